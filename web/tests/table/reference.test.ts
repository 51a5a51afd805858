import { describe, expect, it } from "vitest";
import type { Position } from "../../src/protocol/messages";
import { ahead, powersOf, signsInWords, unseenTribes } from "../../src/table/model/reference";
import { GAMES, positionOf } from "../games";

const base = positionOf(GAMES.base.end[0]!.now);
const expansion = positionOf(GAMES.expansion.end[0]!.now);
const symbols = (position: Position): string[] =>
  signsInWords(position).flatMap((group) => group.map((one) => one.symbol));

function withRows(position: Position, more: object): Position["players"]["blue"] {
  return { ...position.players.blue, ...more };
}

describe("the signs in words", () => {
  it("are those of the cards that are played", () => {
    expect(symbols(base)).toContain("m-stored");
    expect(symbols(base)).not.toContain("m-once");
    expect(symbols(base)).not.toContain("g-water");
    expect(symbols(expansion)).toContain("m-once");
    expect(symbols(expansion)).not.toContain("m-stored");
    expect(symbols(expansion)).toContain("g-water");
  });

  it("are the same all game long", () => {
    for (const { opening, end } of Object.values(GAMES)) {
      expect(symbols(positionOf(opening[5]!.now))).toEqual(symbols(positionOf(end[0]!.now)));
    }
  });
});

describe("lasting effects", () => {
  it("are always there, or count at the end, but not what was done at once", () => {
    const player = withRows(base, { rows: [["BR4", "BO9", "BO6"], ["BC9", "BO1"], []] });
    expect(powersOf(player).map(({ card }) => card.id)).toEqual(["BO6", "BR4"]);
  });

  it("are gone with their marker, or with their gold", () => {
    const rows = [["XO7", "BW9"], [], []];
    const fresh = withRows(base, { rows, action_markers: ["XO7"], stored_gold: 1 });
    const used = withRows(base, { rows, action_markers: [], stored_gold: 0 });
    expect(powersOf(fresh).map(({ card }) => card.id)).toEqual(["XO7", "BW9"]);
    expect(powersOf(used)).toEqual([]);
  });
});

describe("what is still to come", () => {
  it("is told by symbol for the tribe cards that nobody has seen", () => {
    const amounts = unseenTribes(base).map(({ amount }) => amount);
    expect(amounts.reduce((sum, one) => sum + one)).toBe(base.piles.tribes.length);
  });

  const open = {
    ...base,
    players: { blue: withRows(base, { rows: [[], [], []] }), white: withRows(base, { rows: [] }) },
  };

  it.each([
    [1, "place", 11, 4],
    [3, "raid", 9, 4],
    [4, "act", 8, 3],
    [12, "act", 0, 1],
    [12, "over", 0, 0],
  ] as const)("in round %i (%s) is %i rounds and %i raids", (round, phase, rounds, raids) => {
    expect(ahead({ ...open, round, phase })).toEqual({ rounds, raids });
  });

  it("ends with a twelfth card, without a raid", () => {
    const full = withRows(base, {
      rows: [
        ["BO1", "BO2", "BO3", "BO4"],
        ["BR1", "BR2", "BR3", "BR4"],
        ["BW1", "BW2", "BW3", "BW4"],
      ],
    });
    expect(ahead({ ...open, round: 6, phase: "act", players: { ...open.players, blue: full } })).toEqual({
      rounds: 0,
      raids: 0,
    });
  });
});
