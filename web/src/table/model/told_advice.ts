// What was advised at a table: the same only now and then, and nothing new after a reload.

import { getItem, setItem } from "../../browser/storage";
import type { Advice } from "./advice";

const KEY = "targi-advice"; // of the table where something was advised last
const MOST = 2; // times in a game

/** When something is decided: in which round, and after how many moves. */
export interface Moment {
  round: number;
  moves: number;
}

interface Told extends Moment {
  about: string;
}

export class ToldAdvice {
  private readonly told: Told[];

  constructor(readonly table: string) {
    this.told = read(table);
  }

  /** The first that is not told too often: once a round, twice a game. A decision keeps its advice. */
  choose(advice: readonly Advice[], { round, moves }: Moment): Advice | null {
    const now = this.told.find((one) => one.moves === moves)?.about;
    const fresh = (about: string): boolean => {
      const before = this.told.filter((one) => one.about === about);
      return before.length < MOST && before.every((one) => one.round !== round);
    };
    return advice.find(({ about }) => about === now) ?? advice.find(({ about }) => fresh(about)) ?? null;
  }

  /** It has been told at this moment. */
  remember({ about }: Advice, { round, moves }: Moment): void {
    if (this.told.some((one) => one.about === about && one.moves === moves)) return;
    this.told.push({ about, round, moves });
    setItem(KEY, JSON.stringify({ table: this.table, told: this.told }));
  }
}

function read(table: string): Told[] {
  try {
    const kept = JSON.parse(getItem(KEY) ?? "{}") as { table?: unknown; told?: unknown };
    return kept.table === table && Array.isArray(kept.told) ? kept.told.filter(isTold) : [];
  } catch {
    return [];
  }
}

function isTold(one: unknown): one is Told {
  if (typeof one !== "object" || one === null) return false;
  const { about, round, moves } = one as Partial<Told>;
  return typeof about === "string" && Number.isInteger(round) && Number.isInteger(moves);
}
