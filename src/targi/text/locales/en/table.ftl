# The table in sentences, for screen readers and the terminal, and the words of the drawn table.

table-round = Round { $round } of 12.
table-last-round = Round { $round } of 12, the last one.
table-robber = The robber is on { SAY($card, form: "the") }.
table-targia = The Targia is on { SAY($card, form: "the") }.
table-raid-now = Raid on corner { $number }, now: { $demands }.
table-next-raid = Next raid after round { $round }, on corner { $number }: { $demands }.
table-starting-player = { $player } is the starting player.
table-heading-course = The game
table-heading-border = Border
table-heading-centre = Centre
table-heading-dunes = Dunes
table-heading-discards = Tribe discards
table-heading-cards = What the open cards do

# A place and what is there; $things is a list of the four lines below.
table-place = { $place }: { $things }.
table-free = free
table-robber-there = the robber
table-targia-there = the Targia
table-targi-there = a Targi of { $player }
table-marker-there = a marker of { $player }
# A corner, which is nobody's place but the robber's.
table-corner = { $place }: when the robber comes here, you give up { $demands }.
# What a centre card is worth, costs or gives.
table-tribe = { $card } ({ $vp }, costs { $cost })
table-goods = { $card } (gives { $gives })
table-face-down = { SAY($card, form: "a") }, face down
table-effect = { $card }: { $text }
table-no-dunes = No dune lies open.
table-top-discard = On top of the tribe discards: { $card }.

table-holds = { $player } holds { $tokens }.
table-holds-nothing = { $player } holds nothing.
table-hand = Hand: { $card }.
table-hand-empty = Hand: empty.
table-row = Row { $row }: { $cards }.
table-row-empty = Row { $row }: empty.
table-stored-gold = Stored: { $tokens }.
table-action-markers = Action markers on { $cards }.

## The drawn table. A cell is 13 characters wide: no word may be longer, the names of border cards
## take two lines, the rest one. $seat is a colour in the words of draw-seat-blue and -white. The
## legend and the headings of the players are no cells.

draw-border-noble = Noble
draw-border-dates = Dates
draw-border-salt = Salt
draw-border-pepper = Pepper
draw-border-raid = Raid
draw-border-trader = Trader
draw-border-fata-morgana = Fata Morgana
draw-border-silversmith = Silversmith
draw-border-caravan = Caravan
draw-border-tribal-expansion = Tribal Expansion
draw-border-water-place = Waterhole
draw-seat-blue = blue
draw-seat-white = white
draw-robber = ROBBER
draw-targia = TARGIA
draw-targi = Targi { $seat }
draw-marker = Marker { $seat }
draw-both-markers = Both markers
draw-goods-card = goods card
draw-tribe-card = tribe card
draw-face-down = face down
draw-goods =
    { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }
draw-last-card = last card
draw-symbol-oasis = Oasis
draw-symbol-camel-rider = Camel Rider
draw-symbol-well = Well
draw-symbol-camp = Camp
draw-symbol-targia = Targia
# What the short letters of the tokens mean; $letters is a list of the next message.
draw-legend = { $letters }
draw-vp = victory points
draw-letter = { $short } { $kind }
draw-player =
    { $points ->
        [one] { $player }, { $points } point
       *[other] { $player }, { $points } points
    }
draw-player-starts =
    { $points ->
        [one] { $player }, { $points } point, starting player
       *[other] { $player }, { $points } points, starting player
    }
