// The coach of a lesson: which step it is, what is lit, whether it is solved, and help for whoever
// tries in vain or waits. The moves themselves the server judges; see `lesson_environment`.

import type { BorderCard } from "../cards/cards";
import type { Asked, Lesson, LessonAnswer, LessonHelp, LessonStep, Now } from "../protocol/messages";
import type { Refused, Seat } from "../protocol/messages";
import { spotOfMove, type Guide, type Light, type Way } from "../table/model/guide";
import { spotOfTry, type Spot, type Targets } from "../table/model/targets";
import { phrase, type Phrase } from "../words/phrases";
import type { Run } from "./lesson_environment";
import { textIn } from "./list";
import { placePhrase, spotsOf, type Places } from "./places";
import { FIRST_STEP, type Place } from "./progress";

/** The table as far as a coach needs it. */
export interface CoachedTable {
  readonly now: Now | null;
  readonly asked: Asked | null;
  readonly me: Seat;
  readonly targets: Targets;
  readonly border: (number: number) => BorderCard;
  refusal: Refused | null;
  clear(): void;
}

export interface CoachContext {
  after(milliseconds: number, action: () => void): () => void;
  /** Keeps where one is, and that the lesson has been learned. */
  keep(place: Place): void;
  finish(last: Place): void;
  /** There is no such lesson any more. */
  missing(): void;
}

const PATIENCE = 20_000; // ms without a try until help is lit
const MORE_PATIENCE = 10_000; // ms until it is said
const TRIES = 2; // wrong ones until help is lit
const PRAISES = 3;

export class Coach implements Guide, Run {
  private place: Place = $state.raw(FIRST_STEP);
  /** The step that is shown: that of the place, as soon as the table is told. */
  private shown = $state(0);
  private begun = $state(false);
  private solved = $state(false);
  private ended = $state(false);
  /** How much help there is: none, a light, words. */
  private helped = $state<0 | 1 | 2>(0);
  private help = $state.raw<LessonHelp | null>(null);
  private found: readonly string[] = $state.raw([]);
  private wrong = 0;
  private underway = false;
  busy = $state(false);
  private cancel: () => void = () => {};
  tells = $state.raw<readonly Phrase[]>([]);
  /** How to go on after the end. */
  endings: readonly Way[] = $state.raw([]);
  private table!: CoachedTable;
  private tellTable!: (how: { anew: boolean }) => void;

  constructor(
    private readonly lesson: Lesson,
    start: Place,
    private readonly context: CoachContext,
  ) {
    this.place = start.step < lesson.steps.length ? start : FIRST_STEP;
    this.shown = this.place.step;
  }

  /** The table of the lesson, and the way to have it told. */
  join(table: CoachedTable, tellTable: (how: { anew: boolean }) => void): void {
    this.table = table;
    this.tellTable = tellTable;
  }

  get at(): Run["at"] {
    const { step, moves } = this.place;
    return { step, moves: moves.slice(this.tableOf(step)).flat() };
  }

  private readonly now: LessonStep = $derived.by(() => this.stepAt(this.shown));
  readonly kind = $derived(this.now.kind);
  readonly step = $derived(this.shown + 1);
  readonly quiet = $derived(this.solved || this.ended || this.kind === "show" || this.kind === "spot");
  readonly says: Phrase = $derived.by(() => {
    if (this.ended) return phrase("learn-done", { title: textIn(this.lesson.title) });
    if (this.solved && this.kind !== "show") return this.praise;
    return phrase("literal", { text: textIn(this.now.says) });
  });
  readonly hint: readonly Phrase[] = $derived.by(() => {
    if (this.solved || this.helped === 0) return [];
    if (this.kind === "spot") return this.helped === 2 ? [this.placesPhrase("web-lesson-point", this.missing)] : [];
    if (this.help === null) return [phrase("web-lesson-astray")];
    return this.helped === 2 ? [phrase("learn-help", { what: this.help.says })] : [];
  });
  readonly ways: readonly Way[] = $derived.by(() => {
    if (this.ended) return this.endings;
    const next = { says: phrase("web-lesson-next"), act: () => this.next() };
    return this.begun && this.solved ? [next] : [];
  });
  readonly goBack = $derived(this.shown > 0 || this.ended ? () => this.back() : null);
  readonly goAgain = $derived(this.ended ? null : () => this.again());
  private readonly lights: Readonly<Record<Spot, Light>> = $derived.by(() => {
    const { places } = this;
    if (!places || this.ended || (this.solved && this.kind === "do")) return {};
    const lit = (spots: readonly Spot[], light: Light): Record<Spot, Light> =>
      Object.fromEntries(spots.map((one) => [one, light]));
    const at = (named: readonly string[]): Spot[] => named.flatMap((one) => spotsOf(one, places));
    return {
      ...lit(at(this.now.lights), "lit"),
      ...lit(this.helpSpots, "help"),
      ...lit(at(this.found), "found"),
    };
  });
  private readonly places: Places | null = $derived.by(() => {
    const { now, me, targets } = this.table;
    return now?.position ? { position: now.position, me, targets } : null;
  });
  /** Places that are still to be pointed at. */
  private readonly missing: readonly string[] = $derived.by(() =>
    this.now.spots.filter((place) => !this.found.includes(place)),
  );
  /** Where the help is lit. */
  private readonly helpSpots: readonly Spot[] = $derived.by(() => {
    const { places } = this;
    const { asked, me, targets } = this.table;
    if (this.solved || this.helped === 0 || !places) return [];
    if (this.kind === "spot") return this.missing.slice(0, 1).flatMap((one) => spotsOf(one, places));
    if (this.help === null) return [];
    const { move } = this.help;
    if (targets.buttons.some((one) => one.move === move)) return [spotOfMove(move)];
    const legal = [...targets.spots].find(([, one]) => one.move === move)?.[0];
    return [legal ?? (asked && spotOfTry(move, asked, me)) ?? spotOfMove(move)];
  });

  get steps(): number {
    return this.lesson.steps.length;
  }

  get rule(): string {
    return this.now.rule;
  }

  light(at: Spot): Light | null {
    return this.lights[at] ?? null;
  }

  /** One more place is pointed at: right, or answered. */
  point(at: Spot): boolean {
    const { places } = this;
    if (this.kind !== "spot" || this.solved || this.ended || !places) return false;
    const named = this.now.spots.find((place) => spotsOf(place, places).includes(at));
    this.table.refusal = null;
    if (named === undefined) {
      this.answerWrong("web-lesson-not-there");
    } else if (!this.found.includes(named)) {
      this.found = [...this.found, named];
      if (this.missing.length === 0) this.solve();
      else {
        this.tells = [this.placesPhrase("web-lesson-found", [named]), this.left];
        this.waitAnew();
      }
    }
    return true;
  }

  private get left(): Phrase {
    return phrase("web-lesson-left", { number: this.missing.length });
  }

  private answerWrong(message: string): void {
    this.table.refusal = { kind: "refused", id: "", number: 0, code: "illegal", about: { says: phrase(message) } };
    this.countWrong();
  }

  /** Carries out a typed word, or points at a typed place. */
  obey(line: string): boolean {
    const word = line.trim().toLowerCase();
    if (word === "next" && this.ways.length > 0) this.ways[0]?.act();
    else if (word === "again" && this.goAgain) this.goAgain();
    else if (word === "back" && this.goBack) this.goBack();
    else if (word === "hint" && !this.quietEnough) this.helpNow();
    else return this.pointByName(word);
    return true;
  }

  private pointByName(word: string): boolean {
    const { places } = this;
    if (!places || !/^(\d+|\d,\d|[a-z]+\d*)$/.test(word)) return false;
    const place = /\d/.test(word) ? word.toUpperCase() : word;
    return spotsOf(place, places).some((at) => this.point(at));
  }

  /** Whether there is nothing to help with. */
  private get quietEnough(): boolean {
    return this.solved || this.ended || this.kind === "show";
  }

  next(): void {
    if (this.underway || !this.solved) return;
    const { step, moves } = this.place;
    if (step + 1 < this.steps) this.go({ step: step + 1, moves: [...moves, []] }, this.stepAt(step + 1).table);
    else this.end();
  }

  private end(): void {
    this.ended = true;
    this.table.clear();
    this.context.finish(this.place);
    this.tells = [this.says];
  }

  private back(): void {
    this.restart(this.ended ? this.place.step : this.place.step - 1);
  }

  private again(): void {
    this.restart(this.place.step);
  }

  /** To the beginning of a step that one has been at. */
  private restart(step: number): void {
    if (this.underway || step < 0) return;
    this.ended = false;
    this.go({ step, moves: [...this.place.moves.slice(0, step), []] }, true);
  }

  private go(place: Place, anew: boolean): void {
    this.moveTo(place);
    this.tellTable({ anew });
  }

  private moveTo(place: Place): void {
    this.place = place;
    this.underway = true;
    this.table.clear();
    this.context.keep(place);
  }

  made(move: string): void {
    const { step, moves } = this.place;
    this.place = { step, moves: [...moves.slice(0, -1), [...(moves.at(-1) ?? []), move]] };
    this.context.keep(this.place);
  }

  takeBack(): boolean {
    const { step, moves } = this.place;
    const last = moves.findLastIndex((made) => made.length > 0);
    if (this.underway || last < this.tableOf(step)) return false;
    this.moveTo({ step: last, moves: [...moves.slice(0, last), (moves[last] ?? []).slice(0, -1)] });
    return true;
  }

  lost(): void {
    this.underway = false;
    if (this.place.step === 0 && this.at.moves.length === 0) this.context.missing();
    else this.go(FIRST_STEP, true); // the lesson is another one than it was
  }

  learn({ solved, answer, help }: LessonAnswer): void {
    this.help = help;
    if (this.underway || !this.begun) this.arrive(solved);
    else if (solved && !this.solved) this.solve();
    else if (answer === "made") this.waitAnew();
    else if (answer !== null) {
      this.table.clear(); // what was chosen in vain; the answer is told after this
      this.countWrong();
    }
  }

  /** A step is shown from its beginning, or where one had left it. */
  private arrive(solved: boolean): void {
    this.shown = this.place.step;
    this.begun = true;
    this.underway = false;
    this.solved = solved;
    this.found = [];
    this.waitAnew();
    const number = phrase("web-lesson-step", { number: this.step, most: this.steps });
    const lit = this.now.lights.length > 0 ? [this.placesPhrase("web-lesson-lit", this.now.lights)] : [];
    this.tells = [number, this.says, ...lit];
  }

  private solve(): void {
    this.solved = true;
    this.cancel();
    this.tells = [this.praise];
  }

  private get praise(): Phrase {
    return phrase("web-lesson-praise", { number: this.shown % PRAISES });
  }

  private placesPhrase(message: string, places: readonly string[]): Phrase {
    return phrase(message, { places: places.map((place) => placePhrase(place, this.table.border)) });
  }

  private countWrong(): void {
    this.wrong += 1;
    if (this.wrong >= TRIES) this.helpMore();
    else this.wait();
  }

  /** Something went well: nobody needs help now. */
  private waitAnew(): void {
    this.wrong = 0;
    this.helped = 0;
    this.wait();
  }

  private wait(): void {
    this.cancel();
    if (this.quietEnough || this.helped === 2) return;
    this.cancel = this.context.after(this.helped === 0 ? PATIENCE : MORE_PATIENCE, () => this.helpMore());
  }

  private helpMore(): void {
    this.helped = this.helped === 0 ? 1 : 2;
    this.tells = this.hint.length > 0 ? this.hint : [this.helpLit];
    this.wait();
  }

  /** What is lit as help: a place, or one of the choices. */
  private get helpLit(): Phrase {
    const place = this.kind === "spot" ? this.missing[0] : this.help?.move.split(" ").at(-1);
    const isPlace = place !== undefined && (this.kind === "spot" || /^(\d+|\d,\d|[A-Z]+\d+)$/.test(place));
    return isPlace ? this.placesPhrase("web-lesson-lit", [place]) : phrase("web-lesson-choice-lit");
  }

  private helpNow(): void {
    this.helped = 1;
    this.helpMore();
  }

  /** The page is left. */
  leave(): void {
    this.cancel();
  }

  private stepAt(number: number): LessonStep {
    const step = this.lesson.steps[number];
    if (step === undefined) throw new Error(`${this.lesson.id} has no step ${number}`);
    return step;
  }

  /** The last step up to this one that began with a new position. */
  private tableOf(step: number): number {
    return this.lesson.steps.slice(0, step + 1).findLastIndex((one) => one.table);
  }
}
