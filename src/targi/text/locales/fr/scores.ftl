# Scores and results.

score-tokens = Jetons PV
score-cards = PV des cartes
# What the end effect of a card brings.
score-effect = { SAY($card, form: "start") }
score-row = Rangée { $row }
score-water = Eau
score-total = Total

# In a sentence: $points is the total, $parts a list of the parts that bring something.
score-sentence =
    { $points ->
        [one] { $player } a { $points } point : { $parts }.
       *[other] { $player } a { $points } points : { $parts }.
    }
score-nothing = { $player } n’a aucun point.
score-part-tokens = { $points } en jetons
score-part-cards = { $points } sur les cartes
score-part-effect = { $points } pour { SAY($card, form: "the") }
score-part-row = { $points } pour la rangée { $row }
score-part-water = { $points } pour l’Eau

score-wins = { $winner } gagne { $points } à { $other }.
# Equal scores; $by is one of the next three.
score-wins-tie =
    { $points ->
        [one] Égalité à { $points } point ; { $winner } gagne au départage avec { $by }.
       *[other] Égalité à { $points } points ; { $winner } gagne au départage avec { $by }.
    }
score-tie-gold = plus d’Or
score-tie-goods = plus de Marchandises
score-tie-water = plus d’Eau
score-draw =
    { $points ->
        [one] Partie nulle : { $points } point partout, et l’égalité reste parfaite au départage.
       *[other] Partie nulle : { $points } points partout, et l’égalité reste parfaite au départage.
    }
