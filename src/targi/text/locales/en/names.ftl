# What things are called by what is seen of them: without the codes of cards and the coordinates of
# places. A card is told by what it is worth and does, or costs; these words stand behind its symbol
# or kind, in the place of its code: "the oasis worth 1 VP (safe from raids)".

## Behind a card

# Behind a tribe card; $effects are the words at the end of this file.
known-tribe = worth { $vp } ({ $effects })
# Behind a tribe card that does nothing; $cost is a list of tokens.
known-plain = worth { $vp } (costs { $cost })
# The same, if it can be paid with water instead of some of its goods.
known-plain-or = worth { $vp } (costs { $cost }, or water)
# The same where its cost is told anyway.
known-worth = worth { $vp }
# Behind a goods card with one kind of token, one with several, a dune.
known-goods = with { $gives }
known-goods-mixed = ({ $gives })
known-dune = ({ $effects })
# Behind a card of the centre if another one there is called the same.
known-there = { $known } { $where }

## Where something lies or stands, in the middle or on the border

where =
    { $where ->
        [top-left] at the top left
        [top] at the top
        [top-right] at the top right
        [left] on the left
        [middle] in the middle
        [right] on the right
        [bottom-left] at the bottom left
        [bottom] at the bottom
       *[bottom-right] at the bottom right
    }
# A card of the centre that is not known or lies face down.
card-at =
    { $form ->
        [the] the card { $where }
       *[bare] card { $where }
    }

## What a card does, in the fewest words that tell it from others
## ($symbol, $kind, $tokens and $options as in cards.ftl)

# Paying and exchanging

brief-discount = { $symbol } discount
brief-noble-discount = Noble discount
brief-one-for-one = trades one for one
brief-hand-play = plays without the Noble
brief-stored-gold = stores gold
brief-water-discount = water discount
brief-noble-gold-substitute = water and a good for gold
brief-cheap-gold = cheaper gold
brief-smith-bonus = Silversmith bonus
brief-exchange = swaps goods
brief-hand-play-once = once without the Noble
brief-hand-play-reduced = cheaper without the Noble

# Taking tokens

brief-take = { $tokens }
brief-choose = { SAY($options, list: "or") }
brief-goods-card-bonus = extra { $kind }
brief-consolation = consolation good
brief-goods-per-cards = goods for your cards
brief-goods-per-free-spaces = goods for free spaces
brief-reveal-goods = goods cards from the pile
brief-water-per-symbol = water for { $symbol } cards
brief-targia-bonus = Targia bonus
brief-water-place-bonus = Waterhole bonus
brief-dune-bonus = dune bonus
brief-centre-goods = a goods card from the centre
brief-sell-pairs = two goods for gold
brief-targia-uses = uses the Targia

# Tribe cards and the display

brief-reveal-tribe = a tribe card from the pile
brief-discard-pile-card = a card from the discard pile
brief-free-rejection = first rejection free
brief-rearrange = moves your cards
brief-swap = swaps two cards
brief-centre-tribe = a tribe card from the centre
brief-display-for-water = a card for water
brief-pick-tribe = picks a tribe card
brief-swap-or-exchange = swaps cards, also with your hand
brief-joker = joker

# Placing and border cards

brief-robber-passage = beside the robber
brief-fewer-targis = fewer Targis for your opponent
brief-opposite-passage = opposite your opponent
brief-shared-dune = shares a dune
brief-renew-dunes = new dunes
brief-free-border = a free border card
brief-opponents-border = your opponent’s border card

# Raids

brief-raid-immunity = safe from raids
brief-raid-reward = reward after raids
brief-raid-discount = cheaper raids
brief-raid-pass = safe from one raid

# Scoring

brief-vp-per-symbol = VP for { $symbol } cards
brief-vp-for-more-cards = VP for more cards
brief-vp-for-row-end = VP at the end of a row
brief-vp-for-cards = VP for many cards
brief-different-rows = VP for varied rows
brief-vp-per-tokens = VP for { $kind }
brief-vp-per-column = VP for columns
brief-vp-for-plain-rows = VP for rows without a bonus
brief-vp-for-all-symbols = VP for all five symbols
