// What happened is shown step by step: things move, then the moment after it is there. Nothing is
// left out: if too much waits, or the player is in a hurry, the rest is shown without movement, in
// the same order.

import type { Now } from "../../protocol/messages";
import type { Step } from "../../protocol/table_state";

/** Moves things on the screen and is done when they have arrived. */
export type Animator = (step: Step) => Promise<void>;

const MOST_WAITING = 12; // steps that wait to be shown, a long turn; more are shown at once

export class Playback {
  animator: Animator | null = null;
  private waiting: Step[] = [];
  moving = false;
  private last = 0;

  constructor(
    private readonly present: (now: Now) => void,
    /** Called with each step that begins to be shown, and with null when the last one was. */
    private readonly narrate: (step: Step | null) => void = () => {},
  ) {}

  /** Shows a step when those before it have been shown. */
  add(step: Step): void {
    this.waiting.push(step);
    if (!this.moving) void this.show();
  }

  /** Shows a moment at once; what was to be shown before it is left out. */
  jump(now: Now): void {
    this.waiting = [];
    this.arrive(now);
  }

  /** Shows at once all that waits. */
  hurry(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const step of waiting) this.arrive(step.now);
  }

  private async show(): Promise<void> {
    this.moving = true;
    for (let step = this.waiting.shift(); step !== undefined; step = this.waiting.shift()) {
      const hurried = this.waiting.length >= MOST_WAITING;
      this.narrate(step);
      if (this.animator !== null && !hurried) await this.animator(step);
      if (step.now.number > this.last) this.arrive(step.now); // else there was a jump meanwhile
    }
    this.moving = false;
    this.narrate(null);
  }

  private arrive(now: Now): void {
    this.last = now.number;
    this.present(now);
  }
}
