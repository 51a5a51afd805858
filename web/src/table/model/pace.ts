// How long things are shown, by the pace that the player has chosen, in milliseconds.

import type { Pace } from "../../settings.svelte";

type Moving = Exclude<Pace, "off">;

/** The flight of a piece. */
export const FLIGHT: Readonly<Record<Moving, number>> = { slow: 620, normal: 360, fast: 180 };

/** From the start of a flight to the start of the next of so many, as a part of a flight: all are over
    in the time of two. */
export function stagger(flights: number): number {
  return Math.min(0.28, 1 / Math.max(1, flights - 1));
}

/** For reading what another player does. */
export const READING: Readonly<Record<Moving, number>> = { slow: 1800, normal: 1000, fast: 450 };

/** For looking at a moment of a replay. Without a pause it would be no replay. */
export function replayPause(pace: Pace): number {
  return READING[pace === "off" ? "fast" : pace];
}
