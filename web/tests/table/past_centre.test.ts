import { describe, expect, it } from "vitest";
import type { Centre } from "../../src/cards/seen";
import { centreBefore } from "../../src/table/model/past_centre";
import { numbered } from "../entries";
import { GAMES } from "../games";

describe("the centre before an entry", () => {
  it.each(Object.values(GAMES))("is worked out from the one after it", ({ opening }) => {
    let before: Centre | null = null;
    let compared = 0;
    for (const { entries, now } of opening) {
      const after: Centre | null = now.position?.centre ?? null;
      const found = entries.reduceRight<Centre | null>((centre, entry) => centre && centreBefore(entry, centre), after);
      if (before !== null && entries.every((entry) => entry.kind === "moved")) {
        expect(found).toEqual(before);
        compared += 1;
      }
      before = after;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("is not known if moves were taken back", () => {
    const [undone] = numbered([{ kind: "undone", seat: "blue", to: 0, moves: 1 }]);
    expect(undone && centreBefore(undone, [["BO1"]])).toBeNull();
  });
});
