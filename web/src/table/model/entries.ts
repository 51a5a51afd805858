// What is said of entries that are no moves: comings and goings, offers, the end.

import {
  OTHER,
  type End,
  type Entry,
  type Now,
  type Position,
  type Result,
  type Seat,
  type Told,
  type Winner,
} from "../../protocol/messages";
import { named, phrase, replaced, type Gap, type Phrase } from "../../words/phrases";
import { playerNames, playerPhrase } from "./player_names";

const UNSAID = new Set(["created", "invited", "nonce_given", "started", "moved", "undo_allowed", "draw_accepted"]);

/** The sentence of an entry; entries that go without saying have none. */
export function entryPhrase(entry: Entry): Phrase | null {
  if (UNSAID.has(entry.kind)) return null;
  switch (entry.kind) {
    case "finished":
      return endPhrase(entry.end, entry.by, entry.winner);
    case "closed":
      return phrase(`entry-closed-${entry.reason}`);
    case "seat_taken":
      return phrase("entry-seat-taken", { seat: entry.seat, name: named(entry.name) });
    case "bot_took_over":
      return phrase("entry-bot-took-over", { player: seatPhrase(entry.seat), level: entry.level });
    default: {
      const gaps: Record<string, Gap> = "seat" in entry ? { player: seatPhrase(entry.seat) } : {};
      return phrase(`entry-${entry.kind.replaceAll("_", "-")}`, gaps);
    }
  }
}

/** The sentences of an entry, whatever it is. */
export function toldOf(entry: Entry): Told[] {
  if ("told" in entry) return entry.told;
  const says = entryPhrase(entry);
  return says ? [{ says, rule: "", forced: false }] : [];
}

/** How a game ended. */
export function endPhrase(
  end: End | undefined,
  by: Seat | null | undefined,
  winner: Winner | null | undefined,
): Phrase {
  const gaps: Record<string, Gap> = {};
  if (by) gaps.by = seatPhrase(by);
  if (winner === "blue" || winner === "white") gaps.winner = seatPhrase(winner);
  const drawn = end === "completed" && gaps.winner === undefined;
  return phrase(drawn ? "end-completed-draw" : `end-${end ?? "unfinished"}`, gaps);
}

/** How it ended for whoever sits here, as the heading of the result. */
export function verdict(now: Now, { end, by, winner }: Result, you: readonly Seat[]): Phrase {
  if (end !== "completed" || !now.scores || winner === "draw") {
    return replaced(endPhrase(end, by, winner), playerNames(now));
  }
  const [points, other] = [now.scores[winner].total, now.scores[OTHER[winner]].total];
  if (points === other && now.position) {
    return phrase("score-wins-tie", { winner: playerPhrase(now, winner), points, by: tieBreak(now.position) });
  }
  if (you.length !== 1) return phrase("score-wins", { winner: playerPhrase(now, winner), points, other });
  return you[0] === winner
    ? phrase("web-you-win", { points, other })
    : phrase("web-you-lose", { points: other, other: points });
}

/** What decides between equal scores (rule 8.4): gold, or what the ruleset compares after it. */
function tieBreak({ players, ruleset }: Position): Phrase {
  const afterGold = typeof ruleset === "string" ? "goods" : ruleset.tiebreak;
  return phrase(`score-tie-${players.blue.gold === players.white.gold ? afterGold : "gold"}`);
}

/** Why the server refused something. */
export function codePhrase(code: string): Phrase {
  return phrase(`code-${code.replaceAll("_", "-")}`);
}

function seatPhrase(seat: Seat): Phrase {
  return phrase(`seat-${seat}`);
}
