// What the computer would play in the player's place: asked for, told and lit, and never played by
// itself. Who may ask the server decides; here is known where it makes sense to offer it.

import { OTHER, type HintGiven, type Now, type Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { spotOfMove, type Guide, type Light } from "./guide";
import type { Spot, Targets } from "./targets";

/** The table as far as hints need it. */
export interface HintTable {
  readonly acting: Seat | null;
  readonly guide: Guide | null;
  readonly now: Now | null;
  readonly targets: Targets;
}

export interface HintChannel {
  send(seat: Seat): boolean;
  /** Tells listeners, and shows it in the place of what was thought of before. */
  tell(phrases: readonly Phrase[]): void;
}

const SHOWN = 3; // sentences for which there is room; who listens is told all

export class Hints {
  waiting = $state(false);
  private given = $state.raw<HintGiven | null>(null);

  constructor(
    private readonly table: HintTable,
    private readonly channel: HintChannel,
  ) {}

  /** The seat for which one may ask: against the computer, where nobody else helps. */
  readonly seat: Seat | null = $derived.by(() => {
    const { acting, guide, now } = this.table;
    return acting && !guide && now?.seats[OTHER[acting]].kind === "bot" ? acting : null;
  });

  /** What is told of it: the move, the chance, and what would happen. */
  readonly texts: readonly Phrase[] = $derived.by(() => {
    if (this.waiting) return [phrase("web-hint-coming")];
    return this.given === null ? [] : wordsOf(this.given);
  });

  /** As much of it as is shown. */
  readonly shown: readonly Phrase[] = $derived(this.texts.slice(0, SHOWN));

  private readonly spot: Spot | null = $derived.by(() => {
    const move = this.given?.move;
    if (move === undefined) return null;
    return [...this.table.targets.spots].find(([, one]) => one.move === move)?.[0] ?? spotOfMove(move);
  });

  light(at: Spot): Light | null {
    return at === this.spot ? "help" : null;
  }

  /** Asks for one; whether that can be done. */
  ask(): boolean {
    if (this.seat === null || !this.channel.send(this.seat)) return false;
    this.given = null;
    this.waiting = true;
    this.channel.tell(this.texts);
    return true;
  }

  hear(given: HintGiven): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.given = given;
    this.channel.tell(this.texts);
  }

  clear(): void {
    this.waiting = false;
    this.given = null;
  }
}

function wordsOf({ says, win, line }: HintGiven): Phrase[] {
  return [phrase("web-hint", { what: says, percent: Math.round(100 * win) }), ...line.map((one) => one.says)];
}
