// Where points come from: one line for each source that brings anybody anything, or a sentence for
// each player.

import { cardOf } from "../../cards/cards";
import type { Score, Seat } from "../../protocol/messages";
import { phrase, type Gap, type Phrase } from "../../words/phrases";
import { cardPhrase } from "./labels";
import { EQUAL } from "./row_goals";

export interface ScoreLine {
  source: Phrase;
  symbol: string;
  points: Record<Seat, number>;
}

export function scoreLines(scores: Record<Seat, Score>): ScoreLine[] {
  const both = (of: (score: Score) => number): Record<Seat, number> => ({
    blue: of(scores.blue),
    white: of(scores.white),
  });
  const cards = [...new Set(Object.values(scores).flatMap((score) => Object.keys(score.effects)))];
  const lines: ScoreLine[] = [
    { source: phrase("score-tokens"), symbol: "g-vp", points: both((score) => score.tokens) },
    { source: phrase("score-cards"), symbol: "back-tribe", points: both((score) => score.cards) },
    ...cards.sort().map((id) => ({
      source: phrase("score-effect", { card: cardPhrase(cardOf(id)) }),
      symbol: "m-end",
      points: both((score) => score.effects[id] ?? 0),
    })),
    ...scores.blue.rows.map((_, row) => ({
      source: phrase("score-row", { row: row + 1 }),
      // Of a row that both have scored, the sign of the better one.
      symbol: Math.max(scores.blue.rows[row] ?? 0, scores.white.rows[row] ?? 0) >= EQUAL ? "r-equal" : "r-different",
      points: both((score) => score.rows[row] ?? 0),
    })),
    { source: phrase("score-water"), symbol: "g-water", points: both((score) => score.water) },
  ];
  return lines.filter(({ points }) => points.blue > 0 || points.white > 0);
}

/** A player's score and what it is made of, in one sentence. */
export function scoreSentence(score: Score, player: Phrase): Phrase {
  const parts = [
    ...(["tokens", "cards"] as const).map((name) => part(name, score[name])),
    ...Object.entries(score.effects).map(([id, points]) => part("effect", points, { card: cardPhrase(cardOf(id)) })),
    ...score.rows.map((points, row) => part("row", points, { row: row + 1 })),
    part("water", score.water),
  ].filter((one) => one.gaps?.points !== 0);
  if (parts.length === 0) return phrase("score-nothing", { player });
  return phrase("score-sentence", { player, points: score.total, parts });
}

function part(name: string, points: number, gaps: Record<string, Gap> = {}): Phrase {
  return phrase(`score-part-${name}`, { points, ...gaps });
}
