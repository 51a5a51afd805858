// The cards of both boxes: their data, for the drawing, and phrases, for the words. They come from
// the Python package when the client is built; see tools/web_data.py.

import catalogue from "../generated/cards.json";
import type { Amounts, BorderCard, Box, Card, CustomCards, Ruleset, Tribe, TribeCard } from "../protocol/wire";

export type { BorderCard, Card, CustomCards, DuneCard, Effect, GoodsCard, Tribe, TribeCard } from "../protocol/wire";

/** What a player need not pay of a card's costs, and what is missing. */
export interface CostMarks {
  payable: boolean;
  cost: { spared: Amounts; missing: Amounts };
  alternative: { spared: Amounts; missing: Amounts };
}

// A JSON import has no literal types; that it is of this one is tested where it is made.
const { cards: CARDS, border: BORDER } = catalogue as unknown as CustomCards;

const NONE: CustomCards = { cards: {}, border: {} };
let custom = NONE;

/** From now on cards are as the file of a table has them; null: as in the boxes. */
export function useCustomCards(cards: CustomCards | null): void {
  custom = cards ?? NONE;
}

export const TRIBES: readonly Tribe[] = ["oasis", "camel_rider", "well", "camp", "targia"];

/** A tribe card, goods card or dune by its id. */
export function cardOf(id: string): Card {
  const card = custom.cards[id] ?? CARDS[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** Every card that there is, the border cards of both boxes last. */
export function allCards(): Card[] {
  const border = Object.values(BORDER.base ?? {});
  const others = Object.values(BORDER.expansion ?? {}).filter((card) => card.box === "expansion");
  return [...Object.values(CARDS), ...border, ...others];
}

/** All tribe cards of both boxes, as a card file has them. */
export function tribeCards(changed: CustomCards | null): TribeCard[] {
  return Object.values({ ...CARDS, ...changed?.cards }).filter((card) => card.kind === "tribe");
}

/** The numbers at which both boxes have a border card of their own, with both cards. */
export function borderPairs(): { number: number; base: BorderCard; expansion: BorderCard }[] {
  return Object.values(BORDER.expansion ?? {}).flatMap((expansion) => {
    const base = BORDER.base?.[expansion.number];
    return base && expansion.box === "expansion" ? [{ number: expansion.number, base, expansion }] : [];
  });
}

/** The box of a ruleset, which is a name such as `expansion+easier` or says its options one by one. */
export function boxOf(ruleset: Ruleset | undefined): Box {
  const box = typeof ruleset === "string" ? ruleset.split("+")[0] : ruleset?.box;
  return box === "expansion" ? "expansion" : "base";
}

/** The border of a ruleset: its box's, with cards of the base game where the option says so. */
export function borderOf(ruleset: Ruleset | undefined): (number: number) => BorderCard {
  const border = typeof ruleset === "string" ? undefined : ruleset?.border;
  const box = boxOf(ruleset);
  return (number) => {
    const from = border?.[number] ?? box;
    const card = custom.border[from]?.[number] ?? BORDER[from]?.[number];
    if (card === undefined) throw new Error(`there is no border card ${number}`);
    return card;
  };
}
