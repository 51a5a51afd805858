// What a client knows of a table: a pure function of the messages received. Nothing here knows a
// rule of the game, a socket or the screen.

import type { About, Entries, Entry, Now, Seat, Snapshot } from "./messages";

/** Something that happened, and the moment after it: what is shown one after the other. */
export interface Step {
  entries: Entry[];
  now: Now;
}

export interface TableState {
  readonly about: About;
  readonly you: readonly Seat[];
  readonly now: Now;
  /** What happened as far as it is known, oldest first and without a gap up to now. */
  readonly entries: readonly Entry[];
}

export type Update =
  { state: TableState; step: Step | null; gap: false } | { state: TableState | null; step: null; gap: true };

export function fromSnapshot(message: Snapshot, before: TableState | null): TableState {
  const { about, you, now } = message;
  // What is known goes on being the log only if nothing is missing between it and now.
  const last = before?.about.table === about.table ? before.entries.at(-1)?.number : undefined;
  return { about, you, now, entries: last === now.number ? (before?.entries ?? []) : [] };
}

/** Takes entries that follow without a gap, skips known ones; a gap means: say hello again. */
export function withEntries(state: TableState | null, message: Entries): Update {
  if (state === null) return { state, step: null, gap: true };
  const you = message.you ?? state.you;
  const last = state.now.number;
  const fresh = message.entries.filter((entry) => entry.number > last);
  if (message.now.number <= last) {
    // Nothing new. The same number may come again, and is equally true; so are older entries.
    const now = message.now.number === last ? message.now : state.now;
    const entries = withOlder(state.entries, message.entries);
    return { state: { ...state, you, now, entries }, step: null, gap: false };
  }
  const first = fresh[0];
  if (first === undefined || first.number !== last + 1) return { state, step: null, gap: true };
  const entries = [...state.entries, ...fresh];
  const step = { entries: fresh, now: message.now };
  return { state: { ...state, you, now: message.now, entries }, step, gap: false };
}

/** The same with entries of the past, a page that ends where what is known begins. */
export function withOlderEntries(state: TableState, page: readonly Entry[]): TableState {
  return { ...state, entries: withOlder(state.entries, page) };
}

/** The entries known, with those before them that a message tells. */
function withOlder(known: readonly Entry[], told: readonly Entry[]): readonly Entry[] {
  const first = known[0]?.number ?? Infinity;
  const older = told.filter((entry) => entry.number < first);
  return older.length > 0 ? [...older, ...known] : known;
}
