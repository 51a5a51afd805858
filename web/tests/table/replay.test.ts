import { beforeEach, describe, expect, it } from "vitest";
import type { Entry, Now } from "../../src/protocol/messages";
import { TableHistory } from "../../src/table/model/history";
import { Replay } from "../../src/table/model/replay.svelte";
import { moved, numbered } from "../entries";
import { GAMES } from "../games";

const LAST = 6;
const NOW: Now = GAMES.base.opening.at(-1)!.now;

let shown: number;
let seen: number[];
let flown: number[];
let endPause: () => void;
let history: TableHistory;
let replay: Replay;

beforeEach(() => {
  const entries: Entry[] = numbered(Array.from({ length: LAST }, () => moved("blue")));
  [shown, seen, flown] = [LAST, [], []];
  history = new TableHistory({
    entries: () => entries,
    page: () => Promise.reject(new Error("all is known")),
    recall: () => {},
    show: (past) => {
      shown = past?.number ?? LAST;
      seen.push(shown);
    },
  });
  for (const { number } of entries) history.remember({ ...NOW, number });
  const table = {
    shown: () => shown,
    inPast: () => shown < LAST,
    pause: () => new Promise<void>((done) => (endPause = done)),
  };
  replay = new Replay(table, history);
  replay.animator = ({ now }) => {
    flown.push(now.number);
    return Promise.resolve();
  };
});

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** The time to look at a moment is over. */
async function wait(): Promise<void> {
  endPause();
  await settle();
}

describe("a replay", () => {
  it("goes on by itself, with what moves, until the present", async () => {
    await history.goTo(3);
    replay.toggle();
    await settle();
    expect([seen, flown, replay.playing]).toEqual([[3, 4], [4], true]);
    await wait();
    await wait();
    expect([seen, flown]).toEqual([
      [3, 4, 5, 6],
      [4, 5, 6],
    ]);
    await wait();
    expect(replay.playing).toBe(false);
  });

  it("begins at the beginning if there is nothing after what is shown", async () => {
    replay.toggle();
    await settle();
    expect([seen, replay.playing]).toEqual([[1], true]);
    await wait();
    expect(seen).toEqual([1, 2]);
  });

  it("goes on from where somebody is still going to", async () => {
    void history.goTo(3);
    replay.toggle();
    await settle();
    expect(seen).toEqual([3, 4]);
  });

  it("is stopped before it began", async () => {
    void history.goTo(3);
    replay.toggle();
    replay.toggle();
    await settle();
    expect([seen, replay.playing]).toEqual([[3], false]);
  });

  it("is stopped, and goes on from there", async () => {
    await history.goTo(2);
    replay.toggle();
    await settle();
    replay.toggle();
    await wait();
    expect([seen, replay.playing]).toEqual([[2, 3], false]);
    replay.toggle();
    await settle();
    expect([seen, replay.playing]).toEqual([[2, 3, 4], true]);
  });

  it("ends where somebody goes elsewhere", async () => {
    await history.goTo(2);
    replay.toggle();
    await settle();
    await history.goTo(1);
    await wait();
    expect([shown, replay.playing]).toEqual([1, false]);
  });

  it("ends so also while things move", async () => {
    let arrive: () => void = () => {};
    replay.animator = () => new Promise((done) => (arrive = done));
    await history.goTo(2);
    replay.toggle();
    await settle();
    await history.goTo(5);
    arrive();
    await settle();
    expect([shown, replay.playing]).toEqual([5, false]);
  });

  it("does not begin twice, however often it is stopped and begun", async () => {
    await history.goTo(1);
    for (let press = 0; press < 5; press += 1) replay.toggle();
    await settle();
    expect(seen).toEqual([1, 2]);
  });
});
