// What a Targi would bring on a place: what can be done there, the crossings it makes with what lies
// there, and what is ahead at the end of the round. Only what is certain is told as certain: what
// lies open may still change hands, so that it is always said how things stand now.

import { borderOf, cardOf, type BorderCard } from "../../cards/cards";
import { sentencesOf } from "../../cards/describe";
import type { Amounts, Cell, Position, Price, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { cardAbility, cardWorth } from "./card_outlook";
import { crossings } from "./geometry";
import { GOODS, limitsAhead } from "./limits";
import { ability } from "./prices";
import { hasRaid } from "./rounds";

/** By card what it costs the player. */
export type Prices = Readonly<Record<string, readonly Price[]>>;

/** Border cards in a few words; the others give what they say. */
const THERE: Readonly<Record<string, string>> = {
  noble: "web-there-noble",
  trader: "web-there-trader",
  fata_morgana: "web-there-fata-morgana",
  silversmith: "web-there-silversmith",
  caravan: "web-there-caravan",
  tribal_expansion: "web-there-tribal-expansion",
};

/** All that a Targi would bring on a border card, by its number, or on a dune, by its id. */
export function placingOutlook(target: number | string, seat: Seat, position: Position, prices: Prices): Phrase[] {
  return [
    ...atPlace(target, seat, position, prices),
    ...crossingsBy(target, seat, position, prices),
    ...limitsAhead("web-limit-ahead", position.players[seat], gainsWith(target, seat, position)),
    ...raidAhead(seat, position),
  ];
}

/** What can be done at a place. */
export function atPlace(target: number | string, seat: Seat, position: Position, prices: Prices): Phrase[] {
  if (typeof target === "string") return sentencesOf(cardOf(target));
  const card = borderOf(position.ruleset)(target);
  if (card.action === "noble") return atNoble(position.players[seat].hand, prices);
  return [phraseOf(card)];
}

function phraseOf(card: BorderCard): Phrase {
  const id = THERE[card.action];
  return id === undefined ? card.does : phrase(id);
}

/** The Noble is only for a card that was in the hand when the round began (rule 5.13). */
function atNoble(hand: string | null, prices: Prices): Phrase[] {
  if (hand === null) return [phrase("web-noble-idle")];
  const [worth, costs] = [cardWorth(hand), prices[hand] ?? []];
  const card = worth === null ? [] : [phrase("web-card-there", { card: worth })];
  return [phrase("web-there-noble"), ...card, ...(costs.length > 0 ? [ability(costs)] : [])];
}

/** The cards under new crossings; if there is none, whether there is any, or can be. */
function crossingsBy(target: number | string, seat: Seat, position: Position, prices: Prices): Phrase[] {
  const standing = position.targis[seat];
  const cells = newCrossings(target, standing);
  if (cells.length === 0) return [noCrossing(crossings(standing).length > 0, isLast(seat, position))];
  return cells.flatMap(([row, column]) => {
    const id = position.centre[row]?.[column] ?? "";
    const worth = cardWorth(id);
    if (worth === null) return [];
    const paid = cardAbility(prices[id] ?? [], position.players[seat]);
    return [phrase("web-would-cross", { things: [worth], number: 1 }), ...paid];
  });
}

function noCrossing(hasSome: boolean, last: boolean): Phrase {
  if (hasSome) return phrase("web-no-new-crossing");
  return phrase(last ? "web-no-crossing" : "web-no-crossing-yet");
}

function newCrossings(target: number | string, standing: readonly (number | string)[]): Cell[] {
  const before = crossings(standing).map(String);
  return crossings([...standing, target]).filter((cell) => !before.includes(String(cell)));
}

function isLast(seat: Seat, { this_round }: Position): boolean {
  return this_round[seat].placed.length + 1 >= this_round[seat].targis_allowed;
}

/** What all Targis and crossings of a player would bring for certain, if all of them are used. */
function gainsWith(target: number | string, seat: Seat, position: Position): Amounts {
  const places = [...position.targis[seat], target];
  const border = borderOf(position.ruleset);
  const gains: Amounts = {};
  const add = (kind: string, amount: number): void => void (gains[kind] = (gains[kind] ?? 0) + amount);
  for (const place of places) {
    const action = typeof place === "number" ? border(place).action : "";
    if ((GOODS as readonly string[]).includes(action)) add(action, 1);
  }
  for (const [row, column] of crossings(places)) {
    const id = position.centre[row]?.[column] ?? "?";
    const card = id.endsWith("?") ? null : cardOf(id);
    if (card?.kind !== "goods") continue;
    for (const [kind, amount] of Object.entries(card.shows)) add(kind, amount);
    if (card.choices.length > 0 && card.choices.every(isOneGood)) add("goods", 1);
  }
  return gains;
}

function isOneGood(choice: Amounts): boolean {
  return Object.entries(choice).every(([kind, amount]) => (GOODS as readonly string[]).includes(kind) && amount === 1);
}

/** The raid that comes with the end of the round, unless a card of one's own spares it. */
function raidAhead(seat: Seat, position: Position): Phrase[] {
  if (!hasRaid(position.round) || isSpared(seat, position)) return [];
  const raid = borderOf(position.ruleset)(position.robber + 1);
  return [phrase("web-raid-after", { demands: raid.asks ?? raid.does, round: position.round })];
}

function isSpared(seat: Seat, position: Position): boolean {
  const cards = position.players[seat].rows.flat().map(cardOf);
  return cards.some((card) => card.kind === "tribe" && card.effects.some(({ word }) => word === "raid_immunity"));
}
