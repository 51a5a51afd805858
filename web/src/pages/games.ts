// My finished games: what each came to for me, and all of them by box and opponent.

import { OTHER, type Box, type FinishedGame, type RecordLine } from "../protocol/messages";
import levels from "../generated/levels.json";
import { seatedPhrase } from "../table/model/player_names";
import { phrase, type Phrase } from "../words/phrases";

/** On one device nobody is me. */
export type GameResult = "won" | "drawn" | "lost" | "both";

const BOXES: readonly Box[] = ["base", "expansion"];
const RESULT_WORDS = { won: "web-won", drawn: "web-drawn", lost: "web-lost" } as const;

export function resultOf({ against, winner, you }: FinishedGame): GameResult {
  if (against === "self") return "both";
  if (winner === "draw") return "drawn";
  return winner === you ? "won" : "lost";
}

/** Who has won: I, the other, or on one device a colour. */
export function resultPhrase(game: FinishedGame): Phrase {
  const result = resultOf(game);
  if (result !== "both") return phrase(RESULT_WORDS[result]);
  return game.winner === "draw" ? phrase("web-drawn") : phrase("web-won-by", { player: phrase(`seat-${game.winner}`) });
}

/** How it ended if not on points; on one device it does not matter who gave up. */
export function endPhrase(game: FinishedGame): Phrase | null {
  const result = resultOf(game);
  if (game.end === "agreed") return phrase("web-game-agreed");
  if (game.end === "completed" || result === "both") return null;
  const left = game.end === "abandoned";
  if (result === "won") return phrase(left ? "web-game-they-left" : "web-game-they-resigned");
  return phrase(left ? "web-game-you-left" : "web-game-you-resigned");
}

export function opponentPhrase(game: FinishedGame): Phrase {
  return game.against === "self" ? phrase("web-one-device") : seatedPhrase({ name: game.opponent, level: game.level });
}

/** The points of both, mine first. */
export function pointsOf({ points, you }: FinishedGame): { points: number; other: number } {
  return { points: points[you], other: points[OTHER[you]] };
}

export interface BoxRecord {
  box: Box;
  lines: RecordLine[];
}

/** The record of each box that was played: the levels, the weakest first, then people. */
export function recordByBox(record: readonly RecordLine[]): BoxRecord[] {
  const rank = ({ level }: RecordLine): number => (level === null ? levels.length : levels.indexOf(level));
  return BOXES.map((box) => ({
    box,
    lines: record.filter((line) => line.box === box).toSorted((one, other) => rank(one) - rank(other)),
  })).filter(({ lines }) => lines.length > 0);
}

export function recordOpponent({ level }: RecordLine): Phrase {
  return level === null ? phrase("web-games-people") : seatedPhrase({ name: null, level });
}
