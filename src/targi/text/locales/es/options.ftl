# What is chosen before a game: the names of the options, and what each choice means.

option = { $name }: { $value }
option-box = Edición
option-box-base = Juego base
option-box-expansion = Expansión
option-start = Comienzo
option-start-easier = Más fácil, con 2 de cada mercancía
option-targia = Targuia
option-targia-literal = Un paso por ronda, también en las esquinas
option-tiebreak = Desempate después del oro
option-tiebreak-water = Más agua
option-deck = Cartas de tribu
option-deck-both = 45 cartas de ambas cajas
option-border = Cartas de borde
# $numbers are the numbers at which the card of the base game lies.
option-border-base = Las del juego base en { $numbers }
option-cards = Archivo de cartas propio
option-cards-file = { $name }
