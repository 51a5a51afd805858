// How long things are shown, by the pace that the player has chosen, in milliseconds.

import type { Pace } from "../../settings.svelte";

type Moving = Exclude<Pace, "off">;

/** The flight of a piece. */
export const FLIGHT: Readonly<Record<Moving, number>> = { slow: 620, normal: 360, fast: 180 };

/** For reading what another player does. */
export const READING: Readonly<Record<Moving, number>> = { slow: 1800, normal: 1000, fast: 450 };

/** For looking at a moment of a replay. Without a pause it would be no replay. */
export function replayPause(pace: Pace): number {
  return READING[pace === "off" ? "fast" : pace];
}
