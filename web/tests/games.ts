// Real messages of two games, made by tests/web/make.py: the opening, then the end.

import type { Entries, Now, Position, ServerMessage, Snapshot } from "../src/protocol/messages";
import { base } from "./fixtures/messages-base";
import { expansion } from "./fixtures/messages-expansion";

const LAST = 3;

export interface GameMessages {
  snapshot: Snapshot;
  /** Entries that follow the snapshot without a gap. */
  opening: Entries[];
  end: Entries[];
}

function gameOf([snapshot, ...entries]: [Snapshot, ...Entries[]]): GameMessages {
  return { snapshot, opening: entries.slice(0, -LAST), end: entries.slice(-LAST) };
}

export const GAMES = { base: gameOf(base), expansion: gameOf(expansion) };

/** All moments of both games. */
export const MOMENTS: Now[] = Object.values(GAMES).flatMap((game) =>
  [...game.opening, ...game.end].map((message) => message.now),
);

export function positionOf(now: Now): Position {
  if (!now.position) throw new Error("the game has not started");
  return now.position;
}

/** The first moment that asks a question of this name. */
export function asking(name: string): Now {
  const found = MOMENTS.find((now) => now.asked?.name === name);
  if (!found) throw new Error(`no moment asks ${name}`);
  return found;
}

export function texts(messages: readonly ServerMessage[]): string[] {
  return messages.map((message) => JSON.stringify(message));
}
