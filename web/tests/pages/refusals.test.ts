import { beforeAll, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/api";
import { isGone, problemsOf, refusalWords, troubleWith } from "../../src/pages/refusals";
import { speak } from "../../src/words/speech.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} }); // the page whose language is set
  await speak("en");
});

describe("what pages say if something did not work", () => {
  it("is the reason of the server in words", () => {
    expect(refusalWords(new Refusal("seat_taken"))).toBe("Somebody is already sitting there.");
    expect(refusalWords(new Refusal("old_invitation"))).toContain("replaced by a newer one");
    expect(isGone(new Refusal("seat_taken"))).toBe(false);
  });

  it("is what was expected, too, of a table that cannot be", () => {
    expect(refusalWords(new Refusal("bad_table", "ruleset: nonsense"))).toMatch(/ruleset: nonsense$/);
    expect(refusalWords(new Refusal("bad_name", "at most 24 characters"))).not.toContain("at most 24");
  });

  it("is that the server does not answer if it did not, or made a mistake itself", () => {
    for (const error of [new Refusal("unreachable"), new Refusal("internal"), new TypeError("x")]) {
      expect(isGone(error)).toBe(true);
      expect(refusalWords(error)).toContain("The server is not responding");
    }
  });
});

describe("the mistakes of a card file", () => {
  it("are told line by line", () => {
    expect(problemsOf(new Refusal("bad_table", "a: XO1: vp: 99\na: XO2: cost: figs\n"))).toEqual([
      "a: XO1: vp: 99",
      "a: XO2: cost: figs",
    ]);
  });

  it("are no mistakes of the file if something else went wrong", () => {
    expect(problemsOf(new Refusal("too_many"))).toBeNull();
    expect(problemsOf(null)).toBeNull();
  });
});

describe("trying something", () => {
  it("says what went wrong, and nothing otherwise", async () => {
    expect(await troubleWith(() => Promise.resolve())).toBeNull();
    const refused = troubleWith(() => Promise.reject(new Refusal("seat_taken")));
    expect(await refused).toBe("Somebody is already sitting there.");
  });
});
