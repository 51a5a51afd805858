// What a player can pay of a card's cost, sign by sign, for the strip on the card: what is held, what
// is left out, and what is missing. All amounts come from the server's price.

import type { CostMarks, TribeCard } from "../../cards/cards";
import type { Amounts, Player, Price } from "../../protocol/messages";
import { GOODS } from "./limits";
import { payable } from "./prices";

/** Of each cost that is printed what is left out and what is missing; null if a card has no price now. */
export function costMarks(card: TribeCard, costs: readonly Price[], player: Player): CostMarks | null {
  const printed = card.alternative ? [card.cost, card.alternative] : [card.cost];
  if (costs.length !== printed.length) return null;
  const parts = printed.map((cost, at) => marksOf(cost, costs[at] ?? {}, player));
  return { payable: payable(costs), cost: parts[0] ?? NOTHING, alternative: parts[1] ?? NOTHING };
}

const NOTHING = { spared: {}, missing: {} };

function marksOf(cost: Amounts, { spares = [], missing }: Price, player: Player): CostMarks["cost"] {
  const spared: Amounts = {};
  for (const { kind, amount } of spares) spared[kind] = (spared[kind] ?? 0) + amount;
  const lacks: Amounts = {};
  for (const kind of GOODS) {
    const short = Math.max(0, (cost[kind] ?? 0) - (spared[kind] ?? 0) - player[kind]);
    // What is left out by choice is first of all what one does not have.
    const chosen = Math.min(short, spared.goods ?? 0);
    spared.goods = (spared.goods ?? 0) - chosen;
    spared[kind] = (spared[kind] ?? 0) + chosen;
    lacks[kind] = missing ? short - chosen : 0;
  }
  for (const kind of ["gold", "water"]) lacks[kind] = missing?.[kind] ?? 0;
  return { spared, missing: lacks };
}
