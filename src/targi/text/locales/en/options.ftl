# What can be chosen before a game, and what each choice means.

option-box = Box
option-box-base = Base game
option-box-expansion = Expansion
option-start = Start
option-start-normal = Normal: 1 of each good
option-start-easier = Easier: 2 of each good
option-targia = The Targia
option-targia-mirrored = Mirrors the robber and skips corners when he does
option-targia-literal = One step a round, corners too
option-tiebreak = Tie-break after gold
option-tiebreak-goods = More goods
option-tiebreak-water = More water
option-first = Starting player
option-first-blue = Blue
option-first-white = White
option-first-random = Decided by chance
option-deck = Tribe cards
option-deck-box = Those of the box
option-deck-mixed = Nine of each symbol, drawn from both boxes
option-deck-other-half = The cards that the last deck left out
option-deck-own = A deck of your own
option-border = Border cards
option-border-box = Those of the box
option-border-own = Chosen one by one from both boxes
option-cards = Own card file
option-cards-none = None: the cards as we know them
