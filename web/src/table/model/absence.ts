// Who was away sees what the others did meanwhile. Here: which entries that are, and up to where
// this browser has seen each table.

import { seatOf, type Entry, type Seat } from "../../protocol/messages";

export const LONG_AWAY = 30_000; // ms without looking or without a line; less is no absence
/** What others do that is worth telling; comings and goings are seen beside the names. */
const NEWS = new Set([
  ...["started", "moved", "undone", "undo_asked", "undo_refused", "draw_offered", "draw_declined"],
  ...["resigned", "claimed", "bot_took_over", "finished", "rematch_asked", "rematch_agreed"],
]);
export const SEEN = "targi-seen"; // where it is kept
const MOST = 40; // tables that are remembered, the newest ones

/** From the last entry seen to the one that had been reached when the player came back. */
export interface Absence {
  since: number;
  upTo: number;
}

/** What the others did during an absence, and after one's own last move. */
export function missedEntries(entries: readonly Entry[], { since, upTo }: Absence, you: readonly Seat[]): Entry[] {
  const replaced = new Set<Seat>(); // seats of ours that a bot plays for
  let missed: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "bot_took_over") replaced.add(entry.seat);
    if (entry.kind === "returned") replaced.delete(entry.seat);
    const { kind, number } = entry;
    const seat = seatOf(entry);
    const own = seat !== null && you.includes(seat) && !replaced.has(seat);
    if (own && kind === "moved") missed = [];
    else if (!own && number > since && number <= upTo && NEWS.has(kind)) missed.push(entry);
  }
  return missed;
}

/** The last entry seen of each table, in this browser. */
export class LastSeen {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {}

  get(table: string): number | null {
    return this.read().find(([name]) => name === table)?.[1] ?? null;
  }

  set(table: string, number: number): void {
    const others = this.read().filter(([name]) => name !== table);
    const seen = [...others.slice(-MOST + 1), [table, number]];
    try {
      this.storage?.setItem(SEEN, JSON.stringify(seen));
    } catch {
      // Nothing is kept in some windows; then nothing is missed either.
    }
  }

  private read(): [string, number][] {
    try {
      const found: unknown = JSON.parse(this.storage?.getItem(SEEN) ?? "[]");
      return Array.isArray(found) ? found.filter(isSeen) : [];
    } catch {
      return [];
    }
  }
}

function isSeen(one: unknown): one is [string, number] {
  return Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1]);
}
