# What is asked of the player to move, said to that player.
#
# $card names a card, $marker a place of the centre, $goods a number of goods, $cards a number of
# cards.

# A question put to one of two players at the same screen.
ask-player = { $player }: { $question }

ask-place = Setze einen Targi.
ask-act = Nutze eine Figur oder einen Marker, oder beende deinen Zug.
ask-limit = Du liegst über einer Obergrenze. Tausche etwas, oder hör auf und gib den Rest zurück.
ask-raid = Überfall: Welche Forderung erfüllst du?
ask-take =
    { $goods ->
        [one] Nimm { $goods } Ware deiner Wahl.
       *[other] Nimm { $goods } Waren deiner Wahl.
    }
ask-give =
    { $goods ->
        [one] Überfall: Gib { $goods } Ware deiner Wahl ab.
       *[other] Überfall: Gib { $goods } Waren deiner Wahl ab.
    }
ask-give-limit =
    { $goods ->
        [one] Du darfst { $limit } behalten. Gib { $goods } Ware deiner Wahl ab.
       *[other] Du darfst { $limit } behalten. Gib { $goods } Waren deiner Wahl ab.
    }
ask-side = Was nimmst du von { SAY($card, form: "dat") }?
ask-tribe = Was machst du mit { SAY($card, form: "dat") }?
ask-leave = Rabatt: Welche Ware lässt du bei den Kosten für { SAY($card, form: "acc") } weg?
ask-add = Welche Ware bezahlst du zusätzlich für { SAY($card, form: "acc") }?
ask-row = In welche Reihe legst du { SAY($card, form: "acc") }?
ask-trade = Was tauschst du?
ask-sell = Was tauschst du beim Silberschmied?
ask-move = Welchen Marker versetzt du?
ask-to = Wohin kommt der Marker von { SAY($marker, form: "dat") }?
ask-lift = Welche Karte nimmst du auf?
ask-lift-second = Welche Karte nimmst du außer { SAY($card, form: "dat") } noch auf?
ask-lay = Wohin legst du { SAY($card, form: "acc") }?
ask-gift = Was nimmst du dank { SAY($card, form: "dat") }?
ask-substitute = Bezahlst du 1 Wasser und 1 Ware anstelle von 1 Gold für { SAY($card, form: "acc") }?
ask-reduce = Was lässt du bei den Kosten für { SAY($card, form: "acc") } weg?
ask-move-again = Bezahlst du 1 Wasser, um auch den Marker auf { SAY($marker, form: "dat") } zu versetzen?
ask-turn-up = Deckst du die nächste Stammeskarte auf, oder nimmst du die oberste Karte vom Ablagestapel?
ask-targia = Die Targia: Nimmst du eine Ware, oder bezahlst du eine, um eine Warenkarte aufzudecken?
ask-targia-pay = Welche Ware bezahlst du, um eine Warenkarte aufzudecken?
ask-targia-card = Nimmst du, was auf { SAY($card, form: "dat") } zu sehen ist, bezahlst du für die nächste Karte, oder hörst du auf?
ask-exchange = Welche Ware tauschst du?
ask-centre-tribe = Welche Stammeskarte nimmst du aus dem Mittelfeld?
ask-centre-goods = Welche Warenkarte nimmst du aus dem Mittelfeld?
ask-under-marker = Welche Stammeskarte, auf der dein Marker liegt, legst du aus?
ask-swap-way = Vertauschst du zwei ausgelegte Karten, oder tauschst du eine gegen deine Handkarte?
ask-swap = Welche Karte vertauschst du?
ask-swap-second = Mit welcher Karte vertauschst du { SAY($card, form: "acc") }?
ask-swap-hand = Gegen welche ausgelegte Karte tauschst du { SAY($card, form: "acc") }?
ask-foreign-border = Welches Randfeld nutzt du?
ask-sell-pairs = Welche zwei Waren tauschst du gegen 1 Gold?
ask-reveal =
    { $cards ->
        [one] Welche Warenkarte nimmst du? Du darfst eine nehmen.
       *[other] Welche Warenkarten nimmst du? Du darfst { $cards } nehmen.
    }
ask-pick = Welche der Stammeskarten wählst du?
ask-raid-leave = Welche Ware lässt du bei diesem Überfall weg?
ask-raid-row = Aus welcher Reihe verlierst du die letzte Karte?
