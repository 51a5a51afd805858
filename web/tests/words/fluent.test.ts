import { describe, expect, it } from "vitest";
import { MissingWords, Words } from "../../src/words/fluent";
import { chosenLanguage, LANGUAGES, loadWords, type Language } from "../../src/words/languages";
import { clean, harmless, named, phrase, replaced } from "../../src/words/phrases";
import { sentences } from "../fixtures/sentences";

const codes = Object.keys(LANGUAGES) as Language[];

describe("words", () => {
  it.each(codes)("say in %s what Python says", async (code) => {
    const words = await loadWords(code);
    const said = sentences.map((sample) => words.say(sample.phrase));
    expect(said).toEqual(sentences.map((sample) => sample.said[code]));
  });

  it("name the message that a language lacks", async () => {
    const words = await loadWords("en");
    expect(() => words.say(phrase("no-such-message"))).toThrow(new MissingWords('en: no message "no-such-message"'));
  });

  it("name the gap that nothing fills", async () => {
    const words = await loadWords("en");
    expect(() => words.say(phrase("token-salt"))).toThrow(/token-salt: .*amount/);
  });

  it("refuse a file that is no Fluent at all", () => {
    expect(() => new Words("xx", "en", ["a = A\n", "a = B\n"])).toThrow(MissingWords);
  });
});

describe("texts from outside", () => {
  it("lose what cannot be seen or turns the words around it", () => {
    expect(clean("A\u202eb\u200bc\u0007d\u3164")).toBe("Abcd");
  });

  it("are of bounded length", () => {
    expect(clean("x".repeat(501))).toBe(`${"x".repeat(500)}…`);
  });

  it("stay alone if they stood alone", () => {
    expect(harmless("\u2068An\u202en\u2069")).toBe("\u2068Ann\u2069");
    expect(named("Ann").gaps?.text).toBe("\u2068Ann\u2069");
  });
});

describe("phrases", () => {
  it("can have phrases in them replaced, at any depth", async () => {
    const words = await loadWords("en");
    const seat = phrase("seat-blue");
    const said = phrase("event-place", { player: seat, target: phrase("border-noble", { number: 1 }) });
    const told = words.say(replaced(said, { "seat-blue": named("Ann") }));
    expect(told).toContain("Ann");
    expect(told).not.toContain("Blue");
    const listed = replaced(phrase("sentences", { texts: [said] }), { "seat-blue": named("Ann") });
    expect(words.say(listed)).toBe(told);
  });
});

describe("the language to begin with", () => {
  it("is the remembered one, if we speak it", () => {
    expect(chosenLanguage("pl", ["de"])).toBe("pl");
    expect(chosenLanguage("xx", ["de"])).toBe("de");
  });

  it("is the first of the browser's that we speak, else English", () => {
    expect(chosenLanguage(null, ["nl", "fr-CA", "de"])).toBe("fr");
    expect(chosenLanguage(null, ["nl"])).toBe("en");
  });
});
