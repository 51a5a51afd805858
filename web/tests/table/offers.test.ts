import { describe, expect, it } from "vitest";
import { SEATS, type Now, type Ruleset, type Seat, type SeatNow } from "../../src/protocol/messages";
import { verdict } from "../../src/table/model/entries";
import { matterOf, resignation } from "../../src/table/model/offers";
import { loadWords } from "../../src/words/languages";
import { GAMES, MOMENTS } from "../games";

const english = await loadWords("en");
const playing = MOMENTS.find((now) => now.state === "playing")!;
const over = GAMES.base.end.at(-1)!.now;
const WATER: Ruleset = { box: "expansion", start: "normal", targia: "mirrored", tiebreak: "water" };
const OFFER = { seat: "white", number: 5, to: 0 } as const;

function withWhite(change: Partial<SeatNow>): Now {
  return { ...playing, seats: { ...playing.seats, white: { ...playing.seats.white, ...change } } };
}

function kinds(now: Now, you: Seat[]): string[] | null {
  return matterOf(now, you)?.answers.map((one) => one.kind) ?? null;
}

describe("what waits for an answer", () => {
  it("is an offer of the other player, with ways to answer", () => {
    expect(kinds({ ...playing, undo: OFFER }, ["blue"])).toEqual(["allow_undo", "refuse_undo"]);
    expect(kinds({ ...playing, draw: OFFER }, ["blue"])).toEqual(["accept_draw", "decline_draw"]);
    expect(kinds(withWhite({ gone: true }), ["blue"])).toEqual(["claim", "bot"]);
  });

  it("is one's own offer, which only the other can answer", () => {
    expect(matterOf({ ...playing, draw: OFFER }, ["white"])).toMatchObject({ says: { id: "web-asked" }, answers: [] });
  });

  it("is nothing otherwise", () => {
    expect(matterOf(playing, ["blue"])).toBeNull();
    expect(matterOf(withWhite({ gone: true, stand_in: "fennec" }), ["blue"])).toBeNull();
    const nobodyOrBoth: Seat[][] = [[], ["blue", "white"]];
    for (const you of nobodyOrBoth) {
      expect(matterOf({ ...playing, undo: OFFER }, you)).toBeNull();
    }
    expect(matterOf({ ...over, undo: OFFER }, ["blue"])).toBeNull();
  });

  it("can be said, and its answers too", () => {
    for (const now of [{ ...playing, undo: OFFER }, { ...playing, draw: OFFER }, withWhite({ gone: true })]) {
      const matter = matterOf(now, ["blue"])!;
      expect(english.say(matter.says)).toMatch(/Caracal/);
      for (const { label } of matter.answers) expect(english.say({ id: label })).not.toBe("");
    }
  });
});

describe("the verdict", () => {
  const { result, scores } = over;
  const [winner, loser]: [Seat, Seat] = result?.winner === "blue" ? ["blue", "white"] : ["white", "blue"];
  const [most, least] = [scores![winner].total, scores![loser].total];

  it("is told from where one sits", () => {
    expect(english.say(verdict(over, result!, [winner]))).toBe(`You win, ${most} to ${least}`);
    expect(english.say(verdict(over, result!, [loser]))).toBe(`You lose, ${least} to ${most}`);
    expect(english.say(verdict(over, result!, []))).toMatch(new RegExp(`wins, ${most} to ${least}`));
  });

  it("says what decided between equal scores", () => {
    const equal = { ...scores!, [loser]: { ...scores![loser], total: most } };
    const decided = (gold: number, ruleset: Ruleset): string => {
      const { players, ...rest } = over.position!;
      const held = { ...players, [winner]: { ...players[winner], gold }, [loser]: { ...players[loser], gold: 0 } };
      const position = { ...rest, ruleset, players: held };
      return english.say(verdict({ ...over, scores: equal, position }, result!, [winner]));
    };
    expect(decided(1, "base")).toMatch(
      new RegExp(`^Both have ${most} points; .* wins on the tie-break with more gold.$`),
    );
    expect(decided(0, "base")).toContain("with more goods");
    expect(decided(0, WATER)).toContain("with more water");
  });

  it("needs no points where none decided", () => {
    const drawn = verdict(over, { ...result!, winner: "draw" }, ["blue"]);
    expect(english.say(drawn)).toBe("The game is over and ends in a draw.");
    const resigned = verdict(over, { ...result!, end: "resigned", by: "white", winner: "blue" }, ["blue"]);
    expect(english.say(resigned)).toMatch(/Caracal.* resigns: /);
  });
});

describe("resigning", () => {
  it("is asked for one's own seat, and on one device for whoever is to move, by name", () => {
    expect(resignation(playing, ["white"])).toEqual({ seat: "white", asks: { id: "web-resign-sure" } });
    for (const seat of SEATS) {
      const found = resignation({ ...playing, to_move: seat }, ["blue", "white"])!;
      expect(found.seat).toBe(seat);
      expect(english.say(found.asks)).toContain(playing.seats[seat].level === null ? "Ann" : "Caracal");
    }
  });

  it("is nothing for whoever watches, and after the end", () => {
    expect(resignation(playing, [])).toBeNull();
    expect(resignation(over, ["blue"])).toBeNull();
  });
});
