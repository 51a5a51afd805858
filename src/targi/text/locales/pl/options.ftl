# What is chosen before a game: the names of the options, and what each choice means.

option = { $name }: { $value }
option-box = Edycja
option-box-base = gra podstawowa
option-box-expansion = rozszerzenie
option-start = Początek
option-start-easier = łatwiejszy, po 2 żetony każdego towaru
option-targia = Tuareżka
option-targia-literal = jeden krok w rundzie, także na narożniki
option-tiebreak = Rozstrzyganie remisu po złotych monetach
option-tiebreak-water = więcej wody
option-deck = Karty plemienia
option-deck-both = 45 kart z obu pudełek
option-border = Karty brzegowe
# $numbers are the numbers at which the card of the base game lies.
option-border-base = { $numbers } z gry podstawowej
option-cards = Własny plik kart
option-cards-file = { $name }
