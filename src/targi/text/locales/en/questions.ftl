# What is asked of the player to move, said to that player.
#
# $card names a card, $marker a place of the centre, $goods a number of goods, $cards a number of
# cards.

# A question put to one of two players at the same screen.
ask-player = { $player }: { $question }

ask-place = Place a Targi.
ask-act = Use a figure or a marker, or end your turn.
ask-limit = You are above a limit. Exchange something, or stop and return the rest.
ask-raid = A raid: which demand do you meet?
ask-take =
    { $goods ->
        [one] Take { $goods } good of your choice.
       *[other] Take { $goods } goods of your choice.
    }
ask-give =
    { $goods ->
        [one] A raid: give up { $goods } good of your choice.
       *[other] A raid: give up { $goods } goods of your choice.
    }
ask-give-limit =
    { $goods ->
        [one] You may keep { $limit }. Give up { $goods } good of your choice.
       *[other] You may keep { $limit }. Give up { $goods } goods of your choice.
    }
ask-side = What do you take from { SAY($card, form: "the") }?
ask-tribe = What do you do with { SAY($card, form: "the") }?
ask-leave = Your discount leaves out one good of the cost of { SAY($card, form: "the") }. Which one?
ask-add = Which good do you pay on top for { SAY($card, form: "the") }?
ask-row = In which row do you lay { SAY($card, form: "the") }?
ask-trade = What do you trade?
ask-sell = What do you sell to the Silversmith?
ask-move = Which marker do you move?
ask-to = Where does the marker on { SAY($marker, form: "the") } go?
ask-lift = Which card do you pick up?
ask-lift-second = Which card do you pick up besides { SAY($card, form: "the") }?
ask-lay = Where do you lay { SAY($card, form: "the") }?
ask-gift = What do you take thanks to { SAY($card, form: "the") }?
ask-substitute = Do you pay 1 water and 1 good instead of 1 gold for { SAY($card, form: "the") }?
ask-reduce = What do you leave out of the cost of { SAY($card, form: "the") }?
ask-move-again = Do you pay 1 water to move the marker on { SAY($marker, form: "the") } too?
ask-turn-up = Do you turn up the next tribe card, or take the top card of the discard pile?
ask-targia = The Targia: take a good, or pay one to turn up a goods card?
ask-targia-pay = Which good do you pay to turn up a goods card?
ask-targia-card = Do you take what { SAY($card, form: "the") } shows, pay for the next card, or stop?
ask-exchange = Which good do you exchange?
ask-centre-tribe = Which tribe card of the centre do you take?
ask-centre-goods = Which goods card of the centre do you use?
ask-under-marker = Which tribe card under one of your markers do you display?
ask-swap-way = Do you swap two displayed cards, or one with the card in your hand?
ask-swap = Which card do you swap?
ask-swap-second = Which card changes places with { SAY($card, form: "the") }?
ask-swap-hand = Which displayed card changes places with { SAY($card, form: "the") }?
ask-foreign-border = Which border card do you carry out?
ask-sell-pairs = Which two goods do you give for 1 gold?
ask-reveal =
    { $cards ->
        [one] Which goods card do you take? You may take { $cards }.
       *[other] Which goods cards do you take? You may take { $cards }.
    }
ask-pick = Which of the tribe cards do you pick?
ask-raid-leave = Which good do you leave out at this raid?
ask-raid-row = From which row do you lose the last card?
