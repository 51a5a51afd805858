// Entries for tests, as short as a test needs them.

import type { Entry, Moved, Seat } from "../src/protocol/messages";

type Unnumbered<E> = E extends Entry ? Omit<E, "number" | "at"> : never;

/** An entry that has no number yet. */
export type BareEntry = Unnumbered<Entry>;

/** Entries one after the other, the first of them with this number. */
export function numbered(entries: readonly BareEntry[], first = 1): Entry[] {
  return entries.map((entry, at) => ({ number: first + at, at: 0, ...entry }));
}

/** A move of which only the player matters. */
export function moved(seat: Seat): Unnumbered<Moved> {
  return { kind: "moved", seat, move: "done", events: [], told: [] };
}
