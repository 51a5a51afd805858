// A table as this browser shows it: what is known, what is shown while things move, what the player
// points at and has chosen. What may be done the server has said; here it is only offered.

import { getContext, setContext } from "svelte";
import { borderOf, cardOf, type Card } from "../../cards/cards";
import { Connection, type Environment } from "../../protocol/connection";
import type { Asked, Cost, Entry, Legal, Now, Past, PlainWish, Refused, Seat, Wish } from "../../protocol/messages";
import { OTHER } from "../../protocol/messages";
import type { Step, TableState } from "../../protocol/table_state";
import { settings } from "../../settings.svelte";
import { phrase, type Phrase } from "../../words/phrases";
import { say } from "../../words/say.svelte";
import { LONG_AWAY, missedEntries, type Absence, type LastSeen } from "./absence";
import { CommandQueue } from "./command_queue.svelte";
import { dragsOf, NO_DRAGS, type Drags } from "./dragging";
import { GoodsMix } from "./goods_mix.svelte";
import { TableHistory } from "./history";
import { Playback } from "./playback";
import { COLOURS, playerNames, playerPhrase, turnPhrase, type Names } from "./player_names";
import { pointing, type Pointing } from "./pointing";
import { previewOf } from "./preview";
import { cardAt, cardsThatCount, priceSentences } from "./prices";
import { moveAt, NO_TARGETS, spot, targetsOf, type Spot, type Targets } from "./targets";

/** What the table needs besides a connection: the past, a clock, and what this browser has seen. */
export interface TableEnvironment extends Environment {
  past(before: number): Promise<Past>;
  clock(): number;
  lastSeen: LastSeen;
}

const OPEN = spot.open(""); // where a card's place beside the table begins

/** Something told, in the language that is spoken whenever it is asked. */
export type Announcement = () => readonly string[];

export class TableSession {
  state = $state.raw<TableState | null>(null);
  /** The moment on the screen: the last one, unless things still move or the past is looked at. */
  private presented = $state.raw<Now | null>(null);
  private past = $state.raw<Now | null>(null);
  /** What happened meanwhile is news to somebody who was away. */
  private absence = $state.raw<Absence | null>(null);
  /** What was told last, for the live region, and the rules it rests on. */
  announcement = $state.raw<Announcement>(() => []);
  /** How many times something was told. */
  announcements = $state(0);
  cited: readonly string[] = [];
  online = $state(true);
  /** Whether a link to a seat led here. */
  invited = $state(false);
  refusal = $state.raw<Refused | null>(null);
  chosen = $state<Spot | null>(null);
  pointed = $state<Spot | null>(null);
  /** Whether what is pointed at is a card. */
  pointsAtCard = $state(false);
  pointedMove = $state.raw<Legal | null>(null);
  inspected = $state.raw<Card | null>(null);
  pinned = $state(false);
  /** On a phone, where the inspected card lies over the table as a sheet: away from where it was touched. */
  sheet = $state<"high" | "low" | null>(null);
  /** The number of the moment at which the choices were asked for, or put aside. */
  private trayWanted = $state<number | null>(null);
  private trayAside = $state<number | null>(null);
  readonly playback = new Playback((now) => this.present(now));
  readonly history: TableHistory;
  readonly goodsMix: GoodsMix;
  private readonly connection: Connection;
  private readonly commandQueue: CommandQueue;
  private looks = true;
  private awayAt = 0;
  /** Whether the next message is the first after an absence, as the very first one is. */
  private returns = true;

  constructor(private readonly environment: TableEnvironment) {
    this.commandQueue = new CommandQueue({
      send: (wish) => this.connection.send(wish),
      number: () => this.state?.now.number ?? 0,
      after: (milliseconds, action) => environment.after(milliseconds, action),
    });
    this.connection = new Connection(environment, {
      state: (state, step) => this.learn(state, step),
      refused: (refusal) => {
        this.refusal = refusal;
        this.goodsMix.clear();
      },
      online: (online) => this.lineIs(online),
      busy: (busy) => this.commandQueue.setBusy(busy, this.online),
    });
    this.goodsMix = new GoodsMix({
      asked: () => (this.acting ? this.asked : null),
      play: (move) => this.playText(move),
    });
    this.history = new TableHistory({
      entries: () => this.state?.entries ?? [],
      page: (before) => environment.past(before),
      recall: (page) => this.connection.recall(page),
      show: (past) => {
        this.past = past;
        this.chosen = null;
      },
    });
  }

  /** Whether a command waits for its answer, and whether it does so for long. */
  get busy(): boolean {
    return this.commandQueue.busy;
  }

  get slow(): boolean {
    return this.commandQueue.slow;
  }

  readonly now = $derived(this.past ?? this.presented);
  readonly inPast = $derived(this.past !== null);
  readonly you = $derived(this.state?.you ?? []);
  /** What others did while this player was away. */
  readonly missed: Entry[] = $derived(
    this.absence === null ? [] : missedEntries(this.state?.entries ?? [], this.absence, this.you),
  );
  /** Whose side is shown as one's own. */
  readonly me: Seat = $derived(this.you.length === 1 && this.you[0] ? this.you[0] : "blue");
  readonly them: Seat = $derived(OTHER[this.me]);
  /** The seat that this browser decides for now. */
  readonly acting: Seat | null = $derived.by(() => {
    const now = this.now;
    if (now === null || now.to_move === null || this.inPast) return null;
    if (now.number !== this.state?.now.number) return null;
    const seat = now.seats[now.to_move];
    return this.you.includes(now.to_move) && seat.stand_in === null ? now.to_move : null;
  });
  /** As text, so that what is told is said anew only if a name has changed. */
  private readonly nameTexts = $derived(JSON.stringify(this.now ? playerNames(this.now) : COLOURS));
  readonly names: Names = $derived(JSON.parse(this.nameTexts) as Names);
  /** What is said to somebody who has no seat here, while others play. */
  readonly watching: Phrase | null = $derived(
    this.state?.now.state === "playing" && this.you.length === 0
      ? phrase(this.invited ? "web-watching-taken" : "web-watching")
      : null,
  );
  readonly asked: Asked | null = $derived(this.now?.asked ?? null);
  /** What this browser is asked; with two seats on one device, which of them is asked; of others who
      watch, whose turn it is. */
  readonly question: Phrase | null = $derived.by(() => {
    if (this.watching && this.now?.to_move) {
      return phrase("sentences", { texts: [this.watching, turnPhrase(this.now, this.now.to_move)] });
    }
    if (!this.now || !this.acting || !this.asked) return null;
    const { says } = this.asked;
    if (this.you.length < 2) return says;
    return phrase("ask-player", { player: playerPhrase(this.now, this.acting), question: says });
  });
  readonly targets: Targets = $derived(
    this.acting && this.asked && this.now?.legal ? targetsOf(this.asked, this.now.legal, this.acting) : NO_TARGETS,
  );
  /** What the tray offers besides a mix of goods. */
  readonly choices: readonly Legal[] = $derived.by(() => {
    const mixed = this.asked?.mix ? `${this.asked.name} ` : null;
    return this.targets.buttons.filter((one) => mixed === null || !one.move.startsWith(mixed));
  });
  readonly drags: Drags = $derived(
    this.acting && this.asked && this.now?.legal && this.now.position
      ? dragsOf(this.asked, this.targets, this.now.legal, this.now.position, this.acting)
      : NO_DRAGS,
  );
  /** Where the move is made that has been on its way for long. */
  readonly underway: Spot | null = $derived.by(() => {
    const { sent } = this.commandQueue;
    if (!this.slow || sent?.kind !== "move") return null;
    return [...this.targets.spots].find(([, legal]) => legal.move === sent.move)?.[0] ?? null;
  });
  /** What is said of a command that takes its time. */
  readonly waiting: Phrase | null = $derived(
    this.slow ? phrase(this.online ? "web-on-its-way" : "web-will-be-sent") : null,
  );
  /** The move that is chosen or on its way, or else pointed at. */
  readonly considered: Legal | null = $derived(
    this.targets.spots.get(this.chosen ?? this.underway ?? "") ??
      this.pointedMove ??
      this.targets.spots.get(this.pointed ?? "") ??
      null,
  );
  /** Whose prices are shown: those of the seat that decides here, or of one's own. */
  readonly payer: Seat | null = $derived(this.acting ?? (this.you.includes(this.me) ? this.me : null));
  /** Own cards that count for what is chosen or pointed at, or else for what is asked. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const position = this.now?.position;
    const card = position ? cardAt(this.chosen ?? this.pointed, position) : null;
    const thought = { move: this.considered, costs: card ? this.costsOf(card) : [] };
    return cardsThatCount(thought, this.acting ? this.asked : null, this.targets);
  });
  readonly border = $derived(borderOf(this.state?.about.ruleset));
  /** What the move that is thought of would bring; what it is, if that is all. */
  readonly preview: Phrase[] = $derived.by(() => {
    const { considered, acting, now } = this;
    if (!considered || !acting || !now?.position) return [];
    const brings = previewOf(considered, acting, now.position);
    return brings.length > 0 ? brings : [considered.says];
  });
  /** Cards beside the table of which one is to be chosen. */
  readonly choosable: Card[] = $derived(
    [...this.targets.spots.keys()].filter((at) => at.startsWith(OPEN)).map((at) => cardOf(at.slice(OPEN.length))),
  );
  /** Cards that lie open beside the table because something is asked about them. */
  readonly open: Card[] = $derived.by(() => {
    if (this.choosable.length > 0) return this.choosable;
    const card = this.asked?.parameters.card;
    return typeof card === "string" && /^[A-Z]+\d+$/.test(card) ? [cardOf(card)] : [];
  });

  /** Whether only the tray can be used: nothing on the table can, or a card lies open beside it. */
  readonly trayNeeded: boolean = $derived.by(() => {
    const { buttons, spots, closing } = this.targets;
    if (this.choosable.length > 0) return true;
    if (buttons.every((one) => one === closing)) return false; // the prompt has a button for it
    return spots.size === 0 || this.open.length > 0;
  });

  /** Whether the choices that are no places are shown: where they are needed, or if wanted. */
  readonly trayOpen: boolean = $derived.by(() => {
    const now = this.now?.number ?? null;
    if (this.trayNeeded) return this.trayAside !== now;
    return this.targets.buttons.length > 0 && this.trayWanted === now;
  });

  /** Shows the choices until something happens, or puts them aside. */
  showTray(): void {
    const now = this.now?.number ?? null;
    if (this.trayNeeded) this.trayAside = this.trayAside === now ? null : now;
    else this.trayWanted = this.trayWanted === now ? null : now;
  }

  /** What a card would cost now; nothing if it has no price. */
  costsOf(id: string): readonly Cost[] {
    return (this.payer && this.now?.prices?.[this.payer]?.[id]) || [];
  }

  /** The same in sentences. A hand card is played with the Noble, unless it is being asked about. */
  priceOf(id: string): Phrase[] {
    const hand = this.payer && this.now?.position?.players[this.payer].hand;
    const price = priceSentences(this.costsOf(id));
    const withNoble = price.length > 0 && hand === id && this.asked?.parameters.card !== id;
    return withNoble ? [phrase("web-with-noble"), ...price] : price;
  }

  point(at: Spot | null, card: Card | null): void {
    this.pointed = at;
    this.pointsAtCard = card !== null;
    if (card !== null && !this.pinned) this.inspected = card;
  }

  /** For the attributes of a place, and of the card that lies there. */
  pointingAt(at: Spot, card: Card | null = null): Pointing {
    return pointing(
      () => this.point(at, card),
      () => this.point(null, null),
    );
  }

  /** For the attributes of a choice that no place stands for. */
  pointingTo(move: Legal): Pointing {
    return pointing(
      () => (this.pointedMove = move),
      () => (this.pointedMove = null),
    );
  }

  /** Whether a mouse or the keys point at something. */
  get points(): boolean {
    return this.pointed !== null || this.pointedMove !== null;
  }

  /** Whether a place is drawn as chosen: it is, or its move is on its way. */
  isChosen(at: Spot): boolean {
    return at === this.chosen || at === this.underway;
  }

  /** Shows a card large and in words until something else is done. */
  inspect(card: Card, at: Spot | null = null): void {
    this.inspected = card;
    this.pinned = true;
    this.sheet = awayFrom(at);
  }

  /** Takes the sheet away; what is chosen stays chosen. */
  putAway(): void {
    this.sheet = null;
    this.pinned = false;
  }

  /** A click on a place: choose, play what is chosen, or tell why not. A double click plays, too. */
  click(at: Spot, card: Card | null, again = false): void {
    const legal = this.targets.spots.get(at);
    if (again && legal === undefined) return;
    this.refusal = null;
    if (legal !== undefined) {
      if (card !== null) this.inspected = card;
      this.putAway();
      if (this.chosen === at || !settings.confirm) {
        this.play(legal);
        return;
      }
      this.chosen = at;
      if (card !== null) this.sheet = awayFrom(at);
      return;
    }
    this.chosen = null;
    if (card !== null) this.inspect(card, at);
    const move = this.acting && this.asked ? moveAt(at, this.asked) : null;
    if (move !== null && this.acting) this.send({ kind: "move", seat: this.acting, move });
  }

  confirm(): void {
    if (this.considered !== null && this.chosen !== null) this.play(this.considered);
  }

  private playText(move: string): boolean {
    const legal = this.now?.legal?.find((one) => one.move === move);
    if (legal) this.play(legal);
    return legal !== undefined;
  }

  play(legal: Legal): void {
    if (this.acting === null) return;
    this.send({ kind: "move", seat: this.acting, move: legal.move });
  }

  /** Chooses one more or one less of a kind of goods, and tells what is chosen. */
  mix(kind: string, by: 1 | -1): void {
    this.goodsMix.add(kind, by);
    const told = [this.goodsMix.token(kind), ...this.goodsMix.missing()];
    this.announce(() => told.map(say));
  }

  /** The choice of this number in the tray, from 0; whether there is one. */
  pick(number: number): boolean {
    if (!this.trayOpen) return false;
    const kinds = Object.keys(this.goodsMix.most ?? {});
    const [kind, choice] = [kinds[number], this.choices[number - kinds.length]];
    if (kind !== undefined) this.mix(kind, 1);
    else if (choice) this.play(choice);
    return kind !== undefined || choice !== undefined;
  }

  /** Takes back one's last move, or asks for it; whether there is one. */
  takeBack(): boolean {
    const { you } = this;
    const last = you.length > 1 ? lastMover(this.state?.entries ?? []) : undefined;
    const seat = (last ? [last, ...you] : you).find((one) => this.now?.seats[one].may_undo);
    if (!seat || this.inPast) return false;
    this.wish(this.now?.seats[seat].may_undo === "freely" ? "undo" : "ask_undo", seat);
    return true;
  }

  /** Carries out a command for the seat that it concerns. */
  wish(kind: PlainWish, seat: Seat): void {
    this.send({ kind, seat });
  }

  send(wish: Wish): void {
    this.refusal = null;
    this.absence = null;
    this.commandQueue.send(wish);
  }

  /** Puts away what is open; in the past, where nothing is, leads back to now. */
  escape(): void {
    const open = this.chosen !== null || this.refusal !== null || this.sheet !== null || this.pinned;
    if (!open && this.inPast) void this.history.goTo(null);
    else this.clear();
  }

  clear(): void {
    this.chosen = null;
    this.refusal = null;
    this.putAway();
  }

  /** The browser says that the line is lost, or that it is back. */
  goneOffline(): void {
    this.connection.goneOffline();
  }

  backOnline(): void {
    this.connection.backOnline();
  }

  reconnect(): void {
    this.connection.reconnect();
  }

  end(): void {
    this.connection.end();
  }

  /** One moment back or on, as the arrow keys ask. */
  step(by: -1 | 1): void {
    if (this.now !== null) void this.history.step(this.now.number, by);
  }

  /** The player looks here, or at something else. */
  attend(looks: boolean): void {
    this.looks = looks;
    if (!looks) this.awayAt = this.environment.clock();
    else if (this.wasLongAway() && this.state) this.comesBackTo(this.state);
    if (looks && this.presented !== null) this.see(this.presented);
  }

  /** Tells something to whoever listens; the same thing may be told twice. */
  announce(announcement: Announcement, cited: readonly string[] = []): void {
    this.announcement = announcement;
    this.announcements += 1;
    if (cited.length > 0) this.cited = cited;
  }

  /** What happened while the player was away has been read. */
  dismissMissed(): void {
    this.absence = null;
  }

  /** The line is lost or found again; what was missed comes with the next message. */
  private lineIs(online: boolean): void {
    if (this.online && !online) this.awayAt = this.environment.clock();
    if (!this.online && online) this.returns = this.wasLongAway();
    this.online = online;
  }

  private wasLongAway(): boolean {
    return this.environment.clock() - this.awayAt >= LONG_AWAY;
  }

  /** What happened between the last sight and this state is told. */
  private comesBackTo({ about, now }: TableState): void {
    const since = this.environment.lastSeen.get(about.table);
    this.absence = since === null ? null : { since, upTo: now.number };
    this.returns = false;
  }

  private see(now: Now): void {
    if (this.looks && this.state) this.environment.lastSeen.set(this.state.about.table, now.number);
  }

  private learn(state: TableState, step: Step | null): void {
    const known = this.state?.now.number;
    this.state = state;
    this.history.remember(state.now);
    if (this.returns) this.comesBackTo(state);
    if (step !== null && this.presented !== null) this.playback.add(step);
    else if (!this.playback.moving || state.now.number !== known) this.playback.jump(state.now);
  }

  private present(now: Now): void {
    const decided = now.moves !== this.presented?.moves || now.to_move !== this.presented?.to_move;
    this.presented = now;
    this.see(now);
    if (decided) {
      this.chosen = null;
      this.pointedMove = null;
      this.refusal = null;
      this.putAway();
      this.goodsMix.sendNext();
    }
  }
}

/** Who made the last move that stands, on one device, where moves are taken back one by one. */
function lastMover(entries: readonly Entry[]): Seat | undefined {
  const movers: (Seat | undefined)[] = [];
  for (const { kind, seat } of entries) {
    if (kind === "moved") movers.push(seat);
    else if (kind === "undone") movers.pop();
  }
  return movers.at(-1);
}

/** A sheet lies low, over one's own side, unless it would cover what it is about. */
function awayFrom(at: Spot | null): "high" | "low" {
  return /^(blue|white) /.test(at ?? "") ? "high" : "low";
}

const KEY = Symbol("table");

export function provideSession(session: TableSession): void {
  setContext(KEY, session);
}

export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}
