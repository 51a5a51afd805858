// What moves when something happens: from events to flights of pieces over the screen. Which event
// moves what is decided here; `Flights` looks up the places and draws.

import type { GameEvent, Place, Seat } from "../../protocol/messages";
import { spot } from "./targets";

export interface Flight {
  symbol: string;
  /** The player whose colour the piece has. */
  seat: Seat | null;
  from: string;
  to: string;
}

const MOST = 12; // of one step; more would only be a swarm

export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return events.flatMap(flightOf).slice(0, MOST);
}

function flightOf(event: GameEvent): Flight[] {
  const { name, player = null, source, target } = event;
  const from = placeOf(source, event);
  const to = placeOf(target, event);
  switch (name) {
    case "place":
      return player ? [{ symbol: "f-targi", seat: player, from: `${player} figures`, to }] : [];
    case "marker":
      return player ? [{ symbol: "f-marker", seat: player, from: `${player} figures`, to }] : [];
    case "move_marker":
      return [{ symbol: "f-marker", seat: player, from, to }];
    case "robber":
      return [{ symbol: "f-robber", seat: null, from, to }];
    case "gain":
      return player ? tokens(event, causePlace(event), `${player} ${event.kind}`) : [];
    case "lose":
      return player ? tokens(event, `${player} ${event.kind}`, causePlace(event)) : [];
    case "card":
      return from !== "" && to !== "" && from !== to
        ? [{ symbol: event.card?.startsWith("G") ? "back-goods" : "back-tribe", seat: null, from, to }]
        : [];
    default:
      return [];
  }
}

function tokens(event: GameEvent, from: string, to: string): Flight[] {
  const flight: Flight = { symbol: `g-${event.kind}`, seat: null, from, to };
  return Array<Flight>(Math.min(event.amount ?? 1, 3)).fill(flight);
}

/** Where tokens come from or go to: the card that brought it about, else the middle of the board. */
function causePlace(event: GameEvent): string {
  if (typeof event.cause === "number") return spot.border(event.cause);
  if (typeof event.cause === "string" && event.cause.startsWith("D")) return spot.dune(event.cause);
  return spot.centre(1, 1);
}

function placeOf(place: Place | undefined, { player }: GameEvent): string {
  if (place === undefined) return "";
  if (typeof place === "number") return spot.border(place);
  if (typeof place === "object") {
    if (place.centre) return spot.centre(...place.centre);
    return player && place.display ? spot.place(player, ...place.display) : "";
  }
  if (/^D\d+$/.test(place)) return spot.dune(place);
  if (place === "hand") return player ? spot.hand(player) : "";
  return place;
}
