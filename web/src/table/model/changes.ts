// How the tokens of a player would change by a move, summed up from what the server tells of it.

import type { Amounts, Legal, Seat } from "../../protocol/messages";
import { isList, type Gap, type Phrase } from "../../words/phrases";

/** By what is told to happen, which of its gaps hold tokens that come (1) or go (-1). */
const TOKENS: Readonly<Record<string, Readonly<Record<string, 1 | -1>>>> = {
  "event-gain-border": { tokens: 1 },
  "event-gain-goods-card": { tokens: 1 },
  "event-gain-card": { tokens: 1 },
  "event-gain-targia": { tokens: 1 },
  "event-gain-raid": { tokens: 1 },
  "event-exchange": { given: -1, taken: 1 },
  "event-pay": { tokens: -1 },
  "event-pay-and-display": { tokens: -1 },
  "event-pay-marker": { tokens: -1 },
  "event-pay-next-card": { tokens: -1 },
  "event-pay-targia": { tokens: -1 },
  "event-pay-raid": { tokens: -1 },
  "event-return": { tokens: -1 },
};

/** What a move would bring and take, by kind of token. */
export function changeBy(legal: Legal, seat: Seat): Amounts {
  const change: Amounts = {};
  for (const { says } of legal.does.filter((one) => isOf(one.says, seat))) {
    for (const [gap, sign] of Object.entries(TOKENS[says.id] ?? {})) {
      for (const [kind, amount] of tokensIn(says.gaps?.[gap])) change[kind] = (change[kind] ?? 0) + sign * amount;
    }
  }
  return change;
}

/** Whether something is told of the player of a seat. */
export function isOf(says: Phrase, seat: Seat): boolean {
  const player = says.gaps?.player;
  return typeof player === "object" && "id" in player && player.id === `seat-${seat}`;
}

/** Tokens by kind in what fills a gap. */
export function tokensIn(gap: Gap | undefined): [kind: string, amount: number][] {
  if (typeof gap !== "object") return [];
  return (isList(gap) ? gap : [gap]).flatMap(({ id, gaps }): [string, number][] =>
    id.startsWith("token-") ? [[id.slice("token-".length), Number(gaps?.amount ?? 0)]] : tokensIn(gaps?.tokens),
  );
}
