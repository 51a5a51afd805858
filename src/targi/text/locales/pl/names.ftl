# What things are called by what is seen of them: without the codes of cards and the coordinates of
# places. A card is told by what it is worth and does, or costs; these words stand behind its symbol
# or kind, in the place of its code: "the oasis worth 1 VP (safe from raids)".

## Behind a card

# Behind a tribe card; $effects are the words at the end of this file.
known-tribe = za { $vp } ({ $effects })
# Behind a tribe card that does nothing; $cost is a list of tokens.
known-plain = za { $vp } (koszt: { $cost })
# The same, if it can be paid with water instead of some of its goods.
known-plain-or = za { $vp } (koszt: { $cost } albo woda)
# The same where its cost is told anyway.
known-worth = za { $vp }
# Behind a goods card with one kind of token, one with several, a dune.
known-goods = ({ $gives })
known-goods-mixed = ({ $gives })
known-dune = ({ $effects })
# Behind a card of the centre if another one there is called the same.
known-there = { $known } { $where }

## Where something lies or stands, in the middle or on the border

where =
    { $where ->
        [top-left] u góry po lewej
        [top] u góry
        [top-right] u góry po prawej
        [left] po lewej
        [middle] pośrodku
        [right] po prawej
        [bottom-left] na dole po lewej
        [bottom] na dole
       *[bottom-right] na dole po prawej
    }
# A card of the centre that is not known or lies face down.
card-at =
    { $form ->
        [gen] karty { $where }
        [acc] kartę { $where }
        [loc] karcie { $where }
        [from] z karty { $where }
       *[nom] karta { $where }
    }

## What a card does, in the fewest words that tell it from others
## ($symbol, $kind, $tokens and $options as in cards.ftl)

# Paying and exchanging

brief-discount = zniżka: { $symbol }
brief-noble-discount = zniżka u Szlachetnych
brief-one-for-one = wymiana 1 za 1
brief-hand-play = wykładanie bez Szlachetnych
brief-stored-gold = przechowuje złoto
brief-water-discount = zniżka na wodę
brief-noble-gold-substitute = woda i towar zamiast złota
brief-cheap-gold = tańsze złoto
brief-smith-bonus = premia w Kuźni srebra
brief-exchange = wymiana towarów
brief-hand-play-once = raz bez Szlachetnych
brief-hand-play-reduced = taniej bez Szlachetnych

# Taking tokens

brief-take = { $tokens }
brief-choose = { SAY($options, list: "or") }
brief-goods-card-bonus = premia: { $kind }
brief-consolation = towar na pocieszenie
brief-goods-per-cards = towary za karty
brief-goods-per-free-spaces = towary za wolne miejsca
brief-reveal-goods = karty towarów z talii
brief-water-per-symbol = woda za symbol { SAY($symbol, form: "gen") }
brief-targia-bonus = premia Tuareżki
brief-water-place-bonus = premia Wodopoju
brief-dune-bonus = premia za wydmy
brief-centre-goods = karta towaru ze środka
brief-sell-pairs = dwa towary za złoto
brief-targia-uses = akcja Tuareżki

# Tribe cards and the display

brief-reveal-tribe = karta plemienia z talii
brief-discard-pile-card = karta ze stosu odrzuconych
brief-free-rejection = pierwsza rezygnacja za darmo
brief-rearrange = przekładanie kart
brief-swap = zamiana dwóch kart
brief-centre-tribe = karta plemienia ze środka
brief-display-for-water = karta za wodę
brief-pick-tribe = karta plemienia do wyboru
brief-swap-or-exchange = zamiana kart, także z ręką
brief-joker = joker

# Placing and border cards

brief-robber-passage = obok złodzieja
brief-fewer-targis = mniej Tuaregów drugiego gracza
brief-opposite-passage = naprzeciw drugiego gracza
brief-shared-dune = zajęta wydma
brief-renew-dunes = nowe wydmy
brief-free-border = wolna karta brzegowa
brief-opponents-border = karta brzegowa drugiego gracza

# Raids

brief-raid-immunity = chroni przed rabunkami
brief-raid-reward = nagroda po rabunkach
brief-raid-discount = tańsze rabunki
brief-raid-pass = chroni przed jednym rabunkiem

# Scoring

brief-vp-per-symbol = punkty: { $symbol }
brief-vp-for-more-cards = punkty za więcej kart
brief-vp-for-row-end = punkty na końcu rzędu
brief-vp-for-cards = punkty za wiele kart
brief-different-rows = punkty za różnorodne rzędy
brief-vp-per-tokens = punkty za { SAY($kind, form: "acc") }
brief-vp-per-column = punkty za pionowe rzędy
brief-vp-for-plain-rows = punkty za rzędy bez premii
brief-vp-for-all-symbols = punkty za wszystkie symbole
