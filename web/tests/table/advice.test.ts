import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardOf } from "../../src/cards/cards";
import type { Now, Player, Position } from "../../src/protocol/messages";
import { adviceFor, type Advice } from "../../src/table/model/advice";
import { helpAfter } from "../../src/table/model/advisor.svelte";
import { cardPhrase } from "../../src/table/model/labels";
import { TableSession } from "../../src/table/model/session.svelte";
import { targetsOf } from "../../src/table/model/targets";
import { ToldAdvice } from "../../src/table/model/told_advice";
import { loadWords } from "../../src/words/languages";
import { phrase } from "../../src/words/phrases";
import { FakeEnvironment } from "../fake_environment";
import { asking, GAMES, MOMENTS, positionOf } from "../games";

const english = await loadWords("en");
const { snapshot, opening } = GAMES.base;
const PLACING = asking("place");
const ACTING = opening.find(({ now }) => now.asked?.name === "act" && now.to_move === "blue")!.now;

/** The first moment at which the robber has left the Noble. */
const NOBLE_OPEN = opening.find(({ now }) => now.asked?.name === "place" && positionOf(now).round === 2)!.now;

/** What a browser keeps; nothing at the beginning of each test. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

/** A moment at which blue decides, with other things on the table. */
function table(now: Now, position: Partial<Position>, blue: Partial<Player> = {}, more: Partial<Now> = {}): Now {
  const real = positionOf(now);
  const players = { ...real.players, blue: { ...real.players.blue, ...blue } };
  return { ...now, to_move: "blue", ...more, position: { ...real, players, ...position } };
}

function advised(now: Now): Advice[] {
  return adviceFor(now, "blue", targetsOf(now.asked!, now.legal ?? [], "blue"));
}

function said(now: Now): string[] {
  return advised(now).map((one) => english.say(one.says).replace(/[\u2068\u2069]/g, ""));
}

describe("advice", () => {
  it("says in the last round what is worth nothing any more", () => {
    expect(said(table(PLACING, { round: 11, last_round: true }))[0]).toContain("This is the last round");
  });

  it("sets what the raid demands against what one has", () => {
    const third = { round: 3, robber: 3 };
    expect(said(table(PLACING, third, { dates: 1, salt: 0, pepper: 0 }))).toEqual([
      "The raid after this round demands 1 good of your choice, or 1 VP; you can pay that now.",
    ]);
    const ninth = { round: 9, robber: 11 };
    expect(said(table(PLACING, ninth, { dates: 1, salt: 1, pepper: 0 }))[0]).toContain("you still lack 1 good.");
    expect(said(table(PLACING, third, { rows: [["BO6"], [], []] }))).toEqual([]); // it spares its owner
    expect(said(table(PLACING, { round: 4, robber: 5 }))).toEqual([]);
  });

  it("warns of a limit, but not once nothing is kept for later", () => {
    const rich = { dates: 9, salt: 0, pepper: 0, gold: 0 };
    expect(said(table(PLACING, {}, rich))).toEqual([
      "You have 9 goods; at the end of your turn you may keep 10 at most.",
    ]);
    expect(said(table(PLACING, { last_round: true }, rich))).not.toContain("9 goods");
  });

  it("warns of a card that would be lost because the hand is full", () => {
    const position = { markers: { blue: [[0, 1] as [number, number]], white: [] }, centre: [["G01", "BW3", "G02"]] };
    const prices = { blue: { BW3: [{ missing: { gold: 1 } }] } };
    const full = said(table(ACTING, position, { hand: "BC1" }, { prices }));
    expect(full[0]).toContain("Your hand is full");
    expect(said(table(ACTING, position, { hand: null }, { prices })).join()).not.toContain("Your hand is full");
    expect(said(table(ACTING, position, { hand: "BC1" }, { prices: { blue: { BW3: [{}] } } })).join()).not.toContain(
      "Your hand is full",
    );
  });

  it("counts the actions that are still to be taken", () => {
    expect(said(table(ACTING, { round: 1 })).join()).toMatch(/gives you an action; \d (is|are) still unused\./);
  });

  it("speaks of the Noble while a card is held and a Targi can go there", () => {
    const hand = { hand: "BW3", dates: 0, salt: 0, pepper: 0, gold: 0 };
    const prices = (price: object): Partial<Now> => ({ prices: { blue: { BW3: [price] } } });
    expect(said(table(NOBLE_OPEN, {}, hand, prices({})))).toEqual([
      "You have a card in your hand: a Targi on the Noble would let you display it.",
    ]);
    expect(said(table(NOBLE_OPEN, {}, hand, prices({ missing: { gold: 1 } })))[0]).toContain("you still lack 1 gold.");
    const closed = (NOBLE_OPEN.legal ?? []).filter(({ move }) => move !== "place 1");
    expect(said(table(NOBLE_OPEN, {}, hand, { legal: closed }))).toEqual([]);
  });

  it("is silent while a choice is made", () => {
    const others = MOMENTS.filter(({ asked }) => asked && asked.name !== "place" && asked.name !== "act");
    expect(others.length).toBeGreaterThan(5);
    for (const now of others)
      expect(adviceFor(now, now.to_move!, targetsOf(now.asked!, now.legal!, "blue"))).toEqual([]);
  });

  it("can be said of every moment of real games", () => {
    const all = MOMENTS.flatMap((now) =>
      now.asked && now.to_move && now.legal
        ? adviceFor(now, now.to_move, targetsOf(now.asked, now.legal, now.to_move))
        : [],
    );
    for (const one of all) expect(english.say(one.says)).toMatch(/^[A-Z].*\.$/);
    expect(new Set(all.map(({ about }) => about.split(" ")[0])).size).toBeGreaterThan(2);
  });
});

describe("advice about rows", () => {
  const centre = [["G01", "BC1", "G02"], ["BO1", "G03", "BW1"], ["G04", "BT1", "G05"]]; // prettier-ignore
  const prices = { blue: { BC1: [{}], BO1: [{ missing: { gold: 1 } }] } };
  const fresh = { centre, targis: { blue: [], white: [] } };
  const name = english.say(cardPhrase(cardOf("BC1")));

  it("names a card that completes a row or goes on with one", () => {
    const alike = { rows: [["BW2"], ["BC2", "BC3", "BC4"], []] };
    expect(said(table(PLACING, fresh, alike, { prices }))).toEqual([
      `You can reach the ${name} and pay for it: row 2 would have 4 equal symbols, and four bring 4 VP.`,
    ]);
    const different = { rows: [["BW2", "BO2"], [], []] };
    expect(said(table(PLACING, fresh, different, { prices }))[0]).toContain("row 1 would have 3 different symbols");
    expect(said(table(PLACING, fresh, { rows: [["BC2", "BW2"], ["BC3"], []] }, { prices }))).toEqual([]);
  });

  it("prefers a full row, and the one that brings more", () => {
    const rows = [["BC2", "BC3"], ["BW2", "BO2", "BT2"], []]; // prettier-ignore
    expect(said(table(PLACING, fresh, { rows }, { prices }))[0]).toContain("row 2 would have 4 different symbols");
  });

  it("names only what the Targis that are left can reach", () => {
    const rows = { rows: [["BC2", "BC3"], [], []] };
    const { this_round } = positionOf(PLACING);
    const left = (targis: number[], legal: string[]): string[] => {
      const round = { ...this_round, blue: { ...this_round.blue, placed: targis } };
      const moves = (PLACING.legal ?? []).map((one, at) => ({ ...one, move: legal[at] ?? "decline" }));
      const position = { ...fresh, targis: { blue: targis, white: [] }, this_round: round };
      return said(table(PLACING, position, rows, { prices, legal: moves }));
    };
    expect(left([5], ["place 2", "place 7"])).toHaveLength(1); // the row stands, 2 draws the column
    expect(left([5], ["place 3", "place 7"])).toEqual([]);
    expect(left([6, 7], ["place 2", "place 15"])).toEqual([]); // one Targi for two lines
    expect(left([5, 2], ["place 7"])).toHaveLength(1);
  });

  it("names in the action phase only what a marker lies on", () => {
    const rows = { rows: [["BC2", "BC3"], [], []] };
    const marked = (...cells: [number, number][]): string =>
      said(table(ACTING, { ...fresh, markers: { blue: cells, white: [] } }, rows, { prices })).join();
    expect(marked([0, 1])).toContain("row 1");
    expect(marked([1, 1])).not.toContain("row 1");
  });
});

describe("what was told", () => {
  const raid: Advice = { about: "raid 4", says: phrase("web-advice-raid"), urgent: true };
  const noble: Advice = { about: "noble", says: phrase("web-advice-noble"), urgent: false };

  it("is not told again in the same round, nor more than twice a game", () => {
    const told = new ToldAdvice("t1");
    for (const round of [3, 4]) {
      expect(told.choose([raid, noble], { round, moves: round * 10 })).toBe(raid);
      told.remember(raid, { round, moves: round * 10 });
      expect(told.choose([raid, noble], { round, moves: round * 10 })).toBe(raid); // the same decision
      expect(told.choose([raid, noble], { round, moves: round * 10 + 2 })).toBe(noble);
    }
    expect(told.choose([raid], { round: 5, moves: 50 })).toBeNull();
  });

  it("is known after a reload, but not at another table", () => {
    const told = new ToldAdvice("t1");
    told.remember(raid, { round: 3, moves: 30 });
    expect(new ToldAdvice("t1").choose([raid, noble], { round: 3, moves: 32 })).toBe(noble);
    expect(new ToldAdvice("t2").choose([raid, noble], { round: 3, moves: 32 })).toBe(raid);
    kept.set("targi-advice", "broken");
    expect(new ToldAdvice("t1").choose([raid], { round: 3, moves: 32 })).toBe(raid);
  });
});

describe("help", () => {
  it("fades with the games that were finished", () => {
    expect([0, 2, 3, 5, 6, 40].map(helpAfter)).toEqual(["all", "all", "urgent", "urgent", "none", "none"]);
  });

  it("is only given where it is wanted, and leaves the less urgent out in time", () => {
    const rich = table(NOBLE_OPEN, {}, { hand: "BW3", dates: 9, salt: 0, pepper: 0 });
    const session = new TableSession(new FakeEnvironment());
    const environment = new FakeEnvironment();
    const other = new TableSession(environment);
    environment.socket.events.open();
    environment.hear({ ...snapshot, you: ["blue"], now: rich });
    expect(session.advisor.advice).toBeNull();
    expect(other.advisor.advice).toBeNull();
    other.advisor.help = "all";
    expect(other.advisor.advice?.about).toBe("limit goods");
    other.advisor.remember();
    environment.hear({ ...snapshot, you: ["blue"], now: { ...rich, number: rich.number + 1, moves: 77 } });
    expect(other.advisor.advice?.about).toBe("noble BW3");
    expect(other.advisor.key).toBe("77 noble BW3");
    other.advisor.help = "urgent";
    expect(other.advisor.advice).toBeNull();
  });

  it("leaves room for what the others' turn came to", () => {
    const environment = new FakeEnvironment();
    const session = new TableSession(environment);
    session.advisor.help = "all";
    environment.socket.events.open();
    environment.hear({ ...snapshot, you: ["blue"] });
    const seen = { summary: 0, advice: 0 };
    for (const message of opening) {
      environment.hear(message);
      if (session.summary) seen.summary += 1;
      if (session.advisor.advice) seen.advice += 1;
      expect(session.summary && session.advisor.advice).toBeNull();
      session.advisor.remember();
    }
    expect(seen.summary).toBeGreaterThan(0);
    expect(seen.advice).toBeGreaterThan(0);
  });
});
