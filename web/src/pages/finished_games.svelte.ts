// The games that this browser has seen the end of: how used to the game somebody is, and how it goes.
// Kept in the browser; at first they are those that the server knows.

import { untrack } from "svelte";
import { api } from "../api";
import { getItem, setItem } from "../browser/storage";
import { OTHER } from "../protocol/messages";
import { changeSettings, settings } from "../settings.svelte";
import { helpAfter } from "../table/model/advisor.svelte";
import type { TableSession } from "../table/model/session.svelte";
import { resultOf } from "./games";
import { levelAfter, type FinishedHere } from "./level_advice";

const KEY = "targi-finished";
const MOST = 40;
const RESULTS: readonly unknown[] = ["won", "drawn", "lost", "both"] satisfies FinishedHere["result"][];

class FinishedGames {
  /** The latest of them, oldest first; null until they are known. */
  list = $state.raw<readonly FinishedHere[] | null>(null);

  /** The server is asked once in the life of a browser. */
  async load(): Promise<void> {
    this.list = kept() ?? (await known());
  }

  /** A game is over; whether it was not known to be. */
  add(game: FinishedHere): boolean {
    const others = kept() ?? this.list ?? [];
    if (others.some(({ table }) => table === game.table)) return false;
    this.list = [...others, game].slice(-MOST);
    setItem(KEY, JSON.stringify(this.list));
    return true;
  }
}

export const finishedGames = new FinishedGames();

function kept(): FinishedHere[] | null {
  try {
    const found: unknown = JSON.parse(getItem(KEY) ?? "null");
    return Array.isArray(found) ? found.filter(isFinished) : null;
  } catch {
    return null;
  }
}

function isFinished(one: unknown): one is FinishedHere {
  if (typeof one !== "object" || one === null) return false;
  const { table, level, result } = one as Partial<FinishedHere>;
  return typeof table === "string" && (level === null || typeof level === "string") && RESULTS.includes(result);
}

async function known(): Promise<FinishedHere[]> {
  try {
    const { games } = await api.myGames(null);
    const list = games.map((game) => ({ table: game.table, level: game.level, result: resultOf(game) })).toReversed();
    setItem(KEY, JSON.stringify(list));
    return list;
  } catch {
    return []; // asked again at the next table
  }
}

/** Advises a player who has finished few games, and remembers how this one ends. */
export function learnFrom(session: TableSession): void {
  $effect(() => {
    session.advisor.help = settings.advice && finishedGames.list ? helpAfter(finishedGames.list.length) : "none";
  });
  $effect(() => {
    const game = finishedGames.list ? endOf(session) : null;
    untrack(() => {
      if (game !== null && finishedGames.add(game)) preselect(game.table);
    });
  });
}

/** How a game with a seat of ours came out, if it is over. */
function endOf({ state, you, me }: TableSession): FinishedHere | null {
  const result = state?.now.result;
  if (!state || !result || you.length === 0) return null;
  const table = state.about.table;
  if (you.length === 2) return { table, level: null, result: "both" };
  const { level } = state.now.seats[OTHER[me]];
  const won = result.winner === me ? "won" : "lost";
  return { table, level, result: result.winner === "draw" ? "drawn" : won };
}

/** Chooses the level to play next, for somebody who has not chosen another one than was played. */
function preselect(table: string): void {
  const advice = levelAfter(finishedGames.list ?? [], table);
  if (advice?.level === settings.level) changeSettings({ level: advice.next });
}
