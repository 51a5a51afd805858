import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HintGiven, Seat, Snapshot } from "../../src/protocol/messages";
import { answer } from "../../src/table/model/commands";
import { TableSession } from "../../src/table/model/session.svelte";
import { spot } from "../../src/table/model/targets";

import { loadLanguage, say } from "../../src/words/say.svelte";
import { FakeEnvironment } from "../fake_environment";
import { GAMES, asking } from "../games";

vi.stubGlobal("document", { documentElement: {} }); // the page whose language is set
await loadLanguage("en");

const now = asking("place");
const snapshot: Snapshot = { ...GAMES.base.snapshot, now };
const seat: Seat = now.to_move ?? "blue";
const move = now.legal?.[0]?.move ?? "";
const place = spot.border(Number(move.split(" ")[1]));

let environment: FakeEnvironment;
let table: TableSession;

beforeEach(() => {
  environment = new FakeEnvironment();
  table = new TableSession(environment);
  environment.socket.events.open();
  environment.hear({ ...snapshot, you: [seat] });
});

function asked(): Record<string, unknown> {
  return environment.sent().at(-1) ?? {};
}

function hint(): HintGiven {
  const says = now.legal?.[0]?.says ?? { id: "" };
  return { kind: "hint_given", id: String(asked().id), number: now.number, move, says, win: 0.557, line: [] };
}

describe("a hint", () => {
  it("is asked for once, for the seat that is to decide against the computer", () => {
    expect(table.hints.seat).toBe(seat);
    expect(table.hints.ask()).toBe(true);
    expect(asked()).toEqual({ kind: "hint", id: "hint-tab-1", seat, expected: now.number });
    expect(table.hints.waiting).toBe(true);
    expect(table.hints.texts.map(say)).toEqual(["The computer is thinking about a hint…"]);
  });

  it("is not offered between people, to who watches, or in the past", () => {
    const seats = { ...now.seats, white: { ...now.seats.white, kind: "friend" as const, level: null } };
    environment.hear({ ...snapshot, you: ["blue"], now: { ...now, to_move: "blue", seats } });
    expect(table.hints.seat).toBeNull();
    expect(table.hints.ask()).toBe(false);
    environment.hear({ ...snapshot, you: [] });
    expect(table.hints.seat).toBeNull();
  });

  it("is shown in the place of what was pointed at before", () => {
    table.selection.point(place, null);
    expect(table.selection.preview).not.toEqual([]);
    table.hints.ask();
    table.selection.point(place, null);
    environment.hear(hint());
    expect(table.selection.preview).toEqual([]);
    table.selection.point(place, null);
    expect(table.selection.preview).not.toEqual([]);
  });

  it("is told and lit, and not played", () => {
    table.hints.ask();
    environment.hear(hint());
    expect(table.hints.texts.map(say)[0]).toMatch(/^Hint: .*56 percent/);
    expect(table.light(place)).toBe("help");
    expect(table.announcements.latest()[0]).toMatch(/^Hint: /);
    expect(asked().kind).toBe("hint");
    expect(table.selection.chosen).toBeNull();
  });

  it("is put away with the moment that it was for, and with the line", () => {
    table.hints.ask();
    environment.hear(hint());
    environment.hear({
      ...snapshot,
      you: [seat],
      now: { ...now, number: now.number + 1, moves: (now.moves ?? 0) + 1 },
    });
    expect(table.hints.texts).toEqual([]);
    expect(table.light(place)).toBeNull();
    table.hints.ask();
    environment.socket.events.close();
    expect(table.hints.waiting).toBe(false);
  });

  it("that is refused is said so; one that came too late is not missed", () => {
    const codes = ["late", "hint_failed"].map((code) => {
      table.hints.ask();
      environment.hear({ kind: "refused", id: String(asked().id), code, number: 0, about: {} });
      expect(table.hints.waiting).toBe(false);
      return table.refusal?.code;
    });
    expect(codes).toEqual([undefined, "hint_failed"]);
  });

  it("can be typed for", () => {
    const { names, border } = table;
    const at = { now, entries: [], you: [seat], names, border, box: "base" as const, cited: [], say };
    const worded = table.worded.bind(table);
    expect(answer("hint", { ...at, acting: seat, worded })).toEqual({ texts: [], asksHint: true });
    expect(answer("hint", { ...at, acting: null, worded }).texts).toEqual(["It is not your turn."]);
  });
});
