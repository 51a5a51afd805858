// Surroundings for tests: time passes when the test says so, and wires do what it says.

import type { WireEvents } from "../src/protocol/connection";
import type { Past, ServerMessage } from "../src/protocol/messages";
import { Sight } from "../src/table/model/away";

/** A world whose clock jumps and whose wires do what the test says. */
export class TestWorld {
  tab = "tab";
  kept = new Map<string, string>();
  sight = new Sight({
    getItem: (key) => this.kept.get(key) ?? null,
    setItem: (key, value) => void this.kept.set(key, value),
  });
  now = 0;
  wires: { events: WireEvents; sent: string[]; closed: boolean }[] = [];
  private timers: { at: number; action: () => void; dead: boolean }[] = [];

  connect = (events: WireEvents): { send: (text: string) => void; close: () => void } => {
    const wire = { events, sent: [] as string[], closed: false };
    this.wires.push(wire);
    return { send: (text) => wire.sent.push(text), close: () => (wire.closed = true) };
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

  get wire(): (typeof this.wires)[number] {
    return this.wires.at(-1)!;
  }

  sent(): Record<string, unknown>[] {
    return this.wire.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }

  hear(message: ServerMessage): void {
    this.wire.events.message(JSON.stringify(message));
  }
}
