// Where points come from: one line for each source that brings anybody anything, then the total.

import { cardOf } from "../cards/cards";
import type { Score, Seat } from "../protocol/messages";
import { phrase, type Phrase } from "../words/phrases";
import { cardPhrase } from "./words";

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
      symbol: "r-different",
      points: both((score) => score.rows[row] ?? 0),
    })),
    { source: phrase("score-water"), symbol: "g-water", points: both((score) => score.water) },
  ];
  return lines.filter(({ points }) => points.blue > 0 || points.white > 0);
}
