# The table in sentences, for screen readers and the terminal, and the words of the drawn table.

table-round = Ronda { $round } de 12.
table-last-round = Ronda { $round } de 12, la última.
table-robber = El asaltante está en { SAY($card, form: "the") }.
table-targia = La targuia está en { SAY($card, form: "the") }.
table-raid-now = Ahora hay un asalto en la esquina { $number }: { $demands }.
table-next-raid = Próximo asalto tras la ronda { $round }, en la esquina { $number }: { $demands }.
table-starting-player = { $player } tiene la ficha de jugador inicial.
table-heading-course = La partida
table-heading-border = Borde
table-heading-centre = Centro
table-heading-dunes = Dunas
table-heading-discards = Descarte de tribu
table-heading-cards = Qué hacen las cartas boca arriba

# A place and what is there; $things is a list of the four lines below.
table-place = { $place }: { $things }.
table-free = libre
table-robber-there = el asaltante
table-targia-there = la targuia
table-targi-there = un tuareg de { $player }
table-marker-there = un marcador de { $player }
# What a centre card is worth, costs or gives; in brackets, because "y un marcador" may follow.
table-tribe = { $card } ({ $vp }; cuesta { $cost })
table-goods = { $card } (da { $gives })
table-face-down = { SAY($card, form: "a") } boca abajo
table-effect = { $card }: { $text }
table-no-dunes = No hay ninguna duna boca arriba.
table-top-discard = Carta superior de la pila de descarte de tribu: { $card }.

table-holds = { $player } tiene { $tokens }.
table-holds-nothing = { $player } no tiene nada.
table-hand = Mano: { $card }.
table-hand-empty = Mano: vacía.
table-row = Fila { $row }: { $cards }.
table-row-empty = Fila { $row }: vacía.
table-stored-gold = Oro guardado: { $tokens }.
table-action-markers = Con ficha de acción: { $cards }.

## The drawn table. A cell is 13 characters wide: no word may be longer, the names of border cards
## take two lines, the rest one. $seat is a colour in the words of draw-seat-blue and -white. The
## legend and the headings of the players are no cells.

draw-border-noble = Nobles
draw-border-dates = Dátiles
draw-border-salt = Sal
draw-border-pepper = Pimienta
draw-border-raid = Asalto
draw-border-trader = Comerciante
draw-border-fata-morgana = Espejismo
draw-border-silversmith = Orfebre
draw-border-caravan = Caravana
draw-border-tribal-expansion = Ampl. Tribu
draw-border-water-place = Manantial
draw-seat-blue = azul
draw-seat-white = blanco
draw-robber = ASALTANTE
draw-targia = TARGUIA
draw-targi = Tuareg { $seat }
draw-marker = Marc. { $seat }
draw-both-markers = 2 marcadores
draw-goods-card = mercancía
draw-tribe-card = tribu
draw-face-down = boca abajo
draw-goods =
    { $amount ->
        [one] { $amount } mercancía
       *[other] { $amount } mercancías
    }
draw-last-card = última carta
draw-symbol-oasis = Oasis
draw-symbol-camel-rider = Camellero
draw-symbol-well = Pozo
draw-symbol-camp = Tienda
draw-symbol-targia = Targuia
# What the short letters of the tokens mean; $letters is a list of the next message.
draw-legend = { $letters }
draw-vp = puntos de victoria
draw-letter = { $short } { $kind }
# Who starts is said with a verb, which has no gender.
draw-player =
    { $points ->
        [one] { $player }, { $points } punto
       *[other] { $player }, { $points } puntos
    }
draw-player-starts =
    { $points ->
        [one] { $player }, { $points } punto, empieza la ronda
       *[other] { $player }, { $points } puntos, empieza la ronda
    }
