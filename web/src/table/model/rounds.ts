// The rounds of a game, for drawing them.

export const ROUNDS = 12;

/** Whether the robber reaches a corner after this round. */
export function hasRaid(round: number): boolean {
  return round % 3 === 0;
}
