# What is chosen before a game: the names of the options, and what each choice means.

option = { $name }: { $value }
option-box = Ausgabe
option-box-base = Grundspiel
option-box-expansion = Erweiterung
option-start = Anfang
option-start-easier = Leichter, mit 2 von jeder Ware
option-targia = Targia
option-targia-literal = Ein Schritt pro Runde, auch auf Ecken
option-tiebreak = Gleichstand auch beim Gold
option-tiebreak-water = Mehr Wasser
option-deck = Stammeskarten
option-deck-both = 45 Karten aus beiden Schachteln
option-border = Randfelder
# $numbers are the numbers at which the card of the base game lies.
option-border-base = Die des Grundspiels auf { $numbers }
option-cards = Eigene Kartendatei
option-cards-file = { $name }
