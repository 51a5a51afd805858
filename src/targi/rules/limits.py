"""Declared bounds of every game, for those who size buffers or search; tests hold them.

MAX_DECISIONS is for the cards of the boxes; the others hold with own cards too (see the end).

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

So much for the cards of the boxes. With own cards (rule 9.6) the Trader still offers most, and at
most four actions are open inside one another: a dune, the effects of a displayed card, revealed
cards or the Targia, a slash. For `reveal_tribe`, the only effect that displays another card, is a
card's last one, and consolations are one choice. But own cards give more. A goods card has 8 tokens
of each of 6 kinds, 48; a part of a dune at most four such cards, or four uses of the Targia with 48
water each, 384, so three dunes with XR5 at most 2,700; markers, the Targia, bonuses and
consolations at most 500 a turn. A displayed card gives at most 280 at once; at most 52 arrive in a
player's game: 12, one for each dune that swaps, 4 lost at raids. So a player gets fewer than
12 * 3,200 + 52 * 280 = 53,000 tokens, and fewer than MAX_TOKENS even if all were gold for which a
Silversmith gives two points each. Every turn still ends: a game is below 2 * 53,000 * 5 + 2,000,000
decisions, the latter for new visits and choices. Random games of all kinds take fewer than 1,000.
"""

from typing import Final

MAX_LEGAL: Final = 32
MAX_CHANCE_OUTCOMES: Final = 45  # all tribe cards
MAX_DECISIONS: Final = 16384
MAX_TOKENS: Final = 100_000  # of one kind, that one player can ever hold
