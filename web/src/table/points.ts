// Points by round, for the chart at the end: the last score known of each round.

import type { Now, Seat } from "../protocol/messages";

export interface RoundPoints {
  round: number;
  points: Record<Seat, number>;
}

/** In the order of rounds; empty unless the whole game was seen, for half a chart would mislead. */
export function pointsByRound(moments: readonly Now[]): RoundPoints[] {
  const byRound = new Map<number, RoundPoints>();
  for (const { position, scores } of [...moments].sort((a, b) => a.number - b.number)) {
    if (!position || !scores) continue;
    const points = { blue: scores.blue.total, white: scores.white.total };
    if (byRound.size === 0) byRound.set(0, { round: 0, points });
    byRound.set(position.round, { round: position.round, points });
  }
  const rounds = [...byRound.values()];
  return rounds.every(({ round }, at) => round === at) ? rounds : [];
}
