# What a move does, in a few words: entries of menus, labels of buttons. At most 60 characters
# when filled with the longest names.

move-place = { $place }
move-use = { $card }
move-use-hand = Play the card in your hand
move-targia = Use the Targia
move-done = End your turn
move-trade = { $given } for { $taken }
move-take = { $tokens }
# The goods card that the Targia turned up.
move-take-card = Take what it shows
move-take-this = Take { $card }
move-pay = Pay { $tokens }
move-display-for = Display it for { $tokens }
move-display-extra = For { $tokens } + { $extra } ({ $vp })
move-display-this = Display { $card }
move-hand = Take it into your hand
move-discard = Discard it
move-substitute = Pay 1 water and 1 good
move-leave = Leave out { $tokens }
move-less-goods = Leave out goods
move-less-gold = Leave out the gold
move-give = Give { $tokens }
move-row = Row { $row }
# The row from which a card is lost to the raid.
move-raid-row = Row { $row }
move-lay = { $place }
move-choose = { $card }
move-to = To { $card }
move-swap-display = Swap two displayed cards
move-swap-hand = Swap the card in your hand

## Another card, or no more

move-next-tribe = Reject it for the next card
move-next-move-again = Move the other marker too
move-next-turn-up = Turn up the next card
move-next-targia = Turn up a goods card
move-next-targia-card = Pay for the next card
move-stop-trade = Stop trading
move-stop-sell = Stop selling
move-stop-exchange = Stop exchanging
move-stop-sell-pairs = Stop selling
move-stop-move-again = Leave it where it is
move-stop-targia-card = Take nothing
move-stop-limit = Return what is above the limit
move-stop-raid = Pay nothing
move-none-substitute = Pay with gold
move-none-lift-second = No second card
move-none-pick = Pick none
move-decline-lift = Leave your display as it is
move-decline-swap = Leave your display as it is
move-decline-foreign-border = Carry out none
