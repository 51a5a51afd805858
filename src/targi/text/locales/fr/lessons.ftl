# Lessons: what the terminal says around them, and the words of each lesson. A browser gets those of
# a lesson from the server and what it says itself from learn.ftl, so it does not load this file.

learn-list = Les leçons, à suivre de préférence dans cet ordre. Tape le mot avant les deux points.
# In the list: the id to type, the title, one line about it.
learn-listed = { $id } : { $title } ({ $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }). { $about }
learn-begin =
    Commence par :
      { $command }
learn-type-help = Tape help pour lire ce que l’on peut taper.
# Where the table is not drawn.
learn-new-table = Cette étape a sa propre table ; words la décrit.
# $says is what the step says.
learn-step = Étape { $number } sur { $steps } : { $says }
learn-lights = Regarde :
# A place as it is typed, and what is there.
learn-place = { $place } : { $what }
# What is to be done in a step without moves.
learn-how-show = Appuie sur Entrée pour continuer.
learn-how-refuse = Tape un coup impossible et lis pourquoi il l’est.
learn-how-spot = Tape les lieux l’un après l’autre, par exemple : 5 2,1
learn-right-place = Exact, { $what }.
learn-wrong-place = « { $place } » ne fait pas partie des lieux cherchés.
learn-places-left =
    { $number ->
        [one] Encore { $number } lieu à trouver.
       *[other] Encore { $number } lieux à trouver.
    }
learn-solved = Bien joué.
learn-lost = À partir d’ici, il n’y a plus d’aide. Tape again pour recommencer l’étape, ou next pour la passer.
learn-then =
    Ensuite vient « { $title } » :
      { $command }
learn-left =
    Pour continuer cette leçon plus tard :
      { $command }
# Behind a rule that was read out.
learn-rule =
    Une leçon en parle, « { $title } » :
      { $command }
# After the guided first game; $level is the level's name.
learn-play-on =
    Joue cette partie jusqu’au bout contre { $level } :
      { $command }
learn-commands =
    Tape le numéro d’un coup, ou le coup lui-même, par exemple : place 5
      hint         ce que tu peux essayer
      next         l’étape suivante, même sans avoir résolu celle-ci
      back         l’étape précédente
      again        recommencer cette étape
      undo         annuler le dernier coup de cette étape
      table        redessiner la table
      moves        réafficher les coups
      words        décrire la table en phrases
      plain        passer du dessin de la table aux phrases, ou l’inverse
      codes        activer ou non les codes dans les phrases, comme BO4 et 2,1
      look LIEU    décrire un lieu, par exemple : look 2,1
      held         ce que chacun possède : stock, main et étalage
      last         ce qui vient de se passer
      why COUP     pourquoi un coup est impossible, ou ce qu’il ferait
      rule NUMÉRO  une règle, comme rule 5.8 ; seul : celles de la réponse
      card ID      une carte en entier : BO4, G07, ou 14 pour le bord
      score        les deux scores pour le moment
      quit         quitter la leçon

## Lesson: desert

lesson-desert = Des lignes dans le désert
lesson-desert-about = Tes Targuis sont à la périphérie ; là où leurs lignes se croisent, une carte est à toi.
lesson-desert-aim = Le meilleur score gagne. L’essentiel des points vient des cartes Tribu que tu poses dans ton étalage.
lesson-desert-line = Le pion bleu à la périphérie est ton Targui. Il trace une ligne droite sur trois cartes du milieu.
lesson-desert-crossing = Là où tes lignes se croisent, tu peux utiliser la carte. Place un Targui sur la carte Sel en haut.
lesson-desert-alone = À toi maintenant : place ton dernier Targui pour gagner aussi la carte qui donne de l’Or.
lesson-desert-take = Deux marqueurs, deux cartes gagnées. Utilise les deux et prends ce qu’elles montrent.

## Lesson: targis

lesson-targis = Trois Targuis
lesson-targis-about = Où un Targui peut se tenir, et comment trois Targuis te donnent cinq actions.
lesson-targis-robber = Le Pillard ferme la carte où il se tient. Essaie quand même d’y placer un Targui.
lesson-targis-opposite = Le Targui blanc sur la carte Poivre ferme aussi la carte d’en face. Essaie d’y placer le tien.
lesson-targis-own = En face de ton propre Targui, c’est permis. Place-en un sur le Mirage et compte tes marqueurs.
lesson-targis-two = Un seul marqueur : les deux tracent la même ligne. Recommence et place ton dernier Targui pour en avoir deux.
lesson-targis-five = Trois Targuis et deux marqueurs font cinq actions. Effectue les cinq, dans l’ordre de ton choix.

## Lesson: goods

lesson-goods = Marchandises et Or
lesson-goods-about = Ce que donnent les cartes Marchandises, ce que tu peux garder et comment obtenir de l’Or.
lesson-goods-all = Une carte Marchandises du milieu te donne tout ce qu’elle montre. Utilise celle avec la Datte et le Sel.
lesson-goods-slash = Une carte à barre oblique ne donne qu’une de ses Marchandises. Tu n’as pas de Poivre : prends du Poivre.
lesson-goods-limit = Tu peux garder 10 Marchandises et 3 Or. Tu as 12 Marchandises : termine ta phase d’actions et rends-en deux.
lesson-goods-trader = Et si tu es chez le Marchand ? Échange 3 Marchandises identiques contre 1 Or ; rien n’est perdu.
lesson-goods-gold = À toi maintenant : arrive à 3 Or. Deux cartes du milieu et le Marchand te suffisent.

## Lesson: tribe-cards

lesson-tribe-cards = Cartes Tribu
lesson-tribe-cards-about = Comment payer une carte Tribu, en garder une pour plus tard et payer moins.
lesson-tribe-cards-display = Les cartes Tribu ont un coût et rapportent l’essentiel de tes points. Utilise la Tente et paie-la.
lesson-tribe-cards-keep = Ta deuxième carte coûte de l’Or, et tu n’en as plus. Utilise-la et prends-la en main.
lesson-tribe-cards-noble = Le Noble permet de jouer la carte de ta main. Essaie aussitôt, avec celle que tu viens de prendre.
lesson-tribe-cards-full = Ta main ne contient qu’une carte. Essaie de prendre aussi celle-ci en main.
lesson-tribe-cards-discount = Ton Oasis retranche 1 Marchandise du coût des autres Oasis. Quelles cartes Tribu du milieu peux-tu payer ? Choisis-les toutes.
lesson-tribe-cards-alone = À toi maintenant : pose la carte que tu ne peux payer que grâce à ton Oasis.

## Lesson: rows

lesson-rows = Rangées et fin de partie
lesson-rows-about = Ce que vaut une rangée complète, et quand la partie s’achève.
lesson-rows-equal = Quatre symboles identiques dans une rangée rapportent 4 points. Pose la quatrième Oasis dans ta première rangée.
lesson-rows-different = Quatre symboles différents rapportent 2 points. Complète ta deuxième rangée avec la carte sous ton marqueur.
lesson-rows-spoilt = Les autres rangées ne rapportent rien. Une carte gâche une rangée complète : choisis-la dans ton étalage.
lesson-rows-six = À toi maintenant : tu ne peux payer qu’une de tes deux cartes. Marque 6 points avec elle et sa rangée.
lesson-rows-twelfth = Une douzième carte met fin à la partie après ce tour. Pose la tienne.
lesson-rows-end = Ton adversaire a déjà joué. Termine ta phase d’actions : la partie s’achève et on compte les points.

## Lesson: raids

lesson-raids = Attaques
lesson-raids-about = Quand le Pillard attaque, ce qu’il exige et comment t’y préparer.
lesson-raids-corner = À chaque tour, le Pillard avance d’une carte. La prochaine est un coin : termine ta phase d’actions.
lesson-raids-pay = Une Attaque ! Chaque joueur paie 1 Marchandise ou 1 point. Les points font gagner : donne une Marchandise.
lesson-raids-unpaid = L’Attaque exigera 3 Marchandises ou 2 points. Il t’en manque, ton adversaire gagnera donc 2 points. Termine ta phase d’actions.
lesson-raids-ready = Après ce tour, une Attaque exige 2 Marchandises ou 1 point. À toi maintenant : obtiens 2 Marchandises.
lesson-raids-keep = Termine ta phase d’actions et paie l’Attaque sans perdre de point.

## Lesson: border

lesson-border = Cartes Périphérie
lesson-border-about = Le Noble, le Marchand, l’Orfèvre, la Caravane, l’Essor de la Tribu et le Mirage.
lesson-border-noble = Avec le Noble, joue la carte de ta main, si tu l’avais avant ce tour. Utilise-le et paie.
lesson-border-trader = Le Marchand échange aussi 2 Marchandises identiques contre 1 autre, autant de fois que tu veux. Obtiens du Poivre.
lesson-border-silversmith = Un seul échange chez l’Orfèvre : 2 Marchandises identiques contre 1 point, ou 4 contre 3. Choisis le meilleur.
lesson-border-caravan = La Caravane révèle une carte de la pioche Marchandises. Utilise-la et découvre ta surprise.
lesson-border-expansion = L’Essor de la Tribu révèle une carte Tribu. Pose-la ou prends-la en main.
lesson-border-fata-morgana = Le Mirage déplace ton marqueur. À toi maintenant : pose une carte à 3 points que tu peux payer.

## Lesson: first-game

lesson-first-game = Ta première partie
lesson-first-game-about = Deux tours accompagnés et un regard sur la suite ; ensuite, la partie est à toi.
lesson-first-game-goal = Le meilleur score gagne. L’essentiel des points vient des cartes Tribu que tu poses ici, en trois rangées de quatre.
lesson-first-game-first = Place ton premier Targui sur l’Orfèvre, en bas. Il trace une ligne droite à travers le milieu.
lesson-first-game-opposite = Ton adversaire a pris la Caravane, à gauche. Essaie de prendre la carte Dattes d’en face, à droite.
lesson-first-game-crossing = Carte fermée. Place un Targui sur l’Essor de la Tribu, à gauche : tes lignes se croisent sur une carte Marchandises.
lesson-first-game-third = Place ton dernier Targui sur la carte Sel, à gauche : tes lignes se croisent aussi sur le Chamelier du haut.
lesson-first-game-five = Trois Targuis et deux marqueurs font cinq actions. Où peux-tu agir ? Choisis les cinq cartes.
lesson-first-game-goods = C’est toi qui choisis l’ordre. D’abord les Marchandises : utilise la carte Sel et la carte Marchandises au centre.
lesson-first-game-buy = Utilise maintenant le Chamelier du haut. Paie 1 Sel et 1 Or pour le poser.
lesson-first-game-hand = L’Essor de la Tribu révèle une carte Tribu. Tu n’as plus d’Or : prends-la en main.
lesson-first-game-unused = Aucune action n’est obligatoire. Garde tes Marchandises, laisse l’Orfèvre et termine ta phase d’actions.
lesson-first-game-their-turn = Ton adversaire prend des Marchandises. Puis le nouveau tour : nouvelles cartes, le Pillard avance, ton adversaire commence.
lesson-first-game-noble = Le Noble joue la carte de ta main, le Marchand donne de l’Or. Place un Targui sur chacun.
lesson-first-game-alone = À toi maintenant : place ton dernier Targui pour gagner aussi les 2 Dattes en haut à droite.
lesson-first-game-take = Ton adversaire était premier joueur et a donc agi d’abord. Utilise maintenant tes deux cartes Marchandises.
lesson-first-game-gold = Il ne te manque que de l’Or. Utilise le Marchand : donne 3 Dattes contre 1 Or.
lesson-first-game-visit = Arrête les échanges. Au tour du Noble : utilise-le pour la carte de ta main.
lesson-first-game-rows = Paie et pose-la à côté de ton Chamelier. Quatre symboles identiques par rangée rapportent 4 points, quatre différents 2.
lesson-first-game-signs = Une carte agit tout de suite, en permanence ou en fin de partie. Laquelle des tiennes agit en permanence ?
lesson-first-game-raid = Voyons la suite : à chaque coin, le Pillard attaque. Donne 1 Marchandise ou 1 point ; les Attaques suivantes coûtent davantage.
lesson-first-game-limit = Imagine que tu as 12 Marchandises. Termine ta phase d’actions : tu gardes au plus 10 Marchandises et 3 Or.
lesson-first-game-last = Le tour 12 est le dernier. Pose ce Chamelier à côté des trois autres : quatre symboles identiques, 4 points.
lesson-first-game-end = C’est ta douzième carte, qui achève aussi une partie. Termine ta phase d’actions.
lesson-first-game-score = Tu gagnes, 38 à 24 : jetons PV, points des cartes, leurs avantages et rangées complètes, tout compte.
lesson-first-game-go-on = Retour à ta première partie : tour 3, et c’est toi qui commences. Désormais, tu décides. Bonne chance !

## Lesson: water

lesson-water = L’Eau
lesson-water-about = D’où vient l’Eau, à quoi elle sert et ce qu’elle vaut à la fin.
lesson-water-waterhole = La carte Eau, à gauche, te donne 2 Eaux. Utilise-la.
lesson-water-exchange = La Tente en bas à gauche coûte du Poivre, et tu n’en as pas. Échange 2 Eaux ; c’est toujours permis.
lesson-water-cost = Tu n’as pas d’Or, mais la barre oblique offre un autre coût. Paie 1 Poivre et 2 Eaux.
lesson-water-keep = L’Eau gardée n’est pas perdue : à la fin de la partie, 2 Eaux rapportent 1 point.

## Lesson: dunes

lesson-dunes = Dunes Mouvantes
lesson-dunes-about = Des actions puissantes à côté de la zone de jeu, et ce qu’elles te coûtent.
lesson-dunes-place = Un Targui peut aller sur une Dune Mouvante, à côté de la zone de jeu. Choisis celle avec l’Or.
lesson-dunes-no-line = Une Dune Mouvante ne trace aucune ligne. Où se trouve donc ton seul marqueur ? Choisis la carte.
lesson-dunes-use = Résous la Dune Mouvante pendant ta phase d’actions : prends 1 Or et 2 Eaux. Ensuite, elle est défaussée.
lesson-dunes-joker = La Dune Joker coûte 2 Eaux et reste dans ton étalage. À la fin, elle compte ici comme quatrième Tente.

## Lesson: targia

lesson-targia = La Targuia
lesson-targia-about = Un pion qui récompense qui se joint à elle, et des cartes qui servent une seule fois.
lesson-targia-join = La Targuia marche vers le Pillard sans fermer de carte. Rejoins-la sur la carte Poivre avec ton dernier Targui.
lesson-targia-take = Qui se joint à elle a une action de plus. Utilise la Targuia et prends 1 Marchandise.
lesson-targia-turn-up = Ou tente ta chance : utilise la Targuia, paie une Marchandise, révèle une carte Marchandises et prends ce qu’elle montre.
lesson-targia-once = Ta Tente porte un marqueur Action : une seule fois, elle pose la carte de ta main sans le Noble. Utilise-la.
