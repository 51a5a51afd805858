// The secrets of links to friends, which the server tells only once. They are kept in this browser,
// so that the waiting room can show the link again; whether one still holds, the table says.

import { getItem, removeItem, setItem } from "../browser/storage";

export interface Invitation {
  table: string;
  secret: string;
  /** The number of the entry that brought the link. */
  number: number;
}

const KEY = "targi-invitations";
const MOST = 20; // the latest; older tables have begun or are gone

/** What was kept, as far as it can be read. */
export function readInvitations(text: string | null): Invitation[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isInvitation).slice(-MOST) : [];
  } catch {
    return [];
  }
}

function isInvitation(one: unknown): one is Invitation {
  const { table, secret, number } = (one ?? {}) as Partial<Invitation>;
  return typeof table === "string" && typeof secret === "string" && typeof number === "number";
}

/** The list with another one, which takes the place of those of the same table. */
export function withInvitation(all: readonly Invitation[], one: Invitation): Invitation[] {
  return [...all.filter((other) => other.table !== one.table), one].slice(-MOST);
}

/** The secret that leads to a table now; null if this browser does not have it. */
export function secretFor(all: readonly Invitation[], table: string, number: number | null): string | null {
  return all.find((one) => one.table === table && one.number === number)?.secret ?? null;
}

export function storedInvitations(): Invitation[] {
  return readInvitations(getItem(KEY));
}

/** Keeps one for later; the list with it is also what holds if the browser keeps nothing. */
export function storeInvitation(one: Invitation): Invitation[] {
  const all = withInvitation(storedInvitations(), one);
  setItem(KEY, JSON.stringify(all));
  return all;
}

export function forgetInvitations(): void {
  removeItem(KEY);
}
