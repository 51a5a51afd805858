# What only the web client says: its buttons, labels and pages. The table itself speaks by the
# messages of the other files.

## Words on many screens

web-home = Startseite
web-you = Du
web-close = Schließen
web-cancel = Abbrechen
web-rules = Regeln
web-cards = Karten
web-menu = Menü und Einstellungen
web-loading = Einen Moment …
web-reload = Neu laden

## The table

web-board = Spielfeld
web-prompt = Was zu tun ist
web-my-side = Deine Seite
web-their-side = Gegenüber und Verlauf
web-stock = Besitz
web-hand = Hand
web-hand-empty = Die Hand ist leer.
web-in-hand = Auf der Hand: { $card }
web-starts = beginnt
web-away = nicht da
web-bot-plays = der Computer spielt weiter
web-log = Verlauf
web-earlier = Früheres
web-piles = Stapel
web-choices = Auswahl
web-card-in-words = Kartentext
web-card-possible = { $card } Möglich.
web-inspect-hint = Zeige auf eine Karte, um zu lesen, was sie bewirkt.
web-reconstructed = Rekonstruiert: Die gedruckte Karte kann abweichen.
web-score-of =
    { $points ->
        [one] { $player }: { $points } Punkt. Zeigen, woher er kommt.
       *[other] { $player }: { $points } Punkte. Zeigen, woher sie kommen.
    }
web-row =
    { $cards ->
        [one] Reihe { $row }: { $cards } Karte
       *[other] Reihe { $row }: { $cards } Karten
    }
web-place-here = Reihe { $row }, Platz { $place }: Karte hier hinlegen
web-dunes-left =
    { $amount ->
        [one] { $amount } Wanderdüne
       *[other] { $amount } Wanderdünen
    }
web-pile-goods =
    { $amount ->
        [one] { $amount } Warenkarte
       *[other] { $amount } Warenkarten
    }
web-pile-tribes =
    { $amount ->
        [one] { $amount } Stammeskarte
       *[other] { $amount } Stammeskarten
    }
web-discarded =
    { $amount ->
        [one] { $amount } abgelegt
       *[other] { $amount } abgelegt
    }
web-decides = { $player } ist am Zug.
web-thinks = { $player } denkt nach …
web-over = Die Partie ist zu Ende.
web-past = Du siehst dir einen früheren Stand an.
web-present = Zum aktuellen Stand
web-moment-before = Einen Schritt zurück
web-moment-after = Einen Schritt vor
web-undo = Zurücknehmen
web-undo-ask = Um Zurücknehmen bitten
web-ask-hint = Tipp
web-hint-coming = Der Computer denkt über einen Tipp nach …
# $what is a move: "the Noble", "take 1 gold".
web-hint = Tipp: { $what }. Deine Gewinnchance schätzt der Computer auf { $percent } Prozent.
web-result-help = Tipps: { $hints }, zurückgenommene Züge: { $takebacks }
# Before a line of the log: this move does not stand any more.
web-taken-back = Zurückgenommen:
web-confirm = Bestätigen
# A button: some of the actions of the turn have not been taken yet.
web-end-unused = Zug beenden · { $number } ungenutzt
web-end-anyway = Trotzdem beenden
# Somebody who is to place a Targi has clicked on a card in the middle.
web-by-crossing = Karten im Mittelfeld erreichst du dort, wo sich die Linien deiner Targis kreuzen. Setze sie auf Randfelder.
# What the other player's turn came to: tokens more and less, cards won.
web-summary = { $player }: { $changes }
web-plus = +{ $what }
web-minus = −{ $what }
web-more = Mehr ({ $number })
# What is typed instead of clicked; help is typed in every language.
web-command = Befehl oder Zug; help nennt alle
web-type-commands = Befehle tippen
web-rule = Regel { $rule }
# What a card of one's own leaves out of a cost.
web-spared = { $tokens } weniger: { $card }.
# What a card costs after discounts. $tokens are tokens with their numbers, $others what lacks for the
# alternative.
web-pays = Du bezahlst { $tokens }.
web-pays-nothing = Du bezahlst nichts.
web-can-pay = Du kannst jetzt bezahlen.
web-lacks = Du brauchst noch { $tokens }.
web-lacks-either = Du brauchst noch { $tokens }; für die Alternative { $others }.
web-with-noble = Beim Adeligen:
# Cards of one's own display that make a move possible, cheaper or better.
web-thanks = Dank { SAY($card, form: "dat") }.
web-power-now = Dieser Vorteil gilt jetzt.

## Offers and absence

web-undo-wish = { $player } möchte einen Zug zurücknehmen.
web-draw-wish = { $player } bietet Unentschieden an.
web-allow = Erlauben
web-refuse = Ablehnen
web-accept = Annehmen
web-gone = { $player } ist schon lange weg. Du kannst den Sieg beanspruchen, den Computer weiterspielen lassen oder warten.
web-claim = Sieg beanspruchen
web-let-bot = Computer spielt weiter
web-offer-draw = Unentschieden anbieten
web-resign = Aufgeben
web-resign-sure = Willst du diese Partie wirklich aufgeben?
web-offline = Keine Verbindung. Neuer Versuch läuft …
web-asked = Anfrage gesendet. Warten auf Antwort.
web-since = Während du weg warst
web-step-through = Schritt für Schritt ansehen

## Waiting for players

web-waiting = Warten auf dein Gegenüber
web-waiting-link = Schicke diesen Link weiter. Wer ihn zuerst öffnet, spielt mit dir.
web-waiting-open = Der Tisch steht in der Liste der offenen Tische. Alle dürfen sich setzen.
web-copy = Link kopieren
web-copied = Kopiert.
web-own-link = Dieser Link ist für jemand anderen: Du sitzt hier schon. Schicke ihn weiter.
web-link-lost = Der Link für den freien Platz ist in diesem Browser nicht gespeichert. Du kannst einen neuen erstellen; der alte gilt dann nicht mehr.
web-link-new = Neuen Link erstellen
web-share = Teilen
web-withdraw = Tisch schließen
web-invited = Einladung zu einer Partie Targi
web-join = Hinsetzen und spielen
web-your-name = Dein Name

## Start page

web-tagline = Zwei Stämme, ein Markt in der Sahara. Setze drei Targi, nimm, was am Schnittpunkt ihrer Linien liegt, und bleib dem Räuber voraus.
web-play-computer = Gegen den Computer
web-box = Ausgabe
web-level = Stufe
web-start = Los
web-remembered = Deine Wahl wird gespeichert. Zum ersten Mal hier? Der Tisch zeigt jeden möglichen Zug.
web-level-about = Stufe { $number } von 8: { $about }.
web-guest = Gast
web-with-friend = Zu zweit, mit Link
web-with-friend-about = Schicke einen Link. Ohne Konto.
web-make-table = Tisch aufstellen
web-one-device = An einem Gerät
web-one-device-about = Zwei Plätze, ein Bildschirm zum Weitergeben.
web-sit-down = Hinsetzen
web-play-as = Du spielst als { $name }.
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-continue = Weiter
web-look = Ansehen
web-seats = { $blue } gegen { $white }
web-nobody = ein freier Platz
web-state-playing = wird gespielt
web-state-waiting = wartet auf Spieler
web-state-over = zu Ende
web-state-closed = geschlossen
web-fan-work = Ein Fanprojekt. Targi ist von Andreas Steiger; wenn es dir gefällt, kauf das Spiel.

## Making a table

web-my-seat = Mein Platz
web-other-seat = Der andere Platz
web-seat-friend = Jemand mit Link
web-seat-open = Wer will, aus der Liste
web-seat-bot = Der Computer
web-seat-both = Auch ich, an diesem Gerät
web-first = Wer beginnt
web-first-chance = Zufällig
web-from-position = begonnen mit einer Stellung aus Runde { $round }
web-grace = Wartezeit auf Abwesende
web-grace-five = 5 Minuten
web-grace-day = Einen Tag
web-grace-ever = Unbegrenzt
web-option-normal = Wie in den Regeln
web-own-cards = Eigene Kartendatei
web-own-cards-about = Eine Datei mit deinen Berichtigungen der Karten, siehe Dokumentation.
web-variants = Varianten der Erweiterung
web-seats-and-time = Plätze und Zeit
web-deck-box = Nur Karten der Erweiterung
web-deck-mixed = Aus beiden Schachteln gezogen
web-deck-own = Selbst gewählt
web-other-half = Die andere Hälfte: die 45 Karten, die übrig blieben
web-draw-number = Nummer der Ziehung
web-draw-number-about = Dieselbe Nummer zieht dieselben Karten.
web-deck-about = Wähle neun Karten von jedem Symbol.
web-border-about = Karten des Grundspiels statt derer der Erweiterung:
web-cards-right =
    { $amount ->
        [one] Die Datei ist in Ordnung; { $amount } Karte an diesem Tisch ist anders.
       *[other] Die Datei ist in Ordnung; { $amount } Karten an diesem Tisch sind anders.
    }
web-cards-wrong = Diese Datei lässt sich nicht verwenden:
web-cards-remove = Datei entfernen

## Me: name, other devices, data

web-me = Name, Geräte, Daten
web-me-name-about = An Tischen, an denen du schon sitzt, behältst du deinen bisherigen Namen.
web-save = Speichern
web-saved = Gespeichert.
web-device = Auf einem anderen Gerät weiterspielen
web-device-about = Mit einem Link spielst du auf einem anderen Gerät weiter, unter deinem Namen und an allen deinen Tischen. Er gilt einmal, 15 Minuten lang.
web-device-careful = Öffne ihn auf deinem anderen Gerät und gib ihn nicht weiter: Wer ihn öffnet, spielt unter deinem Namen.
web-device-make = Link erstellen
web-device-unknown = Der Server kennt diesen Browser noch nicht. Wähle zuerst einen Namen.
web-follow = Hier als { $name } weiterspielen?
web-follow-about = In diesem Browser spielst du dann als { $name }, an denselben Tischen wie auf dem anderen Gerät.
web-follow-free = Nichts geht verloren: In diesem Browser hast du keine anderen Tische.
web-follow-loses =
    { $amount ->
        [one] In diesem Browser hast du { $amount } anderen Tisch. Zu ihm hast du dann keinen Zugang mehr.
       *[other] In diesem Browser hast du { $amount } andere Tische. Zu ihnen hast du dann keinen Zugang mehr.
    }
web-follow-yes = Als { $name } weiterspielen
web-follow-no = Nein, alles lassen, wie es ist
web-follow-same = In diesem Browser spielst du schon als { $name }. Öffne den Link auf dem anderen Gerät.
web-followed = In diesem Browser spielst du jetzt als { $name }.
web-link-over = Dieser Link gilt nicht mehr
web-delete = Meine Daten löschen
web-delete-about = Der Server speichert deinen Namen, deine Tische, deine beendeten Partien und eine Kennung dieses Browsers. Kein Konto, keine E-Mail-Adresse, keine IP-Adresse.
web-delete-sure = Alles endgültig löschen?
web-delete-games = Laufende Partien werden aufgegeben. Tische, die noch warten, werden geschlossen.
web-delete-names = Tische, an denen sonst niemand saß, werden gelöscht. An den anderen steht statt deines Namens ein Fragezeichen. Die Liste deiner beendeten Partien wird gelöscht.
web-delete-devices = Alle deine Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
web-delete-yes = Alles löschen
web-deleted = Deine Daten sind gelöscht
web-deleted-about = Der Server kennt diesen Browser nicht mehr. Sprache und Darstellung bleiben, wie du sie gewählt hast; sie sind nur hier gespeichert.
web-nothing-known = Der Server weiß nichts über diesen Browser.

## Rules and cards

web-rules-title = Die Regeln
web-cards-title = Alle Karten
web-search = Suchen
web-find-rule = Regel finden, nach Nummer oder Wort
web-found =
    { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
web-all = Alle
web-kind-tribe = Stammeskarten
web-kind-goods = Warenkarten
web-kind-border = Randfelder
web-kind-dune = Wanderdünen
web-only-doubtful = Nur rekonstruierte
web-nothing-found = Keine Treffer.

## Result

web-result = Ergebnis
web-you-win = Du gewinnst, { $points } zu { $other }
web-you-lose = Du verlierst, { $points } zu { $other }
web-source = Quelle
web-points-from = Woher die Punkte kommen
web-points-by-round = Punkte nach Runden
web-display-of = Auslage: { $player }
web-rematch = Revanche
web-rematch-asked = Du möchtest eine Revanche. Warten auf Antwort.
web-rematch-wish = { $player } möchte eine Revanche.
web-to-rematch = Zur neuen Partie
web-review = Spielfeld ansehen
web-record = Aufzeichnung
web-fair = Fair gegeben?
web-fair-about = Vor der Partie hat sich der Server mit dieser Zahl, dem SHA-256 seines Geheimnisses, festgelegt:
web-fair-yes = Hier geprüft: Das Geheimnis passt zur Festlegung, und der Schlüssel der Karten wurde daraus und aus den Zufallsbytes beider Seiten berechnet. Niemand konnte eine Karte wählen oder ändern. Nur wer den Server betreibt, hätte vorher in die Karten sehen können.
web-fair-no = Die Zahlen passen nicht zusammen. Traue diesen Karten nicht.
web-fair-unknown = Dieser Browser kann das nur auf Seiten mit https prüfen. Lade die Aufzeichnung herunter und prüfe sie mit „targi verify“.

## Settings

web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-system = Wie das System
web-theme-light = Mittag
web-theme-dark = Nacht
web-pace = Wie schnell Züge gezeigt werden
web-pace-off = Sofort
web-pace-slow = In Ruhe
web-pace-normal = Normal
web-pace-fast = Zügig
web-confirm-moves = Züge bestätigen: Der erste Klick wählt, der zweite spielt
web-sounds = Töne
web-shortcuts = Tastenkürzel
web-shortcuts-about = U Zug zurücknehmen, H Tipp, Enter bestätigen, 1 bis 9 Auswahl, N nächste Möglichkeit, Esc abbrechen, L Verlauf, / Befehle. Mit den Pfeiltasten bewegst du dich über das Spielfeld. Im Verlauf, oder wenn keine Schaltfläche den Fokus hat, gehst du damit in der Zeit zurück und vor, mit Umschalt rundenweise, mit Pos1 an den Anfang; hat keine Schaltfläche den Fokus, startest und stoppst du mit der Leertaste die Wiedergabe; mit Komma und Punkt überall zurück und vor, mit Ende und Esc zum aktuellen Stand.
web-commands = Befehle tippen: der Tisch in Worten, für Screenreader
web-codes = Kürzel in Sätzen: Karten und Plätze mit ihren Kürzeln, etwa BO4 und 2,1
web-game = Diese Partie

## When something is not there

web-no-table = Diesen Tisch gibt es nicht
web-no-table-about = Der Link ist fehlerhaft, oder der Tisch wurde gelöscht. Bitte um einen neuen Link, oder stelle selbst einen Tisch auf.
web-other-rules = Diese Partie wurde mit einer älteren Version begonnen
web-other-rules-about = Der Server spielt inzwischen nach neueren Regeln.
web-no-page = Hier ist nichts
web-no-page-about = Vielleicht ist in der Adresse ein Fehler.
web-server-gone = Der Server antwortet nicht
web-server-gone-about = Vielleicht startet er gerade neu, oder dieses Gerät hat keine Verbindung. Diese Seite versucht es von selbst wieder.
web-old = Diese Seite ist veraltet
web-old-about = Der Server wurde aktualisiert. Lade die Seite neu; deine Partie bleibt erhalten.
web-not-loaded = Ein Teil dieser Seite konnte nicht geladen werden
web-not-loaded-about = Prüfe deine Verbindung und lade neu; deine Partie bleibt erhalten.

## Lists of tables, what is played, names

# How a table stands, after the box in a list of mine.
web-your-turn = du bist am Zug
web-turn-of = { $player } ist am Zug
web-won = gewonnen
web-lost = verloren
web-drawn = unentschieden
web-won-by = { $player } hat gewonnen
web-show-all = Alle zeigen ({ $number })
web-no-tables-mine = Du hast noch keine Tische. Hier erscheinen alle, die du aufstellst oder an die du dich setzt.
web-no-tables-open = Gerade wartet niemand. Stell einen Tisch mit einem Platz für alle auf, dann finden ihn andere hier.
web-played = Spieloptionen
web-name-long = Ein Name hat höchstens 24 Zeichen. Bitte kürze ihn.
web-no-answer = Der Server antwortet nicht. Nichts ist verloren: Versuch es gleich noch einmal.
web-try-now = Jetzt versuchen

## A slow or lost connection, and the chart of the result

web-notices = Hinweise
web-online = Die Verbindung ist wieder da.
web-on-its-way = Wird gesendet …
web-will-be-sent = Das wird gesendet, sobald die Verbindung wieder da ist.
web-chart-start = Beginn
web-chart-round = Runde

## What a move would bring, said to whoever thinks about it

# The player's lines would cross where these cards lie; a goods card is named by what it gives.
web-would-cross =
    { $number ->
        [one] Deine Kreuzung: { $things }.
       *[other] Deine Kreuzungen: { $things }.
    }
web-would-get = Du bekommst { $tokens }.
web-would-give = Du gibst { $tokens } ab.
web-would-exchange = Du gibst { $given } und bekommst { $taken }.
web-would-display = Du bezahlst { $tokens } und legst { SAY($card, form: "acc") } in Reihe { $row } aus.
web-would-save = Du sparst { $tokens } dank { SAY($card, form: "dat") }.
web-would-hold = Du nimmst { SAY($card, form: "acc") } auf die Hand.
web-would-discard = Du legst { SAY($cards, form: "acc") } ab.
web-would-lose = Du verlierst { SAY($card, form: "acc") }.
web-would-leave =
    { $number ->
        [one] Du lässt eine Aktion ungenutzt: { $places }.
       *[other] Du lässt { $number } Aktionen ungenutzt: { $places }.
    }
web-would-be-spared = Dank { SAY($cause, form: "dat") } musst du beim Überfall nichts abgeben.
web-would-start = Du bekommst das Startspielerzeichen.

## Where there is little room

web-raid-after = Überfall nach Runde { $round }: { $demands }.
web-in-detail = { $player } genauer ansehen
web-round-about = Runde, Überfall und Stapel

## Several goods to choose

web-one-more = Eins mehr: { $kind }
web-one-less = Eins weniger: { $kind }
web-to-choose = Noch zu wählen: { $tokens }

## Where one stands: only watching, a link that reaches nobody, a name that is missing

web-watching = Du schaust zu.
web-watching-taken = Der Platz ist vergeben. Du schaust zu.
# With the link for a friend or another device; a command follows, the same in every language.
web-link-local = Diesen Link kann nur dieser Computer öffnen. Andere können es, wenn du diese Seite unter der Netzwerkadresse öffnest, die dieser Befehl ausgibt:
web-name-missing = Bitte gib einen Namen ein.

## Resigning, and what is typed at a table only

# On one device: $player is whoever is to move.
web-resign-who = Gibt { $player } diese Partie auf?
# $command is what is to be typed.
web-resign-type = Zum Aufgeben tippe: { $command }
web-help-hint = Tippe help für eine Liste der Befehle.
# More lines for the help; the first word of each is typed in every language.
web-help =
    resign: die Partie aufgeben; du wirst noch einmal gefragt
    draw: Unentschieden anbieten
    accept: Unentschieden annehmen oder einen Zug zurücknehmen lassen
    decline: beides ablehnen

## My finished games

web-games = Meine Partien
web-games-about = Deine Bilanz und alle Partien, die du beendet hast.
web-games-record = Bilanz
web-games-finished = Beendete Partien
web-games-empty = Noch keine beendeten Partien. Spiel eine, dann steht ihr Ergebnis hier.
web-games-play = Eine Partie spielen
web-games-more = Weitere Partien zeigen
web-games-opponent = Gegenüber
# Opponents who are no computers.
web-games-people = Menschen
# How many games; headings of columns.
web-games-won = Gewonnen
web-games-drawn = Unentschieden
web-games-lost = Verloren
# The points of both, mine first.
web-game-points = { $points } zu { $other }
# In which round a game ended, and how if not on points; small print after the result.
web-game-round = Runde { $round }
web-game-they-resigned = dein Gegenüber hat aufgegeben
web-game-you-resigned = du hast aufgegeben
web-game-they-left = dein Gegenüber kam nicht zurück
web-game-you-left = du kamst nicht zurück
web-game-agreed = nach Vereinbarung
# Before becoming somebody else in this browser.
web-follow-games = Auch deine beendeten Partien in diesem Browser bleiben zurück. Du kommst dann nicht mehr an sie heran.
## A link to a moment of a game

# The moment that a link names does not exist.
web-no-moment = Diesen Stand gibt es in der Partie nicht. Du siehst den aktuellen.
web-moment-not-loaded = Dieser Stand konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
web-copy-moment = Link zu diesem Stand kopieren
## What is ahead of a move: the place, the crossing, the row, the limits

# A tribe card and its victory points.
web-card-there = Karte: { $card }.
web-hand-free = Sie kann auf deine Hand.
web-hand-full = Deine Hand ist voll.
web-hand-later = In einer späteren Runde kannst du sie beim Adeligen auslegen.
web-card-worth = Sie bringt { $vp }.
web-keeps = Du behältst { $tokens }.
web-keeps-nothing = Du behältst nichts.
web-no-crossing-yet = Noch keine Kreuzung.
web-no-crossing = Keine Kreuzung in dieser Runde.
web-no-new-crossing = Keine neue Kreuzung.
# Border cards in a few words.
web-there-noble = Lege deine Handkarte aus oder ab.
web-there-trader = Tausche Waren.
web-there-fata-morgana = Versetze einen deiner Marker.
web-there-silversmith = Tausche Waren oder Gold gegen Siegpunkte.
web-there-caravan = Decke eine Warenkarte auf.
web-there-tribal-expansion = Decke eine Stammeskarte auf.
web-noble-idle = Deine Hand ist leer: hier gibt es nichts zu tun.
# More would be held than may be kept. $tokens are all that are held, $limit what may be kept.
web-limit-ahead = Ohne Ausgaben kommst du auf { $tokens } oder mehr; die Obergrenze ist { $limit }.
web-limit-then = Du hast dann { $tokens }; die Obergrenze ist { $limit }.
web-limit-now = Du hast { $tokens }; die Obergrenze ist { $limit }, der Rest geht zurück.
# A card in a row of four. $cards lie there then, $number are missing.
web-row-first = Erste Karte der Reihe: vier gleiche bringen { $alike }, vier verschiedene { $different }.
web-row-alike =
    { $number ->
        [one] { $cards } von 4 gleichen: { $number } weitere bringt { $vp }.
       *[other] { $cards } von 4 gleichen: { $number } weitere bringen { $vp }.
    }
web-row-different =
    { $number ->
        [one] { $cards } von 4 verschiedenen: { $number } weitere bringt { $vp }.
       *[other] { $cards } von 4 verschiedenen: { $number } weitere bringen { $vp }.
    }
web-row-lost = Diese Reihe kann nicht mehr ganz gleich oder ganz verschieden werden.
web-row-full = Vollendet die Reihe.
web-row-full-alike = Vollendet die Reihe, vier gleiche: { $vp }.
web-row-full-different = Vollendet die Reihe, vier verschiedene: { $vp }.
web-row-full-lost = Vollendet die Reihe, weder gleich noch verschieden.
## What players say to each other

web-emote = Etwas sagen
web-emote-hello = Hallo!
web-emote-well-played = Gut gespielt!
web-emote-thanks = Danke!
web-emote-oops = Ups!
web-emote-thinking = Ich überlege.
web-emote-good-game = Schönes Spiel!
# $player says $emote, one of the six above.
web-emote-said = { $player }: { $emote }
# After too many at once.
web-emote-later = Einen Moment: In ein paar Sekunden kannst du wieder etwas sagen.
# A setting.
web-mute = Mein Gegenüber stumm schalten: nicht zeigen, was es sagt
## The pictures of the rules: what each explains, and for those who do not see it what is on it

web-picture-board = Das Grundspiel zu Beginn: sechzehn nummerierte Randfelder um neun Karten im Mittelfeld. Der Räuber steht auf 1.
web-picture-board-seen = Das Spielfeld: fünf mal fünf Karten. Oben liegen 16, 1, 2, 3 und 4, rechts abwärts 5 bis 8, unten zurück 9 bis 12, links aufwärts 13 bis 15. Die neun Karten im Inneren sind abwechselnd Warenkarten und Stammeskarten, mit Warenkarten an den Ecken und in der Mitte.
web-picture-placing = Die Targi von Blau auf 2 und 13 ziehen zwei Linien. Wo sie sich kreuzen, bekommt Blau einen Marker. Die leuchtenden Felder stehen dem dritten Targi von Blau offen. 3 und 15 sind gesperrt: Sie liegen den Targi von Weiß auf 9 und 5 gegenüber.
web-picture-placing-seen = Das Spielfeld beim Setzen der Targi. Die Linien von Blau, von 2 abwärts und von 13 quer, kreuzen sich auf der mittleren Karte der untersten Reihe des Mittelfelds. Die Linien von Weiß, von 9 aufwärts und von 5 quer, kreuzen sich auf der rechten Karte der obersten Reihe. 6, 7, 10, 11 und 14 leuchten.
web-picture-dune = Der dritte Targi von Blau steht auf einer Wanderdüne. Er führt die Wanderdüne aus, zieht aber keine Linie: Nur die Linien von 2 und 13 kreuzen sich.
web-picture-dune-seen = Das Spielfeld der Erweiterung, daneben drei Wanderdünen. Blau hat Targi auf 2, auf 13 und auf der ersten Wanderdüne, Weiß auf 6 und 9. Nur die auf Randfeldern ziehen Linien.
web-picture-raid = Nach Runde 3 kommt der Räuber an Ecke 4: der erste Überfall. Ihr zahlt beide, was die Karte zeigt: 1 Ware oder 1 Siegpunkt.
web-picture-raid-seen = Die Runden als Perlenschnur, mit einem Überfall nach jeder dritten. Darunter die Ecke des Spielfelds oben rechts: Der Räuber steht auf 4.
web-picture-rows = Drei volle Reihen. Vier gleiche Symbole sind 4 Siegpunkte wert, vier verschiedene 2 Siegpunkte. In der dritten Reihe liegen zwei Zelte: Sie ist nichts wert.
web-picture-rows-seen = Eine Auslage. In der ersten Reihe liegen vier Oasen; in der zweiten ein Kamelreiter, ein Brunnen, ein Zelt und eine Targia-Karte; in der dritten ein Brunnen, ein Zelt, eine Targia-Karte und noch ein Zelt.

## A tab that is open while one's data is deleted elsewhere

web-unknown-now = Dieser Browser ist nicht mehr bekannt
web-unknown-now-about = Deine Daten wurden in einem anderen Tab oder auf einem anderen Gerät gelöscht. Du kannst jederzeit neu anfangen.

## How much is held, which Targi is placed, and what rows are for

# While placing: which of how many Targis of this round.
web-place-number = Setze Targi { $number } von { $most }.
# How much is held of what may be kept at the end of a turn: "8/10 goods".
web-count = { $held }/{ $limit } { $kind }
web-count-near = Nah an der Obergrenze: { $count }.
web-count-over = Über der Obergrenze: { $count }.
# Above the display, while a card is laid in a row of four.
web-rows-for = 4 gleiche { $alike } · 4 verschiedene { $different }

## A replay: the moments of a game one after the other

web-replay = Wiedergabe
web-replay-play = Züge abspielen
web-replay-pause = Anhalten
web-moment-first = Zum Anfang
web-round-before = Eine Runde zurück
web-round-after = Eine Runde vor
## To look things up: beside the board, or from the menu

web-reference = Zeichen, Vorteile und Stapel
web-signs = Zeichen
web-lasting = Bleibende Vorteile
web-lasting-none = Noch keine.
web-to-come = Was noch kommt
web-rounds-left =
    { $amount ->
        [one] Noch { $amount } Runde
       *[other] Noch { $amount } Runden
    }
web-raids-left =
    { $amount ->
        [one] noch { $amount } Überfall
       *[other] noch { $amount } Überfälle
    }
web-unseen = Noch nicht gesehene Stammeskarten, nach Symbol:
# When an effect works, as briefly as can be.
web-sign-immediate = Sofort
web-sign-permanent = Dauerhaft
web-sign-once = Einmalig
web-sign-stored = Auf der Karte gelagert
web-sign-next-round = Nächste Runde
web-sign-end = Spielende

## Advice in the first games: one sentence about what matters now

# A setting.
web-advice-setting = Hinweise in den ersten Partien
web-advice-last = Das ist die letzte Runde: Waren und Gold allein bringen keine Punkte.
# $tokens is what is still missing.
web-advice-raid = Der Überfall nach dieser Runde verlangt { $demands }; das kannst du schon bezahlen.
web-advice-raid-short = Der Überfall nach dieser Runde verlangt { $demands }; du brauchst noch { $tokens }.
web-advice-limit = Du hast { $tokens }; am Ende deines Zuges darfst du höchstens { $limit } behalten.
web-advice-hand = Deine Hand ist voll: Eine Stammeskarte, die du nicht bezahlen kannst, kannst du nur ablegen.
# Actions that are still to be taken.
web-advice-unused =
    { $number ->
        [one] Jeder deiner Targis und Marker gibt dir eine Aktion; { $number } ist noch ungenutzt.
       *[other] Jeder deiner Targis und Marker gibt dir eine Aktion; { $number } sind noch ungenutzt.
    }
web-advice-noble = Du hast eine Handkarte: Mit einem Targi beim Adeligen könntest du sie auslegen.
web-advice-noble-short = Beim Adeligen könntest du deine Handkarte auslegen; du brauchst noch { $tokens }.
# A card that goes on with a row: $cards of four would lie there.
web-advice-row-alike = Du kannst { SAY($card, form: "acc") } erreichen und bezahlen: In Reihe { $row } wären es { $cards } gleiche Symbole, und vier bringen { $vp }.
web-advice-row-different = Du kannst { SAY($card, form: "acc") } erreichen und bezahlen: In Reihe { $row } wären es { $cards } verschiedene Symbole, und vier bringen { $vp }.

## The level to try next

# How often $player, a level, was beaten or has won without a break; $next is another level.
web-level-up = Du hast { $player } { $number }-mal hintereinander besiegt. Wie wäre es mit { $next }?
web-level-down = { $player } hat { $number }-mal hintereinander gewonnen. Wie wäre es mit { $next }?
web-level-try = Gegen { $next } spielen
