// What is returned above a limit is one line of the log, however many moves it took.

import { expect, test } from "vitest";
import type { Seat, Told } from "../../src/protocol/messages";
import { isAbout, logLines } from "../../src/table/model/log_lines";
import { phrase } from "../../src/words/phrases";
import { moved, numbered, type BareEntry } from "../entries";

function told(id: string, gaps = {}): Told {
  return { says: phrase(id, gaps), rule: "6.1", forced: false };
}

function returned(kind: string, seat: Seat = "blue", ...after: Told[]): BareEntry {
  const gaps = { player: phrase(`seat-${seat}`), tokens: [phrase(`token-${kind}`, { amount: 1 })] };
  return { ...moved(seat), told: [told("event-return", gaps), ...after] };
}

test("three tokens that are returned one by one are told once, with the sum", () => {
  const round = told("event-round");
  const [first, sum, ...more] = logLines(
    numbered([
      { ...moved("blue"), told: [told("event-gain-card")] },
      returned("salt"),
      returned("dates"),
      returned("salt", "blue", round),
      returned("gold", "white"),
    ]),
  );
  expect(first?.entry.number).toBe(1);
  const tokens = [phrase("token-salt", { amount: 2 }), phrase("token-dates", { amount: 1 })];
  expect(sum?.told).toEqual([told("event-return", { player: phrase("seat-blue"), tokens }), round]);
  expect([sum?.from, sum?.entry.number]).toEqual([2, 4]);
  expect(more).toHaveLength(1);
});

test("the line of the sum is the one of every moment in it", () => {
  const [line] = logLines(numbered([returned("salt"), returned("salt"), returned("salt")]));
  expect([null, 1, 2, 3, 4].map((number) => line && isAbout(line, number))).toEqual([false, true, true, true, false]);
});

test("what was taken back is not added to what stands", () => {
  const entries = numbered([returned("salt"), returned("salt"), returned("dates")]);
  expect(logLines(entries, new Set(entries.slice(1, 2))).map(({ entry }) => entry.number)).toEqual([1, 2, 3]);
});

test("entries that tell nothing have no line", () => {
  expect(logLines(numbered([moved("blue")]))).toEqual([]);
});
