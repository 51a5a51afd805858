// What a table can be looked up by: the signs of the cards that are played, the lasting effects of a
// display, and what is still to come.

import { boxOf, cardOf, TRIBES, type Effect, type Tribe, type TribeCard } from "../../cards/cards";
import { SEATS, type Player, type Position } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { hasRaid, ROUNDS } from "./rounds";

export interface SignInWords {
  symbol: string;
  tribe?: Tribe;
  says: Phrase;
}

export interface Power {
  card: TribeCard;
  effect: Effect;
}

const TIMINGS: Readonly<Record<string, string>> = {
  immediate: "web-sign-immediate",
  permanent: "web-sign-permanent",
  once: "web-sign-once",
  stored: "web-sign-stored",
  next_round: "web-sign-next-round",
  end: "web-sign-end",
};
const ORDER = Object.keys(TIMINGS);
const GOODS = ["dates", "salt", "pepper", "gold", "water", "vp"];
const DISPLAY = 12; // cards that end the game

/** When effects work, the tribes, the tokens: only those that this game has. */
export function signsInWords(position: Position): SignInWords[][] {
  const cards = tribesOf(tribeIds(position));
  const timings = new Set(cards.flatMap((card) => card.effects.map((effect) => effect.timing)));
  const goods = GOODS.filter((kind) => kind !== "water" || boxOf(position.ruleset) === "expansion");
  return [
    Object.entries(TIMINGS).flatMap(([timing, says]) =>
      timings.has(timing) ? [{ symbol: `m-${timing}`, says: phrase(says) }] : [],
    ),
    TRIBES.map((tribe) => ({ symbol: `t-${tribe}`, tribe, says: symbolPhrase(tribe) })),
    [...goods.map((kind) => ({ symbol: `g-${kind}`, says: phrase(`kind-${kind}`) })), ANY],
  ];
}

/** The effects of a display that still count: not what was done when a card was laid, nor what is used up. */
export function powersOf(player: Player): Power[] {
  const lasts = ({ card, effect: { timing } }: Power): boolean => {
    if (timing === "once") return player.action_markers.includes(card.id);
    if (timing === "stored") return player.stored_gold > 0;
    return timing === "permanent" || timing === "end";
  };
  const powers = tribesOf(player.rows.flat()).flatMap((card) => card.effects.map((effect) => ({ card, effect })));
  return powers
    .filter(lasts)
    .sort((one, other) => ORDER.indexOf(one.effect.timing) - ORDER.indexOf(other.effect.timing));
}

/** How many tribe cards of each symbol nobody has seen yet. */
export function unseenTribes(position: Position): { tribe: Tribe; amount: number }[] {
  const cards = tribesOf(position.piles.tribes);
  return TRIBES.map((tribe) => ({ tribe, amount: cards.filter((card) => card.symbol === tribe).length }));
}

/** How many rounds and raids are still to come, as things stand. A twelfth card spares the last raid. */
export function ahead(position: Position): { rounds: number; raids: number } {
  const ended = SEATS.some((seat) => position.players[seat].rows.flat().length === DISPLAY);
  if (ended || position.phase === "over") return { rounds: 0, raids: 0 };
  const from = Array.from({ length: ROUNDS - position.round + 1 }, (_, at) => position.round + at);
  return { rounds: ROUNDS - position.round, raids: from.filter(hasRaid).length };
}

export function symbolPhrase(tribe: Tribe): Phrase {
  return phrase(`symbol-${tribe.replace("_", "-")}`);
}

const ANY: SignInWords = { symbol: "g-any", says: phrase("token-goods-of-choice", { amount: 1 }) };

function tribesOf(ids: readonly string[]): TribeCard[] {
  return ids.map(cardOf).filter((card) => card.kind === "tribe");
}

/** Every tribe card of the game, wherever it lies. */
function tribeIds({ piles, discards, centre, players, held }: Position): string[] {
  const owned = SEATS.flatMap((seat) => [
    ...players[seat].rows.flat(),
    ...(players[seat].hand ? [players[seat].hand] : []),
  ]);
  const inCentre = centre.flat().filter((id) => !id.endsWith("?"));
  return [...piles.tribes, ...discards.tribes, ...inCentre, ...owned, ...held.flatMap((one) => one.cards)];
}
