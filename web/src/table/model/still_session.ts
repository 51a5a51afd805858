// A table at which nothing happens, for pictures: it is told one moment, and nothing leaves it.

import type { Asked, BySeat, Legal, Now, Position, Score, Seat, SeatNow, Snapshot } from "../../protocol/messages";
import { PROTOCOL } from "../../protocol/messages";
import { LastSeen } from "./absence";
import { TableSession } from "./session.svelte";

/** What a picture shows; with what is asked, whoever is to move sees what is possible. */
export interface Still {
  position: Position;
  scores: BySeat<Score>;
  asked?: Asked;
  legal?: Legal[];
}

export function stillSession(still: Still): TableSession {
  const told = JSON.stringify(snapshotOf(still));
  return new TableSession({
    tab: "",
    clock: () => 0,
    after: () => () => {},
    past: () => Promise.resolve({ entries: [], moments: [] }),
    lastSeen: new LastSeen(null),
    connect(events) {
      queueMicrotask(() => events.message(told));
      return { send: () => {}, close: () => {} };
    },
  });
}

function snapshotOf({ position, scores, asked, legal }: Still): Snapshot {
  const you: Seat[] = asked && position.to_move ? [position.to_move] : [];
  const { ruleset, rules } = position;
  const about = { table: "", rules, ruleset, cards: null, first: null, from_round: null, grace: null, commitment: "" };
  const now: Now = {
    ...{ number: 1, at: 0, since: 0, moves: 0, takebacks: 0 },
    ...{ state: "playing", to_move: position.to_move, draw: null, undo: null },
    seats: { blue: SEAT, white: SEAT },
    rematch: { asked: [], table: null },
    ...{ position, scores, asked: asked ?? null, legal: legal ?? [], prices: {}, result: null },
  };
  return { kind: "snapshot", protocol: PROTOCOL, about, you, now };
}

const SEAT: SeatNow = {
  ...{ kind: "open", name: null, level: null, stand_in: null, may_undo: null },
  ...{ taken: true, invited: null, ready: true, present: true, since: 0, gone: false, gone_at: null },
};
