import { describe, expect, it } from "vitest";
import { SEATS } from "../../src/protocol/messages";
import { neighbour } from "../../src/table/board/keyboard";
import { BORDER_NUMBERS, borderCell, crossings, isCorner, lineOf } from "../../src/table/model/geometry";
import { GAMES, positionOf } from "../games";

const OPENINGS = [...GAMES.base.opening, ...GAMES.expansion.opening];

describe("the border", () => {
  it("runs clockwise around the square, every card on a place of its own", () => {
    expect(borderCell(16)).toEqual([1, 1]);
    expect(borderCell(4)).toEqual([1, 5]);
    expect(borderCell(8)).toEqual([5, 5]);
    expect(borderCell(12)).toEqual([5, 1]);
    expect(borderCell(13)).toEqual([4, 1]);
    expect(new Set(BORDER_NUMBERS.map((number) => String(borderCell(number)))).size).toBe(16);
  });

  it("has its raids in the corners, which draw no line", () => {
    expect(BORDER_NUMBERS.filter(isCorner)).toEqual([4, 8, 12, 16]);
    expect(lineOf(8)).toBeNull();
  });

  it("draws the same line from opposite cards", () => {
    for (const [one, other] of [
      [1, 11],
      [2, 10],
      [3, 9],
      [5, 15],
      [6, 14],
      [7, 13],
    ] as const) {
      expect(lineOf(one)).toEqual(lineOf(other));
    }
  });
});

describe("crossings", () => {
  it("are where a row and a column meet", () => {
    expect(crossings([2, 14])).toEqual([[1, 1]]);
    expect(crossings([2, 10])).toEqual([]);
    expect(crossings([1, 3, 7])).toEqual([
      [2, 0],
      [2, 2],
    ]);
  });

  it("leave dunes out, which draw no line", () => {
    expect(crossings([2, "D05"])).toEqual([]);
  });

  it("are where the server lays markers, in real games", () => {
    let seen = 0;
    for (const { entries, now } of OPENINGS) {
      const markers = entries
        .flatMap((entry) => ("events" in entry ? entry.events : []))
        .filter((event) => event.name === "marker");
      for (const seat of markers.length > 0 ? SEATS : []) {
        const laid = markers.filter((event) => event.player === seat).map((event) => JSON.stringify(event.target));
        const expected = crossings(positionOf(now).this_round[seat].placed).map((centre) => JSON.stringify({ centre }));
        expect(laid.sort()).toEqual(expected.sort());
        seen += laid.length;
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  it("are counted once where two Targis draw the same line", () => {
    expect(crossings([1, 11, 5])).toEqual([[0, 0]]);
  });
});

describe("arrow keys", () => {
  it("lead to the neighbour and stop at the edge", () => {
    expect(neighbour("2,3", "ArrowUp")).toBe("1,3");
    expect(neighbour("2,3", "ArrowRight")).toBe("2,4");
    expect(neighbour("1,3", "ArrowUp")).toBeNull();
    expect(neighbour("3,1", "ArrowLeft")).toBeNull();
  });

  it("are the only keys that lead anywhere", () => {
    expect(neighbour("2,3", "x")).toBeNull();
  });
});
