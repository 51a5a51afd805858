# Names of things: tokens, symbols, cards, places, players.
#
# $form is the form in which another message asks for the word. English knows
#   "a"    with the indefinite article ("a goods card")
#   "the"  with the definite article ("the oasis BO4")
#   "more"   tokens on top of others ("1 more date")
#   "stored" gold that lies on a card ("1 stored gold")
#   "start"  with a capital, where a line begins ("Oasis BO4")
# and without a form the bare word.

# A text that is the same in every language, such as a card's id or a player's name.
literal = { $text }
# Several sentences, one after the other.
sentences = { SAY($texts, list: "sentences") }

## Players

seat-blue = Blue
seat-white = White

## Tokens with their number

token-dates =
    { $form ->
        [more] { $amount ->
            [one] { $amount } more date
           *[other] { $amount } more dates
        }
       *[bare] { $amount ->
            [one] { $amount } date
           *[other] { $amount } dates
        }
    }
token-salt =
    { $form ->
        [more] { $amount } more salt
       *[bare] { $amount } salt
    }
token-pepper =
    { $form ->
        [more] { $amount } more pepper
       *[bare] { $amount } pepper
    }
token-gold =
    { $form ->
        [more] { $amount } more gold
        [stored] { $amount } stored gold
       *[bare] { $amount } gold
    }
token-water =
    { $form ->
        [more] { $amount } more water
       *[bare] { $amount } water
    }
token-vp =
    { $form ->
        [more] { $amount } more VP
       *[bare] { $amount } VP
    }
# Goods of any kind.
token-goods =
    { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }

## Kinds of tokens without a number

kind-dates = dates
kind-salt = salt
kind-pepper = pepper
kind-gold = gold
kind-water = water
kind-vp = VP
kind-goods = goods

# The same in one or two letters, for the drawn table. They must differ from each other.

short-dates = { $amount }d
short-salt = { $amount }s
short-pepper = { $amount }p
short-gold = { $amount }g
short-water = { $amount }w
short-vp = { $amount } VP

# The letters alone, for the legend of the drawn table.

letter-dates = d
letter-salt = s
letter-pepper = p
letter-gold = g
letter-water = w
letter-vp = VP

## Symbols

symbol-oasis = oasis
symbol-camel-rider = camel rider
symbol-well = well
symbol-camp = camp
symbol-targia = Targia

## Cards by their symbol or kind, and id

card-oasis =
    { $form ->
        [the] the oasis { $id }
        [start] Oasis { $id }
       *[bare] oasis { $id }
    }
card-camel-rider =
    { $form ->
        [the] the camel rider { $id }
        [start] Camel rider { $id }
       *[bare] camel rider { $id }
    }
card-well =
    { $form ->
        [the] the well { $id }
        [start] Well { $id }
       *[bare] well { $id }
    }
card-camp =
    { $form ->
        [the] the camp { $id }
        [start] Camp { $id }
       *[bare] camp { $id }
    }
card-targia =
    { $form ->
        [the] the Targia card { $id }
       *[bare] Targia card { $id }
    }
card-goods =
    { $form ->
        [the] the goods card { $id }
       *[bare] goods card { $id }
    }
card-dune =
    { $form ->
        [the] the dune { $id }
       *[bare] dune { $id }
    }
card-face-down-goods =
    { $form ->
        [a] a goods card
        [the] the goods card
       *[bare] goods card
    }
card-face-down-tribe =
    { $form ->
        [a] a tribe card
        [the] the tribe card
       *[bare] tribe card
    }

## Border cards

border-noble =
    { $form ->
        [the] the Noble{ APART($number) }
       *[bare] Noble{ APART($number) }
    }
border-dates = Dates{ APART($number) }
border-salt = Salt{ APART($number) }
border-pepper = Pepper{ APART($number) }
border-raid =
    { $form ->
        [the] the raid card{ APART($number) }
       *[bare] Raid{ APART($number) }
    }
border-trader =
    { $form ->
        [the] the Trader{ APART($number) }
       *[bare] Trader{ APART($number) }
    }
border-fata-morgana = Fata Morgana{ APART($number) }
border-silversmith =
    { $form ->
        [the] the Silversmith{ APART($number) }
       *[bare] Silversmith{ APART($number) }
    }
border-caravan =
    { $form ->
        [the] the Caravan{ APART($number) }
       *[bare] Caravan{ APART($number) }
    }
border-tribal-expansion =
    { $form ->
        [the] the Tribal Expansion{ APART($number) }
       *[bare] Tribal Expansion{ APART($number) }
    }
border-water-place =
    { $form ->
        [the] the Waterhole{ APART($number) }
       *[bare] Waterhole{ APART($number) }
    }

## Places

# A card of the centre: row from the top, column from the left.
place-centre =
    { $form ->
        [at] on { $row },{ $column }
       *[bare] { $row },{ $column }
    }
# A place in a display.
place-display = row { $row }, place { $place }

## What a raid demands

demand-goods =
    { $amount ->
        [one] { $amount } good of your choice
       *[other] { $amount } goods of your choice
    }
demand-last-card = the last card of one of your rows
# A raid asks for one or the other.
demand-either = { $first }, or { $second }
