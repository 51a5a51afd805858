// How far one is in the lessons: kept in this browser, and nowhere else. What is kept may be old,
// or not be ours at all; other tabs may change it meanwhile.

import { getItem, setItem } from "../browser/storage";

/** Where one is in a lesson: the step, from 0, and the moves made in each step up to it. */
export interface Place {
  readonly step: number;
  readonly moves: readonly (readonly string[])[];
}

export interface Progress {
  readonly done: readonly string[];
  readonly begun: Readonly<Record<string, Place>>;
}

const KEY = "targi-lessons";
const MOST = 200; // steps and moves that anybody could have made
const LONGEST = 100; // letters of a move

export const FIRST_STEP: Place = { step: 0, moves: [[]] };

export function progress(): Progress {
  return readProgress(getItem(KEY));
}

/** What was kept, as far as it can be read. */
export function readProgress(text: string | null): Progress {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const { done, begun } = isRecord(found) ? found : {};
    return {
      done: isTexts(done) ? [...new Set(done)] : [],
      begun: Object.fromEntries(Object.entries(isRecord(begun) ? begun : {}).filter(isBegun)),
    };
  } catch {
    return { done: [], begun: {} };
  }
}

/** Keeps where one is in a lesson. */
export function keepPlace(lesson: string, place: Place): void {
  const { done, begun } = progress();
  keep({ done, begun: { ...begun, [lesson]: place } });
}

/** The end of a lesson is kept with this visit of its page, so that a reload does not begin it anew. */
export function keepEnd(last: Place): void {
  history.replaceState({ ended: last }, "");
}

/** The last step of a lesson that ended on this visit. */
export function endedAt(): Place | null {
  return (history.state as { ended?: Place } | null)?.ended ?? null;
}

/** The lesson has been learned: whoever opens it again begins anew. */
export function keepDone(lesson: string): void {
  const { done, begun } = progress();
  const { [lesson]: _, ...others } = begun;
  keep({ done: [...new Set([...done, lesson])], begun: others });
}

function keep(kept: Progress): void {
  setItem(KEY, JSON.stringify(kept));
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isTexts(found: unknown): found is string[] {
  return Array.isArray(found) && found.length <= MOST && found.every((one) => typeof one === "string");
}

function isBegun(entry: [string, unknown]): entry is [string, Place] {
  const [, found] = entry;
  if (!isRecord(found) || !Array.isArray(found.moves)) return false;
  const moves: unknown[] = found.moves;
  const isMoves = (made: unknown): boolean => isTexts(made) && made.every((one) => one.length <= LONGEST);
  return moves.length <= MOST && found.step === moves.length - 1 && found.step >= 0 && moves.every(isMoves);
}
