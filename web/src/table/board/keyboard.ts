// Going about by keys: over the board from a card to its neighbour, as the eye would go; up and down
// the log, which is one stop for Tab however long it is; and to what can be done next.

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place that an arrow key leads to from a place such as "2,3", inside the square. */
export function neighbour(cell: string, key: string, size = 5): string | null {
  const step = STEPS[key];
  const [row = 0, column = 0] = cell.split(",").map(Number);
  if (step === undefined) return null;
  const [nextRow, nextColumn] = [row + step[0], column + step[1]];
  const inside = [nextRow, nextColumn].every((at) => at >= 1 && at <= size);
  return inside ? `${nextRow},${nextColumn}` : null;
}

export function moveOnBoard(event: KeyboardEvent): void {
  const board = event.currentTarget as HTMLElement;
  const from = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]")?.dataset.cell;
  if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  for (let to = neighbour(from, event.key); to !== null; to = neighbour(to, event.key)) {
    event.preventDefault();
    const next = board.querySelector<HTMLElement>(`[data-cell="${to}"] [data-spot]`);
    if (next) {
      next.focus();
      return;
    }
  }
}

export function moveInLog(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const lines = [...list.querySelectorAll<HTMLElement>("li button:not(:disabled)")];
  const next = lines[lines.indexOf(event.target as HTMLElement) + by];
  if (by === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

const CONTROLS = "a, button, input, textarea, select, summary";

/** Whether a key belongs to what has the focus, and means nothing else there. */
export function isOnControl(target: Element): boolean {
  return target.closest(CONTROLS) !== null;
}

// What can be done: choices before places, because they are about what was played last.
const POSSIBLE = [
  ".tray button:not([aria-disabled=true])",
  "button.is-legal:not(.tray *)",
  "button.card[data-lit]:not(.is-legal)", // what a lesson is about
  ".prompt .btn.primary",
];

/** The next thing that can be done after the one that has the focus, around and around. */
export function focusNextPossible(): void {
  const all = POSSIBLE.flatMap((way) => [...document.querySelectorAll<HTMLElement>(way)]);
  const at = all.findIndex((one) => one === document.activeElement);
  all[(at + 1) % all.length]?.focus();
}
