// What a card of the centre holds for a player who reaches it: what it gives, or what it is worth,
// whether it can be paid, and where it could go otherwise.

import { cardOf, type TribeCard } from "../../cards/cards";
import type { Player, Price } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { cardPhrase } from "./labels";
import { ability, payable } from "./prices";

/** A card by its name, which tells its worth; a goods card by what it gives; nothing of one face down. */
export function cardWorth(id: string): Phrase | null {
  if (id === "" || id.endsWith("?")) return null;
  const card = cardOf(id);
  return card.kind === "goods" ? card.gives : cardPhrase(card);
}

export function worthOf(card: TribeCard): Phrase {
  return phrase("token-vp", { amount: card.vp });
}

/** Whether a card can be paid now; if not, whether the hand has room for it. */
export function cardAbility(costs: readonly Price[], player: Player): Phrase[] {
  if (costs.length === 0) return [];
  if (payable(costs)) return [ability(costs)];
  return [ability(costs), phrase(player.hand === null ? "web-hand-free" : "web-hand-full")];
}
