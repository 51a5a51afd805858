// Several goods chosen at once, in any mix and any order. The rules take them one by one, each kind
// after those before it; so a mix is sent move by move, in the order in which the server names kinds.

import type { Asked } from "../../protocol/messages";
import { settings } from "../../settings.svelte";
import { phrase, type Phrase } from "../../words/phrases";

export type Mix = Readonly<Record<string, number>>;

/** The table as far as a mix needs it. */
export interface MixContext {
  /** What this browser is asked, if it is to decide. */
  asked(): Asked | null;
  /** Plays a move if it can be played; whether it can. */
  play(move: string): boolean;
  /** Tells something to players who listen. */
  announce(phrases: Phrase[]): void;
}

export class GoodsMix {
  /** What is chosen so far, or still on its way. */
  chosen: Mix = $state.raw({});
  /** Whether a whole mix is on its way, move by move; until it has arrived nothing is added. */
  sending = $state(false);

  constructor(private readonly table: MixContext) {}

  /** How many of each kind at most, if a mix is asked for. */
  readonly most: Mix | null = $derived.by(() => this.table.asked()?.mix ?? null);
  /** How many are still to choose. */
  readonly left: number = $derived.by(() => (this.table.asked()?.parameters.goods ?? 0) - total(this.chosen));

  /** Whether one more of a kind can be chosen. */
  mayAdd(kind: string): boolean {
    return this.left > 0 && this.number(kind) < (this.most?.[kind] ?? 0);
  }

  number(kind: string): number {
    return this.chosen[kind] ?? 0;
  }

  /** Chooses one more, or one less, of a kind, and tells what is chosen. */
  choose(kind: string, by: 1 | -1): void {
    this.add(kind, by);
    this.table.announce([this.token(kind), ...this.missing()]);
  }

  /** What is complete is played, unless moves are confirmed. */
  private add(kind: string, by: 1 | -1): void {
    if (this.sending || (by > 0 ? !this.mayAdd(kind) : this.number(kind) === 0)) return;
    this.chosen = { ...this.chosen, [kind]: this.number(kind) + by };
    if (this.left === 0 && !settings.confirm) this.send();
  }

  /** The whole mix as a move that says it. */
  movePhrase(verb: string): Phrase {
    const kinds = Object.keys(this.most ?? {}).filter((kind) => this.number(kind) > 0);
    return phrase(`move-${verb}`, { tokens: kinds.map((kind) => this.token(kind)) });
  }

  token(kind: string): Phrase {
    return phrase(`token-${kind}`, { amount: this.number(kind) });
  }

  /** What is still to choose. */
  missing(): Phrase[] {
    const tokens = [phrase("token-goods", { amount: this.left })];
    return this.left > 0 ? [phrase("web-to-choose", { tokens })] : [];
  }

  send(): void {
    if (this.left !== 0) return;
    this.sending = true;
    this.sendNext();
  }

  /** A new decision: the next one of the mix, or something else. */
  sendNext(): void {
    const asked = this.table.asked();
    const kind = Object.keys(asked?.mix ?? this.chosen).find((one) => this.number(one) > 0);
    const goesOn = this.sending && asked !== null && kind !== undefined;
    if (!goesOn || !this.table.play(`${asked.name} ${kind}`)) this.clear();
    else this.chosen = { ...this.chosen, [kind]: this.number(kind) - 1 };
  }

  clear(): void {
    this.chosen = {};
    this.sending = false;
  }
}

function total(mix: Mix): number {
  return Object.values(mix).reduce((sum, one) => sum + one, 0);
}
