// What the player has chosen or points at, the move that this means, and what it would bring.

import type { Card } from "../../cards/cards";
import type { Legal, Now, Seat } from "../../protocol/messages";
import type { Phrase } from "../../words/phrases";
import type { CommandQueue } from "./command_queue.svelte";
import { pointing, type Pointing } from "./pointing";
import { previewOf } from "./preview";
import { spot, type Spot, type Targets } from "./targets";

/** The table as far as a selection needs it. */
export interface SelectionTable {
  readonly now: Now | null;
  readonly acting: Seat | null;
  readonly targets: Targets;
  readonly commands: CommandQueue;
}

export class Selection {
  chosen = $state<Spot | null>(null);
  pointed = $state<Spot | null>(null);
  /** Whether what is pointed at is a card. */
  pointsAtCard = $state(false);
  private pointedMove = $state.raw<Legal | null>(null);

  constructor(
    private readonly table: SelectionTable,
    /** Called with each card that is pointed at. */
    private readonly onpoint: (card: Card) => void,
  ) {}

  /** Where the move is made that has been on its way for long. */
  readonly underway: Spot | null = $derived.by(() => {
    const { commands, targets } = this.table;
    return [...targets.spots].find(([, legal]) => legal.move === commands.slowMove)?.[0] ?? null;
  });
  /** The move that is chosen or on its way, or else pointed at. */
  readonly considered: Legal | null = $derived.by(() => {
    const { spots, closing } = this.table.targets;
    const chosen = this.chosen === spot.end ? closing : spots.get(this.chosen ?? this.underway ?? "");
    return chosen ?? this.pointedMove ?? spots.get(this.pointed ?? "") ?? null;
  });
  /** What the move that is thought of would bring; what it is, if that is all. */
  readonly preview: Phrase[] = $derived.by(() => {
    const { acting, now } = this.table;
    if (!this.considered || !acting || !now) return [];
    const brings = previewOf(this.considered, acting, now);
    return brings.length > 0 ? brings : [this.considered.says];
  });

  /** Whether a place is drawn as chosen: it is, or its move is on its way. */
  isChosen(at: Spot): boolean {
    return at === this.chosen || at === this.underway;
  }

  point(at: Spot | null, card: Card | null): void {
    this.pointed = at;
    this.pointsAtCard = card !== null;
    if (card !== null) this.onpoint(card);
  }

  /** For the attributes of a place, and of the card that lies there. */
  pointingAt(at: Spot, card: Card | null = null): Pointing {
    return pointing(
      () => this.point(at, card),
      () => this.point(null, null),
    );
  }

  /** For the attributes of a choice that no place stands for. */
  pointingTo(move: Legal): Pointing {
    return pointing(
      () => (this.pointedMove = move),
      () => (this.pointedMove = null),
    );
  }

  /** Nothing is thought of any more, until something is pointed at anew. */
  letGo(): void {
    this.reset();
    this.point(null, null);
  }

  /** Something else is to be decided. What a mouse points at stays under it. */
  reset(): void {
    this.chosen = null;
    this.pointedMove = null;
  }
}
