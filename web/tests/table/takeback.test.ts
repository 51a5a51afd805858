import { describe, expect, it } from "vitest";
import { takenBack } from "../../src/table/model/takeback";
import { moved, numbered, type BareEntry } from "../entries";

const move = moved("blue");

function undone(moves: number): BareEntry {
  return { kind: "undone", seat: "blue", to: 1, moves };
}

function gone(...entries: BareEntry[]): number[] {
  return [...takenBack(numbered(entries))].map((entry) => entry.number);
}

describe("moves that were taken back", () => {
  it("are the last ones that stood, as many as were taken back", () => {
    expect(gone(move, move, move)).toEqual([]);
    expect(gone(move, move, undone(1))).toEqual([2]);
    expect(gone(move, move, undone(2))).toEqual([1, 2]);
  });

  it("may be followed by others, and by more that is taken back", () => {
    expect(gone(move, move, undone(1), move, undone(1), move)).toEqual([2, 4]);
  });

  it("may have been made before what is known", () => {
    expect(gone(move, undone(4))).toEqual([1]);
    expect(gone(move, undone(0))).toEqual([]);
  });
});
