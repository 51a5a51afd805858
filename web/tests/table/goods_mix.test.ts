import { beforeEach, describe, expect, it } from "vitest";
import type { Asked } from "../../src/protocol/messages";
import { settings } from "../../src/settings.svelte";
import { GoodsMix } from "../../src/table/model/goods_mix.svelte";

/** A player who is to give goods; what is played is taken from what is asked for. */
class Giving {
  played: string[] = [];
  told: string[] = [];
  asked: Asked | null;

  constructor(goods: number, mix: Record<string, number>) {
    this.asked = this.asks(goods, mix);
  }

  readonly mixing = new GoodsMix({
    asked: () => this.asked,
    play: (move) => {
      const [, kind = ""] = move.split(" ");
      if (!this.asked?.mix?.[kind]) return false;
      this.played.push(move);
      return true;
    },
    announce: (phrases) => (this.told = phrases.map(({ id }) => id)),
  });

  /** The server carries the move out and asks for the rest: no kind before the one that was given. */
  goesOn(goods: number, mix: Record<string, number> | null): void {
    this.asked = mix === null ? null : this.asks(goods, mix);
    this.mixing.sendNext();
  }

  private asks(goods: number, mix: Record<string, number>): Asked {
    return { name: "give", rule: "6.1", parameters: { goods }, says: { id: "ask-give" }, mix };
  }
}

const ALL = { dates: 3, salt: 3, pepper: 2 };

beforeEach(() => {
  settings.confirm = true;
});

describe("a mix of goods", () => {
  it("is chosen in any order and sent in the server's", () => {
    const { mixing, played, ...table } = new Giving(3, ALL);
    mixing.choose("pepper", 1);
    mixing.choose("dates", 1);
    mixing.choose("salt", 1);
    expect([mixing.left, played]).toEqual([0, []]);
    mixing.send();
    expect(played).toEqual(["give dates"]);
    expect(table.asked?.name).toBe("give");
  });

  it("tells what is chosen of a kind, and that there is more to choose", () => {
    const table = new Giving(2, ALL);
    table.mixing.choose("salt", 1);
    expect(table.told).toEqual(["token-salt", "web-to-choose"]);
    table.mixing.choose("salt", 1);
    expect(table.told).toEqual(["token-salt"]);
  });

  it("goes on with every new decision until all is given", () => {
    const table = new Giving(3, ALL);
    const { mixing } = table;
    mixing.choose("salt", 1);
    mixing.choose("dates", 1);
    mixing.choose("salt", 1);
    expect(mixing.sending).toBe(false);
    mixing.send();
    table.goesOn(2, { dates: 2, salt: 2, pepper: 2 });
    expect(mixing.sending).toBe(true);
    table.goesOn(1, { salt: 1, pepper: 1 });
    expect(table.played).toEqual(["give dates", "give salt", "give salt"]);
    table.goesOn(0, null);
    expect([mixing.chosen, mixing.sending]).toEqual([{}, false]);
  });

  it("ends where the rest was forced", () => {
    const table = new Giving(3, ALL);
    table.mixing.choose("dates", 1);
    table.mixing.choose("pepper", 1);
    table.mixing.choose("pepper", 1);
    table.mixing.send();
    table.goesOn(0, null);
    table.goesOn(2, ALL); // another question, later
    expect(table.played).toEqual(["give dates"]);
  });

  it("takes no more than there is, and gives back what was chosen", () => {
    const { mixing } = new Giving(3, ALL);
    mixing.choose("pepper", 1);
    mixing.choose("pepper", 1);
    expect(mixing.mayAdd("pepper")).toBe(false);
    mixing.choose("pepper", 1);
    expect(mixing.number("pepper")).toBe(2);
    mixing.choose("dates", 1);
    expect(mixing.mayAdd("salt")).toBe(false);
    mixing.choose("pepper", -1);
    expect([mixing.left, mixing.mayAdd("salt")]).toEqual([1, true]);
    mixing.choose("salt", -1);
    expect(mixing.number("salt")).toBe(0);
  });

  it("is sent only when it is complete, and at once if nothing is confirmed", () => {
    const { mixing, played } = new Giving(2, ALL);
    mixing.choose("salt", 1);
    mixing.send();
    expect(played).toEqual([]);
    settings.confirm = false;
    mixing.choose("dates", 1);
    expect(played).toEqual(["give dates"]);
    mixing.choose("dates", 1);
    expect(mixing.chosen).toEqual({ dates: 0, salt: 1 });
  });

  it("says the move as a whole and what is missing", () => {
    const { mixing } = new Giving(2, ALL);
    mixing.choose("salt", 1);
    expect(mixing.missing()).toEqual([
      { id: "web-to-choose", gaps: { tokens: [{ id: "token-goods", gaps: { amount: 1 } }] } },
    ]);
    mixing.choose("dates", 1);
    expect(mixing.missing()).toEqual([]);
    expect(mixing.movePhrase("give").gaps).toEqual({
      tokens: [
        { id: "token-dates", gaps: { amount: 1 } },
        { id: "token-salt", gaps: { amount: 1 } },
      ],
    });
  });

  it("is forgotten when it is refused", () => {
    const { mixing } = new Giving(2, ALL);
    mixing.choose("salt", 1);
    mixing.clear();
    expect([mixing.chosen, mixing.left]).toEqual([{}, 2]);
  });
});
