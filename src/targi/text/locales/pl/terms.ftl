# Names of things: tokens, symbols, cards, places, players.
#
# $form is the form in which another message asks for the word. Polish knows
#   "gen"   genitive: nie masz oazy BO4, brakuje ci 2 żetonów soli
#   "dat"   dative: dzięki oazie BO4
#   "acc"   accusative: bierze oazę BO4, płaci 2 żetony soli
#   "loc"   locative, behind the preposition: na oazie BO4, na polu Kupiec (5)
#   "with"  instrumental with its preposition: z oazą BO4, ze studnią BW4
#   "from"  genitive with its preposition: z oazy BO4, ze studni BW4
#   "at"    a border card as the place where one gets something: u Kupca (5), z pola Sól (3)
#   "use"   a border card as an action, with its verb: odwiedza Kupca (5)
#   "start" nominative with a capital, where a line begins: Oaza BO4
#   "stored" and "them" of gold: płaci 1 przechowywaną złotą monetą; nią, nimi
#   "none"  of a kind: nie masz żadnego (żetonu), żadnej (monety)
#   "of"    whose something is: Tuareg Niebieskiego, Tuareg gracza Ann
# and without a form the nominative. A form that is like the nominative is left out.
#
# Tokens are spelt out in sentences ("acc", "gen": 2 żetony wody). Without a form they are short,
# for menus and lists: 2× woda; "short-acc" is the accusative of that: 2× wodę.
#
# Plurals: [one] 1, [few] 2-4, 22-24 and so on, [many] the rest; [1] and [other] where only 1
# has its own word.

# A text that is the same in every language, such as a card's id or a player's name.
literal =
    { $form ->
        [of] gracza { $text }
       *[bare] { $text }
    }
# Several sentences, one after the other.
sentences = { SAY($texts, list: "sentences") }

## Players

seat-blue =
    { $form ->
        [of] Niebieskiego
       *[nom] Niebieski
    }
seat-white =
    { $form ->
        [of] Białego
       *[nom] Biały
    }

## Tokens with their number

token-dates =
    { $form ->
        [acc] { $amount ->
            [one] { $amount } żeton daktyli
            [few] { $amount } żetony daktyli
           *[many] { $amount } żetonów daktyli
        }
        [gen] { $amount ->
            [1] { $amount } żetonu daktyli
           *[other] { $amount } żetonów daktyli
        }
       *[short] { $amount }× daktyle
    }
token-salt =
    { $form ->
        [acc] { $amount ->
            [one] { $amount } żeton soli
            [few] { $amount } żetony soli
           *[many] { $amount } żetonów soli
        }
        [gen] { $amount ->
            [1] { $amount } żetonu soli
           *[other] { $amount } żetonów soli
        }
       *[short] { $amount }× sól
    }
token-pepper =
    { $form ->
        [acc] { $amount ->
            [one] { $amount } żeton pieprzu
            [few] { $amount } żetony pieprzu
           *[many] { $amount } żetonów pieprzu
        }
        [gen] { $amount ->
            [1] { $amount } żetonu pieprzu
           *[other] { $amount } żetonów pieprzu
        }
       *[short] { $amount }× pieprz
    }
token-gold =
    { $form ->
        [acc] { $amount ->
            [one] { $amount } złotą monetę
            [few] { $amount } złote monety
           *[many] { $amount } złotych monet
        }
        [short-acc] { $amount ->
            [one] { $amount } złotą monetę
            [few] { $amount } złote monety
           *[many] { $amount } złotych monet
        }
        [gen] { $amount ->
            [1] { $amount } złotej monety
           *[other] { $amount } złotych monet
        }
        [stored] { $amount ->
            [1] { $amount } przechowywaną złotą monetą
           *[other] { $amount } przechowywanymi złotymi monetami
        }
        [them] { $amount ->
            [1] nią
           *[other] nimi
        }
       *[nom] { $amount ->
            [one] { $amount } złota moneta
            [few] { $amount } złote monety
           *[many] { $amount } złotych monet
        }
    }
token-water =
    { $form ->
        [acc] { $amount ->
            [one] { $amount } żeton wody
            [few] { $amount } żetony wody
           *[many] { $amount } żetonów wody
        }
        [gen] { $amount ->
            [1] { $amount } żetonu wody
           *[other] { $amount } żetonów wody
        }
        [short-acc] { $amount }× wodę
       *[short] { $amount }× woda
    }
token-vp =
    { $form ->
        [gen] { $amount ->
            [1] { $amount } punktu
           *[other] { $amount } punktów
        }
       *[nom] { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
           *[many] { $amount } punktów
        }
    }
# Goods of any kind; "chosen" if the player chooses the kind: 1 wybrany towar.
token-goods =
    { $form ->
        [chosen] { $amount ->
            [one] { $amount } wybrany towar
            [few] { $amount } wybrane towary
           *[many] { $amount } wybranych towarów
        }
        [gen] { $amount ->
            [1] { $amount } towaru
           *[other] { $amount } towarów
        }
       *[nom] { $amount ->
            [one] { $amount } towar
            [few] { $amount } towary
           *[many] { $amount } towarów
        }
    }

## Kinds of tokens without a number
##
## Counted they become tokens: "each" każdy żeton wody, "few" 2 żetony wody, "many" 5 żetonów wody.

kind-dates =
    { $form ->
        [gen] daktyli
        [none] żadnego
       *[nom] daktyle
    }
kind-salt =
    { $form ->
        [gen] soli
        [none] żadnego
       *[nom] sól
    }
kind-pepper =
    { $form ->
        [gen] pieprzu
        [none] żadnego
       *[nom] pieprz
    }
kind-gold =
    { $form ->
        [each] każdą złotą monetę
        [many] złotych monet
        [none] żadnej
       *[nom] złote monety
    }
kind-water =
    { $form ->
        [acc] wodę
        [each] każdy żeton wody
        [few] żetony wody
        [many] żetonów wody
        [none] żadnego
       *[nom] woda
    }
kind-vp = punkty
kind-goods =
    { $form ->
        [each] każdy towar
        [many] towarów
        [none] żadnego
       *[nom] towary
    }

# The same in one or two letters, for the drawn table. They must differ from each other.

short-dates = { $amount }d
short-salt = { $amount }s
short-pepper = { $amount }p
short-gold = { $amount }z
short-water = { $amount }w
short-vp = { $amount }pkt

# The letters alone, for the legend of the drawn table.

letter-dates = d
letter-salt = s
letter-pepper = p
letter-gold = z
letter-water = w
letter-vp = pkt

## Symbols, "gen" as in "karta z symbolem oazy"

symbol-oasis =
    { $form ->
        [gen] oazy
       *[nom] oaza
    }
symbol-camel-rider =
    { $form ->
        [gen] jeźdźca na wielbłądzie
       *[nom] jeździec na wielbłądzie
    }
symbol-well =
    { $form ->
        [gen] studni
       *[nom] studnia
    }
symbol-camp =
    { $form ->
        [gen] namiotu
       *[nom] namiot
    }
symbol-targia =
    { $form ->
        [gen] Tuareżki
       *[nom] Tuareżka
    }

## Cards by their symbol or kind, and id

card-oasis =
    { $form ->
        [gen] oazy { $id }
        [dat] oazie { $id }
        [acc] oazę { $id }
        [loc] oazie { $id }
        [with] z oazą { $id }
        [from] z oazy { $id }
        [start] Oaza { $id }
       *[nom] oaza { $id }
    }
card-camel-rider =
    { $form ->
        [gen] jeźdźca na wielbłądzie { $id }
        [dat] jeźdźcowi na wielbłądzie { $id }
        [acc] jeźdźca na wielbłądzie { $id }
        [loc] jeźdźcu na wielbłądzie { $id }
        [with] z jeźdźcem na wielbłądzie { $id }
        [from] z jeźdźca na wielbłądzie { $id }
        [start] Jeździec na wielbłądzie { $id }
       *[nom] jeździec na wielbłądzie { $id }
    }
card-well =
    { $form ->
        [gen] studni { $id }
        [dat] studni { $id }
        [acc] studnię { $id }
        [loc] studni { $id }
        [with] ze studnią { $id }
        [from] ze studni { $id }
        [start] Studnia { $id }
       *[nom] studnia { $id }
    }
card-camp =
    { $form ->
        [gen] namiotu { $id }
        [dat] namiotowi { $id }
        [loc] namiocie { $id }
        [with] z namiotem { $id }
        [from] z namiotu { $id }
        [start] Namiot { $id }
       *[nom] namiot { $id }
    }
# The figure is "Tuareżka", the cards with that symbol are "karta Tuareżki".
card-targia =
    { $form ->
        [gen] karty Tuareżki { $id }
        [dat] karcie Tuareżki { $id }
        [acc] kartę Tuareżki { $id }
        [loc] karcie Tuareżki { $id }
        [with] z kartą Tuareżki { $id }
        [from] z karty Tuareżki { $id }
        [start] Karta Tuareżki { $id }
       *[nom] karta Tuareżki { $id }
    }
card-goods =
    { $form ->
        [gen] karty towaru { $id }
        [dat] karcie towaru { $id }
        [acc] kartę towaru { $id }
        [loc] karcie towaru { $id }
        [with] z kartą towaru { $id }
        [from] z karty towaru { $id }
       *[nom] karta towaru { $id }
    }
card-dune =
    { $form ->
        [gen] wydmy { $id }
        [dat] wydmie { $id }
        [acc] wydmę { $id }
        [loc] wydmie { $id }
        [with] z wydmą { $id }
        [from] z wydmy { $id }
       *[nom] wydma { $id }
    }
card-face-down-goods =
    { $form ->
        [from] z karty towaru
       *[nom] karta towaru
    }
card-face-down-tribe = karta plemienia

## Border cards
##
## As a place to stand on or to go to, a border card is a "pole" with its name, as in the rulebook.

border-noble =
    { $form ->
        [acc] pole Szlachetni{ APART($number) }
        [loc] polu Szlachetni{ APART($number) }
        [at] u Szlachetnych{ APART($number) }
        [use] odwiedza Szlachetnych{ APART($number) }
       *[nom] Szlachetni{ APART($number) }
    }
border-dates =
    { $form ->
        [acc] pole Daktyle{ APART($number) }
        [loc] polu Daktyle{ APART($number) }
        [at] z pola Daktyle{ APART($number) }
        [use] korzysta z pola Daktyle{ APART($number) }
       *[nom] Daktyle{ APART($number) }
    }
border-salt =
    { $form ->
        [acc] pole Sól{ APART($number) }
        [loc] polu Sól{ APART($number) }
        [at] z pola Sól{ APART($number) }
        [use] korzysta z pola Sól{ APART($number) }
       *[nom] Sól{ APART($number) }
    }
border-pepper =
    { $form ->
        [acc] pole Pieprz{ APART($number) }
        [loc] polu Pieprz{ APART($number) }
        [at] z pola Pieprz{ APART($number) }
        [use] korzysta z pola Pieprz{ APART($number) }
       *[nom] Pieprz{ APART($number) }
    }
border-raid =
    { $form ->
        [acc] pole Rabunek{ APART($number) }
        [loc] polu Rabunek{ APART($number) }
        [at] na polu Rabunek{ APART($number) }
        [use] korzysta z pola Rabunek{ APART($number) }
       *[nom] Rabunek{ APART($number) }
    }
border-trader =
    { $form ->
        [acc] pole Kupiec{ APART($number) }
        [loc] polu Kupiec{ APART($number) }
        [at] u Kupca{ APART($number) }
        [use] odwiedza Kupca{ APART($number) }
       *[nom] Kupiec{ APART($number) }
    }
border-fata-morgana =
    { $form ->
        [acc] pole Fatamorgana{ APART($number) }
        [loc] polu Fatamorgana{ APART($number) }
        [at] przy Fatamorganie{ APART($number) }
        [use] korzysta z Fatamorgany{ APART($number) }
       *[nom] Fatamorgana{ APART($number) }
    }
border-silversmith =
    { $form ->
        [acc] pole Kuźnia srebra{ APART($number) }
        [loc] polu Kuźnia srebra{ APART($number) }
        [at] w Kuźni srebra{ APART($number) }
        [use] odwiedza Kuźnię srebra{ APART($number) }
       *[nom] Kuźnia srebra{ APART($number) }
    }
border-caravan =
    { $form ->
        [acc] pole Karawana{ APART($number) }
        [loc] polu Karawana{ APART($number) }
        [at] przy Karawanie{ APART($number) }
        [use] korzysta z Karawany{ APART($number) }
       *[nom] Karawana{ APART($number) }
    }
border-tribal-expansion =
    { $form ->
        [acc] pole Rozwój plemienia{ APART($number) }
        [loc] polu Rozwój plemienia{ APART($number) }
        [at] przy Rozwoju plemienia{ APART($number) }
        [use] korzysta z Rozwoju plemienia{ APART($number) }
       *[nom] Rozwój plemienia{ APART($number) }
    }
border-water-place =
    { $form ->
        [acc] pole Wodopój{ APART($number) }
        [loc] polu Wodopój{ APART($number) }
        [at] z Wodopoju{ APART($number) }
        [use] korzysta z Wodopoju{ APART($number) }
       *[nom] Wodopój{ APART($number) }
    }

## Places

# A card of the centre: row from the top, column from the left. "named" stands in a list beside
# names of cards.
place-centre =
    { $form ->
        [named] pole { $row },{ $column }
        [acc] pole { $row },{ $column }
        [loc] polu { $row },{ $column }
        [from] z pola { $row },{ $column }
       *[bare] { $row },{ $column }
    }
# A place in a display.
place-display =
    { $form ->
        [acc] miejsce { $place } w rzędzie { $row }
        [loc] miejscu { $place } w rzędzie { $row }
       *[nom] rząd { $row }, miejsce { $place }
    }

## What a raid demands

demand-goods =
    { $amount ->
        [one] { $amount } wybrany towar
        [few] { $amount } wybrane towary
       *[many] { $amount } wybranych towarów
    }
demand-last-card =
    { $form ->
        [acc] ostatnią kartę jednego ze swoich rzędów
        [short-acc] ostatnią kartę jednego ze swoich rzędów
       *[nom] ostatnia karta jednego z twoich rzędów
    }
# A raid asks for one or the other.
demand-either =
    { $form ->
        [acc] { SAY($first, form: "acc") } albo { SAY($second, form: "acc") }
       *[nom] { $first } albo { $second }
    }
