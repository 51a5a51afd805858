import { describe, expect, it } from "vitest";
import { cardOf } from "../../src/cards/cards";
import { messageOf, seen } from "../../src/cards/seen";
import { LANGUAGES, loadWords, type Language } from "../../src/words/languages";
import { phrase, type Phrase } from "../../src/words/phrases";
import { withoutCodes } from "../fixtures/seen";

const CENTRE = [
  ["G01", "BO4", "G02"],
  ["BC1", "goods?", "XR3"],
  ["BT9", "XW1", "G13"],
]; // as in tests/web/make.py
const english = await loadWords("en");

function card(id: string): Phrase {
  return phrase(messageOf(cardOf(id)), { id });
}

function told(said: Phrase, centre = CENTRE): string {
  return english.say(seen(said, centre));
}

function markers(...cells: [number, number][]): Phrase {
  const places = cells.map(([row, column]) => phrase("place-centre", { row, column }));
  return phrase("event-markers", { player: phrase("seat-blue"), places, number: places.length });
}

describe("sentences without codes", () => {
  it.each(Object.keys(LANGUAGES) as Language[])("are in %s what Python says", async (code) => {
    const words = await loadWords(code);
    expect(withoutCodes.length).toBeGreaterThan(200);
    expect(withoutCodes.map((sample) => words.say(seen(sample.phrase, CENTRE)))).toEqual(
      withoutCodes.map((sample) => sample.said[code]),
    );
  });

  it("name a place of the centre by the card that lies there", () => {
    expect(told(markers([1, 2], [2, 1]))).toBe(
      "Blue gets markers on the oasis worth 1 VP (VP for well cards) and the camp worth 2 VP (costs 1 pepper and 1 gold).",
    );
  });

  it("say where a card lies that is called like another, or whose face is not known", () => {
    expect(told(markers([1, 1]))).toBe("Blue gets a marker on the goods card with 1 date at the top left.");
    expect(told(markers([2, 2]))).toBe("Blue gets a marker on the card in the middle.");
    expect(told(markers([1, 2]), [])).toBe("Blue gets a marker on the card at the top.");
  });

  it("tell border cards of a name apart by their side, and others by their name alone", () => {
    expect(told(phrase("border-pepper", { number: 11 }))).toBe("Pepper at the bottom");
    expect(told(phrase("border-raid", { number: 16 }))).toBe("Raid at the top left");
    expect(told(phrase("border-noble", { number: 1 }))).toBe("Noble");
    expect(english.say(phrase("border-noble", { number: 1 }))).toBe("Noble (1)");
  });

  it("leave out a cost where it is told anyway", () => {
    const pays = { player: phrase("seat-blue"), tokens: [phrase("token-gold", { amount: 1 })], card: card("BC1") };
    expect(told(phrase("event-pay", pays))).toBe("Blue pays 1 gold for the camp worth 2 VP.");
  });

  it("stay as they are if they have none any more", () => {
    const once = withoutCodes.map((sample) => seen(sample.phrase, CENTRE));
    expect(once.map((said) => seen(said, CENTRE))).toEqual(once);
  });
});
