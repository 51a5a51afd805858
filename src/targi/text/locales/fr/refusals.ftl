# Why a move is not possible, said to the player who tried it.
#
# $card names a card, $cell a place of the centre, $place a place of the display, $question what is
# asked now, $tokens and $missing tokens with their numbers, $kind a kind of token.

# A refusal with the number of its rule.
refused = { $reason } (règle { $rule })

refused-malformed = Je ne comprends pas. { $question }
refused-malformed-nearest = Je ne comprends pas. Voulais-tu dire « { $nearest } » ? { $question }
refused-game-over = La partie est finie.
refused-not-now = Ce n’est pas le moment. { $question }
refused-action-unfinished = Termine d’abord ce que tu as commencé. { $question }
refused-corner = Aucun Targui ne peut se tenir sur un coin.
refused-robber-here = Le Pillard se tient sur { SAY($card, form: "the") }.
refused-occupied = { $by } a déjà un Targui sur { SAY($card, form: "the") }.
refused-opposite-opponent = Un Targui de ton adversaire se tient en face, sur { SAY($opposite, form: "the") }.
refused-dune-not-open = Tu ne peux pas placer de Targui sur { SAY($card, form: "the") } : cette carte n’est pas face visible.
refused-no-targi = Tu n’as pas de Targui sur { SAY($card, form: "the") }.
refused-no-marker = Tu n’as pas de marqueur { SAY($cell, form: "at") }.
refused-used = Tu as déjà utilisé { SAY($card, form: "the") } pendant ce tour.
refused-used-cell = Tu as déjà utilisé la carte en { $cell } pendant ce tour.
refused-used-targia = Tu as déjà utilisé la Targuia pendant ce tour.
refused-no-hand-card = Tu n’as pas de carte en main.
refused-hand-card-new = Tu as pris { SAY($card, form: "the") } pendant ce tour ; le Noble ne permet de jouer qu’une carte que tu avais en main avant ce tour.
refused-no-hand-power = Aucune carte de ton étalage ne te permet de jouer la carte de ta main.
refused-nothing-to-trade = Tu n’as rien que le Marchand accepte.
refused-nothing-to-sell = Tu n’as rien que l’Orfèvre accepte.
refused-no-marker-to-move = Il ne te reste aucun marqueur à déplacer.
refused-no-free-card = Au milieu, toutes les cartes face visible portent un marqueur.
refused-no-marker-on-tribe = Tu n’as aucun marqueur inutilisé sur une carte Tribu.
refused-no-part = Aucune partie { SAY($card, form: "of") } n’est possible maintenant.
refused-no-targia = Tu n’as pas placé de Targui sur { SAY($card, form: "the") }, où se tient la Targuia.
refused-marker-used = Tu as déjà utilisé { SAY($card, form: "the") } ; cette carte ne sert qu’une seule fois.
refused-card-not-now = Ce n’est pas le moment d’utiliser { SAY($card, form: "the") }.
refused-display-full = Tes douze emplacements sont pris ; il n’y a plus de place pour { SAY($card, form: "the") }.
refused-cannot-pay = Tu ne peux pas payer { SAY($card, form: "the") }. Il te manque { $missing }.
refused-cannot-pay-discount =
    { $discount ->
        [one] Tu ne peux pas payer { SAY($card, form: "the") }. Il te manque { $missing }, et ta réduction ne retranche qu’une Marchandise.
       *[other] Tu ne peux pas payer { SAY($card, form: "the") }. Il te manque { $missing }, et ta réduction ne retranche que { $discount } Marchandises.
    }
refused-no-alternative = Il n’y a qu’un seul coût pour { SAY($card, form: "the") }.
refused-hand-full = Ta main n’est pas vide : tu as déjà { SAY($card, form: "the") }.
refused-in-hand = Tu as déjà { SAY($card, form: "the") } en main.
refused-needs-noble = Seul le Noble te permet de défausser la carte de ta main.
refused-no-extra = Il n’y a pas de supplément sur { SAY($card, form: "the") }.
refused-picked-to-keep = Tu peux poser ou garder { SAY($card, form: "the") }, mais pas défausser cette carte.
refused-cannot-reject = Aucune autre carte ne peut être révélée à la place { SAY($card, form: "of") }.
refused-no-gold-in-cost = Ce coût { SAY($card, form: "of") } ne contient pas d’Or à retrancher.
refused-not-in-cost = Le coût ne contient plus { SAY($kind, form: "of") } à retrancher.
refused-same-payment = Un autre choix prend les mêmes jetons.
refused-row-full = La rangée { $row } a déjà quatre cartes.
refused-equal-empty-row = La rangée { $row } est vide, tout comme la rangée { $first } ; choisis cette dernière.
refused-goods-order = Choisis les Marchandises dans l’ordre Dattes, Sel, Poivre.
# $tokens is what it takes, $held how many of them the player has.
refused-too-few = Il faut { $tokens } ; { $held ->
        [0] tu n’en as pas
       *[other] tu en as { $held }
    }.
refused-no-water-here = Tu ne peux pas échanger d’Eau maintenant. { $question }
refused-water-needed = Il te faut cette Eau pour achever ton action. { $question }
refused-not-offered = Tu ne peux pas obtenir cela { SAY($card, form: "at") }.
refused-no-cheap-gold = Aucune de tes cartes ne donne d’Or contre deux Marchandises.
refused-cheaper = Deux Marchandises identiques suffisent pour l’Or : donne 2 { SAY($kind, form: "several") }.
refused-no-one-for-one = Aucune de tes cartes ne permet d’échanger les Marchandises une contre une.
refused-received-this-visit = Tu viens de recevoir { SAY($kind, form: "some") } à un contre un ; tu ne peux plus en donner ainsi.
refused-must-trade-first = Fais d’abord un échange.
refused-face-down = La carte { SAY($cell, form: "at") } est face cachée.
refused-marker-there = { $by } a déjà un marqueur { SAY($cell, form: "at") }.
refused-not-displayed = Tu n’as pas { SAY($card, form: "the") } dans ton étalage.
refused-chosen-already = Tu as déjà choisi { SAY($card, form: "the") }.
refused-cards-order = Choisis les cartes dans l’ordre où elles se trouvent ; ici, ce ne peut pas être { SAY($card, form: "the") }.
refused-no-place = Il n’y a pas d’autre emplacement pour { SAY($card, form: "the") }.
refused-place-taken = Une carte se trouve déjà à { SAY($place, form: "the") }.
refused-same-place = La carte vient justement de { SAY($place, form: "the") }.
refused-gap = Une carte à { SAY($place, form: "the") } laisserait un trou.
refused-too-few-cards =
    { $needed ->
        [one] Il faut { $needed } carte de ce genre dans ton étalage ; tu en as { $held }.
       *[other] Il faut { $needed } cartes de ce genre dans ton étalage ; { $held ->
            [0] tu n’en as pas
           *[other] tu en as { $held }
        }.
    }
refused-not-to-hand = Tu ne peux pas prendre { SAY($card, form: "the") } en main : une Dune Mouvante n’y va jamais.
refused-other-kind = La carte { SAY($cell, form: "at") } est de l’autre sorte.
refused-no-opponents-targi = Ton adversaire n’a pas placé de Targui sur { SAY($card, form: "the") }.
refused-not-open = Tu ne peux pas choisir { SAY($card, form: "the") } : cette carte n’est pas face visible.
refused-not-demanded = L’Attaque au coin { $raid } n’exige pas cela.
# A demand of a raid: $demanded is all that it asks for, $missing what the player lacks of it.
refused-cannot-meet = L’Attaque exige { $demanded } ; il te manque { $missing }.
refused-cannot-meet-card = Tu n’as dans ton étalage aucune carte à céder.
refused-cannot-meet-discount =
    { $discount ->
        [one] L’Attaque exige { $demanded } ; il te manque { $missing }, et ta carte n’en retranche qu’une.
       *[other] L’Attaque exige { $demanded } ; il te manque { $missing }, et ta carte n’en retranche que { $discount } Marchandises.
    }
refused-must-pay = Tu peux payer : tu dois donc le faire.
refused-must-leave-missing = Retranche ce qui te manque, et non { SAY($kind, form: "the") }.
refused-row-empty = La rangée { $row } n’a aucune carte.
