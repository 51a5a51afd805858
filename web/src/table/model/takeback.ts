// Which move can be taken back from here.

import type { Entry, Now, Seat } from "../../protocol/messages";

/** The seat whose move would be taken back; on one device that of the last move. */
export function takebackSeat(now: Now | null, entries: readonly Entry[], you: readonly Seat[]): Seat | undefined {
  const last = you.length > 1 ? lastMover(entries) : undefined;
  return (last ? [last, ...you] : you).find((one) => now?.seats[one].may_undo);
}

/** Who made the last move that stands; on one device moves are taken back one by one. */
function lastMover(entries: readonly Entry[]): Seat | undefined {
  const movers: Seat[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") movers.push(entry.seat);
    else if (entry.kind === "undone") movers.pop();
  }
  return movers.at(-1);
}
