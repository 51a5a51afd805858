// Messages, as wire.ts declares them, and what goes with them: the seats, and commands as the player means them.
// What is done with messages is in `table_state` (receiving) and `connection` (sending).

import type { Command, Entry, Seat } from "./wire";

export * from "./wire";

export const SEATS: readonly Seat[] = ["blue", "white"];
export const OTHER: Readonly<Record<Seat, Seat>> = { blue: "white", white: "blue" };

/** Whose doing an entry is, if it is somebody's. */
export function seatOf(entry: Entry): Seat | null {
  return "seat" in entry ? entry.seat : null;
}

/** What the connection adds to a command: its id, and what the client has seen. */
type Added = "id" | "expected";
type Without<C> = C extends Command ? Omit<C, Added> : never;
type Plain<C> = C extends Command ? ([keyof C] extends ["kind" | "seat" | Added] ? C["kind"] : never) : never;

/** A command without what the connection adds. */
export type Wish = Without<Command>;

/** The kinds of commands that say nothing but their seat. */
export type PlainWish = Plain<Command>;
