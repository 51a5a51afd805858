"""What is asked of a player, and why a move is refused, as phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from targi.cards import Catalogue
from targi.game import Reason
from targi.game.moves.questions import Question
from targi.game.names import Json
from targi.text import naming
from targi.text.phrases import Gap, Phrase, phrase

_TOO_FEW: Final = ("too_few_goods", "too_few_gold", "too_few_water")


def question(
    asked: Question, catalogue: Catalogue, names: Mapping[str, Phrase] = naming.SEATS
) -> Phrase:
    """What is asked of the player to move."""
    name = f"{asked.name}-limit" if "limit" in asked.parameters else asked.name
    return phrase(f"ask-{name}", **_gaps(asked.parameters, catalogue, names))


def refusal(
    reason: Reason,
    asked: Question | None,
    catalogue: Catalogue,
    names: Mapping[str, Phrase] = naming.SEATS,
) -> Phrase:
    """Why a move is not possible, with the number of the rule; at the end nothing is asked."""
    gaps = _gaps(reason.parameters, catalogue, names)
    if asked is not None:
        gaps["question"] = question(asked, catalogue, names)
    return phrase("refused", reason=phrase(f"refused-{_refused(reason)}", **gaps), rule=reason.rule)


def _refused(reason: Reason) -> str:
    """The message of a reason: some reasons have two, by what is known."""
    if reason.code in _TOO_FEW:
        return "too-few"
    if reason.code == "cannot_meet" and "cards" in _amounts(reason, "demanded"):
        return "cannot-meet-card"
    if reason.code == "used" and reason.rule == "5.30":
        return "used-targia"
    if reason.code == "used" and "cell" in reason.parameters:
        return "used-cell"
    more = next((name for name in ("nearest", "discount") if reason.parameters.get(name)), None)
    return f"{reason.code}-{more}" if more else reason.code


def _amounts(reason: Reason, name: str) -> Mapping[str, Json]:
    amounts = reason.parameters[name]
    assert isinstance(amounts, dict)
    return amounts


def _gaps(
    parameters: Mapping[str, Json], catalogue: Catalogue, names: Mapping[str, Phrase]
) -> dict[str, Gap]:
    gaps = {name: _gap(name, value, catalogue, names) for name, value in parameters.items()}
    if "needed" in parameters and parameters.get("kind") not in (None, "cards"):
        gaps["tokens"] = (naming.token(str(parameters["kind"]), int(str(parameters["needed"]))),)
    return gaps


def _gap(name: str, value: Any, catalogue: Catalogue, names: Mapping[str, Phrase]) -> Gap:
    match name:
        case "card" | "opposite":
            return naming.place(catalogue, value)
        case "cell" | "marker":
            return naming.cell_of(value)
        case "place":
            return naming.place_of(value)
        case "by":
            return names[value]
        case "kind" if value != "cards":
            return naming.kind(value)
        case "limit":
            return (naming.token("goods", value),)
        case "missing" | "demanded" if "cards" not in value:
            return naming.tokens(value)
    return value if isinstance(value, int | str) else str(value)
