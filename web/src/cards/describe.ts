// Cards in words and in classes of the stylesheet: what every place that shows a card needs.

import type { Phrase } from "../words/phrases";
import { capitalise, say, sayExactly } from "../words/say.svelte";
import type { Card } from "./cards";

export function cardClass(card: Card): string {
  if (card.kind === "border") return card.demands.length > 0 ? "card raid" : "card border";
  if (card.kind === "tribe" && card.effects.length === 0) return "card tribe plain";
  return `card ${card.kind}`;
}

export function tribeOf(card: Card): string | undefined {
  return card.kind === "tribe" ? card.symbol : undefined;
}

/** The name of a card with its code, by which it is looked up. */
export function cardTitle(card: Card): string {
  return card.kind === "tribe" ? `${capitalise(say(card.name))} ${card.id}` : capitalise(sayExactly(card.heading));
}

/** The sentences that say all of a card: what it is worth, costs, gives and does. */
export function sentencesOf(card: Card): Phrase[] {
  switch (card.kind) {
    case "tribe":
      return card.effects.map((effect) => effect.says);
    case "dune":
      return card.effects.map((effect) => effect.says);
    case "goods":
      return [card.gives];
    case "border":
      return [card.does];
  }
}
