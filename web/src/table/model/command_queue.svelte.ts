// Commands on their way to the server: one at a time, seen if they take their time, and the next one
// as soon as the last was answered.

import type { Wish } from "../../protocol/messages";

/** What the queue needs: the connection, the number of the moment that is known, and a clock. */
export interface CommandChannel {
  send(wish: Wish): boolean;
  number(): number;
  after(milliseconds: number, action: () => void): () => void;
}

const SLOW = 300; // ms after which a player should see that a command is on its way

export class CommandQueue {
  /** Whether a command waits for its answer, and whether it does so for long. */
  busy = $state(false);
  slow = $state(false);
  /** The command that was sent last. */
  private sent = $state.raw<Wish | null>(null);
  private sentAt = 0;
  /** What was wished at a new moment, before the command that had brought it was answered. */
  private next: { wish: Wish; at: number } | null = null;
  private cancelSlow: () => void = () => {};

  constructor(private readonly channel: CommandChannel) {}

  /** The move that has been on its way for long. */
  get slowMove(): string | null {
    return this.slow && this.sent?.kind === "move" ? this.sent.move : null;
  }

  /** Sends a command. While another is on its way nothing is sent, and the player sees why. */
  send(wish: Wish): void {
    const at = this.channel.number();
    if (this.channel.send(wish)) [this.sent, this.sentAt] = [wish, at];
    else if (this.busy && at > this.sentAt) this.next = { wish, at };
    else if (this.busy) this.slow = true;
  }

  /** A command begins to wait, or is answered. Without a line it is plain at once that it waits. */
  setBusy(busy: boolean, online: boolean): void {
    this.busy = busy;
    this.slow = busy && !online;
    this.cancelSlow();
    if (busy) this.cancelSlow = this.channel.after(SLOW, () => (this.slow = true));
    else this.sendNext();
  }

  private sendNext(): void {
    const { next } = this;
    this.next = null;
    if (next !== null && next.at === this.channel.number()) this.send(next.wish);
  }
}
