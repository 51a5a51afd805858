// Own decks: 45 tribe cards, nine of each symbol (rule 9.3).

import { TRIBES, type Tribe, type TribeCard } from "../cards/cards";

export const OF_EACH = 9;

export interface Suit {
  tribe: Tribe;
  cards: TribeCard[];
  /** How many of them are chosen. */
  chosen: number;
}

/** The cards sorted by symbol, with how many of each are chosen. */
export function suitsOf(cards: readonly TribeCard[], chosen: readonly string[]): Suit[] {
  return TRIBES.map((tribe) => {
    const same = cards.filter((card) => card.symbol === tribe);
    return { tribe, cards: same, chosen: same.filter((card) => chosen.includes(card.id)).length };
  });
}

export function isComplete(cards: readonly TribeCard[], chosen: readonly string[]): boolean {
  return suitsOf(cards, chosen).every((suit) => suit.chosen === OF_EACH);
}

/** The deck without a card that is in it, or with one that is not. */
export function toggled<Value>(chosen: readonly Value[], one: Value): Value[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

/** The deck that choosing begins with: the expansion's own. */
export function firstDeck(cards: readonly TribeCard[]): string[] {
  return suitsOf(cards, []).flatMap(({ cards: same }) =>
    same
      .filter((card) => card.box === "expansion")
      .slice(0, OF_EACH)
      .map((card) => card.id),
  );
}
