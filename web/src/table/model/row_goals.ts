// What a row of a display may still score: a hint for the eye. The score itself the server counts.

import { cardOf, type Card, type Effect } from "../../cards/cards";

export interface RowGoal {
  kind: "equal" | "different";
  vp: number;
  reached: boolean;
}

export const EQUAL = 4;
const DIFFERENT = 2;
export const FULL = 4;

/** The goal that the symbols of a row still allow; a row of one card has not decided yet. */
export function rowGoal(cards: readonly string[], scored: number): RowGoal | null {
  const symbols = symbolsOf(cards);
  const kinds = new Set(symbols).size;
  const kind = kinds === 1 ? "equal" : kinds === symbols.length ? "different" : null;
  if (cards.length === FULL) {
    return scored > 0 ? { kind: kind ?? "different", vp: scored, reached: true } : null;
  }
  if (symbols.length < 2 || kind === null) return null;
  return { kind, vp: kind === "equal" ? EQUAL : DIFFERENT, reached: false };
}

/** The symbols of tribe cards; a joker dune has none. */
export function symbolsOf(cards: readonly string[]): string[] {
  return cards.flatMap((id) => {
    const card = cardOf(id);
    return card.kind === "tribe" ? [card.symbol] : [];
  });
}

/** What four different symbols bring: more with a card in the display that says so, for so many rows. */
export function differentVp(display: readonly (readonly string[])[]): number {
  const effects = display.flat().flatMap((id) => effectsOf(cardOf(id)));
  const raise = effects.find(({ word }) => word === "different_rows")?.parameters;
  const full = display.filter((row) => new Set(symbolsOf(row)).size === FULL).length;
  return raise !== undefined && full < Number(raise.rows) ? Number(raise.vp) : DIFFERENT;
}

function effectsOf(card: Card): Effect[] {
  return card.kind === "tribe" ? card.effects : [];
}
