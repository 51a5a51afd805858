# Scores and results.

score-tokens = Żetony punktów
score-cards = Punkty na kartach
# What the end effect of a card brings.
score-effect = { SAY($card, form: "start") }
score-row = Rząd { $row }
score-water = Woda
score-total = Razem

# In a sentence: $points is the total, $parts a list of the parts that bring something.
score-sentence =
    { $points ->
        [one] { $player } ma { $points } punkt: { $parts }.
        [few] { $player } ma { $points } punkty: { $parts }.
       *[many] { $player } ma { $points } punktów: { $parts }.
    }
score-nothing = { $player } nie ma punktów.
score-part-tokens = { $points } w żetonach
score-part-cards = { $points } na kartach
score-part-effect = { $points } za { SAY($card, form: "acc") }
score-part-row = { $points } za rząd { $row }
score-part-water = { $points } za wodę

score-wins = { $winner } wygrywa { $points }:{ $other }.
# Equal scores; $by is one of the next three.
score-wins-tie =
    { $points ->
        [one] Remis, po { $points } punkcie; wygrywa { $winner }, bo ma { $by }.
        [few] Remis, po { $points } punkty; wygrywa { $winner }, bo ma { $by }.
       *[many] Remis, po { $points } punktów; wygrywa { $winner }, bo ma { $by }.
    }
score-tie-gold = więcej złotych monet
score-tie-goods = więcej towarów
score-tie-water = więcej żetonów wody
score-draw =
    { $points ->
        [one] Remis: po { $points } punkcie, a rozstrzyganie remisu niczego nie zmienia.
        [few] Remis: po { $points } punkty, a rozstrzyganie remisu niczego nie zmienia.
       *[many] Remis: po { $points } punktów, a rozstrzyganie remisu niczego nie zmienia.
    }
