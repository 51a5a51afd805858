import { describe, expect, it } from "vitest";
import { allCards, borderOf, boxOf, cardOf, TRIBES } from "../../src/cards/cards";
import { cardClass, sentencesOf, tribeOf } from "../../src/cards/describe";
import { isWanted, type Wanted } from "../../src/cards/search";
import { signsOf, tokenSigns } from "../../src/cards/signs";
import sprite from "../../src/symbols/symbols.svg?raw";
import { rowGoal } from "../../src/table/model/row_goals";
import { loadWords } from "../../src/words/languages";

const ALL: Wanted = { kind: "all", tribe: "all", doubtful: false, words: "" };
const SYMBOLS = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));

const OPTIONS = { box: "expansion", start: "normal", targia: "mirrored", tiebreak: "goods" } as const;

describe("the catalogue", () => {
  it("has every card of both boxes", () => {
    const kinds = (kind: string): number => allCards().filter((card) => card.kind === kind).length;
    expect([kinds("tribe"), kinds("goods"), kinds("dune"), kinds("border")]).toEqual([90, 24, 20, 26]);
  });

  it("names a card that there is not", () => {
    expect(() => cardOf("ZZ9")).toThrow("there is no card ZZ9");
    expect(() => borderOf("base")(17)).toThrow("there is no border card 17");
  });

  it("knows the border of each ruleset", () => {
    expect(borderOf("base")(13).action).toBe("caravan");
    expect(borderOf("expansion+easier")(13).action).toBe("water_place");
    expect(borderOf("expansion")(2).action).toBe("dates");
    expect(borderOf({ ...OPTIONS, border: { "13": "base" } })(13).action).toBe("caravan");
  });

  it("knows the box of a ruleset", () => {
    expect(boxOf("base")).toBe("base");
    expect(boxOf("expansion+water")).toBe("expansion");
    expect(boxOf(OPTIONS)).toBe("expansion");
    expect(boxOf(undefined)).toBe("base");
  });

  it("can be said in every language", async () => {
    for (const code of ["en", "de", "fr", "es", "pl"] as const) {
      const words = await loadWords(code);
      for (const card of allCards()) {
        for (const said of [card.name, card.heading, ...sentencesOf(card)]) {
          expect(words.say(said)).not.toBe("");
        }
      }
    }
  });
});

describe("the drawing of a card", () => {
  it("has signs for every effect of every card", () => {
    for (const card of allCards()) {
      if (card.kind !== "tribe" && card.kind !== "dune") continue;
      if (card.effects.length > 0) expect(signsOf(card), card.id).not.toEqual([]);
    }
  });

  it("uses only symbols that the sprite has", () => {
    for (const card of allCards()) {
      if (card.kind !== "tribe" && card.kind !== "dune") continue;
      for (const sign of signsOf(card)) {
        if ("symbol" in sign) expect(SYMBOLS, `${card.id}: ${sign.symbol}`).toContain(sign.symbol);
      }
      for (const { timing } of card.effects) {
        if (card.kind === "tribe") expect(SYMBOLS).toContain(`m-${timing}`);
      }
    }
    for (const tribe of TRIBES) expect(SYMBOLS).toContain(`t-${tribe}`);
  });

  it("shows few tokens one by one and many by their number", () => {
    expect(tokenSigns({ salt: 2 })).toEqual([{ symbol: "g-salt" }, { symbol: "g-salt" }]);
    expect(tokenSigns({ water: 5 })).toEqual([{ text: "5" }, { symbol: "g-water" }]);
    expect(tokenSigns({ dates: 0 })).toEqual([]);
    expect(tokenSigns({ goods: 1, card: 1 })).toEqual([{ symbol: "g-any" }, { symbol: "back-tribe" }]);
  });

  it("is known by its kind", () => {
    expect(cardClass(cardOf("BC1"))).toBe("card tribe plain");
    expect(cardClass(cardOf("BC6"))).toBe("card tribe");
    expect(cardClass(borderOf("base")(4))).toBe("card raid");
    expect(cardClass(borderOf("base")(5))).toBe("card border");
    expect(tribeOf(cardOf("BC6"))).toBe("camp");
    expect(tribeOf(cardOf("G01"))).toBeUndefined();
  });
});

describe("searching cards", () => {
  const camp = cardOf("BC6");

  it("wants everything at first", () => {
    expect(isWanted(camp, "", ALL)).toBe(true);
  });

  it("goes by kind, tribe and doubt", () => {
    expect(isWanted(camp, "", { ...ALL, kind: "goods" })).toBe(false);
    expect(isWanted(camp, "", { ...ALL, tribe: "camp" })).toBe(true);
    expect(isWanted(camp, "", { ...ALL, tribe: "well" })).toBe(false);
    expect(isWanted(camp, "", { ...ALL, doubtful: true })).toBe(false);
  });

  it("wants all words, in any order and case", () => {
    expect(isWanted(camp, "Camp BC6 costs less", { ...ALL, words: "less CAMP" })).toBe(true);
    expect(isWanted(camp, "Camp BC6 costs less", { ...ALL, words: "camp well" })).toBe(false);
  });
});

describe("the goal of a row", () => {
  it("is equal or different symbols, as long as the cards allow it", () => {
    expect(rowGoal(["BC1", "BC2"], 0)).toEqual({ kind: "equal", vp: 4, reached: false });
    expect(rowGoal(["BC1", "BO1"], 0)).toEqual({ kind: "different", vp: 2, reached: false });
    expect(rowGoal(["BC1", "BC2", "BO1"], 0)).toBeNull();
  });

  it("is open while a row has one card or none", () => {
    expect(rowGoal(["BC1"], 0)).toBeNull();
    expect(rowGoal([], 0)).toBeNull();
  });

  it("is what the server counts once the row is full", () => {
    expect(rowGoal(["BC1", "BO1", "BW1", "BT1"], 4)).toEqual({ kind: "different", vp: 4, reached: true });
    expect(rowGoal(["BC1", "BC2", "BO1", "BT1"], 0)).toBeNull();
  });
});
