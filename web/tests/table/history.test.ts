import { beforeEach, describe, expect, it } from "vitest";
import type { Entry, Now, Past } from "../../src/protocol/messages";
import { hasEarlier, isStop, TableHistory } from "../../src/table/model/history";
import { moved, numbered } from "../entries";
import { GAMES, positionOf } from "../games";

const { opening } = GAMES.base;
const PAGE = 8;
const ENTRIES: Entry[] = opening
  .flatMap((message) => message.entries)
  .map((entry, at) => ({ ...entry, number: at + 1 }));
const LAST = ENTRIES.length;
const PLAYED = ENTRIES.filter(isStop).map((entry) => entry.number);
const POSITION = positionOf(opening.at(-1)!.now);

/** The moment after an entry, as the server gives it. */
function moment(number: number): Now {
  return { ...opening[0]!.now, number, position: { ...POSITION, round: number } };
}

let known: Entry[];
let shown: (number | null)[];
let asked: number[];
let broken: boolean;
let back: TableHistory;

beforeEach(() => {
  known = ENTRIES.slice(-6);
  [shown, asked, broken] = [[], [], false];
  back = new TableHistory({
    entries: () => known,
    page: (before): Promise<Past> => {
      asked.push(before);
      if (broken) return Promise.reject(new Error("unreachable"));
      const entries = ENTRIES.filter(({ number }) => number < before).slice(-PAGE);
      return Promise.resolve({ entries, moments: entries.map(({ number }) => moment(number)) });
    },
    recall: (page) => {
      const first = known[0]!.number;
      known = [...page.filter(({ number }) => number < first), ...known];
    },
    show: (past) => shown.push(past?.number ?? null),
  });
});

/** Ten moves, of which the first, the fourth and the ninth open a round. */
function rounds(): Entry[] {
  const opening = { name: "round", rule: "2.1" };
  const moves = Array.from({ length: 10 }, (_, at) => ({ ...moved("blue"), events: STARTS.has(at) ? [opening] : [] }));
  return numbered(moves);
}
const STARTS = new Set([0, 3, 8]);

describe("looking back", () => {
  it("asks the server for a moment that is not known, and only once", async () => {
    const wanted = PLAYED.at(-3)!;
    await back.goTo(wanted);
    await back.goTo(null);
    await back.goTo(wanted);
    expect(shown).toEqual([wanted, null, wanted]);
    expect(asked).toEqual([wanted + 1]);
  });

  it("asks nobody for what was seen to happen", async () => {
    const wanted = PLAYED.at(-2)!;
    back.remember(moment(wanted));
    await back.goTo(wanted);
    expect(shown).toEqual([wanted]);
    expect(asked).toEqual([]);
  });

  it("takes the last moment for the present", async () => {
    await back.goTo(PLAYED.at(-1)!);
    expect(shown).toEqual([null]);
  });

  it("steps back moment by moment to the first one, page by page", async () => {
    let at = LAST;
    const seen: number[] = [];
    for (;;) {
      const before = shown.length;
      await back.step(at, -1);
      if (shown.length === before) break;
      at = shown.at(-1)!;
      seen.push(at);
    }
    expect(seen).toEqual(PLAYED.slice(0, -1).reverse());
    expect(known).toEqual(ENTRIES);
    expect(asked.length).toBeLessThan(PLAYED.length);
  });

  it("steps on again and arrives at the present", async () => {
    await back.goToFirst();
    let at = shown.at(-1)!;
    expect(at).toBe(PLAYED[0]);
    while (shown.at(-1) !== null) {
      await back.step(at, 1);
      at = shown.at(-1) ?? at;
    }
    expect(shown.slice(0, -1)).toEqual(PLAYED.slice(0, -1));
  });

  it("learns earlier pages until there are none", async () => {
    expect(hasEarlier(known)).toBe(true);
    while (await back.loadEarlier());
    expect(known).toEqual(ENTRIES);
    expect(hasEarlier(known)).toBe(false);
    expect(hasEarlier(ENTRIES.slice(1))).toBe(false);
  });

  it("asks once for a page that several want", async () => {
    await Promise.all([back.loadEarlier(), back.loadEarlier()]);
    expect(asked).toHaveLength(1);
  });

  it("shows what was asked for last, whatever comes first", async () => {
    const [early, late] = [PLAYED.at(-4)!, PLAYED.at(-2)!];
    back.remember(moment(late));
    await Promise.all([back.goTo(early), back.goTo(late)]);
    expect(shown).toEqual([late]);
  });

  it("stays where it is if the server cannot be reached, and tries again", async () => {
    broken = true;
    await back.goTo(PLAYED.at(-3)!);
    expect(shown).toEqual([]);
    broken = false;
    await back.goTo(PLAYED.at(-3)!);
    expect(shown).toEqual([PLAYED.at(-3)]);
  });

  it("jumps from round to round, and from the middle of one to its beginning", async () => {
    known = [...rounds()];
    await back.goTo(5);
    await back.stepRound(5, -1); // the second round began with 4
    await back.stepRound(4, -1);
    await back.stepRound(1, -1); // there is none before the first
    await back.stepRound(1, 1);
    await back.stepRound(4, 1);
    await back.stepRound(9, 1);
    expect(shown).toEqual([5, 4, 1, 4, 9, null]);
  });

  it("does not jump to a beginning that was taken back", async () => {
    known = [...rounds(), ...numbered([{ kind: "undone", seat: "blue", to: 8, moves: 2 }, moved("blue")], 11)];
    await back.stepRound(12, -1);
    expect(shown).toEqual([4]);
  });

  it("asks for earlier pages until the beginning of the round is known", async () => {
    known = ENTRIES.slice(-2);
    await back.stepRound(LAST, -1);
    await back.stepRound(shown.at(-1)!, -1);
    await back.stepRound(shown.at(-1)!, -1);
    const opens = ENTRIES.filter((one) => "told" in one && one.told.some(({ says }) => says.id === "event-round"));
    expect(shown).toEqual(opens.map(({ number }) => number).reverse());
  });

  it("tells what happens from one moment to the next, comings and goings included", async () => {
    known = numbered([moved("blue"), { kind: "left", seat: "blue" }, moved("white")]);
    [1, 3].forEach((number) => back.remember(moment(number)));
    const step = await back.stepFrom(1);
    expect(step?.entries.map(({ number }) => number)).toEqual([2, 3]);
    expect(step?.now.number).toBe(3);
    expect(await back.stepFrom(3)).toBeNull();
  });

  it("opens the moment of a link, with all that was told since", async () => {
    const wanted = PLAYED[1]!;
    expect(await back.open(String(wanted))).toBe("shown");
    expect(shown).toEqual([wanted]);
    expect(known).toEqual(ENTRIES.slice(known[0]!.number - 1)); // without a gap
    expect(known[0]!.number).toBeLessThanOrEqual(wanted);
  });

  it("opens the last moment as the present, also if only comings and goings are known", async () => {
    const comings = numbered(
      Array.from({ length: 4 }, () => ({ kind: "left", seat: "blue" }) as const),
      LAST + 1,
    );
    known = comings;
    expect(await back.open(String(PLAYED.at(-1)))).toBe("shown");
    expect(shown).toEqual([null]);
  });

  it("knows that there is no such moment, and asks nobody for nonsense", async () => {
    for (const named of ["0", "-3", "1.5", "1e2", "seven", "", " 5", String(LAST + 1), "9".repeat(40)]) {
      expect(await back.open(named), named).toBe("missing");
    }
    expect([shown, asked]).toEqual([[], []]);
  });

  it("has no moment from before the game", async () => {
    const waiting = moment(1);
    delete waiting.position;
    back.remember(waiting);
    expect(await back.open("1")).toBe("missing");
    expect(shown).toEqual([]);
  });

  it("says of a link that the server cannot be reached", async () => {
    broken = true;
    expect(await back.open(String(PLAYED[0]))).toBe("unreachable");
    expect(shown).toEqual([]);
  });

  it("does not stop at comings and goings, which change nothing on the table", () => {
    const [left, move] = numbered([{ kind: "left", seat: "blue" }, moved("blue")]);
    expect([isStop(left!), isStop(move!)]).toEqual([false, true]);
  });
});
