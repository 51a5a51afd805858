import { describe, expect, it } from "vitest";
import type { Now } from "../../src/protocol/messages";
import type { Step } from "../../src/protocol/table_state";
import { Playback } from "../../src/table/model/playback";
import { GAMES } from "../games";

const { opening } = GAMES.base;

function step(number: number): Step {
  const message = opening[number % opening.length]!;
  return { entries: message.entries, now: { ...message.now, number } };
}

/** A stage on which a movement ends when the test says so. */
function stage(): { showing: Playback; moved: number[]; shown: number[]; arrive: () => Promise<void> } {
  const [moved, shown]: [number[], number[]] = [[], []];
  let end: () => void = () => {};
  const showing = new Playback((now: Now) => shown.push(now.number));
  showing.animator = ({ now }) => {
    moved.push(now.number);
    return new Promise((done) => (end = done));
  };
  const arrive = async (): Promise<void> => {
    end();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { showing, moved, shown, arrive };
}

describe("what happened is shown", () => {
  it("step by step: the moment comes when its movement has ended", async () => {
    const { showing, moved, shown, arrive } = stage();
    showing.add(step(1));
    showing.add(step(2));
    expect([moved, shown]).toEqual([[1], []]);
    await arrive();
    expect([moved, shown]).toEqual([[1, 2], [1]]);
    await arrive();
    expect(shown).toEqual([1, 2]);
    expect(showing.moving).toBe(false);
  });

  it("without losing one of 60 steps, however they come", async () => {
    const { showing, moved, shown, arrive } = stage();
    const all = Array.from({ length: 60 }, (_, at) => at + 1);
    for (const number of all) {
      showing.add(step(number));
      if (number % 3 === 0) await arrive();
    }
    while (showing.moving) await arrive();
    expect(shown).toEqual(all);
    const hurried = all.filter((number) => !moved.includes(number));
    expect(moved.length + hurried.length).toBe(60);
    expect(hurried.length).toBeGreaterThan(0);
    expect(moved.slice(-4)).toEqual([57, 58, 59, 60]);
  });

  it("at once if the player is in a hurry, and nothing twice", async () => {
    const { showing, moved, shown, arrive } = stage();
    for (const number of [1, 2, 3]) showing.add(step(number));
    showing.hurry();
    expect([moved, shown]).toEqual([[1], [2, 3]]);
    await arrive();
    expect([moved, shown]).toEqual([[1], [2, 3]]);
    expect(showing.moving).toBe(false);
  });

  it("with every movement if there is time for it", async () => {
    const { showing, moved, arrive } = stage();
    for (let number = 1; number <= 60; number += 1) {
      showing.add(step(number));
      await arrive();
    }
    expect(moved).toHaveLength(60);
  });

  it("at once after a jump, and nothing older comes afterwards", async () => {
    const { showing, shown, arrive } = stage();
    showing.add(step(1));
    showing.add(step(2));
    showing.jump(step(9).now);
    await arrive();
    await arrive();
    expect(shown).toEqual([9]);
    expect(showing.moving).toBe(false);
  });

  it("without movement if nothing can move", () => {
    const shown: number[] = [];
    const showing = new Playback((now) => shown.push(now.number));
    showing.add(step(1));
    expect(shown).toEqual([1]);
  });
});
