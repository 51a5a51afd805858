import { beforeAll, describe, expect, it, vi } from "vitest";
import { aboutWords, lasting, rulesetWords } from "../../src/cards/ruleset";
import type { About, Ruleset } from "../../src/protocol/messages";
import { say, loadLanguage } from "../../src/words/say.svelte";
import { GAMES } from "../games";

const said = (ruleset: Ruleset): string[] => rulesetWords(ruleset).map(say);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} }); // the page whose language is set
  await loadLanguage("en");
});

describe("what is played", () => {
  it("is the box, if all is as usual in it", () => {
    expect(said("base")).toEqual(["Base game"]);
    expect(said("expansion")).toEqual(["Expansion"]);
    expect(said({ box: "expansion", start: "normal", targia: "mirrored", tiebreak: "goods" })).toEqual(["Expansion"]);
  });

  it("is every variant, too", () => {
    const variants = { box: "expansion", start: "easier", targia: "literal", tiebreak: "water" } as const;
    const chosen = { deck: ["BO1"], border: { "1": "base", "5": "base" }, cards: "abc" };
    expect(said({ ...variants, ...chosen })).toEqual([
      "Expansion",
      "Start: Easier, with 2 of each good",
      "Targia: One step a round, corners too",
      "Tie-break after gold: More water",
      "Tribe cards: 45 cards from both boxes",
      "Border cards: Those of the base game at 1, 5",
      "Custom card file",
    ]);
  });

  it("is who starts and how long is waited, at a table", () => {
    const about: About = { ...GAMES.base.snapshot.about, first: "white", grace: 300_000 };
    const words = (change: Partial<About>): string[] => aboutWords({ ...about, ...change }, "en-GB").map(say);
    expect(words({})).toEqual(["Base game", "Who starts: White", "How long to wait for an absent player: 5 minutes"]);
    expect(words({ first: "random" })[1]).toBe("Who starts: Random");
    expect(words({ first: null, grace: null })).toEqual([
      "Base game",
      "How long to wait for an absent player: Without limit",
    ]);
    expect(words({ first: null, from_round: 5 })[1]).toBe("begun from a position in round 5");
  });

  it("lasts as long as people say it", () => {
    expect(lasting(86_400, "en-GB")).toBe("1 day");
    expect(lasting(7_200, "de-DE")).toBe("2 Stunden");
    expect(lasting(90, "en-GB")).toBe("90 seconds");
  });
});
