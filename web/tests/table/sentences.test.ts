import { describe, expect, it } from "vitest";
import { borderOf } from "../../src/cards/cards";
import type { Now } from "../../src/protocol/messages";
import { TableWords } from "../../src/table/model/sentences";
import { loadWords } from "../../src/words/languages";
import { phrase } from "../../src/words/phrases";
import { tables } from "../fixtures/tables";
import { GAMES, positionOf } from "../games";

type TableTold = (typeof tables)[number];
const NAMES = { blue: phrase("seat-blue"), white: phrase("seat-white") };
const english = await loadWords("en");

function nowOf({ box, number }: TableTold): Now {
  const { opening, end } = GAMES[box];
  const found = [...opening, ...end].find((message) => message.now.number === number);
  if (!found) throw new Error(`no moment ${number} of the ${box} game`);
  return found.now;
}

function wordsOf(told: TableTold): TableWords {
  const now = nowOf(told);
  return new TableWords(now, borderOf(positionOf(now).ruleset), NAMES);
}

describe("the table in sentences", () => {
  it.each(tables)("is what Python tells of the $box game at $number", (told) => {
    const sections = wordsOf(told)
      .sections()
      .map(({ heading, sentences }) => [heading, sentences]);
    expect(plain(sections)).toEqual(told.sections);
  });

  it.each(tables)("has the same to say of every place of the $box game at $number", (told) => {
    for (const [place, sentences] of Object.entries(told.places)) {
      expect(plain(wordsOf(told).look(place)), place).toEqual(sentences);
    }
  });

  it("can be said in every language", async () => {
    for (const code of ["en", "de", "fr", "es", "pl"] as const) {
      const words = await loadWords(code);
      for (const told of tables) {
        for (const { heading, sentences } of wordsOf(told).sections()) {
          [heading, ...sentences].forEach((one) => expect(words.say(one)).not.toBe(""));
        }
      }
    }
  });

  it("tells what each player holds, by name", () => {
    const [blue, white] = wordsOf(tables[0]!).holdings();
    expect(english.say(blue!.heading)).toBe("Blue");
    expect(english.say(blue!.sentences[0]!)).toMatch(/^Blue holds /);
    expect(english.say(white!.sentences[0]!)).toMatch(/^White holds /);
  });

  it("cannot be told before there is one", () => {
    const { position: _, ...waiting } = nowOf(tables[0]!);
    expect(() => new TableWords(waiting, borderOf("base"), NAMES)).toThrow("has not started");
  });
});

/** As it would be sent: without what is undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
