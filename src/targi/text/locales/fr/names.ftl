# What things are called by what is seen of them: without the codes of cards and the coordinates of
# places. A card is told by what it is worth and does, or costs; these words stand behind its symbol
# or kind, in the place of its code: "the oasis worth 1 VP (safe from raids)".

## Behind a card

# Behind a tribe card; $effects are the words at the end of this file.
known-tribe = à { $vp } ({ $effects })
# Behind a tribe card that does nothing; $cost is a list of tokens.
known-plain = à { $vp } (coût : { $cost })
# The same, if it can be paid with water instead of some of its goods.
known-plain-or = à { $vp } (coût : { $cost }, ou de l’Eau)
# The same where its cost is told anyway.
known-worth = à { $vp }
# Behind a goods card with one kind of token, one with several, a dune.
known-goods = avec { $gives }
known-goods-mixed = ({ $gives })
known-dune = ({ $effects })
# Behind a card of the centre if another one there is called the same.
known-there = { $known } { $where }

## Where something lies or stands, in the middle or on the border

where =
    { $where ->
        [top-left] en haut à gauche
        [top] en haut
        [top-right] en haut à droite
        [left] à gauche
        [middle] au milieu
        [right] à droite
        [bottom-left] en bas à gauche
        [bottom] en bas
       *[bottom-right] en bas à droite
    }
# A card of the centre that is not known or lies face down.
card-at =
    { $form ->
        [the] la carte { $where }
        [of] de la carte { $where }
        [at] sur la carte { $where }
       *[bare] carte { $where }
    }

## What a card does, in the fewest words that tell it from others
## ($symbol, $kind, $tokens and $options as in cards.ftl)

# Paying and exchanging

brief-discount = rabais sur les { SAY($symbol, form: "cards") }
brief-noble-discount = rabais avec le Noble
brief-one-for-one = échange 1 contre 1
brief-hand-play = pose sans le Noble
brief-stored-gold = garde de l’Or
brief-water-discount = rabais sur l’Eau
brief-noble-gold-substitute = Eau et Marchandise au lieu d’Or
brief-cheap-gold = Or moins cher
brief-smith-bonus = bonus chez l’Orfèvre
brief-exchange = échange de Marchandises
brief-hand-play-once = une fois sans le Noble
brief-hand-play-reduced = moins cher sans le Noble

# Taking tokens

brief-take = { $tokens }
brief-choose = { SAY($options, list: "or") }
brief-goods-card-bonus = bonus { SAY($kind, form: "of") }
brief-consolation = Marchandise de consolation
brief-goods-per-cards = Marchandises selon tes cartes
brief-goods-per-free-spaces = Marchandises selon la place libre
brief-reveal-goods = cartes Marchandises de la pioche
brief-water-per-symbol = Eau pour les { SAY($symbol, form: "cards") }
brief-targia-bonus = bonus de la Targuia
brief-water-place-bonus = bonus de la carte Eau
brief-dune-bonus = bonus des Dunes Mouvantes
brief-centre-goods = carte Marchandises du milieu
brief-sell-pairs = deux Marchandises contre de l’Or
brief-targia-uses = utilise la Targuia

# Tribe cards and the display

brief-reveal-tribe = carte Tribu de la pioche
brief-discard-pile-card = carte de la défausse
brief-free-rejection = premier refus gratuit
brief-rearrange = déplace tes cartes
brief-swap = intervertit deux cartes
brief-centre-tribe = carte Tribu du milieu
brief-display-for-water = carte contre de l’Eau
brief-pick-tribe = carte Tribu au choix
brief-swap-or-exchange = intervertit des cartes, main comprise
brief-joker = joker

# Placing and border cards

brief-robber-passage = à côté du Pillard
brief-fewer-targis = moins de Targuis pour l’adversaire
brief-opposite-passage = en face de l’adversaire
brief-shared-dune = Dune Mouvante occupée
brief-renew-dunes = nouvelles Dunes Mouvantes
brief-free-border = carte Périphérie libre
brief-opponents-border = carte Périphérie de l’adversaire

# Raids

brief-raid-immunity = protège des Attaques
brief-raid-reward = récompense après les Attaques
brief-raid-discount = Attaques moins chères
brief-raid-pass = protège d’une Attaque

# Scoring

brief-vp-per-symbol = PV pour les { SAY($symbol, form: "cards") }
brief-vp-for-more-cards = PV pour plus de cartes
brief-vp-for-row-end = PV en fin de rangée
brief-vp-for-cards = PV pour beaucoup de cartes
brief-different-rows = PV pour des rangées variées
brief-vp-per-tokens = PV pour { SAY($kind, form: "the") }
brief-vp-per-column = PV pour des colonnes
brief-vp-for-plain-rows = PV pour des rangées sans bonus
brief-vp-for-all-symbols = PV pour les cinq symboles
