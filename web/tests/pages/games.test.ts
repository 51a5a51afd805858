// My finished games in words, and the record by box and opponent.

import { expect, test } from "vitest";
import { endPhrase, opponentPhrase, pointsOf, recordByBox, resultOf, resultPhrase } from "../../src/pages/games";
import type { FinishedGame, RecordLine } from "../../src/protocol/messages";
import { named, phrase } from "../../src/words/phrases";

const GAME: FinishedGame = {
  number: 7,
  table: "t1",
  there: true,
  at: 1_763_229_840_000,
  box: "base",
  you: "white",
  against: "person",
  opponent: "Ben",
  level: null,
  points: { blue: 21, white: 34 },
  rounds: 12,
  end: "completed",
  winner: "white",
};

test("a result is mine, and its points are told from my side", () => {
  expect(resultOf(GAME)).toBe("won");
  expect(resultOf({ ...GAME, winner: "blue" })).toBe("lost");
  expect(resultOf({ ...GAME, winner: "draw" })).toBe("drawn");
  expect(resultPhrase(GAME)).toEqual(phrase("web-won"));
  expect(pointsOf(GAME)).toEqual({ points: 34, other: 21 });
});

test("on one device a colour wins, and nobody has resigned against oneself", () => {
  const both: FinishedGame = { ...GAME, you: "blue", against: "self", end: "resigned" };
  expect(resultOf(both)).toBe("both");
  expect(resultPhrase(both)).toEqual(phrase("web-won-by", { player: phrase("seat-white") }));
  expect(resultPhrase({ ...both, winner: "draw" })).toEqual(phrase("web-drawn"));
  expect(endPhrase(both)).toBeNull();
  expect(opponentPhrase(both)).toEqual(phrase("web-one-device"));
});

test("how a game ended is said if it was not on points", () => {
  const ends = (end: FinishedGame["end"], winner: FinishedGame["winner"]): string | undefined =>
    endPhrase({ ...GAME, end, winner })?.id;
  expect(ends("completed", "white")).toBeUndefined();
  expect(ends("resigned", "white")).toBe("web-game-they-resigned");
  expect(ends("resigned", "blue")).toBe("web-game-you-resigned");
  expect(ends("abandoned", "white")).toBe("web-game-they-left");
  expect(ends("abandoned", "blue")).toBe("web-game-you-left");
  expect(ends("agreed", "draw")).toBe("web-game-agreed");
});

test("an opponent is called by name or by level", () => {
  expect(opponentPhrase(GAME)).toEqual(named("Ben"));
  expect(opponentPhrase({ ...GAME, against: "bot", opponent: null, level: "fennec" })).toEqual(named("Fennec"));
});

test("the record has the boxes that were played, the weakest level first and people last", () => {
  const line = (box: RecordLine["box"], level: string | null): RecordLine => ({
    ...{ box, level, won: 1, drawn: 0, lost: 0 },
    against: level === null ? "person" : "bot",
  });
  const record = [line("expansion", null), line("expansion", "caracal"), line("expansion", "scarab")];
  expect(recordByBox(record).map(({ box, lines }) => [box, lines.map(({ level }) => level)])).toEqual([
    ["expansion", ["scarab", "caracal", null]],
  ]);
  expect(recordByBox([...record, line("base", "oryx")]).map(({ box }) => box)).toEqual(["base", "expansion"]);
  expect(recordByBox([])).toEqual([]);
});
