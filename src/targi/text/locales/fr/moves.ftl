# What a move does, in a few words: entries of menus, labels of buttons. At most 60 characters
# when filled with the longest names. Infinitives without a pronoun for the card, whose symbol may
# be masculine or feminine.

move-place = { SAY($place, form: "start") }
move-use = { SAY($card, form: "start") }
move-use-hand = Jouer la carte de ta main
move-targia = Utiliser la Targuia
move-done = Terminer la phase d’actions
move-trade = { $given } contre { $taken }
move-take = { $tokens }
# The goods card that the Targia turned up.
move-take-card = Prendre ce que montre la carte
move-take-this = Prendre { SAY($card, form: "the") }
move-pay = Payer { $tokens }
move-display-for = Poser pour { $tokens }
move-display-extra = Pour { $tokens }, plus { $extra } contre { $vp }
move-display-this = Poser { SAY($card, form: "the") }
move-hand = Prendre en main
move-discard = Défausser
move-substitute = Payer 1 Eau et 1 Marchandise
move-leave = Retrancher { $tokens }
move-less-goods = Retrancher des Marchandises
move-less-gold = Retrancher l’Or
move-give = Donner { $tokens }
move-row = Rangée { $row }
# The row from which a card is lost to the raid.
move-raid-row = Rangée { $row }
move-lay = { SAY($place, form: "start") }
move-choose = { SAY($card, form: "start") }
move-to = Vers { SAY($card, form: "the") }
move-swap-display = Intervertir deux cartes posées
move-swap-hand = Intervertir une carte posée et la carte de ta main

## Another card, or no more

move-next-tribe = Refuser la carte et révéler la suivante
move-next-move-again = Déplacer aussi l’autre marqueur
move-next-turn-up = Révéler la première carte de la pioche
move-next-targia = Révéler une carte Marchandises
move-next-targia-card = Payer pour la carte suivante
move-stop-trade = Arrêter les échanges
move-stop-sell = Arrêter les échanges
move-stop-exchange = Arrêter les échanges
move-stop-sell-pairs = Arrêter les échanges
move-stop-move-again = Laisser l’autre marqueur en place
move-stop-targia-card = Ne rien prendre
move-stop-limit = Rendre le surplus
move-stop-raid = Ne rien payer
move-none-substitute = Payer en Or
move-none-lift-second = Pas de deuxième carte
move-none-pick = N’en choisir aucune
move-decline-lift = Laisser l’étalage tel quel
move-decline-swap = Laisser l’étalage tel quel
move-decline-foreign-border = N’en utiliser aucune
