// Which level to play next: after clear results against one of them its neighbour, stronger or gentler.

import levels from "../generated/levels.json";

/** A game that this browser has seen the end of; no level where people played. */
export interface FinishedHere {
  table: string;
  level: string | null;
  result: "won" | "drawn" | "lost" | "both";
}

export interface LevelAdvice {
  /** Who was played, and how often in a row it ended alike. */
  level: string;
  result: "won" | "lost";
  number: number;
  next: string;
}

const ENOUGH = { won: 2, lost: 3 } as const; // games in a row

/** What follows from the game of this table and those before it, oldest first. */
export function levelAfter(games: readonly FinishedHere[], table: string): LevelAdvice | null {
  const at = games.findIndex((one) => one.table === table);
  const { level = null, result } = games[at] ?? {};
  if (level === null || (result !== "won" && result !== "lost")) return null;
  const before = games.slice(0, at + 1).filter((one) => one.level !== null);
  const number = before.length - 1 - before.findLastIndex((one) => one.level !== level || one.result !== result);
  const next = levels[levels.indexOf(level) + (result === "won" ? 1 : -1)];
  const known = levels.includes(level) && next !== undefined;
  return known && number >= ENOUGH[result] ? { level, result, number, next } : null;
}
