// What lies ahead of a move of the action phase: the card it reaches, what a displayed card is worth
// and means in its row, what is left after paying, and limits that would be exceeded.

import { cardOf, type TribeCard } from "../../cards/cards";
import type { Amounts, Asked, Legal, Player, Position, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { cardAbility, cardWorth, worthOf } from "./card_outlook";
import { changeBy, tokensIn } from "./changes";
import { limitsAhead, stockAfter } from "./limits";
import { atPlace, type Prices } from "./placing_outlook";
import { rowOutlook, rowsWhileLaying } from "./row_outlook";

interface Question {
  prices: Prices;
  asked: Asked | null;
}

export function movingOutlook(legal: Legal, seat: Seat, position: Position, question: Question): Phrase[] {
  const player = position.players[seat];
  if (legal.move === "done") return position.phase === "act" ? limitsAhead("web-limit-now", player) : [];
  const change = changeBy(legal, seat);
  return [
    ...placeUsed(legal, seat, position, question.prices),
    ...cardReached(legal.move, player, position, question.prices),
    ...displaying(legal, player, question.asked, change),
    ...layingAnew(legal.move, player, position, question.asked),
    ...(legal.move === "hand" && !position.last_round ? [phrase("web-hand-later")] : []),
    ...(gains(change) ? limitsAhead("web-limit-then", player, change) : []),
  ];
}

/** What only gives is never the reason why too much is held. */
function gains(change: Amounts): boolean {
  return Object.values(change).some((amount) => amount > 0);
}

/** A border card that turns something up or asks for more. */
function placeUsed({ move, does }: Legal, seat: Seat, position: Position, prices: Prices): Phrase[] {
  const number = /^use (\d+)$/.exec(move)?.[1];
  const asksMore = does.every(({ says }) => says.id === "event-use-border");
  return number !== undefined && asksMore ? atPlace(Number(number), seat, position, prices) : [];
}

/** The tribe card that a marker lies on, or would be moved to. */
function cardReached(move: string, player: Player, position: Position, prices: Prices): Phrase[] {
  const cell = /^(?:use|to) (\d),(\d)$/.exec(move);
  if (cell === null) return [];
  const id = position.centre[Number(cell[1]) - 1]?.[Number(cell[2]) - 1] ?? "";
  const worth = cardWorth(id);
  const tells = worth !== null && (move.startsWith("to ") || cardOf(id).kind === "tribe");
  return tells ? [phrase("web-card-there", { card: worth }), ...cardAbility(prices[id] ?? [], player)] : [];
}

/** What a card that is paid for is worth, what it means in its row, and what is left. */
function displaying(legal: Legal, player: Player, asked: Asked | null, change: Amounts): Phrase[] {
  const card = asked?.parameters.card ? cardOf(asked.parameters.card) : null;
  const displays = (asked?.name === "tribe" && legal.move.startsWith("pay ")) || asked?.name === "row";
  if (card?.kind !== "tribe" || !displays) return [];
  const row = rowOf(legal);
  const inRow = row === null ? [] : [rowOutlook(card.id, row, player.rows)];
  const worth = asked.name === "row" ? [] : [phrase("web-card-worth", { vp: worthOf(card) })]; // told before
  return [...worth, ...inRow, ...leftAfter(legal, card, player, change)];
}

/** What a displayed card that was picked up means where it is laid down. */
function layingAnew(move: string, player: Player, { pending }: Position, asked: Asked | null): Phrase[] {
  const [id, row] = [asked?.parameters.card, /^lay (\d),\d$/.exec(move)?.[1]];
  if (id === undefined || row === undefined) return [];
  return [rowOutlook(id, Number(row) - 1, rowsWhileLaying(player, pending, id))];
}

/** The row that a card would come into, from 0, if that is settled. */
function rowOf({ move, does }: Legal): number | null {
  const chosen = /^row (\d)$/.exec(move)?.[1];
  const told = does.find(({ says }) => says.id === "event-pay-and-display")?.says.gaps?.row;
  const row = chosen === undefined ? told : Number(chosen);
  return typeof row === "number" ? row - 1 : null;
}

function leftAfter(legal: Legal, card: TribeCard, player: Player, change: Amounts): Phrase[] {
  const after = Object.keys(change).length > 0 ? change : priceToCome(legal, card, player);
  if (after === null) return [];
  const tokens = stockAfter(player, after);
  return [tokens.length > 0 ? phrase("web-keeps", { tokens }) : phrase("web-keeps-nothing")];
}

/** What is to be paid after the row is chosen, if no other choice can change it. */
function priceToCome(legal: Legal, card: TribeCard, player: Player): Amounts | null {
  if (legal.says.id !== "move-display-for" || legal.spares?.some(({ kind }) => kind === "goods")) return null;
  const pays = Object.entries(legal.pays ?? Object.fromEntries(tokensIn(legal.says.gaps?.tokens)));
  const withGold = [card.cost, card.alternative ?? {}].some((cost) => (cost.gold ?? 0) > 0);
  const goldMayStay = player.stored_gold > 0 || has(player, "noble_gold_substitute");
  return withGold && goldMayStay ? null : Object.fromEntries(pays.map(([kind, amount]) => [kind, -amount]));
}

function has(player: Player, word: string): boolean {
  const cards = player.rows.flat().map(cardOf);
  return cards.some((card) => card.kind === "tribe" && card.effects.some((effect) => effect.word === word));
}
