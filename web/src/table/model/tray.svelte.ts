// The tray: choices that no place of the table stands for, and cards that lie open beside it.

import { cardOf, type Card } from "../../cards/cards";
import type { Asked, Legal, Now } from "../../protocol/messages";
import { spot, type Targets } from "./targets";

/** The table as far as the tray needs it. */
export interface TrayTable {
  readonly now: Now | null;
  readonly asked: Asked | null;
  readonly targets: Targets;
}

const OPEN = spot.open(""); // where a card's place beside the table begins

export class Tray {
  /** The number of the moment at which the choices were asked for, or put aside. */
  private shownAt = $state<number | null>(null);
  private asideAt = $state<number | null>(null);

  constructor(private readonly table: TrayTable) {}

  /** What the tray offers besides a mix of goods. */
  readonly choices: readonly Legal[] = $derived.by(() => {
    const { asked, targets } = this.table;
    const mixed = asked?.mix ? `${asked.name} ` : null;
    return targets.buttons.filter((one) => mixed === null || !one.move.startsWith(mixed));
  });
  /** Cards beside the table of which one is to be chosen. */
  readonly choosable: Card[] = $derived.by(() => {
    const open = [...this.table.targets.spots.keys()].filter((at) => at.startsWith(OPEN));
    return open.map((at) => cardOf(at.slice(OPEN.length)));
  });
  /** Cards that lie open beside the table because something is asked about them. */
  readonly cards: Card[] = $derived.by(() => {
    if (this.choosable.length > 0) return this.choosable;
    const card = this.table.asked?.parameters.card;
    return typeof card === "string" && /^[A-Z]+\d+$/.test(card) ? [cardOf(card)] : [];
  });
  /** Whether only the tray can be used: nothing on the table can, or a card lies open beside it. */
  readonly needed: boolean = $derived.by(() => {
    const { buttons, spots, closing } = this.table.targets;
    if (this.choosable.length > 0) return true;
    if (buttons.every((one) => one === closing)) return false; // the prompt has a button for it
    return spots.size === 0 || this.cards.length > 0;
  });
  /** Whether it is shown: where it is needed, or if it is wanted. */
  readonly isOpen: boolean = $derived.by(() => {
    const number = this.number();
    if (this.needed) return this.asideAt !== number;
    return this.table.targets.buttons.length > 0 && this.shownAt === number;
  });

  /** Shows the choices until something happens, or puts them aside. */
  toggle(): void {
    const number = this.number();
    if (this.needed) this.asideAt = this.asideAt === number ? null : number;
    else this.shownAt = this.shownAt === number ? null : number;
  }

  private number(): number | null {
    return this.table.now?.number ?? null;
  }
}
