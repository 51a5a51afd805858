import { describe, expect, it } from "vitest";
import { allCards, borderOf } from "../../src/cards/cards";
import type { GameEvent, Now } from "../../src/protocol/messages";
import { soundOf } from "../../src/table/board/sounds";
import { codePhrase, endPhrase, entryPhrase, toldOf } from "../../src/table/model/entries";
import { isFair } from "../../src/table/model/fairness";
import { flightsOf } from "../../src/table/model/flights";
import { borderLabel, cardLabel, centreLabel, duneLabel } from "../../src/table/model/labels";
import { playerNames, playerPhrase } from "../../src/table/model/player_names";
import { scoreLines } from "../../src/table/model/score_lines";
import { loadWords } from "../../src/words/languages";
import { replaced } from "../../src/words/phrases";
import { moved, numbered, type BareEntry } from "../entries";
import { GAMES, MOMENTS, positionOf } from "../games";

const english = await loadWords("en");
const KINDS: BareEntry[] = [
  { kind: "seat_taken", seat: "white", name: "Ben" },
  { kind: "undone", seat: "blue", to: 3, moves: 1 },
  { kind: "undo_asked", seat: "blue", to: 3 },
  { kind: "undo_refused", seat: "white" },
  { kind: "draw_offered", seat: "blue" },
  { kind: "draw_declined", seat: "white" },
  { kind: "resigned", seat: "blue" },
  { kind: "left", seat: "blue" },
  { kind: "returned", seat: "blue" },
  { kind: "gone", seat: "blue" },
  { kind: "claimed", seat: "white" },
  { kind: "bot_took_over", seat: "blue", level: "fennec" },
  { kind: "hinted", seat: "blue" },
  { kind: "finished", end: "completed", winner: "blue", secret: "" },
  { kind: "finished", end: "completed", winner: "draw", secret: "" },
  { kind: "finished", end: "resigned", by: "blue", winner: "white", secret: "" },
  { kind: "finished", end: "abandoned", by: "blue", winner: "white", secret: "" },
  { kind: "finished", end: "agreed", winner: "draw", secret: "" },
  { kind: "rematch_asked", seat: "white" },
  { kind: "rematch_agreed", table: "t2" },
  { kind: "closed", reason: "withdrawn" },
  { kind: "closed", reason: "idle" },
];

describe("entries in words", () => {
  it.each(numbered(KINDS))("$kind $end $winner can be said in every language", async (entry) => {
    const said = entryPhrase(entry);
    for (const code of ["en", "de", "fr", "es", "pl"] as const) {
      expect((await loadWords(code)).say(said!)).toMatch(/[.!]$/);
    }
  });

  it("leave unsaid what goes without saying", () => {
    const unsaid = numbered([{ kind: "nonce_given", seat: "blue" }, moved("blue")]);
    expect(unsaid.map(entryPhrase)).toEqual([null, null]);
  });

  it("name who resigned and who won", () => {
    expect(english.say(endPhrase("resigned", "blue", "white"))).toBe("Blue resigns: White wins.");
  });

  it("say every code of the protocol that a player may meet", () => {
    for (const code of ["late", "not_yours", "needs_consent", "bot_opponent", "no_table", "too_many"]) {
      expect(english.say(codePhrase(code))).not.toBe("");
    }
  });
});

describe("players", () => {
  const { now } = GAMES.base.opening[5]!;

  it("are called by their names, bots by their level", () => {
    expect(english.say(playerPhrase(now, "blue"))).toBe("\u2068Ann\u2069");
    expect(english.say(playerPhrase(now, "white"))).toBe("\u2068Caracal\u2069");
  });

  it("who are not there yet are called by their colour", () => {
    const empty = { ...now.seats.blue, name: null, level: null };
    const waiting: Now = { ...now, seats: { ...now.seats, blue: empty } };
    expect(english.say(playerPhrase(waiting, "blue"))).toBe("Blue");
  });

  it("take the place of the colours in what is told", () => {
    const told = toldOf(GAMES.base.opening[5]!.entries[0]!)[0]!;
    expect(english.say(replaced(told.says, playerNames(now)))).toMatch(/Ann|Caracal/);
  });
});

describe("places in words", () => {
  it("can be said of every card in every position of real games", () => {
    for (const now of MOMENTS) {
      if (!now.position) continue;
      const position = positionOf(now);
      const border = borderOf(position.ruleset);
      for (let number = 1; number <= 16; number += 1) {
        const [there = ""] = english.say(borderLabel(playerNames(now), position, border(number))).split(". ");
        expect(there.includes("the robber"), there).toBe(position.robber === number);
      }
      position.centre.forEach((cards, row) =>
        cards.forEach((_, column) => {
          expect(english.say(centreLabel(playerNames(now), position, [row, column]))).not.toBe("");
        }),
      );
      for (const id of position.dunes) expect(english.say(duneLabel(playerNames(now), position, id))).toContain(id);
    }
  });

  it("can be said of every card", () => {
    for (const card of allCards()) expect(english.say(cardLabel(card))).not.toBe("");
  });
});

describe("scores", () => {
  it("add up to their totals, line by line, in real games", () => {
    for (const { scores } of MOMENTS) {
      if (!scores) continue;
      const lines = scoreLines(scores);
      for (const seat of ["blue", "white"] as const) {
        const sum = lines.reduce((total, line) => total + line.points[seat], 0);
        expect(sum).toBe(scores[seat].total);
      }
    }
  });

  it("show no source that brings nobody anything", () => {
    const empty = { total: 0, tokens: 0, cards: 0, effects: {}, rows: [0, 0, 0], water: 0 };
    expect(scoreLines({ blue: empty, white: empty })).toEqual([]);
  });
});

describe("flights", () => {
  const place: GameEvent = { name: "place", rule: "3.1", player: "blue", source: "stock", target: 10 };

  it("carry figures from their player to the board", () => {
    expect(flightsOf([place])).toEqual([{ symbol: "f-targi", seat: "blue", from: "blue figures", to: "border 10" }]);
  });

  it("carry tokens one by one from the card that gives them", () => {
    const gain: GameEvent = { name: "gain", rule: "1.3", player: "white", kind: "dates", amount: 2, cause: 7 };
    const flight = { symbol: "g-dates", seat: null, from: "border 7", to: "white dates" };
    expect(flightsOf([gain])).toEqual([flight, flight]);
  });

  it("carry cards into displays and hands", () => {
    const source = { centre: [2, 2] as const };
    const target = { display: [1, 0] as const };
    const card: GameEvent = { name: "card", rule: "5.7", player: "blue", card: "BC6", source, target };
    expect(flightsOf([card])).toMatchObject([{ symbol: "back-tribe", from: "centre 2,2", to: "blue 1,0" }]);
    expect(flightsOf([{ ...card, target: "hand" }])).toMatchObject([{ to: "blue hand" }]);
  });

  it("are never a swarm, and nothing flies that does not move", () => {
    expect(flightsOf(Array<GameEvent>(40).fill(place))).toHaveLength(12);
    expect(flightsOf([{ name: "end_turn", rule: "5.2", player: "blue" }])).toEqual([]);
  });
});

describe("sounds", () => {
  it("are those of what matters most", () => {
    const events = ["place", "gain", "raid"].map((name): GameEvent => ({ name, rule: "1.1" }));
    expect(soundOf(events)).toBe("raid");
    expect(soundOf(events.slice(0, 2))).toBe("gain");
    expect(soundOf([{ name: "end_turn", rule: "5.2" }])).toBeNull();
  });
});

describe("the deal", () => {
  const { now } = GAMES.base.end.at(-1)!;
  const { commitment } = GAMES.base.snapshot.about;
  const result = now.result!;

  it("is fair if promise, secret and key fit", async () => {
    expect(await isFair(commitment, result)).toBe(true);
  });

  it("is not if anything was changed", async () => {
    expect(await isFair("00", result)).toBe(false);
    expect(await isFair(commitment, { ...result, key: "00" })).toBe(false);
    expect(await isFair(commitment, { ...result, nonces: ["00", "00"] })).toBe(false);
  });
});
