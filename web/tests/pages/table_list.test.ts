import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ListedSeat, MyTable } from "../../src/protocol/messages";
import { isTooLong } from "../../src/components/name_length";
import { sortTables, isMyTurn, withoutMine, statusPhrase } from "../../src/pages/table_list";
import { say, loadLanguage } from "../../src/words/say.svelte";

const ANN: ListedSeat = { kind: "me", name: "Ann", level: null, taken: true };
const BOT: ListedSeat = { kind: "bot", name: null, level: "scarab", taken: true };

function table(name: string, change: Partial<MyTable> = {}): MyTable {
  return {
    table: name,
    state: "playing",
    ruleset: "base",
    own_cards: false,
    blue: ANN,
    white: BOT,
    to_move: "blue",
    moves: 0,
    winner: null,
    rematch: null,
    made_at: 1,
    changed_at: 1,
    you: ["blue"],
    ...change,
  };
}

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, "");
const stands = (change: Partial<MyTable>): string => plain(say(statusPhrase(table("t", change))));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} }); // the page whose language is set
  await loadLanguage("en");
});

describe("my tables", () => {
  it("begin with those that wait for me, then what goes on, what waits and what is over", () => {
    const tables = [
      table("over", { state: "over", to_move: null, changed_at: 9 }),
      table("waiting", { state: "waiting", to_move: null, changed_at: 8 }),
      table("theirs", { to_move: "white", changed_at: 7 }),
      table("mine, older", { changed_at: 1 }),
      table("mine", { changed_at: 2 }),
    ];
    expect(sortTables(tables).map((one) => one.table)).toEqual(["mine", "mine, older", "theirs", "waiting", "over"]);
  });

  it("are no open tables of others", () => {
    expect(withoutMine([table("a"), table("b")], [table("b")]).map((one) => one.table)).toEqual(["a"]);
  });

  it("say whose turn it is", () => {
    expect(stands({})).toBe("your turn");
    expect(stands({ to_move: "white" })).toBe("Scarab to move");
    expect(stands({ state: "waiting", to_move: null })).toBe("waiting for players");
    expect(isMyTurn(table("t", { state: "over" }))).toBe(false);
  });

  it("say how the game ended, to whom it concerns", () => {
    const over: Partial<MyTable> = { state: "over", to_move: null };
    expect(stands({ ...over, winner: "blue" })).toBe("you won");
    expect(stands({ ...over, winner: "white" })).toBe("you lost");
    expect(stands({ ...over, winner: "draw" })).toBe("a draw");
    expect(stands({ ...over, winner: "blue", you: ["blue", "white"] })).toBe("Ann won");
    expect(stands({ ...over, winner: null })).toBe("over");
    expect(stands({ state: "closed", to_move: null })).toBe("closed");
  });
});

describe("a name", () => {
  it("has 24 characters at most, as a reader counts them", () => {
    expect(isTooLong("x".repeat(24))).toBe(false);
    expect(isTooLong("x".repeat(25))).toBe(true);
    expect(isTooLong("é".normalize("NFD").repeat(24))).toBe(false);
    expect(isTooLong("🇵🇱".repeat(24))).toBe(false);
  });
});
