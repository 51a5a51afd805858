"""What the gate lets pass, each by name: words that are alike in two languages, or never change.

Whoever adds a word here has looked at it and found that it is right.
"""

import re

# Messages whose words are those of the English one.
EQUAL = {
    "de": {
        *("label-symbol", "label-name", "option-targia", "table-hand"),
        *("draw-border-fata-morgana", "draw-targia", "draw-targi", "draw-marker"),
        *("draw-symbol-targia", "web-hand", "web-pace-normal"),
    },
    "fr": {
        *("label-action", "score-total", "draw-border-noble", "draw-symbol-oasis"),
        *("brief-joker", "draw-player", "web-card-possible", "web-grace-five", "web-source"),
        *("web-replay-pause", "web-stock"),
    },
    "es": {"score-total", "draw-symbol-oasis", "web-pace-normal"},
    "pl": {"label-symbol", "web-start", "brief-joker"},
}
# Numbers that name a thing instead of counting some (row 2, corner 4), or stand alone.
NAMING_NUMBERS = re.compile(
    r".*\.(row|column|place|round|raid|first|held)"
    r"|(border|cards|short|score-part)-.*"
    r"|(event-raid|play-move|table-next-raid|table-raid-now)\.number"
    r"|event-round\.amount|learn-step\..*|score-wins\..*|play-(hint|narrow)\..*"
    r"|web-(hint|result-help)\..*"
    r"|web-lesson-(step|praise|left)\..*"
    r"|web-(level-about|level-up|level-down|more|show-all|you-win|you-lose|game-points)\..*"
    r"|web-(limit-ahead|limit-then|limit-now|row-alike|row-different|place-number|count)\..*"
    r"|web-advice-(limit|row-alike|row-different)\..*"
)
# Words that are the same behind every number.
UNCOUNTED = {
    "en": {
        *("token-salt", "token-pepper", "token-gold", "token-water", "token-vp"),
        "web-end-unused",
    },
    "de": {
        *("token-salt", "token-pepper", "token-gold", "token-water", "web-end-unused"),
        *("effect-fewer-targis", "event-fewer-targis", "event-next-round-fewer"),
    },
    "fr": {
        *("token-salt", "token-pepper", "token-vp", "draw-goods", "web-advice-unused"),
    },
    "es": {"token-salt", "token-water", "token-vp", "web-end-unused"},
    "pl": {"web-end-unused", "web-advice-unused"},
}
# Words that are asked for a form and answer with the bare one, by form.
UNBENT = {
    "en": {
        "the": {
            *("border-dates", "border-salt", "border-pepper", "border-fata-morgana"),
            "place-centre",
        },
        "at": {"where"},
    },
    "de": {
        "acc": {"place-centre"},
        "dat": {"place-centre"},
        "at": {"where"},
        # They begin with a number.
        "start": {
            *("demand-goods", "token-vp", "token-dates", "token-salt", "token-pepper"),
            "token-gold",
        },
    },
    "fr": {
        "the": {"place-centre"},
        "at": {"where"},
        # They have a capital anyway.
        "start": {
            *("border-dates", "border-salt", "border-pepper", "border-trader", "border-noble"),
            *("border-fata-morgana", "border-silversmith", "border-caravan", "border-water-place"),
            *("border-tribal-expansion", "card-dune", "card-camel-rider", "card-oasis"),
            *("card-camp", "card-well"),
        },
        "card": {
            *("border-noble", "border-fata-morgana", "border-silversmith", "border-pepper"),
            *("border-dates", "border-trader", "card-dune"),
        },
    },
    "es": {
        "the": {"border-dates", "border-salt", "border-pepper", "place-centre"},
        "brief": {"token-dates"},
    },
    "pl": {
        "acc": {
            *("demand-goods", "token-vp", "token-goods", "token-goods-of-choice", "card-camp"),
            *("kind-salt", "kind-pepper", "kind-dates", "kind-gold", "kind-vp", "kind-goods"),
        },
        "short-acc": {"token-salt", "token-pepper", "token-dates", "token-vp", "demand-goods"},
        "named": {
            *("border-noble", "border-fata-morgana", "border-silversmith", "border-pepper"),
            *("border-dates", "border-trader", "card-dune"),
        },
        "few": {"kind-goods"},
    },
}
