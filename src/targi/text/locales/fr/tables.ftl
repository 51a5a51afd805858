# What happens at a table besides moves, why a table refuses something, and its opponents.
#
# $player, $by and $winner are players, $name what somebody calls himself. Present tense, because a
# player's name has no gender.

## Entries: what happens at a table

# $seat is "blue" or "white".
entry-seat-taken =
    { $seat ->
        [blue] { $name } joue avec les bleus.
       *[white] { $name } joue avec les blancs.
    }
entry-undone = { $player } reprend un coup.
entry-undo-asked = { $player } voudrait reprendre un coup.
entry-undo-refused = { $player } refuse que le coup soit repris.
entry-draw-offered = { $player } propose la nulle.
entry-draw-declined = { $player } refuse la nulle.
entry-resigned = { $player } abandonne.
# The player has no connection any more.
entry-left = { $player } quitte la table.
entry-returned = { $player } est de retour.
# The other one has waited long enough.
entry-gone = { $player } n’est plus là depuis trop longtemps.
entry-claimed = { $player } réclame la victoire.
# $player is who is gone, $level the level that plays instead.
entry-bot-took-over = L’ordinateur ({ $level }) continue à la place de { $player }.
entry-hinted = { $player } reçoit un conseil.
entry-rematch-asked = { $player } voudrait rejouer.
entry-rematch-agreed = Une nouvelle partie commence, à une autre table.
entry-closed-withdrawn = La table est fermée : la partie n’aura pas lieu.
entry-closed-idle = La table est fermée : il ne s’y passait plus rien depuis longtemps.

## How a game ended, at a table or in a record

end-completed = La partie est finie : { $winner } gagne.
end-completed-draw = La partie est finie : partie nulle.
end-resigned = { $by } abandonne : { $winner } gagne.
end-timeout = { $by } a épuisé son temps : { $winner } gagne.
end-abandoned = { $by } ne revient pas : { $winner } gagne.
end-agreed = La partie est nulle d’un commun accord.
end-unfinished = La partie n’est pas finie.

## Why a table does not do something, said to the player who wanted it

code-malformed = La table ne comprend pas cela.
code-old-client = Cette page n’est plus à jour. Recharge-la.
code-bad-table = Impossible d’ouvrir une telle table.
code-foreign-page = Cette page n’a pas le droit d’utiliser ce serveur.
code-too-many = Trop de demandes à la fois. Attends un instant et réessaie.
code-not-known = Choisis d’abord un nom.
code-not-yours = Cette place n’est pas la tienne.
code-late = Il s’est passé quelque chose entre-temps. Regarde la table et réessaie.
code-ahead = La table n’en est pas encore là. Recharge la page.
code-no-table = Il n’y a pas de table ici. Le lien est peut-être incomplet, ou la table est trop ancienne.
code-other-rules = Cette partie a été commencée avec d’autres règles du programme et ne peut pas continuer ici.
code-closed = La table est fermée.
code-not-started = La partie n’a pas encore commencé.
code-started = La partie a déjà commencé.
code-over = La partie est finie.
code-not-over = La partie n’est pas encore finie.
code-no-lesson = Cette leçon n’existe pas ici.
code-other-lesson = Cette leçon a changé. Recommence-la.
code-bad-link = Ce lien a déjà servi, ou il est trop ancien. Crées-en un nouveau sur ton autre appareil.
code-seat-taken = Cette place est déjà prise.
code-wrong-invitation = Ce lien ne correspond pas à la place. Il a peut-être été coupé ou remplacé : demande-le à nouveau.
code-old-invitation = Ce lien a été remplacé par un plus récent. Demande-le.
code-no-invitation = Aucune place n’est réservée à cette table.
code-bad-name = Un nom compte de 1 à 24 caractères visibles, dont au moins une lettre ou un chiffre, sans espaces doubles, et ne commence pas par « bot: ».
code-nonce-given = Tu as déjà confirmé.
code-not-your-turn = Ce n’est pas à toi de jouer.
code-illegal-move = Les règles ne permettent pas ce coup.
code-no-hints = Il n’y a de conseils que dans les parties contre l’ordinateur.
code-hint-failed = L’ordinateur n’a pas trouvé de conseil. Réessaie.
code-not-bots-turn = Ce n’est pas à l’ordinateur de jouer.
code-nothing-to-undo = Tu n’as aucun coup à reprendre.
code-needs-consent = Ton adversaire doit être d’accord : des cartes ont été révélées, ou ce n’est plus à toi de jouer.
code-undo-is-free = Tu peux reprendre ce coup sans demander.
code-asked-already = Tu l’as déjà demandé. Attends qu’un coup soit joué.
code-no-offer = Il n’y a pas de proposition à laquelle répondre.
code-bot-opponent = L’ordinateur n’accepte aucune proposition.
code-not-gone = Ton adversaire est là, ou n’est pas parti depuis assez longtemps.
code-forgotten = Ton adversaire a supprimé toutes ses données et ne reviendra pas.

## The levels of the computer, the weakest first: what stands behind the name in a list. The names
## are the same in every language.

level-scarab = joue au hasard
level-gecko = sait ce qui est bon, mais se trompe souvent
level-jerboa = imagine de nombreuses parties jouées au hasard
level-dorcas = sait ce qui est bon, mais se trompe parfois
level-fennec = prend ce qui paraît le mieux tout de suite
level-addax = anticipe un peu
level-oryx = anticipe
level-caracal = anticipe de loin
