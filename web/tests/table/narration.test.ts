import { describe, expect, it } from "vitest";
import type { Entry, GameEvent } from "../../src/protocol/messages";
import { toldOf } from "../../src/table/model/entries";
import { sinceOwnMove, summaryOf } from "../../src/table/model/narration";
import { loadWords } from "../../src/words/languages";
import { moved, numbered, type BareEntry } from "../entries";
import { GAMES } from "../games";

function did(...events: Omit<GameEvent, "rule">[]): BareEntry {
  return { ...moved("white"), events: events.map((event) => ({ rule: "5.1", ...event })) };
}

function numbers(...entries: BareEntry[]): number[] {
  return sinceOwnMove(numbered(entries), ["blue"]).map((entry) => entry.number);
}

async function summed(...entries: BareEntry[]): Promise<string | null> {
  const summary = summaryOf(numbered(entries), "white");
  return summary && (await loadWords("en")).say(summary).replace(/[\u2068\u2069]/g, "");
}

describe("what others did", () => {
  it("is what they moved after one's own last move", () => {
    expect(numbers(moved("white"), moved("blue"), moved("white"), moved("white"))).toEqual([3, 4]);
    expect(numbers(moved("white"), moved("blue"))).toEqual([]);
    expect(numbers(moved("white"), { kind: "resigned", seat: "blue" }, moved("white"))).toEqual([1, 3]);
  });

  it("is nothing that was taken back", () => {
    const undone = { kind: "undone", seat: "blue", to: 0, moves: 2 } as const;
    expect(numbers(moved("blue"), moved("white"), undone)).toEqual([]);
    expect(numbers(moved("white"), moved("blue"), moved("white"), undone)).toEqual([1]);
  });

  it("is summed up by tokens and cards", async () => {
    const gain = { name: "gain", player: "white", kind: "salt", amount: 3 } as const;
    const lose = { name: "lose", player: "white", kind: "salt", amount: 1 } as const;
    const paid = { name: "lose", player: "white", kind: "gold" } as const;
    const card = { name: "card", player: "white", card: "BO4", target: { display: [0, 0] as [number, number] } };
    expect(await summed(did(gain), did(lose, paid))).toBe("White: +2 salt and −1 gold");
    expect(await summed(did({ ...card, player: "white" }))).toBe("White: +oasis BO4");
    expect(await summed(did({ ...card, player: "white", target: "tribe discards" }))).toBeNull();
    expect(await summed(did({ ...gain, player: "blue" }))).toBeNull();
    expect(await summed(did(gain, { ...lose, amount: 3 }))).toBeNull();
  });

  it("can be said of all moves of real games", async () => {
    const words = await loadWords("en");
    const entries: Entry[] = [...GAMES.base.opening, ...GAMES.expansion.opening].flatMap((message) => message.entries);
    expect(entries.flatMap(toldOf).length).toBeGreaterThan(20);
    const summary = summaryOf(entries, "white");
    expect(summary && words.say(summary)).toMatch(/\+\d/);
  });
});
