import { beforeAll, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/api";
import { isUnreachable, problemsOf, refusalText, troubleWith } from "../../src/pages/refusals";
import { loadLanguage } from "../../src/words/say.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} }); // the page whose language is set
  await loadLanguage("en");
});

describe("what pages say if something did not work", () => {
  it("is the reason of the server in words", () => {
    expect(refusalText(new Refusal("seat_taken"))).toBe("Somebody is already sitting there.");
    expect(refusalText(new Refusal("old_invitation"))).toContain("replaced by a newer one");
    expect(isUnreachable(new Refusal("seat_taken"))).toBe(false);
  });

  it("is what was expected, too, of a table that cannot be", () => {
    expect(refusalText(new Refusal("bad_table", "ruleset: nonsense"))).toMatch(/ruleset: nonsense$/);
    expect(refusalText(new Refusal("bad_name", "at most 24 characters"))).not.toContain("at most 24");
  });

  it("is that the server does not answer if it did not, or made a mistake itself", () => {
    for (const error of [new Refusal("unreachable"), new Refusal("internal"), new TypeError("x")]) {
      expect(isUnreachable(error)).toBe(true);
      expect(refusalText(error)).toContain("The server is not responding");
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
