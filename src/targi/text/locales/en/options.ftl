# What is chosen before a game: the names of the options, and what each choice means.

option = { $name }: { $value }
option-box = Edition
option-box-base = Base game
option-box-expansion = Expansion
option-start = Start
option-start-easier = Easier, with 2 of each good
option-targia = Targia
option-targia-literal = One step a round, corners too
option-tiebreak = Tie-break after gold
option-tiebreak-water = More water
option-deck = Tribe cards
option-deck-both = 45 cards from both boxes
option-border = Border cards
# $numbers are the numbers at which the card of the base game lies.
option-border-base = Those of the base game at { $numbers }
option-cards = Custom card file
option-cards-file = { $name }
