// What players say to each other: six short things, shown for some seconds and then forgotten.

import { OTHER, type EmoteName, type Emoted, type Now, type Seat } from "../../protocol/messages";
import { settings } from "../../settings.svelte";
import { phrase, type Phrase } from "../../words/phrases";
import { codePhrase } from "./entries";

/** The words of each, in the order in which they are offered. */
export const EMOTES: Readonly<Record<EmoteName, Phrase>> = {
  hello: phrase("web-emote-hello"),
  well_played: phrase("web-emote-well-played"),
  thanks: phrase("web-emote-thanks"),
  oops: phrase("web-emote-oops"),
  thinking: phrase("web-emote-thinking"),
  good_game: phrase("web-emote-good-game"),
};

export const SHOWN = 6000; // ms for which an emote stays beside the name

/** The table as far as emotes need it. */
export interface EmoteTable {
  readonly you: readonly Seat[];
  readonly now: Now | null;
}

/** The connection, and a clock. */
export interface EmoteChannel {
  send(seat: Seat, emote: EmoteName): boolean;
  after(milliseconds: number, action: () => void): () => void;
}

export class Emotes {
  readonly offered = EMOTES;
  /** What each player has said in the last seconds. */
  shown = $state.raw<Partial<Record<Seat, EmoteName>>>({});
  /** What was said last; the same thing said twice is another one. */
  latest = $state.raw<Emoted | null>(null);
  /** Why nothing was said, told in the place of what was to be said. */
  refusal = $state.raw<Phrase | null>(null);
  private readonly cancel: Partial<Record<Seat | "refusal", () => void>> = {};

  constructor(
    private readonly table: EmoteTable,
    private readonly channel: EmoteChannel,
  ) {}

  /** The seat that may say something: of one player, whose opponent is another person. */
  readonly seat: Seat | null = $derived.by(() => {
    const [seat, ...more] = this.table.you;
    const other = seat && this.table.now?.seats[OTHER[seat]];
    return seat && more.length === 0 && other?.taken && other.level === null ? seat : null;
  });

  /** Whether people may speak here, or have spoken. */
  readonly used = $derived(this.seat !== null || this.latest !== null);

  say(emote: EmoteName): void {
    if (this.seat !== null && !this.channel.send(this.seat, emote)) this.refuse(phrase("web-offline"));
  }

  hear(said: Emoted): void {
    if (settings.mute && !this.table.you.includes(said.seat)) return;
    this.latest = said;
    if (said.seat === this.seat) this.refusal = null;
    this.shown = { ...this.shown, [said.seat]: said.emote };
    this.forgetLater(said.seat, () => (this.shown = { ...this.shown, [said.seat]: undefined }));
  }

  hearRefusal(code: string): void {
    this.refuse(code === "too_many" ? phrase("web-emote-later") : codePhrase(code));
  }

  private refuse(why: Phrase): void {
    this.refusal = why;
    this.forgetLater("refusal", () => (this.refusal = null));
  }

  private forgetLater(what: Seat | "refusal", forget: () => void): void {
    this.cancel[what]?.();
    this.cancel[what] = this.channel.after(SHOWN, forget);
  }
}
