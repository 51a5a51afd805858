# What lessons say in the browser as well as at the terminal; then what only the browser says.

learn-place-hand = la carte de ta main
learn-place-display = ton étalage
learn-place-stock = ton stock
learn-place-goal = les points de victoire
learn-place-round = les tours
learn-place-raid = la prochaine Attaque
learn-place-opponent = le côté de ton adversaire
learn-place-targia = la Targuia
# A move that could be made in a game but is not what the step is about.
learn-elsewhere = Dans une partie, c’est possible, mais cette étape parle d’autre chose.
# The quiet help after two wrong tries: a place, or a move as it is typed and what it does.
learn-help = Essaie ceci : { $what }.
learn-done = Tu as terminé la leçon « { $title } ».

## The coach

web-lesson-step = Étape { $number } sur { $most }
web-lesson-next = Suite
web-lesson-back = Une étape en arrière
web-lesson-again = Refaire cette étape
web-lesson-leave = Quitter la leçon
web-lesson-go-on = Il n’y a rien à jouer ici. Continue avec « Suite ».
# After a step that was solved, one of three in turn.
web-lesson-praise =
    { $number ->
        [0] C’est ça !
        [1] Bien joué !
       *[other] Parfait !
    }
web-lesson-next-lesson = Leçon suivante : { $title }
web-lesson-play-on = Continuer contre Jerboa
web-lesson-others = Les autres leçons
# Places of the table, for listeners and as help.
web-lesson-lit = En lumière : { $places }.
web-lesson-choice-lit = Un des choix est mis en lumière.
web-lesson-is-lit = En lumière.
web-lesson-is-found = Trouvé.
web-lesson-point = Montre : { $places }.
web-lesson-found = Trouvé : { $places }.
web-lesson-left = Encore { $number } à trouver.
web-lesson-not-there = Ce n’est pas celle-là. Regarde encore.
web-lesson-astray = Cela t’éloigne du but. Reprends ton coup ou recommence cette étape.

## The list of lessons

web-lessons = Leçons
web-lessons-title = Apprendre à jouer
web-lessons-about = De courtes leçons sur la vraie zone de jeu. Tu joues, et tu découvres pas à pas ce qui compte.
web-lesson-steps =
    { $number ->
        [one] { $number } étape
       *[other] { $number } étapes
    }
web-lesson-done = Terminée
web-lesson-begin = Commencer
web-lesson-anew = Recommencer
web-lessons-none = Il n’y a pas de leçons ici.
web-no-lesson = Cette leçon n’existe pas
web-no-lesson-about = L’adresse contient peut-être une erreur.

## Ways to the lessons

web-learn = Apprendre en jouant
web-learn-quick = Apprendre en 7 minutes
web-learn-quick-about = Une première partie guidée : tu joues et apprends une chose à la fois.
web-learn-invited = Jamais joué ? Apprends en 7 minutes pendant qu’on t’attend, ou assieds-toi et joue avec de l’aide.
web-learn-back = Retour à l’invitation
web-show-me = Montre-moi
