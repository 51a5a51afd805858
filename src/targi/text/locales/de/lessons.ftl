# Lessons: what the terminal says around them, and the words of each lesson. A browser gets those of
# a lesson from the server and what it says itself from learn.ftl, so it does not load this file.

learn-list = Die Lektionen, am besten in dieser Reihenfolge. Tippe das Wort vor dem Doppelpunkt.
# In the list: the id to type, the title, one line about it.
learn-listed = { $id }: { $title } ({ $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }). { $about }
learn-begin =
    Beginne mit:
      { $command }
learn-type-help = Mit help liest du, was man tippen kann.
# Where the table is not drawn.
learn-new-table = Dieser Schritt hat einen eigenen Tisch; words beschreibt ihn.
# $says is what the step says.
learn-step = Schritt { $number } von { $steps }: { $says }
learn-lights = Sieh dir an:
# A place as it is typed, and what is there.
learn-place = { $place }: { $what }
# What is to be done in a step without moves.
learn-how-show = Weiter mit der Eingabetaste.
learn-how-refuse = Tippe einen Zug, der nicht möglich ist, und lies, warum.
learn-how-spot = Tippe die Plätze nacheinander, zum Beispiel: 5 2,1
learn-right-place = Richtig, { $what }.
learn-wrong-place = „{ $place }“ gehört nicht zu den gesuchten Plätzen.
learn-places-left =
    { $number ->
        [one] Noch { $number } Platz fehlt.
       *[other] Noch { $number } Plätze fehlen.
    }
learn-solved = Gut gemacht.
learn-lost = Von hier aus führt kein Tipp weiter. Mit again beginnt der Schritt neu, mit next überspringst du ihn.
learn-then =
    Als Nächstes kommt „{ $title }“:
      { $command }
learn-left =
    So geht diese Lektion später weiter:
      { $command }
# Behind a rule that was read out.
learn-rule =
    Dazu gibt es eine Lektion, „{ $title }“:
      { $command }
# After the guided first game; $level is the level's name.
learn-play-on =
    Spiele diese Partie gegen { $level } zu Ende:
      { $command }
learn-commands =
    Tippe die Nummer eines Zuges oder den Zug selbst, zum Beispiel: place 5
      hint         was du versuchen kannst
      next         der nächste Schritt; ein ungelöster wird übersprungen
      back         der Schritt davor
      again        diesen Schritt von vorn beginnen
      undo         den letzten Zug dieses Schritts zurücknehmen
      table        den Tisch neu zeichnen
      moves        die Züge neu auflisten
      words        der Tisch in Sätzen
      plain        zwischen gezeichnetem Tisch und Sätzen wechseln
      codes        Kürzel wie BO4 und 2,1 in Sätzen ein- oder ausschalten
      look PLATZ   ein Platz, zum Beispiel: look 2,1
      held         was beide haben: Besitz, Handkarte und Auslage
      last         was zuletzt geschehen ist
      why ZUG      warum ein Zug nicht geht, oder was er bewirken würde
      rule NUMMER  eine Regel, etwa rule 5.8; rule allein: die der letzten Antwort
      card ID      eine ganze Karte, etwa BO4, G07 oder 14 für ein Randfeld
      score        der Punktestand beider
      quit         die Lektion verlassen

## Lesson: desert

lesson-desert = Linien in der Wüste
lesson-desert-about = Deine Targi stehen am Rand; wo sich ihre Linien kreuzen, gehört dir eine Karte.
lesson-desert-aim = Wer am Ende mehr Siegpunkte hat, gewinnt. Die meisten bringen Stammeskarten, die du in deine Auslage legst.
lesson-desert-line = Die blaue Figur am Rand ist dein Targi. Er zieht eine gerade Linie über drei Karten im Mittelfeld.
lesson-desert-crossing = Wo sich zwei deiner Linien kreuzen, darfst du die Karte nutzen. Setze einen Targi auf das Feld Salz oben.
lesson-desert-alone = Jetzt du allein: Setze deinen letzten Targi so, dass dir auch die Karte mit Gold gehört.
lesson-desert-take = Zwei Marker, zwei gewonnene Karten. Nutze beide und nimm, was sie zeigen.

## Lesson: targis

lesson-targis = Drei Targi
lesson-targis-about = Wo ein Targi stehen darf und wie dir drei davon fünf Aktionen bringen.
lesson-targis-robber = Der Räuber sperrt das Feld, auf dem er steht. Versuche trotzdem, einen Targi dorthin zu setzen.
lesson-targis-opposite = Der weiße Targi auf dem Feld Pfeffer sperrt auch das Feld genau gegenüber. Versuche, dorthin zu setzen.
lesson-targis-own = Gegenüber deinem eigenen Targi darfst du stehen. Setze einen auf die Fata Morgana und zähle deine Marker.
lesson-targis-two = Nur ein Marker, denn beide ziehen dieselbe Linie. Noch einmal: Setze deinen letzten Targi so, dass es zwei werden.
lesson-targis-five = Drei Targi und zwei Marker ergeben fünf Aktionen. Nutze alle fünf, in beliebiger Reihenfolge.

## Lesson: goods

lesson-goods = Waren und Gold
lesson-goods-about = Was Warenkarten bringen, wie viel du behalten darfst und wie aus Waren Gold wird.
lesson-goods-all = Eine Warenkarte im Mittelfeld gibt dir alles, was sie zeigt. Nutze die mit Dattel und Salz.
lesson-goods-slash = Eine Karte mit Schrägstrich gibt nur eine ihrer Waren. Du hast keinen Pfeffer, also nimm Pfeffer.
lesson-goods-limit = Du darfst 10 Waren und 3 Gold behalten. Du hast 12 Waren: Beende deinen Zug und gib zwei zurück.
lesson-goods-trader = Und wenn du beim Händler stehst? Tausche dort 3 gleiche Waren gegen 1 Gold; so geht nichts verloren.
lesson-goods-gold = Jetzt du allein: Komm auf 3 Gold. Zwei Karten im Mittelfeld und der Händler genügen.

## Lesson: tribe-cards

lesson-tribe-cards = Stammeskarten
lesson-tribe-cards-about = Wie du Stammeskarten bezahlst, eine für später aufhebst und weniger bezahlst.
lesson-tribe-cards-display = Stammeskarten haben Kosten und bringen dir die meisten Siegpunkte. Nutze das Zelt und bezahle es.
lesson-tribe-cards-keep = Deine zweite Karte kostet Gold, und du hast keines mehr. Nutze sie und nimm sie auf die Hand.
lesson-tribe-cards-noble = Beim Adeligen spielst du deine Handkarte. Versuche es gleich, mit der Karte, die du eben genommen hast.
lesson-tribe-cards-full = Auf deiner Hand ist nur für eine Karte Platz. Versuche, auch diese auf die Hand zu nehmen.
lesson-tribe-cards-discount = Deine Oase macht andere Oasen um 1 Ware billiger. Welche Stammeskarten im Mittelfeld kannst du bezahlen? Wähle alle.
lesson-tribe-cards-alone = Jetzt du allein: Lege die Karte aus, die du nur dank deiner Oase bezahlen kannst.

## Lesson: rows

lesson-rows = Reihen und Spielende
lesson-rows-about = Was eine volle Reihe wert ist und wann die Partie endet.
lesson-rows-equal = Vier gleiche Symbole in einer Reihe bringen 4 Siegpunkte. Lege die vierte Oase in deine erste Reihe.
lesson-rows-different = Vier verschiedene Symbole bringen 2 Siegpunkte. Mach deine zweite Reihe mit der Karte unter deinem Marker voll.
lesson-rows-spoilt = Jede andere Reihe bringt nichts. Eine Karte verdirbt dir eine volle Reihe: Wähle sie in deiner Auslage.
lesson-rows-six = Jetzt du allein: Nur eine deiner zwei Karten kannst du bezahlen. Hol mit ihr und ihrer Reihe 6 Siegpunkte.
lesson-rows-twelfth = Eine zwölfte Karte beendet die Partie nach dieser Runde. Lege deine zwölfte aus.
lesson-rows-end = Dein Gegenüber war schon am Zug. Beende deinen Zug: Die Partie ist zu Ende und wird gewertet.

## Lesson: raids

lesson-raids = Überfälle
lesson-raids-about = Wann der Räuber zuschlägt, was er fordert und wie du vorsorgst.
lesson-raids-corner = Jede Runde geht der Räuber ein Feld weiter. Als Nächstes kommt eine Ecke: Beende deinen Zug.
lesson-raids-pay = Ein Überfall! Ihr bezahlt beide 1 Ware oder 1 Siegpunkt. Siegpunkte entscheiden die Partie: Gib eine Ware ab.
lesson-raids-unpaid = Der nächste Überfall fordert 3 Waren oder 2 Siegpunkte. Dir fehlt beides; dein Gegenüber bekommt 2. Beende deinen Zug.
lesson-raids-ready = Nach dieser Runde fordert ein Überfall 2 Waren oder 1 Siegpunkt. Jetzt du allein: Hol dir 2 Waren.
lesson-raids-keep = Beende nun deinen Zug und bezahle den Überfall, ohne einen Siegpunkt zu verlieren.

## Lesson: border

lesson-border = Besondere Randfelder
lesson-border-about = Adeliger, Händler, Silberschmied, Karawane, Stammeserweiterung und Fata Morgana.
lesson-border-noble = Beim Adeligen spielst du deine Handkarte, wenn du sie schon vor dieser Runde hattest. Nutze ihn und bezahle.
lesson-border-trader = Der Händler gibt auch 1 Ware für 2 gleiche einer anderen Sorte, so oft du magst. Hol dir Pfeffer.
lesson-border-silversmith = Der Silberschmied tauscht einmal: 2 gleiche Waren gegen 1 Siegpunkt oder 4 gegen 3. Wähle den besseren Tausch.
lesson-border-caravan = Die Karawane deckt eine Warenkarte vom Stapel auf. Nutze sie und lass dich überraschen.
lesson-border-expansion = Die Stammeserweiterung deckt eine Stammeskarte auf. Lege sie aus oder nimm sie auf die Hand.
lesson-border-fata-morgana = Die Fata Morgana versetzt deinen Marker. Jetzt du allein: Lege eine Karte mit 3 Siegpunkten aus, die du bezahlen kannst.

## Lesson: first-game

lesson-first-game = Deine erste Partie
lesson-first-game-about = Zwei Runden mit Anleitung und ein Blick voraus; dann gehört die Partie dir.
lesson-first-game-goal = Wer mehr Siegpunkte hat, gewinnt. Die meisten bringen Stammeskarten, die du hier in drei Reihen zu vier auslegst.
lesson-first-game-first = Setze deinen ersten Targi unten auf den Silberschmied. Er zieht eine gerade Linie durch das Mittelfeld.
lesson-first-game-opposite = Links auf der Karawane steht jetzt ein weißer Targi. Versuche, auf das Feld gegenüber zu setzen: Datteln rechts.
lesson-first-game-crossing = Dieses Feld ist gesperrt. Setze links auf die Stammeserweiterung: Deine Linien kreuzen sich dann auf einer Warenkarte.
lesson-first-game-third = Setze deinen letzten Targi links auf das Feld Salz. So kreuzen sich deine Linien auch auf dem Kamelreiter oben.
lesson-first-game-five = Drei Targi und zwei Marker ergeben fünf Aktionen. Wo kannst du handeln? Wähle alle fünf Orte.
lesson-first-game-goods = Die Reihenfolge bestimmst du. Hol zuerst Waren: Nutze das Feld Salz und die Warenkarte in der Mitte.
lesson-first-game-buy = Nutze jetzt den Kamelreiter oben. Bezahle 1 Salz und 1 Gold und lege ihn aus.
lesson-first-game-hand = Die Stammeserweiterung deckt eine Stammeskarte auf. Du hast kein Gold mehr: Nimm sie auf die Hand.
lesson-first-game-unused = Keine Aktion ist Pflicht. Behalte diesmal deine Waren, lass den Silberschmied aus und beende deinen Zug.
lesson-first-game-their-turn = Dein Gegenüber holt Waren. Dann die neue Runde: neue Karten, der Räuber zieht weiter, dein Gegenüber fängt an.
lesson-first-game-noble = Beim Adeligen spielst du deine Handkarte, beim Händler gibt es Gold. Setze auf jeden einen Targi.
lesson-first-game-alone = Jetzt du allein: Setze deinen letzten Targi so, dass dir auch die 2 Datteln oben rechts gehören.
lesson-first-game-take = Dein Gegenüber war Startspieler und hat deshalb zuerst gehandelt. Nutze nun deine beiden Warenkarten.
lesson-first-game-gold = Nur Gold fehlt dir noch. Nutze den Händler: Gib 3 Datteln für 1 Gold.
lesson-first-game-visit = Tausche nichts mehr. Nun ist der Adelige dran: Nutze ihn für deine Handkarte.
lesson-first-game-rows = Bezahle und lege sie neben deinen Kamelreiter. Vier gleiche Symbole einer Reihe bringen 4 Siegpunkte, vier verschiedene 2.
lesson-first-game-signs = Karten wirken sofort, dauerhaft oder bei Spielende. Welche deiner beiden wirkt dauerhaft?
lesson-first-game-raid = Ein Blick voraus: An jeder Ecke kommt ein Überfall. Gib 1 Ware oder 1 Siegpunkt ab; spätere kosten mehr.
lesson-first-game-limit = Angenommen, du hast 12 Waren. Beende deinen Zug: Behalten darfst du höchstens 10 Waren und 3 Gold.
lesson-first-game-last = Runde 12 ist die letzte. Lege diesen Kamelreiter zu den drei anderen: vier gleiche Symbole, 4 Siegpunkte.
lesson-first-game-end = Das war deine zwölfte Karte; auch damit endet eine Partie. Beende deinen Zug.
lesson-first-game-score = Du gewinnst mit 38 zu 24. Es zählen Siegpunktplättchen, die Siegpunkte deiner Karten, ihre Vorteile und volle Reihen.
lesson-first-game-go-on = Zurück zu deiner ersten Partie: Runde 3, und du fängst an. Von hier an entscheidest du. Viel Glück!

## Lesson: water

lesson-water = Wasser
lesson-water-about = Woher Wasser kommt, was du dafür bekommst und was es am Ende wert ist.
lesson-water-waterhole = Die Wasserstelle links gibt dir 2 Wasser. Nutze sie.
lesson-water-exchange = Das Zelt unten links kostet Pfeffer, und den hast du nicht. Tausche dafür 2 Wasser ein; das geht jederzeit.
lesson-water-cost = Gold hast du keines, aber hinter dem Schrägstrich stehen andere Kosten. Bezahle 1 Pfeffer und 2 Wasser.
lesson-water-keep = Wasser, das du behältst, ist nicht verloren: Bei Spielende bringen je 2 Wasser 1 Siegpunkt.

## Lesson: dunes

lesson-dunes = Wanderdünen
lesson-dunes-about = Starke einzelne Aktionen neben dem Spielfeld, und was sie dich kosten.
lesson-dunes-place = Neben dem Spielfeld liegen Wanderdünen. Auch dorthin darf ein Targi: Setze deinen letzten auf die mit dem Gold.
lesson-dunes-no-line = Eine Wanderdüne zieht keine Linie. Wo liegt also dein einziger Marker? Wähle die Karte.
lesson-dunes-use = Nutze die Wanderdüne in deinem Zug: Nimm 1 Gold und 2 Wasser. Danach wird sie abgelegt.
lesson-dunes-joker = Die Joker-Wanderdüne kostet 2 Wasser und bleibt in deiner Auslage. Bei Spielende zählt sie hier als viertes Zelt.

## Lesson: targia

lesson-targia = Die Targia
lesson-targia-about = Eine Figur, die ihre Begleitung belohnt, und Karten, die dir einmalig helfen.
lesson-targia-join = Die Targia geht dem Räuber entgegen, sperrt aber nichts. Setze deinen letzten Targi zu ihr, unten auf das Feld Pfeffer.
lesson-targia-take = Wer bei ihr steht, hat eine zusätzliche Aktion. Nutze die Targia und nimm 1 Ware.
lesson-targia-turn-up = Oder du wagst etwas: Nutze die Targia, bezahle eine Ware, decke eine Warenkarte auf und nimm, was sie zeigt.
lesson-targia-once = Auf deinem Zelt liegt ein Aktionsmarker: Einmal darfst du deine Handkarte ohne den Adeligen auslegen. Nutze das Zelt.
