import { beforeEach, describe, expect, it } from "vitest";
import { cardOf } from "../../src/cards/cards";
import type { Entries, Entry, Legal, Now, Seat } from "../../src/protocol/messages";
import { settings } from "../../src/settings.svelte";
import { TableSession } from "../../src/table/model/session.svelte";
import { spot, type Spot } from "../../src/table/model/targets";
import { FakeEnvironment } from "../fake_environment";
import { GAMES } from "../games";

const { snapshot, opening, end } = GAMES.base;
const LONG = 60_000; // ms, an absence

let environment: FakeEnvironment;
let table: TableSession;

beforeEach(() => {
  environment = new FakeEnvironment();
  settings.confirm = true;
});

/** Somebody sits down at the table, and hears its opening up to the first moment of this kind. */
function sit(is: (now: Now) => boolean, you: Seat[] = ["blue"]): Now {
  table = new TableSession(environment);
  environment.socket.events.open();
  environment.hear({ ...snapshot, you });
  for (const message of opening) {
    environment.hear(message);
    if (is(message.now)) return message.now;
  }
  throw new Error("there is no such moment in the opening");
}

function asks(name: string, seat: Seat = "blue"): (now: Now) => boolean {
  return (now) => now.asked?.name === name && now.to_move === seat;
}

/** What comes after this moment. */
function after(now: Now): Entries {
  return opening.find((message) => message.now.number === now.number + 1)!;
}

function somewhere(): [Spot, Legal] {
  return [...table.targets.spots][0]!;
}

function sentMoves(): unknown[] {
  return environment
    .sent()
    .filter((one) => one.kind === "move")
    .map((one) => one.move);
}

function answer(kind: "done" | "refused", number: number): void {
  const id = String(environment.sent().at(-1)?.id);
  environment.hear(
    kind === "done" ? { kind, id, number } : { kind, id, number, code: "illegal", about: { rule: "3.2" } },
  );
}

describe("a click while another player's move is shown", () => {
  it("cuts it short and chooses nothing; the next one chooses", async () => {
    settings.confirm = false;
    const turn = opening.findIndex(
      ({ now }, at) =>
        asks("place")(now) && opening[at]?.entries[0]?.kind === "moved" && opening[at - 1]?.now.to_move === "white",
    );
    expect(turn).toBeGreaterThan(0);
    const before = opening[turn - 1]!.now.number;
    sit((now) => now.number === before);
    let arrive: () => void = () => {};
    table.playback.animator = () => new Promise((done) => (arrive = done));
    environment.hear(opening[turn]!);
    expect(table.narrates).toBe(true);
    table.hurry();
    arrive();
    await Promise.resolve();
    await Promise.resolve();
    const [at, legal] = somewhere();
    table.click(at, null);
    expect(sentMoves()).toEqual([]);
    table.hurry(); // as every press does
    table.click(at, null, true); // the second click of a double click
    expect(sentMoves()).toEqual([]);
    table.hurry();
    table.click(at, null);
    expect(sentMoves()).toEqual([legal.move]);
  });
});

describe("choosing", () => {
  it("takes a first click to choose and a second one to play", () => {
    sit(asks("place"));
    const [at, legal] = somewhere();
    table.click(at, null);
    expect([table.selection.chosen, table.selection.considered]).toEqual([at, legal]);
    expect(sentMoves()).toEqual([]);
    table.click(at, null);
    expect(sentMoves()).toEqual([legal.move]);
  });

  it("takes one click if the player does not want to confirm", () => {
    settings.confirm = false;
    sit(asks("place"));
    const [at, legal] = somewhere();
    table.click(at, null);
    expect(sentMoves()).toEqual([legal.move]);
    expect(table.selection.chosen).toBeNull();
  });

  it("is played by confirming, and forgotten by Escape or when something happens", () => {
    const now = sit(asks("place"));
    const [at, legal] = somewhere();
    table.confirm();
    expect(sentMoves()).toEqual([]);
    table.click(at, null);
    table.clear();
    expect(table.selection.chosen).toBeNull();
    table.click(at, null);
    table.confirm();
    expect(sentMoves()).toEqual([legal.move]);
    environment.hear(after(now));
    expect(table.selection.chosen).toBeNull();
  });

  it("asks the server about a quiet place, and shows why not", () => {
    const now = sit(asks("place"));
    const robber = `border ${now.position?.robber}`;
    expect(table.targets.spots.has(robber)).toBe(false);
    table.click(robber, null);
    expect(sentMoves()).toEqual([`place ${now.position?.robber}`]);
    answer("refused", now.number);
    expect(table.refusal?.about.rule).toBe("3.2");
    table.click(robber, null, true); // the second half of a double click
    expect(sentMoves()).toHaveLength(1);
  });

  it("takes a second click to end a turn with actions left, however moves are confirmed", () => {
    settings.confirm = false;
    sit(asks("act"));
    const closing = table.targets.closing!;
    expect(closing.move).toBe("done");
    table.play(closing);
    expect(sentMoves()).toEqual([]);
    expect(table.selection.preview[0]?.id).toBe("web-would-leave");
    table.escape();
    table.play(closing);
    expect(sentMoves()).toEqual([]);
    table.play(closing);
    expect(sentMoves()).toEqual(["done"]);
  });

  it("is still asked for while one's own move is shown", () => {
    const now = sit(asks("act"));
    table.playback.animator = () => new Promise(() => {});
    environment.hear(after(now));
    expect(table.acting).toBeNull();
    expect(table.question).toEqual(now.asked?.says);
  });

  it("says how centre cards are reached to whoever would place there", () => {
    sit(asks("place"));
    table.click(spot.centre(1, 1), null);
    expect(sentMoves()).toEqual([]);
    expect(table.refusal?.about).toMatchObject({ rule: "4.1", says: { id: "web-by-crossing" } });
  });

  it("is not offered to others, to spectators, or in the past", async () => {
    sit(asks("place", "white"));
    expect([table.acting, table.targets.spots.size, table.question]).toEqual([null, 0, null]);
    const now = sit(asks("act"), []);
    expect([table.acting, table.targets.spots.size]).toEqual([null, 0]);
    sit((one) => one.number === now.number);
    expect(table.acting).toBe("blue");
    await table.history.goTo(now.number - 1);
    expect([table.inPast, table.now?.number]).toEqual([true, now.number - 1]);
    expect([table.acting, table.targets.spots.size]).toEqual([null, 0]);
    await table.history.goTo(null);
    expect(table.acting).toBe("blue");
  });

  it("says who is asked if two sit at one device", () => {
    sit(asks("place"), ["blue", "white"]);
    expect(table.question?.id).toBe("ask-player");
    sit(asks("place"));
    expect(table.question).toEqual({ id: "web-place-number", gaps: { number: 1, most: 3 } });
  });

  it("opens the tray if there is nothing else, or for one moment if it is wanted", () => {
    sit(asks("sell"));
    expect(table.tray.isOpen).toBe(true);
    const now = sit(asks("act"));
    expect(table.tray.isOpen).toBe(false);
    table.tray.toggle();
    expect(table.tray.isOpen).toBe(true);
    table.tray.toggle();
    expect(table.tray.isOpen).toBe(false);
    table.tray.toggle();
    environment.hear(after(now));
    expect(table.tray.isOpen).toBe(false);
  });
});

describe("a command on its way", () => {
  it("is shown only if it takes its time, at the place where it is made", () => {
    settings.confirm = false;
    const now = sit(asks("place"));
    const [at, legal] = somewhere();
    table.click(at, null);
    expect([table.commands.busy, table.commands.slow, table.waiting]).toEqual([true, false, null]);
    environment.wait(250);
    expect(table.commands.slow).toBe(false);
    environment.wait(100);
    expect([table.commands.slow, table.selection.underway, table.waiting?.id]).toEqual([true, at, "web-on-its-way"]);
    expect([table.selection.isChosen(at), table.selection.considered]).toEqual([true, legal]);
    answer("done", now.number);
    expect([table.commands.busy, table.commands.slow, table.selection.underway, table.selection.isChosen(at)]).toEqual([
      false,
      false,
      null,
      false,
    ]);
  });

  it("is not shown if the answer came in time", () => {
    const now = sit(asks("place"));
    table.play(somewhere()[1]);
    environment.wait(100);
    answer("done", now.number);
    environment.wait(1000);
    expect(table.commands.slow).toBe(false);
  });

  it("lets no second one go, and says so at once", () => {
    sit(asks("place"));
    const [first, second] = [...table.targets.spots.values()];
    table.play(first!);
    expect(table.commands.slow).toBe(false);
    table.play(second!);
    expect(table.commands.slow).toBe(true);
    expect(sentMoves()).toEqual([first!.move]);
    expect(table.selection.considered).toEqual(first);
  });

  it("need not be answered for the next one to be wished, if what it brought is seen", () => {
    const before = sit(asks("act"));
    table.play(somewhere()[1]);
    const { now } = after(before);
    environment.hear(after(before));
    const [, next] = somewhere();
    table.play(next);
    expect([sentMoves().length, table.commands.slow]).toEqual([1, false]);
    answer("done", now.number);
    expect(sentMoves().slice(1)).toEqual([next.move]);
    answer("done", now.number);
    expect(table.commands.busy).toBe(false);
  });

  it("forgets a wish for a moment that has passed when it can be sent", () => {
    const before = sit(asks("act"));
    table.play(somewhere()[1]);
    const { now } = after(before);
    environment.hear(after(before));
    table.play(somewhere()[1]);
    environment.hear(after(now));
    answer("done", now.number);
    expect([sentMoves().length, table.commands.busy]).toEqual([1, false]);
  });

  it("waits for the line, says so at once, and is sent when it is back", () => {
    const now = sit(asks("place"));
    const [, legal] = somewhere();
    environment.socket.events.close();
    expect(table.online).toBe(false);
    table.play(legal);
    expect([table.commands.slow, table.waiting?.id]).toEqual([true, "web-will-be-sent"]);
    environment.wait(400);
    environment.socket.events.open();
    environment.hear({ ...snapshot, you: ["blue"], now });
    expect(sentMoves()).toEqual([legal.move]);
    expect([table.online, table.waiting?.id]).toEqual([true, "web-on-its-way"]);
    answer("done", now.number);
    expect(table.waiting).toBeNull();
  });
});

describe("taking back", () => {
  it("is a wish for the last move, and nothing without one", () => {
    sit((now) => now.number === 4);
    expect(table.takeBack()).toBe(false);
    sit((now) => now.seats.blue.may_undo === "freely");
    expect(table.takeBack()).toBe(true);
    expect(environment.sent().at(-1)).toMatchObject({ kind: "undo", seat: "blue" });
  });

  it("is asked for where it is not free", () => {
    const now = sit((one) => one.seats.blue.may_undo === "freely");
    const { blue } = now.seats;
    environment.hear({
      kind: "entries",
      entries: [],
      now: { ...now, seats: { ...now.seats, blue: { ...blue, may_undo: "asking" } } },
    });
    expect(table.takeBack()).toBe(true);
    expect(environment.sent().at(-1)).toMatchObject({ kind: "ask_undo", seat: "blue" });
  });
});

describe("taking back on one device", () => {
  const both: Seat[] = ["blue", "white"];

  /** The opening as it is on one device: everybody may take back, one move at a time. */
  function freely(now: Now): Now {
    const { blue, white } = now.seats;
    return { ...now, seats: { blue: { ...blue, may_undo: "freely" }, white: { ...white, may_undo: "freely" } } };
  }

  function moved(count: number, ...more: Entry[]): void {
    const moves = opening.filter(({ entries }) => entries.every((entry) => entry.kind === "moved")).slice(0, count);
    const { now } = moves.at(-1)!;
    table = new TableSession(environment);
    environment.socket.events.open();
    environment.hear({ ...snapshot, you: both, now: freely({ ...now, number: now.number + more.length }) });
    const entries = [...moves.flatMap((one) => one.entries), ...more];
    environment.hear({
      kind: "entries",
      entries,
      now: freely({ ...now, number: now.number + more.length }),
      you: both,
    });
  }

  it("is said of the seat whose move it was", () => {
    const seats = opening
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.kind === "moved")
      .map(({ seat }) => seat);
    expect(seats.slice(0, 2)).toEqual(["blue", "white"]);
    for (const count of [1, 2]) {
      environment = new FakeEnvironment();
      moved(count);
      table.takeBack();
      expect(environment.sent().at(-1)).toMatchObject({ kind: "undo", seat: seats[count - 1] });
    }
  });

  it("goes on from what was taken back before", () => {
    moved(2, { kind: "undone", number: opening[1]!.now.number + 1, at: 1, seat: "white", to: 1, moves: 1 });
    table.takeBack();
    expect(environment.sent().at(-1)).toMatchObject({ kind: "undo", seat: "blue" });
  });
});

describe("watching", () => {
  it("is said with whose turn it is, and whoever came by a used link reads why", () => {
    const now = sit(asks("place"), []);
    expect(table.question).toMatchObject({
      id: "sentences",
      gaps: { texts: [{ id: "web-watching" }, { id: "web-decides" }] },
    });
    table.invited = true;
    expect(table.watching?.id).toBe("web-watching-taken");
    sit((one) => one.number === now.number);
    expect(table.watching).toBeNull();
  });
});

describe("Escape", () => {
  it("puts away what is open, and only then leaves the past", async () => {
    const now = sit(asks("act"));
    await table.history.goTo(now.number - 1);
    table.inspection.pin(cardOf("BO4"));
    table.escape();
    expect([table.inspection.pinned, table.inPast]).toEqual([false, true]);
    table.escape();
    expect(table.inPast).toBe(false);
  });
});

describe("an absence", () => {
  const seen = opening[4]!.now.number;
  const moment = opening[5]!.now; // white has answered

  function comeBack(you: Seat[]): void {
    environment.lastSeen.set(snapshot.about.table, seen);
    table = new TableSession(environment);
    environment.socket.events.open();
    environment.hear({ ...snapshot, you, now: moment });
    environment.hear({ kind: "entries", entries: opening.slice(0, 6).flatMap((one) => one.entries), now: moment, you });
  }

  it("ends with what the others did meanwhile, until it is read or something is done", () => {
    comeBack(["white"]);
    expect(table.attendance.missed.map((entry) => entry.number)).toEqual([moment.number]);
    table.attendance.dismissMissed();
    expect(table.attendance.missed).toEqual([]);
    environment = new FakeEnvironment();
    comeBack(["white"]);
    table.play(somewhere()[1]);
    expect(table.attendance.missed).toEqual([]);
  });

  it("in another tab counts if it is long", () => {
    for (const [length, missed] of [
      [1000, 0],
      [LONG, 1],
    ] as const) {
      environment = new FakeEnvironment();
      const now = sit(asks("place", "white"));
      table.attend(false);
      environment.hear(after(now));
      environment.now += length;
      table.attend(true);
      expect(table.attendance.missed).toHaveLength(missed);
    }
  });
});

describe("what is told", () => {
  it("is said whenever it is asked for, so that it follows the language", () => {
    sit(asks("place"));
    let language = "en";
    table.announcements.announce(() => [language], ["3.2"]);
    expect(table.announcements.latest()).toEqual(["en"]);
    language = "pl";
    expect(table.announcements.latest()).toEqual(["pl"]);
    table.announcements.announce(() => []);
    expect([table.announcements.latest(), table.announcements.cited]).toEqual([[], ["3.2"]]);
  });
});

describe("the end", () => {
  it("asks nothing more and keeps the result", () => {
    sit(asks("place"));
    const last = end.at(-1)!.now;
    environment.hear({ ...snapshot, you: ["blue"], now: last });
    expect([table.acting, table.asked, table.question, table.tray.isOpen]).toEqual([null, null, null, false]);
    expect(table.now?.result?.end).toBe("completed");
    table.connection.end();
    expect(environment.socket.closed).toBe(true);
  });
});
