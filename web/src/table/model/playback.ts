// What happened is shown step by step: things move, then the moment after it is there. Nothing is
// left out: if too much waits, the rest is shown without movement, in the same order.

import type { Now } from "../../protocol/messages";
import type { Step } from "../../protocol/table_state";

/** Moves things on the screen and is done when they have arrived. */
export type Animator = (step: Step) => Promise<void>;

const MOST_WAITING = 4; // steps that wait to be shown; more are shown at once

export class Playback {
  animator: Animator | null = null;
  private waiting: Step[] = [];
  moving = false;
  private last = 0;

  constructor(private readonly present: (now: Now) => void) {}

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

  private async show(): Promise<void> {
    this.moving = true;
    for (let step = this.waiting.shift(); step !== undefined; step = this.waiting.shift()) {
      const hurried = this.waiting.length >= MOST_WAITING;
      if (this.animator !== null && !hurried) await this.animator(step);
      if (step.now.number > this.last) this.arrive(step.now); // else there was a jump meanwhile
    }
    this.moving = false;
  }

  private arrive(now: Now): void {
    this.last = now.number;
    this.present(now);
  }
}
