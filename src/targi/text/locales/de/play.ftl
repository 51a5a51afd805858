# What the terminal says besides the game itself. Commands and moves are typed in English in every
# language; words in capitals stand for what is to be filled in.

play-help =
    Tippe die Nummer eines Zuges oder den Zug selbst, zum Beispiel: place 5
      table        den Tisch neu zeichnen
      moves        die Züge neu auflisten
      hint         was der Computer an deiner Stelle spielen würde
      words        der Tisch in Sätzen
      plain        zwischen gezeichnetem Tisch und Sätzen wechseln
      codes        Kürzel wie BO4 und 2,1 in Sätzen ein- oder ausschalten
      look PLATZ   ein Platz: { $box ->
        [base] 5 oder 2,1
       *[expansion] 5, 2,1 oder D07
    }
      held         was beide haben: Besitz, Handkarte und Auslage
      last         was zuletzt geschah
      rule NUMMER  eine Regel, etwa: rule 5.8; nur rule: die zum zuletzt Gesagten
      undo         einen Zug zurücknehmen
      redo         ihn noch einmal spielen
      why ZUG      warum ein Zug nicht möglich ist oder was er bewirken würde
      card KARTE   eine Karte vollständig, etwa BO4, G07 oder 14 (ein Randfeld)
      score        beide Punktzahlen nach jetzigem Stand
      save DATEI   die Partie bis hierher in eine Datei schreiben
      quit         aufhören; die Partie bleibt erhalten und lässt sich fortsetzen
play-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
play-nothing-to-redo = Es gibt keinen Zug, den du noch einmal spielen könntest.
play-nothing-happened = Es ist noch nichts geschehen.
play-no-move-made = Es wurde kein Zug gemacht.
play-name-it = Sag, was du meinst, zum Beispiel: { $example }
play-alone = Tippe nur { $command }.
play-no-file = Nenne die Datei: save DATEI
play-file-exists = Diese Datei gibt es schon; wähle einen anderen Namen.
play-file-unseen = Ein Dateiname darf keine unsichtbaren Zeichen enthalten; wähle einen anderen Namen.
play-not-written = Die Partie ließ sich nicht speichern: { $error }
play-saved =
    Gespeichert. Später weiter mit:
      { $command }
play-kept =
    Die Partie bleibt erhalten. Weiter mit:
      { $command }
play-recorded = Die Aufzeichnung steht in { $file }
play-taken-back = Zurückgenommen: { $player }, { $move }
play-possible = Das ist möglich: { $move }
play-no-card = In dieser Partie gibt es keine Karte „{ $id }“.
play-no-place = Einen Platz „{ $place }“ gibt es nicht. { $box ->
        [base] Nenne die Nummer eines Randfelds oder einen Platz im Mittelfeld wie 2,1.
       *[expansion] Nenne die Nummer eines Randfelds, einen Platz im Mittelfeld wie 2,1 oder eine Wanderdüne.
    }
play-no-rule = Eine Regel „{ $number }“ gibt es nicht.
# The question at the start of a game, and who plays then. $level is a level's name, $about what it is like.
play-who = Gegen wen spielst du? Tippe eine Nummer oder einen Namen. Nur die Eingabetaste: zwei Leute an diesem Terminal.
play-level = { $level } ({ $about })
play-no-level = „{ $level }“ gibt es hier nicht. Tippe eine Nummer oder einen Namen aus der Liste, oder nur die Eingabetaste.
play-seat = { $player }: { $who }
play-person = an diesem Terminal
# While a bot thinks, and what Ctrl-C asks then. Enter is the key; quit is typed in every language.
play-thinks = { $level } denkt nach …
play-leave = Möchtest du aufhören? Tippe quit; die Partie bleibt erhalten. Mit der Eingabetaste geht es weiter.
play-watch = Weiter mit der Eingabetaste, aufhören mit quit, alles andere mit help.
# $percent is the chance to win, $what says what the move does.
play-hint = { $level } würde { $move } spielen: { $what }. Deine Gewinnchance schätzt { $level } auf { $percent } Prozent.
play-plain = Der Tisch wird ab jetzt beschrieben statt gezeichnet. Tippe dafür words.
play-drawn = Der Tisch wird ab jetzt wieder gezeichnet.
play-codes = Ab jetzt nennen Sätze Karten und Plätze mit ihren Kürzeln, etwa BO4 und 2,1.
play-no-codes = Ab jetzt nennen Sätze Karten und Plätze so, wie sie zu sehen sind.
play-narrow = Dieses Terminal hat { $columns } Spalten, der gezeichnete Tisch braucht { $needed }. Hier ist er in Sätzen.
# An entry of the list of moves: what to type, and what it does.
play-menu = { $move }: { $what }
# One move of a retold game: its number, who made it, and how it is typed.
play-move = { $number }. Runde { $round }, { $player } ({ $move })
# A move that brings nothing about by itself: what was chosen.
play-chosen = Gewählt: { $what }

## What stands in a record beside the moves. $digits are what proves the cards (docs/records.md).

record-player = { $seat }: { $name }
record-started = Begonnen: { MOMENT($time) }
record-commitment = Festlegung des Servers: { $digits }
record-nonces = Zufallszahlen der Spieler: { $digits }
record-takebacks =
    { $number ->
        [one] { $number } Zug wurde zurückgenommen.
       *[other] { $number } Züge wurden zurückgenommen.
    }
