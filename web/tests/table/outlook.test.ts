import { describe, expect, it } from "vitest";
import { cardOf } from "../../src/cards/cards";
import type { Asked, Entry, Legal, Now, Player, Position } from "../../src/protocol/messages";
import { changeBy } from "../../src/table/model/changes";
import { cardPhrase } from "../../src/table/model/labels";
import { countsOf } from "../../src/table/model/limits";
import { previewOf } from "../../src/table/model/preview";
import { rowOutlook, rowsWhileLaying } from "../../src/table/model/row_outlook";
import { loadWords } from "../../src/words/languages";
import type { Phrase } from "../../src/words/phrases";
import { asking, GAMES, positionOf } from "../games";

const english = await loadWords("en");
const KINDS = ["dates", "salt", "pepper", "gold", "water", "vp"] as const;

/** Each moment of real games at which somebody moved, the move as it was offered, and the moment after it. */
const MADE = Object.values(GAMES).flatMap(({ opening, end }) =>
  [opening, end].flatMap((messages) =>
    messages.slice(1).flatMap(({ entries, now: after }, at) => {
      const before = messages[at]?.now;
      const moved = entries.find((entry): entry is Extract<Entry, { kind: "moved" }> => entry.kind === "moved");
      const legal = before?.legal?.find((one) => one.move === moved?.move);
      return before && moved && legal ? [{ before, legal, seat: moved.seat, up: moved.up, after }] : [];
    }),
  ),
);

function name(id: string): string {
  return english.say(cardPhrase(cardOf(id)));
}

function said(phrases: Phrase[]): string {
  return phrases.map((one) => english.say(one)).join(" ");
}

function move(text: string, more: Partial<Legal> = {}): Legal {
  return { move: text, says: { id: "move-done" }, does: [], ...more };
}

const START = asking("place");

/** The first moment with other things on the table. */
function table(position: Partial<Position>, more: Partial<Now> = {}): Now {
  return { ...START, ...more, position: { ...positionOf(START), ...position } };
}

function holding(player: Partial<Player>): Position["players"] {
  const { players } = positionOf(START);
  return { ...players, blue: { ...players.blue, ...player } };
}

function previewed(text: string, now: Now, more: Partial<Legal> = {}): string {
  return said(previewOf(move(text, more), "blue", now));
}

describe("a Targi that is to be placed", () => {
  const centre = [["BW3", "G17", "BO1"], ...positionOf(START).centre.slice(1)];
  const prices = { blue: { BW3: [{ missing: { gold: 1 } }], BO1: [{}] } };
  const standing = { targis: { blue: [5], white: [] }, centre };

  it("tells what its place gives, and that nothing is crossed yet", () => {
    expect(previewed("place 2", table({}))).toBe("Take 1 date. No crossing yet.");
    expect(previewed("place 5", table({}))).toBe("Trade goods. No crossing yet.");
    expect(previewed("place 6", table(standing))).toBe("Take 1 pepper. No crossing yet."); // a second row
  });

  it("names the card under its crossing, and whether it can be paid", () => {
    expect(previewed("place 3", table(standing, { prices }))).toBe(
      `Take 1 salt. Your crossing: ${name("BO1")}. You can pay it now.`,
    );
    expect(previewed("place 2", table(standing))).toBe("Take 1 date. Your crossing: 1 gold.");
  });

  it("tells what is missing, and whether the hand has room", () => {
    const lack = `Your crossing: ${name("BW3")}. You lack 1 gold.`;
    expect(previewed("place 11", table(standing, { prices }))).toBe(`Take 1 pepper. ${lack} It can go into your hand.`);
    const full = { ...standing, players: holding({ hand: "BC1" }) };
    expect(previewed("place 11", table(full, { prices }))).toContain(`${lack} Your hand is full.`);
  });

  it("is told to cross nothing in this round if it is the last one", () => {
    const { this_round } = positionOf(START);
    const last = { ...this_round, blue: { ...this_round.blue, placed: [5, 6] } };
    expect(previewed("place 7", table({ targis: { blue: [5, 6], white: [] }, this_round: last }))).toBe(
      "Take 1 date. No crossing this round.",
    );
    const crossed = { targis: { blue: [5, 1], white: [] }, this_round: last };
    expect(previewed("place 11", table(crossed))).toBe("Take 1 pepper. No new crossing."); // the same line again
  });

  it("finds the Noble idle without a card in the hand", () => {
    expect(previewed("place 1", table({}))).toContain("Your hand is empty: there is nothing to do here.");
    const held = table({ players: holding({ hand: "BW3" }) }, { prices });
    expect(previewed("place 1", held)).toContain(`Card: ${name("BW3")}. You lack 1 gold.`);
  });

  it("warns of a limit that all that is reached would exceed", () => {
    const rich = { ...standing, players: holding({ dates: 5, salt: 3, pepper: 2, gold: 3 }) };
    expect(previewed("place 2", table(rich))).toContain(
      "Unspent, you reach 11 goods or more; the limit is 10. Unspent, you reach 4 gold or more; the limit is 3.",
    );
    expect(previewed("place 1", table(rich))).not.toContain("limit");
  });

  it("tells of the raid after this round, unless a card spares it", () => {
    const third = { round: 3, robber: 3 };
    expect(previewed("place 2", table(third))).toContain("Raid after round 3: 1 good of your choice, or 1 VP.");
    const spared = { ...third, players: holding({ rows: [["BO6"], [], []] }) };
    expect(previewed("place 2", table(spared))).not.toContain("Raid");
  });
});

describe("a card that is to be taken", () => {
  const asked: Asked = { name: "tribe", rule: "5.5", parameters: { card: "BW3" }, says: { id: "ask-act" } };
  const cost = { id: "move-display-for", gaps: { tokens: [{ id: "token-gold", gaps: { amount: 1 } }] } };
  const players = holding({ dates: 2, salt: 1, pepper: 0, gold: 1 });

  it("is named, and whether it can be paid, wherever its marker goes", () => {
    const now = table({ centre: [["BW3", "G17", "BO1"]] }, { prices: { blue: { BW3: [{}] } } });
    for (const verb of ["use", "to"]) {
      expect(previewed(`${verb} 1,1`, now)).toBe(`Card: ${name("BW3")}. You can pay it now.`);
    }
    expect(previewed("to 1,2", now)).toBe("Card: 1 gold.");
  });

  it("says what it is worth and what is left", () => {
    const now = table({ players }, { asked });
    expect(previewed("pay cost", now, { says: cost })).toBe("It is worth 3 VP. You keep 2 dates and 1 salt.");
  });

  it("is silent about what is left while that can still be chosen", () => {
    const spares = [{ kind: "goods", amount: 1, cause: "BW5" }];
    expect(previewed("pay cost", table({ players }, { asked }), { says: cost, spares })).not.toContain("You keep");
    const stored = table(
      { players: holding({ stored_gold: 1 }) },
      { asked: { ...asked, parameters: { card: "BW6" } } },
    );
    expect(previewed("pay cost", stored, { says: cost })).not.toContain("You keep");
  });

  it("says what a hand card is for, but not in the last round", () => {
    expect(previewed("hand", table({}, { asked }))).toContain("with the Noble");
    expect(previewed("hand", table({ last_round: true }, { asked }))).not.toContain("with the Noble");
  });

  it("leaves in real games what was told to be left", () => {
    let checked = 0;
    for (const { before, legal, seat, after } of MADE) {
      const paid = previewOf(legal, seat, before).find(({ id }) => id === "web-keeps");
      if (!paid || after.asked?.name === "row") continue;
      const player = positionOf(after).players[seat];
      const kept = KINDS.slice(0, 5).flatMap((kind) =>
        player[kind] > 0 ? [{ id: `token-${kind}`, gaps: { amount: player[kind] } }] : [],
      );
      expect(paid.gaps?.tokens).toEqual(kept);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(0);
  });
});

describe("the change by a move", () => {
  it("is what happens in real games while nothing is turned up and nobody else decides", () => {
    let checked = 0;
    for (const { before, legal, seat, up, after } of MADE) {
      if (up || legal.does.length === 0 || after.to_move !== seat || after.asked?.name !== "act") continue;
      const change = changeBy(legal, seat);
      for (const kind of KINDS) {
        const real = positionOf(after).players[seat][kind] - positionOf(before).players[seat][kind];
        expect(change[kind] ?? 0, `${legal.move}: ${kind}`).toBe(real);
      }
      checked += 1;
    }
    expect(checked).toBeGreaterThan(20);
  });
});

describe("limits", () => {
  const { blue } = positionOf(START).players;

  it("count goods together, and warn before they bite", () => {
    const states = (player: Partial<Player>): string[] => countsOf({ ...blue, ...player }).map((one) => one.state);
    expect(countsOf({ ...blue, dates: 4, salt: 2, pepper: 2 })[0]).toMatchObject({ held: 8, most: 10, state: "near" });
    expect(states({ dates: 7, salt: 0, pepper: 0, gold: 2, water: 7 })).toEqual(["fine", "fine", "fine"]);
    expect(states({ dates: 11, salt: 0, pepper: 0, gold: 4, water: 11 })).toEqual(["over", "over", "over"]);
  });

  it("are told where a move exceeds them, and where the turn ends above them", () => {
    const takes = { id: "event-gain-border", gaps: { player: { id: "seat-blue" }, tokens: [salt(1)] } };
    const does = [{ says: takes, rule: "5.3", forced: false }];
    const rich = table({ players: holding({ dates: 5, salt: 3, pepper: 2 }) });
    expect(previewed("use 3", rich, { does })).toBe("You get 1 salt. You then hold 11 goods; the limit is 10.");
    const over = table({ players: holding({ dates: 12, salt: 0, pepper: 0 }), phase: "act" });
    expect(previewed("done", over)).toBe("You hold 12 goods; the limit is 10, the rest goes back.");
  });
});

function salt(amount: number): Phrase {
  return { id: "token-salt", gaps: { amount } };
}

describe("a card in a row", () => {
  const laid = (id: string, ...display: string[][]): string => said([rowOutlook(id, 0, [...display, [], []])]);

  it("says how far the row is from a bonus", () => {
    expect(laid("BC1", [])).toBe("First card of the row: four alike bring 4 VP, four different 2 VP.");
    expect(laid("BC1", ["BC2"])).toBe("2 of 4 alike: 2 more bring 4 VP.");
    expect(laid("BC1", ["BC2", "BC3"])).toBe("3 of 4 alike: 1 more brings 4 VP.");
    expect(laid("BC1", ["BO1", "BW1"])).toBe("3 of 4 different: 1 more brings 2 VP.");
    expect(laid("BC1", ["BC2", "BW1"])).toBe("This row can no longer be all alike or all different.");
  });

  it("says what a full row brings", () => {
    expect(laid("BC1", ["BC2", "BC3", "BC4"])).toBe("Completes the row, four alike: 4 VP.");
    expect(laid("BC1", ["BO1", "BW1", "BT1"])).toBe("Completes the row, four different: 2 VP.");
    expect(laid("BC1", ["BC2", "BW1", "BT1"])).toBe("Completes the row, neither alike nor different.");
  });

  it("counts a card that makes rows of different symbols worth more, as often as it does", () => {
    expect(laid("BC1", ["BO1", "BW1", "BT5"])).toBe("Completes the row, four different: 4 VP.");
    const full = ["BO2", "BW2", "BT2", "BC2"];
    expect(laid("BC1", ["BO1", "BW1", "BT5"], full, ["BO3", "BW3", "BT3", "BC3"])).toContain("four different: 2 VP");
  });

  it("promises nothing for a joker", () => {
    expect(laid("BC1", ["BC2", "BC3", "D04"])).toBe("Completes the row.");
  });

  it("is known where displayed cards are laid anew", () => {
    const player = { ...positionOf(START).players.blue, rows: [["BC6", "BC5"], ["BW6", "BO2", "BO9"], []] };
    const lifted = [{ step: "rearrange", by: "BO9", chosen: ["lift BC6", "lift BO9"] }];
    expect(rowsWhileLaying(player, lifted, "BC6")).toEqual([["BC5"], ["BW6", "BO2"], []]);
    const first = [{ step: "rearrange", by: "BO9", chosen: ["lift BC6", "lift BO9", "lay 2,3"] }];
    expect(rowsWhileLaying(player, first, "BO9")).toEqual([["BC5"], ["BW6", "BO2", "BC6"], []]);
  });
});
