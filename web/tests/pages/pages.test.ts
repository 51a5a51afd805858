import { describe, expect, it } from "vitest";
import { momentPath, routeOf } from "../../src/browser/routes";
import { isLocalHost } from "../../src/components/local_host";
import { newTable, rulesetOf, someDraw, DEFAULTS, type TableOptions } from "../../src/pages/new_table";
import { blocksOf, found, loadRules, pictureOf, spansOf, textOf } from "../../src/rules/document";
import { readSettings } from "../../src/settings.svelte";

const WISHES: TableOptions = { ...DEFAULTS, name: "Ann", box: "base", other: "bot", otherName: "Bob", level: "fennec" };

describe("a host", () => {
  it("is this computer by any of its own names, and no other", () => {
    for (const name of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLocalHost(name)).toBe(true);
    for (const name of ["192.168.1.7", "127.example.org", "localhost.example", "10.127.0.0"]) {
      expect(isLocalHost(name)).toBe(false);
    }
  });
});

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(routeOf("/")).toEqual({ page: "home" });
    expect(routeOf("/new")).toEqual({ page: "new" });
    expect(routeOf("/games")).toEqual({ page: "games" });
    expect(routeOf("/cards/")).toEqual({ page: "cards" });
    expect(routeOf("/rules", "#5.8")).toEqual({ page: "rules", part: "5.8" });
    expect(routeOf("/rules", "#section-3")).toEqual({ page: "rules", part: "section-3" });
    expect(routeOf("/rules", "#<script>")).toEqual({ page: "rules", part: null });
  });

  it("of tables keep the secret in the fragment", () => {
    const route = { page: "table", table: "abc-1", secret: null, moment: null };
    expect(routeOf("/t/abc-1", "#s3cret")).toEqual({ ...route, secret: "s3cret" });
    expect(routeOf("/t/abc-1")).toEqual(route);
  });

  it("of moments name them, whatever is written there", () => {
    const route = { page: "table", table: "abc-1", secret: null };
    expect(momentPath("abc-1", 17)).toBe("/t/abc-1?moment=17");
    expect(momentPath("abc-1", null)).toBe("/t/abc-1");
    expect(routeOf("/t/abc-1", "", "?moment=17")).toEqual({ ...route, moment: "17" });
    expect(routeOf("/t/abc-1", "", "?x=1&moment=-%20a")).toEqual({ ...route, moment: "- a" });
  });

  it("of links to other devices, too", () => {
    expect(routeOf("/me", "#s3cret")).toEqual({ page: "me", secret: "s3cret" });
    expect(routeOf("/me")).toEqual({ page: "me", secret: null });
  });

  it("that mean nothing lead to a page that says so", () => {
    for (const path of ["/t", "/t/a/b", "/x", "/rules/5.8", "/t/..%2f"]) {
      expect(routeOf(path)).toEqual({ page: "nothing" });
    }
  });
});

describe("what was chosen", () => {
  it("is read back as far as it makes sense", () => {
    const choices = readSettings('{"theme": "dark", "sounds": "loud", "strange": 1, "language": "pl"}');
    expect(choices).toMatchObject({ theme: "dark", sounds: false, language: "pl" });
    expect(choices).not.toHaveProperty("strange");
  });

  it("is the usual if nothing or nonsense was kept", () => {
    expect(readSettings(null)).toEqual(readSettings("{"));
    expect(readSettings("[]")).toEqual(readSettings("null"));
  });
});

describe("a new table", () => {
  it("against the computer", () => {
    expect(newTable(WISHES)).toEqual({
      blue: { kind: "me", name: "Ann" },
      white: { kind: "bot", level: "fennec" },
      ruleset: "base",
      grace: 300,
    });
  });

  it("with a friend, who plays blue and starts, and nobody is hurried", () => {
    const options: TableOptions = {
      ...WISHES,
      seat: "white",
      other: "friend",
      first: "blue",
      grace: "ever",
      cards: "x",
    };
    expect(newTable(options)).toEqual({
      blue: { kind: "friend" },
      white: { kind: "me", name: "Ann" },
      ruleset: "base",
      grace: null,
      first: "blue",
      cards: "x",
    });
  });

  it("begun by whom the rules, chance or the player say", () => {
    expect(newTable(WISHES)).not.toHaveProperty("first");
    expect(newTable({ ...WISHES, first: "chance" }).first).toBe("random");
    expect(newTable({ ...WISHES, first: "white" }).first).toBe("white");
  });

  it("on one device", () => {
    expect(newTable({ ...WISHES, other: "me" }).white).toEqual({ kind: "me", name: "Bob" });
  });

  it("names its ruleset by the box and what is unusual", () => {
    expect(rulesetOf({ ...WISHES, start: "easier" })).toBe("base");
    expect(rulesetOf({ ...WISHES, box: "expansion" })).toBe("expansion");
    expect(rulesetOf({ ...WISHES, box: "expansion", start: "easier", targia: "literal", tiebreak: "water" })).toBe(
      "expansion+easier+literal+water",
    );
  });

  it("names other tribe cards and another border", () => {
    const expansion: TableOptions = { ...WISHES, box: "expansion" };
    expect(rulesetOf({ ...expansion, otherHalf: true })).toBe("expansion+other-half");
    expect(rulesetOf({ ...expansion, deck: "mixed", draw: "7", otherHalf: true })).toBe("mixed:7+other-half");
    expect(rulesetOf({ ...expansion, deck: "own", chosen: ["BO1", "XO2"], otherHalf: true })).toBe(
      "expansion+deck:BO1,XO2",
    );
    expect(rulesetOf({ ...expansion, border: [1, 5], start: "easier" })).toBe("expansion+easier+border:1,5");
    expect(rulesetOf({ ...WISHES, deck: "mixed", border: [1] })).toBe("base");
  });

  it("has a draw of its own unless somebody names one", () => {
    expect(someDraw(() => 0)).toBe("0");
    expect(someDraw(() => 0.9999999)).toBe("999999");
  });
});

describe("the rules", () => {
  it("are taken apart into headings, paragraphs, lists and drawings", () => {
    const blocks = blocksOf("# T\n\n**1.2** A *b*\nc.\n\n- one\n  more\n- two\n\n```\n|x\n\ny|\n```\n");
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "code"]);
    expect(blocks[1]).toMatchObject({ rule: "1.2" });
    expect(textOf(blocks[1]!)).toBe("1.2 A b c.");
    expect(textOf(blocks[2]!)).toBe("one more two");
    expect(textOf(blocks[3]!)).toBe("|x\n\ny|");
  });

  it("know bold, slanted and typed words, and leave all else as it is", () => {
    expect(spansOf("**a** *b* `c` <b>")).toEqual([
      { text: "a", style: "strong" },
      { text: " ", style: "plain" },
      { text: "b", style: "em" },
      { text: " ", style: "plain" },
      { text: "c", style: "code" },
      { text: " <b>", style: "plain" },
    ]);
  });

  it.each(["en", "de", "fr", "es", "pl"] as const)("have the same numbers in %s as in English", async (code) => {
    const numbers = async (language: typeof code): Promise<string[]> =>
      (await loadRules(language)).flatMap((block) => (block.kind === "paragraph" && block.rule ? [block.rule] : []));
    const there = await numbers(code);
    expect(there.length).toBeGreaterThan(80);
    expect(there).toEqual(await numbers("en"));
  });

  it.each(["en", "de", "fr", "es", "pl"] as const)("have five pictures in %s, each where it is told", async (code) => {
    const pictures = (await loadRules(code)).flatMap((block) => pictureOf(block) ?? []);
    expect(pictures).toEqual(["board", "placing", "dune", "raid", "rows"]);
  });

  it("can be searched; a hit stands under its heading", async () => {
    const blocks = await loadRules("en");
    expect(found(blocks, "")).toHaveLength(blocks.length);
    const [heading, hit] = found(blocks, "5.16");
    expect(heading?.kind).toBe("heading");
    expect(textOf(hit!)).toContain("5.16");
    expect(found(blocks, "zebra")).toEqual([]);
  });
});
