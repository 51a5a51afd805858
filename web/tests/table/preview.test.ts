import { describe, expect, it } from "vitest";
import type { Legal, Now, Seat } from "../../src/protocol/messages";
import { previewOf } from "../../src/table/model/preview";
import { LANGUAGES, loadWords, type Language } from "../../src/words/languages";
import type { Gap, Phrase } from "../../src/words/phrases";
import { MOMENTS } from "../games";

const english = await loadWords("en");
const MOVES: { now: Now; seat: Seat; legal: Legal }[] = MOMENTS.flatMap((now) => {
  const seat = now.to_move;
  return seat === null ? [] : (now.legal ?? []).map((legal) => ({ now, seat, legal }));
});
const placing = MOMENTS.find((one) => one.asked?.name === "place" && one.to_move === "blue")!;

function previews(): { legal: Legal; seat: Seat; brings: Phrase[] }[] {
  return MOVES.map(({ now, seat, legal }) => ({ legal, seat, brings: previewOf(legal, seat, now) }));
}

/** The ids of all phrases in a phrase. */
function ids({ id, gaps = {} }: Phrase): string[] {
  const inner = (gap: Gap): string[] => {
    if (typeof gap !== "object") return [];
    return "id" in gap ? ids(gap) : gap.flatMap(ids);
  };
  return [id, ...Object.values(gaps).flatMap(inner)];
}

function would(move: string, ...does: Phrase[]): string[] {
  const told = does.map((says) => ({ says, rule: "5.1", forced: false }));
  const legal: Legal = { move, says: { id: "move-done" }, does: told };
  return previewOf(legal, "blue", placing).map((one) => english.say(one));
}

const BLUE = { id: "seat-blue" };
const WHITE = { id: "seat-white" };
const SALT = [{ id: "token-salt", gaps: { amount: 2 } }];

describe("what a move would bring", () => {
  it("is said to the player, not of the player", () => {
    const found = previews().filter(({ brings }) => brings.length > 0);
    expect(found.length).toBeGreaterThan(50);
    for (const { brings, seat } of found) expect(brings.flatMap(ids)).not.toContain(`seat-${seat}`);
  });

  it("can be said in every language", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const words = await loadWords(language);
      for (const { brings } of previews()) for (const one of brings) expect(words.say(one)).not.toBe("");
    }
  });

  it("leaves out what the choice itself says", () => {
    const place = { id: "event-place", gaps: { player: BLUE, target: { id: "border-noble", gaps: { number: 1 } } } };
    expect(would("decline", place)).toEqual([]);
    expect(would("done", { id: "event-end-turn", gaps: { player: BLUE } })).toEqual([]);
  });

  it("tells what one gets before what others do", () => {
    const discards = {
      id: "event-discard",
      gaps: { player: WHITE, cards: [{ id: "card-well", gaps: { id: "BW3" } }] },
    };
    const gets = { id: "event-gain-targia", gaps: { player: BLUE, tokens: SALT } };
    expect(would("take salt", discards, gets)).toEqual(["You get 2 salt.", "White discards the well BW3."]);
  });

  it("thanks own cards behind it that nothing else names", () => {
    const spared = { id: "event-spared", gaps: { player: BLUE, cause: { id: "card-oasis", gaps: { id: "BO6" } } } };
    const brings = (because: string[], ...does: Phrase[]): string[] => {
      const told = does.map((says) => ({ says, rule: "7.4", forced: false }));
      const legal: Legal = { move: "done", says: { id: "move-done" }, does: told, because };
      return previewOf(legal, "blue", placing).map((one) => english.say(one));
    };
    expect(brings(["BW6"])).toEqual(["Thanks to the well BW6."]);
    expect(brings(["BO6"], spared)).toEqual(["You are spared the raid, thanks to the oasis BO6."]);
  });
});
