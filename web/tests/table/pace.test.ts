import { describe, expect, it } from "vitest";
import { replayPause, stagger } from "../../src/table/model/pace";

describe("the pace", () => {
  it("lets any number of flights be over in the time of two", () => {
    expect(stagger(1)).toBeGreaterThan(0);
    for (let flights = 1; flights <= 12; flights += 1) {
      expect((flights - 1) * stagger(flights)).toBeLessThanOrEqual(1);
    }
  });

  it("gives time to look at a replay, also if nothing moves", () => {
    expect(replayPause("off")).toBeGreaterThan(0);
    expect(replayPause("slow")).toBeGreaterThan(replayPause("normal"));
    expect(replayPause("normal")).toBeGreaterThan(replayPause("fast"));
  });
});
