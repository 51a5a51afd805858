# What happened, one sentence each. Present tense, because a player's name has no gender.
#
# $player is who does it; $tokens, $given and $taken are lists of tokens with their numbers
# ("2 Sel et 1 Or"); $card, $dune, $target, $source and $cause name a card, $cell and $place a
# place. A sentence may begin with any of them only if the word begins with a capital there.
# No de stands before a name, which may or may not begin with a vowel, and no pronoun for a card,
# whose symbol may be masculine or feminine.

# Said behind a sentence if there was nothing to choose.
event-forced = (seul choix possible)
# Said behind a sentence: the rule that it rests on.
event-rule = (règle { $rule })

## The course of the game

# Before the first round.
event-deal = On place au milieu { SAY($cards, form: "the") }.
event-first-player = { $player } a l’amulette Premier joueur.
event-first-discard = La défausse Tribu commence par { SAY($card, form: "the") }.
event-round = Le tour { $amount } commence.
event-robber = Le Pillard avance sur { SAY($target, form: "the") }.
event-targia = La Targuia avance sur { SAY($target, form: "the") }.
event-raid = Attaque au coin { $number } !
event-starting-player = L’amulette Premier joueur passe à { $player }.
event-fewer-targis =
    { $amount ->
        [one] { $player } n’a que { $amount } Targui pendant ce tour.
       *[other] { $player } n’a que { $amount } Targuis pendant ce tour.
    }
event-next-round-fewer =
    { $amount ->
        [one] { $player } n’aura que { $amount } Targui au tour suivant, à cause { SAY($cause, form: "of") }.
       *[other] { $player } n’aura que { $amount } Targuis au tour suivant, à cause { SAY($cause, form: "of") }.
    }
event-shuffle-goods =
    { $amount ->
        [one] La pioche Marchandises est vide : { $amount } carte défaussée devient la nouvelle pioche.
       *[other] La pioche Marchandises est vide : { $amount } cartes défaussées sont mélangées et forment la nouvelle.
    }
event-shuffle-tribes =
    { $amount ->
        [one] La pioche Tribu est vide : { $amount } carte défaussée devient la nouvelle pioche.
       *[other] La pioche Tribu est vide : { $amount } cartes défaussées sont mélangées et forment la nouvelle.
    }
event-shuffle-dunes =
    { $amount ->
        [one] La pioche des Dunes Mouvantes est vide : { $amount } carte défaussée devient la nouvelle pioche.
       *[other] La pioche des Dunes Mouvantes est vide : { $amount } cartes défaussées sont mélangées et forment la nouvelle.
    }
event-end-turn = { $player } termine sa phase d’actions.
event-end-twelfth-card = Un étalage compte douze cartes : la partie est finie.
event-end-last-raid = La dernière Attaque est passée : la partie est finie.

## Figures and markers

event-place = { $player } place un Targui sur { SAY($target, form: "the") }.
# A card in the display lifts a ban (rule 3.7).
event-place-by-card = { $player } place un Targui sur { SAY($target, form: "the") }, grâce { SAY($card, form: "to") }.
event-markers =
    { $number ->
        [one] { $player } reçoit un marqueur { SAY($places, form: "at") }.
       *[other] { $player } reçoit des marqueurs { SAY($places, form: "at") }.
    }
event-move-marker = { $player } déplace son marqueur { SAY($source, form: "of") } vers { SAY($target, form: "the") }.
# Figures and markers that the player did not use; $number of them.
event-take-back =
    { $number ->
        [one] { $player } renonce à une action : { SAY($places, form: "card") }.
       *[other] { $player } renonce à { $number } actions : { SAY($places, form: "card") }.
    }
# The joker dune went to the other player (rule 5.32).
event-take-back-dune = { $player } reprend son Targui : { SAY($dune, form: "the") } est déjà prise.

## Actions

event-use-border = { $player } utilise { SAY($card, form: "the") }.
event-use-centre = { $player } utilise la carte en { $cell }.
event-use-dune = { $player } résout { SAY($card, form: "the") }.
event-use-hand = { $player } joue la carte de sa main grâce { SAY($card, form: "to") }.
event-use-targia = { $player } utilise la Targuia.
event-use-by-dune = { $player } utilise { SAY($card, form: "the") } grâce { SAY($dune, form: "to") }.
event-use-card = { $player } utilise { SAY($card, form: "the") }.

## Tokens

event-gain-border = { $player } prend { $tokens } { SAY($card, form: "at") }.
event-gain-goods-card = { $player } reçoit { $tokens } { SAY($card, form: "of") }.
# A tribe card or a dune gives them.
event-gain-card = { $player } prend { $tokens } grâce { SAY($card, form: "to") }.
event-gain-targia = { $player } reçoit { $tokens } de la Targuia.
# The opponent could not pay the raid (rule 7.3).
event-gain-raid = { $player } reçoit { $tokens } pour l’Attaque impayée.
event-exchange = { $player } échange { $given } contre { $taken }.
event-pay = { $player } paie { $tokens } pour { SAY($card, form: "the") }.
event-pay-and-display = { $player } pose { SAY($card, form: "the") } dans la rangée { $row } pour { $tokens }.
event-pay-marker = { $player } paie { $tokens } pour déplacer aussi son autre marqueur.
event-pay-next-card = { $player } paie { $tokens } pour une autre carte.
event-pay-targia = { $player } paie { $tokens } pour révéler une carte Marchandises.
event-pay-raid = { $player } cède { $tokens } au Pillard.
event-return = { $player } dépasse une limite et rend { $tokens }.
event-leave-out = { $player } économise { $tokens } grâce { SAY($card, form: "to") }.
event-store = { $player } entrepose { $tokens } sur { SAY($card, form: "the") }.
event-use-stored = { $player } paie { SAY($card, form: "the") } avec { SAY($tokens, form: "stored") }.
event-lose-stored = { $player } perd l’Or entreposé sur cette carte : { $tokens }.
event-spared = { $player } échappe à l’Attaque grâce { SAY($cause, form: "to") }.
event-unpaid = { $player } ne peut pas payer le Pillard.

## Cards

# In a list of cards turned up in the centre.
card-on-place =
    { $form ->
        [the] { SAY($card, form: "the") } ({ $place })
        [start] { SAY($card, form: "start") } ({ $place })
       *[bare] { $card } ({ $place })
    }
event-turn-up = On révèle { SAY($cards, form: "the") }.
event-fill = L’emplacement vide { SAY($place, form: "at") } reçoit { SAY($card, form: "a") } face cachée.
event-display = { $player } pose { SAY($card, form: "the") } dans la rangée { $row }.
event-take-into-hand = { $player } prend { SAY($card, form: "the") } en main.
event-discard = { $player } défausse { SAY($cards, form: "the") }.
event-take-discarded = { $player } prend { SAY($card, form: "the") } dans la défausse.
event-move-card = { $player } déplace { SAY($card, form: "the") } vers { SAY($place, form: "the") }.
event-card-back-to-hand = { $player } fait passer { SAY($card, form: "the") } de son étalage dans sa main.
event-lose-card = { $player } perd { SAY($card, form: "the") }.
# Before a round, by nobody.
event-discarded = On défausse { SAY($cards, form: "the") }.
event-action-marker = Un marqueur Action est placé sur { SAY($card, form: "the") }.
event-action-marker-back = Le marqueur Action { SAY($card, form: "of") } retourne à la réserve.
