# Names of things: tokens, symbols, cards, places, players.
#
# $form is the form in which another message asks for the word. German knows
#   cards, border cards, dunes
#     "acc"    accusative with the definite article ("den Händler (5)", "die Oase BO4")
#     "dat"    dative with the definite article ("dem Händler (5)", "der Oase BO4")
#   border cards only, with the preposition and its contraction
#     "to"     where a figure goes ("zum Händler (5)", "zur Fata Morgana (9)")
#     "at"     where one takes or trades something ("beim Händler (5)", "vom Feld Salz (3)")
#   symbols and kinds of tokens
#     "each"   accusative with jeder ("jeden Brunnen", "jede Ware")
#   symbols only
#     "cards"  the cards with it, in the plural ("Oasen", "Targia-Karten")
#   gold
#     "stored" what lies on a card, dative ("mit 1 gelagerten Gold")
#   victory points
#     "short"  where there is no room ("2 SP")
#   what a raid demands
#     "start"  at the beginning of a line, where the word takes a capital
# and without a form the bare word. Tokens with a number have no cases, because no message asks for
# them in the dative, which would be "2 Siegpunkten". The border cards that give a good are called
# a Feld in every case: "auf das Feld Salz (3)", because "auf Salz" would be salt itself.

# A text that is the same in every language, such as a card's id or a player's name.
literal = { $text }
# Several sentences, one after the other.
sentences = { SAY($texts, list: "sentences") }

## Players

seat-blue = Blau
seat-white = Weiß

## Tokens with their number

token-dates =
    { $amount ->
        [one] { $amount } Dattel
       *[other] { $amount } Datteln
    }
token-salt = { $amount } Salz
token-pepper = { $amount } Pfeffer
token-gold =
    { $form ->
        [stored] { $amount } gelagerten Gold
       *[bare] { $amount } Gold
    }
token-water = { $amount } Wasser
token-vp =
    { $form ->
        [short] { $amount } SP
       *[full] { $amount ->
            [one] { $amount } Siegpunkt
           *[other] { $amount } Siegpunkte
        }
    }
# Goods of any kind.
token-goods =
    { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    }

## Kinds of tokens without a number

kind-dates =
    { $form ->
        [each] jede Dattel
       *[bare] Datteln
    }
kind-salt =
    { $form ->
        [each] jedes Salz
       *[bare] Salz
    }
kind-pepper =
    { $form ->
        [each] jeden Pfeffer
       *[bare] Pfeffer
    }
kind-gold =
    { $form ->
        [each] jedes Gold
       *[bare] Gold
    }
kind-water =
    { $form ->
        [each] jedes Wasser
       *[bare] Wasser
    }
kind-vp =
    { $form ->
        [each] jeden Siegpunkt
       *[bare] Siegpunkte
    }
kind-goods =
    { $form ->
        [each] jede Ware
       *[bare] Waren
    }

# The same in one or two letters, for the drawn table. They must differ from each other.

short-dates = { $amount }d
short-salt = { $amount }s
short-pepper = { $amount }p
short-gold = { $amount }g
short-water = { $amount }w
short-vp = { $amount } SP

# The letters alone, for the legend of the drawn table.

letter-dates = d
letter-salt = s
letter-pepper = p
letter-gold = g
letter-water = w
letter-vp = SP

## Symbols

symbol-oasis =
    { $form ->
        [each] jede Oase
        [cards] Oasen
       *[bare] Oase
    }
symbol-camel-rider =
    { $form ->
        [each] jeden Kamelreiter
        [cards] Kamelreiter
       *[bare] Kamelreiter
    }
symbol-well =
    { $form ->
        [each] jeden Brunnen
        [cards] Brunnen
       *[bare] Brunnen
    }
symbol-camp =
    { $form ->
        [each] jedes Zelt
        [cards] Zelte
       *[bare] Zelt
    }
symbol-targia =
    { $form ->
        [each] jede Targia-Karte
        [cards] Targia-Karten
       *[bare] Targia
    }

## Cards by their symbol or kind, and id

card-oasis =
    { $form ->
        [acc] die Oase { $id }
        [dat] der Oase { $id }
       *[bare] Oase { $id }
    }
card-camel-rider =
    { $form ->
        [acc] den Kamelreiter { $id }
        [dat] dem Kamelreiter { $id }
       *[bare] Kamelreiter { $id }
    }
card-well =
    { $form ->
        [acc] den Brunnen { $id }
        [dat] dem Brunnen { $id }
       *[bare] Brunnen { $id }
    }
card-camp =
    { $form ->
        [acc] das Zelt { $id }
        [dat] dem Zelt { $id }
       *[bare] Zelt { $id }
    }
card-targia =
    { $form ->
        [acc] die Targia-Karte { $id }
        [dat] der Targia-Karte { $id }
       *[bare] Targia-Karte { $id }
    }
card-goods =
    { $form ->
        [acc] die Warenkarte { $id }
        [dat] der Warenkarte { $id }
       *[bare] Warenkarte { $id }
    }
card-dune =
    { $form ->
        [acc] die Wanderdüne { $id }
        [dat] der Wanderdüne { $id }
       *[bare] Wanderdüne { $id }
    }
# Both are feminine, so that "eine verdeckte" can stand before them.
card-face-down-goods =
    { $form ->
        [dat] der Warenkarte
       *[bare] Warenkarte
    }
card-face-down-tribe = Stammeskarte

## Border cards

border-noble =
    { $form ->
        [acc] den Adeligen{ APART($number) }
        [dat] dem Adeligen{ APART($number) }
        [to] zum Adeligen{ APART($number) }
        [at] beim Adeligen{ APART($number) }
       *[bare] Adeliger{ APART($number) }
    }
border-dates =
    { $form ->
        [acc] das Feld Datteln{ APART($number) }
        [dat] dem Feld Datteln{ APART($number) }
        [to] zum Feld Datteln{ APART($number) }
        [at] vom Feld Datteln{ APART($number) }
       *[bare] Datteln{ APART($number) }
    }
border-salt =
    { $form ->
        [acc] das Feld Salz{ APART($number) }
        [dat] dem Feld Salz{ APART($number) }
        [to] zum Feld Salz{ APART($number) }
        [at] vom Feld Salz{ APART($number) }
       *[bare] Salz{ APART($number) }
    }
border-pepper =
    { $form ->
        [acc] das Feld Pfeffer{ APART($number) }
        [dat] dem Feld Pfeffer{ APART($number) }
        [to] zum Feld Pfeffer{ APART($number) }
        [at] vom Feld Pfeffer{ APART($number) }
       *[bare] Pfeffer{ APART($number) }
    }
border-raid =
    { $form ->
        [acc] das Feld Überfall{ APART($number) }
        [dat] dem Feld Überfall{ APART($number) }
        [to] zum Feld Überfall{ APART($number) }
        [at] auf dem Feld Überfall{ APART($number) }
       *[bare] Überfall{ APART($number) }
    }
border-trader =
    { $form ->
        [acc] den Händler{ APART($number) }
        [dat] dem Händler{ APART($number) }
        [to] zum Händler{ APART($number) }
        [at] beim Händler{ APART($number) }
       *[bare] Händler{ APART($number) }
    }
border-fata-morgana =
    { $form ->
        [acc] die Fata Morgana{ APART($number) }
        [dat] der Fata Morgana{ APART($number) }
        [to] zur Fata Morgana{ APART($number) }
        [at] bei der Fata Morgana{ APART($number) }
       *[bare] Fata Morgana{ APART($number) }
    }
border-silversmith =
    { $form ->
        [acc] den Silberschmied{ APART($number) }
        [dat] dem Silberschmied{ APART($number) }
        [to] zum Silberschmied{ APART($number) }
        [at] beim Silberschmied{ APART($number) }
       *[bare] Silberschmied{ APART($number) }
    }
border-caravan =
    { $form ->
        [acc] die Karawane{ APART($number) }
        [dat] der Karawane{ APART($number) }
        [to] zur Karawane{ APART($number) }
        [at] bei der Karawane{ APART($number) }
       *[bare] Karawane{ APART($number) }
    }
border-tribal-expansion =
    { $form ->
        [acc] die Stammeserweiterung{ APART($number) }
        [dat] der Stammeserweiterung{ APART($number) }
        [to] zur Stammeserweiterung{ APART($number) }
        [at] bei der Stammeserweiterung{ APART($number) }
       *[bare] Stammeserweiterung{ APART($number) }
    }
border-water-place =
    { $form ->
        [acc] die Wasserstelle{ APART($number) }
        [dat] der Wasserstelle{ APART($number) }
        [to] zur Wasserstelle{ APART($number) }
        [at] an der Wasserstelle{ APART($number) }
       *[bare] Wasserstelle{ APART($number) }
    }

## Places

# A card of the centre: row from the top, column from the left.
place-centre =
    { $form ->
        [at] auf { $row },{ $column }
       *[bare] { $row },{ $column }
    }
# A place in a display.
place-display = Platz { $place } in Reihe { $row }

## What a raid demands

demand-goods =
    { $amount ->
        [one] { $amount } Ware deiner Wahl
       *[other] { $amount } Waren deiner Wahl
    }
demand-last-card =
    { $form ->
        [start] Die letzte Karte einer deiner Reihen
       *[bare] die letzte Karte einer deiner Reihen
    }
# A raid asks for one or the other.
demand-either = entweder { $first } oder { $second }
