# The table in sentences, for screen readers and the terminal, and the words of the drawn table.

table-round = Runda { $round } z 12.
table-last-round = Runda { $round } z 12, ostatnia.
table-robber = Złodziej stoi na { SAY($card, form: "loc") }.
table-targia = Tuareżka stoi na { SAY($card, form: "loc") }.
table-raid-now = Teraz rabunek na narożniku { $number }; trzeba oddać { SAY($demands, form: "acc") }.
table-next-raid = Następny rabunek po rundzie { $round }, na narożniku { $number }; trzeba oddać { SAY($demands, form: "acc") }.
table-starting-player = Graczem rozpoczynającym jest { $player }.
table-heading-course = Przebieg gry
table-heading-border = Brzeg
table-heading-centre = Środek
table-heading-dunes = Wydmy
table-heading-discards = Odrzucone karty plemienia
table-heading-cards = Co robią odkryte karty

# A place and what is there; $things is a list of the four lines below.
table-place = { $place }: { $things }.
table-free = pusto
table-robber-there = złodziej
table-targia-there = Tuareżka
table-targi-there = Tuareg { SAY($player, form: "of") }
table-marker-there = znacznik { SAY($player, form: "of") }
# What a centre card is worth, costs or gives. In brackets, because a marker may follow in the list.
table-tribe = { $card } ({ $vp }, kosztuje { SAY($cost, form: "acc") })
table-goods = { $card } (daje { SAY($gives, form: "acc") })
table-face-down = zakryta { $card }
table-effect = { $card }: { $text }
table-no-dunes = Nie ma odkrytych wydm.
table-top-discard = Na wierzchu stosu odrzuconych kart plemienia: { $card }.

table-holds = { $player } ma { SAY($tokens, form: "acc") }.
table-holds-nothing = { $player } nie ma żadnych żetonów.
table-hand = Ręka: { $card }.
table-hand-empty = Ręka: pusta.
table-row = Rząd { $row }: { $cards }.
table-row-empty = Rząd { $row }: pusty.
table-stored-gold = W przechowaniu: { $tokens }.
table-action-markers = Ze znacznikiem akcji: { $cards }.

## The drawn table. A cell is 13 characters wide: no word may be longer, the names of border cards
## take two lines, the rest one. $seat is a colour in the words of draw-seat-blue and -white: one
## letter, for "Znacznik niebieski" is too long; the legend says what they mean. The legend and the
## headings of the players are no cells.

draw-border-noble = Szlachetni
draw-border-dates = Daktyle
draw-border-salt = Sól
draw-border-pepper = Pieprz
draw-border-raid = Rabunek
draw-border-trader = Kupiec
draw-border-fata-morgana = Fatamorgana
draw-border-silversmith = Kuźnia srebra
draw-border-caravan = Karawana
draw-border-tribal-expansion = Rozwój plemienia
draw-border-water-place = Wodopój
draw-seat-blue = N
draw-seat-white = B
draw-robber = ZŁODZIEJ
draw-targia = TUAREŻKA
draw-targi = Tuareg { $seat }
draw-marker = Znacznik { $seat }
draw-both-markers = Oba znaczniki
draw-goods-card = towar
draw-tribe-card = plemię
draw-face-down = zakryta karta
draw-goods =
    { $amount ->
        [one] { $amount } towar
        [few] { $amount } towary
       *[many] { $amount } towarów
    }
draw-last-card = ost. karta
draw-symbol-oasis = Oaza
draw-symbol-camel-rider = Jeździec
draw-symbol-well = Studnia
draw-symbol-camp = Namiot
draw-symbol-targia = Tuareżka
# What the short letters of the tokens mean; $letters is a list of the next message.
draw-legend = { $letters }; N{ "\u00A0" }niebieski, B{ "\u00A0" }biały
draw-vp = punkty
draw-letter = { $short } { $kind }
draw-player =
    { $points ->
        [one] { $player }, { $points } punkt
        [few] { $player }, { $points } punkty
       *[many] { $player }, { $points } punktów
    }
draw-player-starts =
    { $points ->
        [one] { $player }, { $points } punkt, gracz rozpoczynający
        [few] { $player }, { $points } punkty, gracz rozpoczynający
       *[many] { $player }, { $points } punktów, gracz rozpoczynający
    }
