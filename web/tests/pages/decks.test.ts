import { afterEach, describe, expect, it } from "vitest";
import {
  allCards,
  borderOf,
  borderPairs,
  cardOf,
  useCustomCards,
  tribeCards,
  type CustomCards,
  type TribeCard,
} from "../../src/cards/cards";
import { firstDeck, isComplete, suitsOf, toggled } from "../../src/pages/decks";

const cards = tribeCards(null);
function tribeCard(id: string): TribeCard {
  return cards.find((card) => card.id === id)!;
}

const otherwise: CustomCards = {
  cards: {
    XO1: { ...tribeCard("XO1"), vp: 9, symbol: "camp" },
    QA1: { ...tribeCard("BO1"), id: "QA1" },
  },
  border: { expansion: { "4": { ...borderOf("expansion")(4), demands: [{ salt: 1 }] } } },
};

describe("own decks", () => {
  it("are chosen from nine and nine cards of each symbol", () => {
    expect(cards).toHaveLength(90);
    expect(suitsOf(cards, []).map((suit) => suit.cards.length)).toEqual([18, 18, 18, 18, 18]);
  });

  it("begin with the cards of the expansion", () => {
    const deck = firstDeck(cards);
    expect(deck).toHaveLength(45);
    expect(deck.every((id) => id.startsWith("X"))).toBe(true);
    expect(isComplete(cards, deck)).toBe(true);
  });

  it("are complete with nine of each symbol only", () => {
    const deck = firstDeck(cards);
    const fewer = toggled(deck, "XO1");
    expect(isComplete(cards, fewer)).toBe(false);
    expect(isComplete(cards, toggled(fewer, "BO1"))).toBe(true);
    expect(isComplete(cards, toggled(fewer, "BC1"))).toBe(false);
  });

  it("count corrected cards by their corrected symbol", () => {
    const counts = suitsOf(tribeCards(otherwise), firstDeck(cards)).map((suit) => [suit.tribe, suit.chosen]);
    expect(Object.fromEntries(counts)).toMatchObject({ oasis: 8, camp: 10, well: 9 });
  });
});

describe("cards of a table's own file", () => {
  afterEach(() => useCustomCards(null));

  it("are drawn as the file has them, the others as in the boxes", () => {
    const options = { box: "expansion", start: "normal", targia: "mirrored", tiebreak: "goods" } as const;
    useCustomCards(otherwise);
    expect(cardOf("XO1")).toMatchObject({ vp: 9, symbol: "camp" });
    expect(cardOf("QA1").id).toBe("QA1");
    expect(cardOf("XO2")).toEqual(tribeCards(null).find((card) => card.id === "XO2"));
    expect(borderOf("expansion")(4).demands).toEqual([{ salt: 1 }]);
    expect(borderOf({ ...options, border: { 4: "base" } })(4).demands).not.toEqual([{ salt: 1 }]);
  });

  it("are forgotten at the next table, and never in the list of all cards", () => {
    useCustomCards(otherwise);
    expect(allCards().some((card) => card.id === "QA1")).toBe(false);
    useCustomCards(null);
    expect(cardOf("XO1")).not.toMatchObject({ vp: 9 });
    expect(() => cardOf("QA1")).toThrow("QA1");
  });
});

describe("own borders", () => {
  it("can be made at the ten numbers at which both boxes have a card", () => {
    expect(borderPairs().map((pair) => pair.number)).toEqual([1, 4, 5, 8, 9, 10, 12, 13, 14, 16]);
    for (const { base, expansion } of borderPairs()) expect([base.box, expansion.box]).toEqual(["base", "expansion"]);
  });
});
