# What happens at a table besides moves, why a table refuses something, and its opponents.
#
# $player, $by and $winner are players, $name what somebody calls himself. Present tense, because a
# player's name has no gender.

## Entries: what happens at a table

# $seat is "blue" or "white".
entry-seat-taken =
    { $seat ->
        [blue] { $name } spielt Blau.
       *[white] { $name } spielt Weiß.
    }
entry-undone = { $player } nimmt einen Zug zurück.
entry-undo-asked = { $player } möchte einen Zug zurücknehmen.
entry-undo-refused = { $player } ist nicht damit einverstanden, dass der Zug zurückgenommen wird.
entry-draw-offered = { $player } bietet Unentschieden an.
entry-draw-declined = { $player } lehnt das Unentschieden ab.
entry-resigned = { $player } gibt auf.
# The player has no connection any more.
entry-left = { $player } verlässt den Tisch.
entry-returned = { $player } ist wieder da.
# The other one has waited long enough.
entry-gone = { $player } ist schon zu lange weg.
entry-claimed = { $player } beansprucht den Sieg.
# $player is who is gone, $level the level that plays instead.
entry-bot-took-over = Der Computer ({ $level }) spielt für { $player } weiter.
entry-hinted = { $player } bekommt einen Tipp.
entry-rematch-asked = { $player } möchte noch einmal spielen.
entry-rematch-agreed = Beide spielen noch einmal, an einem neuen Tisch.
entry-closed-withdrawn = Der Tisch ist geschlossen: Die Partie findet nicht statt.
entry-closed-idle = Der Tisch ist geschlossen: Hier ist lange nichts mehr geschehen.

## How a game ended, at a table or in a record

end-completed = Die Partie ist zu Ende: { $winner } gewinnt.
end-completed-draw = Die Partie ist zu Ende: Unentschieden.
end-resigned = { $by } gibt auf: { $winner } gewinnt.
end-timeout = { $by } hat die Bedenkzeit überschritten: { $winner } gewinnt.
end-abandoned = { $by } kommt nicht zurück: { $winner } gewinnt.
end-agreed = Beide einigen sich auf Unentschieden.
end-unfinished = Die Partie ist nicht zu Ende gespielt.

## Why a table does not do something, said to the player who wanted it

code-malformed = Das versteht der Tisch nicht.
code-old-client = Diese Seite ist veraltet. Lade sie neu.
code-bad-table = So lässt sich kein Tisch eröffnen.
code-foreign-page = Diese Seite darf diesen Server nicht benutzen.
code-too-many = Zu viele Anfragen. Warte einen Augenblick und versuche es noch einmal.
code-not-known = Wähle zuerst einen Namen.
code-not-yours = Das ist nicht dein Platz.
code-late = Inzwischen ist etwas geschehen. Sieh dir den Tisch an und versuche es noch einmal.
code-ahead = So weit ist der Tisch noch nicht. Lade die Seite neu.
code-no-table = Hier ist kein Tisch. Vielleicht ist der Link unvollständig, oder der Tisch ist zu alt.
code-other-rules = Diese Partie wurde mit anderen Regeln des Programms begonnen und kann hier nicht weitergespielt werden.
code-closed = Der Tisch ist geschlossen.
code-not-started = Die Partie hat noch nicht begonnen.
code-started = Die Partie hat schon begonnen.
code-over = Die Partie ist zu Ende.
code-not-over = Die Partie ist noch nicht zu Ende.
code-no-lesson = Diese Lektion gibt es hier nicht.
code-other-lesson = Diese Lektion hat sich geändert. Beginne sie noch einmal.
code-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf deinem anderen Gerät einen neuen.
code-seat-taken = Da sitzt schon jemand.
code-wrong-invitation = Dieser Link passt nicht zum Platz. Vielleicht ist er abgeschnitten oder wurde ersetzt: Lass ihn dir noch einmal geben.
code-old-invitation = Dieser Link wurde durch einen neueren ersetzt. Lass ihn dir geben.
code-no-invitation = An diesem Tisch ist kein Platz reserviert.
code-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer, keine doppelten Leerzeichen und beginnt nicht mit „bot:“.
code-nonce-given = Du hast schon gesagt, dass du bereit bist.
code-not-your-turn = Du bist nicht am Zug.
code-illegal-move = Die Regeln erlauben diesen Zug nicht.
code-no-hints = Tipps gibt es nur in Partien gegen den Computer.
code-hint-failed = Der Computer hat keinen Tipp gefunden. Versuche es noch einmal.
code-not-bots-turn = Der Computer ist nicht am Zug.
code-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
code-needs-consent = Dein Gegenüber muss einverstanden sein: Es wurden Karten aufgedeckt, oder dein Zug ist vorbei.
code-undo-is-free = Diesen Zug kannst du zurücknehmen, ohne zu fragen.
code-asked-already = Danach hast du schon gefragt. Warte, bis jemand gezogen hat.
code-no-offer = Ein solches Angebot liegt nicht vor.
code-bot-opponent = Der Computer nimmt keine Angebote an.
code-not-gone = Dein Gegenüber ist da oder noch nicht lange genug weg.
code-forgotten = Dein Gegenüber hat alle eigenen Daten gelöscht und kommt nicht wieder.

## The levels of the computer, the weakest first: what stands behind the name in a list. The names
## are the same in every language.

level-scarab = spielt aufs Geratewohl
level-gecko = weiß, was gut ist, patzt aber oft
level-jerboa = spielt in Gedanken viele Partien mit zufälligen Zügen zu Ende
level-dorcas = weiß, was gut ist, patzt hin und wieder
level-fennec = nimmt, was sofort am besten aussieht
level-addax = denkt ein wenig voraus
level-oryx = denkt voraus
level-caracal = denkt weit voraus
