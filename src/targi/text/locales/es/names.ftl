# What things are called by what is seen of them: without the codes of cards and the coordinates of
# places. A card is told by what it is worth and does, or costs; these words stand behind its symbol
# or kind, in the place of its code: "the oasis worth 1 VP (safe from raids)".

## Behind a card

# Behind a tribe card; $effects are the words at the end of this file.
known-tribe = de { $vp } ({ $effects })
# Behind a tribe card that does nothing; $cost is a list of tokens.
known-plain = de { $vp } (cuesta { $cost })
# The same, if it can be paid with water instead of some of its goods.
known-plain-or = de { $vp } (cuesta { $cost }, o agua)
# The same where its cost is told anyway.
known-worth = de { $vp }
# Behind a goods card with one kind of token, one with several, a dune.
known-goods = con { $gives }
known-goods-mixed = ({ $gives })
known-dune = ({ $effects })
# Behind a card of the centre if another one there is called the same.
known-there = { $known } { SAY($where, form: "of") }

## Where something lies or stands, in the middle or on the border

where =
    { $form ->
        [of] { $where ->
            [top-left] de arriba a la izquierda
            [top] de arriba
            [top-right] de arriba a la derecha
            [left] de la izquierda
            [middle] del medio
            [right] de la derecha
            [bottom-left] de abajo a la izquierda
            [bottom] de abajo
           *[bottom-right] de abajo a la derecha
        }
       *[bare] { $where ->
            [top-left] arriba a la izquierda
            [top] arriba
            [top-right] arriba a la derecha
            [left] a la izquierda
            [middle] en el medio
            [right] a la derecha
            [bottom-left] abajo a la izquierda
            [bottom] abajo
           *[bottom-right] abajo a la derecha
        }
    }
# A card of the centre that is not known or lies face down.
card-at =
    { $form ->
        [the] la carta { SAY($where, form: "of") }
        [to] a la carta { SAY($where, form: "of") }
        [of] de la carta { SAY($where, form: "of") }
       *[bare] carta { SAY($where, form: "of") }
    }

## What a card does, in the fewest words that tell it from others
## ($symbol, $kind, $tokens and $options as in cards.ftl)

# Paying and exchanging

brief-discount = descuento en { SAY($symbol, form: "cards") }
brief-noble-discount = descuento con los Nobles
brief-one-for-one = cambia 1 por 1
brief-hand-play = sin pasar por los Nobles
brief-stored-gold = guarda oro
brief-water-discount = descuento en agua
brief-noble-gold-substitute = agua y mercancía por oro
brief-cheap-gold = oro más barato
brief-smith-bonus = extra con el Orfebre
brief-exchange = cambio de mercancías
brief-hand-play-once = una vez sin los Nobles
brief-hand-play-reduced = más barato sin los Nobles

# Taking tokens

brief-take = { $tokens }
brief-choose = { SAY($options, list: "or") }
brief-goods-card-bonus = extra de { $kind }
brief-consolation = mercancía de consuelo
brief-goods-per-cards = mercancías por tus cartas
brief-goods-per-free-spaces = mercancías por espacios libres
brief-reveal-goods = cartas de mercancía del mazo
brief-water-per-symbol = agua por { SAY($symbol, form: "cards") }
brief-targia-bonus = extra de la targuia
brief-water-place-bonus = extra del Manantial
brief-dune-bonus = extra de las dunas
brief-centre-goods = carta de mercancía del centro
brief-sell-pairs = dos mercancías por oro
brief-targia-uses = usa la targuia

# Tribe cards and the display

brief-reveal-tribe = carta de tribu del mazo
brief-discard-pile-card = carta de la pila de descarte
brief-free-rejection = primer rechazo gratis
brief-rearrange = mueve tus cartas
brief-swap = intercambia dos cartas
brief-centre-tribe = carta de tribu del centro
brief-display-for-water = carta por agua
brief-pick-tribe = carta de tribu a elegir
brief-swap-or-exchange = intercambia cartas, mano incluida
brief-joker = comodín

# Placing and border cards

brief-robber-passage = junto al asaltante
brief-fewer-targis = menos tuaregs para tu oponente
brief-opposite-passage = enfrente de tu oponente
brief-shared-dune = duna ocupada
brief-renew-dunes = dunas nuevas
brief-free-border = carta de borde libre
brief-opponents-border = carta de borde de tu oponente

# Raids

brief-raid-immunity = libra de los asaltos
brief-raid-reward = premio tras los asaltos
brief-raid-discount = asaltos más baratos
brief-raid-pass = libra de un asalto

# Scoring

brief-vp-per-symbol = PV por { SAY($symbol, form: "cards") }
brief-vp-for-more-cards = PV por más cartas
brief-vp-for-row-end = PV a final de fila
brief-vp-for-cards = PV por muchas cartas
brief-different-rows = PV por filas variadas
brief-vp-per-tokens = PV por { $kind }
brief-vp-per-column = PV por columnas
brief-vp-for-plain-rows = PV por filas sin premio
brief-vp-for-all-symbols = PV por los cinco símbolos
