import { beforeEach, describe, expect, it } from "vitest";
import { Connection } from "../../src/protocol/connection";
import { seatOf, type Emoted, type Entries, type Refused, type Snapshot, type Wish } from "../../src/protocol/messages";
import type { Step, TableState } from "../../src/protocol/table_state";
import { FakeEnvironment } from "../fake_environment";
import { GAMES } from "../games";

const { snapshot, opening } = GAMES.base;

const next = snapshot.now.number + 1;
const sitting: Entries = {
  kind: "entries",
  entries: [{ kind: "seat_taken", number: next, at: 1, seat: "white", name: "Ben" }],
  now: { ...snapshot.now, number: next },
};

let environment: FakeEnvironment;
let states: TableState[];
let steps: (Step | null)[];
let refusals: [Refused, Wish | null][];
let line: boolean[];
let busy: boolean[];
let emoted: Emoted[];
let emotesRefused: string[];
let connection: Connection;

const MOVE: Wish = { kind: "move", seat: "blue", move: "place 5" };

beforeEach(() => {
  environment = new FakeEnvironment();
  [states, steps, refusals, line, busy, emoted, emotesRefused] = [[], [], [], [], [], [], []];
  connection = new Connection(environment, {
    state: (state, step) => {
      states.push(state);
      steps.push(step);
    },
    refused: (refusal, wish) => refusals.push([refusal, wish]),
    online: (online) => line.push(online),
    busy: (waits) => busy.push(waits),
    emoted: (said) => emoted.push(said),
    emoteRefused: (refusal) => emotesRefused.push(refusal.code),
    hinted: () => {},
    hintRefused: () => {},
  });
});

function greet(seen: Snapshot = snapshot): void {
  environment.socket.events.open();
  environment.hear(seen);
}

describe("a connection", () => {
  it("says hello first, with nothing known", () => {
    environment.socket.events.open();
    expect(environment.sent()).toEqual([{ kind: "hello", protocol: 1, last: 0 }]);
  });

  it("asks for the entries before a snapshot, so that there is a log", () => {
    environment.socket.events.open();
    environment.hear({ ...snapshot, now: opening[20]!.now });
    const last = opening[20]!.now.number;
    expect(environment.sent().at(-1)).toEqual({ kind: "hello", protocol: 1, last: Math.max(1, last - 32) });
  });

  it("hands on what it hears", () => {
    greet();
    environment.hear(opening[0]!);
    expect(states.map((state) => state.now.number)).toEqual([snapshot.now.number, opening[0]!.now.number]);
    expect(steps[1]?.entries).toEqual(opening[0]!.entries);
  });

  it("says hello again after a gap, with what it knows", () => {
    greet();
    environment.hear(opening[2]!);
    expect(environment.sent().at(-1)).toEqual({ kind: "hello", protocol: 1, last: snapshot.now.number });
    expect(states).toHaveLength(1);
  });

  it("asks after a silence whether it has missed something", () => {
    greet();
    environment.hear(opening[0]!);
    const before = environment.sent().length;
    environment.wait(15_000);
    expect(environment.sent()).toHaveLength(before + 1);
  });

  it("connects again when the socket is lost, later each time, and says what it knows", () => {
    greet();
    environment.hear(opening[0]!);
    environment.socket.events.close();
    expect(line.at(-1)).toBe(false);
    environment.wait(300);
    expect(environment.sockets).toHaveLength(2);
    environment.socket.events.close();
    environment.wait(300);
    expect(environment.sockets).toHaveLength(2);
    environment.wait(500);
    expect(environment.sockets).toHaveLength(3);
    environment.socket.events.open();
    expect(environment.sent()).toEqual([{ kind: "hello", protocol: 1, last: opening[0]!.now.number }]);
    environment.hear(opening[1]!);
    expect(line.at(-1)).toBe(true);
  });

  it("gives a socket up that answers nothing", () => {
    environment.socket.events.open();
    environment.wait(8000);
    expect(line).toEqual([false]);
    environment.wait(300);
    expect(environment.sockets).toHaveLength(2);
  });

  it("says at once that the line is lost if the browser does, and takes that back if it hears something", () => {
    greet();
    connection.goneOffline();
    expect(line.at(-1)).toBe(false);
    expect(environment.sent().at(-1)).toMatchObject({ kind: "hello" });
    environment.wait(3000);
    environment.hear(opening[0]!);
    expect(line.at(-1)).toBe(true);
    environment.wait(4000);
    expect([line.at(-1), environment.sockets.length]).toEqual([true, 1]);
  });

  it("is made anew soon after the browser has said so, if nothing is heard", () => {
    greet();
    connection.goneOffline();
    environment.wait(4300);
    expect(environment.sockets).toHaveLength(2);
    expect(line.at(-1)).toBe(false);
  });

  it("does not listen to a socket that it has given up", () => {
    greet();
    const old = environment.socket;
    old.events.close();
    environment.wait(300);
    old.events.message(JSON.stringify(opening[0]));
    expect(states).toHaveLength(1);
  });

  it("tries at once when the browser says that the line is back", () => {
    greet();
    environment.socket.events.close();
    connection.backOnline();
    expect(environment.sockets).toHaveLength(2);
    environment.socket.events.open();
    connection.backOnline();
    expect(environment.sockets).toHaveLength(2);
  });

  it("ends when the page is left", () => {
    greet();
    connection.end();
    expect(environment.socket.closed).toBe(true);
    environment.wait(60_000);
    expect(environment.sockets).toHaveLength(1);
    expect(connection.send(MOVE)).toBe(false);
  });

  it("of a spectator asks when somebody sits down whether that was me", () => {
    greet();
    environment.hear(sitting);
    expect(environment.sent().at(-1)).toMatchObject({ kind: "hello", last: sitting.now.number });
    const asked = environment.sent().length;
    environment.hear({ kind: "entries", you: ["white"], entries: [], now: sitting.now });
    expect(states.at(-1)?.you).toEqual(["white"]);
    expect(environment.sent()).toHaveLength(asked);
  });

  it("is made anew when the browser is somebody else, and goes on where it was", () => {
    greet();
    connection.reconnect();
    expect(environment.sockets.map((socket) => socket.closed)).toEqual([true, false]);
    environment.socket.events.open();
    expect(environment.sent()).toEqual([{ kind: "hello", protocol: 1, last: snapshot.now.number }]);
  });

  it("of a player need not ask when somebody else sits down", () => {
    greet({ ...snapshot, you: ["blue"] });
    const asked = environment.sent().length;
    environment.hear(sitting);
    expect(environment.sent()).toHaveLength(asked);
    expect(states.at(-1)?.you).toEqual(["blue"]);
  });

  it("learns what happened earlier, and forgets nothing of what it knew", () => {
    greet();
    environment.hear({ ...snapshot, now: opening[20]!.now });
    environment.hear({ kind: "entries", entries: opening[20]!.entries, now: opening[20]!.now });
    connection.recall(opening.slice(0, 20).flatMap((message) => message.entries));
    const numbers = states.at(-1)!.entries.map((entry) => entry.number);
    expect(numbers).toEqual(numbers.map((_, at) => opening[0]!.entries[0]!.number + at));
    expect(states.at(-1)!.now).toEqual(opening[20]!.now);
  });

  it("passes over kinds of messages that it does not know", () => {
    greet();
    environment.socket.events.message('{"kind": "weather"}');
    expect(states).toHaveLength(1);
  });
});

describe("a command", () => {
  it("has an id of its own and says what was seen", () => {
    greet();
    expect(connection.send(MOVE)).toBe(true);
    const sent = { ...MOVE, id: "tab-1", expected: snapshot.now.number };
    expect(environment.sent().at(-1)).toEqual(sent);
  });

  it("waits for the one before it", () => {
    greet();
    connection.send(MOVE);
    expect(busy).toEqual([true]);
    expect(connection.send(MOVE)).toBe(false);
    environment.hear({ kind: "done", id: "tab-1", number: snapshot.now.number });
    expect(busy).toEqual([true, false]);
    expect(connection.send(MOVE)).toBe(true);
  });

  it("cannot be sent before anything is known", () => {
    expect(connection.send(MOVE)).toBe(false);
  });

  it("is sent again, the same bytes, until it is answered", () => {
    greet();
    connection.send(MOVE);
    const first = environment.socket.sent.at(-1);
    environment.wait(3000);
    expect(environment.socket.sent.at(-1)).toBe(first);
    environment.hear({ kind: "done", id: "tab-1", number: snapshot.now.number });
    const count = environment.socket.sent.length;
    environment.wait(3000);
    expect(environment.socket.sent).toHaveLength(count);
  });

  it("without an answer makes the socket doubtful, and it is lost if it stays silent", () => {
    greet();
    connection.send(MOVE);
    environment.wait(3000);
    expect(environment.sent().slice(-2)).toMatchObject([{ kind: "hello" }, { id: "tab-1" }]);
    environment.wait(3900);
    expect(line.at(-1)).toBe(true);
    environment.wait(100);
    expect(line.at(-1)).toBe(false);
    environment.wait(300);
    expect(environment.sockets).toHaveLength(2);
  });

  it("does not cut a line that is slow but alive", () => {
    greet();
    connection.send(MOVE);
    for (let heard = 0; heard < 5; heard += 1) {
      environment.wait(3500);
      environment.hear({ kind: "done", id: "other-1", number: snapshot.now.number });
    }
    expect([line.includes(false), environment.sockets.length]).toEqual([false, 1]);
    expect(busy).toEqual([true]);
  });

  it("survives the loss of the socket", () => {
    greet();
    connection.send(MOVE);
    const text = environment.socket.sent.at(-1);
    environment.socket.events.close();
    environment.wait(300);
    greet();
    expect(environment.socket.sent).toContain(text);
  });

  it("tells why it was refused, and what it was", () => {
    greet();
    connection.send(MOVE);
    const refusal: Refused = { kind: "refused", id: "tab-1", code: "late", number: snapshot.now.number + 1, about: {} };
    environment.hear(refusal);
    expect(refusals).toEqual([[refusal, MOVE]]);
    expect(environment.sent().at(-1)).toMatchObject({ kind: "hello" });
  });

  describe("that takes a move back", () => {
    const undo: Wish = { kind: "undo", seat: "blue" };
    const answered = opening.findIndex(({ entries }) => entries.some((entry) => seatOf(entry) === "white"));
    const before = opening[answered - 1]!.now.number;
    const late: Refused = { kind: "refused", id: "tab-1", code: "late", number: before + 1, about: {} };

    function upTo(count: number): void {
      greet();
      opening.slice(0, count).forEach((message) => environment.hear(message));
    }

    it("is sent anew if the computer has answered just before, and the player hears nothing of it", () => {
      upTo(answered);
      connection.send(undo);
      environment.hear(late);
      environment.hear(opening[answered]!);
      expect(environment.sent().at(-1)).toEqual({ ...undo, id: "tab-2", expected: before + 1 });
      expect(refusals).toEqual([]);
    });

    it("is sent anew too if the answer was heard before the refusal", () => {
      upTo(answered);
      connection.send(undo);
      environment.hear(opening[answered]!);
      environment.hear(late);
      expect(environment.sent().at(-1)).toMatchObject({ kind: "undo", id: "tab-2" });
    });

    it("is refused to the player if something else came between", () => {
      upTo(answered);
      connection.send(undo);
      environment.hear(late);
      const { entries, now } = opening[answered]!;
      environment.hear({ kind: "entries", entries: entries.map((entry) => ({ ...entry, seat: "blue" })), now });
      expect(refusals).toEqual([[late, undo]]);
      expect(environment.sent().at(-1)).not.toMatchObject({ kind: "undo", id: "tab-2" });
    });
  });

  it("makes the client catch up if its answer is ahead of what is known", () => {
    greet();
    connection.send(MOVE);
    environment.hear({ kind: "done", id: "tab-1", number: snapshot.now.number + 1 });
    expect(environment.sent().at(-1)).toEqual({ kind: "hello", protocol: 1, last: snapshot.now.number });
  });

  it("of another tab is not taken for one's own", () => {
    greet();
    connection.send(MOVE);
    environment.hear({ kind: "done", id: "other-1", number: snapshot.now.number });
    expect(busy).toEqual([true]);
  });
});
