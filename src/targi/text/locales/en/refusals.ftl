# Why a move is not possible, said to the player who tried it.
#
# $card names a card, $cell a place of the centre, $place a place of the display, $question what is
# asked now, $tokens and $missing tokens with their numbers, $kind a kind of token.

# A refusal with the number of its rule.
refused = { $reason } (rule { $rule })

refused-malformed = I do not understand that. { $question }
refused-malformed-nearest = I do not understand that. Did you mean “{ $nearest }”? { $question }
refused-game-over = The game is over.
refused-not-now = This is not the time for that. { $question }
refused-action-unfinished = Finish what you have begun first. { $question }
refused-corner = No Targi can stand on a corner.
refused-robber-here = The robber stands on { SAY($card, form: "the") }.
refused-occupied = { $by } has a Targi on { SAY($card, form: "the") }.
refused-opposite-opponent = A Targi of your opponent stands opposite, on { SAY($opposite, form: "the") }.
refused-dune-not-open = There is no face-up { $card }.
refused-no-targi = You have no Targi on { SAY($card, form: "the") }.
refused-no-marker = You have no marker on { SAY($cell, form: "the") }.
refused-used = You have used { SAY($card, form: "the") } this round.
refused-used-cell = You have used the card on { $cell } this round.
refused-used-targia = You have used the Targia this round.
refused-no-hand-card = You have no card in your hand.
refused-hand-card-new = You took { SAY($card, form: "the") } this round; the Noble plays only cards that you already had.
refused-no-hand-power = No card in your display lets you play the card in your hand.
refused-nothing-to-trade = You hold nothing that the Trader takes.
refused-nothing-to-sell = You hold nothing that the Silversmith takes.
refused-no-marker-to-move = You have no marker left to move.
refused-no-free-card = No face-up centre card is without a marker.
refused-no-marker-on-tribe = You have no unused marker on a tribe card.
refused-no-part = Nothing on { SAY($card, form: "the") } is possible now.
refused-no-targia = You placed no Targi on { SAY($card, form: "the") }, where the Targia stands.
refused-marker-used = You have used { SAY($card, form: "the") } already; it works once only.
refused-card-not-now = It is not the time to use { SAY($card, form: "the") }.
refused-display-full = Your twelve places are full; there is no room for { SAY($card, form: "the") }.
refused-cannot-pay = You cannot pay for { SAY($card, form: "the") }. You lack { $missing }.
refused-cannot-pay-discount =
    { $discount ->
        [one] You cannot pay for { SAY($card, form: "the") }. You lack { $missing }, and your discount covers only { $discount } good of it.
       *[other] You cannot pay for { SAY($card, form: "the") }. You lack { $missing }, and your discount covers only { $discount } goods of it.
    }
refused-no-alternative = There is one cost only for { SAY($card, form: "the") }.
refused-hand-full = You already have { SAY($card, form: "the") } in your hand.
refused-in-hand = You have { SAY($card, form: "the") } in your hand already.
refused-needs-noble = You can discard the card in your hand only with the Noble.
refused-no-extra = There is no optional extra on { SAY($card, form: "the") }.
refused-picked-to-keep = You may display or keep { SAY($card, form: "the") }, but not discard it.
refused-cannot-reject = No other card can be turned up instead of { SAY($card, form: "the") }.
refused-no-gold-in-cost = This cost of { SAY($card, form: "the") } has no gold to leave out.
refused-not-in-cost = The cost has no { $kind } left to leave out.
refused-same-payment = Another choice takes the same tokens.
refused-row-full = Row { $row } has four cards.
refused-equal-empty-row = Row { $row } is just as empty as row { $first }; take that one.
refused-goods-order = Choose goods in the order dates, salt, pepper.
# $tokens is what it takes, $held how many of them the player has.
refused-too-few = It takes { $tokens }; { $held ->
        [0] you have none
       *[other] you have { $held }
    }.
refused-no-water-here = You cannot exchange water now. { $question }
refused-water-needed = You need that water to finish this. { $question }
refused-not-offered = You cannot get that at { SAY($card, form: "the") }.
refused-no-cheap-gold = You have no card that gives gold for two goods.
refused-cheaper = You need only two of a kind for the gold: give 2 { $kind }.
refused-no-one-for-one = You have no card that trades one good for one.
refused-received-this-visit = You have just got { $kind } one for one and cannot trade it away again.
refused-must-trade-first = Make a trade first.
refused-face-down = The card { SAY($cell, form: "at") } lies face down.
refused-marker-there = { $by } has a marker on { SAY($cell, form: "the") }.
refused-not-displayed = You do not have { SAY($card, form: "the") } in your display.
refused-chosen-already = You have chosen { SAY($card, form: "the") } already.
refused-cards-order = Cards are chosen in the order in which they lie; { SAY($card, form: "the") } cannot be chosen now.
refused-no-place = There is no other place for { SAY($card, form: "the") }.
refused-place-taken = A card lies in { $place }.
refused-same-place = The card comes from { $place }.
refused-gap = A card in { $place } would leave a gap.
refused-too-few-cards =
    { $needed ->
        [one] It takes { $needed } such card in your display; you have { $held }.
       *[other] It takes { $needed } such cards in your display; { $held ->
            [0] you have none
           *[other] you have { $held }
        }.
    }
refused-not-to-hand = You cannot take { SAY($card, form: "the") } into your hand.
refused-other-kind = A card of the other kind lies { SAY($cell, form: "at") }.
refused-no-opponents-targi = Your opponent placed no Targi on { SAY($card, form: "the") }.
refused-not-open = There is no face-up { $card } to choose.
refused-not-demanded = The raid on corner { $raid } does not ask for that.
# A demand of a raid: $demanded is all that it asks for, $missing what the player lacks of it.
refused-cannot-meet = The raid asks for { $demanded }; you lack { $missing }.
refused-cannot-meet-card = You have no displayed card to give up.
refused-cannot-meet-discount =
    { $discount ->
        [one] The raid asks for { $demanded }; you lack { $missing }, and your card leaves out only { $discount } good of it.
       *[other] The raid asks for { $demanded }; you lack { $missing }, and your card leaves out only { $discount } goods of it.
    }
refused-must-pay = You can pay, so you must.
refused-must-leave-missing = Leave out what you lack, not { $kind }.
refused-row-empty = Row { $row } has no card.
