# Scores and results.

score-tokens = VP tokens
score-cards = VP on cards
# What the end effect of a card brings.
score-effect = { SAY($card, form: "start") }
score-row = Row { $row }
score-water = Water
score-total = Total

# In a sentence: $points is the total, $parts a list of the parts that bring something.
score-sentence =
    { $points ->
        [one] { $player } has { $points } point: { $parts }.
       *[other] { $player } has { $points } points: { $parts }.
    }
score-nothing = { $player } has no points.
score-part-tokens = { $points } in tokens
score-part-cards = { $points } on cards
score-part-effect = { $points } for { SAY($card, form: "the") }
score-part-row = { $points } for row { $row }
score-part-water = { $points } for water

score-wins = { $winner } wins, { $points } to { $other }.
# Equal scores; $by is one of the next three.
score-wins-tie =
    { $points ->
        [one] Both have { $points } point; { $winner } wins on the tie-break with { $by }.
       *[other] Both have { $points } points; { $winner } wins on the tie-break with { $by }.
    }
score-tie-gold = more gold
score-tie-goods = more goods
score-tie-water = more water
score-draw =
    { $points ->
        [one] A draw: both have { $points } point and are level on every tie-break.
       *[other] A draw: both have { $points } points and are level on every tie-break.
    }
