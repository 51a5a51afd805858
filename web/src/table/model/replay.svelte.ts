// A replay: the moments from the one that is shown on, one after the other and by themselves, until
// somebody stops it or the present is there. Whoever goes elsewhere meanwhile stops it, too.

import type { TableHistory } from "./history";
import type { Animator } from "./playback";

/** The table as far as a replay needs it. */
export interface ReplayedTable {
  /** The number of the moment that is shown. */
  shown(): number;
  inPast(): boolean;
  /** Time to look at a moment. */
  pause(): Promise<void>;
}

export class Replay {
  animator: Animator | null = null;
  playing = $state(false);
  /** Which of all replays is the one that plays. */
  private current = 0;

  constructor(
    private readonly table: ReplayedTable,
    private readonly history: TableHistory,
  ) {}

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  stop(): void {
    this.current += 1;
    this.playing = false;
  }

  /** From the moment that is shown; from the present, which is the end of a game, all of it again. */
  private async play(): Promise<void> {
    const replay = ++this.current;
    this.playing = true;
    await this.history.arrive();
    if (replay !== this.current) return;
    let on = this.table.inPast();
    if (!on) {
      await this.history.goToFirst();
      on = await this.isLeftAlone();
    }
    while (on && replay === this.current && this.table.inPast()) {
      on = (await this.showNext(replay)) && (await this.isLeftAlone());
    }
    if (replay === this.current) this.stop();
  }

  /** Shows the next moment; whether nobody went elsewhere meanwhile. */
  private async showNext(replay: number): Promise<boolean> {
    const from = this.table.shown();
    const step = await this.history.stepFrom(from);
    if (step === null) return false;
    if (replay === this.current) await this.animator?.(step);
    if (replay !== this.current || this.table.shown() !== from) return false;
    await this.history.goTo(step.now.number);
    return this.table.shown() === step.now.number;
  }

  /** Gives time to look; whether nobody went elsewhere meanwhile. */
  private async isLeftAlone(): Promise<boolean> {
    const at = this.table.shown();
    await this.table.pause();
    return this.table.shown() === at;
  }
}
