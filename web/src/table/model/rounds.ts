// The rounds of a game, for drawing them.

export const ROUNDS = 12;

/** Whether the robber reaches a corner after this round. */
export function hasRaid(round: number): boolean {
  return round % 3 === 0;
}

/** The corner that the robber comes to next, or stands on. */
export function nextCorner(robber: number): number {
  return Math.ceil(robber / 4) * 4;
}
