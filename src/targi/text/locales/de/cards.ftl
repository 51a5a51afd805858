# Cards: what is printed on them and what they do. Card texts speak to the player as "du".
#
# $goods, $gold, $water and $vp are tokens with their number ("2 Waren"); $symbol is a symbol,
# $kind a kind of token, $tokens a list of tokens; $cards, $times, $every and the like are numbers.
# A symbol or kind of token takes the form that the sentence needs (see terms.ftl).

## One card in full

heading-tribe = Stammeskarte { $id }
heading-goods = Warenkarte { $id }
heading-dune = Wanderdüne { $id }
box-base = Grundspiel
box-expansion = Erweiterung

label-symbol = Symbol
label-worth = Wert
label-cost = Kosten
label-gives = Gibt
label-box = Ausgabe
label-action = Aktion
label-effect = Vorteil
label-timing = Wann
# The word for an effect in card files of one's own.
label-word = Schlüsselwort
label-rules = Regeln
label-provenance = Herkunft
label-doubt = Vorbehalt

# Tokens that belong together, one side of a choice.
bundle = { $tokens }
# Several such sides, if one of them is a list itself.
bundle-or = { $first }; oder { $rest }
card-gives = { $tokens }, dazu { SAY($choices, list: "or") }
card-gives-one = { SAY($choices, list: "or") }
card-cost = { $tokens }
card-cost-or = { $tokens } oder aber { $alternative }
card-cost-extra = { $cost }; freiwillige Zuzahlung: { $extra }, dafür sofort { $vp }
token-goods-of-choice =
    { $amount ->
        [one] { $amount } Ware deiner Wahl
       *[other] { $amount } Waren deiner Wahl
    }
card-correct = Wenn du die Schachtel besitzt, berichtige die Karte: { $command }

## Lists of cards

cards-tribe = Stammeskarten ({ $number })
cards-goods = Warenkarten ({ $number })
cards-border = Randfelder ({ $number })
cards-dune = Wanderdünen ({ $number })
cards-none = Keine Karte passt dazu.
# The page of all cards.
cards-page = Alle Karten aus beiden Schachteln
cards-page-note = Ein Stern steht bei allem, was rekonstruiert ist: Keine Quelle belegt es, und die gedruckte Karte kann abweichen. Wenn du die Schachtel besitzt, kannst du es mit einer Kartendatei berichtigen.
label-id = Karte
label-name = Name
label-demands = Forderung des Überfalls
label-vp = SP
# Behind an id the mark is about what is printed on the card, behind an effect about the effect.
cards-mark-reconstructed = * ganz oder teilweise rekonstruiert: Keine Quelle belegt es, das Original kann abweichen
cards-mark-own = + aus deiner eigenen Kartendatei

## When an effect works

timing-permanent = dauerhaft, ab dem Auslegen
timing-immediate = sofort beim Auslegen
timing-end = bei Spielende
timing-stored = auf der Karte gelagert, bis du es brauchst
timing-next-round = in der nächsten Runde
timing-once = einmalig, zu einem Zeitpunkt deiner Wahl
timing-dune = wenn du die Wanderdüne ausführst

## Where a card is known from

provenance-sourced = eine veröffentlichte Quelle
provenance-reconstructed = rekonstruiert
provenance-own-file = deine eigene Kartendatei
provenance-own-and-rest = deine eigene Kartendatei (das Übrige: { $rest })
provenance-both = Aufdruck: { $printed }; Vorteil: { $effect }
provenance-goods-list = ein Kartenverzeichnis; das Regelheft sagt nur, dass es 19 sind
provenance-water-goods = rekonstruiert; eine Quelle sagt nur, dass fünf Warenkarten Wasser zeigen
provenance-raid = eine Quelle sagt, dass der Überfall bestimmte Waren verlangt; welche, ist rekonstruiert
provenance-trader = eine Quelle sagt, dass du tauschst, so oft du magst; Waren gegen Wasser ist rekonstruiert
provenance-fata = eine Quelle sagt, dass sie anders ist als im Grundspiel; das Versetzen für Wasser ist rekonstruiert
provenance-silversmith = eine Quelle nennt zweimaliges Tauschen und 2 beliebige Waren gegen 1 Siegpunkt; Gold gegen Siegpunkte ist nach dem Grundspiel rekonstruiert
provenance-water = eine Quelle sagt, dass sie anstelle der Karawane Wasser gibt; wie viel, ist rekonstruiert
provenance-tribal = eine Quelle sagt, dass du Karten für je 1 Wasser ablehnst; das Aufdecken der nächsten ist rekonstruiert
card-doubt = Was rekonstruiert ist, belegt keine Quelle; die gedruckte Karte kann abweichen.

## Border cards

border-text-raid = Wenn der Räuber hierherkommt, gibst du { $demands } ab.
border-text-base-noble = Bezahle eine Karte, die du schon vor dieser Runde auf der Hand hattest, und lege sie aus, oder lege sie ab.
border-text-base-dates = Nimm 1 Dattel.
border-text-base-salt = Nimm 1 Salz.
border-text-base-pepper = Nimm 1 Pfeffer.
border-text-base-trader = Tausche, so oft du magst: 3 gleiche Waren gegen 1 Gold oder 2 gleiche Waren gegen 1 Ware einer anderen Sorte.
border-text-base-fata-morgana = Versetze einen Marker, dessen Karte du noch nicht genutzt hast, auf eine offene Karte ohne Marker.
border-text-base-silversmith = Tausche einmal: 2 gleiche Waren gegen 1 Siegpunkt, 4 gleiche Waren gegen 3 Siegpunkte, 1 Gold gegen 2 Siegpunkte oder 2 Gold gegen 4 Siegpunkte.
border-text-base-caravan = Decke die oberste Warenkarte vom Stapel auf und nimm, was sie zeigt.
border-text-base-tribal-expansion = Decke die oberste Stammeskarte vom Stapel auf und nutze sie wie eine aus dem Mittelfeld.
border-text-expansion-noble = Bezahle eine Karte, die du schon vor dieser Runde auf der Hand hattest, und lege sie aus, oder lege sie ab und nimm 1 Wasser und 1 Ware deiner Wahl.
border-text-expansion-trader = Tausche, so oft du magst: 3 gleiche Waren gegen 1 Gold, 2 gleiche Waren gegen 1 Ware einer anderen Sorte oder 1 Ware gegen 1 Wasser.
border-text-expansion-fata-morgana = Versetze einen Marker, dessen Karte du noch nicht genutzt hast, auf eine offene Karte ohne Marker. Bezahle 1 Wasser, um auch den anderen zu versetzen.
border-text-expansion-silversmith = Tausche bis zu zweimal: 2 beliebige Waren gegen 1 Siegpunkt oder 1 Gold gegen 2 Siegpunkte.
border-text-expansion-water-place = Nimm 2 Wasser.
border-text-expansion-tribal-expansion = Decke die oberste Stammeskarte vom Stapel auf und nutze sie wie eine aus dem Mittelfeld. So oft du willst, darfst du 1 Wasser bezahlen, um sie abzulehnen und die nächste aufzudecken.

## Effects: paying and exchanging

effect-discount = Weitere { SAY($symbol, form: "cards") } kosten dich beim Auslegen { $goods } weniger.
effect-noble-discount = Eine Handkarte, die du beim Adeligen auslegst, kostet dich { $goods } weniger.
effect-one-for-one = Beim Händler darfst du auch 1 Ware gegen 1 Ware einer anderen Sorte tauschen.
effect-hand-play = Du darfst deine Handkarte ohne den Adeligen auslegen, wenn du { $goods } mehr bezahlst.
effect-stored-gold = Lagere { $gold } aus dem Vorrat auf dieser Karte; damit bezahlst du die nächsten Kosten, die Gold verlangen.
effect-water-discount = Wählst du für eine Stammeskarte Kosten mit Wasser, bezahlst du { $water } weniger.
effect-noble-gold-substitute = Beim Adeligen darfst du anstelle von 1 Gold auch 1 Wasser und 1 beliebige Ware bezahlen.
effect-cheap-gold = Beim Händler genügen dir 2 gleiche Waren für 1 Gold.
effect-smith-bonus =
    { $exchanges ->
        [one] Bei jedem Besuch beim Silberschmied darfst du einmal mehr tauschen.
       *[other] Bei jedem Besuch beim Silberschmied darfst du { $exchanges }-mal öfter tauschen.
    }
effect-exchange = Tausche beliebig viele deiner Waren, jede gegen 1 Ware einer anderen Sorte.
effect-hand-play-once = Bezahle deine Handkarte und lege sie ohne den Adeligen aus.
effect-hand-play-reduced = Lege deine Handkarte ohne den Adeligen aus, entweder für { $goods } weniger oder für { $gold } weniger.

## Effects: taking tokens

effect-take = Nimm { $tokens }.
effect-choose = Nimm nach Wahl { SAY($options, list: "or") }.
effect-goods-card-bonus = In jeder Runde, in der dir eine Warenkarte { $kind } gibt, nimmst du zusätzlich { $tokens }.
effect-consolation = In jeder Runde, in der dir keine Warenkarte eine Ware gibt, nimmst du { $goods } deiner Wahl.
effect-goods-per-cards =
    { $every ->
        [one] Nimm 1 Ware deiner Wahl für jede Karte in deiner Auslage.
       *[other] Nimm 1 Ware deiner Wahl für je { $every } Karten in deiner Auslage.
    }
effect-goods-per-free-spaces =
    { $every ->
        [one] Nimm 1 Ware deiner Wahl für jeden freien Platz in deiner Auslage.
       *[other] Nimm 1 Ware deiner Wahl für je { $every } freie Plätze in deiner Auslage.
    }
effect-reveal-goods =
    { $cards ->
        [one] Decke die oberste Warenkarte auf, nimm, was sie zeigt, und lege sie ab.
       *[other] Decke die obersten { $cards } Warenkarten auf, nimm, was { $take ->
            [one] eine davon zeigt
           *[other] { $take } davon zeigen
        }, und lege alle ab.
    }
effect-water-per-symbol = Nimm 1 Wasser für { SAY($symbol, form: "each") } in deiner Auslage, aber mindestens { $least }.
effect-targia-bonus = Nach jeder Nutzung der Targia nimmst du { $water }.
effect-water-place-bonus = Die Wasserstelle gibt dir { $water } mehr.
effect-dune-bonus = Nach jeder Wanderdüne, die du ausführst, nimmst du { $water }.
effect-centre-goods =
    { $times ->
        [one] Nimm eine Warenkarte ohne Marker aus dem Mittelfeld; sie gibt dir, was sie zeigt.
        [2] Nimm eine Warenkarte ohne Marker aus dem Mittelfeld; sie gibt dir das Doppelte von dem, was sie zeigt.
       *[other] Nimm eine Warenkarte ohne Marker aus dem Mittelfeld; sie gibt dir { $times }-mal, was sie zeigt.
    }
effect-sell-pairs =
    { $times ->
        [one] Tausche 2 beliebige Waren gegen 1 Gold.
        [2] Tausche bis zu zweimal 2 beliebige Waren gegen 1 Gold.
       *[other] Tausche bis zu { $times }-mal 2 beliebige Waren gegen 1 Gold.
    }
effect-targia-uses =
    { $uses ->
        [one] Nutze die Targia einmal, wo auch immer sie steht.
        [2] Nutze die Targia zweimal, wo auch immer sie steht.
       *[other] Nutze die Targia { $uses }-mal, wo auch immer sie steht.
    }

## Effects: tribe cards and the display

effect-reveal-tribe = Decke die oberste Stammeskarte vom Stapel auf und nutze sie wie eine aus dem Mittelfeld.
effect-discard-pile-card = Decke bei der Stammeserweiterung nichts auf, sondern nimm die oberste Karte vom Ablagestapel: Bezahle sie und lege sie aus, oder nimm sie auf deine leere Hand.
effect-free-rejection = Bei jedem Besuch der Stammeserweiterung kostet dich das erste Ablehnen kein Wasser.
effect-rearrange =
    { $cards ->
        [one] Du darfst { $cards } Karte deiner Auslage aufnehmen und an anderer Stelle wieder hinlegen.
       *[other] Du darfst bis zu { $cards } Karten deiner Auslage aufnehmen und an anderer Stelle wieder hinlegen.
    }
effect-swap = Du darfst zwei Karten deiner Auslage vertauschen.
effect-centre-tribe = Nimm eine Stammeskarte ohne Marker aus dem Mittelfeld: Bezahle sie und lege sie aus, oder nimm sie auf deine leere Hand.
effect-display-for-water = Lege eine Stammeskarte aus, auf der dein Marker liegt; sie kostet { $water } und sonst nichts.
effect-pick-tribe =
    { $cards ->
        [one] Decke die oberste Stammeskarte auf. Du darfst sie für { $goods } weniger auslegen oder auf deine leere Hand nehmen.
       *[other] Decke die obersten { $cards } Stammeskarten auf. Du darfst eine davon für { $goods } weniger auslegen oder auf deine leere Hand nehmen. Lege die übrigen ab.
    }
effect-swap-or-exchange = Vertausche zwei Karten deiner Auslage, oder tausche eine Karte deiner Auslage gegen deine Handkarte. Beides ist kostenlos.
effect-joker = Bezahle { $water } und lege diese Wanderdüne in deine Auslage, wo sie als Karte zählt; bei Spielende nimmt sie das Symbol an, das dir am meisten einbringt.

## Effects: placing and border cards

effect-robber-passage = Du darfst einen Targi auf das Feld setzen, auf dem der Räuber steht.
effect-fewer-targis = In der nächsten Runde setzt dein Gegenüber nur { $targis } Targi.
effect-opposite-passage = Setze einen Targi gegenüber einem gegnerischen Targi.
effect-shared-dune = Setze einen Targi auf eine Wanderdüne, die dein Gegenüber besetzt hat.
effect-renew-dunes = Lege alle Wanderdünen ohne Targi ab und decke andere auf, bis drei offen liegen.
effect-free-border = Nutze ein Randfeld, auf das in dieser Runde niemand einen Targi gesetzt hat und auf dem der Räuber nicht steht; Überfälle sind ausgenommen.
effect-opponents-border = Nutze ein Randfeld, auf das dein Gegenüber in dieser Runde einen Targi gesetzt hat.

## Effects: raids

effect-raid-immunity = Überfälle verlangen nichts von dir.
effect-raid-reward = Nach jedem Überfall, dessen Forderung du erfüllt hast oder der dir erspart blieb, nimmst du { $vp }.
effect-raid-discount = Bezahlst du bei einem Überfall mit Waren, lässt du { $goods } deiner Wahl weg.
effect-raid-pass = Gib bei einem Überfall nichts ab.

## Effects: scoring

effect-vp-per-symbol =
    { $every ->
        [one] Du bekommst { $vp } für { SAY($symbol, form: "each") } in deiner Auslage.
       *[other] Du bekommst { $vp } für je { $every } { SAY($symbol, form: "cards") } in deiner Auslage.
    }
effect-vp-for-more-cards = Du bekommst { $vp }, wenn du mehr Karten ausgelegt hast als dein Gegenüber.
effect-vp-for-row-end = Du bekommst { $vp }, wenn diese Karte die letzte einer vollen Reihe ist.
effect-vp-for-cards =
    { $cards ->
        [one] Du bekommst { $vp }, wenn du mindestens { $cards } Karte ausgelegt hast.
       *[other] Du bekommst { $vp }, wenn du mindestens { $cards } Karten ausgelegt hast.
    }
effect-different-rows =
    { $rows ->
        [one] { $rows } volle Reihe mit vier verschiedenen Symbolen bringt dir { $vp }.
       *[other] Bis zu { $rows } volle Reihen mit vier verschiedenen Symbolen bringen dir je { $vp }.
    }
effect-vp-per-tokens =
    { $every ->
        [one] Du bekommst { $vp } für { SAY($kind, form: "each") } in deinem Besitz.
       *[other] Du bekommst { $vp } für je { $every } { $kind } in deinem Besitz.
    }
effect-vp-per-column = Du bekommst { $vp } für jede Spalte aus drei Karten mit drei verschiedenen Symbolen.
effect-vp-for-plain-rows = Du bekommst { $vp } für jede volle Reihe, deren Symbole dir nichts einbringen.
effect-vp-for-all-symbols = Du bekommst { $vp }, wenn deine Auslage alle fünf Symbole zeigt.
