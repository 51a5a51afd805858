// The lines of the log. What a player returns above a limit is given token by token, a move for each:
// it is told once, with the sum.

import type { Entry, Told } from "../../protocol/messages";
import { isList, phrase, type Gap, type Phrase } from "../../words/phrases";
import { toldOf } from "./entries";

export interface LogLine {
  /** The entry that the line leads back to: the last one, if it tells of several. */
  entry: Entry;
  /** The number of the first. */
  from: number;
  told: Told[];
}

const RETURN = "event-return";

/** The lines of entries that tell something, the oldest first; what was taken back is apart from what stands. */
export function logLines(entries: readonly Entry[], gone: ReadonlySet<Entry> = new Set()): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const [first, ...more] = toldOf(entry);
    if (first === undefined) continue;
    const before = lines.at(-1);
    const sum = before && gone.has(before.entry) === gone.has(entry) ? returnedInAll(before, entry, first) : null;
    if (before && sum) lines.splice(-1, 1, { entry, from: before.from, told: [sum, ...more] });
    else lines.push({ entry, from: entry.number, told: [first, ...more] });
  }
  return lines;
}

/** Whether a line tells of the moment of this number. */
export function isAbout(line: LogLine, number: number | null): boolean {
  return number !== null && line.from <= number && number <= line.entry.number;
}

/** What a line and the next entry of the same player return together; null if one of them tells of something else. */
function returnedInAll({ entry, told: [one, ...rest] }: LogLine, next: Entry, other: Told): Told | null {
  const samePlayer = entry.kind === "moved" && next.kind === "moved" && entry.seat === next.seat;
  if (!samePlayer || rest.length > 0 || one?.says.id !== RETURN || other.says.id !== RETURN) return null;
  const sums = new Map<string, number>();
  for (const { id, gaps } of [...tokensOf(one), ...tokensOf(other)]) {
    sums.set(id, (sums.get(id) ?? 0) + Number(gaps?.amount));
  }
  const tokens = [...sums].map(([id, amount]) => phrase(id, { amount }));
  return { ...other, says: phrase(RETURN, { ...other.says.gaps, tokens }), forced: one.forced && other.forced };
}

function tokensOf({ says }: Told): readonly Phrase[] {
  const tokens: Gap | undefined = says.gaps?.tokens;
  return typeof tokens === "object" && isList(tokens) ? tokens : [];
}
