import { describe, expect, it } from "vitest";
import { boxOf, borderOf } from "../../src/cards/cards";
import { SEATS, type Entry, type Now, type Position } from "../../src/protocol/messages";
import { answer, COMMANDS, moveTexts, type Situation } from "../../src/table/model/commands";
import { playerNames } from "../../src/table/model/player_names";
import { loadWords } from "../../src/words/languages";
import { replaced } from "../../src/words/phrases";
import { asking, GAMES, MOMENTS, positionOf } from "../games";

const english = await loadWords("en");
const ENTRIES: Entry[] = GAMES.base.opening.flatMap((message) => message.entries);

function at(now: Now = asking("place"), more: Partial<Situation> = {}): Situation {
  const { ruleset } = positionOf(now);
  return {
    now,
    entries: ENTRIES,
    you: ["blue"],
    acting: now.to_move,
    names: playerNames(now),
    border: borderOf(ruleset),
    box: boxOf(ruleset),
    cited: [],
    say: (said) => english.say(said),
    worded: (said) => replaced(said, playerNames(now)),
    ...more,
  };
}

/** A position in which blue has this card in hand. */
function withHand(now: Now, hand: string | null): Position {
  const position = positionOf(now);
  return { ...position, players: { ...position.players, blue: { ...position.players.blue, hand } } };
}

function told(line: string, situation = at()): string[] {
  return answer(line, situation).texts;
}

describe("a typed move", () => {
  const { legal = [] } = asking("place");

  it("is sent by its text, in small or capital letters", () => {
    const { move } = legal[0]!;
    const wish = { kind: "move", seat: asking("place").to_move, move };
    expect(answer(move, at()).wish).toEqual(wish);
    expect(answer(` ${move.toUpperCase()} `, at()).wish).toEqual(wish);
  });

  it("is sent by its number", () => {
    expect(answer("2", at()).wish).toMatchObject({ move: legal[1]!.move });
    expect(moveTexts(at())[1]).toMatch(new RegExp(`^2\\. ${legal[1]!.move}: `));
  });

  it("that is not possible is sent too: the server says why not", () => {
    expect(answer("place 99", at()).wish).toMatchObject({ move: "place 99" });
    expect(answer(String(legal.length + 1), at()).wish).toMatchObject({ move: String(legal.length + 1) });
  });

  it("is not sent if it is not one's turn", () => {
    expect(told("1", at(asking("place"), { acting: null }))).toEqual(["It is not your turn."]);
    const over = GAMES.base.end.at(-1)!.now;
    expect(told("1", at(over, { acting: null }))).toEqual(["The game is over."]);
  });
});

describe("a typed command", () => {
  it("lists the moves with their numbers", () => {
    expect(told("moves")).toHaveLength(asking("place").legal!.length);
    expect(told("moves", at(asking("place"), { acting: null }))).toEqual(["It is not your turn."]);
  });

  it("tells the table, one place, what both hold, and the score", () => {
    expect(told("words").length).toBeGreaterThan(40);
    expect(told("look 5")[0]).toMatch(/^Trader \(5\): /);
    expect(told("look 2, 1")[0]).toBe(told("look 2,1")[0]);
    expect(told("look 05")).toEqual(told("look 5"));
    expect(told("look 99")[0]).toContain("There is no place “99”");
    expect(told("held").filter((text) => text.startsWith("Row 1"))).toHaveLength(2);
    expect(told("score")[0]).toMatch(/^\u2068Ann\u2069 has /);
  });

  it("tells what happened last, each sentence with its rule, and remembers the rules", () => {
    const { texts, cited } = answer("last", at());
    expect(texts.every((text) => /\(rule \d+\.\d+\)$/.test(text))).toBe(true);
    expect(cited!.length).toBeGreaterThan(0);
    expect(answer("rule", at(asking("place"), { cited: cited! })).rules).toEqual(cited);
    expect(told("last", at(asking("place"), { entries: [] }))).toEqual(["Nothing has happened yet."]);
  });

  it("tells the last move with the end of the game, whoever made it", () => {
    const entries = GAMES.base.end.flatMap((message) => message.entries);
    for (const seat of SEATS) {
      const { texts } = answer("last", at(asking("place"), { entries, you: [seat] }));
      expect(texts.at(-1)).toMatch(/^The game is over/);
      expect(texts.at(-2)).toMatch(/\(rule \d+\.\d+\)$/);
    }
  });

  it("reads a rule, or says that nothing was told yet", () => {
    expect(answer("rule 5.8", at()).rules).toEqual(["5.8"]);
    expect(told("rule")).toEqual(["Nothing has happened yet."]);
  });

  it("takes back", () => {
    expect(answer("undo", at()).takesBack).toBe(true);
  });

  it("says what a move would do, and asks the server if it is not possible", () => {
    const { move } = asking("place").legal![0]!;
    expect(told(`why ${move}`)[0]).toBe(`This is possible: ${move}`);
    expect(told(`why ${move}`).length).toBeGreaterThan(1);
    expect(answer("why place 99", at()).wish).toMatchObject({ move: "place 99" });
  });

  it("tells a card of this game in full", () => {
    expect(told("card bo4")[0]).toContain("BO4");
    expect(told("card 14")[0]).toContain("(14)");
    expect(told("card ZZ9")).toEqual(["There is no card “ZZ9” in this game."]);
    expect(told("card D07")).toEqual(["There is no card “D07” in this game."]);
  });

  it("resigns after a question, for the seat that it names on one device", () => {
    expect(answer("resign", at()).wish).toBeUndefined();
    expect(told("resign")).toEqual(["Resign this game?", "To resign, type: resign yes"]);
    expect(told("resign now")).toEqual(told("resign"));
    expect(answer("Resign YES", at()).wish).toEqual({ kind: "resign", seat: "blue" });
    const both = at({ ...asking("place"), to_move: "white" }, { you: ["blue", "white"] });
    expect(told("resign", both)[0]).toContain("Caracal");
    expect(answer("resign yes", both).wish).toEqual({ kind: "resign", seat: "white" });
  });

  it("offers a draw, and answers what the other player has asked", () => {
    const offer = { seat: "white", number: 5, to: 0 } as const;
    expect(answer("draw", at()).wish).toEqual({ kind: "offer_draw", seat: "blue" });
    const drawn = at({ ...asking("place"), draw: offer });
    expect(answer("accept", drawn).wish).toEqual({ kind: "accept_draw", seat: "blue" });
    expect(answer("decline", drawn).wish).toEqual({ kind: "decline_draw", seat: "blue" });
    const undone = at({ ...asking("place"), undo: offer });
    expect(answer("accept", undone).wish).toEqual({ kind: "allow_undo", seat: "blue" });
    expect(answer("decline", undone).wish).toEqual({ kind: "refuse_undo", seat: "blue" });
    expect(told("accept")).toEqual(["There is no such offer to answer."]);
    const { seats } = asking("place");
    const gone = { ...asking("place"), seats: { ...seats, white: { ...seats.white, gone: true } } };
    expect(told("accept", at(gone))).toEqual(told("accept"));
    expect(told("accept", at({ ...asking("place"), draw: offer }, { you: ["white"] }))).toEqual(told("accept"));
  });

  it("cannot end a game that is over, or that one only watches", () => {
    const over = at(GAMES.base.end.at(-1)!.now, { acting: null });
    const watching = at(asking("place"), { you: [], acting: null });
    for (const line of ["resign", "resign yes"]) expect(told(line, over)).toEqual(["The game is over."]);
    for (const line of ["resign", "resign yes", "draw", "hand"])
      expect(told(line, watching)).toEqual(["You are watching."]);
    for (const line of ["accept", "decline"]) expect(told(line, watching)).toEqual(told("accept"));
  });

  it("tells the hand where the word is no move", () => {
    const now = asking("place");
    expect(told("hand", at({ ...now, position: withHand(now, null) }))).toEqual(["The hand is empty."]);
    expect(told("hand", at({ ...now, position: withHand(now, "BO4") }))[0]).toMatch(/^In hand: .*BO4/);
    const asked = MOMENTS.find(({ legal = [] }) => legal.some(({ move }) => move === "hand"))!;
    expect(answer("hand", at(asked)).wish).toMatchObject({ move: "hand" });
  });

  it("declines by a move of that name where nothing is offered", () => {
    const [legal] = asking("place").legal ?? [];
    const now = { ...asking("place"), legal: [{ ...legal!, move: "decline" }] };
    expect(answer("decline", at(now)).wish).toMatchObject({ kind: "move", move: "decline" });
    const drawn = { ...now, draw: { seat: "white", number: 5, to: 0 } as const };
    expect(answer("decline", at(drawn)).wish).toMatchObject({ kind: "decline_draw" });
    expect(answer("1", at(drawn)).wish).toMatchObject({ kind: "move", move: "decline" });
  });

  it("asks for the word that is missing, and wants no more than it needs", () => {
    expect(told("look")).toEqual(["Name what you mean, such as: look 2,1"]);
    expect(told("score now")).toEqual(["Type score alone."]);
    expect(answer("  ", at())).toEqual({ texts: [] });
  });

  it("is helped with: every command has its line, in every language, and no other has", async () => {
    for (const code of ["en", "de", "fr", "es", "pl"] as const) {
      const words = await loadWords(code);
      const [first, ...lines] = told("help", at(asking("place"), { say: (said) => words.say(said) }));
      expect(first).toContain("place 5");
      const named = lines.map((line) => line.split(/[ :]/)[0]);
      expect(named.toSorted()).toEqual(
        Object.keys(COMMANDS)
          .filter((name) => name !== "help")
          .toSorted(),
      );
    }
  });

  it("is never a move", () => {
    const verbs = MOMENTS.flatMap(({ legal = [] }) => legal.map(({ move }) => move.split(" ")[0] ?? ""));
    expect([...new Set(verbs)].filter((verb) => Object.hasOwn(COMMANDS, verb))).toEqual([]);
  });

  it("is never taken from what every object knows", () => {
    expect(answer("constructor", at()).wish).toMatchObject({ move: "constructor" });
  });
});
