// The wire to a table: hello, what was missed, commands that are sent again until they are
// answered, and a new connection whenever the old one is lost. Time and sockets come from outside,
// so that the tests can bring both.

import { isTakeback, stillMeant } from "./again";
import type { Entry, Refused, ServerMessage, Wish } from "./messages";
import { PROTOCOL } from "./messages";
import { opened, recalled, received, type Step, type TableState } from "./table_state";

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  open(): void;
  message(text: string): void;
  close(): void;
}

export interface World {
  connect(events: WireEvents): Wire;
  after(milliseconds: number, action: () => void): () => void;
  /** A part of ids that no other tab has. */
  tab: string;
}

export interface Listener {
  state(state: TableState, step: Step | null): void;
  refused(refusal: Refused, wish: Wish | null): void;
  online(online: boolean): void;
  /** Whether a command waits for its answer. */
  busy(busy: boolean): void;
}

const AGAIN = 3000; // ms after which an unanswered command is sent again
const SILENCE = 15_000; // ms after which to ask whether something was missed
const PATIENCE = 8000; // ms after which a hello without an answer means that the wire is dead
const DOUBT = 4000; // the same, if there is a reason to doubt it
const KEPT = 32; // entries that the server still tells; asked for at first, they are the log
const WAITS = [300, 800, 2000, 4000, 8000]; // ms before trying to connect again

interface Pending {
  id: string;
  text: string;
  wish: Wish;
  /** The last entry that the player had seen. */
  expected: number;
  cancel: () => void;
}

/** A takeback that came too late, until it is known what came before it. */
interface Late {
  wish: Wish;
  expected: number;
  refusal: Refused;
}

export class Connection {
  private state: TableState | null = null;
  private wire: Wire | null = null;
  private isOpen = false;
  /** Whether it was asked if the wire is alive; whatever is heard then says so. */
  private doubted = false;
  private tries = 0;
  private count = 0;
  private ended = false;
  private pending: Pending | null = null;
  private late: Late | null = null;
  private cancelClock: () => void = () => {};

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Sends a command, one at a time: what comes while another waits is not sent. */
  send(wish: Wish): boolean {
    if (this.state === null || this.pending !== null || this.ended) return false;
    const id = `${this.world.tab}-${++this.count}`;
    const expected = this.state.now.number;
    const text = JSON.stringify({ ...wish, id, expected });
    this.pending = { id, text, wish, expected, cancel: () => {} };
    this.listener.busy(true);
    this.sendPending();
    return true;
  }

  /** Adds entries from before those that are known. */
  recall(page: readonly Entry[]): void {
    if (this.state !== null) this.known(recalled(this.state, page), null);
  }

  /** The browser says that the line is lost. It is believed until something is heard. */
  doubt(): void {
    if (this.ended) return;
    this.listener.online(false);
    if (this.isOpen) this.question();
  }

  /** Try at once, because the browser says that the line is back. */
  retry(): void {
    if (!this.isOpen) this.renew();
  }

  /** Connects anew, because the browser is somebody else now. */
  renew(): void {
    if (this.ended) return;
    this.tries = 0;
    this.connect();
  }

  end(): void {
    this.ended = true;
    this.cancelClock();
    this.pending?.cancel();
    this.wire?.close();
  }

  private connect(): void {
    this.cancelClock();
    this.wire?.close();
    this.isOpen = this.doubted = false;
    const wire: { now: Wire | null } = { now: null };
    const current = (): boolean => this.wire === wire.now && !this.ended;
    wire.now = this.world.connect({
      open: () => current() && this.hello(),
      message: (text) => current() && this.hear(JSON.parse(text) as ServerMessage),
      close: () => current() && this.lost(),
    });
    this.wire = wire.now;
    this.cancelClock = this.world.after(PATIENCE, () => this.lost());
  }

  private hello(last = this.state?.now.number ?? 0): void {
    this.isOpen = true;
    this.wire?.send(JSON.stringify({ kind: "hello", protocol: PROTOCOL, last }));
    this.watch(PATIENCE, () => this.lost());
  }

  /** Asks a wire that may be dead for an answer, once. */
  private question(): void {
    if (this.doubted) return;
    this.doubted = true;
    this.hello();
    this.watch(DOUBT, () => this.lost());
  }

  private lost(): void {
    this.isOpen = false;
    this.listener.online(false);
    this.cancelClock();
    this.wire?.close();
    this.wire = null;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
    this.tries += 1;
    this.cancelClock = this.world.after(wait, () => this.connect());
  }

  private hear(message: ServerMessage): void {
    this.tries = 0;
    this.doubted = false;
    this.listener.online(true);
    this.watch(SILENCE, () => this.hello());
    switch (message.kind) {
      case "snapshot": {
        const state = opened(message, this.state);
        this.known(state, null);
        if (state.entries.length === 0) this.hello(Math.max(1, state.now.number - KEPT));
        this.sendPending();
        break;
      }
      case "entries": {
        const { state, step, gap } = received(this.state, message);
        if (gap) this.hello();
        else this.known(state, step);
        if (message.you === undefined && mayBeMine(state, step)) this.hello();
        break;
      }
      case "done":
        this.answered(message.id);
        if (message.number > (this.state?.now.number ?? 0)) this.hello();
        break;
      case "refused":
        this.wasRefused(message);
        if (message.number > (this.state?.now.number ?? 0)) this.hello();
        break;
      default: // a kind of a later version
    }
  }

  private known(state: TableState, step: Step | null): void {
    this.state = state;
    this.listener.state(state, step);
    this.takeBackAgain();
  }

  private answered(id: string): Pending | null {
    const pending = this.pending;
    if (pending?.id !== id) return null;
    pending.cancel();
    this.pending = null;
    this.listener.busy(false);
    return pending;
  }

  private wasRefused(refusal: Refused): void {
    const pending = this.answered(refusal.id);
    if (pending !== null && refusal.code === "late" && isTakeback(pending.wish)) {
      this.late = { wish: pending.wish, expected: pending.expected, refusal };
      this.takeBackAgain();
    } else this.listener.refused(refusal, pending?.wish ?? null);
  }

  /** Once it is known what came before a late takeback: sends it anew, or says that it was late. */
  private takeBackAgain(): void {
    const [late, state] = [this.late, this.state];
    if (late === null || state === null || state.now.number < late.refusal.number) return;
    this.late = null;
    if (!stillMeant(late.wish, late.expected, state) || !this.send(late.wish)) {
      this.listener.refused(late.refusal, late.wish);
    }
  }

  /** Sends the command that waits, and again until it is answered: twice is once. */
  private sendPending(): void {
    const pending = this.pending;
    if (pending === null) return;
    pending.cancel();
    if (this.isOpen) this.wire?.send(pending.text);
    pending.cancel = this.world.after(AGAIN, () => this.sendAgain());
  }

  /** A command without an answer is a reason to doubt the wire. */
  private sendAgain(): void {
    if (this.isOpen) this.question();
    this.sendPending();
  }

  private watch(milliseconds: number, action: () => void): void {
    this.cancelClock();
    this.cancelClock = this.world.after(milliseconds, action);
  }
}

/** Whether somebody sat down who may be ourselves, in another tab or on another device. */
function mayBeMine(state: TableState | null, step: Step | null): boolean {
  return state?.you.length === 0 && (step?.entries ?? []).some((entry) => entry.kind === "seat_taken");
}
