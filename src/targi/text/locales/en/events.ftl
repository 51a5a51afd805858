# What happened, one sentence each. Present tense, because a player's name has no gender.
#
# $player is who does it; $tokens, $given and $taken are lists of tokens with their numbers
# ("2 salt and 1 gold"); $card, $dune, $target, $source and $cause name a card, $cell and $place a
# place. A sentence may begin with any of them only if the word begins with a capital there.

# Said behind a sentence if there was nothing to choose.
event-forced = (no other choice)
# Said behind a sentence: the rule that it rests on.
event-rule = (rule { $rule })

## The course of the game

# Before the first round.
event-deal = The centre is dealt: { $cards }.
event-first-player = { $player } is the starting player.
event-first-discard = The tribe discard pile begins with { SAY($card, form: "the") }.
event-round = Round { $amount } begins.
event-robber = The robber advances to { SAY($target, form: "the") }.
event-targia = The Targia goes to { SAY($target, form: "the") }.
event-raid = Raid on corner { $number }!
event-starting-player = { $player } is the starting player now.
event-fewer-targis =
    { $amount ->
        [one] { $player } has only { $amount } Targi this round.
       *[other] { $player } has only { $amount } Targis this round.
    }
event-next-round-fewer =
    { $amount ->
        [one] { $player } will have only { $amount } Targi next round, because of { SAY($cause, form: "the") }.
       *[other] { $player } will have only { $amount } Targis next round, because of { SAY($cause, form: "the") }.
    }
event-shuffle-goods =
    { $amount ->
        [one] The goods pile is empty: { $amount } discarded card becomes the new pile.
       *[other] The goods pile is empty: { $amount } discarded cards are shuffled into a new one.
    }
event-shuffle-tribes =
    { $amount ->
        [one] The tribe pile is empty: { $amount } discarded card becomes the new pile.
       *[other] The tribe pile is empty: { $amount } discarded cards are shuffled into a new one.
    }
event-shuffle-dunes =
    { $amount ->
        [one] The dune pile is empty: { $amount } discarded dune becomes the new pile.
       *[other] The dune pile is empty: { $amount } discarded dunes are shuffled into a new one.
    }
event-end-turn = { $player } ends the turn.
event-end-twelfth-card = Twelve cards lie in a display: the game is over.
event-end-last-raid = The last raid is done: the game is over.

## Figures and markers

event-place = { $player } places a Targi on { SAY($target, form: "the") }.
# A card in the display lifts a ban (rule 3.7).
event-place-by-card = { $player } places a Targi on { SAY($target, form: "the") }, thanks to { SAY($card, form: "the") }.
event-markers =
    { $number ->
        [one] { $player } gets a marker on { SAY($places, form: "the") }.
       *[other] { $player } gets markers on { SAY($places, form: "the") }.
    }
event-move-marker = { $player } moves the marker from { SAY($source, form: "the") } to { SAY($target, form: "the") }.
# Figures and markers that the player did not use; $number of them.
event-take-back =
    { $number ->
        [one] { $player } leaves one action unused: { $places }.
       *[other] { $player } leaves { $number } actions unused: { $places }.
    }
# The joker dune went to the other player (rule 5.32).
event-take-back-dune = { $player } takes the Targi back from { SAY($dune, form: "the") }, which is gone.

## Actions

event-use-border = { $player } uses { SAY($card, form: "the") }.
event-use-centre = { $player } uses the card on { $cell }.
event-use-dune = { $player } carries out { SAY($card, form: "the") }.
event-use-hand = { $player } plays the card in their hand, thanks to { SAY($card, form: "the") }.
event-use-targia = { $player } uses the Targia.
event-use-by-dune = { $player } uses { SAY($card, form: "the") } thanks to { SAY($dune, form: "the") }.
event-use-card = { $player } uses { SAY($card, form: "the") }.

## Tokens

event-gain-border = { $player } takes { $tokens } at { SAY($card, form: "the") }.
event-gain-goods-card = { $player } takes { $tokens } from { SAY($card, form: "the") }.
# A tribe card or a dune gives them.
event-gain-card = { $player } takes { $tokens } thanks to { SAY($card, form: "the") }.
event-gain-targia = { $player } takes { $tokens } from the Targia.
# The opponent could not pay the raid (rule 7.3).
event-gain-raid = { $player } receives { $tokens } for the unpaid raid.
event-exchange = { $player } exchanges { $given } for { $taken }.
event-pay = { $player } pays { $tokens } for { SAY($card, form: "the") }.
event-pay-and-display = { $player } pays { $tokens } for { SAY($card, form: "the") } and lays it in row { $row }.
event-pay-marker = { $player } pays { $tokens } to move the other marker too.
event-pay-next-card = { $player } pays { $tokens } for another card.
event-pay-targia = { $player } pays { $tokens } to turn up a goods card.
event-pay-raid = { $player } gives up { $tokens } in the raid.
event-return = { $player } is above a limit and returns { $tokens }.
event-leave-out = { $player } saves { $tokens } thanks to { SAY($card, form: "the") }.
event-store = { $player } stores { $tokens } on { SAY($card, form: "the") }.
event-use-stored = { $player } pays { SAY($tokens, form: "stored") } for { SAY($card, form: "the") }.
event-lose-stored = { $player } loses { $tokens } stored on that card.
event-spared = { $player } is spared the raid, thanks to { SAY($cause, form: "the") }.
event-unpaid = { $player } cannot pay the raid.

## Cards

# In a list of cards turned up in the centre.
card-on-place = { $card } on { $place }
event-turn-up = Turned up: { $cards }.
event-fill = The gap { SAY($place, form: "at") } is filled with { SAY($card, form: "a") }, face down.
event-display = { $player } lays { SAY($card, form: "the") } in row { $row }.
event-take-into-hand = { $player } takes { SAY($card, form: "the") } into their hand.
event-discard = { $player } discards { SAY($cards, form: "the") }.
event-take-discarded = { $player } takes { SAY($card, form: "the") } from the discard pile.
event-move-card = { $player } moves { SAY($card, form: "the") } to { $place }.
event-card-back-to-hand = { $player } takes { SAY($card, form: "the") } from the display into their hand.
event-lose-card = { $player } loses { SAY($card, form: "the") }.
# Before a round, by nobody.
event-discarded = Discarded: { $cards }.
event-action-marker = An action marker is put on { SAY($card, form: "the") }.
event-action-marker-back = The action marker of { SAY($card, form: "the") } goes back to the supply.
