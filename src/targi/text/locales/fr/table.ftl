# The table in sentences, for screen readers and the terminal, and the words of the drawn table.
# A player stands in brackets behind a Targi or a marker, because de would elide before some names.

table-round = Tour { $round } sur 12.
table-last-round = Tour { $round } sur 12 ; c’est le dernier.
table-robber = Le Pillard est sur { SAY($card, form: "the") }.
table-targia = La Targuia est sur { SAY($card, form: "the") }.
table-raid-now = Attaque du coin { $number }, maintenant : { $demands }.
table-next-raid = Prochaine Attaque après le tour { $round }, au coin { $number } : { $demands }.
table-starting-player = { $player } a l’amulette Premier joueur.
table-heading-course = La partie
table-heading-border = Périphérie
table-heading-centre = Milieu
table-heading-dunes = Dunes Mouvantes
table-heading-discards = Défausse Tribu
table-heading-cards = Ce que font les cartes face visible

# A place and what is there; $things is a list of the four lines below.
table-place = { $place } : { $things }.
table-free = libre
table-robber-there = le Pillard
table-targia-there = la Targuia
table-targi-there = un Targui ({ $player })
table-marker-there = un marqueur ({ $player })
# What a centre card is worth, costs or gives.
table-tribe = { $card } ({ $vp }, coûte { $cost })
table-goods = { $card } (donne { $gives })
table-face-down = { $card } face cachée
table-effect = { SAY($card, form: "start") } : { $text }
table-no-dunes = Aucune Dune Mouvante n’est face visible.
table-top-discard = Carte du dessus de la défausse Tribu : { $card }.

table-holds = { $player } a { $tokens }.
table-holds-nothing = { $player } n’a rien.
table-hand = Main : { $card }.
table-hand-empty = Main : vide.
table-row = Rangée { $row } : { $cards }.
table-row-empty = Rangée { $row } : vide.
table-stored-gold = Entreposé : { $tokens }.
table-action-markers = Avec un marqueur Action : { $cards }.

## The drawn table. A cell is 13 characters wide: no word may be longer, the names of border cards
## take two lines, the rest one. $seat is a colour in the words of draw-seat-blue and -white. The
## legend and the headings of the players are no cells.

draw-border-noble = Noble
draw-border-dates = Dattes
draw-border-salt = Sel
draw-border-pepper = Poivre
draw-border-raid = Attaque
draw-border-trader = Marchand
draw-border-fata-morgana = Mirage
draw-border-silversmith = Orfèvre
draw-border-caravan = Caravane
draw-border-tribal-expansion = Essor Tribu
draw-border-water-place = Eau
draw-seat-blue = bleu
draw-seat-white = blanc
draw-robber = PILLARD
draw-targia = TARGUIA
draw-targi = Targui { $seat }
draw-marker = Marq. { $seat }
draw-both-markers = 2 marqueurs
draw-goods-card = Marchandises
draw-tribe-card = Tribu
draw-face-down = face cachée
draw-goods = { $amount } March.
draw-last-card = carte du bout
draw-symbol-oasis = Oasis
draw-symbol-camel-rider = Chamelier
draw-symbol-well = Puits
draw-symbol-camp = Tente
draw-symbol-targia = Targuia
# What the short letters of the tokens mean; $letters is a list of the next message.
draw-legend = { $letters }
draw-vp = points de victoire
draw-letter = { $short } = { $kind }
draw-player =
    { $points ->
        [one] { $player }, { $points } point
       *[other] { $player }, { $points } points
    }
draw-player-starts =
    { $points ->
        [one] { $player }, { $points } point, amulette Premier joueur
       *[other] { $player }, { $points } points, amulette Premier joueur
    }
