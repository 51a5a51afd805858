import { describe, expect, it } from "vitest";
import type { Asked, Legal } from "../../src/protocol/messages";
import { moveAt, NO_TARGETS, spot, spotOf, targetsOf, unusedActions } from "../../src/table/model/targets";
import { asking, MOMENTS } from "../games";

function asked(name: string): Asked {
  return { name, rule: "5.1", parameters: {}, says: { id: "ask-act" } };
}

function legal(...moves: string[]): Legal[] {
  return moves.map((move) => ({ move, says: { id: "move-done" }, does: [] }));
}

describe("where a move is made", () => {
  it.each([
    ["place 5", "place", spot.border(5)],
    ["place D05", "place", spot.dune("D05")],
    ["use 14", "act", spot.border(14)],
    ["use 2,1", "act", spot.centre(1, 0)],
    ["use D05", "act", spot.dune("D05")],
    ["use hand", "act", spot.hand("blue")],
    ["use XC7", "act", spot.displayed("blue", "XC7")],
    ["row 2", "row", spot.row("blue", 1)],
    ["row 3", "raid_row", spot.row("blue", 2)],
    ["to 1,3", "to", spot.centre(0, 2)],
    ["move 2,2", "move", spot.centre(1, 1)],
    ["take 2,1", "centre_goods", spot.centre(1, 0)],
    ["display 2,1", "under_marker", spot.centre(1, 0)],
    ["lift BO4", "lift", spot.displayed("blue", "BO4")],
    ["lift D04", "lift", spot.displayed("blue", "D04")],
    ["swap BO4", "swap", spot.displayed("blue", "BO4")],
    ["with D04", "swap_second", spot.displayed("blue", "D04")],
    ["lay 2,3", "lay", spot.place("blue", 1, 2)],
    ["take G07", "reveal", spot.open("G07")],
    ["pick XO4", "pick", spot.open("XO4")],
    ["targia", "act", spot.targia],
  ])("%s, asked %s: %s", (move, name, where) => {
    expect(spotOf(move, asked(name), "blue")).toBe(where);
  });

  it.each([
    "done",
    "stop",
    "pay cost",
    "hand",
    "discard",
    "take salt",
    "trade 3 salt for gold",
    "take 2 water",
    "swap hand",
    "give goods",
    "sell 2 gold",
  ])("%s needs a button", (move) => expect(spotOf(move, asked("act"), "blue")).toBeNull());
});

describe("targets", () => {
  it("offer every legal move of real games exactly once", () => {
    for (const now of MOMENTS) {
      if (!now.asked || !now.legal || !now.to_move) continue;
      const { spots, buttons } = targetsOf(now.asked, now.legal, now.to_move);
      const offered = [...spots.values(), ...buttons].map((one) => one.move);
      expect(offered.sort()).toEqual(now.legal.map((one) => one.move).sort());
    }
  });

  it("put all placements on the board", () => {
    const now = asking("place");
    const { spots, buttons } = targetsOf(now.asked!, now.legal!, "blue");
    expect(spots.size).toBe(now.legal!.length);
    expect(buttons).toEqual([]);
  });

  it("know the one move that ends something", () => {
    expect(targetsOf(asked("act"), legal("use 5", "done"), "blue").closing?.move).toBe("done");
    expect(targetsOf(asked("tribe"), legal("pay cost", "hand"), "blue").closing).toBeNull();
  });

  it("know how many actions are left, as long as one of them can be taken", () => {
    const { asked, legal } = MOMENTS.find(({ asked }) => asked?.name === "act")!;
    const targets = targetsOf(asked!, legal!, "blue");
    expect(unusedActions(targets)).toBe(5);
    expect(unusedActions({ ...targets, spots: new Map() })).toBe(0);
    expect(unusedActions(NO_TARGETS)).toBe(0);
  });

  it("answer the question first, exchanges of water come after", () => {
    const moves = legal("trade 3 water for gold", "trade 2 water for salt", "pay cost", "discard");
    const { buttons } = targetsOf(asked("tribe"), moves, "blue");
    expect(buttons.map((one) => one.move)).toEqual([
      "pay cost",
      "discard",
      "trade 3 water for gold",
      "trade 2 water for salt",
    ]);
  });

  it("make a button of a second move at the same place", () => {
    const { spots, buttons } = targetsOf(asked("act"), legal("use 5", "place 5"), "blue");
    expect(spots.get(spot.border(5))?.move).toBe("use 5");
    expect(buttons.map((one) => one.move)).toEqual(["place 5"]);
  });
});

describe("a quiet place", () => {
  it("stands for the move that one may have meant", () => {
    expect(moveAt(spot.border(6), asked("place"), "blue")).toBe("place 6");
    expect(moveAt(spot.dune("D05"), asked("place"), "blue")).toBe("place D05");
    expect(moveAt(spot.border(6), asked("act"), "blue")).toBe("use 6");
    expect(moveAt(spot.centre(1, 0), asked("act"), "blue")).toBe("use 2,1");
    expect(moveAt(spot.centre(1, 0), asked("move"), "blue")).toBe("move 2,1");
    expect(moveAt(spot.centre(0, 2), asked("to"), "blue")).toBe("to 1,3");
    expect(moveAt(spot.hand("blue"), asked("tribe"), "blue")).toBe("hand");
  });

  it("stands for nothing where no such move is written", () => {
    expect(moveAt(spot.centre(0, 0), asked("place"), "blue")).toBeNull();
    expect(moveAt(spot.border(6), asked("tribe"), "blue")).toBeNull();
    expect(moveAt(spot.hand("blue"), asked("act"), "blue")).toBeNull();
    expect(moveAt(spot.hand("white"), asked("tribe"), "blue")).toBeNull();
  });
});
