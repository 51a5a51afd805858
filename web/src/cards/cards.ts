// The cards of both boxes: their data, for the drawing, and phrases, for the words. They come from
// the Python package when the client is built; see tools/web_data.py.

import catalogue from "../generated/cards.json";
import type { Tokens } from "../protocol/messages";
import type { Phrase } from "../words/phrases";

export type Tribe = "oasis" | "camel_rider" | "well" | "camp" | "targia";

export interface Effect {
  word: string;
  parameters: Record<string, number | string | [string, number][]>;
  timing: string;
  when: Phrase;
  says: Phrase;
}

interface Anything {
  id: string;
  box: "base" | "expansion";
  doubtful: boolean;
  name: Phrase;
  heading: Phrase;
  entries: [label: Phrase, text: Phrase][];
}

export interface TribeCard extends Anything {
  kind: "tribe";
  symbol: Tribe;
  vp: number;
  cost: Tokens;
  alternative: Tokens | null;
  extra: { cost: Tokens; vp: number } | null;
  costs: Phrase;
  effects: Effect[];
}

export interface GoodsCard extends Anything {
  kind: "goods";
  shows: Tokens;
  choices: Tokens[];
  gives: Phrase;
}

export interface BorderCard extends Anything {
  kind: "border";
  number: number;
  action: string;
  demands: Tokens[];
  /** What a raid asks for, in words. */
  asks: Phrase | null;
  does: Phrase;
}

export interface DuneCard extends Anything {
  kind: "dune";
  effects: Effect[];
}

export type Card = TribeCard | GoodsCard | BorderCard | DuneCard;

const CARDS = catalogue.cards as unknown as Record<string, Card>;
const BORDER = catalogue.border as unknown as Record<string, Record<string, BorderCard>>;

/** Cards of a custom card file: by id, and border cards by box and number. */
export interface CustomCards {
  cards: Record<string, Card>;
  border: Record<string, Record<string, BorderCard>>;
}

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

interface Options {
  box?: string;
  border?: Record<string, string>;
}

/** The options of a ruleset, which is a name such as `expansion+easier` or says them one by one. */
function optionsOf(ruleset: unknown): Options {
  if (typeof ruleset === "string") return { box: ruleset.split("+")[0] ?? "base" };
  return ruleset ?? {};
}

export function boxOf(ruleset: unknown): "base" | "expansion" {
  return optionsOf(ruleset).box === "expansion" ? "expansion" : "base";
}

/** The border of a ruleset: its box's, with cards of the base game where the option says so. */
export function borderOf(ruleset: unknown): (number: number) => BorderCard {
  const { border } = optionsOf(ruleset);
  const box = boxOf(ruleset);
  return (number) => {
    const from = border?.[number] ?? box;
    const card = custom.border[from]?.[number] ?? BORDER[from]?.[number];
    if (card === undefined) throw new Error(`there is no border card ${number}`);
    return card;
  };
}
