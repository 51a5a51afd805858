# The table in sentences, for screen readers and the terminal, and the words of the drawn table.

table-round = Runde { $round } von 12.
table-last-round = Runde { $round } von 12, die letzte.
table-robber = Der Räuber steht auf { SAY($card, form: "dat") }.
table-targia = Die Targia steht auf { SAY($card, form: "dat") }.
table-raid-now = Jetzt Überfall an Ecke { $number }: { $demands }.
table-next-raid = Nächster Überfall nach Runde { $round }, an Ecke { $number }: { $demands }.
table-starting-player = { $player } hat das Startspielerzeichen.
table-heading-course = Die Partie
table-heading-border = Rand
table-heading-centre = Mittelfeld
table-heading-dunes = Wanderdünen
table-heading-discards = Abgelegte Stammeskarten
table-heading-cards = Was die offenen Karten bewirken

# A place and what is there; $things is a list of the four lines below.
table-place = { $place }: { $things }.
table-free = frei
table-robber-there = der Räuber
table-targia-there = die Targia
table-targi-there = ein Targi von { $player }
table-marker-there = ein Marker von { $player }
# What a centre card is worth, costs or gives.
table-tribe = { $card } ({ $vp }, kostet { $cost })
table-goods = { $card } (gibt { $gives })
table-face-down = eine verdeckte { $card }
table-effect = { $card }: { $text }
table-no-dunes = Keine Wanderdüne liegt offen.
table-top-discard = Oben auf dem Ablagestapel der Stammeskarten: { $card }.

table-holds = { $player } hat { $tokens }.
table-holds-nothing = { $player } hat keine Plättchen.
table-hand = Hand: { $card }.
table-hand-empty = Hand: leer.
table-row = Reihe { $row }: { $cards }.
table-row-empty = Reihe { $row }: leer.
table-stored-gold = Gelagert: { $tokens }.
table-action-markers = Aktionsmarker auf { SAY($cards, form: "dat") }.

## The drawn table. A cell is 13 characters wide: no word may be longer, the names of border cards
## take two lines, the rest one. $seat is a colour in the words of draw-seat-blue and -white. The
## legend and the headings of the players are no cells.

draw-border-noble = Adeliger
draw-border-dates = Datteln
draw-border-salt = Salz
draw-border-pepper = Pfeffer
draw-border-raid = Überfall
draw-border-trader = Händler
draw-border-fata-morgana = Fata Morgana
draw-border-silversmith = Silberschmied
draw-border-caravan = Karawane
# One word, and too long for a line: it breaks at the space.
draw-border-tribal-expansion = Stammes- erweiterung
draw-border-water-place = Wasserstelle
draw-seat-blue = blau
draw-seat-white = weiß
draw-robber = RÄUBER
draw-targia = TARGIA
draw-targi = Targi { $seat }
draw-marker = Marker { $seat }
draw-both-markers = Beide Marker
draw-goods-card = Warenkarte
draw-tribe-card = Stammeskarte
draw-face-down = verdeckt
draw-goods =
    { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    }
draw-last-card = letzte Karte
draw-symbol-oasis = Oase
draw-symbol-camel-rider = Kamelreiter
draw-symbol-well = Brunnen
draw-symbol-camp = Zelt
draw-symbol-targia = Targia
# What the short letters of the tokens mean; $letters is a list of the next message.
draw-legend = { $letters }
draw-vp = Siegpunkte
draw-letter = { $short } { $kind }
draw-player =
    { $points ->
        [one] { $player }, { $points } Punkt
       *[other] { $player }, { $points } Punkte
    }
draw-player-starts =
    { $points ->
        [one] { $player }, { $points } Punkt, Startspieler
       *[other] { $player }, { $points } Punkte, Startspieler
    }
