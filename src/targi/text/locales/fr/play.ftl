# What the terminal says besides the game itself. Commands and moves are typed in English in every
# language; words in capitals stand for what is to be filled in.

play-help =
    Tape le numéro d’un coup, ou le coup lui-même, par exemple : place 5
      table         redessiner la table
      moves         réafficher les coups
      hint          ce que l’ordinateur jouerait à ta place
      words         décrire la table en phrases
      plain         passer du dessin de la table aux phrases, ou l’inverse
      codes         activer ou non les codes dans les phrases, comme BO4 et 2,1
      look LIEU     décrire un lieu : { $box ->
        [base] 5 ou 2,1
       *[expansion] 5, 2,1 ou D07
    }
      held          ce que chacun possède : stock, main et étalage
      last          ce qui vient de se passer
      rule NUMÉRO   rule 5.8 : une règle ; rule seul : celles de la dernière phrase
      undo          reprendre le dernier coup
      redo          le rejouer
      why COUP      pourquoi un coup n’est pas possible, ou ce qu’il ferait
      card CODE     une carte en entier : BO4, G07, ou 14 (carte Périphérie)
      score         les deux scores à ce stade
      save FICHIER  enregistrer la partie en cours dans un fichier
      quit          quitter ; la partie est conservée et peut reprendre
play-nothing-to-undo = Il n’y a aucun coup à reprendre.
play-nothing-to-redo = Il n’y a aucun coup à rejouer.
play-nothing-happened = Il ne s’est encore rien passé.
play-no-move-made = Aucun coup n’a été joué.
play-name-it = Précise ce que tu cherches, par exemple : { $example }
play-alone = Tape seulement { $command }.
play-no-file = Donne le nom du fichier : save FICHIER
play-file-exists = Ce fichier existe déjà ; choisis un autre nom.
play-file-unseen = Un nom de fichier ne peut pas contenir de caractères invisibles ; choisis un autre nom.
play-not-written = La partie n’a pas pu être enregistrée : { $error }
play-saved =
    La partie est enregistrée. Pour la reprendre plus tard :
      { $command }
play-kept =
    La partie est conservée. Pour la reprendre :
      { $command }
play-recorded = L’enregistrement de la partie est dans { $file }
play-taken-back = Coup repris : { $player }, { $move }
play-possible = Ce coup est possible : { $move }
play-no-card = Il n’y a pas de carte « { $id } » dans cette partie.
play-no-place = Le lieu « { $place } » n’existe pas. { $box ->
        [base] Donne le numéro d’une carte Périphérie ou un emplacement du milieu comme 2,1.
       *[expansion] Donne le numéro d’une carte Périphérie, un emplacement du milieu comme 2,1, ou une Dune Mouvante.
    }
play-no-rule = Il n’y a pas de règle « { $number } ».
# The question at the start of a game, and who plays then. $level is a level's name, $about what it is like.
play-who = Contre qui joues-tu ? Tape un numéro ou un nom. Entrée seule : deux personnes à ce terminal.
play-level = { $level } ({ $about })
play-no-level = Il n’y a pas de « { $level } » ici. Tape un numéro ou un nom de la liste, ou Entrée seule.
play-seat = { $player } : { $who }
play-person = à ce terminal
# While a bot thinks, and what Ctrl-C asks then. Enter is the key; quit is typed in every language.
play-thinks = { $level } réfléchit…
play-leave = Veux-tu quitter ? Tape quit ; la partie est conservée. Entrée pour continuer.
play-watch = Entrée pour continuer, quit pour quitter, help pour le reste.
# $percent is the chance to win, $what says what the move does.
play-hint = { $level } jouerait { $move } : { $what }. Selon { $level }, tu as { $percent } pour cent de chances de gagner.
play-plain = Désormais la table est décrite, pas dessinée. Tape words pour la lire.
play-drawn = Désormais la table est de nouveau dessinée.
play-codes = Désormais, les phrases nomment cartes et emplacements par leurs codes, comme BO4 et 2,1.
play-no-codes = Désormais, les phrases nomment cartes et emplacements par ce qu’on en voit.
play-narrow = Ce terminal a { $columns } colonnes ; il en faut { $needed } pour dessiner la table. La voici en phrases.
# An entry of the list of moves: what to type, and what it does.
play-menu = { $move } : { $what }
# One move of a retold game: its number, who made it, and how it is typed.
play-move = { $number }. Tour { $round }, { $player } ({ $move })
# A move that brings nothing about by itself: what was chosen.
play-chosen = Choix : { $what }

## What stands in a record beside the moves. $digits are what proves the cards (docs/records.md).

record-player = { $seat } : { $name }
record-started = Début : { MOMENT($time) }
record-commitment = Engagement du serveur : { $digits }
record-nonces = Nombres aléatoires des joueurs : { $digits }
record-takebacks =
    { $number ->
        [one] { $number } coup a été repris.
       *[other] { $number } coups ont été repris.
    }
