// What a move would bring, said to whoever thinks about it: short, what matters and nothing that the
// choice itself says. The server tells what would happen; here it is only put in other words.

import { cardOf } from "../../cards/cards";
import type { Legal, Position, Seat, Told } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { crossings } from "./geometry";
import { cardPhrase } from "./labels";
import { thanksTo } from "./prices";

// Whoever chooses a place or a choice knows this already; lines and crossings are seen on the board.
const SELF_EVIDENT = new Set([
  "event-place",
  "event-place-by-card",
  "event-markers",
  "event-move-marker",
  "event-move-card",
  "event-display",
  "event-take-discarded",
  "event-use-border",
  "event-use-centre",
  "event-use-dune",
  "event-use-hand",
  "event-use-targia",
  "event-use-by-dune",
  "event-use-card",
  "event-end-turn",
  "event-fill",
]);

// What happens to the player, by what the server tells of it.
const TO_YOU: Readonly<Record<string, string>> = {
  "event-gain-border": "web-would-get",
  "event-gain-goods-card": "web-would-get",
  "event-gain-card": "web-would-get",
  "event-gain-targia": "web-would-get",
  "event-gain-raid": "web-would-get",
  "event-exchange": "web-would-exchange",
  "event-pay": "web-would-give",
  "event-pay-and-display": "web-would-display",
  "event-pay-marker": "web-would-give",
  "event-pay-next-card": "web-would-give",
  "event-pay-targia": "web-would-give",
  "event-pay-raid": "web-would-give",
  "event-return": "web-would-give",
  "event-leave-out": "web-would-save",
  "event-take-into-hand": "web-would-hold",
  "event-card-back-to-hand": "web-would-hold",
  "event-discard": "web-would-discard",
  "event-lose-card": "web-would-lose",
  "event-take-back": "web-would-leave",
  "event-spared": "web-would-be-spared",
  "event-starting-player": "web-would-start",
};

/** What a move would bring the player of a seat, what concerns this player first. */
export function previewOf(legal: Legal, seat: Seat, position: Position): Phrase[] {
  const news = legal.does.filter((one) => !SELF_EVIDENT.has(one.says.id));
  const mine = news.filter((one) => isOf(one, seat)).map((one) => toYou(one.says));
  const others = news.filter((one) => !isOf(one, seat)).map((one) => one.says);
  const told = [...newCrossings(legal.move, seat, position), ...mine, ...others];
  return [...told, ...thanksTo(unnamed(legal.because ?? [], told))];
}

/** Cards of the player's own behind a move that nothing told so far names. */
function unnamed(cards: readonly string[], told: readonly Phrase[]): string[] {
  const words = JSON.stringify(told);
  return cards.filter((id) => !words.includes(`"${id}"`));
}

function isOf({ says }: Told, seat: Seat): boolean {
  const player = says.gaps?.player;
  return typeof player === "object" && "id" in player && player.id === `seat-${seat}`;
}

function toYou({ id, gaps = {} }: Phrase): Phrase {
  const { player: _, ...rest } = gaps;
  const own = TO_YOU[id];
  return own === undefined ? { id, gaps } : phrase(own, rest);
}

/** What lies where a Targi's lines would cross others: cards, because nobody counts rows and columns. */
function newCrossings(move: string, seat: Seat, position: Position): Phrase[] {
  const number = /^place (\d+)$/.exec(move)?.[1];
  if (number === undefined) return [];
  const standing = position.targis[seat];
  const before = crossings(standing).map(String);
  const cells = crossings([...standing, Number(number)]).filter((cell) => !before.includes(String(cell)));
  const things = cells.flatMap(([row, column]) => {
    const id = position.centre[row]?.[column];
    if (!id || id.endsWith("?")) return [];
    const card = cardOf(id);
    return [card.kind === "goods" ? card.gives : cardPhrase(card)];
  });
  return things.length === 0 ? [] : [phrase("web-would-cross", { things, number: things.length })];
}
