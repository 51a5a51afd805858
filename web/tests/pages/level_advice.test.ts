// Which level to play next, from results against bots.

import { expect, test } from "vitest";
import { levelAfter, type FinishedHere } from "../../src/pages/level_advice";

/** "gecko won" and so on, one table after the other: what is advised after the last one. */
function after(...games: string[]): [string, number] | null {
  const list = games.map((text, at): FinishedHere => {
    const [level = "", result = ""] = text.split(" ");
    return { table: `t${at}`, level: level === "friend" ? null : level, result: result as FinishedHere["result"] };
  });
  const advice = levelAfter(list, `t${games.length - 1}`);
  return advice && [advice.next, advice.number];
}

test("two wins in a row lead to a stronger level, three defeats to a gentler one", () => {
  expect(after("gecko won")).toBeNull();
  expect(after("gecko won", "gecko won")).toEqual(["dorcas", 2]);
  expect(after("gecko won", "gecko won", "gecko won")).toEqual(["dorcas", 3]);
  expect(after("gecko lost", "gecko lost")).toBeNull();
  expect(after("gecko lost", "gecko lost", "gecko lost")).toEqual(["jerboa", 3]);
});

test("a row is broken by another result or level, but not by a game with a friend", () => {
  expect(after("gecko won", "gecko drawn", "gecko won")).toBeNull();
  expect(after("gecko won", "dorcas won")).toBeNull();
  expect(after("gecko won", "friend lost", "gecko won")).toEqual(["dorcas", 2]);
  expect(after("gecko won", "gecko won", "friend won")).toBeNull();
});

test("nothing is weaker than the weakest level or stronger than the strongest", () => {
  expect(after("caracal won", "caracal won")).toBeNull();
  expect(after("scarab lost", "scarab lost", "scarab lost")).toBeNull();
  expect(after("unknown won", "unknown won")).toBeNull();
});

test("a game that is looked at again says what it said", () => {
  const games = ["won", "won", "lost"] as const;
  const list = games.map((result, at) => ({ table: `t${at}`, level: "gecko", result }));
  expect(levelAfter(list, "t1")?.next).toBe("dorcas");
  expect(levelAfter(list, "t2")).toBeNull();
  expect(levelAfter(list, "elsewhere")).toBeNull();
});
