// What a move would bring, said to whoever thinks about it: short, what matters and nothing that the
// choice itself says. The server tells what would happen; here it is put in other words, and what
// lies ahead of it is told with it.

import type { Legal, Now, Position, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { isOf } from "./changes";
import { movingOutlook } from "./moving_outlook";
import { placingOutlook } from "./placing_outlook";
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
export function previewOf(legal: Legal, seat: Seat, now: Now): Phrase[] {
  const { position } = now;
  if (!position) return [];
  const news = legal.does.filter((one) => !SELF_EVIDENT.has(one.says.id));
  const mine = news.filter((one) => isOf(one.says, seat)).map((one) => toYou(one.says));
  const others = news.filter((one) => !isOf(one.says, seat)).map((one) => one.says);
  const ahead = aheadOf(legal, seat, position, now);
  // Whoever chooses a row knows the price already.
  const told = now.asked?.name === "row" ? [...ahead, ...mine, ...others] : [...mine, ...others, ...ahead];
  return [...told, ...thanksTo(unnamed(legal.because ?? [], told))];
}

/** What the server does not tell because it has not happened yet. */
function aheadOf(legal: Legal, seat: Seat, position: Position, now: Now): Phrase[] {
  const prices = now.prices?.[seat] ?? {};
  const target = /^place (\w+)$/.exec(legal.move)?.[1];
  if (target !== undefined) {
    return placingOutlook(/^\d+$/.test(target) ? Number(target) : target, seat, position, prices);
  }
  return movingOutlook(legal, seat, position, { prices, asked: now.asked ?? null });
}

/** Cards of the player's own behind a move that nothing told so far names. */
function unnamed(cards: readonly string[], told: readonly Phrase[]): string[] {
  const words = JSON.stringify(told);
  return cards.filter((id) => !words.includes(`"${id}"`));
}

function toYou({ id, gaps = {} }: Phrase): Phrase {
  const { player: _, ...rest } = gaps;
  const own = TO_YOU[id];
  return own === undefined ? { id, gaps } : phrase(own, rest);
}
