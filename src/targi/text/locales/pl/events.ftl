# What happened, one sentence each. Present tense, because a player's name has no gender; nothing
# in a sentence agrees with the name, and the name stands in the nominative.
#
# $player is who does it; $tokens, $given and $taken are lists of tokens with their numbers
# ("2 żetony soli i 1 złotą monetę"); $card, $dune, $target, $source and $cause name a card, $cell
# and $place a place. A sentence may begin with any of them only if the word begins with a capital
# there. Which forms there are is said in terms.ftl.

# Said behind a sentence if there was nothing to choose.
event-forced = (jedyna możliwość)
# Said behind a sentence: the rule that it rests on.
event-rule = (zasada { $rule })

## The course of the game

# Before the first round.
event-deal = W środku leżą: { $cards }.
event-first-player = Graczem rozpoczynającym jest { $player }.
event-first-discard = Stos odrzuconych kart plemienia zaczyna się od { SAY($card, form: "gen") }.
event-round = Zaczyna się runda { $amount }.
event-robber = Złodziej przechodzi na { SAY($target, form: "acc") }.
event-targia = Tuareżka staje na { SAY($target, form: "loc") }.
event-raid = Rabunek w narożniku { $number }!
event-starting-player = Graczem rozpoczynającym zostaje { $player }.
event-fewer-targis =
    { $amount ->
        [1] W tej rundzie { $player } ma tylko { $amount } Tuarega.
       *[other] W tej rundzie { $player } ma tylko { $amount } Tuaregów.
    }
event-next-round-fewer =
    { $amount ->
        [1] Przez { SAY($cause, form: "acc") } { $player } ma w następnej rundzie tylko { $amount } Tuarega.
       *[other] Przez { SAY($cause, form: "acc") } { $player } ma w następnej rundzie tylko { $amount } Tuaregów.
    }
event-shuffle-goods =
    { $amount ->
        [1] Talia towarów jest pusta: z { $amount } odrzuconej karty powstaje nowa.
       *[other] Talia towarów jest pusta: z { $amount } odrzuconych kart powstaje nowa, świeżo potasowana.
    }
event-shuffle-tribes =
    { $amount ->
        [1] Talia plemienia jest pusta: z { $amount } odrzuconej karty powstaje nowa.
       *[other] Talia plemienia jest pusta: z { $amount } odrzuconych kart powstaje nowa, świeżo potasowana.
    }
event-shuffle-dunes =
    { $amount ->
        [1] Talia wydm jest pusta: z { $amount } odrzuconej wydmy powstaje nowa.
       *[other] Talia wydm jest pusta: z { $amount } odrzuconych wydm powstaje nowa, świeżo potasowana.
    }
event-end-turn = { $player } kończy turę.
event-end-twelfth-card = W układzie leży dwanaście kart: koniec gry.
event-end-last-raid = To był ostatni rabunek: koniec gry.

## Figures and markers

event-place = { $player } ustawia Tuarega na { SAY($target, form: "loc") }.
# A card in the display lifts a ban (rule 3.7).
event-place-by-card = { $player } ustawia Tuarega na { SAY($target, form: "loc") } dzięki { SAY($card, form: "dat") }.
event-markers =
    { $number ->
        [1] { $player } dostaje znacznik na { SAY($places, form: "loc") }.
       *[other] { $player } dostaje znaczniki na { SAY($places, form: "loc") }.
    }
event-move-marker = { $player } przenosi znacznik { SAY($source, form: "from") } na { SAY($target, form: "acc") }.
# Figures and markers that the player did not use; $number of them.
event-take-back =
    { $number ->
        [1] { $player } rezygnuje z jednej akcji: { SAY($places, form: "named") }.
       *[other] { $player } rezygnuje z { $number } akcji: { SAY($places, form: "named") }.
    }
# The joker dune went to the other player (rule 5.32).
event-take-back-dune = { $player } tylko zabiera Tuarega: { $dune } należy już do drugiego gracza.

## Actions

event-use-border = { $player } { SAY($card, form: "use") }.
event-use-centre = { $player } używa karty na polu { $cell }.
event-use-dune = { $player } wykonuje akcję { SAY($card, form: "gen") }.
event-use-hand = { $player } zagrywa kartę z ręki dzięki { SAY($card, form: "dat") }.
event-use-targia = { $player } wykonuje akcję Tuareżki.
event-use-by-dune = { $player } { SAY($card, form: "use") } dzięki { SAY($dune, form: "dat") }.
event-use-card = { $player } używa { SAY($card, form: "gen") }.

## Tokens

event-gain-border = { $player } bierze { SAY($tokens, form: "acc") } { SAY($card, form: "at") }.
event-gain-goods-card = { $player } bierze { SAY($tokens, form: "acc") } { SAY($card, form: "from") }.
# A tribe card or a dune gives them.
event-gain-card = { $player } bierze { SAY($tokens, form: "acc") } dzięki { SAY($card, form: "dat") }.
event-gain-targia = { $player } bierze { SAY($tokens, form: "acc") } od Tuareżki.
# The opponent could not pay the raid (rule 7.3).
event-gain-raid = { $player } dostaje { SAY($tokens, form: "acc") }, bo drugi gracz nie płaci podczas rabunku.
event-exchange = { $player } wymienia { SAY($given, form: "acc") } na { SAY($taken, form: "acc") }.
event-pay = { $player } płaci { SAY($tokens, form: "acc") } za { SAY($card, form: "acc") }.
event-pay-and-display = { $player } wykłada { SAY($card, form: "acc") } w rzędzie { $row } za { SAY($tokens, form: "acc") }.
event-pay-marker = { $player } płaci { SAY($tokens, form: "acc") }, żeby przenieść też drugi znacznik.
event-pay-next-card = { $player } płaci { SAY($tokens, form: "acc") } za następną kartę.
event-pay-targia = { $player } płaci { SAY($tokens, form: "acc") }, żeby odkryć kartę towaru.
event-pay-raid = { $player } oddaje podczas rabunku { SAY($tokens, form: "acc") }.
event-return = { $player } przekracza limit i oddaje do puli { SAY($tokens, form: "acc") }.
event-leave-out = { $player } oszczędza { SAY($tokens, form: "acc") } dzięki { SAY($card, form: "dat") }.
event-store = { $player } odkłada { SAY($tokens, form: "acc") } na { SAY($card, form: "acc") }.
event-use-stored = { $player } płaci { SAY($tokens, form: "stored") } za { SAY($card, form: "acc") }.
event-lose-stored = { $player } traci { SAY($tokens, form: "acc") } z tej karty.
event-spared = { $player } nic nie oddaje podczas rabunku dzięki { SAY($cause, form: "dat") }.
event-unpaid = { $player } nie ma czym zapłacić podczas rabunku.

## Cards

# In a list of cards turned up in the centre.
card-on-place =
    { $form ->
        [acc] { SAY($card, form: "acc") } ({ $place })
       *[nom] { $card } ({ $place })
    }
event-turn-up = Odkryto: { $cards }.
event-fill = Na puste pole { $place } trafia zakryta { $card }.
event-display = { $player } wykłada { SAY($card, form: "acc") } w rzędzie { $row }.
event-take-into-hand = { $player } bierze do ręki { SAY($card, form: "acc") }.
event-discard = { $player } odrzuca { SAY($cards, form: "acc") }.
event-take-discarded = { $player } bierze { SAY($card, form: "acc") } ze stosu kart odrzuconych.
event-move-card = { $player } przekłada { SAY($card, form: "acc") } na { SAY($place, form: "acc") }.
event-card-back-to-hand = { $player } bierze { SAY($card, form: "acc") } z układu do ręki.
event-lose-card = { $player } traci { SAY($card, form: "acc") }.
# Before a round, by nobody.
event-discarded = Odrzucono: { $cards }.
event-action-marker = Na { SAY($card, form: "acc") } trafia znacznik akcji.
event-action-marker-back = Znacznik akcji { SAY($card, form: "from") } wraca do puli.
