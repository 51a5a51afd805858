// What waits for an answer: an offer of the other player, one's own, or an opponent who stays away;
// and what is asked before somebody resigns.

import { OTHER, type Now, type PlainWish, type Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { playerPhrase } from "./player_names";

export interface Matter {
  says: Phrase;
  seat: Seat;
  answers: { label: string; kind: PlainWish | "bot" }[];
}

/** What concerns whoever sits on one of the seats; two on one device talk to each other. */
export function matterOf(now: Now, you: readonly Seat[]): Matter | null {
  const [seat] = you;
  if (now.state !== "playing" || seat === undefined || you.length > 1) return null;
  const them = OTHER[seat];
  const player = playerPhrase(now, them);
  if (now.undo?.seat === them) {
    return {
      says: phrase("web-undo-wish", { player }),
      seat,
      answers: [
        { label: "web-allow", kind: "allow_undo" },
        { label: "web-refuse", kind: "refuse_undo" },
      ],
    };
  }
  if (now.draw?.seat === them) {
    return {
      says: phrase("web-draw-wish", { player }),
      seat,
      answers: [
        { label: "web-accept", kind: "accept_draw" },
        { label: "web-refuse", kind: "decline_draw" },
      ],
    };
  }
  if (now.seats[them].gone && now.seats[them].stand_in === null) {
    return {
      says: phrase("web-gone", { player }),
      seat,
      answers: [
        { label: "web-claim", kind: "claim" },
        { label: "web-let-bot", kind: "bot" },
      ],
    };
  }
  const asked = now.undo?.seat === seat || now.draw?.seat === seat;
  return asked ? { says: phrase("web-asked"), seat, answers: [] } : null;
}

/** Who would resign here, and the question before it: on one device whoever is to move. */
export function resignation(now: Now, you: readonly Seat[]): { seat: Seat; asks: Phrase } | null {
  const [first] = you;
  if (now.state !== "playing" || first === undefined) return null;
  if (you.length === 1) return { seat: first, asks: phrase("web-resign-sure") };
  const seat = now.to_move ?? first;
  return { seat, asks: phrase("web-resign-who", { player: playerPhrase(now, seat) }) };
}
