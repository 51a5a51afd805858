# Names of things: tokens, symbols, cards, places, players.
#
# $form is the form in which another message asks for the word. Spanish knows
#   "a"        with the indefinite article ("un oasis BO4")
#   "the"      with the definite article ("el oasis BO4", "la tienda BC4")
#   "to"       the same after "a", which melts with "el" ("al oasis BO4", "a la tienda BC4")
#   "of"       the same after "de", which melts with "el" ("del oasis BO4", "de la tienda BC4")
# for cards, border cards and places; the border cards Dátiles, Sal and Pimienta take no article;
#   "at"       for border cards, where one gets something ("con el Orfebre (10)", "en Sal (3)")
#   "start"    for cards, the bare word with a capital, where a line begins
#   "stored"   for gold that lies on a card ("1 moneda de oro guardada")
#   "brief"    for tokens with their number, where there is no room ("1 sal" for "1 de sal")
#   "the"      for kinds, with the definite article ("la sal")
#   "token"    for kinds, one of it after "por cada" ("unidad de agua", "moneda de oro")
#   "counted"  for kinds, what stands behind a number above 1 ("de agua", "dátiles")
#   "card"     for symbols, a card with it ("pozo", "carta de targuia")
#   "cards"    for symbols, several such cards ("pozos", "cartas de targuia")
#   "another"  for symbols, one more such card ("otro pozo", "otra tienda")
# and without a form the bare word.

# A text that is the same in every language, such as a card's id or a player's name.
literal = { $text }
# Several sentences, one after the other.
sentences = { SAY($texts, list: "sentences") }

## Players. The colours stand for names, so they have capitals everywhere.

seat-blue = Azul
seat-white = Blanco

## Tokens with their number

token-dates =
    { $amount ->
        [one] { $amount } dátil
       *[other] { $amount } dátiles
    }
token-salt =
    { $form ->
        [brief] { $amount } sal
       *[bare] { $amount } de sal
    }
token-pepper =
    { $form ->
        [brief] { $amount ->
            [one] { $amount } pimienta
           *[other] { $amount } pimientas
        }
       *[bare] { $amount } de pimienta
    }
token-gold =
    { $form ->
        [brief] { $amount } oro
        [stored] { $amount ->
            [one] { $amount } moneda de oro guardada
           *[other] { $amount } monedas de oro guardadas
        }
       *[bare] { $amount ->
            [one] { $amount } moneda de oro
           *[other] { $amount } monedas de oro
        }
    }
token-water =
    { $form ->
        [brief] { $amount } agua
       *[bare] { $amount } de agua
    }
token-vp = { $amount } PV
# Goods of any kind.
token-goods =
    { $amount ->
        [one] { $amount } mercancía
       *[other] { $amount } mercancías
    }

## Kinds of tokens without a number

kind-dates =
    { $form ->
        [the] los dátiles
        [token] dátil
        [counted] dátiles
       *[bare] dátiles
    }
kind-salt =
    { $form ->
        [the] la sal
        [token] unidad de sal
        [counted] de sal
       *[bare] sal
    }
kind-pepper =
    { $form ->
        [the] la pimienta
        [token] unidad de pimienta
        [counted] de pimienta
       *[bare] pimienta
    }
kind-gold =
    { $form ->
        [the] el oro
        [token] moneda de oro
        [counted] monedas de oro
       *[bare] oro
    }
kind-water =
    { $form ->
        [the] el agua
        [token] unidad de agua
        [counted] de agua
       *[bare] agua
    }
kind-vp =
    { $form ->
        [the] los PV
        [token] ficha de PV
        [counted] PV
       *[bare] PV
    }
kind-goods =
    { $form ->
        [the] las mercancías
        [token] mercancía
        [counted] mercancías
       *[bare] mercancías
    }

# The same in one or two letters, for the drawn table. They must differ from each other. Gold has
# two, because "1o" looks like ten.

short-dates = { $amount }d
short-salt = { $amount }s
short-pepper = { $amount }p
short-gold = { $amount }or
short-water = { $amount }a
short-vp = { $amount } PV

# The letters alone, for the legend of the drawn table.

letter-dates = d
letter-salt = s
letter-pepper = p
letter-gold = or
letter-water = a
letter-vp = PV

## Symbols

symbol-oasis =
    { $form ->
        [card] oasis
        [cards] oasis
        [another] otro oasis
       *[bare] oasis
    }
symbol-camel-rider =
    { $form ->
        [card] camellero
        [cards] camelleros
        [another] otro camellero
       *[bare] camellero
    }
symbol-well =
    { $form ->
        [card] pozo
        [cards] pozos
        [another] otro pozo
       *[bare] pozo
    }
symbol-camp =
    { $form ->
        [card] tienda
        [cards] tiendas
        [another] otra tienda
       *[bare] tienda
    }
symbol-targia =
    { $form ->
        [card] carta de targuia
        [cards] cartas de targuia
        [another] otra carta de targuia
       *[bare] targuia
    }

## Cards by their symbol or kind, and id

card-oasis =
    { $form ->
        [a] un oasis { $id }
        [the] el oasis { $id }
        [to] al oasis { $id }
        [of] del oasis { $id }
        [start] Oasis { $id }
       *[bare] oasis { $id }
    }
card-camel-rider =
    { $form ->
        [a] un camellero { $id }
        [the] el camellero { $id }
        [to] al camellero { $id }
        [of] del camellero { $id }
        [start] Camellero { $id }
       *[bare] camellero { $id }
    }
card-well =
    { $form ->
        [a] un pozo { $id }
        [the] el pozo { $id }
        [to] al pozo { $id }
        [of] del pozo { $id }
        [start] Pozo { $id }
       *[bare] pozo { $id }
    }
card-camp =
    { $form ->
        [a] una tienda { $id }
        [the] la tienda { $id }
        [to] a la tienda { $id }
        [of] de la tienda { $id }
        [start] Tienda { $id }
       *[bare] tienda { $id }
    }
card-targia =
    { $form ->
        [a] una carta de targuia { $id }
        [the] la carta de targuia { $id }
        [to] a la carta de targuia { $id }
        [of] de la carta de targuia { $id }
        [start] Carta de targuia { $id }
       *[bare] carta de targuia { $id }
    }
card-goods =
    { $form ->
        [a] una carta de mercancía { $id }
        [the] la carta de mercancía { $id }
        [to] a la carta de mercancía { $id }
        [of] de la carta de mercancía { $id }
       *[bare] carta de mercancía { $id }
    }
card-dune =
    { $form ->
        [a] una duna { $id }
        [the] la duna { $id }
        [to] a la duna { $id }
        [of] de la duna { $id }
       *[bare] duna { $id }
    }
card-face-down-goods =
    { $form ->
        [a] una carta de mercancía
        [the] la carta de mercancía
        [to] a la carta de mercancía
        [of] de la carta de mercancía
       *[bare] carta de mercancía
    }
card-face-down-tribe =
    { $form ->
        [a] una carta de tribu
        [the] la carta de tribu
        [to] a la carta de tribu
        [of] de la carta de tribu
       *[bare] carta de tribu
    }

## Border cards

border-noble =
    { $form ->
        [the] los Nobles{ APART($number, form: "of") }
        [to] a los Nobles{ APART($number, form: "of") }
        [of] de los Nobles{ APART($number, form: "of") }
        [at] con los Nobles{ APART($number, form: "of") }
       *[bare] Nobles{ APART($number, form: "of") }
    }
border-dates =
    { $form ->
        [to] a Dátiles{ APART($number, form: "of") }
        [of] de Dátiles{ APART($number, form: "of") }
        [at] en Dátiles{ APART($number, form: "of") }
       *[bare] Dátiles{ APART($number, form: "of") }
    }
border-salt =
    { $form ->
        [to] a Sal{ APART($number, form: "of") }
        [of] de Sal{ APART($number, form: "of") }
        [at] en Sal{ APART($number, form: "of") }
       *[bare] Sal{ APART($number, form: "of") }
    }
border-pepper =
    { $form ->
        [to] a Pimienta{ APART($number, form: "of") }
        [of] de Pimienta{ APART($number, form: "of") }
        [at] en Pimienta{ APART($number, form: "of") }
       *[bare] Pimienta{ APART($number, form: "of") }
    }
border-raid =
    { $form ->
        [the] la carta de Asalto{ APART($number, form: "of") }
        [to] a la carta de Asalto{ APART($number, form: "of") }
        [of] de la carta de Asalto{ APART($number, form: "of") }
        [at] en la carta de Asalto{ APART($number, form: "of") }
       *[bare] Asalto{ APART($number, form: "of") }
    }
border-trader =
    { $form ->
        [the] el Comerciante{ APART($number, form: "of") }
        [to] al Comerciante{ APART($number, form: "of") }
        [of] del Comerciante{ APART($number, form: "of") }
        [at] con el Comerciante{ APART($number, form: "of") }
       *[bare] Comerciante{ APART($number, form: "of") }
    }
border-fata-morgana =
    { $form ->
        [the] el Espejismo{ APART($number, form: "of") }
        [to] al Espejismo{ APART($number, form: "of") }
        [of] del Espejismo{ APART($number, form: "of") }
        [at] en el Espejismo{ APART($number, form: "of") }
       *[bare] Espejismo{ APART($number, form: "of") }
    }
border-silversmith =
    { $form ->
        [the] el Orfebre{ APART($number, form: "of") }
        [to] al Orfebre{ APART($number, form: "of") }
        [of] del Orfebre{ APART($number, form: "of") }
        [at] con el Orfebre{ APART($number, form: "of") }
       *[bare] Orfebre{ APART($number, form: "of") }
    }
border-caravan =
    { $form ->
        [the] la Caravana{ APART($number, form: "of") }
        [to] a la Caravana{ APART($number, form: "of") }
        [of] de la Caravana{ APART($number, form: "of") }
        [at] en la Caravana{ APART($number, form: "of") }
       *[bare] Caravana{ APART($number, form: "of") }
    }
border-tribal-expansion =
    { $form ->
        [the] la Ampliación de Tribu{ APART($number, form: "of") }
        [to] a la Ampliación de Tribu{ APART($number, form: "of") }
        [of] de la Ampliación de Tribu{ APART($number, form: "of") }
        [at] en la Ampliación de Tribu{ APART($number, form: "of") }
       *[bare] Ampliación de Tribu{ APART($number, form: "of") }
    }
border-water-place =
    { $form ->
        [the] el Manantial{ APART($number, form: "of") }
        [to] al Manantial{ APART($number, form: "of") }
        [of] del Manantial{ APART($number, form: "of") }
        [at] en el Manantial{ APART($number, form: "of") }
       *[bare] Manantial{ APART($number, form: "of") }
    }

## Places

# A card of the centre: row from the top, column from the left.
place-centre =
    { $form ->
        [to] a { $row },{ $column }
        [of] de { $row },{ $column }
       *[bare] { $row },{ $column }
    }
# A place in a display.
place-display =
    { $form ->
        [the] la fila { $row }, espacio { $place }
        [to] a la fila { $row }, espacio { $place }
        [of] de la fila { $row }, espacio { $place }
       *[bare] fila { $row }, espacio { $place }
    }

## What a raid demands

demand-goods =
    { $amount ->
        [one] { $amount } mercancía a tu elección
       *[other] { $amount } mercancías a tu elección
    }
demand-last-card = la última carta de una de tus filas
# A raid asks for one or the other.
demand-either = o bien { $first }, o bien { $second }
