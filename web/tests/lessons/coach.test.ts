import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/api";
import { Coach } from "../../src/lessons/coach.svelte";
import { LessonEnvironment } from "../../src/lessons/lesson_environment";
import { FIRST_STEP, type Place } from "../../src/lessons/progress";
import type { LessonAnswer, Refused } from "../../src/protocol/messages";
import { TableSession } from "../../src/table/model/session.svelte";
import { spot } from "../../src/table/model/targets";
import { loadLanguage } from "../../src/words/say.svelte";
import { FakeEnvironment } from "../fake_environment";
import { arrival, LESSON, LessonServer, MOVED, NO_ANSWER } from "../lessons";

const QUIET = 20_000; // ms until help is lit
const HELP = { move: "place 7", says: { id: "border-dates", gaps: { number: 7 } } };
const REFUSED = { reason: "robber_here", rule: "3.2", says: { id: "web-by-crossing" } };

let clock: FakeEnvironment;
let server: LessonServer;
let coach: Coach;
let session: TableSession;
let kept: Place[];
let finished: boolean;
let missing: boolean;

/** All that waits for an answer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

async function open(answer: LessonAnswer | Error, at: Place = FIRST_STEP): Promise<void> {
  server.answers.push(answer);
  coach = new Coach(LESSON, at, {
    after: clock.after,
    keep: (place) => kept.push(place),
    finish: () => (finished = true),
    missing: () => (missing = true),
  });
  const environment = new LessonEnvironment(coach, { play: server.play, after: clock.after });
  session = new TableSession(environment);
  coach.join(session, (how) => void environment.tell(how));
  session.guide = coach;
  await settled();
}

async function atStep(step: number, answer: Partial<LessonAnswer> = {}): Promise<void> {
  await open(arrival(answer), { step, moves: LESSON.steps.slice(0, step + 1).map(() => []) });
}

async function tryMove(move: string, answer: Partial<LessonAnswer>): Promise<void> {
  server.answers.push({ ...NO_ANSWER, messages: [], ...answer });
  session.send({ kind: "move", seat: "blue", move });
  await settled();
}

async function next(answer: LessonAnswer = arrival()): Promise<void> {
  server.answers.push(answer);
  coach.ways[0]?.act();
  await settled();
}

function told(): string[] {
  return coach.tells.map(({ id }) => id);
}

afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} }); // whose language is told
  await loadLanguage("en");
  clock = new FakeEnvironment();
  server = new LessonServer();
  [kept, finished, missing] = [[], false, false];
});

describe("a step to look at", () => {
  it("is told with what is lit, and left by Next", async () => {
    await open(arrival({ solved: true }));
    expect(told()).toEqual(["web-lesson-step", "literal", "web-lesson-lit"]);
    expect(coach.light(spot.border(5))).toBe("lit");
    expect(coach.light(spot.centre(1, 1))).toBe("lit");
    expect(coach.light(spot.border(6))).toBeNull();
    expect(session.targets.spots.size).toBe(0);
    await next();
    expect(coach.step).toBe(2);
    expect(server.asked.at(-1)).toEqual({ step: 1, moves: [], move: null });
  });

  it("answers a typed move without asking the server", async () => {
    await open(arrival({ solved: true }));
    session.send({ kind: "move", seat: "blue", move: "place 5" });
    await settled();
    expect(server.asked).toHaveLength(1);
    expect(session.refusal?.about.says?.id).toBe("web-lesson-go-on");
  });
});

describe("a step to do", () => {
  it("is praised when it is solved", async () => {
    await atStep(1, { help: HELP });
    await tryMove("place 7", { answer: "made", solved: true, messages: [MOVED] });
    expect(told()).toEqual(["web-lesson-praise"]);
    expect(coach.quiet).toBe(true);
    expect(kept.at(-1)).toEqual({ step: 1, moves: [[], ["place 7"]] });
  });

  it("sends the moves of the steps since the last new position", async () => {
    await atStep(1, { help: HELP });
    await tryMove("place 7", { answer: "made", messages: [MOVED] });
    await tryMove("place 9", { answer: "elsewhere" });
    expect(server.asked.at(-1)).toEqual({ step: 1, moves: ["place 7"], move: "place 9" });
  });

  it("lights help after a while, and says it after another", async () => {
    await atStep(1, { help: HELP });
    clock.wait(QUIET - 1);
    expect(coach.light(spot.border(7))).toBe("lit");
    clock.wait(1);
    expect(coach.light(spot.border(7))).toBe("help");
    expect(told()).toEqual(["web-lesson-lit"]);
    expect(coach.hint).toEqual([]);
    clock.wait(QUIET / 2);
    expect(coach.hint.map(({ id }) => id)).toEqual(["learn-help"]);
  });

  it("lights help after two wrong tries, which are answered", async () => {
    await atStep(1, { help: HELP });
    await tryMove("place 9", { answer: "elsewhere", help: HELP });
    expect(session.refusal?.about.says?.id).toBe("learn-elsewhere");
    expect(coach.light(spot.border(7))).toBe("lit");
    await tryMove("place 1", { answer: "refused", refused: REFUSED, help: HELP });
    expect(session.refusal?.about.rule).toBe("3.2");
    expect(coach.light(spot.border(7))).toBe("help");
    await tryMove("place 1", { answer: "refused", refused: REFUSED, help: HELP });
    expect(told()).toEqual(["learn-help"]);
  });

  it("leaves nothing chosen after a wrong try", async () => {
    await atStep(1, { help: HELP });
    session.selection.chosen = spot.border(9);
    await tryMove("place 9", { answer: "elsewhere" });
    expect(session.selection.chosen).toBeNull();
  });

  it("waits anew after a move that leads on", async () => {
    await atStep(1, { help: HELP });
    clock.wait(QUIET);
    await tryMove("place 7", { answer: "made", messages: [MOVED], help: HELP });
    expect(coach.light(spot.border(7))).toBe("lit");
  });

  it("says so where no help is known", async () => {
    await atStep(1);
    clock.wait(QUIET);
    expect(told()).toEqual(["web-lesson-astray"]);
  });

  it("helps at once who asks for it", async () => {
    await atStep(1, { help: HELP });
    expect(coach.obey("hint")).toBe(true);
    expect(told()).toEqual(["learn-help"]);
  });

  it("takes back the last move, also of a step before", async () => {
    await open(arrival(), { step: 1, moves: [["place 2"], []] });
    session.send({ kind: "undo", seat: "blue" });
    await settled();
    expect(server.asked.at(-1)).toEqual({ step: 0, moves: [], move: null });
    expect(coach.step).toBe(1);
  });
});

describe("a step to try in vain", () => {
  it("is solved by the refusal, which goes on being told", async () => {
    await atStep(2);
    await tryMove("place 1", { answer: "refused", refused: REFUSED, solved: true });
    expect(told()).toEqual(["web-lesson-praise"]);
    expect(session.refusal?.about.rule).toBe("3.2");
  });

  it("offers as a choice what no click tries", async () => {
    const says = { id: "web-hand" };
    await atStep(2, { help: { move: "pay cost", says } });
    expect(session.targets.buttons.map(({ move }) => move)).toContain("pay cost");
    clock.wait(QUIET);
    expect(coach.light("move pay cost")).toBe("help");
  });
});

describe("a step to find places", () => {
  it("marks right ones and answers wrong ones", async () => {
    await atStep(3);
    session.click(spot.centre(0, 0), null);
    expect(coach.light(spot.centre(0, 0))).toBe("found");
    expect(told()).toEqual(["web-lesson-found", "web-lesson-left"]);
    session.click(spot.border(9), null);
    expect((session.refusal as Refused).about.says?.id).toBe("web-lesson-not-there");
    session.click(spot.border(3), null);
    expect(told()).toEqual(["web-lesson-praise"]);
    expect(session.refusal).toBeNull();
    expect(server.asked).toHaveLength(1);
  });

  it("takes typed places", async () => {
    await atStep(3);
    expect(coach.obey("1,1")).toBe(true);
    expect(coach.obey("words")).toBe(false);
    expect(coach.obey("3")).toBe(true);
    expect(coach.ways).toHaveLength(1);
  });

  it("lights and then names what is missing", async () => {
    await atStep(3);
    clock.wait(QUIET);
    expect(coach.light(spot.centre(0, 0))).toBe("help");
    clock.wait(QUIET);
    expect(coach.hint.map(({ id }) => id)).toEqual(["web-lesson-point"]);
  });
});

describe("the way through a lesson", () => {
  it("leads back, and to the beginning of a step", async () => {
    await open(arrival(), { step: 1, moves: [[], ["place 7"]] });
    coach.goAgain?.();
    await settled();
    expect(server.asked.at(-1)).toEqual({ step: 1, moves: [], move: null });
    coach.goBack?.();
    await settled();
    expect(coach.step).toBe(1);
    expect(coach.goBack).toBeNull();
  });

  it("ends after the last step", async () => {
    await atStep(3);
    for (const place of ["1,1", "3"]) coach.obey(place);
    await next();
    expect(finished).toBe(true);
    expect(told()).toEqual(["learn-done"]);
    expect(coach.obey("next")).toBe(false);
  });

  it("begins anew where the lesson is no longer what it was", async () => {
    await open(new Refusal("other_lesson"), { step: 1, moves: [["place 99"], []] });
    expect(server.asked.at(-1)).toEqual({ step: 0, moves: [], move: null });
    expect(coach.step).toBe(1);
    expect(missing).toBe(false);
  });

  it("ends where there is no such lesson", async () => {
    await open(new Refusal("no_lesson"));
    expect(missing).toBe(true);
  });
});

describe("a lost line", () => {
  it("is not noticed while nothing is asked", async () => {
    await atStep(1, { help: HELP });
    const asked = server.asked.length;
    for (let second = 0; second < 60; second++) {
      clock.wait(1000);
      await settled();
      expect(session.online).toBe(true);
    }
    expect(server.asked.length).toBe(asked);
  });

  it("is said, and what was tried is sent again", async () => {
    await atStep(1, { help: HELP });
    server.answers.push(new Refusal("unreachable"));
    session.send({ kind: "move", seat: "blue", move: "place 7" });
    await settled();
    expect(session.online).toBe(false);
    server.answers.push(arrival({ help: HELP }), {
      ...NO_ANSWER,
      answer: "made",
      solved: true,
      messages: [MOVED],
    });
    clock.wait(300);
    await settled();
    expect(session.online).toBe(true);
    expect(server.asked.filter(({ move }) => move === "place 7")).toHaveLength(2);
    expect(kept.at(-1)).toEqual({ step: 1, moves: [[], ["place 7"]] });
  });

  it("does not mix what was shown before it with the beginning of a step", async () => {
    await atStep(1, { help: HELP });
    await tryMove("place 7", { answer: "made", messages: [MOVED] });
    server.answers.push(new Refusal("unreachable"));
    coach.goAgain?.();
    await settled();
    expect(session.online).toBe(false);
    server.answers.push(arrival({ help: HELP }));
    clock.wait(300);
    await settled();
    expect(session.state?.now.number).toBeLessThan(MOVED.now.number);
    expect(session.state?.entries).toEqual([]);
  });

  it("takes back no more than was asked for", async () => {
    await open(arrival(), { step: 1, moves: [[], ["place 7", "place 9"]] });
    server.answers.push(new Refusal("unreachable"));
    session.send({ kind: "undo", seat: "blue" });
    await settled();
    clock.wait(300);
    await settled();
    expect(server.asked.at(-1)?.moves).toEqual(["place 7"]);
  });
});
