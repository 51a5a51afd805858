# What lessons say in the browser as well as at the terminal; then what only the browser says.

learn-place-hand = deine Handkarte
learn-place-display = deine Auslage
learn-place-stock = dein Besitz
learn-place-goal = die Siegpunkte
learn-place-round = die Runden
learn-place-raid = der nächste Überfall
learn-place-opponent = die Seite deines Gegenübers
learn-place-targia = die Targia
# A move that could be made in a game but is not what the step is about.
learn-elsewhere = In der Partie wäre das möglich, aber in diesem Schritt geht es um etwas anderes.
# The quiet help after two wrong tries: a place, or a move as it is typed and what it does.
learn-help = Versuche es so: { $what }.
learn-done = Du hast die Lektion „{ $title }“ geschafft.

## The coach

web-lesson-step = Schritt { $number } von { $most }
web-lesson-next = Weiter
web-lesson-back = Einen Schritt zurück
web-lesson-again = Diesen Schritt noch einmal
web-lesson-leave = Lektion verlassen
web-lesson-go-on = Hier ist nichts zu spielen. Weiter geht es mit „Weiter“.
# After a step that was solved, one of three in turn.
web-lesson-praise =
    { $number ->
        [0] Genau!
        [1] Gut gemacht!
       *[other] Richtig so!
    }
web-lesson-next-lesson = Nächste Lektion: { $title }
web-lesson-play-on = Gegen Jerboa weiterspielen
web-lesson-others = Die anderen Lektionen
# Places of the table, for listeners and as help.
web-lesson-lit = Beleuchtet: { $places }.
web-lesson-choice-lit = Eine der Möglichkeiten ist beleuchtet.
web-lesson-is-lit = Beleuchtet.
web-lesson-is-found = Gefunden.
web-lesson-point = Zeige auf: { $places }.
web-lesson-found = Gefunden: { $places }.
web-lesson-left = Noch { $number } zu finden.
web-lesson-not-there = Das ist es nicht. Schau noch einmal hin.
web-lesson-astray = Das führt vom Ziel weg. Nimm den Zug zurück oder beginne den Schritt neu.

## The list of lessons

web-lessons = Lektionen
web-lessons-title = Spielen lernen
web-lessons-about = Kurze Lektionen auf dem echten Spielfeld. Du spielst und erfährst Schritt für Schritt, worauf es ankommt.
web-lesson-steps =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
web-lesson-done = Geschafft
web-lesson-begin = Beginnen
web-lesson-anew = Neu beginnen
web-lessons-none = Hier gibt es keine Lektionen.
web-no-lesson = Diese Lektion gibt es nicht
web-no-lesson-about = Vielleicht ist in der Adresse ein Fehler.

## Ways to the lessons

web-learn = Spielend lernen
web-learn-quick = In 7 Minuten lernen
web-learn-quick-about = Eine geführte erste Partie: Du spielst und lernst eins nach dem anderen.
web-learn-invited = Noch nie gespielt? Lerne in 7 Minuten, solange dein Gegenüber wartet, oder setz dich und spiel mit Hilfe.
web-learn-back = Zurück zur Einladung
web-show-me = Zeig es mir
