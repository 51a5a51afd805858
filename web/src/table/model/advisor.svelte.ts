// Advice in a player's first games: it grows quieter from game to game, and speaks only where nothing
// more important is told.

import type { Now, Seat } from "../../protocol/messages";
import type { TableState } from "../../protocol/table_state";
import type { Phrase } from "../../words/phrases";
import { adviceFor, type Advice } from "./advice";
import type { Targets } from "./targets";
import { ToldAdvice, type Moment } from "./told_advice";

/** How much is advised. */
export type Help = "all" | "urgent" | "none";

/** How much is advised to somebody who has finished so many games. */
export function helpAfter(games: number): Help {
  if (games < 3) return "all";
  return games < 6 ? "urgent" : "none";
}

/** The table as far as advice needs it. */
export interface AdvisedTable {
  readonly state: TableState | null;
  readonly now: Now | null;
  readonly acting: Seat | null;
  readonly targets: Targets;
  /** What the others did, if it is told instead. */
  readonly summary: Phrase | null;
}

export class Advisor {
  /** Nothing, unless the page wants some. */
  help = $state<Help>("none");
  private told: ToldAdvice | null = null;

  constructor(private readonly table: AdvisedTable) {}

  private readonly moment: Moment | null = $derived.by(() => {
    const { now } = this.table;
    return now?.position ? { round: now.position.round, moves: now.moves ?? 0 } : null;
  });
  /** What to think of at this decision. */
  readonly advice: Advice | null = $derived.by(() => {
    const { now, acting, targets, summary } = this.table;
    if (this.help === "none" || !now || !acting || !this.moment || summary) return null;
    const advice = adviceFor(now, acting, targets).filter((one) => one.urgent || this.help === "all");
    return this.memory()?.choose(advice, this.moment) ?? null;
  });
  /** Another one for each decision, so that all is told once. */
  readonly key: string = $derived(this.advice ? `${this.moment?.moves} ${this.advice.about}` : "");

  /** What is advised now has been told. */
  remember(): void {
    if (this.advice && this.moment) this.memory()?.remember(this.advice, this.moment);
  }

  private memory(): ToldAdvice | null {
    const table = this.table.state?.about.table;
    if (table !== undefined && this.told?.table !== table) this.told = new ToldAdvice(table);
    return this.told;
  }
}
