# What a move does, in a few words: entries of menus, labels of buttons. At most 60 characters
# when filled with the longest names. The verbs are infinitives without a pronoun, for cards have
# either gender; tokens take the form "brief" where they would be too long.

move-place = { $place }
move-use = { $card }
move-use-hand = Jugar la carta de tu mano
move-targia = Usar la habilidad de la targuia
move-done = Terminar tu turno
move-trade = { $given } por { $taken }
move-take = { $tokens }
# The goods card that the Targia turned up.
move-take-card = Tomar lo que muestra
move-take-this = Tomar { SAY($card, form: "the") }
move-pay = Pagar { $tokens }
move-display-for = Pagar { $tokens }
move-display-extra = Pagar { SAY($tokens, form: "brief") }, más { SAY($extra, form: "brief") } por { $vp }
move-display-this = Poner en juego { SAY($card, form: "the") }
move-hand = Llevar a tu mano
move-discard = Descartar
move-substitute = Pagar 1 de agua y 1 mercancía
move-leave = Dejar sin pagar { $tokens }
move-less-goods = Dejar sin pagar mercancías
move-less-gold = Dejar sin pagar el oro
move-give = Entregar { $tokens }
move-row = Fila { $row }
# The row from which a card is lost to the raid.
move-raid-row = Fila { $row }
move-lay = { $place }
move-choose = { $card }
move-to = Mover { SAY($card, form: "to") }
move-swap-display = Intercambiar dos cartas en juego
move-swap-hand = Intercambiar la carta de tu mano

## Another card, or no more

move-next-tribe = Rechazar y revelar la carta siguiente
move-next-move-again = Mover también el otro marcador
move-next-turn-up = Revelar la carta siguiente
move-next-targia = Revelar una carta de mercancía
move-next-targia-card = Pagar por la carta siguiente
move-stop-trade = Dejar de intercambiar
move-stop-sell = Dejar de intercambiar
move-stop-exchange = Dejar de intercambiar
move-stop-sell-pairs = Dejar de intercambiar
move-stop-move-again = Dejar el marcador donde está
move-stop-targia-card = No tomar nada
move-stop-limit = Devolver lo que pasa del límite
move-stop-raid = No pagar nada
move-none-substitute = Pagar con oro
move-none-lift-second = Ninguna carta más
move-none-pick = No escoger ninguna
move-decline-lift = Dejar tu zona de juego como está
move-decline-swap = Dejar tu zona de juego como está
move-decline-foreign-border = No usar ninguna
