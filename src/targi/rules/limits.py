"""Declared bounds of every game, for those who size buffers or search; tests hold them.

A decision offers most at the expansion's Trader with BC8: 3 trades for gold, 6 two for one, 6 one
for one, 3 for water, 4 exchanges of water and stop: 23. Placing offers at most 12 border cards and
3 dunes, lifting a card 12 and decline, a turn of actions fewer.

Every turn ends, because each decision inside it uses up something that does not come back of
itself. Give a good the weight 5, a good of a kind received one for one in this visit 4, water 3,
gold and VP 0. Every trade, exchange, sale, payment, rejected card and card passed over for the
Targia then lowers the sum: two for one 10 to 5, one for one 5 to 4, a good for water 4 to 3, two
water for a good 6 to 5. It rises only by what a figure, a marker, a dune, the Targia or a displayed
card gives: there are at most five of the former in a turn, none of which gives more than 8 goods
or water (weight 40), and a player displays at most 12 cards in a game, besides one a round that
D02 swaps in, with at most 6 goods (weight 30) each. A new visit to a Trader makes goods heavier by
1 each; a turn has at most three such visits, and one use of XO7. Together with at most 16 choices
for each action (which figure, cost, omissions, row, cards picked, moved or swapped), a player's
turn is below 80 held before + 250 gained + 100 for new visits + 6 * 16 choices. So a game is below
24 * 526 for the turns, 48 * (30 + 16) for cards displayed, 72 placements and 4 raids: 15,000.

Own cards may give more, at most 4 of a kind for each effect: then every turn still ends, but the
number is not proved. Random games of all kinds take fewer than 400 decisions.
"""

from typing import Final

MAX_LEGAL: Final = 32
MAX_DECISIONS: Final = 16384
