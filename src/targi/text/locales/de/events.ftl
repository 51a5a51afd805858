# What happened, one sentence each. Present tense, because a player's name has no gender.
#
# $player is who does it; $tokens, $given and $taken are lists of tokens with their numbers
# ("2 Salz und 1 Gold"); $card, $dune, $target, $source and $cause name a card, $cell and $place a
# place. A card in the middle of a sentence takes its article and case (see terms.ftl).

# Said behind a sentence if there was nothing to choose.
event-forced = (keine andere Wahl)
# Said behind a sentence: the rule that it rests on.
event-rule = (Regel { $rule })

## The course of the game

# Before the first round.
event-deal = Im Mittelfeld werden ausgelegt: { $cards }.
event-first-player = { $player } hat das Startspielerzeichen.
event-first-discard = Der Ablagestapel der Stammeskarten beginnt mit { SAY($card, form: "dat") }.
event-round = Runde { $amount } beginnt.
event-robber = Der Räuber geht { SAY($target, form: "to") }.
event-targia = Die Targia geht { SAY($target, form: "to") }.
event-raid = Überfall an Ecke { $number }!
event-starting-player = Das Startspielerzeichen geht an { $player }.
event-fewer-targis = { $player } hat in dieser Runde nur { $amount } Targi.
event-next-round-fewer = Durch { SAY($cause, form: "acc") } hat { $player } in der nächsten Runde nur { $amount } Targi.
event-shuffle-goods =
    { $amount ->
        [one] Der Nachziehstapel der Warenkarten ist leer: { $amount } abgelegte Karte bildet den neuen.
       *[other] Der Nachziehstapel der Warenkarten ist leer: { $amount } abgelegte Karten werden zu einem neuen gemischt.
    }
event-shuffle-tribes =
    { $amount ->
        [one] Der Nachziehstapel der Stammeskarten ist leer: { $amount } abgelegte Karte bildet den neuen.
       *[other] Der Nachziehstapel der Stammeskarten ist leer: { $amount } abgelegte Karten werden zu einem neuen gemischt.
    }
event-shuffle-dunes =
    { $amount ->
        [one] Der Nachziehstapel der Wanderdünen ist leer: { $amount } abgelegte Wanderdüne bildet den neuen.
       *[other] Der Nachziehstapel der Wanderdünen ist leer: { $amount } abgelegte Wanderdünen werden zu einem neuen gemischt.
    }
event-end-turn = { $player } beendet den Zug.
event-end-twelfth-card = In einer Auslage liegen zwölf Karten: Die Partie ist zu Ende.
event-end-last-raid = Der letzte Überfall ist überstanden: Die Partie ist zu Ende.

## Figures and markers

event-place = { $player } setzt einen Targi auf { SAY($target, form: "acc") }.
# A card in the display lifts a ban (rule 3.7).
event-place-by-card = { $player } setzt dank { SAY($card, form: "dat") } einen Targi auf { SAY($target, form: "acc") }.
event-markers =
    { $number ->
        [one] { $player } bekommt einen Marker auf { SAY($places, form: "dat") }.
       *[other] { $player } bekommt Marker auf { SAY($places, form: "dat") }.
    }
event-move-marker = { $player } versetzt den Marker von { SAY($source, form: "dat") } auf { SAY($target, form: "acc") }.
# Figures and markers that the player did not use; $number of them.
event-take-back =
    { $number ->
        [one] { $player } lässt eine Aktion ungenutzt: { $places }.
       *[other] { $player } lässt { $number } Aktionen ungenutzt: { $places }.
    }
# The joker dune went to the other player (rule 5.32).
event-take-back-dune = { $player } nimmt den Targi von { SAY($dune, form: "dat") } zurück, denn sie ist schon vergeben.

## Actions

event-use-border = { $player } nutzt { SAY($card, form: "acc") }.
event-use-centre = { $player } nutzt die Karte auf { $cell }.
event-use-dune = { $player } führt { SAY($card, form: "acc") } aus.
event-use-hand = { $player } spielt dank { SAY($card, form: "dat") } die Handkarte.
event-use-targia = { $player } nutzt die Targia.
event-use-by-dune = { $player } nutzt mit { SAY($dune, form: "dat") } { SAY($card, form: "acc") }.
event-use-card = { $player } nutzt { SAY($card, form: "acc") }.

## Tokens

event-gain-border = { $player } nimmt { $tokens } { SAY($card, form: "at") }.
event-gain-goods-card = { $player } nimmt { $tokens } von { SAY($card, form: "dat") }.
# A tribe card or a dune gives them.
event-gain-card = { $player } bekommt { $tokens } dank { SAY($card, form: "dat") }.
event-gain-targia = { $player } nimmt { $tokens } von der Targia.
# The opponent could not pay the raid (rule 7.3).
event-gain-raid = { $player } bekommt { $tokens } für die unerfüllte Forderung.
event-exchange = { $player } tauscht { $given } gegen { $taken }.
event-pay = { $player } bezahlt { $tokens } für { SAY($card, form: "acc") }.
event-pay-and-display = { $player } bezahlt { $tokens } und legt { SAY($card, form: "acc") } in Reihe { $row } aus.
event-pay-marker = { $player } bezahlt { $tokens }, um auch den anderen Marker zu versetzen.
event-pay-next-card = { $player } bezahlt { $tokens } für die nächste Karte.
event-pay-targia = { $player } bezahlt { $tokens }, um eine Warenkarte aufzudecken.
event-pay-raid = { $player } gibt beim Überfall { $tokens } ab.
event-return = { $player } liegt über einer Obergrenze und gibt { $tokens } zurück.
event-leave-out = { $player } spart { $tokens } dank { SAY($card, form: "dat") }.
event-store = { $player } lagert { $tokens } auf { SAY($card, form: "dat") }.
event-use-stored = { $player } bezahlt { SAY($card, form: "acc") } mit { SAY($tokens, form: "stored") }.
event-lose-stored = { $player } verliert das gelagerte Gold der Karte ({ $tokens }).
event-spared = Dank { SAY($cause, form: "dat") } muss { $player } beim Überfall nichts abgeben.
event-unpaid = { $player } kann keine Forderung des Überfalls erfüllen.

## Cards

# In a list of cards turned up in the centre, and in moves.
card-on-place =
    { $form ->
        [acc] { SAY($card, form: "acc") } ({ $place })
       *[bare] { $card } ({ $place })
    }
event-turn-up = Aufgedeckt: { $cards }.
event-fill = In die Lücke { SAY($place, form: "at") } kommt eine verdeckte { $card }.
event-display = { $player } legt { SAY($card, form: "acc") } in Reihe { $row } aus.
event-take-into-hand = { $player } nimmt { SAY($card, form: "acc") } auf die Hand.
event-discard = { $player } legt { SAY($cards, form: "acc") } ab.
event-take-discarded = { $player } nimmt { SAY($card, form: "acc") } vom Ablagestapel.
event-move-card = { $player } versetzt { SAY($card, form: "acc") } auf { $place }.
event-card-back-to-hand = { $player } nimmt { SAY($card, form: "acc") } aus der Auslage auf die Hand.
event-lose-card = { $player } verliert { SAY($card, form: "acc") }.
# Before a round, by nobody.
event-discarded = Abgelegt: { $cards }.
event-action-marker = Auf { SAY($card, form: "acc") } kommt ein Aktionsmarker.
event-action-marker-back = Der Aktionsmarker auf { SAY($card, form: "dat") } geht in den Vorrat zurück.
