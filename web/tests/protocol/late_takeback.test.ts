import { describe, expect, it } from "vitest";
import { isTakeback, isStillMeant } from "../../src/protocol/late_takeback";
import type { Now, Wish } from "../../src/protocol/messages";
import type { TableState } from "../../src/protocol/table_state";
import { moved, numbered, type BareEntry } from "../entries";
import { GAMES } from "../games";

const { snapshot, opening } = GAMES.base;
const UNDO: Wish = { kind: "undo", seat: "blue" };

function state(entries: BareEntry[], how: Now["seats"]["blue"]["may_undo"] = "freely"): TableState {
  const before = opening[5]!.now;
  const seats = { ...before.seats, blue: { ...before.seats.blue, may_undo: how } };
  const now = { ...before, number: 10 + entries.length, seats };
  return { about: snapshot.about, you: ["blue"], now, entries: numbered(entries, 11) };
}

describe("a takeback that came too late", () => {
  it("is still meant if only the other has moved", () => {
    expect(isStillMeant(UNDO, 10, state([moved("white")]))).toBe(true);
    expect(isStillMeant(UNDO, 10, state([{ kind: "returned", seat: "white" }, moved("white")]))).toBe(true);
  });

  it("is not, if the player has moved or taken back elsewhere", () => {
    expect(isStillMeant(UNDO, 10, state([moved("blue")]))).toBe(false);
    expect(isStillMeant(UNDO, 10, state([{ kind: "undone", seat: "blue", to: 3, moves: 1 }]))).toBe(false);
  });

  it("is not, if it would now be asking instead of doing", () => {
    const theirs = [moved("white")];
    expect(isStillMeant(UNDO, 10, state(theirs, "asking"))).toBe(false);
    expect(isStillMeant({ kind: "ask_undo", seat: "blue" }, 10, state(theirs, "asking"))).toBe(true);
    expect(isStillMeant(UNDO, 10, state(theirs, null))).toBe(false);
  });

  it("is not, if it is not known what happened", () => {
    expect(isStillMeant(UNDO, 9, state([moved("white")]))).toBe(false);
  });

  it("is the only command that is ever meant twice", () => {
    expect(isTakeback(UNDO)).toBe(true);
    expect(isTakeback({ kind: "resign", seat: "blue" })).toBe(false);
    expect(isStillMeant({ kind: "move", seat: "blue", move: "place 5" }, 10, state([]))).toBe(false);
  });
});
