import { describe, expect, it } from "vitest";
import type { Entry, Seat } from "../../src/protocol/messages";
import { missedEntries, LastSeen } from "../../src/table/model/absence";
import { moved, numbered } from "../entries";

function missed(told: Entry[], since: number, you: Seat[] = ["blue"], upTo = told.length): number[] {
  return missedEntries(told, { since, upTo }, you).map((entry) => entry.number);
}

describe("what somebody missed", () => {
  const game = numbered([
    { kind: "started", first: "blue", deal: [], nonces: [], events: [], told: [] },
    moved("blue"),
    moved("white"),
    moved("white"),
    { kind: "draw_offered", seat: "white" },
  ]);

  it("is what the other did after the last lastSeen", () => {
    expect(missed(game, 3)).toEqual([4, 5]);
  });

  it("is nothing before one's own last move, which may have been made on another device", () => {
    expect(missed(game, 0)).toEqual([3, 4, 5]);
    expect(missed([...game, ...numbered([moved("blue")], 6)], 0)).toEqual([]);
  });

  it("ends where the player came back", () => {
    expect(missed(game, 1, ["blue"], 3)).toEqual([3]);
    expect(missed(game, 3, ["blue"], 3)).toEqual([]);
  });

  it("is nothing if nothing happened, or only comings and goings", () => {
    expect(missed(game, 5)).toEqual([]);
    const away = numbered([moved("blue"), { kind: "left", seat: "white" }, { kind: "returned", seat: "white" }]);
    expect(missed(away, 1)).toEqual([]);
  });

  it("is everything for somebody who only watches, and nothing for two people on one device", () => {
    expect(missed(game, 1, [])).toEqual([2, 3, 4, 5]);
    expect(missed(game, 1, ["blue", "white"])).toEqual([]);
  });

  it("is also what a bot played in one's place", () => {
    const replaced = numbered([
      moved("blue"),
      { kind: "bot_took_over", seat: "blue", level: "fennec" },
      moved("blue"),
      moved("white"),
      { kind: "returned", seat: "blue" },
    ]);
    expect(missed(replaced, 1)).toEqual([2, 3, 4]);
    expect(missed([...replaced, ...numbered([moved("blue")], 6)], 1)).toEqual([]);
  });
});

describe("what a browser has seen", () => {
  class Memory {
    kept = new Map<string, string>();
    getItem = (key: string): string | null => this.kept.get(key) ?? null;
    setItem = (key: string, value: string): void => void this.kept.set(key, value);
  }

  it("is remembered for each table", () => {
    const memory = new Memory();
    new LastSeen(memory).set("t1", 7);
    new LastSeen(memory).set("t2", 9);
    new LastSeen(memory).set("t1", 8);
    expect(new LastSeen(memory).get("t1")).toBe(8);
    expect(new LastSeen(memory).get("t2")).toBe(9);
    expect(new LastSeen(memory).get("t3")).toBeNull();
  });

  it("is forgotten of old tables, so that it never grows", () => {
    const memory = new Memory();
    for (let number = 1; number <= 60; number += 1) new LastSeen(memory).set(`t${number}`, number);
    expect(new LastSeen(memory).get("t1")).toBeNull();
    expect(new LastSeen(memory).get("t60")).toBe(60);
    expect(JSON.parse(memory.getItem("targi-seen")!)).toHaveLength(40);
  });

  it.each(["{", "7", "null", '[["t1"]]', '[["t1", "x"]]', "[[1, 2]]"])("is nothing if %s is kept", (kept) => {
    const memory = new Memory();
    memory.setItem("targi-seen", kept);
    expect(new LastSeen(memory).get("t1")).toBeNull();
    new LastSeen(memory).set("t1", 3);
    expect(new LastSeen(memory).get("t1")).toBe(3);
  });

  it("is nothing where nothing is kept", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    for (const lastSeen of [new LastSeen(null), new LastSeen(full)]) {
      lastSeen.set("t1", 3);
      expect(lastSeen.get("t1")).toBeNull();
    }
  });
});
