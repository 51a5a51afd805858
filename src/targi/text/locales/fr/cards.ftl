# Cards: what is printed on them and what they do. Card texts speak to the player as "tu".
#
# $goods, $gold, $water and $vp are tokens with their number ("2 Marchandises"); $symbol is a symbol,
# $kind a kind of token, $tokens a list of tokens; $cards, $times, $every and the like are numbers.

## One card in full

heading-tribe = Carte Tribu { $id }
heading-goods = Carte Marchandises { $id }
heading-dune = Dune Mouvante { $id }
box-base = jeu de base
box-expansion = extension

label-symbol = Symbole
label-worth = Valeur
label-cost = Coût
label-gives = Donne
label-box = Édition
label-action = Action
label-effect = Avantage
label-timing = Quand
# The word for an effect in card files of one's own.
label-word = Nom de l’avantage
label-rules = Règles
label-provenance = Origine
label-doubt = Doute

# Tokens that belong together, one side of a choice.
bundle = { $tokens }
# Several such sides, if one of them is a list itself.
bundle-or = { $first } ; ou bien { $rest }
card-gives = { $tokens }, plus { SAY($choices, list: "or") }
card-gives-one = { SAY($choices, list: "or") }
card-cost = { $tokens }
card-cost-or = { $tokens }, ou bien { $alternative }
card-cost-extra = { $cost } ; supplément possible : { $extra } contre { $vp } immédiatement
token-goods-of-choice =
    { $amount ->
        [one] { $amount } Marchandise de ton choix
       *[other] { $amount } Marchandises de ton choix
    }
card-correct = Si tu possèdes la boîte, corrige la carte : { $command }

## Lists of cards

cards-tribe = Cartes Tribu ({ $number })
cards-goods = Cartes Marchandises ({ $number })
cards-border = Cartes Périphérie ({ $number })
cards-dune = Dunes Mouvantes ({ $number })
cards-none = Aucune carte ne correspond.
# The page of all cards.
cards-page = Toutes les cartes des deux boîtes
cards-page-note = Un astérisque marque ce qui est reconstitué : aucune source ne l’atteste, et la carte imprimée peut différer. Si tu possèdes la boîte, tu peux le corriger au moyen d’un fichier de cartes.
label-id = Code
label-name = Nom
label-demands = Exigences de l’Attaque
label-vp = PV
# Behind an id the mark is about what is printed on the card, behind an effect about the effect.
cards-mark-reconstructed = * reconstitué, au moins en partie : aucune source ne l’atteste, l’original peut différer
cards-mark-own = + tiré de ton fichier de cartes

## When an effect works

timing-permanent = en permanence, dès la pose
timing-immediate = immédiatement, quand tu poses la carte
timing-end = à la fin de la partie
timing-stored = gardé sur la carte jusqu’à son emploi
timing-next-round = au tour suivant
timing-once = une seule fois, au moment de ton choix
timing-dune = quand tu résous la Dune Mouvante

## Where a card is known from

provenance-sourced = source publiée
provenance-reconstructed = reconstitution
provenance-own-file = ton fichier de cartes
provenance-own-and-rest = ton fichier de cartes (le reste : { $rest })
provenance-both = ce qui est imprimé : { $printed } ; l’avantage : { $effect }
provenance-goods-list = une liste des cartes ; le livret dit seulement qu’il y en a 19
provenance-water-goods = reconstitution ; une source dit seulement que cinq cartes Marchandises montrent de l’Eau
provenance-raid = une source dit que l’Attaque exige des Marchandises précises ; leur sorte est reconstituée
provenance-trader = une source dit que tu échanges autant de fois que tu veux ; l’échange d’une Marchandise contre de l’Eau est reconstitué
provenance-fata = une source dit que la carte diffère de celle du jeu de base ; le déplacement contre de l’Eau est reconstitué
provenance-silversmith = une source mentionne deux échanges, et 2 Marchandises quelconques contre 1 PV ; l’échange d’Or contre des PV est reconstitué d’après le jeu de base
provenance-water = une source dit que la carte donne de l’Eau et remplace la Caravane ; la quantité est reconstituée
provenance-tribal = une source dit que tu refuses des cartes pour 1 Eau chacune ; la révélation de la suivante est reconstituée
card-doubt = Aucune source n’atteste ce qui est reconstitué, et la carte imprimée peut différer.

## Border cards

border-text-raid = Quand le Pillard arrive ici, tu cèdes { $demands }.
border-text-base-noble = Paie une carte que tu avais en main avant ce tour et pose-la, ou défausse-la.
border-text-base-dates = Prends 1 Datte.
border-text-base-salt = Prends 1 Sel.
border-text-base-pepper = Prends 1 Poivre.
border-text-base-trader = Échange autant de fois que tu veux : 3 Marchandises identiques contre 1 Or, ou 2 Marchandises identiques contre 1 Marchandise d’une autre sorte.
border-text-base-fata-morgana = Déplace un marqueur dont tu n’as pas encore utilisé la carte vers une carte face visible sans aucun marqueur.
border-text-base-silversmith = Fais un échange : 2 Marchandises identiques contre 1 PV, 4 Marchandises identiques contre 3 PV, 1 Or contre 2 PV, ou 2 Or contre 4 PV.
border-text-base-caravan = Révèle la première carte Marchandises de la pioche et prends ce qu’elle montre.
border-text-base-tribal-expansion = Révèle la première carte Tribu de la pioche et utilise-la comme une carte du milieu.
border-text-expansion-noble = Paie une carte que tu avais en main avant ce tour et pose-la, ou défausse-la et prends 1 Eau et 1 Marchandise de ton choix.
border-text-expansion-trader = Échange autant de fois que tu veux : 3 Marchandises identiques contre 1 Or, 2 Marchandises identiques contre 1 Marchandise d’une autre sorte, ou 1 Marchandise contre 1 Eau.
border-text-expansion-fata-morgana = Déplace un marqueur dont tu n’as pas encore utilisé la carte vers une carte face visible sans aucun marqueur. Paie 1 Eau pour déplacer aussi l’autre.
border-text-expansion-silversmith = Fais jusqu’à deux échanges : 2 Marchandises quelconques contre 1 PV, ou 1 Or contre 2 PV.
border-text-expansion-water-place = Prends 2 Eaux.
border-text-expansion-tribal-expansion = Révèle la première carte Tribu de la pioche et utilise-la comme une carte du milieu. Autant de fois que tu veux, paie 1 Eau pour la refuser et révéler la suivante.

## Effects: paying and exchanging

effect-discount = Poser { SAY($symbol, form: "another") } te coûte { $goods } de moins.
effect-noble-discount = Une carte de ta main que tu poses avec le Noble te coûte { $goods } de moins.
effect-one-for-one = Chez le Marchand, tu peux aussi échanger 1 Marchandise contre 1 Marchandise d’une autre sorte.
effect-hand-play = Tu peux poser la carte de ta main sans le Noble si tu paies { $goods } en plus de son coût.
effect-stored-gold = Mets { $gold } de la réserve sur cette carte ; cet Or sert à payer ton prochain coût en Or.
effect-water-discount = Si tu choisis pour une carte Tribu un coût qui contient de l’Eau, paie { $water } de moins.
effect-noble-gold-substitute = Avec le Noble, tu peux payer 1 Eau et 1 Marchandise quelconque là où un coût demande 1 Or.
effect-cheap-gold = Chez le Marchand, 2 Marchandises identiques suffisent pour 1 Or.
effect-smith-bonus =
    { $exchanges ->
        [one] Chaque visite chez l’Orfèvre te permet { $exchanges } échange de plus.
       *[other] Chaque visite chez l’Orfèvre te permet { $exchanges } échanges de plus.
    }
effect-exchange = Échange autant de tes Marchandises que tu veux, chacune contre 1 Marchandise d’une autre sorte.
effect-hand-play-once = Paie la carte de ta main et pose-la sans le Noble.
effect-hand-play-reduced = Pose la carte de ta main sans le Noble, pour { $goods } ou { $gold } de moins.

## Effects: taking tokens

effect-take = Prends { $tokens }.
effect-choose = Prends { SAY($options, list: "or") }, à ton choix.
effect-goods-card-bonus = À chaque tour où une carte Marchandises te donne { SAY($kind, form: "some") }, prends { $tokens } de plus.
effect-consolation = À chaque tour où aucune carte Marchandises ne te donne de Marchandise, prends { $goods } de ton choix.
effect-goods-per-cards =
    { $every ->
        [one] Prends 1 Marchandise de ton choix pour chaque carte de ton étalage.
       *[other] Prends 1 Marchandise de ton choix par tranche de { $every } cartes de ton étalage.
    }
effect-goods-per-free-spaces =
    { $every ->
        [one] Prends 1 Marchandise de ton choix pour chaque emplacement libre de ton étalage.
       *[other] Prends 1 Marchandise de ton choix par tranche de { $every } emplacements libres de ton étalage.
    }
effect-reveal-goods =
    { $cards ->
        [one] Révèle la première carte Marchandises de la pioche, prends ce qu’elle montre et défausse-la.
       *[other] Révèle les { $cards } premières cartes Marchandises de la pioche, prends ce que { $take ->
            [one] montre l’une d’elles
           *[other] montrent { $take } d’entre elles
        } et défausse-les toutes.
    }
effect-water-per-symbol = Prends 1 Eau pour chaque { SAY($symbol, form: "card") } de ton étalage, mais au moins { $least }.
effect-targia-bonus = Prends { $water } après chaque utilisation de la Targuia.
effect-water-place-bonus = La carte Eau te donne { $water } de plus.
effect-dune-bonus = Prends { $water } après chaque Dune Mouvante que tu résous.
effect-centre-goods =
    { $times ->
        [one] Prends au milieu une carte Marchandises sans aucun marqueur et reçois ce qu’elle montre.
       *[other] Prends au milieu une carte Marchandises sans aucun marqueur et reçois { $times } fois ce qu’elle montre.
    }
effect-sell-pairs =
    { $times ->
        [one] Échange 2 Marchandises quelconques contre 1 Or.
       *[other] Échange 2 Marchandises quelconques contre 1 Or, jusqu’à { $times } fois.
    }
effect-targia-uses =
    { $uses ->
        [one] Utilise la Targuia une fois, où qu’elle se tienne.
       *[other] Utilise la Targuia { $uses } fois, où qu’elle se tienne.
    }

## Effects: tribe cards and the display

effect-reveal-tribe = Révèle la première carte Tribu de la pioche et utilise-la comme une carte du milieu.
effect-discard-pile-card = À l’Essor de la Tribu, au lieu de révéler une carte, prends celle du dessus de la défausse Tribu : paie-la et pose-la, ou garde-la dans ta main vide.
effect-free-rejection = À chaque visite à l’Essor de la Tribu, ton premier refus ne coûte pas d’Eau.
effect-rearrange =
    { $cards ->
        [one] Tu peux reprendre { $cards } carte de ton étalage et la remettre à un autre emplacement.
       *[other] Tu peux reprendre jusqu’à { $cards } cartes de ton étalage et les remettre à d’autres emplacements.
    }
effect-swap = Tu peux intervertir deux cartes de ton étalage.
effect-centre-tribe = Prends au milieu une carte Tribu sans aucun marqueur : paie-la et pose-la, ou garde-la dans ta main vide.
effect-display-for-water = Pose une carte Tribu sur laquelle tu as un marqueur ; elle coûte { $water }, rien de plus.
effect-pick-tribe =
    { $cards ->
        [one] Révèle la première carte Tribu de la pioche et choisis-la ou non : pose-la pour { $goods } de moins, ou garde-la dans ta main vide.
       *[other] Révèle les { $cards } premières cartes Tribu de la pioche et choisis-en une ou aucune : pose-la pour { $goods } de moins, ou garde-la dans ta main vide. Défausse les autres.
    }
effect-swap-or-exchange = Intervertis deux cartes de ton étalage, ou bien une carte de ton étalage et la carte de ta main. C’est gratuit.
effect-joker = Paie { $water } et mets cette Dune Mouvante dans ton étalage, où elle compte comme une carte ; à la fin, elle prend le symbole qui te rapporte le plus.

## Effects: placing and border cards

effect-robber-passage = Tu peux placer un Targui sur la carte où se tient le Pillard.
effect-fewer-targis =
    { $targis ->
        [one] Au tour suivant, ton adversaire ne place que { $targis } Targui.
       *[other] Au tour suivant, ton adversaire ne place que { $targis } Targuis.
    }
effect-opposite-passage = Place un Targui en face d’un Targui de ton adversaire.
effect-shared-dune = Place un Targui sur une Dune Mouvante que ton adversaire occupe.
effect-renew-dunes = Défausse toutes les Dunes Mouvantes sans Targui et révèles-en d’autres jusqu’à ce qu’il y en ait trois.
effect-free-border = Utilise une carte Périphérie (sauf une Attaque) où personne n’a placé de Targui pendant ce tour et où le Pillard ne se tient pas.
effect-opponents-border = Utilise une carte Périphérie sur laquelle ton adversaire a placé un Targui pendant ce tour.

## Effects: raids

effect-raid-immunity = Les Attaques n’exigent rien de toi.
effect-raid-reward = Prends { $vp } après chaque Attaque dont tu as satisfait l’exigence ou qui t’a été épargnée.
effect-raid-discount = Si tu paies une Attaque en Marchandises, retranche { $goods } de ton choix.
effect-raid-pass = Ne cède rien lors d’une Attaque.

## Effects: scoring

effect-vp-per-symbol =
    { $every ->
        [one] Marque { $vp } pour chaque { SAY($symbol, form: "card") } de ton étalage.
       *[other] Marque { $vp } par tranche de { $every } { SAY($symbol, form: "cards") } de ton étalage.
    }
effect-vp-for-more-cards = Marque { $vp } si ton étalage compte plus de cartes que celui de ton adversaire.
effect-vp-for-row-end = Marque { $vp } si cette carte est la dernière d’une rangée complète.
effect-vp-for-cards =
    { $cards ->
        [one] Marque { $vp } si ton étalage compte au moins { $cards } carte.
       *[other] Marque { $vp } si ton étalage compte au moins { $cards } cartes.
    }
effect-different-rows =
    { $rows ->
        [one] { $rows } seule rangée complète à quatre symboles différents te rapporte { $vp }.
       *[other] Jusqu’à { $rows } rangées complètes à quatre symboles différents te rapportent { $vp } chacune.
    }
effect-vp-per-tokens =
    { $every ->
        [one] Marque { $vp } pour chaque { SAY($kind, form: "token") } qu’il te reste.
       *[other] Marque { $vp } par tranche de { $every } { SAY($kind, form: "several") } qu’il te reste.
    }
effect-vp-per-column = Marque { $vp } pour chaque colonne de trois cartes à trois symboles différents.
effect-vp-for-plain-rows = Marque { $vp } pour chaque rangée complète dont les symboles ne te rapportent rien.
effect-vp-for-all-symbols = Marque { $vp } si ton étalage montre les cinq symboles.
