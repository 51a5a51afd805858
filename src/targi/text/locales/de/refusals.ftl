# Why a move is not possible, said to the player who tried it.
#
# $card names a card, $cell a place of the centre, $place a place of the display, $question what is
# asked now, $tokens and $missing tokens with their numbers, $kind a kind of token.

# A refusal with the number of its rule.
refused = { $reason } (Regel { $rule })

refused-malformed = Das verstehe ich nicht. { $question }
refused-malformed-nearest = Das verstehe ich nicht. Meintest du „{ $nearest }“? { $question }
refused-game-over = Die Partie ist zu Ende.
refused-not-now = Das geht jetzt nicht. { $question }
refused-action-unfinished = Bring erst zu Ende, was du angefangen hast. { $question }
refused-corner = Auf einer Ecke kann kein Targi stehen.
refused-robber-here = Auf { SAY($card, form: "dat") } steht der Räuber.
refused-occupied = { $by } hat einen Targi auf { SAY($card, form: "dat") }.
refused-opposite-opponent = Gegenüber, auf { SAY($opposite, form: "dat") }, steht ein gegnerischer Targi.
# Always a dune, so that "die" fits.
refused-dune-not-open = Die { $card } liegt nicht offen.
refused-no-targi = Du hast keinen Targi auf { SAY($card, form: "dat") }.
refused-no-marker = Du hast keinen Marker auf { SAY($cell, form: "dat") }.
refused-used = Du hast { SAY($card, form: "acc") } in dieser Runde schon genutzt.
refused-used-cell = Du hast die Karte auf { $cell } in dieser Runde schon genutzt.
refused-used-targia = Du hast die Targia in dieser Runde schon genutzt.
refused-no-hand-card = Du hast keine Handkarte.
refused-hand-card-new = Du hast { SAY($card, form: "acc") } erst in dieser Runde genommen; beim Adeligen spielst du nur ältere Handkarten.
refused-no-hand-power = Keine Karte deiner Auslage erlaubt dir, deine Handkarte zu spielen.
refused-nothing-to-trade = Du hast nichts, was der Händler nimmt.
refused-nothing-to-sell = Du hast nichts, was der Silberschmied nimmt.
refused-no-marker-to-move = Du hast keinen Marker mehr, den du versetzen könntest.
refused-no-free-card = Auf jeder offenen Karte im Mittelfeld liegt schon ein Marker.
refused-no-marker-on-tribe = Du hast keinen ungenutzten Marker auf einer Stammeskarte.
# Always a dune, whose genitive is its dative.
refused-no-part = Kein Vorteil { SAY($card, form: "dat") } ist jetzt möglich.
refused-no-targia = Du hast keinen Targi auf { SAY($card, form: "acc") } gesetzt, wo die Targia steht.
refused-marker-used = Du hast { SAY($card, form: "acc") } schon genutzt; das geht nur einmal.
refused-card-not-now = Du kannst { SAY($card, form: "acc") } jetzt nicht nutzen.
refused-display-full = Deine zwölf Plätze sind belegt; für { SAY($card, form: "acc") } ist keiner mehr frei.
refused-cannot-pay = Du kannst { SAY($card, form: "acc") } nicht bezahlen. Du brauchst noch { $missing }.
refused-cannot-pay-discount =
    { $discount ->
        [one] Du kannst { SAY($card, form: "acc") } nicht bezahlen. Du brauchst noch { $missing }; der Rabatt von { $discount } Ware reicht dafür nicht.
       *[other] Du kannst { SAY($card, form: "acc") } nicht bezahlen. Du brauchst noch { $missing }; der Rabatt von { $discount } Waren reicht dafür nicht.
    }
refused-no-alternative = Für { SAY($card, form: "acc") } gibt es keine Kostenalternative.
refused-hand-full = Deine Hand ist nicht leer: Du hast schon { SAY($card, form: "acc") }.
refused-in-hand = Du hast { SAY($card, form: "acc") } schon auf der Hand.
refused-needs-noble = Eine Handkarte kannst du nur beim Adeligen ablegen.
refused-no-extra = Für { SAY($card, form: "acc") } gibt es keine Zuzahlung.
refused-picked-to-keep = Du darfst { SAY($card, form: "acc") } auslegen oder auf die Hand nehmen, aber nicht ablegen.
refused-cannot-reject = Du kannst { SAY($card, form: "acc") } nicht ablehnen, denn es lässt sich keine andere Karte aufdecken.
refused-no-gold-in-cost = Diese Kosten für { SAY($card, form: "acc") } enthalten kein Gold, das du weglassen könntest.
refused-not-in-cost = { $kind } kannst du nicht weglassen: Davon ist in den Kosten nichts mehr übrig.
refused-same-payment = Mit einer anderen Wahl bezahlst du dieselben Plättchen.
refused-row-full = Reihe { $row } hat schon vier Karten.
refused-equal-empty-row = Reihe { $row } ist genauso leer wie Reihe { $first }; nimm Reihe { $first }.
refused-goods-order = Wähle Waren in der Reihenfolge Datteln, Salz, Pfeffer.
# $tokens is what it takes, $held how many of them the player has.
refused-too-few = Dafür brauchst du { $tokens }; { $held ->
        [0] du hast nichts davon
       *[other] du hast { $held }
    }.
refused-no-water-here = Du kannst jetzt kein Wasser tauschen. { $question }
refused-water-needed = Dieses Wasser brauchst du, um die Aktion zu Ende zu bringen. { $question }
refused-not-offered = Das bekommst du { SAY($card, form: "at") } nicht.
refused-no-cheap-gold = Du hast keine Karte, mit der du Gold für zwei Waren bekommst.
refused-cheaper = Für das Gold genügen dir zwei gleiche Waren: Gib 2 { $kind }.
refused-no-one-for-one = Du hast keine Karte, mit der du Waren eins zu eins tauschen darfst.
refused-received-this-visit = Du hast gerade { $kind } eins zu eins bekommen und kannst diese Sorte nicht eins zu eins wieder weggeben.
refused-must-trade-first = Tausche zuerst etwas.
refused-face-down = Die Karte { SAY($cell, form: "at") } liegt verdeckt.
refused-marker-there = { $by } hat einen Marker auf { SAY($cell, form: "dat") }.
refused-not-displayed = Du hast { SAY($card, form: "acc") } nicht in deiner Auslage.
refused-chosen-already = Du hast { SAY($card, form: "acc") } schon gewählt.
refused-cards-order = Nenne vor { SAY($card, form: "dat") } die Karte, die weiter vorn liegt.
refused-no-place = Für { SAY($card, form: "acc") } gibt es keinen anderen Platz.
refused-place-taken = Auf { $place } liegt schon eine Karte.
refused-same-place = Auf { $place } lag die Karte schon; wähle einen anderen Platz.
refused-gap = Mit einer Karte auf { $place } bliebe eine Lücke.
refused-too-few-cards =
    { $needed ->
        [one] Dafür brauchst du { $needed } solche Karte in deiner Auslage; du hast { $held }.
       *[other] Dafür brauchst du { $needed } solche Karten in deiner Auslage; { $held ->
            [0] du hast keine
           *[other] du hast { $held }
        }.
    }
refused-not-to-hand = Die { $card } kannst du nicht auf die Hand nehmen.
refused-other-kind = Die Karte { SAY($cell, form: "at") } ist von der anderen Art.
refused-no-opponents-targi = Dein Gegenüber hat keinen Targi auf { SAY($card, form: "acc") } gesetzt.
refused-not-open = Du kannst { SAY($card, form: "acc") } nicht wählen, denn die Karte liegt nicht offen.
refused-not-demanded = Das verlangt der Überfall an Ecke { $raid } nicht.
# A demand of a raid: $demanded is all that it asks for, $missing what the player lacks of it.
refused-cannot-meet = Der Überfall verlangt { $demanded }; du brauchst noch { $missing }.
refused-cannot-meet-card = Du hast keine ausgelegte Karte, die du abgeben könntest.
refused-cannot-meet-discount =
    { $discount ->
        [one] Der Überfall verlangt { $demanded }; du brauchst noch { $missing }, und mit deiner Karte lässt du davon nur { $discount } Ware weg.
       *[other] Der Überfall verlangt { $demanded }; du brauchst noch { $missing }, und mit deiner Karte lässt du davon nur { $discount } Waren weg.
    }
refused-must-pay = Du kannst bezahlen, also musst du.
refused-must-leave-missing = Lass weg, was dir fehlt, nicht { $kind }.
refused-row-empty = In Reihe { $row } liegt keine Karte.
