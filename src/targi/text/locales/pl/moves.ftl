# What a move does, in a few words: entries of menus, labels of buttons. At most 60 characters
# when filled with the longest names, so tokens are short here ("2× wodę").

move-place = { $place }
move-use = { $card }
move-use-hand = Zagraj kartę z ręki
move-targia = Wykonaj akcję Tuareżki
move-done = Zakończ turę
move-trade = { SAY($given, form: "short-acc") } na { SAY($taken, form: "short-acc") }
move-take = { $tokens }
# The goods card that the Targia turned up.
move-take-card = Weź to, co pokazuje karta
move-take-this = Weź { SAY($card, form: "acc") }
move-pay = Zapłać { SAY($tokens, form: "short-acc") }
move-display-for = Wyłóż za { SAY($tokens, form: "short-acc") }
move-display-extra = Za { SAY($tokens, form: "short-acc") } + { SAY($extra, form: "short-acc") }: { $vp }
move-display-this = Wyłóż { SAY($card, form: "acc") }
move-hand = Weź do ręki
move-discard = Odrzuć
move-substitute = Zapłać 1× wodę i 1 towar
move-leave = Pomiń { SAY($tokens, form: "short-acc") }
move-less-goods = Pomiń towary
move-less-gold = Pomiń złote monety
move-give = Oddaj { SAY($tokens, form: "short-acc") }
move-row = Rząd { $row }
# The row from which a card is lost to the raid.
move-raid-row = Rząd { $row }
move-lay = { $place }
move-choose = { $card }
move-to = Na { SAY($card, form: "acc") }
move-swap-display = Zamień miejscami dwie wyłożone karty
move-swap-hand = Zamień kartę z ręki

## Another card, or no more

move-next-tribe = Zrezygnuj i odkryj następną kartę
move-next-move-again = Przenieś też drugi znacznik
move-next-turn-up = Odkryj następną kartę
move-next-targia = Odkryj kartę towaru
move-next-targia-card = Zapłać za następną kartę
move-stop-trade = Zakończ wymianę
move-stop-sell = Zakończ wymianę
move-stop-exchange = Zakończ wymianę
move-stop-sell-pairs = Zakończ wymianę
move-stop-move-again = Zostaw go na miejscu
move-stop-targia-card = Nic nie bierz
move-stop-limit = Oddaj to, co przekracza limit
move-stop-raid = Nic nie płać
move-none-substitute = Zapłać złotą monetą
move-none-lift-second = Bez drugiej karty
move-none-pick = Nie wybieraj żadnej
move-decline-lift = Zostaw układ bez zmian
move-decline-swap = Zostaw układ bez zmian
move-decline-foreign-border = Nie korzystaj z żadnej
