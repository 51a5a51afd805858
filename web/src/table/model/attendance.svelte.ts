// Whether the player is here: looks at the table and has a connection. After a long absence what the
// others did meanwhile is news.

import type { Entry, Now, Seat } from "../../protocol/messages";
import type { TableState } from "../../protocol/table_state";
import { LONG_AWAY, missedEntries, type Absence } from "./absence";
import type { TableEnvironment } from "./environment";

/** The table as far as attendance needs it. */
export interface AttendedTable {
  readonly state: TableState | null;
  readonly you: readonly Seat[];
}

export class Attendance {
  private absence = $state.raw<Absence | null>(null);
  private looks = true;
  private awayAt = 0;
  /** Whether the next message is the first after an absence, as the very first one is. */
  private returns = true;

  constructor(
    private readonly table: AttendedTable,
    private readonly environment: Pick<TableEnvironment, "clock" | "lastSeen">,
  ) {}

  /** What others did while this player was away. */
  readonly missed: Entry[] = $derived.by(() => {
    const { state, you } = this.table;
    return this.absence === null ? [] : missedEntries(state?.entries ?? [], this.absence, you);
  });

  /** What was missed has been read, or there is something better to do. */
  dismissMissed(): void {
    this.absence = null;
  }

  /** The player looks here, where this moment is shown, or at something else. */
  attend(looks: boolean, shown: Now | null): void {
    this.looks = looks;
    if (!looks) this.leave();
    else if (this.wasLongAway() && this.table.state) this.comeBackTo(this.table.state);
    if (shown !== null) this.see(shown);
  }

  /** The connection is lost. */
  leave(): void {
    this.awayAt = this.environment.clock();
  }

  /** The connection is back; what was missed comes with the next message. */
  comeBack(): void {
    this.returns = this.wasLongAway();
  }

  /** A message came. */
  learn(state: TableState): void {
    if (this.returns) this.comeBackTo(state);
  }

  /** A moment is shown: if the player looks, it was seen. */
  see(now: Now): void {
    const { state } = this.table;
    if (this.looks && state) this.environment.lastSeen.set(state.about.table, now.number);
  }

  private wasLongAway(): boolean {
    return this.environment.clock() - this.awayAt >= LONG_AWAY;
  }

  /** What happened between the last sight and this state is news. */
  private comeBackTo({ about, now }: TableState): void {
    const since = this.environment.lastSeen.get(about.table);
    this.absence = since === null ? null : { since, upTo: now.number };
    this.returns = false;
  }
}
