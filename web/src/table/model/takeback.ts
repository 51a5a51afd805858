// Which move can be taken back from here.

import type { Entry, Now, Seat } from "../../protocol/messages";

/** The seat whose move would be taken back; on one device that of the last move. */
export function takebackSeat(now: Now | null, entries: readonly Entry[], you: readonly Seat[]): Seat | undefined {
  const last = you.length > 1 ? lastMover(entries) : undefined;
  return (last ? [last, ...you] : you).find((one) => now?.seats[one].may_undo);
}

/** The moves that were taken back. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<Entry> {
  const standing: Entry[] = [];
  const gone = new Set<Entry>();
  for (const entry of entries) {
    if (entry.kind === "moved") standing.push(entry);
    else if (entry.kind === "undone" && entry.moves > 0) {
      standing.splice(-entry.moves).forEach((move) => gone.add(move));
    }
  }
  return gone;
}

/** Who made the last move that stands. */
function lastMover(entries: readonly Entry[]): Seat | undefined {
  const gone = takenBack(entries);
  const last = entries.findLast((entry) => entry.kind === "moved" && !gone.has(entry));
  return last?.kind === "moved" ? last.seat : undefined;
}
