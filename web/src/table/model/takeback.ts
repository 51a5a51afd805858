// Which move can be taken back from here.

import type { Entry, Now, Seat } from "../../protocol/messages";

/** The seat whose move would be taken back; on one device that of the last move. */
export function takebackSeat(now: Now | null, entries: readonly Entry[], you: readonly Seat[]): Seat | undefined {
  const last = you.length > 1 ? lastMover(entries) : undefined;
  return (last ? [last, ...you] : you).find((one) => now?.seats[one].may_undo);
}

/** Who made the last move that stands; on one device moves are taken back one by one. */
function lastMover(entries: readonly Entry[]): Seat | undefined {
  const movers: (Seat | undefined)[] = [];
  for (const { kind, seat } of entries) {
    if (kind === "moved") movers.push(seat);
    else if (kind === "undone") movers.pop();
  }
  return movers.at(-1);
}
