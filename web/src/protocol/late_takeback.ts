// Whether a takeback that came too late is still meant: the answer of the computer came a moment
// before the click, and nothing else has changed. No other command is ever sent anew by itself.

import type { Wish } from "./messages";
import type { TableState } from "./table_state";

const HOW: Partial<Record<Wish["kind"], string>> = { undo: "freely", ask_undo: "asking" };

export function isTakeback(wish: Wish): boolean {
  return wish.kind in HOW;
}

/** The same move would be taken back in the same way, if others alone have moved meanwhile. */
export function isStillMeant(wish: Wish, expected: number, { entries, now }: TableState): boolean {
  if (!isTakeback(wish) || now.seats[wish.seat].may_undo !== HOW[wish.kind]) return false;
  const between = entries.filter((entry) => entry.number > expected);
  if (between.length !== now.number - expected) return false; // some are not known
  return between.every((entry) => entry.kind !== "undone" && !(entry.kind === "moved" && entry.seat === wish.seat));
}
