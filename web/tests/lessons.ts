// A lesson for tests: something to look at, to do, to try in vain and to find; and its server.

import type { Lesson, LessonAnswer, LessonStep, LessonTry } from "../src/protocol/messages";
import { GAMES } from "./games";

const { snapshot, opening } = GAMES.base;
const asks = opening.findIndex(({ now }) => now.asked?.name === "place" && now.to_move === "blue");
const { now } = opening[asks]!;
/** What comes of the move that is made there. */
export const MOVED = opening[asks + 1]!;

export const NO_ANSWER = { solved: false, answer: null, refused: null, help: null } as const;

function step(id: string, kind: LessonStep["kind"], more: Partial<LessonStep> = {}): LessonStep {
  return { id, kind, rule: "4.1", says: { en: `Words of ${id}.` }, lights: [], spots: [], table: false, ...more };
}

export const LESSON: Lesson = {
  id: "desert",
  ruleset: "base",
  rules: ["4.1"],
  title: { en: "The desert", de: "Die Wüste" },
  about: { en: "Lines." },
  steps: [
    step("look", "show", { table: true, lights: ["5", "2,2"] }),
    step("place", "do", { lights: ["7"] }),
    step("wrong", "refuse", { table: true }),
    step("find", "spot", { table: true, spots: ["1,1", "3"] }),
  ],
};

/** What the table of a lesson tells at first. */
export function arrival(more: Partial<LessonAnswer> = {}): LessonAnswer {
  return { ...NO_ANSWER, messages: [{ ...snapshot, you: ["blue"], now }], ...more };
}

/** A server that answers as a test says, and remembers what it was asked. */
export class LessonServer {
  asked: LessonTry[] = [];
  answers: (LessonAnswer | Error)[] = [];

  play = (tried: LessonTry): Promise<LessonAnswer> => {
    this.asked.push(tried);
    const answer = this.answers.shift() ?? arrival();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
}
