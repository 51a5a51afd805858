// An environment for tests: time passes when the test says so, and sockets do what it says.

import type { SocketEvents } from "../src/protocol/connection";
import type { Past, ServerMessage } from "../src/protocol/messages";
import { LastSeen } from "../src/table/model/absence";

/** An environment whose clock jumps and whose sockets do what the test says. */
export class FakeEnvironment {
  tab = "tab";
  kept = new Map<string, string>();
  lastSeen = new LastSeen({
    getItem: (key) => this.kept.get(key) ?? null,
    setItem: (key, value) => void this.kept.set(key, value),
  });
  now = 0;
  sockets: { events: SocketEvents; sent: string[]; closed: boolean }[] = [];
  private timers: { at: number; action: () => void; dead: boolean }[] = [];

  connect = (events: SocketEvents): { send: (text: string) => void; close: () => void } => {
    const socket = { events, sent: [] as string[], closed: false };
    this.sockets.push(socket);
    return { send: (text) => socket.sent.push(text), close: () => (socket.closed = true) };
  };

  after = (milliseconds: number, action: () => void): (() => void) => {
    const timer = { at: this.now + milliseconds, action, dead: false };
    this.timers.push(timer);
    return () => (timer.dead = true);
  };

  past = (): Promise<Past> => Promise.resolve({ entries: [], moments: [] });

  clock = (): number => this.now;

  wait(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = this.timers
        .filter((timer) => !timer.dead && timer.at <= end)
        .sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      due.dead = true;
      this.now = due.at;
      due.action();
    }
    this.now = end;
  }

  get socket(): (typeof this.sockets)[number] {
    return this.sockets.at(-1)!;
  }

  sent(): Record<string, unknown>[] {
    return this.socket.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }

  hear(message: ServerMessage): void {
    this.socket.events.message(JSON.stringify(message));
  }
}
