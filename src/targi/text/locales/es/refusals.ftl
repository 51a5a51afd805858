# Why a move is not possible, said to the player who tried it.
#
# $card names a card, $cell a place of the centre, $place a place of the display, $question what is
# asked now, $tokens and $missing tokens with their numbers, $kind a kind of token. Forms: "the"
# brings the article, "to" and "of" the preposition too. No pronoun may stand for a card, for cards
# have either gender.

# A refusal with the number of its rule.
refused = { $reason } (regla { $rule })

refused-malformed = No lo entiendo. { $question }
refused-malformed-nearest = No lo entiendo. ¿Querías decir «{ $nearest }»? { $question }
refused-game-over = La partida ha terminado.
refused-not-now = No es el momento de hacer eso. { $question }
refused-action-unfinished = Termina primero lo que has empezado. { $question }
refused-corner = En una esquina no puede haber ningún tuareg.
refused-robber-here = El asaltante está en { SAY($card, form: "the") }.
refused-occupied = { $by } tiene un tuareg en { SAY($card, form: "the") }.
refused-opposite-opponent = Enfrente hay un tuareg de tu oponente, en { SAY($opposite, form: "the") }.
# Always a dune, so that "la" fits.
refused-dune-not-open = La { $card } no está boca arriba.
refused-no-targi = No tienes ningún tuareg en { SAY($card, form: "the") }.
refused-no-marker = No tienes ningún marcador en { SAY($cell, form: "the") }.
refused-used = Ya has usado { SAY($card, form: "the") } en esta ronda.
refused-used-cell = Ya has usado la carta de { $cell } en esta ronda.
refused-used-targia = Ya has usado la habilidad de la targuia en esta ronda.
refused-no-hand-card = No tienes ninguna carta en la mano.
refused-hand-card-new = Has tomado { SAY($card, form: "the") } en esta ronda; los Nobles solo sirven para una carta que ya tenías antes.
refused-no-hand-power = Ninguna de tus cartas en juego te permite jugar la carta de tu mano.
refused-nothing-to-trade = No tienes nada que el Comerciante acepte.
refused-nothing-to-sell = No tienes nada que el Orfebre acepte.
refused-no-marker-to-move = No te queda ningún marcador que mover.
refused-no-free-card = No hay ninguna carta central boca arriba sin marcador.
refused-no-marker-on-tribe = No te queda ningún marcador sin usar en una carta de tribu.
refused-no-part = Ahora no es posible ninguna parte { SAY($card, form: "of") }.
refused-no-targia = No has colocado ningún tuareg en { SAY($card, form: "the") }, donde está la targuia.
refused-marker-used = Ya has usado { SAY($card, form: "the") }; solo funciona una vez.
refused-card-not-now = No es el momento de usar { SAY($card, form: "the") }.
refused-display-full = Tus doce espacios están ocupados; no hay sitio para { SAY($card, form: "the") }.
refused-cannot-pay = No puedes pagar { SAY($card, form: "the") }. Necesitas { $missing } más.
refused-cannot-pay-discount =
    { $discount ->
        [one] No puedes pagar { SAY($card, form: "the") }. Necesitas { $missing } más, y tu descuento solo cubre { $discount } mercancía.
       *[other] No puedes pagar { SAY($card, form: "the") }. Necesitas { $missing } más, y tu descuento solo cubre { $discount } mercancías.
    }
refused-no-alternative = Solo hay un coste para { SAY($card, form: "the") }.
refused-hand-full = Ya tienes en la mano { SAY($card, form: "the") }; no cabe otra carta.
refused-in-hand = Ya tienes { SAY($card, form: "the") } en la mano.
refused-needs-noble = Una carta de la mano solo se descarta con los Nobles.
refused-no-extra = No hay ningún pago adicional en { SAY($card, form: "the") }.
refused-picked-to-keep = No puedes descartar { SAY($card, form: "the") }: o va a tu zona de juego o va a tu mano.
refused-cannot-reject = No se puede revelar otra carta en lugar { SAY($card, form: "of") }.
refused-no-gold-in-cost = Este coste { SAY($card, form: "of") } no tiene oro que dejar sin pagar.
refused-not-in-cost = Al coste no le quedan fichas de { $kind } que dejar sin pagar.
refused-same-payment = Ya hay otra manera de pagar que gasta las mismas fichas.
refused-row-full = La fila { $row } ya tiene cuatro cartas.
refused-equal-empty-row = La fila { $row } está tan vacía como la fila { $first }; elige la { $first }.
refused-goods-order = Elige las mercancías en este orden: dátiles, sal, pimienta.
# $tokens is what it takes, $held how many of them the player has.
refused-too-few =
    { $held ->
        [0] Necesitas { $tokens } y no tienes.
       *[other] Necesitas { $tokens }; tienes { $held }.
    }
refused-no-water-here = Ahora no puedes intercambiar agua. { $question }
refused-water-needed = Necesitas esa agua para terminar esto. { $question }
refused-not-offered = Eso no te lo da { SAY($card, form: "the") }.
refused-no-cheap-gold = No tienes ninguna carta que dé oro por dos mercancías.
refused-cheaper = Te bastan dos mercancías iguales para el oro: entrega 2 { SAY($kind, form: "counted") }.
refused-no-one-for-one = No tienes ninguna carta que permita intercambiar 1 a 1.
refused-received-this-visit = Acabas de recibir { $kind } 1 a 1, y ese tipo ya no lo puedes entregar de este modo.
refused-must-trade-first = Haz antes un intercambio.
refused-face-down = La carta { SAY($cell, form: "of") } está boca abajo.
refused-marker-there = { $by } tiene un marcador en { SAY($cell, form: "the") }.
refused-not-displayed = No tienes { SAY($card, form: "the") } en tu zona de juego.
refused-chosen-already = Ya has elegido { SAY($card, form: "the") }.
refused-cards-order = Las cartas se eligen en el orden en que están; ahora no puedes elegir { SAY($card, form: "the") }.
refused-no-place = No hay otro espacio para { SAY($card, form: "the") }.
refused-place-taken = Ya hay una carta en { SAY($place, form: "the") }.
refused-same-place = La carta viene { SAY($place, form: "of") }.
refused-gap = Con una carta en { SAY($place, form: "the") }, quedaría un hueco.
refused-too-few-cards =
    { $needed ->
        [one] Para eso necesitas en tu zona de juego { $needed } carta que sirva; tienes { $held }.
       *[other] Para eso necesitas en tu zona de juego { $needed } cartas que sirvan; { $held ->
            [0] no tienes ninguna
           *[other] tienes { $held }
        }.
    }
refused-not-to-hand = No puedes llevar { SAY($card, form: "the") } a tu mano.
refused-other-kind = La carta { SAY($cell, form: "of") } es del otro tipo.
refused-no-opponents-targi = Tu oponente no ha colocado ningún tuareg en { SAY($card, form: "the") }.
refused-not-open = Entre las cartas que puedes elegir no está { SAY($card, form: "the") }.
refused-not-demanded = El asalto de la esquina { $raid } no pide eso.
# A demand of a raid: $demanded is all that it asks for, $missing what the player lacks of it.
refused-cannot-meet = El asalto pide { $demanded }; necesitas { $missing } más.
refused-cannot-meet-card = No tienes ninguna carta en juego que entregar.
refused-cannot-meet-discount =
    { $discount ->
        [one] El asalto pide { $demanded }; necesitas { $missing } más, y tu carta solo te permite dejar sin pagar { $discount } mercancía.
       *[other] El asalto pide { $demanded }; necesitas { $missing } más, y tu carta solo te permite dejar sin pagar { $discount } mercancías.
    }
refused-must-pay = Puedes pagar, así que tienes que hacerlo.
refused-must-leave-missing = Deja sin pagar lo que te falta, no { SAY($kind, form: "the") }.
refused-row-empty = La fila { $row } no tiene ninguna carta.
