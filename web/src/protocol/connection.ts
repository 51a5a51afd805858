// The connection to a table: hello, what was missed, commands that are sent again until they are
// answered, and a new connection whenever the old one is lost. Time and sockets come from outside,
// so that the tests can bring both.

import { isTakeback, isStillMeant } from "./late_takeback";
import type { Emote, EmoteName, Emoted, Entry, Hint, HintGiven, Refused, Seat, ServerMessage, Wish } from "./messages";
import { PROTOCOL } from "./messages";
import { fromSnapshot, withOlderEntries, withEntries, type Step, type TableState } from "./table_state";

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  open(): void;
  message(text: string): void;
  close(): void;
}

export interface Environment {
  connect(events: SocketEvents): Socket;
  after(milliseconds: number, action: () => void): () => void;
  /** A part of ids that no other tab has. */
  tab: string;
}

export interface Listener {
  state(state: TableState, step: Step | null): void;
  refused(refusal: Refused, wish: Wish | null): void;
  /** A player says something; or it is refused to say what was to be said. */
  emoted(said: Emoted): void;
  emoteRefused(refusal: Refused): void;
  /** What the computer would play; or no hint is given. */
  hinted(hint: HintGiven): void;
  hintRefused(refusal: Refused): void;
  online(online: boolean): void;
  /** Whether a command waits for its answer. */
  busy(busy: boolean): void;
}

const RESEND_AFTER = 3000; // ms after which an unanswered command is sent again
const ASK_AFTER = 15_000; // ms after which to ask whether something was missed
const ANSWER_WITHIN = 8000; // ms after which a hello without an answer means that the socket is dead
const PROBE_ANSWER_WITHIN = 4000; // the same, if there is a reason to doubt it
const LOG_LENGTH = 32; // entries that the server still tells; asked for at first, they are the log
const RECONNECT_AFTER = [300, 800, 2000, 4000, 8000]; // ms before trying to connect again

const EMOTE = "emote-"; // how ids of emotes begin
const HINT = "hint-"; // and those of questions for a hint

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
  private socket: Socket | null = null;
  private isOpen = false;
  /** Whether it was asked if the socket is alive; whatever is heard then says so. */
  private probing = false;
  private tries = 0;
  private count = 0;
  private ended = false;
  private pending: Pending | null = null;
  private late: Late | null = null;
  private cancelTimer: () => void = () => {};

  constructor(
    private readonly environment: Environment,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Sends a command, one at a time: what comes while another waits is not sent. */
  send(wish: Wish): boolean {
    if (this.state === null || this.pending !== null || this.ended) return false;
    const id = `${this.environment.tab}-${++this.count}`;
    const expected = this.state.now.number;
    const text = JSON.stringify({ ...wish, id, expected });
    this.pending = { id, text, wish, expected, cancel: () => {} };
    this.listener.busy(true);
    this.sendPending();
    return true;
  }

  /** Says something to everybody at the table, once: it is not worth being sent again. */
  emote(seat: Seat, emote: EmoteName): boolean {
    if (!this.isOpen || this.ended) return false;
    const id = `${EMOTE}${this.environment.tab}-${++this.count}`;
    this.socket?.send(JSON.stringify({ kind: "emote", id, seat, emote } satisfies Emote));
    return true;
  }

  /** Asks for a hint, once: if no answer comes, the player asks again. */
  hint(seat: Seat): boolean {
    if (!this.isOpen || this.ended || this.state === null) return false;
    const id = `${HINT}${this.environment.tab}-${++this.count}`;
    const expected = this.state.now.number;
    this.socket?.send(JSON.stringify({ kind: "hint", id, seat, expected } satisfies Hint));
    return true;
  }

  /** Adds entries from before those that are known. */
  recall(page: readonly Entry[]): void {
    if (this.state !== null) this.update(withOlderEntries(this.state, page), null);
  }

  /** The browser says that the line is lost. It is believed until something is heard. */
  goneOffline(): void {
    if (this.ended) return;
    this.listener.online(false);
    if (this.isOpen) this.probe();
  }

  /** Try at once, because the browser says that the line is back. */
  backOnline(): void {
    if (!this.isOpen) this.reconnect();
  }

  /** Connects anew, because the browser is somebody else now. */
  reconnect(): void {
    if (this.ended) return;
    this.tries = 0;
    this.connect();
  }

  end(): void {
    this.ended = true;
    this.cancelTimer();
    this.pending?.cancel();
    this.socket?.close();
  }

  private connect(): void {
    this.cancelTimer();
    this.socket?.close();
    this.isOpen = this.probing = false;
    const socket: { now: Socket | null } = { now: null };
    const current = (): boolean => this.socket === socket.now && !this.ended;
    socket.now = this.environment.connect({
      open: () => current() && this.hello(),
      message: (text) => current() && this.receive(JSON.parse(text) as ServerMessage),
      close: () => current() && this.reconnectLater(),
    });
    this.socket = socket.now;
    this.cancelTimer = this.environment.after(ANSWER_WITHIN, () => this.reconnectLater());
  }

  private hello(last = this.state?.now.number ?? 0): void {
    this.isOpen = true;
    this.socket?.send(JSON.stringify({ kind: "hello", protocol: PROTOCOL, last }));
    this.startTimer(ANSWER_WITHIN, () => this.reconnectLater());
  }

  /** Asks a socket that may be dead for an answer, once. */
  private probe(): void {
    if (this.probing) return;
    this.probing = true;
    this.hello();
    this.startTimer(PROBE_ANSWER_WITHIN, () => this.reconnectLater());
  }

  private reconnectLater(): void {
    this.isOpen = false;
    this.listener.online(false);
    this.cancelTimer();
    this.socket?.close();
    this.socket = null;
    const wait = RECONNECT_AFTER[Math.min(this.tries, RECONNECT_AFTER.length - 1)] ?? 0;
    this.tries += 1;
    this.cancelTimer = this.environment.after(wait, () => this.connect());
  }

  private receive(message: ServerMessage): void {
    this.tries = 0;
    this.probing = false;
    this.listener.online(true);
    this.startTimer(ASK_AFTER, () => this.hello());
    switch (message.kind) {
      case "snapshot": {
        const state = fromSnapshot(message, this.state);
        this.update(state, null);
        if (state.entries.length === 0) this.hello(Math.max(1, state.now.number - LOG_LENGTH));
        this.sendPending();
        break;
      }
      case "entries": {
        const { state, step, gap } = withEntries(this.state, message);
        if (gap) this.hello();
        else this.update(state, step);
        if (message.you === undefined && mayBeMine(state, step)) this.hello();
        break;
      }
      case "emoted":
        this.listener.emoted(message);
        break;
      case "hint_given":
        this.listener.hinted(message);
        break;
      case "done":
        this.answered(message.id);
        if (message.number > (this.state?.now.number ?? 0)) this.hello();
        break;
      case "refused":
        this.handleRefusal(message);
        if (message.number > (this.state?.now.number ?? 0)) this.hello();
        break;
      default: // a kind of a later version
    }
  }

  private update(state: TableState, step: Step | null): void {
    this.state = state;
    this.listener.state(state, step);
    this.resolveLateTakeback();
  }

  private answered(id: string): Pending | null {
    const pending = this.pending;
    if (pending?.id !== id) return null;
    pending.cancel();
    this.pending = null;
    this.listener.busy(false);
    return pending;
  }

  private handleRefusal(refusal: Refused): void {
    const pending = this.answered(refusal.id);
    if (pending !== null && refusal.code === "late" && isTakeback(pending.wish)) {
      this.late = { wish: pending.wish, expected: pending.expected, refusal };
      this.resolveLateTakeback();
    } else if (refusal.id.startsWith(EMOTE)) this.listener.emoteRefused(refusal);
    else if (refusal.id.startsWith(HINT)) this.listener.hintRefused(refusal);
    else this.listener.refused(refusal, pending?.wish ?? null);
  }

  /** Once it is known what came before a late takeback: sends it anew, or says that it was late. */
  private resolveLateTakeback(): void {
    const [late, state] = [this.late, this.state];
    if (late === null || state === null || state.now.number < late.refusal.number) return;
    this.late = null;
    if (!isStillMeant(late.wish, late.expected, state) || !this.send(late.wish)) {
      this.listener.refused(late.refusal, late.wish);
    }
  }

  /** Sends the command that waits, and again until it is answered: twice is once. */
  private sendPending(): void {
    const pending = this.pending;
    if (pending === null) return;
    pending.cancel();
    if (this.isOpen) this.socket?.send(pending.text);
    pending.cancel = this.environment.after(RESEND_AFTER, () => this.resend());
  }

  /** A command without an answer is a reason to doubt the socket. */
  private resend(): void {
    if (this.isOpen) this.probe();
    this.sendPending();
  }

  private startTimer(milliseconds: number, action: () => void): void {
    this.cancelTimer();
    this.cancelTimer = this.environment.after(milliseconds, action);
  }
}

/** Whether somebody sat down who may be ourselves, in another tab or on another device. */
function mayBeMine(state: TableState | null, step: Step | null): boolean {
  return state?.you.length === 0 && (step?.entries ?? []).some((entry) => entry.kind === "seat_taken");
}
