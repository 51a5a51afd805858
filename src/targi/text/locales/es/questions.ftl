# What is asked of the player to move, said to that player.
#
# $card names a card, $marker a place of the centre, $goods a number of goods, $cards a number of
# cards. Forms: "the" brings the article, "to" and "of" the preposition too.

# A question put to one of two players at the same screen.
ask-player = { $player }: { $question }

ask-place = Coloca un tuareg.
ask-act = Usa una figura o un marcador, o termina tu turno.
ask-limit = Superas un límite. Intercambia algo, o déjalo y devuelve lo que sobre.
ask-raid = ¿Qué exigencia del asalto cumples?
ask-take =
    { $goods ->
        [one] Toma { $goods } mercancía a tu elección.
       *[other] Toma { $goods } mercancías a tu elección.
    }
ask-give =
    { $goods ->
        [one] Asalto: entrega { $goods } mercancía a tu elección.
       *[other] Asalto: entrega { $goods } mercancías a tu elección.
    }
ask-give-limit =
    { $goods ->
        [one] Puedes conservar { $limit }. Entrega { $goods } mercancía a tu elección.
       *[other] Puedes conservar { $limit }. Entrega { $goods } mercancías a tu elección.
    }
ask-side = ¿Qué tomas { SAY($card, form: "of") }?
ask-tribe = ¿Qué haces con { SAY($card, form: "the") }?
ask-leave = Tu descuento te ahorra una mercancía del coste { SAY($card, form: "of") }. ¿Cuál?
ask-add = ¿Qué mercancía pagas además por { SAY($card, form: "the") }?
ask-row = ¿En qué fila colocas { SAY($card, form: "the") }?
ask-trade = ¿Qué intercambias?
ask-sell = ¿Qué intercambias con el Orfebre?
ask-move = ¿Qué marcador mueves?
ask-to = ¿Adónde va el marcador { SAY($marker, form: "of") }?
ask-lift = ¿Qué carta levantas?
ask-lift-second = ¿Qué carta levantas además { SAY($card, form: "of") }?
ask-lay = ¿Dónde colocas { SAY($card, form: "the") }?
ask-gift = ¿Qué tomas gracias { SAY($card, form: "to") }?
ask-substitute = ¿Pagas 1 de agua y 1 mercancía en lugar de 1 moneda de oro por { SAY($card, form: "the") }?
ask-reduce = ¿Qué dejas sin pagar del coste { SAY($card, form: "of") }?
ask-move-again = ¿Pagas 1 de agua para mover también el marcador { SAY($marker, form: "of") }?
ask-turn-up = ¿Revelas la carta siguiente del mazo de tribu o tomas la carta superior de la pila de descarte?
ask-targia = Con la targuia, ¿tomas una mercancía o pagas una para revelar una carta de mercancía?
ask-targia-pay = ¿Qué mercancía pagas para revelar una carta de mercancía?
ask-targia-card = ¿Tomas lo que muestra { SAY($card, form: "the") }, pagas por la carta siguiente o paras?
ask-exchange = ¿Qué mercancía intercambias?
ask-centre-tribe = ¿Qué carta de tribu del centro tomas?
ask-centre-goods = ¿Qué carta de mercancía del centro usas?
ask-under-marker = ¿Qué carta de tribu con un marcador tuyo pones en juego?
ask-swap-way = ¿Intercambias dos cartas en juego, o una con la carta de tu mano?
ask-swap = ¿Qué carta intercambias?
ask-swap-second = ¿Con qué carta intercambias { SAY($card, form: "the") }?
ask-swap-hand = ¿Con qué carta en juego intercambias { SAY($card, form: "the") }?
ask-foreign-border = ¿Qué carta de borde usas?
ask-sell-pairs = ¿Qué dos mercancías entregas por 1 moneda de oro?
ask-reveal =
    { $cards ->
        [one] ¿Qué carta de mercancía tomas? Puedes tomar { $cards }.
       *[other] ¿Qué cartas de mercancía tomas? Puedes tomar { $cards }.
    }
ask-pick = ¿Cuál de las cartas de tribu escoges?
ask-raid-leave = ¿Qué mercancía dejas sin pagar en este asalto?
ask-raid-row = ¿De qué fila pierdes la última carta?
