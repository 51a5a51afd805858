# Cards: what is printed on them and what they do. Card texts speak to the player as "tú".
#
# $goods, $gold, $water and $vp are tokens with their number ("2 mercancías"); $symbol is a symbol,
# $kind a kind of token, $tokens a list of tokens; $cards, $times, $every and the like are numbers.
# Forms of $symbol and $kind are explained in terms.ftl.

## One card in full

heading-tribe = Carta de tribu { $id }
heading-goods = Carta de mercancía { $id }
heading-dune = Duna { $id }
box-base = juego base
box-expansion = expansión

label-symbol = Símbolo
label-worth = Vale
label-cost = Coste
label-gives = Da
label-box = Edición
label-action = Acción
label-effect = Habilidad
label-timing = Cuándo
# The word for an effect in card files of one's own.
label-word = Palabra clave
label-rules = Reglas
label-provenance = Procedencia
label-doubt = En duda

# Tokens that belong together, one side of a choice.
bundle = { $tokens }
# Several such sides, if one of them is a list itself.
bundle-or = { $first }; o bien { $rest }
card-gives = { $tokens }, y además { SAY($choices, list: "or") }
card-gives-one = { SAY($choices, list: "or") }
card-cost = { $tokens }
card-cost-or = { $tokens }, o bien { $alternative }
card-cost-extra = { $cost }; pago adicional, si quieres: { $extra } por { $vp } en el acto
token-goods-of-choice =
    { $amount ->
        [one] { $amount } mercancía a tu elección
       *[other] { $amount } mercancías a tu elección
    }
card-correct = Si tienes la caja, corrige la carta: { $command }

## Lists of cards

cards-tribe = Cartas de tribu ({ $number })
cards-goods = Cartas de mercancía ({ $number })
cards-border = Cartas de borde ({ $number })
cards-dune = Dunas ({ $number })
cards-none = Ninguna carta coincide.
# The page of all cards.
cards-page = Todas las cartas de ambas cajas
cards-page-note = Un asterisco señala lo reconstruido: ninguna fuente lo recoge, y la carta impresa puede ser distinta. Si tienes la caja, puedes corregirlo con un archivo de cartas.
label-id = Carta
label-name = Nombre
label-demands = Exigencia del asalto
label-vp = PV
# Behind an id the mark is about what is printed on the card, behind an effect about the effect.
cards-mark-reconstructed = * reconstruido, aunque sea en parte: ninguna fuente lo recoge, el original puede ser distinto
cards-mark-own = + de tu archivo de cartas

## When an effect works

timing-permanent = siempre, desde que la pones en juego
timing-immediate = en el acto, al poner la carta en juego
timing-end = al final de la partida
timing-stored = guardado sobre la carta hasta que haga falta
timing-next-round = en la ronda siguiente
timing-once = una vez por partida, cuando tú elijas
timing-dune = al usar la duna

## Where a card is known from

provenance-sourced = fuente publicada
provenance-reconstructed = reconstrucción
provenance-own-file = tu archivo de cartas
provenance-own-and-rest = tu archivo de cartas (el resto: { $rest })
provenance-both = lo impreso: { $printed }; su habilidad: { $effect }
provenance-goods-list = una lista de las cartas; el reglamento solo dice que hay 19
provenance-water-goods = reconstrucción; una fuente solo dice que cinco cartas de mercancía muestran agua
provenance-raid = una fuente dice que el asalto nombra sus mercancías; se ha reconstruido cuáles son
provenance-trader = una fuente dice que intercambias tantas veces como quieras; se ha reconstruido el intercambio de mercancías por agua
provenance-fata = una fuente dice que la carta es distinta de la del juego base; se ha reconstruido el movimiento por agua
provenance-silversmith = una fuente habla de dos intercambios y de 2 mercancías cualesquiera por 1 PV; el de oro por PV se ha reconstruido a partir del juego base
provenance-water = una fuente dice que sustituye a la Caravana y da agua; se ha reconstruido cuánta
provenance-tribal = una fuente dice que rechazas cartas por 1 de agua cada una; se ha reconstruido que se revela la siguiente
card-doubt = Ninguna fuente recoge lo reconstruido, y la carta impresa puede ser distinta.

## Border cards

border-text-raid = Cuando el asaltante llega aquí, entregas { $demands }.
border-text-base-noble = Paga una carta que ya tenías en la mano antes de esta ronda y ponla en juego, o descártala.
border-text-base-dates = Toma 1 dátil.
border-text-base-salt = Toma 1 de sal.
border-text-base-pepper = Toma 1 de pimienta.
border-text-base-trader = Intercambia tantas veces como quieras: 3 mercancías iguales por 1 moneda de oro, o 2 mercancías iguales por 1 mercancía de otro tipo.
border-text-base-fata-morgana = Mueve un marcador cuya carta no hayas usado todavía a una carta boca arriba sin ningún marcador.
border-text-base-silversmith = Haz un intercambio: 2 mercancías iguales por 1 PV, 4 mercancías iguales por 3 PV, 1 moneda de oro por 2 PV, o 2 monedas de oro por 4 PV.
border-text-base-caravan = Revela una carta del mazo de mercancía y toma lo que muestra.
border-text-base-tribal-expansion = Revela una carta del mazo de tribu y úsala como una del centro.
border-text-expansion-noble = Paga una carta que ya tenías en la mano antes de esta ronda y ponla en juego, o descártala y toma 1 de agua y 1 mercancía a tu elección.
border-text-expansion-trader = Intercambia tantas veces como quieras: 3 mercancías iguales por 1 moneda de oro, 2 mercancías iguales por 1 mercancía de otro tipo, o 1 mercancía por 1 de agua.
border-text-expansion-fata-morgana = Mueve un marcador cuya carta no hayas usado todavía a una carta boca arriba sin ningún marcador. Por 1 de agua puedes mover también el otro.
border-text-expansion-silversmith = Haz hasta dos intercambios: 2 mercancías cualesquiera por 1 PV, o 1 moneda de oro por 2 PV.
border-text-expansion-water-place = Toma 2 de agua.
border-text-expansion-tribal-expansion = Revela una carta del mazo de tribu y úsala como una del centro. Puedes pagar 1 de agua para rechazarla y revelar la siguiente, tantas veces como quieras.

## Effects: paying and exchanging

effect-discount = Poner en juego { SAY($symbol, form: "another") } te cuesta { $goods } menos.
effect-noble-discount = Una carta de la mano que pongas en juego con los Nobles te cuesta { $goods } menos.
effect-one-for-one = Con el Comerciante también puedes intercambiar 1 mercancía por 1 mercancía de otro tipo.
effect-hand-play = Puedes poner en juego la carta de tu mano sin los Nobles si pagas { $goods } además de su coste.
effect-stored-gold = Pon { $gold } de la reserva general sobre esta carta; ese oro se gasta la próxima vez que un coste te pida oro.
effect-water-discount = Si para una carta de tribu eliges un coste con agua, pagas { $water } menos.
effect-noble-gold-substitute = Con los Nobles, si un coste pide 1 moneda de oro, puedes pagar en su lugar 1 de agua y 1 mercancía de cualquier tipo.
effect-cheap-gold = Con el Comerciante te bastan 2 mercancías iguales para 1 moneda de oro.
effect-smith-bonus =
    { $exchanges ->
        [one] Cada visita al Orfebre te permite { $exchanges } intercambio más.
       *[other] Cada visita al Orfebre te permite { $exchanges } intercambios más.
    }
effect-exchange = Intercambia tantas mercancías tuyas como quieras, cada una por 1 mercancía de otro tipo.
effect-hand-play-once = Paga la carta de tu mano y ponla en juego sin los Nobles.
effect-hand-play-reduced = Pon en juego la carta de tu mano sin los Nobles, por { $goods } menos o por { $gold } menos.

## Effects: taking tokens

effect-take = Toma { $tokens }.
effect-choose = Toma { SAY($options, list: "or") }, lo que prefieras.
effect-goods-card-bonus = En cada ronda en la que una carta de mercancía te da { $kind }, toma { $tokens } más.
effect-consolation = En cada ronda en la que ninguna carta de mercancía te da mercancías, toma { $goods } a tu elección.
effect-goods-per-cards =
    { $every ->
        [one] Toma 1 mercancía a tu elección por cada carta que tengas en juego.
       *[other] Toma 1 mercancía a tu elección por cada { $every } cartas que tengas en juego.
    }
effect-goods-per-free-spaces =
    { $every ->
        [one] Toma 1 mercancía a tu elección por cada espacio libre de tu zona de juego.
       *[other] Toma 1 mercancía a tu elección por cada { $every } espacios libres de tu zona de juego.
    }
effect-reveal-goods =
    { $cards ->
        [one] Revela la carta superior del mazo de mercancía, toma lo que muestra y descártala.
       *[other] Revela las { $cards } cartas superiores del mazo de mercancía, toma lo que { $take ->
            [one] muestra
           *[other] muestran
        } { $take } de ellas y descártalas todas.
    }
effect-water-per-symbol = Toma 1 de agua por cada { SAY($symbol, form: "card") } que tengas en juego, pero al menos { $least }.
effect-targia-bonus = Toma { $water } después de cada uso de la targuia.
effect-water-place-bonus = El Manantial te da { $water } más.
effect-dune-bonus = Toma { $water } después de cada duna que uses.
effect-centre-goods =
    { $times ->
        [one] Toma del centro una carta de mercancía sin ningún marcador y recibe lo que muestra.
       *[other] Toma del centro una carta de mercancía sin ningún marcador y recibe { $times } veces lo que muestra.
    }
effect-sell-pairs =
    { $times ->
        [one] Intercambia 2 mercancías cualesquiera por 1 moneda de oro.
       *[other] Intercambia 2 mercancías cualesquiera por 1 moneda de oro, hasta { $times } veces.
    }
effect-targia-uses =
    { $uses ->
        [one] Usa la habilidad de la targuia una vez, esté donde esté.
       *[other] Usa la habilidad de la targuia { $uses } veces, esté donde esté.
    }

## Effects: tribe cards and the display

effect-reveal-tribe = Revela una carta del mazo de tribu y úsala como una del centro.
effect-discard-pile-card = En la Ampliación de Tribu, en vez de revelar una carta, toma la carta superior de la pila de descarte: págala y ponla en juego, o llévala a tu mano vacía.
effect-free-rejection = En cada visita a la Ampliación de Tribu, tu primer rechazo no cuesta agua.
effect-rearrange =
    { $cards ->
        [one] Puedes levantar { $cards } carta de tu zona de juego y colocarla en otro espacio.
       *[other] Puedes levantar hasta { $cards } cartas de tu zona de juego y colocarlas en otros espacios.
    }
effect-swap = Puedes intercambiar entre sí dos de tus cartas en juego.
effect-centre-tribe = Toma del centro una carta de tribu sin ningún marcador: págala y ponla en juego, o llévala a tu mano vacía.
effect-display-for-water = Pon en juego una carta de tribu en la que tengas un marcador; cuesta { $water } y nada más.
effect-pick-tribe =
    { $cards ->
        [one] Revela la carta superior del mazo de tribu y escógela o no: ponla en juego por { $goods } menos, o llévala a tu mano vacía.
       *[other] Revela las { $cards } cartas superiores del mazo de tribu y escoge una o ninguna: ponla en juego por { $goods } menos, o llévala a tu mano vacía. Descarta las demás.
    }
effect-swap-or-exchange = Intercambia entre sí dos de tus cartas en juego, o la carta de tu mano con una de ellas. En ambos casos es gratis.
effect-joker = Paga { $water } y coloca esta duna en tu zona de juego, donde cuenta como una carta; al final tendrá el símbolo que más te convenga.

## Effects: placing and border cards

effect-robber-passage = Puedes colocar un tuareg en la carta en la que está el asaltante.
effect-fewer-targis =
    { $targis ->
        [one] En la ronda siguiente, tu oponente solo coloca { $targis } tuareg.
       *[other] En la ronda siguiente, tu oponente solo coloca { $targis } tuaregs.
    }
effect-opposite-passage = Coloca un tuareg enfrente de un tuareg de tu oponente.
effect-shared-dune = Coloca un tuareg en una duna que ocupe tu oponente.
effect-renew-dunes = Descarta todas las dunas sin tuareg y revela otras hasta que haya tres boca arriba.
effect-free-border = Usa una carta de borde en la que nadie haya colocado un tuareg en esta ronda y en la que no esté el asaltante; los asaltos no valen.
effect-opponents-border = Usa una carta de borde en la que tu oponente haya colocado un tuareg en esta ronda.

## Effects: raids

effect-raid-immunity = Los asaltos no te exigen nada.
effect-raid-reward = Toma { $vp } después de cada asalto cuya exigencia hayas cumplido o del que te hayas librado.
effect-raid-discount = Si pagas un asalto con mercancías, deja sin pagar { $goods } a tu elección.
effect-raid-pass = Líbrate de un asalto: no entregas nada.

## Effects: scoring

effect-vp-per-symbol =
    { $every ->
        [one] Obtén { $vp } por cada { SAY($symbol, form: "card") } que tengas en juego.
       *[other] Obtén { $vp } por cada { $every } { SAY($symbol, form: "cards") } que tengas en juego.
    }
effect-vp-for-more-cards = Obtén { $vp } si tienes en juego más cartas que tu oponente.
effect-vp-for-row-end = Obtén { $vp } si esta es la última carta de una fila completa.
effect-vp-for-cards =
    { $cards ->
        [one] Obtén { $vp } si tienes en juego al menos { $cards } carta.
       *[other] Obtén { $vp } si tienes en juego al menos { $cards } cartas.
    }
effect-different-rows =
    { $rows ->
        [one] { $rows } fila completa con cuatro símbolos distintos te da { $vp }.
       *[other] Hasta { $rows } filas completas con cuatro símbolos distintos te dan { $vp } cada una.
    }
effect-vp-per-tokens =
    { $every ->
        [one] Obtén { $vp } por cada { SAY($kind, form: "token") } que te quede.
       *[other] Obtén { $vp } por cada { $every } { SAY($kind, form: "counted") } que te queden.
    }
effect-vp-per-column = Obtén { $vp } por cada columna de tres cartas con tres símbolos distintos.
effect-vp-for-plain-rows = Obtén { $vp } por cada fila completa que no te dé puntos por sus símbolos.
effect-vp-for-all-symbols = Obtén { $vp } si en tu zona de juego están los cinco símbolos.
