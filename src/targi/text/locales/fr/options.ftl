# What is chosen before a game: the names of the options, and what each choice means.

option = { $name } : { $value }
option-box = Édition
option-box-base = Jeu de base
option-box-expansion = Extension
option-start = Départ
option-start-easier = Plus facile, avec 2 Marchandises de chaque sorte
option-targia = Targuia
option-targia-literal = Un pas par tour, coins compris
option-tiebreak = Départage après l’Or
option-tiebreak-water = Le plus d’Eau
option-deck = Cartes Tribu
option-deck-both = 45 cartes des deux boîtes
option-border = Cartes Périphérie
# $numbers are the numbers at which the card of the base game lies.
option-border-base = Celles du jeu de base ({ $numbers })
option-cards = Fichier de cartes personnel
option-cards-file = { $name }
