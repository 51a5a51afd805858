// A table as this browser shows it: what is known, what is shown while things move, what the player
// points at and has chosen. What may be done the server has said; here it is only offered.

import { getContext, setContext } from "svelte";
import { borderOf, cardOf, type Card } from "../cards/cards";
import { Connection, type World } from "../protocol/connection";
import type { Asked, Legal, Now, PlainWish, Refused, Seat, Wish } from "../protocol/messages";
import { OTHER } from "../protocol/messages";
import type { Step, TableState } from "../protocol/table_state";
import { settings } from "../settings.svelte";
import type { Phrase } from "../words/phrases";
import { dragsOf, NO_DRAGS, type Drags } from "./dragging";
import { names } from "./names";
import { moveAt, NO_TARGETS, targetsOf, type Spot, type Targets } from "./targets";

/** Moves things on the screen and is done when they have arrived. */
export type Animator = (step: Step) => Promise<void>;

const MOST_WAITING = 4; // steps that wait to be shown; more are shown at once

export class TableSession {
  state = $state.raw<TableState | null>(null);
  /** The moment on the screen: the last one, unless things still move or the past is looked at. */
  private presented = $state.raw<Now | null>(null);
  private past = $state.raw<Now | null>(null);
  moments = $state.raw<readonly Now[]>([]);
  online = $state(true);
  busy = $state(false);
  refusal = $state.raw<Refused | null>(null);
  chosen = $state<Spot | null>(null);
  pointed = $state<Spot | null>(null);
  pointedMove = $state.raw<Legal | null>(null);
  inspected = $state.raw<Card | null>(null);
  pinned = $state(false);
  animator: Animator | null = null;
  private readonly connection: Connection;
  private readonly waiting: Step[] = [];
  private moving = false;

  constructor(world: World) {
    this.connection = new Connection(world, {
      state: (state, step) => this.learn(state, step),
      refused: (refusal) => (this.refusal = refusal),
      online: (online) => (this.online = online),
      busy: (busy) => (this.busy = busy),
    });
  }

  readonly now = $derived(this.past ?? this.presented);
  readonly looksBack = $derived(this.past !== null);
  readonly you = $derived(this.state?.you ?? []);
  /** Whose side is shown as one's own. */
  readonly me: Seat = $derived(this.you.length === 1 && this.you[0] ? this.you[0] : "blue");
  readonly them: Seat = $derived(OTHER[this.me]);
  /** The seat that this browser decides for now. */
  readonly acting: Seat | null = $derived.by(() => {
    const now = this.now;
    if (now === null || now.to_move === null || this.looksBack) return null;
    if (now.number !== this.state?.now.number) return null;
    const seat = now.seats[now.to_move];
    return this.you.includes(now.to_move) && seat.stand_in === null ? now.to_move : null;
  });
  /** As text, so that what is told is said anew only if a name has changed. */
  private readonly nameTexts = $derived(JSON.stringify(this.now ? names(this.now) : {}));
  readonly names: Record<string, Phrase> = $derived(JSON.parse(this.nameTexts));
  readonly asked: Asked | null = $derived(this.now?.asked ?? null);
  readonly targets: Targets = $derived(
    this.acting && this.asked && this.now?.legal
      ? targetsOf(this.asked, this.now.legal, this.acting)
      : NO_TARGETS,
  );
  readonly drags: Drags = $derived(
    this.acting && this.asked && this.now?.legal && this.now.position
      ? dragsOf(this.asked, this.targets, this.now.legal, this.now.position, this.acting)
      : NO_DRAGS,
  );
  /** The move that is chosen, or else pointed at. */
  readonly considered: Legal | null = $derived(
    this.targets.spots.get(this.chosen ?? "") ??
      this.pointedMove ??
      this.targets.spots.get(this.pointed ?? "") ??
      null,
  );
  /** Own cards that change a price now. */
  readonly lit: ReadonlySet<string> = $derived(
    new Set(
      this.acting
        ? (this.now?.legal ?? []).flatMap((one) => (one.spares ?? []).map((spare) => spare.cause))
        : [],
    ),
  );
  readonly border = $derived(borderOf(this.state?.about.ruleset));
  /** Cards that lie open beside the table because something is asked about them. */
  readonly open: Card[] = $derived.by(() => {
    const named = [...this.targets.spots.keys()].filter((key) => key.startsWith("open "));
    if (named.length > 0) return named.map((key) => cardOf(key.slice("open ".length)));
    const card = this.asked?.parameters.card;
    return typeof card === "string" && /^[A-Z]+\d+$/.test(card) ? [cardOf(card)] : [];
  });

  point(at: Spot | null, card: Card | null): void {
    this.pointed = at;
    if (card !== null && !this.pinned) this.inspected = card;
  }

  /** A click on a place: choose, play what is chosen, or tell why not. A double click plays, too. */
  click(at: Spot, card: Card | null, again = false): void {
    const legal = this.targets.spots.get(at);
    if (again && legal === undefined) return;
    this.refusal = null;
    if (legal !== undefined) {
      if (card !== null) this.inspected = card;
      this.pinned = false;
      if (this.chosen === at || !settings.confirm) this.play(legal);
      else this.chosen = at;
      return;
    }
    this.chosen = null;
    if (card !== null) {
      this.inspected = card;
      this.pinned = true;
    }
    const move = this.acting && this.asked ? moveAt(at, this.asked) : null;
    if (move !== null && this.acting) this.send({ kind: "move", seat: this.acting, move });
  }

  confirm(): void {
    if (this.considered !== null && this.chosen !== null) this.play(this.considered);
  }

  play(legal: Legal): void {
    if (this.acting === null) return;
    this.send({ kind: "move", seat: this.acting, move: legal.move });
  }

  /** Carries out a command for the seat that it concerns. */
  wish(kind: PlainWish, seat: Seat): void {
    this.send({ kind, seat });
  }

  send(wish: Wish): void {
    this.refusal = null;
    this.connection.send(wish);
  }

  quiet(): void {
    this.chosen = null;
    this.refusal = null;
    this.pinned = false;
  }

  retry(): void {
    this.connection.retry();
  }

  renew(): void {
    this.connection.renew();
  }

  end(): void {
    this.connection.end();
  }

  /** Looks at the table as it was after an entry; null comes back to the present. */
  lookAt(number: number | null): void {
    const found = this.moments.find((moment) => moment.number === number);
    this.past = found && found.number !== this.presented?.number ? found : null;
    this.chosen = null;
  }

  /** One moment back or on, as the arrow keys ask. */
  step(by: -1 | 1): void {
    const at = this.moments.findIndex((moment) => moment.number === this.now?.number);
    const next = this.moments[at + by];
    if (next) this.lookAt(next.number);
  }

  private learn(state: TableState, step: Step | null): void {
    this.state = state;
    this.remember(state.now);
    if (step === null || this.presented === null) {
      this.waiting.length = 0;
      this.present(state.now);
      return;
    }
    this.waiting.push(step);
    if (!this.moving) void this.showWaiting();
  }

  private remember(now: Now): void {
    const others = this.moments.filter((moment) => moment.number !== now.number);
    this.moments = [...others, now];
  }

  private async showWaiting(): Promise<void> {
    this.moving = true;
    for (let step = this.waiting.shift(); step !== undefined; step = this.waiting.shift()) {
      const hurried = this.waiting.length >= MOST_WAITING;
      if (this.animator !== null && !hurried) await this.animator(step);
      this.present(step.now);
    }
    this.moving = false;
  }

  private present(now: Now): void {
    const decided = now.moves !== this.presented?.moves || now.to_move !== this.presented?.to_move;
    this.presented = now;
    if (decided) {
      this.chosen = null;
      this.pointedMove = null;
      this.refusal = null;
      this.pinned = false;
    }
  }
}

const KEY = Symbol("table");

export function provideSession(session: TableSession): void {
  setContext(KEY, session);
}

export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}
