# Scores and results.

score-tokens = Siegpunktplättchen
score-cards = Siegpunkte auf Karten
# What the end effect of a card brings.
score-effect = { $card }
score-row = Reihe { $row }
score-water = Wasser
score-total = Summe

# In a sentence: $points is the total, $parts a list of the parts that bring something.
score-sentence =
    { $points ->
        [one] { $player } hat { $points } Punkt: { $parts }.
       *[other] { $player } hat { $points } Punkte: { $parts }.
    }
score-nothing = { $player } hat keine Punkte.
score-part-tokens = { $points } in Plättchen
score-part-cards = { $points } auf Karten
score-part-effect = { $points } für { SAY($card, form: "acc") }
score-part-row = { $points } für Reihe { $row }
score-part-water = { $points } für Wasser

score-wins = { $winner } gewinnt mit { $points } zu { $other } Punkten.
# Equal scores; $by is one of the next three.
score-wins-tie =
    { $points ->
        [one] Beide haben { $points } Punkt; { $winner } gewinnt durch { $by }.
       *[other] Beide haben { $points } Punkte; { $winner } gewinnt durch { $by }.
    }
score-tie-gold = mehr Gold
score-tie-goods = mehr Waren
score-tie-water = mehr Wasser
score-draw =
    { $points ->
        [one] Unentschieden: Beide haben { $points } Punkt, und auch sonst herrscht Gleichstand.
       *[other] Unentschieden: Beide haben { $points } Punkte, und auch sonst herrscht Gleichstand.
    }
