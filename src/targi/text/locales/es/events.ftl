# What happened, one sentence each. Present tense, because a player's name has no gender.
#
# $player is who does it; $tokens, $given and $taken are lists of tokens with their numbers
# ("2 de sal y 1 moneda de oro"); $card, $dune, $target, $source and $cause name a card, $cell and
# $place a place. Forms: "a" and "the" bring the article, "to" and "of" the preposition too ("al
# Orfebre (10)", "del pozo BW4"). No pronoun may stand for a card, for cards have either gender.

# Said behind a sentence if there was nothing to choose.
event-forced = (única posibilidad)
# Said behind a sentence: the rule that it rests on.
event-rule = (regla { $rule })

## The course of the game

# Before the first round.
event-deal = Se colocan en el centro { SAY($cards, form: "a") }.
event-first-player = { $player } tiene la ficha de jugador inicial.
event-first-discard = La pila de descarte de tribu empieza con { SAY($card, form: "the") }.
event-round = Empieza la ronda { $amount }.
event-robber = El asaltante avanza { SAY($target, form: "to") }.
event-targia = La targuia avanza { SAY($target, form: "to") }.
event-raid = ¡Asalto en la esquina { $number }!
event-starting-player = La ficha de jugador inicial pasa a { $player }.
event-fewer-targis =
    { $amount ->
        [one] { $player } solo tiene { $amount } tuareg en esta ronda.
       *[other] { $player } solo tiene { $amount } tuaregs en esta ronda.
    }
event-next-round-fewer =
    { $amount ->
        [one] { $player } solo tendrá { $amount } tuareg en la ronda siguiente, por culpa { SAY($cause, form: "of") }.
       *[other] { $player } solo tendrá { $amount } tuaregs en la ronda siguiente, por culpa { SAY($cause, form: "of") }.
    }
event-shuffle-goods =
    { $amount ->
        [one] El mazo de mercancía está vacío: { $amount } carta descartada pasa a ser el nuevo mazo.
       *[other] El mazo de mercancía está vacío: se barajan { $amount } cartas descartadas para formar otro.
    }
event-shuffle-tribes =
    { $amount ->
        [one] El mazo de tribu está vacío: { $amount } carta descartada pasa a ser el nuevo mazo.
       *[other] El mazo de tribu está vacío: se barajan { $amount } cartas descartadas para formar otro.
    }
event-shuffle-dunes =
    { $amount ->
        [one] El mazo de dunas está vacío: { $amount } duna descartada pasa a ser el nuevo mazo.
       *[other] El mazo de dunas está vacío: se barajan { $amount } dunas descartadas para formar otro.
    }
event-end-turn = { $player } termina su turno.
event-end-twelfth-card = Hay doce cartas en una zona de juego: la partida ha terminado.
event-end-last-raid = Ha pasado el último asalto: la partida ha terminado.

## Figures and markers

event-place = { $player } coloca un tuareg en { SAY($target, form: "the") }.
# A card in the display lifts a ban (rule 3.7).
event-place-by-card = { $player } coloca un tuareg en { SAY($target, form: "the") } gracias { SAY($card, form: "to") }.
event-markers =
    { $number ->
        [one] { $player } coloca un marcador en { SAY($places, form: "the") }.
       *[other] { $player } coloca marcadores en { SAY($places, form: "the") }.
    }
event-move-marker = { $player } mueve el marcador { SAY($source, form: "of") } { SAY($target, form: "to") }.
# Figures and markers that the player did not use; $number of them.
event-take-back =
    { $number ->
        [one] { $player } renuncia a una acción: { $places }.
       *[other] { $player } renuncia a { $number } acciones: { $places }.
    }
# The joker dune went to the other player (rule 5.32).
event-take-back-dune = { $player } recupera su tuareg { SAY($dune, form: "of") }, que ya no está.

## Actions

event-use-border = { $player } usa { SAY($card, form: "the") }.
event-use-centre = { $player } usa la carta de { $cell }.
event-use-dune = { $player } usa { SAY($card, form: "the") }.
event-use-hand = { $player } juega la carta de su mano gracias { SAY($card, form: "to") }.
event-use-targia = { $player } usa la habilidad de la targuia.
event-use-by-dune = { $player } usa { SAY($card, form: "the") } gracias { SAY($dune, form: "to") }.
event-use-card = { $player } usa { SAY($card, form: "the") }.

## Tokens

event-gain-border = { $player } toma { $tokens } { SAY($card, form: "at") }.
event-gain-goods-card = { $player } recibe { $tokens } { SAY($card, form: "of") }.
# A tribe card or a dune gives them.
event-gain-card = { $player } obtiene { $tokens } gracias { SAY($card, form: "to") }.
event-gain-targia = { $player } recibe { $tokens } de la targuia.
# The opponent could not pay the raid (rule 7.3).
event-gain-raid = { $player } recibe { $tokens } por el asalto sin pagar.
event-exchange = { $player } intercambia { $given } por { $taken }.
event-pay = { $player } paga { $tokens } por { SAY($card, form: "the") }.
event-pay-and-display = { $player } pone en juego { SAY($card, form: "the") } en la fila { $row } por { $tokens }.
event-pay-marker = { $player } paga { $tokens } para mover también el otro marcador.
event-pay-next-card = { $player } paga { $tokens } para revelar otra carta.
event-pay-targia = { $player } paga { $tokens } para revelar una carta de mercancía.
event-pay-raid = { $player } entrega { $tokens } en el asalto.
event-return = { $player } supera un límite y devuelve { $tokens }.
event-leave-out = { $player } se ahorra { $tokens } gracias { SAY($card, form: "to") }.
event-store = { $player } guarda { $tokens } sobre { SAY($card, form: "the") }.
event-use-stored = { $player } paga { SAY($card, form: "the") } con { SAY($tokens, form: "stored") }.
event-lose-stored = { $player } pierde el oro guardado sobre esa carta: { $tokens }.
event-spared = { $player } se libra del asalto gracias { SAY($cause, form: "to") }.
event-unpaid = { $player } no puede pagar el asalto.

## Cards

# In a list of cards turned up in the centre, and of places to choose from.
card-on-place =
    { $form ->
        [a] { SAY($card, form: "a") } en { $place }
        [the] { SAY($card, form: "the") } de { $place }
        [to] { SAY($card, form: "to") } de { $place }
       *[bare] { $card } en { $place }
    }
event-turn-up =
    { $number ->
        [one] Se revela { SAY($cards, form: "a") }.
       *[other] Se revelan { SAY($cards, form: "a") }.
    }
event-fill = El hueco { SAY($place, form: "of") } se rellena con { SAY($card, form: "a") } boca abajo.
event-display = { $player } pone en juego { SAY($card, form: "the") } en la fila { $row }.
event-take-into-hand = { $player } lleva { SAY($card, form: "the") } a su mano.
event-discard = { $player } descarta { SAY($cards, form: "the") }.
event-take-discarded = { $player } toma { SAY($card, form: "the") } de la pila de descarte.
event-move-card = { $player } mueve { SAY($card, form: "the") } { SAY($place, form: "to") }.
event-card-back-to-hand = { $player } lleva { SAY($card, form: "the") } de su zona de juego a su mano.
event-lose-card = { $player } pierde { SAY($card, form: "the") }.
# Before a round, by nobody.
event-discarded =
    { $number ->
        [one] Se descarta { SAY($cards, form: "the") }.
       *[other] Se descartan { SAY($cards, form: "the") }.
    }
event-action-marker = Se pone una ficha de acción sobre { SAY($card, form: "the") }.
event-action-marker-back = La ficha de acción { SAY($card, form: "of") } vuelve a la reserva general.
