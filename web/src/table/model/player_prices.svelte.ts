// What cards cost the player who decides here, or whose side is shown, and which cards make it so.

import type { Card, CostMarks } from "../../cards/cards";
import type { Asked, Now, Price, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { costMarks } from "./cost_marks";
import { cardAt, cardsThatCount, priceSentences } from "./prices";
import type { Selection } from "./selection.svelte";
import type { Targets } from "./targets";

/** The table as far as prices need it. */
export interface PricedTable {
  readonly now: Now | null;
  readonly acting: Seat | null;
  readonly asked: Asked | null;
  readonly targets: Targets;
  readonly me: Seat;
  readonly you: readonly Seat[];
  readonly selection: Selection;
}

export class PlayerPrices {
  constructor(private readonly table: PricedTable) {}

  /** Whose prices are shown: those of the seat that decides here, or of one's own. */
  readonly payer: Seat | null = $derived.by(() => {
    const { acting, you, me } = this.table;
    return acting ?? (you.includes(me) ? me : null);
  });
  /** Own cards that count for what is chosen or pointed at, or else for what is asked. */
  readonly counting: ReadonlySet<string> = $derived.by(() => {
    const { now, acting, asked, targets, selection } = this.table;
    const card = now?.position ? cardAt(selection.chosen ?? selection.pointed, now.position) : null;
    const thought = { move: selection.considered, costs: card ? this.costsOf(card) : [] };
    return cardsThatCount(thought, acting ? asked : null, targets);
  });

  /** What a card would cost now; nothing if it has no price. */
  costsOf(id: string): readonly Price[] {
    return (this.payer && this.table.now?.prices?.[this.payer]?.[id]) || [];
  }

  /** What the player has of a card's cost, sign by sign. */
  marksOf(card: Card): CostMarks | null {
    const player = this.payer && this.table.now?.position?.players[this.payer];
    return card.kind === "tribe" && player ? costMarks(card, this.costsOf(card.id), player) : null;
  }

  /** The price in sentences. A hand card is played with the Noble, unless it is being asked about. */
  sentencesOf(id: string): Phrase[] {
    const { now, asked } = this.table;
    const hand = this.payer && now?.position?.players[this.payer].hand;
    const price = priceSentences(this.costsOf(id));
    const withNoble = price.length > 0 && hand === id && asked?.parameters.card !== id;
    return withNoble ? [phrase("web-with-noble"), ...price] : price;
  }
}
