// The table of a lesson: the server answers each request by the whole run of its moves and keeps
// nothing, so whatever a socket would say is made of these answers. A request without an answer is
// a lost line, which the connection tries to get back by itself.

import { Refusal } from "../api";
import type { SocketEvents, Socket } from "../protocol/connection";
import type { Command, Details, Entries, Entry, Hello, LessonAnswer, LessonStep } from "../protocol/messages";
import type { LessonTry, Now, Past, ServerMessage, Snapshot } from "../protocol/messages";
import { LastSeen } from "../table/model/absence";
import type { TableEnvironment } from "../table/model/environment";
import { spotOfTry } from "../table/model/targets";
import { phrase } from "../words/phrases";

/** The run of a lesson, as far as its table needs it. */
export interface Run {
  /** The step, and the player's moves since the last new position. */
  readonly at: Omit<LessonTry, "move">;
  readonly kind: LessonStep["kind"];
  /** Whether nothing can be played now. */
  readonly quiet: boolean;
  /** Whether the server is being asked. */
  busy: boolean;
  made(move: string): void;
  /** Goes back to before the last move; whether there was one. */
  takeBack(): boolean;
  learn(played: LessonAnswer): void;
  /** The server knows no such run. */
  lost(): void;
}

/** What a lesson needs from the browser. */
export interface Outside {
  play(tried: LessonTry): Promise<LessonAnswer>;
  after(milliseconds: number, action: () => void): () => void;
}

// Refusals after which asking again may help.
const PASSING = new Set(["unreachable", "internal", "too_many"]);

export class LessonEnvironment implements TableEnvironment {
  readonly tab = "lesson";
  readonly lastSeen = new LastSeen(null);
  readonly clock = Date.now;
  readonly after: Outside["after"];
  private events: SocketEvents | null = null;
  /** What was told of the table last, and all that happened there. */
  private now: Now | null = null;
  private entries: Entry[] = [];
  /** How many tables there were: what happened at the one is not the past of the other. */
  private table = 0;
  private asked = 0;
  /** The command that is being carried out, and the last one that was: both may be sent again. */
  private underway: string | null = null;
  private carriedOut: string | null = null;

  constructor(
    private readonly run: Run,
    private readonly outside: Outside,
  ) {
    this.after = (milliseconds, action) => outside.after(milliseconds, action);
  }

  past(): Promise<Past> {
    return Promise.resolve({ entries: [], moments: [] });
  }

  connect(events: SocketEvents): Socket {
    this.events = events;
    this.underway = null;
    let greeted = false;
    const hear = (said: Command | Hello): void => {
      if (said.kind !== "hello") void this.obey(said);
      else if (greeted) this.tellAgain(said.last ?? 0);
      else void this.tell({ anew: false });
      greeted = true;
    };
    queueMicrotask(() => events.open());
    return {
      // As with every socket, the answer does not come before the sender has begun to wait for it.
      send: (text) => queueMicrotask(() => hear(JSON.parse(text) as Command | Hello)),
      close: () => (this.events = this.events === events ? null : this.events),
    };
  }

  /** Tells the table as it is where the run is now; anew if it does not come from what is shown, also if
      that cannot be told at once. */
  async tell({ anew }: { anew: boolean }): Promise<void> {
    if (anew) this.forget();
    const played = await this.ask(null);
    if (played !== null) this.hear(played);
  }

  private forget(): void {
    this.table += 1;
    this.entries = [];
    this.now = null;
  }

  /** What happened after an entry, without asking: nothing happens here by itself. */
  private tellAgain(last: number): void {
    if (this.now === null) return;
    const entries = this.entries.filter((entry) => entry.number > last);
    this.say({ kind: "entries", entries, now: this.now });
  }

  private async obey(said: Command): Promise<void> {
    if (this.underway === said.id) return;
    this.underway = said.id;
    if (said.kind === "move") await this.tryMove(said.id, said.move);
    else {
      const takesBack = said.kind === "undo" && said.id !== this.carriedOut && this.run.takeBack();
      this.carriedOut = said.id;
      if (takesBack) await this.tell({ anew: true });
      this.done(said.id);
    }
    if (this.underway === said.id) this.underway = null;
  }

  private async tryMove(id: string, move: string): Promise<void> {
    if (this.run.quiet) {
      this.refuse(id, { says: phrase("web-lesson-go-on") });
      return;
    }
    const played = await this.ask(move);
    if (played === null) return;
    if (played.answer === "made") this.run.made(move);
    this.hear(played);
    if (played.answer === "made") this.done(id);
    else this.refuse(id, played.refused ?? { says: phrase("learn-elsewhere") });
  }

  /** The server's answer; none if it does not come, or something else has been asked meanwhile. */
  private async ask(move: string | null): Promise<LessonAnswer | null> {
    const [asked, events] = [++this.asked, this.events];
    this.run.busy = true;
    try {
      const played = await this.outside.play({ ...this.run.at, move });
      return asked === this.asked && events === this.events ? played : null;
    } catch (error) {
      if (asked !== this.asked) return null;
      if (error instanceof Refusal && !PASSING.has(error.code)) this.run.lost();
      else events?.close();
      return null;
    } finally {
      if (asked === this.asked) this.run.busy = false;
    }
  }

  private hear(played: LessonAnswer): void {
    this.run.learn(played);
    const told = played.messages.map((message) => ({ ...message, now: this.withTry(message.now, played) }));
    // What leads on from what is shown is told as news, so that it is seen to happen.
    const leadsOn = this.now !== null && told.some((message) => message.kind === "entries");
    for (const message of told) {
      if (message.kind === "snapshot" && leadsOn) continue;
      this.remember(message);
      this.say(message.kind === "snapshot" ? this.named(message) : message);
    }
  }

  private remember({ now, ...message }: Snapshot | Entries): void {
    this.now = now;
    const last = this.entries.at(-1)?.number ?? 0;
    if (message.kind === "entries") this.entries.push(...message.entries.filter((entry) => entry.number > last));
  }

  private named(message: Snapshot): Snapshot {
    return { ...message, about: { ...message.about, table: `lesson-${this.table}` } };
  }

  /** A move that is to be refused needs a choice, unless a click on its place tries it. */
  private withTry(now: Now, { help }: LessonAnswer): Now {
    if (this.run.kind !== "refuse" || help === null || !now.asked || !now.to_move) return now;
    const clicked = spotOfTry(help.move, now.asked, now.to_move) !== null;
    return clicked ? now : { ...now, legal: [...(now.legal ?? []), { ...help, does: [] }] };
  }

  private done(id: string): void {
    this.say({ kind: "done", id, number: this.now?.number ?? 0 });
  }

  private refuse(id: string, about: Details): void {
    this.say({ kind: "refused", id, code: "illegal", number: this.now?.number ?? 0, about });
  }

  private say(message: ServerMessage): void {
    this.events?.message(JSON.stringify(message));
  }
}
