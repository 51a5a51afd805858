import { describe, expect, it } from "vitest";
import { readProgress } from "../../src/lessons/progress";

const NOTHING = { done: [], begun: {} };

describe("progress that was kept", () => {
  it("is read as it was", () => {
    const kept = { done: ["desert"], begun: { rows: { step: 1, moves: [["done"], []] } } };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, "", "nonsense", "[]", "7", "null", '{"done":7,"begun":[]}', '{"done":[1]}'])(
    "is nothing if it is %j",
    (text) => {
      expect(readProgress(text)).toEqual(NOTHING);
    },
  );

  it.each([
    { step: 1, moves: [[]] },
    { step: -1, moves: [] },
    { step: 0, moves: [["x".repeat(101)]] },
    { step: 0, moves: [[7]] },
    { step: "0", moves: [[]] },
    { moves: [[]] },
    { step: 300, moves: Array.from({ length: 301 }, () => []) },
    null,
  ])("leaves out a place that cannot be: %j", (place) => {
    expect(readProgress(JSON.stringify({ done: [], begun: { rows: place } }))).toEqual(NOTHING);
  });
});
