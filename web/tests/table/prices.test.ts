import { describe, expect, it } from "vitest";
import type { Asked, Legal, Price, Spared } from "../../src/protocol/messages";
import { SEATS } from "../../src/protocol/messages";
import {
  cardAt,
  cardsThatCount,
  discounts,
  payable,
  priceSentences,
  reasonsOf,
  thanksTo,
} from "../../src/table/model/prices";
import { NO_TARGETS, spot, targetsOf } from "../../src/table/model/targets";
import { LANGUAGES, loadWords, type Language } from "../../src/words/languages";
import type { Phrase } from "../../src/words/phrases";
import { asking, MOMENTS, positionOf } from "../games";

const english = await loadWords("en");
// A camp of five goods with BC6; an oasis of 1 pepper and 1 gold with BO5; the alternative of XO7 with XW7.
const CAMP: Price = {
  pays: { dates: 2, salt: 2, pepper: 1 },
  spares: [{ kind: "goods", amount: 1, cause: "BC6" }],
};
const PEPPER: Spared[] = [{ kind: "pepper", amount: 1, cause: "BO5" }];
const OASIS: Price = { pays: { gold: 1 }, spares: PEPPER };
const WITH_WATER: Price[] = [
  { missing: { gold: 1 } },
  { pays: { dates: 1, water: 1 }, spares: [{ kind: "water", amount: 1, cause: "XW7" }] },
];
const ACT: Asked = { name: "act", rule: "5.1", parameters: {}, says: { id: "ask-act" } };

function said(phrases: Phrase[]): string {
  return phrases.map((one) => english.say(one)).join(" ");
}

function move(text: string, more: Partial<Legal> = {}): Legal {
  return { move: text, says: { id: "move-done" }, does: [], ...more };
}

describe("a price", () => {
  it("says why it is lower, and that it can be paid", () => {
    expect(said(priceSentences([CAMP]))).toBe("1 good less: camp BC6. You can pay it now.");
  });

  it("says what is to pay where that is certain", () => {
    expect(said(priceSentences([{ ...OASIS, missing: { gold: 1 } }]))).toBe(
      "1 pepper less: oasis BO5. You pay 1 gold. You lack 1 gold.",
    );
    expect(said(priceSentences([{ pays: {}, spares: PEPPER }]))).toContain("You pay nothing.");
  });

  it("can be paid if one of two costs can", () => {
    expect(payable(WITH_WATER)).toBe(true);
    expect(said(priceSentences(WITH_WATER))).toBe(
      "1 water less: well XW7. You pay 1 date and 1 water. You can pay it now.",
    );
    const neither = [{ missing: { dates: 1, salt: 2 } }, { missing: { gold: 1 } }];
    expect(said(priceSentences(neither))).toBe("You lack 1 date and 2 salt; for the alternative 1 gold.");
  });

  it("is silent about a card without one", () => {
    expect(priceSentences([])).toEqual([]);
    expect(discounts([])).toEqual([]);
  });

  it("has a badge by kind, of the first cost that is cheaper", () => {
    expect(discounts([CAMP])).toEqual([{ kind: "goods", amount: 1 }]);
    expect(discounts(WITH_WATER)).toEqual([{ kind: "water", amount: 1 }]);
    const twice = [...PEPPER, { kind: "pepper", amount: 1, cause: "BC7" }];
    expect(discounts([{ pays: {}, spares: twice }])).toEqual([{ kind: "pepper", amount: 2 }]);
    expect(discounts([{ missing: { gold: 1 } }])).toEqual([]);
  });

  it("can be said in every language, for all cards of real games", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const words = await loadWords(language);
      expect(MOMENTS.some((now) => now.prices?.blue)).toBe(true);
      for (const now of MOMENTS) {
        for (const costs of SEATS.flatMap((seat) => Object.values(now.prices?.[seat] ?? {}))) {
          for (const one of priceSentences(costs)) expect(words.say(one)).toMatch(/\.$/);
        }
      }
    }
  });
});

describe("the card at a place", () => {
  it("is found in the centre, in a hand, and beside the table", () => {
    const position = positionOf(asking("place"));
    expect(cardAt(spot.centre(1, 2), position)).toBe(position.centre[1]?.[2]);
    expect(cardAt(spot.hand("blue"), position)).toBe(position.players.blue.hand);
    expect(cardAt(spot.open("XO4"), position)).toBe("XO4");
  });

  it("is none on the border, in a display, and nowhere", () => {
    const position = positionOf(asking("place"));
    for (const at of [spot.border(5), spot.displayed("blue", "BC6"), null]) expect(cardAt(at, position)).toBeNull();
  });
});

describe("own cards behind a move", () => {
  it("are the reasons of a choice, each told once", () => {
    expect(said(reasonsOf(move("trade 1 salt for dates", { because: ["BC8"] })))).toBe("Thanks to the camp BC8.");
    const paid = { pays: { gold: 1 }, spares: PEPPER, because: ["BO5"] };
    expect(said(reasonsOf(move("pay cost", paid)))).toBe("1 pepper less: oasis BO5. You pay 1 gold.");
    expect(reasonsOf(move("discard"))).toEqual([]);
  });

  it("are listed as the language lists them", () => {
    expect(said(thanksTo(["BW6", "BC8"]))).toBe("Thanks to the well BW6 and the camp BC8.");
    expect(thanksTo([])).toEqual([]);
  });
});

describe("cards that count now", () => {
  const moves = [move("use 5", { because: ["BC8"] }), move("use 7"), move("done", { because: ["BO6"] })];
  const targets = targetsOf(ACT, moves, "blue");
  const nothing = { move: null, costs: [] };

  it("are those of all moves while nothing is thought of, but for the end of the turn", () => {
    expect([...cardsThatCount(nothing, ACT, targets)]).toEqual(["BC8"]);
  });

  it("are those by which something is asked", () => {
    expect([...cardsThatCount(nothing, { ...ACT, because: ["BW8"] }, NO_TARGETS)]).toEqual(["BW8"]);
  });

  it("are those of the move that is thought of, the end of the turn too", () => {
    expect([...cardsThatCount({ move: moves[1] ?? null, costs: [] }, ACT, targets)]).toEqual([]);
    expect([...cardsThatCount({ move: moves[2] ?? null, costs: [] }, ACT, targets)]).toEqual(["BO6"]);
  });

  it("are those that make a card cheaper, also where nothing can be played", () => {
    expect([...cardsThatCount({ move: null, costs: [CAMP] }, null, NO_TARGETS)]).toEqual(["BC6"]);
  });

  it("are none where nobody is asked", () => {
    expect(cardsThatCount(nothing, null, NO_TARGETS).size).toBe(0);
  });
});
