// Looking back: which moments there are to stop at, going from one to the other, and asking the
// server for those that are not known. How a moment is shown is the session's business.

import type { Centre } from "../../cards/seen";
import type { Entry, Now, Past } from "../../protocol/messages";
import type { Step } from "../../protocol/table_state";
import { centreBefore } from "./past_centre";
import { takenBack } from "./takeback";

/** Entries after which the table looks different; comings, goings and offers are not stopped at. */
const STOPS = new Set(["started", "moved", "undone", "finished"]);

/** What came of a link to a moment: the game may have no such moment, or the server give no answer. */
export type Opened = "shown" | "missing" | "unreachable";

export interface HistorySource {
  entries(): readonly Entry[];
  /** Asks for the entries before a number. */
  page(before: number): Promise<Past>;
  /** Adds entries from before those that are known. */
  recall(page: readonly Entry[]): void;
  /** Shows an earlier moment; null is the present. */
  show(past: Now | null): void;
}

/** Whether something was told before what is known; the first entry, the table's making, is not. */
export function hasEarlier(entries: readonly Entry[]): boolean {
  return (entries[0]?.number ?? 1) > 2;
}

export function isStop(entry: Entry): boolean {
  return STOPS.has(entry.kind);
}

function opensRound(entry: Entry): boolean {
  return "events" in entry && entry.events.some((event) => event.name === "round");
}

export class TableHistory {
  private readonly moments = new Map<number, Now>();
  private wanted = 0;
  private going: Promise<unknown> = Promise.resolve();
  /** Pages on their way, by what they are before. */
  private readonly loading = new Map<number, Promise<boolean>>();

  constructor(private readonly known: HistorySource) {}

  /** Keeps a moment, so that nobody need be asked for it. */
  remember(now: Now): void {
    this.moments.set(now.number, now);
  }

  /** What was kept is of another table. */
  forget(): void {
    this.moments.clear();
  }

  /** The moment before an entry, as far as it is known. */
  private before(number: number): Now | null {
    const stop = this.stops().findLast((one) => one < number) ?? number;
    for (let at = number - 1; at >= stop; at--) {
      const now = this.moments.get(at);
      if (now !== undefined) return now;
    }
    return null;
  }

  /** The centre before an entry: of the moment then, or worked out from what is known of later. */
  centreBefore(number: number): Centre | null {
    const then = this.before(number)?.position?.centre;
    if (then) return then;
    let centre: Centre | null = null;
    for (const entry of this.known.entries().toReversed()) {
      if (entry.number < number) break;
      centre = this.moments.get(entry.number)?.position?.centre ?? centre;
      centre &&= centreBefore(entry, centre);
    }
    return centre;
  }

  /** Learns one more page of the past; whether there was one. */
  async loadEarlier(): Promise<boolean> {
    const entries = this.known.entries();
    return hasEarlier(entries) && (await this.load(this.firstNumber()));
  }

  /** Looks at the moment that a link names; what came of it. */
  async open(named: string): Promise<Opened> {
    const number = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
    if (number === null || number > this.lastNumber()) return "missing";
    while ((this.firstNumber() > number || this.stops().length === 0) && (await this.loadEarlier()));
    if (await this.goTo(number)) return "shown";
    return this.moments.has(number) ? "missing" : "unreachable";
  }

  /** Looks at the table as it was after an entry. The last one is the present, and so is null. */
  goTo(number: number | null): Promise<boolean> {
    const going = this.go(number);
    this.going = going;
    return going;
  }

  /** Waits until the moment is shown that somebody went to. */
  async arrive(): Promise<void> {
    await this.going;
  }

  private async go(number: number | null): Promise<boolean> {
    const wanted = ++this.wanted;
    if (number === null || number >= (this.stops().at(-1) ?? 0)) {
      this.known.show(null);
      return true;
    }
    const found = await this.moment(number);
    if (!found?.position) return false; // the game had not begun, or the server was not reached
    if (wanted === this.wanted) this.known.show(found);
    return true;
  }

  /** One moment back or on from the one of this number. */
  async step(from: number, by: -1 | 1): Promise<void> {
    const at = this.stops().findLastIndex((stop) => stop <= from);
    const next = this.stops()[at + by];
    if (by === 1) await this.goTo(next ?? null);
    else if (next !== undefined) await this.goTo(next);
    else if (await this.loadEarlier()) await this.step(from, by);
  }

  /** The beginning of a round: of the one before or after, or of the one that this moment is in the middle of. */
  async stepRound(from: number, by: -1 | 1): Promise<void> {
    if (by === 1) {
      await this.goTo(this.roundStarts().find((start) => start > from) ?? null);
      return;
    }
    const before = this.roundStarts().findLast((start) => start < from);
    if (before !== undefined) await this.goTo(before);
    else if (await this.loadEarlier()) await this.stepRound(from, by);
  }

  /** What happens from this moment to the next one; null if there is none, or it does not come. */
  async stepFrom(from: number): Promise<Step | null> {
    const next = this.stops().find((stop) => stop > from);
    if (next === undefined) return null;
    const now = await this.moment(next);
    const entries = this.known.entries().filter(({ number }) => number > from && number <= next);
    return now ? { entries, now } : null;
  }

  /** The first moment of the game. */
  async goToFirst(): Promise<void> {
    while (await this.loadEarlier());
    const [first] = this.stops();
    if (first !== undefined) await this.goTo(first);
  }

  private async moment(number: number): Promise<Now | undefined> {
    if (!this.moments.has(number)) await this.load(number + 1);
    return this.moments.get(number);
  }

  private firstNumber(): number {
    return this.known.entries()[0]?.number ?? 1;
  }

  private lastNumber(): number {
    return this.known.entries().at(-1)?.number ?? 0;
  }

  private stops(): number[] {
    return this.known
      .entries()
      .filter(isStop)
      .map((entry) => entry.number);
  }

  /** The moments at which the rounds begin; a round whose beginning was taken back began later. */
  private roundStarts(): number[] {
    const entries = this.known.entries();
    const gone = takenBack(entries);
    return entries.filter((entry) => opensRound(entry) && !gone.has(entry)).map((entry) => entry.number);
  }

  /** Whoever asks for a page that is on its way waits for the same one. */
  private load(before: number): Promise<boolean> {
    const loading = this.loading.get(before) ?? this.fetch(before);
    this.loading.set(before, loading);
    return loading.finally(() => this.loading.delete(before));
  }

  private async fetch(before: number): Promise<boolean> {
    try {
      const { entries, moments } = await this.known.page(before);
      moments.filter(({ number }) => !this.moments.has(number)).forEach((now) => this.remember(now));
      this.known.recall(entries);
      return entries.length > 0;
    } catch {
      return false; // the line is lost, which is shown already; the next try may succeed
    }
  }
}
