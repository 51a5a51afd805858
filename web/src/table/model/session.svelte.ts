// A table as this browser shows it: what is known, what is shown while things move, and what the
// player does. What may be done the server has said; here it is only offered.

import { getContext, setContext } from "svelte";
import { borderOf, type Card } from "../../cards/cards";
import { seen } from "../../cards/seen";
import { Connection } from "../../protocol/connection";
import { OTHER, type Asked, type Entry, type Legal, type Now, type PlainWish } from "../../protocol/messages";
import type { Refused, Seat, Wish } from "../../protocol/messages";
import type { Step, TableState } from "../../protocol/table_state";
import { settings } from "../../settings.svelte";
import { phrase, replaced, type Phrase } from "../../words/phrases";
import { say } from "../../words/say.svelte";
import { Advisor } from "./advisor.svelte";
import { Announcements } from "./announcements.svelte";
import { Attendance } from "./attendance.svelte";
import { CommandQueue } from "./command_queue.svelte";
import { dragsOf, NO_DRAGS, type Drags } from "./dragging";
import { Emotes } from "./emotes.svelte";
import { toldOf } from "./entries";
import type { TableEnvironment } from "./environment";
import { GoodsMix } from "./goods_mix.svelte";
import type { Guide, Light } from "./guide";
import { TableHistory, type Opened } from "./history";
import { Hints } from "./hints.svelte";
import { Inspection } from "./inspection.svelte";
import { movesOfOthers, sinceOwnMove, summaryOf } from "./narration";
import { replayPause } from "./pace";
import { Playback } from "./playback";
import { COLOURS, playerNames, type Names } from "./player_names";
import { PlayerPrices } from "./player_prices.svelte";
import { questionPhrase, watchingPhrase, watchingTurnPhrase } from "./question";
import { Replay, type ReplayedTable } from "./replay.svelte";
import { Selection } from "./selection.svelte";
import { takebackSeat } from "./takeback";
import { isCentre, moveAt, NO_TARGETS, spot, targetsOf, unusedActions, type Spot, type Targets } from "./targets";
import { Tray } from "./tray.svelte";

export class TableSession {
  state = $state.raw<TableState | null>(null);
  /** The moment on the screen: the last one, unless things still move or the past is looked at. */
  private presented = $state.raw<Now | null>(null);
  private past = $state.raw<Now | null>(null);
  /** What is on its way over the screen. */
  private showing = $state.raw<Step | null>(null);
  /** Whether the click that is made only cuts short what another player does; and whether the last did. */
  private cutsShort = false;
  private didCutShort = false;
  /** What was told of entries, as it was worded last: the log asks for all of it after every move. */
  private readonly wordings = new WeakMap<Phrase, { names: Names; says: Phrase }>();
  online = $state(true);
  /** Whether a link to a seat led here. */
  invited = $state(false);
  refusal = $state.raw<Refused | null>(null);
  /** Who leads through this table, if it is a lesson. */
  guide = $state.raw<Guide | null>(null);
  /** Something that is told once, until it is put away or something is done. */
  notice = $state.raw<Phrase | null>(null);

  readonly advisor = new Advisor(this);
  readonly announcements = new Announcements();
  readonly attendance: Attendance;
  readonly commands: CommandQueue;
  readonly connection: Connection;
  readonly emotes: Emotes;
  readonly goodsMix: GoodsMix;
  readonly hints: Hints;
  readonly history: TableHistory;
  readonly inspection = new Inspection();
  readonly playback = new Playback(
    (now) => this.present(now),
    (step) => (this.showing = step),
  );
  readonly prices = new PlayerPrices(this);
  readonly replay: Replay;
  readonly selection = new Selection(this, (card) => this.inspection.glance(card));
  readonly tray = new Tray(this);

  constructor(environment: TableEnvironment) {
    this.attendance = new Attendance(this, environment);
    this.commands = new CommandQueue({
      send: (wish) => this.connection.send(wish),
      number: () => this.state?.now.number ?? 0,
      after: (milliseconds, action) => environment.after(milliseconds, action),
    });
    this.emotes = new Emotes(this, {
      send: (seat, emote) => this.connection.emote(seat, emote),
      after: (milliseconds, action) => environment.after(milliseconds, action),
    });
    this.goodsMix = new GoodsMix({
      asked: () => (this.acting ? this.asked : null),
      play: (move) => this.playText(move),
      announce: (phrases) => this.announcements.announce(() => phrases.map(say)),
    });
    this.hints = new Hints(this, {
      send: (seat) => this.connection.hint(seat),
      tell: (phrases) => {
        this.selection.letGo();
        this.announcements.announce(() => phrases.map((one) => say(this.worded(one))));
      },
    });
    this.history = new TableHistory({
      entries: () => this.state?.entries ?? [],
      page: (before) => environment.past(before),
      recall: (page) => this.connection.recall(page),
      show: (past) => {
        this.past = past;
        this.selection.chosen = null;
      },
    });
    const shown: ReplayedTable = {
      shown: () => this.now?.number ?? 0,
      inPast: () => this.inPast,
      pause: () => new Promise((done) => environment.after(replayPause(settings.pace), done)),
    };
    this.replay = new Replay(shown, this.history);
    this.connection = new Connection(environment, {
      state: (state, step) => this.learn(state, step),
      refused: (refusal) => {
        this.refusal = refusal;
        this.goodsMix.clear();
      },
      emoted: (said) => this.emotes.hear(said),
      emoteRefused: (refusal) => this.emotes.hearRefusal(refusal.code),
      hinted: (hint) => this.hints.hear(hint),
      hintRefused: (refusal) => {
        this.hints.clear();
        if (refusal.code !== "late") this.refusal = refusal;
      },
      online: (online) => this.lineIs(online),
      busy: (busy) => this.commands.setBusy(busy, this.online),
    });
  }

  readonly now = $derived(this.past ?? this.presented);
  readonly inPast = $derived(this.past !== null);
  readonly you = $derived(this.state?.you ?? []);
  /** Whose side is shown as one's own. */
  readonly me: Seat = $derived(this.you.length === 1 && this.you[0] ? this.you[0] : "blue");
  readonly them: Seat = $derived(OTHER[this.me]);
  /** The seat that is asked here, also while things still move: nobody else is to decide then. */
  private readonly askedSeat: Seat | null = $derived.by(() => {
    const seat = this.now?.to_move ?? null;
    if (seat === null || this.inPast || !this.you.includes(seat)) return null;
    return this.now?.seats[seat].stand_in === null ? seat : null;
  });
  /** The seat that this browser decides for now. */
  readonly acting: Seat | null = $derived(this.now?.number === this.state?.now.number ? this.askedSeat : null);
  /** As text, so that what is told is said again only if a name has changed. */
  private readonly nameTexts = $derived(JSON.stringify(this.now ? playerNames(this.now) : COLOURS));
  readonly names: Names = $derived(JSON.parse(this.nameTexts) as Names);
  readonly border = $derived(borderOf(this.state?.about.ruleset));
  readonly watching: Phrase | null = $derived(
    this.state?.now.state === "playing" && this.you.length === 0 ? watchingPhrase(this.invited) : null,
  );
  readonly asked: Asked | null = $derived(this.now?.asked ?? null);
  /** What a guide says stands in place of what the game asks. */
  readonly question: Phrase | null = $derived.by(() => (this.guide && !this.inPast ? this.guide.says : this.asks));
  readonly asks: Phrase | null = $derived.by(() => {
    const { now, asked, askedSeat, watching } = this;
    if (now === null || now.to_move === null || this.inPast) return null;
    if (watching) return watchingTurnPhrase(watching, now, now.to_move);
    return asked && askedSeat ? questionPhrase(now, asked, askedSeat, this.you) : null;
  });
  /** What is told of all that is known to have happened: not what is still to be shown. */
  readonly entries: readonly Entry[] = $derived.by(() => {
    const [entries, upTo] = [this.state?.entries ?? [], this.presented?.number ?? 0];
    if (this.inPast) return entries;
    return entries.at(-1)?.number === upTo ? entries : entries.filter((entry) => entry.number <= upTo);
  });
  /** Whether something that another player did is being shown. */
  readonly narrates = $derived(movesOfOthers(this.showing?.entries ?? [], this.you).length > 0);
  private readonly othersDid: Entry[] = $derived(sinceOwnMove(this.entries, this.you));
  /** What the others' moves came to, if they changed what the other player has. */
  readonly summary: Phrase | null = $derived(
    this.acting && this.you.length === 1 ? summaryOf(this.othersDid, this.them) : null,
  );
  /** What the others do or have done since one's own last move, for the prompt. */
  readonly narration: Phrase[] = $derived.by(() => {
    if (this.you.length !== 1 || this.inPast) return [];
    if (this.narrates) return this.sentencesOf(movesOfOthers(this.showing?.entries ?? [], this.you));
    return this.summary ? [this.summary] : this.sentencesOf(this.othersDid.slice(-1));
  });
  readonly targets: Targets = $derived(
    this.acting && this.asked && this.now?.legal && !this.guide?.quiet
      ? targetsOf(this.asked, this.now.legal, this.acting)
      : NO_TARGETS,
  );
  readonly drags: Drags = $derived(
    this.acting && this.asked && this.now?.legal && this.now.position && !this.guide?.quiet
      ? dragsOf(this.asked, this.targets, this.now.legal, this.now.position, this.acting)
      : NO_DRAGS,
  );

  /** As people here say it: the players by their names, and no codes unless they are wanted. What was
      told of an entry speaks of the table as it was before. */
  worded(said: Phrase, entry: Entry | null = null): Phrase {
    if (settings.codes) return replaced(said, this.names);
    if (entry === null) return seen(replaced(said, this.names), this.now?.position?.centre);
    const before = this.wordings.get(said);
    if (before?.names === this.names) return before.says;
    const centre = this.history.centreBefore(entry.number);
    const says = seen(replaced(said, this.names), centre ?? []);
    if (centre !== null) this.wordings.set(said, { names: this.names, says });
    return says;
  }

  /** The sentences of these entries. */
  sentencesOf(entries: readonly Entry[]): Phrase[] {
    return entries.flatMap((entry) => toldOf(entry).map((one) => this.worded(one.says, entry)));
  }

  /** What is said of a command that takes its time. */
  readonly waiting: Phrase | null = $derived.by(() => {
    return this.commands.slow ? phrase(this.online ? "web-on-its-way" : "web-will-be-sent") : null;
  });

  /** How a place is lit, as help. */
  light(at: Spot): Light | null {
    return this.guide ? this.guide.light(at) : this.hints.light(at);
  }

  /** Shows at once what is still to come. The click that asks for it means nothing else: what it hits
      was no choice yet when the player saw it. */
  hurry(): void {
    this.cutsShort = this.narrates;
    this.playback.hurry();
  }

  /** A click on a place: choose, play what is chosen, or tell why not. A double click plays, too. */
  click(at: Spot, card: Card | null, again = false): void {
    this.didCutShort = this.cutsShort || (again && this.didCutShort);
    this.cutsShort = false;
    if (this.didCutShort) return;
    const legal = this.targets.spots.get(at);
    if (again && legal === undefined) return;
    if (this.guide?.point(at)) return;
    this.refusal = null;
    if (legal === undefined) this.askWhyNot(at, card);
    else this.choose(at, legal, card);
  }

  private choose(at: Spot, legal: Legal, card: Card | null): void {
    if (card !== null) this.inspection.card = card;
    this.inspection.release();
    if (this.selection.chosen === at || !settings.confirm) {
      this.play(legal);
      return;
    }
    this.selection.chosen = at;
  }

  /** Sends the move that a quiet place would mean: the server's refusal says why it is not possible. */
  private askWhyNot(at: Spot, card: Card | null): void {
    this.selection.chosen = null;
    if (card !== null) this.inspection.pin(card, at);
    if (this.guide?.quiet) return;
    const move = this.acting && this.asked ? moveAt(at, this.asked, this.acting) : null;
    if (move !== null && this.acting) this.send({ kind: "move", seat: this.acting, move });
    else if (this.acting && this.asked?.name === "place" && isCentre(at)) this.refusal = byCrossing();
  }

  confirm(): void {
    const { considered, chosen } = this.selection;
    if (considered !== null && chosen !== null) this.play(considered);
  }

  private playText(move: string): boolean {
    const legal = this.now?.legal?.find((one) => one.move === move);
    if (legal) this.play(legal);
    return legal !== undefined;
  }

  /** Makes a move; one that gives up actions is only chosen at first, however moves are confirmed. */
  play(legal: Legal): void {
    if (this.acting === null) return;
    const { chosen } = this.selection;
    if (legal === this.targets.closing && unusedActions(this.targets) > 0 && chosen !== spot.end) {
      this.selection.chosen = spot.end;
      return;
    }
    this.send({ kind: "move", seat: this.acting, move: legal.move });
  }

  /** The choice of this number in the tray, from 0; whether there is one. */
  pick(number: number): boolean {
    if (!this.tray.isOpen) return false;
    const kinds = Object.keys(this.goodsMix.most ?? {});
    const [kind, choice] = [kinds[number], this.tray.choices[number - kinds.length]];
    if (kind !== undefined) this.goodsMix.choose(kind, 1);
    else if (choice) this.play(choice);
    return kind !== undefined || choice !== undefined;
  }

  /** Takes back one's last move, or asks for it; whether there is one. */
  takeBack(): boolean {
    const seat = takebackSeat(this.now, this.state?.entries ?? [], this.you);
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
    this.notice = null;
    this.attendance.dismissMissed();
    this.commands.send(wish);
  }

  /** Puts away what is open; in the past, where nothing is, leads back to now. */
  escape(): void {
    const { sheet, pinned } = this.inspection;
    const open = this.selection.chosen !== null || this.refusal !== null || sheet !== null || pinned;
    if (!open && this.inPast) void this.history.goTo(null);
    else this.clear();
  }

  /** Puts away what is chosen, refused or inspected, but for a card that is pointed at. */
  clear(): void {
    this.selection.chosen = null;
    this.refusal = null;
    if (this.selection.pointsAtCard) this.inspection.release();
    else this.inspection.close();
  }

  /** One moment back or on, as the arrow keys ask. */
  step(by: -1 | 1): void {
    if (this.now !== null) void this.history.step(this.now.number, by);
  }

  /** To the beginning of a round before or after. */
  stepRound(by: -1 | 1): void {
    if (this.now !== null) void this.history.stepRound(this.now.number, by);
  }

  /** Looks at the moment that a link names; says so if that cannot be. */
  async open(moment: string): Promise<Opened> {
    const opened = await this.history.open(moment);
    if (opened !== "shown") this.notice = phrase(opened === "missing" ? "web-no-moment" : "web-moment-not-loaded");
    return opened;
  }

  /** The player looks here, or at something else. */
  attend(looks: boolean): void {
    this.attendance.attend(looks, this.presented);
  }

  private lineIs(online: boolean): void {
    if (this.online && !online) this.attendance.leave();
    if (!this.online && online) this.attendance.comeBack();
    if (!online) this.hints.clear();
    this.online = online;
  }

  private learn(state: TableState, step: Step | null): void {
    const known = this.state?.now.number;
    if (this.state && this.state.about.table !== state.about.table) this.history.forget();
    this.state = state;
    this.history.remember(state.now);
    this.attendance.learn(state);
    if (step !== null && this.presented !== null) this.playback.add(step);
    else if (!this.playback.moving || state.now.number !== known) this.playback.jump(state.now);
  }

  private present(now: Now): void {
    const decided = now.moves !== this.presented?.moves || now.to_move !== this.presented?.to_move;
    this.presented = now;
    this.attendance.see(now);
    if (!decided) return;
    this.clear();
    this.hints.clear();
    this.selection.reset();
    this.goodsMix.sendNext();
  }
}

/** No move is written for this, so that the server cannot be asked: the first thing that many try. */
function byCrossing(): Refused {
  const about = { reason: "by_crossing", rule: "4.1", says: phrase("web-by-crossing") };
  return { kind: "refused", id: "", number: 0, code: "illegal", about };
}

const KEY = Symbol("table");

export function provideSession(session: TableSession): void {
  setContext(KEY, session);
}

export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}
