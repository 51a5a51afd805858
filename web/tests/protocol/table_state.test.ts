import { describe, expect, it } from "vitest";
import { fromSnapshot, withOlderEntries, withEntries, type TableState } from "../../src/protocol/table_state";
import { GAMES } from "../games";

const { snapshot, opening } = GAMES.base;

function after(count: number): TableState {
  let state = fromSnapshot(snapshot, null);
  for (const message of opening.slice(0, count)) {
    const heard = withEntries(state, message);
    if (heard.gap) throw new Error("a gap in the fixture");
    state = heard.state;
  }
  return state;
}

describe("what a client knows", () => {
  it("begins with a snapshot", () => {
    const state = fromSnapshot(snapshot, null);
    expect(state.now).toBe(snapshot.now);
    expect(state.entries).toEqual([]);
  });

  it("follows entries without a gap, in their order", () => {
    const state = after(opening.length);
    expect(state.now).toEqual(opening.at(-1)?.now);
    const numbers = state.entries.map((entry) => entry.number);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    expect(numbers.at(-1)).toBe(state.now.number);
  });

  it("tells what is new in a step", () => {
    const heard = withEntries(after(4), opening[4]!);
    expect(heard.step?.entries).toEqual(opening[4]!.entries);
    expect(heard.step?.now).toBe(opening[4]!.now);
  });

  it("never has a log with a gap: what was missed is asked for anew", () => {
    expect(fromSnapshot({ ...snapshot, now: opening[20]!.now }, after(6)).entries).toEqual([]);
  });

  it("takes a page of the past before what it knows", () => {
    const whole = after(20);
    const half = { ...whole, entries: whole.entries.slice(10) };
    expect(withOlderEntries(half, whole.entries.slice(0, 10))).toEqual(whole);
    expect(withOlderEntries(whole, whole.entries.slice(0, 10))).toEqual(whole);
  });

  it("skips what it has heard already", () => {
    const state = after(6);
    const heard = withEntries(state, opening[3]!);
    expect(heard).toMatchObject({ gap: false, step: null });
    expect(heard.state?.now).toBe(state.now);
    expect(heard.state?.entries).toEqual(state.entries);
  });

  it("takes only the news of a message that repeats older entries", () => {
    const both = { ...opening[5]!, entries: [...opening[4]!.entries, ...opening[5]!.entries] };
    const heard = withEntries(after(5), both);
    expect(heard.step?.entries).toEqual(opening[5]!.entries);
  });

  it("notices a gap and keeps what it has", () => {
    const state = after(3);
    const heard = withEntries(state, opening[5]!);
    expect(heard.gap).toBe(true);
    expect(heard.state).toBe(state);
  });

  it("cannot begin with entries", () => {
    expect(withEntries(null, opening[0]!).gap).toBe(true);
  });

  it("takes the same moment again, for it may say more", () => {
    const state = after(5);
    const again = { ...opening[4]!, now: { ...opening[4]!.now, draw: null } };
    expect(withEntries(state, again).state?.now).toBe(again.now);
  });

  it("learns older entries that it asks for, so that a reloaded page has a log", () => {
    const late = fromSnapshot({ ...snapshot, now: opening[9]!.now }, null);
    const recalled = {
      kind: "entries" as const,
      entries: opening.slice(0, 10).flatMap((message) => message.entries),
      now: opening[9]!.now,
    };
    const heard = withEntries(late, recalled);
    expect(heard).toMatchObject({ gap: false, step: null });
    expect(heard.state?.entries).toEqual(recalled.entries);
  });

  it("keeps its log when a snapshot of the same moment comes", () => {
    const state = after(8);
    const again = { ...snapshot, now: state.now };
    expect(fromSnapshot(again, state).entries).toBe(state.entries);
    const other = { ...again, about: { ...snapshot.about, table: "another" } };
    expect(fromSnapshot(other, state).entries).toEqual([]);
  });
});
