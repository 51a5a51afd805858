import { beforeEach, describe, expect, it } from "vitest";
import type { EmoteName, Seat, SeatNow } from "../../src/protocol/messages";
import { settings } from "../../src/settings.svelte";
import { SHOWN } from "../../src/table/model/emotes.svelte";
import { TableSession } from "../../src/table/model/session.svelte";
import { FakeEnvironment } from "../fake_environment";
import { GAMES } from "../games";

const { snapshot } = GAMES.base;
const BEN: Partial<SeatNow> = { kind: "friend", name: "Ben", level: null, taken: true };

let environment: FakeEnvironment;
let table: TableSession;

beforeEach(() => {
  settings.mute = false;
});

/** Somebody looks at a table where white is like this. */
function look(you: Seat[] = ["blue"], white: Partial<SeatNow> = BEN): void {
  environment = new FakeEnvironment();
  table = new TableSession(environment);
  environment.socket.events.open();
  const { seats } = snapshot.now;
  const now = { ...snapshot.now, seats: { ...seats, white: { ...seats.white, ...white } } };
  environment.hear({ ...snapshot, you, now });
}

function hear(seat: Seat, emote: EmoteName): void {
  environment.hear({ kind: "emoted", seat, emote });
}

function refuse(code: string): void {
  const id = String(environment.sent().at(-1)?.id);
  environment.hear({ kind: "refused", id, code, number: 0, about: {} });
}

describe("emotes", () => {
  it("are for a player whose opponent is another person", () => {
    look();
    expect(table.emotes.seat).toBe("blue");
    look([]);
    expect(table.emotes.seat).toBeNull();
    look(["blue", "white"]);
    expect(table.emotes.seat).toBeNull();
    look(["blue"], { kind: "bot", name: null, level: "caracal", taken: true });
    expect(table.emotes.seat).toBeNull();
    look(["blue"], { ...BEN, name: null, taken: false });
    expect(table.emotes.seat).toBeNull();
  });

  it("are sent at once, beside a command that waits, and never again", () => {
    look();
    table.send({ kind: "offer_draw", seat: "blue" });
    table.emotes.say("hello");
    const said = { kind: "emote", id: "emote-tab-2", seat: "blue", emote: "hello" };
    expect(environment.sent().at(-1)).toEqual(said);
    environment.wait(60_000); // the line is given up, and the command sent again by others
    const sent = environment.sockets.flatMap((socket) => socket.sent);
    expect(sent.filter((text) => text.includes(said.id))).toHaveLength(1);
  });

  it("are shown for some seconds, each player's for themselves", () => {
    look();
    hear("white", "well_played");
    environment.wait(SHOWN - 1);
    hear("blue", "thanks");
    expect(table.emotes.shown).toEqual({ white: "well_played", blue: "thanks" });
    environment.wait(1);
    expect(table.emotes.shown).toEqual({ blue: "thanks" });
  });

  it("stay as long as the last one asks for", () => {
    look();
    hear("white", "hello");
    environment.wait(SHOWN - 1);
    hear("white", "oops");
    environment.wait(SHOWN - 1);
    expect(table.emotes.shown.white).toBe("oops");
  });

  it("of the opponent are not heard if muted, one's own are", () => {
    look();
    settings.mute = true;
    hear("white", "hello");
    expect([table.emotes.shown, table.emotes.latest]).toEqual([{}, null]);
    hear("blue", "hello");
    expect(table.emotes.shown).toEqual({ blue: "hello" });
  });

  it("that are too many are told beside the name, and nothing else is refused", () => {
    look();
    table.emotes.say("hello");
    refuse("too_many");
    expect(table.emotes.refusal?.id).toBe("web-emote-later");
    expect(table.refusal).toBeNull();
    environment.wait(SHOWN);
    expect(table.emotes.refusal).toBeNull();
  });

  it("cannot be said without a line, and that is told", () => {
    look();
    environment.socket.events.close();
    table.emotes.say("hello");
    expect(table.emotes.refusal?.id).toBe("web-offline");
    expect(environment.sent().some((one) => one.kind === "emote")).toBe(false);
  });
});
