# Names of things: tokens, symbols, cards, places, players.
#
# $form is the form in which another message asks for the word. French knows
#   for cards       "the"     with the definite article ("le Puits BW6", "l'Oasis BO4")
#                   "of"      with de ("du Puits BW6", "de l'Oasis BO4")
#                   "to"      with à ("au Puits BW6", "à l'Oasis BO4")
#                   "a"       with the indefinite article, of a card that lies face down
#                   "start"   bare with a capital, where a line or an entry of a menu begins
#   for borders     "the"     with the definite article ("le Marchand (5)", "la carte Sel (3)")
#                   "at"      with the preposition of the visit ("chez le Marchand (5)")
#   for gold        "stored"  what lies on a card ("1 Or entreposé")
#   for kinds       "the"     with the definite article ("les Dattes", "l'Or")
#                   "some"    with the partitive article ("des Dattes", "de l'Or")
#                   "of"      with de alone, as after a negation ("de Dattes", "d'Or")
#                   "several" behind a number of two or more ("Dattes", "Eaux")
#                   "token"   a single token ("jeton Dattes"), for goods "Marchandise"
#   for symbols     "card"    a card of the symbol ("Puits", "carte Targuia")
#                   "cards"   several ("Puits", "cartes Targuia")
#                   "another" with "un autre" or "une autre"
#   for places      "at"      of the centre, with en ("en 2,1")
#                   "card"    of the centre, in a list of cards ("carte en 2,1")
#                   "the"     of a display ("l'emplacement 3 de la rangée 2")
#                   "start"   of a display, bare with a capital
# and without a form the bare word. A word that bends in no form, or begins with a capital anyway,
# lacks the variant and answers with the bare one. Names of players bend in no form.

# A text that is the same in every language, such as a card's id or a player's name.
literal = { $text }
# Several sentences, one after the other.
sentences = { SAY($texts, list: "sentences") }

## Players

seat-blue = Bleu
seat-white = Blanc

## Tokens with their number

token-dates =
    { $amount ->
        [one] { $amount } Datte
       *[other] { $amount } Dattes
    }
token-salt = { $amount } Sel
token-pepper = { $amount } Poivre
token-gold =
    { $form ->
        [stored] { $amount ->
            [one] { $amount } Or entreposé
           *[other] { $amount } Or entreposés
        }
       *[bare] { $amount } Or
    }
token-water =
    { $amount ->
        [one] { $amount } Eau
       *[other] { $amount } Eaux
    }
token-vp = { $amount } PV
# Goods of any kind.
token-goods =
    { $amount ->
        [one] { $amount } Marchandise
       *[other] { $amount } Marchandises
    }

## Kinds of tokens without a number

kind-dates =
    { $form ->
        [the] les Dattes
        [some] des Dattes
        [of] de Dattes
        [several] Dattes
        [token] jeton Dattes
       *[bare] Dattes
    }
kind-salt =
    { $form ->
        [the] le Sel
        [some] du Sel
        [of] de Sel
        [several] Sel
        [token] jeton Sel
       *[bare] Sel
    }
kind-pepper =
    { $form ->
        [the] le Poivre
        [some] du Poivre
        [of] de Poivre
        [several] Poivre
        [token] jeton Poivre
       *[bare] Poivre
    }
kind-gold =
    { $form ->
        [the] l’Or
        [some] de l’Or
        [of] d’Or
        [several] Or
        [token] jeton Or
       *[bare] Or
    }
kind-water =
    { $form ->
        [the] l’Eau
        [some] de l’Eau
        [of] d’Eau
        [several] Eaux
        [token] jeton Eau
       *[bare] Eau
    }
kind-vp =
    { $form ->
        [the] les PV
        [some] des PV
        [of] de PV
        [several] PV
        [token] jeton PV
       *[bare] PV
    }
kind-goods =
    { $form ->
        [the] les Marchandises
        [some] des Marchandises
        [of] de Marchandises
        [several] Marchandises
        [token] Marchandise
       *[bare] Marchandises
    }

# The same in one or two letters, for the drawn table. They must differ from each other. Capitals,
# because "2e" would be read as "second"; gold is written out, because "1O" would be read as ten.

short-dates = { $amount }D
short-salt = { $amount }S
short-pepper = { $amount }P
short-gold = { $amount }Or
short-water = { $amount }E
short-vp = { $amount } PV

# The letters alone, for the legend of the drawn table.

letter-dates = D
letter-salt = S
letter-pepper = P
letter-gold = Or
letter-water = E
letter-vp = PV

## Symbols

symbol-oasis =
    { $form ->
        [card] Oasis
        [cards] Oasis
        [another] une autre Oasis
       *[bare] Oasis
    }
symbol-camel-rider =
    { $form ->
        [card] Chamelier
        [cards] Chameliers
        [another] un autre Chamelier
       *[bare] Chamelier
    }
symbol-well =
    { $form ->
        [card] Puits
        [cards] Puits
        [another] un autre Puits
       *[bare] Puits
    }
symbol-camp =
    { $form ->
        [card] Tente
        [cards] Tentes
        [another] une autre Tente
       *[bare] Tente
    }
symbol-targia =
    { $form ->
        [card] carte Targuia
        [cards] cartes Targuia
        [another] une autre carte Targuia
       *[bare] Targuia
    }

## Cards by their symbol or kind, and id

card-oasis =
    { $form ->
        [the] l’Oasis { $id }
        [of] de l’Oasis { $id }
        [to] à l’Oasis { $id }
        [at] sur l’Oasis { $id }
       *[bare] Oasis { $id }
    }
card-camel-rider =
    { $form ->
        [the] le Chamelier { $id }
        [of] du Chamelier { $id }
        [to] au Chamelier { $id }
        [at] sur le Chamelier { $id }
       *[bare] Chamelier { $id }
    }
card-well =
    { $form ->
        [the] le Puits { $id }
        [of] du Puits { $id }
        [to] au Puits { $id }
        [at] sur le Puits { $id }
       *[bare] Puits { $id }
    }
card-camp =
    { $form ->
        [the] la Tente { $id }
        [of] de la Tente { $id }
        [to] à la Tente { $id }
        [at] sur la Tente { $id }
       *[bare] Tente { $id }
    }
card-targia =
    { $form ->
        [the] la carte Targuia { $id }
        [of] de la carte Targuia { $id }
        [to] à la carte Targuia { $id }
        [at] sur la carte Targuia { $id }
        [start] Carte Targuia { $id }
       *[bare] carte Targuia { $id }
    }
card-goods =
    { $form ->
        [the] la carte Marchandises { $id }
        [of] de la carte Marchandises { $id }
        [to] à la carte Marchandises { $id }
        [at] sur la carte Marchandises { $id }
        [start] Carte Marchandises { $id }
       *[bare] carte Marchandises { $id }
    }
card-dune =
    { $form ->
        [the] la Dune Mouvante { $id }
        [of] de la Dune Mouvante { $id }
        [to] à la Dune Mouvante { $id }
       *[bare] Dune Mouvante { $id }
    }
card-face-down-goods =
    { $form ->
        [a] une carte Marchandises
        [of] de la carte Marchandises
       *[bare] carte Marchandises
    }
card-face-down-tribe =
    { $form ->
        [a] une carte Tribu
       *[bare] carte Tribu
    }

## Border cards

border-noble =
    { $form ->
        [the] le Noble{ APART($number) }
        [at] chez le Noble{ APART($number) }
       *[bare] Noble{ APART($number) }
    }
border-dates =
    { $form ->
        [the] la carte Dattes{ APART($number) }
        [at] sur la carte Dattes{ APART($number) }
       *[bare] Dattes{ APART($number) }
    }
border-salt =
    { $form ->
        [the] la carte Sel{ APART($number) }
        [at] sur la carte Sel{ APART($number) }
       *[bare] Sel{ APART($number) }
    }
border-pepper =
    { $form ->
        [the] la carte Poivre{ APART($number) }
        [at] sur la carte Poivre{ APART($number) }
       *[bare] Poivre{ APART($number) }
    }
border-raid =
    { $form ->
        [the] la carte Attaque{ APART($number) }
        [at] sur la carte Attaque{ APART($number) }
       *[bare] Attaque{ APART($number) }
    }
border-trader =
    { $form ->
        [the] le Marchand{ APART($number) }
        [at] chez le Marchand{ APART($number) }
       *[bare] Marchand{ APART($number) }
    }
border-fata-morgana =
    { $form ->
        [the] le Mirage{ APART($number) }
        [at] avec le Mirage{ APART($number) }
       *[bare] Mirage{ APART($number) }
    }
border-silversmith =
    { $form ->
        [the] l’Orfèvre{ APART($number) }
        [at] chez l’Orfèvre{ APART($number) }
       *[bare] Orfèvre{ APART($number) }
    }
border-caravan =
    { $form ->
        [the] la Caravane{ APART($number) }
        [at] avec la Caravane{ APART($number) }
       *[bare] Caravane{ APART($number) }
    }
border-tribal-expansion =
    { $form ->
        [the] l’Essor de la Tribu{ APART($number) }
        [at] à l’Essor de la Tribu{ APART($number) }
       *[bare] Essor de la Tribu{ APART($number) }
    }
border-water-place =
    { $form ->
        [the] la carte Eau{ APART($number) }
        [at] sur la carte Eau{ APART($number) }
       *[bare] Eau{ APART($number) }
    }

## Places

# A card of the centre: row from the top, column from the left.
place-centre =
    { $form ->
        [at] en { $row },{ $column }
        [of] de { $row },{ $column }
        [card] carte en { $row },{ $column }
       *[bare] { $row },{ $column }
    }
# A place in a display.
place-display =
    { $form ->
        [the] l’emplacement { $place } de la rangée { $row }
        [start] Rangée { $row }, emplacement { $place }
       *[bare] rangée { $row }, emplacement { $place }
    }

## What a raid demands

demand-goods =
    { $amount ->
        [one] { $amount } Marchandise de ton choix
       *[other] { $amount } Marchandises de ton choix
    }
demand-last-card = la dernière carte d’une de tes rangées
# A raid asks for one or the other.
demand-either = soit { $first }, soit { $second }
