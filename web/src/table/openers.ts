/** What can be opened over a table. */
export interface Openers {
  onmenu: () => void;
  onlog: () => void;
  onrule: (rule: string | null) => void;
  onscore: () => void;
  oncommands: () => void;
}
