import { describe, expect, it } from "vitest";
import type { Asked, Now } from "../../src/protocol/messages";
import {
  dragsOf,
  dropAt,
  LEAST,
  nextOf,
  NO_DRAGS,
  onTheWay,
  rowAt,
  zoneAt,
  type Drags,
} from "../../src/table/model/dragging";
import { targetsOf } from "../../src/table/model/targets";
import { GAMES } from "../games";

const MOMENTS = Object.values(GAMES).flatMap(({ opening }) => opening.map((message) => message.now));

/** The first moment of the games at which this is asked, and something more is so. */
function moment(asked: string, also: (now: Now) => boolean = () => true): Now {
  const found = MOMENTS.find((now) => now.asked?.name === asked && also(now));
  if (!found) throw new Error(`nobody is asked ${asked}`);
  return found;
}

function drags(now: Now, asked: Asked = now.asked!): Drags {
  const seat = now.to_move!;
  return dragsOf(asked, targetsOf(asked, now.legal!, seat), now.legal!, now.position!, seat);
}

function has(move: string): (now: Now) => boolean {
  return (now) => now.legal!.some((one) => one.move === move);
}

describe("what can be dragged", () => {
  it("is a figure to every card on which it may be placed, dunes too", () => {
    const now = moment("place", has("place D03"));
    const drops = drags(now).get(`${now.to_move} figures`)!;
    expect([...drops.values()].map((one) => one.move)).toEqual(now.legal!.map((one) => one.move));
    expect(dropAt(drops, "border 1")?.move ?? null).toBe(
      now.legal!.find((one) => one.move === "place 1")?.move ?? null,
    );
    expect(dropAt(drops, "dune D03")?.move).toBe("place D03");
    expect(dropAt(drops, "border 4")).toBeNull();
  });

  it("is a tribe card under one's marker, into the display; a goods card is not", () => {
    const now = moment("act", (one) => one.legal!.some(({ move }) => /^use \d,\d$/.test(move)));
    const cards = [...drags(now).keys()];
    for (const { move } of now.legal!.filter((one) => /^use \d,\d$/.test(one.move))) {
      const [row = 0, column = 0] = move
        .slice(4)
        .split(",")
        .map((digit) => Number(digit) - 1);
      const tribe = !now.position!.centre[row]![column]!.startsWith("G");
      expect(cards.includes(`centre ${row},${column}`)).toBe(tribe);
    }
    for (const drops of drags(now).values()) {
      expect(dropAt(drops, `${now.to_move} 0,0`)?.move).toMatch(/^use/);
      expect(dropAt(drops, "border 2")).toBeNull();
    }
  });

  it("is a card that is asked about: into the display if there is one way to pay, or the hand", () => {
    const now = moment("tribe", (one) => has("hand")(one) && has("pay cost")(one) && !has("pay alternative")(one));
    const drops = drags(now).get(`open ${String(now.asked!.parameters.card)}`)!;
    expect(dropAt(drops, `${now.to_move} 2,3`)?.move).toBe("pay cost");
    expect(dropAt(drops, `${now.to_move} hand`)?.move).toBe("hand");
    const several = moment("tribe", has("pay alternative"));
    const fewer = drags(several).get(`open ${String(several.asked!.parameters.card)}`)!;
    expect(dropAt(fewer, `${several.to_move} 0,0`)).toBeNull();
  });

  it("is a card for which a row is asked, to any place of that row", () => {
    const now = moment("row");
    const [drops] = drags(now).values();
    expect(dropAt(drops!, `${now.to_move} 0,0`)?.move).toBe("row 1");
    expect(dropAt(drops!, `${now.to_move} 1,3`)?.move).toBe("row 2");
    expect(dropAt(drops!, `${now.to_move} 2,0`)).toBeNull();
  });

  it("is nothing while something else is asked", () => {
    const now = moment("act");
    expect(drags(now, { ...now.asked!, name: "trade" })).toBe(NO_DRAGS);
  });

  it("makes legal moves only", () => {
    for (const now of MOMENTS.filter((one) => one.asked)) {
      const moves = new Set(now.legal!.map((one) => one.move));
      for (const drops of drags(now).values()) for (const one of drops.values()) expect(moves).toContain(one.move);
    }
  });
});

describe("a card dropped on a row", () => {
  it("is paid if there is one way, and laid there", () => {
    const paying = moment("tribe", (one) => has("pay cost")(one) && !has("pay alternative")(one));
    expect(nextOf(paying.asked!, paying.legal!, 1)?.move).toBe("pay cost");
    const laying = moment("row");
    expect(nextOf(laying.asked!, laying.legal!, 1)?.move).toBe("row 2");
  });

  it("waits for its player where there is a choice, and where the row is full", () => {
    const choosing = moment("tribe", has("pay alternative"));
    expect(nextOf(choosing.asked!, choosing.legal!, 1)).toBeNull();
    const laying = moment("row");
    expect(nextOf(laying.asked!, laying.legal!, 2)).toBeNull();
  });

  it("is on its way until it lies", () => {
    expect(onTheWay(moment("row").asked!)).toBe(true);
    expect(onTheWay(moment("act").asked!)).toBe(false);
    expect([rowAt("blue 2,0"), rowAt("blue hand"), rowAt("border 2")]).toEqual([2, null, null]);
  });
});

describe("a place to drop something on", () => {
  const small = { left: 100, top: 100, width: 20, height: 20, name: "small" };
  const beside = { left: 130, top: 100, width: 20, height: 20, name: "beside" };

  it("is as large as a finger, however small it is drawn", () => {
    expect(zoneAt([small], 110 + LEAST / 2, 110)?.name).toBe("small");
    expect(zoneAt([small], 111 + LEAST / 2, 110)).toBeNull();
  });

  it("is the nearest of several", () => {
    expect(zoneAt([small, beside], 124, 110)?.name).toBe("small");
    expect(zoneAt([small, beside], 127, 110)?.name).toBe("beside");
    expect(zoneAt([], 0, 0)).toBeNull();
  });
});
