// Somebody who leads through a table step by step, as far as the table knows them. In a game there
// is nobody; in a lesson it is the coach.

import type { Phrase } from "../../words/phrases";
import type { Spot } from "./targets";

/** How a place is lit: to be seen, found by the player, or as help. */
export type Light = "lit" | "found" | "help";

/** A button of the guide's. */
export interface Way {
  says: Phrase;
  act: () => void;
}

export interface Guide {
  /** What to do, in place of the question. */
  readonly says: Phrase;
  /** The rule that it is about. */
  readonly rule: string;
  /** Which step it is, from 1, of how many. */
  readonly step: number;
  readonly steps: number;
  /** Whether nothing can be played now. */
  readonly quiet: boolean;
  /** Whether something is on its way that changes the step or the table. */
  readonly busy: boolean;
  /** What helps, in words. */
  readonly hint: readonly Phrase[];
  /** What is to be told to who listens, whenever it is another list. */
  readonly tells: readonly Phrase[];
  /** How to go on, what most want first. */
  readonly ways: readonly Way[];
  /** To the step before, if there is one, and to the beginning of this one. */
  readonly goBack: (() => void) | null;
  readonly goAgain: (() => void) | null;
  light(at: Spot): Light | null;
  /** A place is pointed at by a click; whether that is what the step asks for. */
  point(at: Spot): boolean;
  /** Carries out a typed line if it is for the guide. */
  obey(line: string): boolean;
}

/** A choice that no place stands for, as something that can be lit. */
export function spotOfMove(move: string): Spot {
  return `move ${move}`;
}
