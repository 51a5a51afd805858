import { describe, expect, it } from "vitest";
import { isTakeback, isStillMeant } from "../../src/protocol/late_takeback";
import type { Entry, Now, Wish } from "../../src/protocol/messages";
import type { TableState } from "../../src/protocol/table_state";
import { GAMES } from "../games";

const { snapshot, opening } = GAMES.base;
const UNDO: Wish = { kind: "undo", seat: "blue" };

function state(entries: Partial<Entry>[], how: Now["seats"]["blue"]["may_undo"] = "freely"): TableState {
  const told = entries.map((entry, at) => ({ number: 11 + at, at: 0, ...entry }) as Entry);
  const before = opening[5]!.now;
  const seats = { ...before.seats, blue: { ...before.seats.blue, may_undo: how } };
  const now = { ...before, number: 10 + entries.length, seats };
  return { about: snapshot.about, you: ["blue"], now, entries: told };
}

describe("a takeback that came too late", () => {
  it("is still meant if only the other has moved", () => {
    expect(isStillMeant(UNDO, 10, state([{ kind: "moved", seat: "white" }]))).toBe(true);
    expect(
      isStillMeant(
        UNDO,
        10,
        state([
          { kind: "returned", seat: "white" },
          { kind: "moved", seat: "white" },
        ]),
      ),
    ).toBe(true);
  });

  it("is not, if the player has moved or taken back elsewhere", () => {
    expect(isStillMeant(UNDO, 10, state([{ kind: "moved", seat: "blue" }]))).toBe(false);
    expect(isStillMeant(UNDO, 10, state([{ kind: "undone", seat: "blue", to: 3 }]))).toBe(false);
  });

  it("is not, if it would now be asking instead of doing", () => {
    const moved = [{ kind: "moved", seat: "white" } as const];
    expect(isStillMeant(UNDO, 10, state(moved, "asking"))).toBe(false);
    expect(isStillMeant({ kind: "ask_undo", seat: "blue" }, 10, state(moved, "asking"))).toBe(true);
    expect(isStillMeant(UNDO, 10, state(moved, null))).toBe(false);
  });

  it("is not, if it is not known what happened", () => {
    expect(isStillMeant(UNDO, 9, state([{ kind: "moved", seat: "white" }]))).toBe(false);
  });

  it("is the only command that is ever meant twice", () => {
    expect(isTakeback(UNDO)).toBe(true);
    expect(isTakeback({ kind: "resign", seat: "blue" })).toBe(false);
    expect(isStillMeant({ kind: "move", seat: "blue", move: "place 5" }, 10, state([]))).toBe(false);
  });
});
