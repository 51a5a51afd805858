# What a move does, in a few words: entries of menus, labels of buttons. At most 60 characters
# when filled with the longest names. German menus use the infinitive, without an object where it
# is clear what is meant.

move-place = { $place }
move-use = { $card }
move-use-hand = Handkarte spielen
move-targia = Die Targia nutzen
move-done = Zug beenden
move-trade = { $given } gegen { $taken }
move-take = { $tokens }
# The goods card that the Targia turned up.
move-take-card = Nehmen, was sie zeigt
move-take-this = { $card } nehmen
move-pay = { $tokens } bezahlen
move-display-for = Für { $tokens } auslegen
move-display-extra = Für { $tokens }; dazu { $extra } für { SAY($vp, form: "short") }
move-display-this = { $card } auslegen
move-hand = Auf die Hand nehmen
move-discard = Ablegen
move-substitute = 1 Wasser und 1 Ware bezahlen
move-leave = { $tokens } weglassen
move-less-goods = Waren weglassen
move-less-gold = Das Gold weglassen
move-give = { SAY($tokens, form: "start") } abgeben
move-row = Reihe { $row }
# The row from which a card is lost to the raid.
move-raid-row = Reihe { $row }
move-lay = { $place }
move-choose = { $card }
move-to = Auf { SAY($card, form: "acc") }
move-swap-display = Zwei ausgelegte Karten vertauschen
move-swap-hand = Die Handkarte tauschen

## Another card, or no more

move-next-tribe = Ablehnen und die nächste aufdecken
move-next-move-again = Auch den anderen Marker versetzen
move-next-turn-up = Die nächste Karte aufdecken
move-next-targia = Eine Warenkarte aufdecken
move-next-targia-card = Für die nächste Karte bezahlen
move-stop-trade = Nichts mehr tauschen
move-stop-sell = Nichts mehr tauschen
move-stop-exchange = Nichts mehr tauschen
move-stop-sell-pairs = Nichts mehr tauschen
move-stop-move-again = Den Marker lassen, wo er ist
move-stop-targia-card = Nichts nehmen
move-stop-limit = Zurückgeben, was über der Obergrenze liegt
move-stop-raid = Nichts abgeben
move-none-substitute = Mit Gold bezahlen
move-none-lift-second = Keine zweite Karte
move-none-pick = Keine wählen
move-decline-lift = Die Auslage lassen, wie sie ist
move-decline-swap = Die Auslage lassen, wie sie ist
move-decline-foreign-border = Keines nutzen
