# Scores and results.

score-tokens = Żetony punktów
score-cards = Punkty na kartach
# What the end effect of a card brings.
score-effect = { $card }
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
score-wins-tie =
    { $points ->
        [one] Obaj gracze mają po { $points } punkcie; po rozstrzygnięciu remisu wygrywa { $winner }.
        [few] Obaj gracze mają po { $points } punkty; po rozstrzygnięciu remisu wygrywa { $winner }.
       *[many] Obaj gracze mają po { $points } punktów; po rozstrzygnięciu remisu wygrywa { $winner }.
    }
score-draw =
    { $points ->
        [one] Remis: obaj gracze mają po { $points } punkcie i we wszystkim są równi.
        [few] Remis: obaj gracze mają po { $points } punkty i we wszystkim są równi.
       *[many] Remis: obaj gracze mają po { $points } punktów i we wszystkim są równi.
    }
