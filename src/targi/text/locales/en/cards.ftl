# Cards: what is printed on them and what they do. Card texts speak to the player as "you".
#
# $goods, $gold, $water and $vp are tokens with their number ("2 goods"); $symbol is a symbol,
# $kind a kind of token, $tokens a list of tokens; $cards, $times, $every and the like are numbers.

## One card in full

heading-tribe = Tribe card { $id }
heading-goods = Goods card { $id }
heading-dune = Dune { $id }
box-base = base game
box-expansion = expansion

label-symbol = Symbol
label-worth = Worth
label-cost = Cost
label-gives = Gives
label-box = Edition
label-action = Action
label-effect = Effect
label-timing = When
# The word for an effect in card files of one's own.
label-word = Effect word
label-rules = Rules
label-provenance = Known from
label-doubt = Doubt

# Tokens that belong together, one side of a choice.
bundle = { $tokens }
# Several such sides, if one of them is a list itself.
bundle-or = { $first }; or { $rest }
card-gives = { $tokens }, and { SAY($choices, list: "or") }
card-gives-one = { SAY($choices, list: "or") }
card-cost = { $tokens }
card-cost-or = { $tokens }, or instead { $alternative }
card-cost-extra = { $cost }; optional extra: { $extra } for { $vp } at once
token-goods-of-choice =
    { $amount ->
        [one] { $amount } good of your choice
       *[other] { $amount } goods of your choice
    }
card-correct = If you own the box, correct it: { $command }

## Lists of cards

cards-tribe = Tribe cards ({ $number })
cards-goods = Goods cards ({ $number })
cards-border = Border cards ({ $number })
cards-dune = Dunes ({ $number })
cards-none = No card matches.
# The page of all cards.
cards-page = All cards of both boxes
cards-page-note = A star marks what is reconstructed: no source states it, and the printed card may differ. If you own the box, you can correct it by a card file.
label-id = Card
label-name = Name
label-demands = Demand of the raid
label-vp = VP
# Behind an id the mark is about what is printed on the card, behind an effect about the effect.
cards-mark-reconstructed = * reconstructed, if only in part: no source states it, the real one may differ
cards-mark-own = + from your own card file

## When an effect works

timing-permanent = always, once displayed
timing-immediate = at once, when you display it
timing-end = at the end of the game
timing-stored = kept on the card until it is needed
timing-next-round = in the next round
timing-once = once, at a moment of your choice
timing-dune = when you carry out the dune

## Where a card is known from

provenance-sourced = a published source
provenance-reconstructed = reconstructed
provenance-own-file = your own card file
provenance-own-and-rest = your own card file (the rest: { $rest })
provenance-both = what is printed: { $printed }; its effect: { $effect }
provenance-goods-list = a list of the cards; the rulebook only says that there are 19
provenance-water-goods = reconstructed; a source only says that five goods cards show water
provenance-raid = a source says that the raid names its goods; which ones is reconstructed
provenance-trader = a source says that you trade as often as you like; goods for water is reconstructed
provenance-fata = a source says that it differs from the base game; the move for water is reconstructed
provenance-silversmith = a source names two purchases and any 2 goods for 1 VP; gold for VP is reconstructed from the base game
provenance-water = a source says that it gives water instead of the Caravan; how much is reconstructed
provenance-tribal = a source says that you reject cards for 1 water each; turning up the next is reconstructed
card-doubt = No source states what is reconstructed, and the printed card may differ.

## Border cards

border-text-raid = When the robber comes here, you give up { $demands }.
border-text-base-noble = Pay for a card that was in your hand before this round and display it, or discard it.
border-text-base-dates = Take 1 date.
border-text-base-salt = Take 1 salt.
border-text-base-pepper = Take 1 pepper.
border-text-base-trader = Trade as often as you like: 3 goods of one kind for 1 gold, or 2 goods of one kind for 1 good of another.
border-text-base-fata-morgana = Move a marker whose card you have not used yet to a face-up card without any marker.
border-text-base-silversmith = Make one purchase: 1 VP for 2 goods of one kind, 3 VP for 4 goods of one kind, 2 VP for 1 gold, or 4 VP for 2 gold.
border-text-base-caravan = Turn up a goods card from the pile and take what it shows.
border-text-base-tribal-expansion = Turn up a tribe card from the pile and use it like one from the centre.
border-text-expansion-noble = Pay for a card that was in your hand before this round and display it, or discard it and take 1 water and 1 good of your choice.
border-text-expansion-trader = Trade as often as you like: 3 goods of one kind for 1 gold, 2 goods of one kind for 1 good of another, or 1 good for 1 water.
border-text-expansion-fata-morgana = Move a marker whose card you have not used yet to a face-up card without any marker. Pay 1 water to move the other one too.
border-text-expansion-silversmith = Make up to two purchases: 1 VP for any 2 goods, or 2 VP for 1 gold.
border-text-expansion-water-place = Take 2 water.
border-text-expansion-tribal-expansion = Turn up a tribe card from the pile and use it like one from the centre. As often as you like, pay 1 water to reject it and turn up the next.

## Effects: paying and exchanging

effect-discount = Displaying another { $symbol } card costs you { $goods } less.
effect-noble-discount = Displaying the card in your hand with the Noble costs you { $goods } less.
effect-one-for-one = At the Trader you may also swap 1 good for 1 good of another kind.
effect-hand-play = You may display the card in your hand without the Noble if you pay { $goods } on top of its cost.
effect-stored-gold = Lay { $gold } from the supply on this card; your next cost that asks for gold uses it.
effect-water-discount = If you choose a cost with water in it for a tribe card, pay { $water } less.
effect-noble-gold-substitute = With the Noble you may pay 1 water and 1 good of any kind where a cost asks for 1 gold.
effect-cheap-gold = At the Trader, 2 goods of one kind are enough for 1 gold.
effect-smith-bonus =
    { $exchanges ->
        [one] A visit to the Silversmith allows you { $exchanges } more purchase.
       *[other] A visit to the Silversmith allows you { $exchanges } more purchases.
    }
effect-exchange = Swap as many of your goods as you like, each for 1 good of another kind.
effect-hand-play-once = Pay for the card in your hand and display it without the Noble.
effect-hand-play-reduced = Display the card in your hand without the Noble, for { $goods } less or { $gold } less.

## Effects: taking tokens

effect-take = Take { $tokens }.
effect-choose = Take { SAY($options, list: "or") }, whichever you like.
effect-goods-card-bonus = In every round in which a goods card gives you { $kind }, take { SAY($tokens, form: "more") }.
effect-consolation = In every round in which no goods card gives you a good, take { $goods } of your choice.
effect-goods-per-cards =
    { $every ->
        [one] Take 1 good of your choice for every card in your display.
       *[other] Take 1 good of your choice for every { $every } cards in your display.
    }
effect-goods-per-free-spaces =
    { $every ->
        [one] Take 1 good of your choice for every free space in your display.
       *[other] Take 1 good of your choice for every { $every } free spaces in your display.
    }
effect-reveal-goods =
    { $cards ->
        [one] Turn up the top goods card, take what it shows and discard it.
       *[other] Turn up the top { $cards } goods cards, take what { $take } of them { $take ->
            [one] shows
           *[other] show
        } and discard them all.
    }
effect-water-per-symbol = Take 1 water for every { $symbol } card in your display, but at least { $least }.
effect-targia-bonus = Take { $water } after each use of the Targia.
effect-water-place-bonus = The Waterhole gives you { SAY($water, form: "more") }.
effect-dune-bonus = Take { $water } after each dune that you carry out.
effect-centre-goods =
    { $times ->
        [one] Take a goods card without any marker from the centre and receive what it shows.
        [2] Take a goods card without any marker from the centre and receive twice what it shows.
       *[other] Take a goods card without any marker from the centre and receive { $times } times what it shows.
    }
effect-sell-pairs =
    { $times ->
        [one] Sell any 2 goods for 1 gold.
        [2] Sell any 2 goods for 1 gold, at most twice.
       *[other] Sell any 2 goods for 1 gold, up to { $times } times.
    }
effect-targia-uses =
    { $uses ->
        [one] Use the Targia once, wherever she stands.
        [2] Use the Targia twice, wherever she stands.
       *[other] Use the Targia { $uses } times, wherever she stands.
    }

## Effects: tribe cards and the display

effect-reveal-tribe = Turn up a tribe card from the pile and use it like one from the centre.
effect-discard-pile-card = At the Tribal Expansion, turn nothing up but take the top card of the discard pile: pay for it and display it, or keep it in your empty hand.
effect-free-rejection = In each visit to the Tribal Expansion, your first rejection costs no water.
effect-rearrange =
    { $cards ->
        [one] You may pick up { $cards } card of your display and lay it down elsewhere in it.
       *[other] You may pick up at most { $cards } cards of your display and lay them down elsewhere in it.
    }
effect-swap = You may let two cards of your display change places.
effect-centre-tribe = Take a tribe card without any marker from the centre: pay for it and display it, or keep it in your empty hand.
effect-display-for-water = Display a tribe card on which your marker lies; it costs { $water } and nothing else.
effect-pick-tribe =
    { $cards ->
        [one] Turn up the top tribe card and pick it or not: display it for { $goods } less, or keep it in your empty hand.
       *[other] Turn up the top { $cards } tribe cards and pick one or none: display it for { $goods } less, or keep it in your empty hand. Discard the others.
    }
effect-swap-or-exchange = Let two cards of your display change places, or let the card in your hand change places with one of them. Neither costs anything.
effect-joker = Pay { $water } and lay this dune in your display, where it counts as a card; at the end it takes the symbol that serves you best.

## Effects: placing and border cards

effect-robber-passage = You may place a Targi on the card where the robber stands.
effect-fewer-targis =
    { $targis ->
        [one] In the next round your opponent places only { $targis } Targi.
       *[other] In the next round your opponent places only { $targis } Targis.
    }
effect-opposite-passage = Place a Targi opposite a Targi of your opponent.
effect-shared-dune = Place a Targi on a dune that your opponent has taken.
effect-renew-dunes = Discard all dunes without a Targi and turn up others until three lie open.
effect-free-border = Use a border card where nobody placed a Targi this round and no robber stands; raids are out.
effect-opponents-border = Use a border card on which your opponent placed a Targi this round.

## Effects: raids

effect-raid-immunity = Raids demand nothing of you.
effect-raid-reward = Take { $vp } after every raid whose demand you met or were spared.
effect-raid-discount = If you pay a raid in goods, leave out { $goods } of your choice.
effect-raid-pass = Give up nothing at a raid.

## Effects: scoring

effect-vp-per-symbol =
    { $every ->
        [one] Score { $vp } for every { $symbol } card you display.
       *[other] Score { $vp } for every { $every } { $symbol } cards you display.
    }
effect-vp-for-more-cards = Score { $vp } if you display more cards than your opponent.
effect-vp-for-row-end = Score { $vp } if this is the last card of a full row.
effect-vp-for-cards =
    { $cards ->
        [one] Score { $vp } if you display at least { $cards } card.
       *[other] Score { $vp } if you display at least { $cards } cards.
    }
effect-different-rows =
    { $rows ->
        [one] { $rows } full row with four different symbols scores you { $vp }.
       *[other] Up to { $rows } full rows with four different symbols score you { $vp } each.
    }
effect-vp-per-tokens =
    { $every ->
        [one] Score { $vp } for every { $kind } token you still own.
       *[other] Score { $vp } for every { $every } { $kind } you still own.
    }
effect-vp-per-column = Score { $vp } for every column of three cards with three different symbols.
effect-vp-for-plain-rows = Score { $vp } for every full row whose symbols bring you nothing.
effect-vp-for-all-symbols = Score { $vp } if your display shows all five symbols.
