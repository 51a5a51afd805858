# What is asked of the player to move, said to that player.
#
# $card names a card, $marker a place of the centre, $goods a number of goods, $cards a number of
# cards.

# A question put to one of two players at the same screen.
ask-player = { $player } : { $question }

ask-place = Place un Targui.
ask-act = Utilise un pion ou un marqueur, ou termine ta phase d’actions.
ask-limit = Tu dépasses une limite. Échange quelque chose, ou arrête-toi et rends le surplus.
ask-raid = Quelle exigence de l’Attaque satisfais-tu ?
ask-take =
    { $goods ->
        [one] Prends { $goods } Marchandise de ton choix.
       *[other] Prends { $goods } Marchandises de ton choix.
    }
ask-give =
    { $goods ->
        [one] Attaque : donne { $goods } Marchandise de ton choix.
       *[other] Attaque : donne { $goods } Marchandises de ton choix.
    }
ask-give-limit =
    { $goods ->
        [one] Tu peux garder { $limit }. Donne { $goods } Marchandise de ton choix.
       *[other] Tu peux garder { $limit }. Donne { $goods } Marchandises de ton choix.
    }
ask-side = Que prends-tu sur { SAY($card, form: "the") } ?
ask-tribe = Que fais-tu { SAY($card, form: "of") } ?
ask-leave = Ta réduction retranche une Marchandise du coût { SAY($card, form: "of") }. Laquelle ?
ask-add = Quelle Marchandise paies-tu en plus pour { SAY($card, form: "the") } ?
ask-row = Dans quelle rangée poses-tu { SAY($card, form: "the") } ?
ask-trade = Que veux-tu échanger ?
ask-sell = Que donnes-tu à l’Orfèvre ?
ask-move = Quel marqueur déplaces-tu ?
ask-to = Où va le marqueur placé { SAY($marker, form: "at") } ?
ask-lift = Quelle carte reprends-tu ?
ask-lift-second = Quelle carte reprends-tu en plus { SAY($card, form: "of") } ?
ask-lay = Où mets-tu { SAY($card, form: "the") } ?
ask-gift = Que prends-tu grâce { SAY($card, form: "to") } ?
ask-substitute = Paies-tu 1 Eau et 1 Marchandise à la place de 1 Or pour { SAY($card, form: "the") } ?
ask-reduce = Que retranches-tu du coût { SAY($card, form: "of") } ?
ask-move-again = Paies-tu 1 Eau pour déplacer aussi le marqueur placé { SAY($marker, form: "at") } ?
ask-turn-up = Révèles-tu la première carte Tribu de la pioche, ou prends-tu celle du dessus de la défausse ?
ask-targia = Avec la Targuia, prends-tu une Marchandise, ou en paies-tu une pour révéler une carte Marchandises ?
ask-targia-pay = Quelle Marchandise paies-tu pour révéler une carte Marchandises ?
ask-targia-card = Prends-tu ce que montre { SAY($card, form: "the") }, paies-tu pour la carte suivante, ou t’arrêtes-tu ?
ask-exchange = Quelle Marchandise échanges-tu ?
ask-centre-tribe = Quelle carte Tribu prends-tu au milieu ?
ask-centre-goods = Quelle carte Marchandises prends-tu au milieu ?
ask-under-marker = Laquelle des cartes Tribu sous tes marqueurs poses-tu ?
ask-swap-way = Intervertis-tu deux cartes posées, ou une carte posée et la carte de ta main ?
ask-swap = Quelles cartes intervertis-tu ? Choisis la première.
ask-swap-second = Quelle carte change de place avec { SAY($card, form: "the") } ?
ask-swap-hand = Quelle carte posée change de place avec { SAY($card, form: "the") } ?
ask-foreign-border = Quelle carte Périphérie utilises-tu ?
ask-sell-pairs = Quelles deux Marchandises donnes-tu contre 1 Or ?
ask-reveal =
    { $cards ->
        [one] Quelle carte Marchandises prends-tu ? Tu peux en prendre { $cards }.
       *[other] Quelles cartes Marchandises prends-tu ? Tu peux en prendre { $cards }.
    }
ask-pick = Quelle carte Tribu choisis-tu ?
ask-raid-leave = Quelle Marchandise retranches-tu lors de cette Attaque ?
ask-raid-row = De quelle rangée perds-tu la dernière carte ?
