// The card that is shown large and in words: the one pointed at, or one that is held until something
// else is done. On a phone it lies over the table as a sheet.

import type { Card } from "../../cards/cards";
import type { Spot } from "./targets";

export class Inspection {
  card = $state.raw<Card | null>(null);
  /** Whether the card stays whatever is pointed at. */
  pinned = $state(false);
  /** Where the sheet lies: away from where the card was touched. */
  sheet = $state<"high" | "low" | null>(null);

  /** Shows a card that is pointed at. */
  glance(card: Card): void {
    if (!this.pinned) this.card = card;
  }

  /** Shows a card until something else is done. */
  pin(card: Card, at: Spot | null = null): void {
    this.card = card;
    this.pinned = true;
    this.openSheet(at);
  }

  openSheet(at: Spot | null): void {
    this.sheet = awayFrom(at);
  }

  /** Takes the card away; what is chosen stays chosen. */
  close(): void {
    this.card = null;
    this.release();
  }

  /** Takes the sheet away. The card is shown until another one is pointed at. */
  release(): void {
    this.sheet = null;
    this.pinned = false;
  }
}

/** A sheet lies low, over one's own side, unless it would cover what it is about. */
function awayFrom(at: Spot | null): "high" | "low" {
  return /^(blue|white) /.test(at ?? "") ? "high" : "low";
}
