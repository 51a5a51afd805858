# What only the web client says: its buttons, labels and pages. The table itself speaks by the
# messages of the other files.

## Words on many screens

web-home = Accueil
web-you = Toi
web-close = Fermer
web-cancel = Annuler
web-rules = Règles
web-cards = Cartes
web-menu = Menu et réglages
web-loading = Un instant…
web-reload = Recharger

## The table

web-board = Zone de jeu
web-prompt = Ce qu’il faut faire
web-my-side = Ton côté
web-their-side = Adversaire et journal
web-stock = Stock
web-hand = Main
web-hand-empty = La main est vide.
web-in-hand = En main : { $card }
web-starts = commence
web-away = pas là
web-bot-plays = l’ordinateur joue
web-log = Journal
web-earlier = Plus tôt
web-piles = Pioches
web-choices = Choix
web-card-in-words = Texte de la carte
web-card-possible = { $card } Possible.
web-inspect-hint = Pointe une carte pour lire ce qu’elle fait.
web-reconstructed = Reconstituée : la carte imprimée peut être différente.
web-score-of =
    { $points ->
        [one] { $player } : { $points } point. Voir d’où il vient.
       *[other] { $player } : { $points } points. Voir d’où ils viennent.
    }
web-row =
    { $cards ->
        [one] Rangée { $row } : { $cards } carte
       *[other] Rangée { $row } : { $cards } cartes
    }
web-place-here = Rangée { $row }, emplacement { $place } : poser la carte ici
web-dunes-left =
    { $amount ->
        [one] { $amount } Dune
       *[other] { $amount } Dunes
    }
web-pile-goods =
    { $amount ->
        [one] { $amount } carte Marchandises
       *[other] { $amount } cartes Marchandises
    }
web-pile-tribes =
    { $amount ->
        [one] { $amount } carte Tribu
       *[other] { $amount } cartes Tribu
    }
web-discarded =
    { $amount ->
        [one] { $amount } défaussée
       *[other] { $amount } défaussées
    }
web-decides = C’est à { $player } de jouer.
web-thinks = { $player } réfléchit…
web-over = La partie est finie.
web-past = Tu regardes un moment passé.
web-present = Revenir au présent
web-moment-before = Un pas en arrière
web-moment-after = Un pas en avant
web-undo = Reprendre
web-undo-ask = Demander à reprendre le coup
web-ask-hint = Conseil
web-hint-coming = L’ordinateur réfléchit à un conseil…
# $what is a move: "the Noble", "take 1 gold".
web-hint = Conseil : { $what }. Selon l’ordinateur, tu as { $percent } pour cent de chances de gagner.
web-result-help = Conseils : { $hints }, coups repris : { $takebacks }
# Before a line of the log: this move does not stand any more.
web-taken-back = Repris :
web-confirm = Confirmer
# A button: some of the actions of the turn have not been taken yet.
web-end-unused =
    { $number ->
        [one] Terminer · { $number } inutilisée
       *[other] Terminer · { $number } inutilisées
    }
web-end-anyway = Terminer quand même
# Somebody who is to place a Targi has clicked on a card in the middle.
web-by-crossing = Tu atteins les cartes du milieu là où les lignes de tes Targuis se croisent. Place-les sur des cartes Périphérie.
# What the other player's turn came to: tokens more and less, cards won.
web-summary = { $player } : { $changes }
web-plus = +{ $what }
web-minus = −{ $what }
web-more = Plus ({ $number })
# What is typed instead of clicked; help is typed in every language.
web-command = Commande ou coup ; help les donne toutes
web-type-commands = Taper des commandes
web-rule = Règle { $rule }
# What a card of one's own leaves out of a cost.
web-spared = { $tokens } de moins : { $card }.
# What a card costs after discounts. $tokens are tokens with their numbers, $others what lacks for the
# alternative.
web-pays = Tu paies { $tokens }.
web-pays-nothing = Tu ne paies rien.
web-can-pay = Tu peux payer maintenant.
web-lacks = Il te manque { $tokens }.
web-lacks-either = Il te manque { $tokens } ; pour l’autre possibilité, { $others }.
web-with-noble = Avec le Noble :
# Cards of one's own display that make a move possible, cheaper or better.
web-thanks = Grâce { SAY($card, form: "to") }.
web-power-now = Cet avantage s’applique maintenant.

## Offers and absence

web-undo-wish = { $player } voudrait reprendre un coup.
web-draw-wish = { $player } propose la nulle.
web-allow = Permettre
web-refuse = Refuser
web-accept = Accepter
web-gone = { $player } n’est plus là depuis longtemps. Tu peux réclamer la victoire, laisser jouer l’ordinateur ou attendre.
web-claim = Réclamer la victoire
web-let-bot = Laisser jouer l’ordinateur
web-offer-draw = Proposer la nulle
web-resign = Abandonner
web-resign-sure = Veux-tu vraiment abandonner cette partie ?
web-offline = Pas de connexion. Nouvel essai…
web-asked = Demande envoyée. En attente de réponse.
web-since = Pendant ton absence
web-step-through = Revoir pas à pas

## Waiting for players

web-waiting = En attente de ton adversaire
web-waiting-link = Envoie ce lien. La première personne qui l’ouvre joue avec toi.
web-waiting-open = La table figure dans la liste des tables ouvertes. Tout le monde peut s’y asseoir.
web-copy = Copier le lien
web-copied = Copié.
web-own-link = Ce lien est pour quelqu’un d’autre : tu as déjà ta place ici. Envoie-le.
web-link-lost = Le lien de la place libre n’est pas enregistré dans ce navigateur. Tu peux en créer un nouveau ; l’ancien ne marchera plus.
web-link-new = Créer un nouveau lien
web-share = Partager
web-withdraw = Fermer la table
web-invited = Invitation à une partie de Targi
web-join = S’asseoir et jouer
web-your-name = Ton nom

## Start page

web-tagline = Deux tribus, un marché au Sahara. Place trois pions, prends ce qui se trouve aux points d’intersection de leurs lignes et garde une longueur d’avance sur le Pillard.
web-play-computer = Contre l’ordinateur
web-box = Édition
web-level = Niveau
web-start = Jouer
web-remembered = Ton choix est enregistré. Première fois ? La table montre tous les coups possibles.
web-level-about = Niveau { $number } sur 8 : { $about }.
web-guest = Nomade
web-with-friend = À deux, par lien
web-with-friend-about = Envoie un lien. Sans compte.
web-make-table = Préparer une table
web-one-device = Sur un seul appareil
web-one-device-about = Deux places, un écran que l’on se passe.
web-sit-down = S’asseoir
web-play-as = Tu joues sous le nom de { $name }.
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-continue = Continuer
web-look = Voir
web-seats = { $blue } contre { $white }
web-nobody = une place libre
web-state-playing = en cours
web-state-waiting = en attente
web-state-over = finie
web-state-closed = fermée
web-fan-work = Une création de fans. Targi est d’Andreas Steiger ; si le jeu te plaît, achète-le.

## Making a table

web-my-seat = Ma place
web-other-seat = L’autre place
web-seat-friend = Quelqu’un, par lien
web-seat-open = N’importe qui, par la liste
web-seat-bot = L’ordinateur
web-seat-both = Moi aussi, sur cet appareil
web-first = Qui commence
web-first-chance = Au hasard
web-from-position = commencée à partir d’une position du tour { $round }
web-grace = Durée d’attente en cas d’absence
web-grace-five = 5 minutes
web-grace-day = Un jour
web-grace-ever = Sans limite
web-option-normal = Comme dans les règles
web-own-cards = Fichier de cartes personnel
web-own-cards-about = Un fichier avec tes corrections de cartes, voir la documentation.
web-variants = Variantes de l’extension
web-seats-and-time = Places et temps
web-deck-box = Seulement celles de l’extension
web-deck-mixed = Tirées des deux boîtes
web-deck-own = Choisies par moi
web-other-half = L’autre moitié : les 45 cartes qui resteraient
web-draw-number = Numéro du tirage
web-draw-number-about = Le même numéro tire les mêmes cartes.
web-deck-about = Choisis neuf cartes de chaque symbole.
web-border-about = Cartes du jeu de base à la place de celles de l’extension :
web-cards-right =
    { $amount ->
        [one] Le fichier est valide ; { $amount } carte de cette table diffère.
       *[other] Le fichier est valide ; { $amount } cartes de cette table diffèrent.
    }
web-cards-wrong = Ce fichier ne peut pas être utilisé :
web-cards-remove = Retirer le fichier

## Me: name, other devices, data

web-me = Nom, appareils, données
web-me-name-about = Là où tu as déjà une place, tu gardes le nom que tu y avais.
web-save = Enregistrer
web-saved = Enregistré.
web-device = Continuer sur un autre appareil
web-device-about = Un lien te permet de continuer sur un autre appareil, sous ton nom et à toutes tes tables. Il marche une fois, pendant 15 minutes.
web-device-careful = Ouvre-le sur ton autre appareil et ne le donne à personne : qui l’ouvre joue sous ton nom.
web-device-make = Créer le lien
web-device-unknown = Le serveur ne connaît pas encore ce navigateur. Choisis d’abord un nom.
web-follow = Continuer ici sous le nom de { $name } ?
web-follow-about = Dans ce navigateur, tu joueras alors sous le nom de { $name }, aux mêmes tables que sur l’autre appareil.
web-follow-free = Rien n’est perdu : tu n’as pas d’autre table dans ce navigateur.
web-follow-loses =
    { $amount ->
        [one] Dans ce navigateur, tu as { $amount } autre table. Tu n’y auras plus accès.
       *[other] Dans ce navigateur, tu as { $amount } autres tables. Tu n’y auras plus accès.
    }
web-follow-yes = Continuer sous le nom de { $name }
web-follow-no = Non, ne rien changer
web-follow-same = Dans ce navigateur, tu joues déjà sous le nom de { $name }. Ouvre le lien sur l’autre appareil.
web-followed = Dans ce navigateur, tu joues maintenant sous le nom de { $name }.
web-link-over = Ce lien ne marche plus
web-delete = Supprimer mes données
web-delete-about = Le serveur garde ton nom, tes tables, tes parties terminées et un identifiant de ce navigateur. Ni compte, ni adresse e-mail, ni adresse IP.
web-delete-sure = Tout supprimer définitivement ?
web-delete-games = Les parties en cours sont abandonnées. Les tables qui attendent encore sont fermées.
web-delete-names = Les tables où personne d’autre n’était assis sont supprimées. Aux autres, un point d’interrogation remplace ton nom. La liste de tes parties terminées est supprimée.
web-delete-devices = Tous tes appareils sont déconnectés. C’est irréversible.
web-delete-yes = Tout supprimer
web-deleted = Tes données sont supprimées
web-deleted-about = Le serveur ne connaît plus ce navigateur. La langue et l’apparence restent telles que tu les as choisies ; elles ne sont gardées qu’ici.
web-nothing-known = Le serveur ne sait rien de ce navigateur.

## Rules and cards

web-rules-title = Les règles
web-cards-title = Toutes les cartes
web-search = Chercher
web-find-rule = Trouver une règle par numéro ou par mot
web-found =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
web-all = Toutes
web-kind-tribe = Cartes Tribu
web-kind-goods = Cartes Marchandises
web-kind-border = Cartes Périphérie
web-kind-dune = Dunes Mouvantes
web-only-doubtful = Seulement les reconstituées
web-nothing-found = Aucun résultat.

## Result

web-result = Résultat
web-you-win = Tu gagnes, { $points } à { $other }
web-you-lose = Tu perds, { $points } à { $other }
web-source = Source
web-points-from = D’où viennent les points
web-points-by-round = Points par tour
web-display-of = Étalage : { $player }
web-rematch = Revanche
web-rematch-asked = Tu voudrais une revanche. En attente de réponse.
web-rematch-wish = { $player } voudrait une revanche.
web-to-rematch = Aller à la nouvelle partie
web-review = Voir la zone de jeu
web-record = Enregistrement
web-fair = Donne honnête ?
web-fair-about = Avant la partie, le serveur s’est engagé sur son secret par ce nombre, son SHA-256 :
web-fair-yes = Vérifié ici : le secret correspond à l’engagement, et la clé des cartes a été calculée à partir de lui et des octets aléatoires des deux côtés. Personne n’a pu choisir ni changer une carte. Seule la personne qui gère le serveur aurait pu voir les cartes d’avance.
web-fair-no = Les nombres ne correspondent pas. Ne te fie pas à cette donne.
web-fair-unknown = Ce navigateur ne peut le vérifier que sur les pages en https. Télécharge l’enregistrement et vérifie-le avec « targi verify ».

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Midi
web-theme-dark = Nuit
web-pace = Vitesse à laquelle les coups sont montrés
web-pace-off = Tout de suite
web-pace-slow = Calme
web-pace-normal = Normale
web-pace-fast = Rapide
web-confirm-moves = Confirmer les coups : un premier clic choisit, un second joue
web-sounds = Sons
web-shortcuts = Raccourcis clavier
web-shortcuts-about = U reprendre le coup, H conseil, Entrée confirmer, 1 à 9 choix, N possibilité suivante, Échap annuler, L journal, / commandes. Les flèches parcourent la zone de jeu. Dans le journal, ou si aucun bouton n’a le focus, elles reculent et avancent dans le temps, avec Maj tour par tour, Début mène au commencement ; si aucun bouton n’a le focus, la barre d’espace lance et arrête la relecture ; la virgule et le point reculent et avancent partout, Fin et Échap ramènent au présent.
web-commands = Commandes au clavier : la table en mots, pour les lecteurs d’écran
web-codes = Codes dans les phrases : cartes et emplacements par leurs codes, comme BO4 et 2,1
web-game = Cette partie

## When something is not there

web-no-table = Cette table n’existe pas
web-no-table-about = Le lien est incorrect, ou la table a été supprimée. Demande un nouveau lien, ou prépare ta propre table.
web-other-rules = Cette partie a commencé avec une version plus ancienne
web-other-rules-about = Le serveur joue maintenant selon des règles plus récentes.
web-no-page = Il n’y a rien ici
web-no-page-about = L’adresse contient peut-être une erreur.
web-server-gone = Le serveur ne répond pas
web-server-gone-about = Il redémarre peut-être, ou cet appareil n’a pas de connexion. Cette page réessaie d’elle-même.
web-old = Cette page n’est plus à jour
web-old-about = Le serveur a été mis à jour. Recharge la page ; ta partie est conservée.
web-not-loaded = Une partie de cette page n’a pas pu être chargée
web-not-loaded-about = Vérifie ta connexion et recharge ; ta partie est conservée.

## Lists of tables, what is played, names

# How a table stands, after the box in a list of mine.
web-your-turn = à toi de jouer
web-turn-of = à { $player } de jouer
web-won = gagnée
web-lost = perdue
web-drawn = partie nulle
web-won-by = { $player } gagne
web-show-all = Tout afficher ({ $number })
web-no-tables-mine = Tu n’as pas encore de table. Celles que tu prépares ou rejoins apparaîtront ici.
web-no-tables-open = Personne n’attend en ce moment. Prépare une table avec une place pour tous : d’autres la trouveront ici.
web-played = Options de la partie
web-name-long = Un nom a 24 caractères au plus. Raccourcis-le, s’il te plaît.
web-no-answer = Le serveur ne répond pas. Rien n’est perdu : réessaie dans un instant.
web-try-now = Essayer maintenant

## A slow or lost connection, and the chart of the result

web-notices = Avis
web-online = La connexion est rétablie.
web-on-its-way = Envoi en cours…
web-will-be-sent = Ce sera envoyé dès que la connexion sera rétablie.
web-chart-start = Début
web-chart-round = Tour

## What a move would bring, said to whoever thinks about it

# The player's lines would cross where these cards lie; a goods card is named by what it gives.
web-would-cross =
    { $number ->
        [one] Ton point d’intersection : { $things }.
       *[other] Tes points d’intersection : { $things }.
    }
web-would-get = Tu reçois { $tokens }.
web-would-give = Tu donnes { $tokens }.
web-would-exchange = Tu donnes { $given } et reçois { $taken }.
web-would-display = Tu paies { $tokens } et poses { SAY($card, form: "the") } dans la rangée { $row }.
web-would-save = Tu économises { $tokens } grâce { SAY($card, form: "to") }.
web-would-hold = Tu prends { SAY($card, form: "the") } en main.
web-would-discard = Tu défausses { SAY($cards, form: "the") }.
web-would-lose = Tu perds { SAY($card, form: "the") }.
web-would-leave =
    { $number ->
        [one] Tu renonces à une action : { SAY($places, form: "card") }.
       *[other] Tu renonces à { $number } actions : { SAY($places, form: "card") }.
    }
web-would-be-spared = Tu échappes à l’Attaque grâce { SAY($cause, form: "to") }.
web-would-start = Tu prends l’amulette Premier joueur.

## Where there is little room

web-raid-after = Attaque après le tour { $round } : { $demands }.
web-in-detail = Voir { $player } de plus près
web-round-about = Tour, Attaque et pioches

## Several goods to choose

web-one-more = Un de plus : { $kind }
web-one-less = Un de moins : { $kind }
web-to-choose = Encore à choisir : { $tokens }

## Where one stands: only watching, a link that reaches nobody, a name that is missing

web-watching = Tu regardes la partie.
web-watching-taken = La place est prise. Tu regardes la partie.
# With the link for a friend or another device; a command follows, the same in every language.
web-link-local = Seul cet ordinateur peut ouvrir ce lien. Les autres le pourront si tu ouvres cette page à l’adresse réseau qu’affiche cette commande :
web-name-missing = Écris un nom, s’il te plaît.

## Resigning, and what is typed at a table only

# On one device: $player is whoever is to move.
web-resign-who = { $player } abandonne cette partie ?
# $command is what is to be typed.
web-resign-type = Pour abandonner, tape : { $command }
web-help-hint = Tape help pour la liste des commandes.
# More lines for the help; the first word of each is typed in every language.
web-help =
    resign: abandonner la partie ; on te demande confirmation
    draw: proposer la nulle
    accept: accepter la nulle ou la reprise d’un coup
    decline: la refuser

## My finished games

web-games = Mes parties
web-games-about = Ton bilan et toutes les parties que tu as terminées.
web-games-record = Bilan
web-games-finished = Parties terminées
web-games-empty = Aucune partie terminée pour l’instant. Joue une partie et son résultat apparaîtra ici.
web-games-play = Jouer une partie
web-games-more = Afficher plus de parties
web-games-opponent = Adversaire
# Opponents who are no computers.
web-games-people = Personnes
# How many games; headings of columns.
web-games-won = Gagnées
web-games-drawn = Nulles
web-games-lost = Perdues
# The points of both, mine first.
web-game-points = { $points } à { $other }
# In which round a game ended, and how if not on points; small print after the result.
web-game-round = tour { $round }
web-game-they-resigned = abandon de l’adversaire
web-game-you-resigned = ton abandon
web-game-they-left = absence de l’adversaire
web-game-you-left = ton absence
web-game-agreed = d’un commun accord
# Before becoming somebody else in this browser.
web-follow-games = Tes parties terminées dans ce navigateur restent aussi en arrière. Tu n’y auras plus accès.
## A link to a moment of a game

# The moment that a link names does not exist.
web-no-moment = Ce moment n’existe pas dans cette partie. Tu vois le présent.
web-moment-not-loaded = Ce moment n’a pas pu être chargé. Recharge la page pour réessayer.
web-copy-moment = Copier un lien vers ce moment
## What is ahead of a move: the place, the crossing, the row, the limits

# A tribe card and its victory points.
web-card-there = Carte : { $card }.
web-hand-free = Tu peux la prendre en main.
web-hand-full = Ta main est pleine.
web-hand-later = Lors d’un tour suivant, tu pourras la poser avec le Noble.
web-card-worth = Elle vaut { $vp }.
web-keeps = Tu gardes { $tokens }.
web-keeps-nothing = Il ne te reste rien.
web-no-crossing-yet = Pas encore de point d’intersection.
web-no-crossing = Pas de point d’intersection ce tour-ci.
web-no-new-crossing = Pas de nouveau point d’intersection.
# Border cards in a few words.
web-there-noble = Pose ou défausse ta carte en main.
web-there-trader = Échange des Marchandises.
web-there-fata-morgana = Déplace un de tes marqueurs.
web-there-silversmith = Échange des Marchandises ou de l’Or contre des PV.
web-there-caravan = Révèle une carte Marchandise.
web-there-tribal-expansion = Révèle une carte Tribu.
web-noble-idle = Ta main est vide : il n’y a rien à faire ici.
# More would be held than may be kept. $tokens are all that are held, $limit what may be kept.
web-limit-ahead = Sans dépense, tu arrives à { $tokens } ou plus ; la limite est de { $limit }.
web-limit-then = Tu as alors { $tokens } ; la limite est de { $limit }.
web-limit-now = Tu as { $tokens } ; la limite est de { $limit }, le reste est rendu.
# A card in a row of four. $cards lie there then, $number are missing.
web-row-first = Première carte de la rangée : quatre identiques rapportent { $alike }, quatre différentes { $different }.
web-row-alike =
    { $number ->
        [one] { $cards } identiques sur 4 : { $number } de plus rapporte { $vp }.
       *[other] { $cards } identiques sur 4 : { $number } de plus rapportent { $vp }.
    }
web-row-different =
    { $number ->
        [one] { $cards } différentes sur 4 : { $number } de plus rapporte { $vp }.
       *[other] { $cards } différentes sur 4 : { $number } de plus rapportent { $vp }.
    }
web-row-lost = Cette rangée ne peut plus être ni identique ni toute différente.
web-row-full = Complète la rangée.
web-row-full-alike = Complète la rangée, quatre identiques : { $vp }.
web-row-full-different = Complète la rangée, quatre différentes : { $vp }.
web-row-full-lost = Complète la rangée, ni identique ni toute différente.
## What players say to each other

web-emote = Dire quelque chose
web-emote-hello = Bonjour !
web-emote-well-played = Bien joué !
web-emote-thanks = Merci !
web-emote-oops = Oups !
web-emote-thinking = Je réfléchis.
web-emote-good-game = Belle partie !
# $player says $emote, one of the six above.
web-emote-said = { $player } : { $emote }
# After too many at once.
web-emote-later = Un instant : tu pourras reparler dans quelques secondes.
# A setting.
web-mute = Rendre mon adversaire muet : ne pas afficher ce qu’il dit
## The pictures of the rules: what each explains, and for those who do not see it what is on it

web-picture-board = Le jeu de base au début : seize cartes Périphérie numérotées autour de neuf cartes du milieu. Le Pillard est sur le 1.
web-picture-board-seen = La zone de jeu : cinq cartes sur cinq. En haut, 16, 1, 2, 3 et 4 ; à droite en descendant, 5 à 8 ; en bas au retour, 9 à 12 ; à gauche en remontant, 13 à 15. Les neuf cartes du milieu alternent entre Marchandises et Tribu, avec des cartes Marchandises aux coins et au centre.
web-picture-placing = Les Targuis de Bleu sur le 2 et le 13 tracent deux lignes. Là où elles se croisent, Bleu aura un marqueur. Les cartes lumineuses sont ouvertes au troisième Targui de Bleu. Le 3 et le 15 sont fermés : ils sont en face des Targuis de Blanc, sur le 9 et le 5.
web-picture-placing-seen = La zone de jeu pendant le placement. Les lignes de Bleu, du 2 vers le bas et du 13 vers la droite, se croisent sur la carte centrale de la rangée du bas du milieu. Celles de Blanc, du 9 vers le haut et du 5 vers la gauche, se croisent sur la carte de droite de sa rangée du haut. 6, 7, 10, 11 et 14 sont lumineuses.
web-picture-dune = Le troisième Targui de Bleu est sur une Dune Mouvante. Il résoudra la Dune, mais ne trace aucune ligne : seules les lignes du 2 et du 13 se croisent.
web-picture-dune-seen = La zone de jeu de l’extension, avec trois Dunes Mouvantes à côté. Bleu a des Targuis sur le 2, sur le 13 et sur la première Dune, Blanc sur le 6 et le 9. Seuls ceux des cartes Périphérie tracent une ligne.
web-picture-raid = Après le tour 3, le Pillard arrive au coin 4 : c’est la première Attaque. Vous payez tous deux ce que montre la carte, 1 Marchandise ou 1 PV.
web-picture-raid-seen = Les tours en un rang de perles, avec une Attaque après chaque troisième. En dessous, le coin en haut à droite de la zone de jeu : le Pillard est sur le 4.
web-picture-rows = Trois rangées complètes. Quatre symboles identiques valent 4 PV, quatre symboles différents 2 PV. La troisième rangée a deux Tentes : elle ne vaut rien.
web-picture-rows-seen = Un étalage. Dans la première rangée, quatre Oasis ; dans la deuxième, un Chamelier, un Puits, une Tente et une carte Targuia ; dans la troisième, un Puits, une Tente, une carte Targuia et une autre Tente.

## A tab that is open while one's data is deleted elsewhere

web-unknown-now = Ce navigateur n’est plus connu
web-unknown-now-about = Tes données ont été supprimées dans un autre onglet ou sur un autre appareil. Tu peux recommencer quand tu veux.

## How much is held, which Targi is placed, and what rows are for

# While placing: which of how many Targis of this round.
web-place-number = Place le Targui { $number } sur { $most }.
# How much is held of what may be kept at the end of a turn: "8/10 goods".
web-count = { $held }/{ $limit } { $kind }
web-count-near = Près de la limite : { $count }.
web-count-over = Au-dessus de la limite : { $count }.
# Above the display, while a card is laid in a row of four.
web-rows-for = 4 identiques { $alike } · 4 différentes { $different }

## A replay: the moments of a game one after the other

web-replay = Relecture
web-replay-play = Rejouer les coups
web-replay-pause = Pause
web-moment-first = Au début
web-round-before = Un tour en arrière
web-round-after = Un tour en avant
## To look things up: beside the board, or from the menu

web-reference = Signes, avantages et pioches
web-signs = Signes
web-lasting = Avantages durables
web-lasting-none = Aucun pour l’instant.
web-to-come = Ce qui vient encore
web-rounds-left =
    { $amount ->
        [one] Encore { $amount } tour
       *[other] Encore { $amount } tours
    }
web-raids-left =
    { $amount ->
        [one] encore { $amount } Attaque
       *[other] encore { $amount } Attaques
    }
web-unseen = Cartes Tribu pas encore vues, par symbole :
# When an effect works, as briefly as can be.
web-sign-immediate = Tout de suite
web-sign-permanent = En permanence
web-sign-once = Une seule fois
web-sign-stored = Gardé sur la carte
web-sign-next-round = Tour suivant
web-sign-end = Fin de partie

## Advice in the first games: one sentence about what matters now

# A setting.
web-advice-setting = Aide dans les premières parties
web-advice-last = C’est le dernier tour : à eux seuls, les Marchandises et l’Or ne rapportent pas de points.
# $tokens is what is still missing.
web-advice-raid = L’Attaque après ce tour exige { $demands } ; tu as déjà de quoi payer.
web-advice-raid-short = L’Attaque après ce tour exige { $demands } ; il te manque encore { $tokens }.
web-advice-limit = Tu as { $tokens } ; à la fin de ta phase d’actions, tu peux en garder { $limit } au plus.
web-advice-hand = Ta main est pleine : une carte Tribu que tu ne peux pas payer ne peut être que défaussée.
# Actions that are still to be taken.
web-advice-unused = Chacun de tes Targuis et de tes marqueurs te donne une action ; il t’en reste { $number }.
web-advice-noble = Tu as une carte en main : un Targui sur le Noble te permettrait de la poser.
web-advice-noble-short = Avec le Noble, tu pourrais poser la carte de ta main ; il te manque encore { $tokens }.
# A card that goes on with a row: $cards of four would lie there.
web-advice-row-alike = Tu peux atteindre et payer { SAY($card, form: "the") } : la rangée { $row } aurait { $cards } symboles identiques, et quatre rapportent { $vp }.
web-advice-row-different = Tu peux atteindre et payer { SAY($card, form: "the") } : la rangée { $row } aurait { $cards } symboles différents, et quatre rapportent { $vp }.

## The level to try next

# How often $player, a level, was beaten or has won without a break; $next is another level.
web-level-up = Tu as battu { $player } { $number } fois de suite. Et si tu essayais { $next } ?
web-level-down = { $player } a gagné { $number } fois de suite. Et si tu essayais { $next } ?
web-level-try = Jouer contre { $next }
