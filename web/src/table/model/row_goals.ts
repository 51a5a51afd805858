// What a row of a display may still score: a hint for the eye. The score itself the server counts.

import { cardOf } from "../../cards/cards";

export interface RowGoal {
  kind: "equal" | "different";
  vp: number;
  reached: boolean;
}

export const EQUAL = 4;
const DIFFERENT = 2;
const FULL = 4;

/** The goal that the symbols of a row still allow; a row of one card has not decided yet. */
export function rowGoal(cards: readonly string[], scored: number): RowGoal | null {
  const symbols = cards.flatMap((id) => {
    const card = cardOf(id);
    return card.kind === "tribe" ? [card.symbol] : [];
  });
  const kinds = new Set(symbols).size;
  const kind = kinds === 1 ? "equal" : kinds === symbols.length ? "different" : null;
  if (cards.length === FULL) {
    return scored > 0 ? { kind: kind ?? "different", vp: scored, reached: true } : null;
  }
  if (symbols.length < 2 || kind === null) return null;
  return { kind, vp: kind === "equal" ? EQUAL : DIFFERENT, reached: false };
}
