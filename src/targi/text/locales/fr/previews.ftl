# What a link says about itself where it is sent: the server puts it into the head of a page. Nothing here
# may need a message of another file.

preview-home = Targi, le jeu de société pour deux, dans ton navigateur
preview-home-about = Contre l’ordinateur, sur un seul appareil ou avec quelqu’un au loin. Sans compte.

## The link to a table: whose it is, and what it is for

preview-invites = { $player } t’invite à une partie de Targi
preview-players = Targi : { $blue } contre { $white }
preview-sit-down =
    { $box ->
       *[base] Jeu de base.
        [expansion] Avec l’extension.
    } Ouvre le lien pour t’installer et jouer. Sans compte.
preview-watch =
    { $box ->
       *[base] Jeu de base.
        [expansion] Avec l’extension.
    } Ouvre le lien pour regarder la partie.
preview-result =
    { $box ->
       *[base] Jeu de base.
        [expansion] Avec l’extension.
    } La partie est terminée. Ouvre le lien pour voir le résultat.
