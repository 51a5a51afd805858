# Scores and results.

score-tokens = Fichas de PV
score-cards = PV en cartas
# What the end effect of a card brings.
score-effect = { SAY($card, form: "start") }
score-row = Fila { $row }
score-water = Agua
score-total = Total

# In a sentence: $points is the total, $parts a list of the parts that bring something.
score-sentence =
    { $points ->
        [one] { $player } tiene { $points } punto: { $parts }.
       *[other] { $player } tiene { $points } puntos: { $parts }.
    }
score-nothing = { $player } no tiene puntos.
score-part-tokens = { $points } en fichas
score-part-cards = { $points } en cartas
score-part-effect = { $points } por { SAY($card, form: "the") }
score-part-row = { $points } por la fila { $row }
score-part-water = { $points } por el agua

score-wins = { $winner } gana por { $points } a { $other }.
# Equal scores; $by is one of the next three.
score-wins-tie =
    { $points ->
        [one] Empate a { $points } punto; { $winner } gana el desempate por tener { $by }.
       *[other] Empate a { $points } puntos; { $winner } gana el desempate por tener { $by }.
    }
score-tie-gold = más oro
score-tie-goods = más mercancías
score-tie-water = más agua
score-draw =
    { $points ->
        [one] Empate a { $points } punto, y en todo lo demás también hay igualdad.
       *[other] Empate a { $points } puntos, y en todo lo demás también hay igualdad.
    }
