# What things are called by what is seen of them: without the codes of cards and the coordinates of
# places. A card is told by what it is worth and does, or costs; these words stand behind its symbol
# or kind, in the place of its code: "the oasis worth 1 VP (safe from raids)".

## Behind a card

# Behind a tribe card; $effects are the words at the end of this file.
known-tribe = mit { SAY($vp, form: "short") } ({ $effects })
# Behind a tribe card that does nothing; $cost is a list of tokens.
known-plain = mit { SAY($vp, form: "short") } (Kosten: { $cost })
# The same, if it can be paid with water instead of some of its goods.
known-plain-or = mit { SAY($vp, form: "short") } (Kosten: { $cost }, oder Wasser)
# The same where its cost is told anyway.
known-worth = mit { SAY($vp, form: "short") }
# Behind a goods card with one kind of token, one with several, a dune.
known-goods = mit { $gives }
known-goods-mixed = ({ $gives })
known-dune = ({ $effects })
# Behind a card of the centre if another one there is called the same.
known-there = { $known } { $where }

## Where something lies or stands, in the middle or on the border

where =
    { $where ->
        [top-left] oben links
        [top] oben
        [top-right] oben rechts
        [left] links
        [middle] in der Mitte
        [right] rechts
        [bottom-left] unten links
        [bottom] unten
       *[bottom-right] unten rechts
    }
# A card of the centre that is not known or lies face down.
card-at =
    { $form ->
        [acc] die Karte { $where }
        [dat] der Karte { $where }
       *[bare] Karte { $where }
    }

## What a card does, in the fewest words that tell it from others
## ($symbol, $kind, $tokens and $options as in cards.ftl)

# Paying and exchanging

brief-discount = Rabatt auf { SAY($symbol, form: "cards") }
brief-noble-discount = Rabatt beim Adeligen
brief-one-for-one = Händler tauscht 1 zu 1
brief-hand-play = Auslegen ohne den Adeligen
brief-stored-gold = lagert Gold
brief-water-discount = Rabatt auf Wasser
brief-noble-gold-substitute = Wasser und Ware statt Gold
brief-cheap-gold = billigeres Gold
brief-smith-bonus = Bonus beim Silberschmied
brief-exchange = Warentausch
brief-hand-play-once = einmal ohne den Adeligen
brief-hand-play-reduced = billiger ohne den Adeligen

# Taking tokens

brief-take = { $tokens }
brief-choose = { SAY($options, list: "or") }
brief-goods-card-bonus = { $kind } zusätzlich
brief-consolation = Trostware
brief-goods-per-cards = Waren für Karten
brief-goods-per-free-spaces = Waren für freie Plätze
brief-reveal-goods = Warenkarten vom Stapel
brief-water-per-symbol = Wasser für { SAY($symbol, form: "cards") }
brief-targia-bonus = Bonus der Targia
brief-water-place-bonus = Bonus der Wasserstelle
brief-dune-bonus = Bonus für Wanderdünen
brief-centre-goods = Warenkarte aus dem Mittelfeld
brief-sell-pairs = je zwei Waren gegen Gold
brief-targia-uses = nutzt die Targia

# Tribe cards and the display

brief-reveal-tribe = Stammeskarte vom Stapel
brief-discard-pile-card = Karte vom Ablagestapel
brief-free-rejection = erstes Ablehnen kostenlos
brief-rearrange = legt Karten um
brief-swap = vertauscht zwei Karten
brief-centre-tribe = Stammeskarte aus dem Mittelfeld
brief-display-for-water = Karte für Wasser
brief-pick-tribe = Stammeskarte nach Wahl
brief-swap-or-exchange = vertauscht Karten, auch mit der Hand
brief-joker = Joker

# Placing and border cards

brief-robber-passage = neben dem Räuber
brief-fewer-targis = weniger Targi für dein Gegenüber
brief-opposite-passage = gegenüber einem gegnerischen Targi
brief-shared-dune = besetzte Wanderdüne
brief-renew-dunes = neue Wanderdünen
brief-free-border = freies Randfeld
brief-opponents-border = Randfeld deines Gegenübers

# Raids

brief-raid-immunity = schützt vor Überfällen
brief-raid-reward = Lohn nach Überfällen
brief-raid-discount = billigere Überfälle
brief-raid-pass = schützt vor einem Überfall

# Scoring

brief-vp-per-symbol = SP für { SAY($symbol, form: "cards") }
brief-vp-for-more-cards = SP für mehr Karten
brief-vp-for-row-end = SP am Ende einer Reihe
brief-vp-for-cards = SP für viele Karten
brief-different-rows = SP für bunte Reihen
brief-vp-per-tokens = SP für { $kind }
brief-vp-per-column = SP für Spalten
brief-vp-for-plain-rows = SP für Reihen ohne Bonus
brief-vp-for-all-symbols = SP für alle fünf Symbole
