# Why a move is not possible, said to the player who tried it, as "ty" and never in the past tense.
#
# $card names a card, $cell a place of the centre, $place a place of the display, $question what is
# asked now, $tokens and $missing tokens with their numbers, $kind a kind of token. Which forms
# there are is said in terms.ftl.

# A refusal with the number of its rule.
refused = { $reason } (zasada { $rule })

refused-malformed = Nie rozumiem. { $question }
refused-malformed-nearest = Nie rozumiem. Czy chodzi ci o „{ $nearest }”? { $question }
refused-game-over = Gra już się skończyła.
refused-not-now = Teraz na to nie pora. { $question }
refused-action-unfinished = Najpierw dokończ to, co zaczęte. { $question }
refused-corner = W narożniku nie może stać żaden Tuareg.
refused-robber-here = Na { SAY($card, form: "loc") } stoi złodziej.
refused-occupied = { $by } ma już Tuarega na { SAY($card, form: "loc") }.
refused-opposite-opponent = Naprzeciw, na { SAY($opposite, form: "loc") }, stoi Tuareg drugiego gracza.
refused-dune-not-open = Nie ma odkrytej { SAY($card, form: "gen") }.
refused-no-targi = Nie masz Tuarega na { SAY($card, form: "loc") }.
refused-no-marker = Nie masz znacznika na { SAY($cell, form: "loc") }.
refused-used = W tej rundzie wykorzystano już { SAY($card, form: "acc") }.
refused-used-cell = W tej rundzie wykorzystano już kartę na polu { $cell }.
refused-used-targia = W tej rundzie wykorzystano już akcję Tuareżki.
refused-no-hand-card = Nie masz karty na ręce.
refused-hand-card-new = Masz { SAY($card, form: "acc") } na ręce dopiero od tej rundy; u Szlachetnych można zagrać tylko starszą kartę.
refused-no-hand-power = Żadna karta w twoim układzie nie pozwala zagrać karty z ręki.
refused-nothing-to-trade = Nie masz nic do wymiany u Kupca.
refused-nothing-to-sell = Nie masz nic do wymiany w Kuźni srebra.
refused-no-marker-to-move = Nie masz już znacznika do przeniesienia.
refused-no-free-card = Nie ma odkrytej karty wewnętrznej bez znacznika.
refused-no-marker-on-tribe = Na żadnej karcie plemienia nie stoi twój niewykorzystany znacznik.
refused-no-part = Żadna część akcji { SAY($card, form: "gen") } nie jest teraz możliwa.
refused-no-targia = Twój Tuareg nie stanął w tej rundzie na { SAY($card, form: "loc") }, gdzie stoi Tuareżka.
refused-marker-used = Na { SAY($card, form: "loc") } nie ma już znacznika akcji; ta karta działa tylko raz.
refused-card-not-now = Teraz nie pora na użycie { SAY($card, form: "gen") }.
refused-display-full = W twoim układzie leży dwanaście kart; nie ma już miejsca na { SAY($card, form: "acc") }.
refused-cannot-pay = Nie stać cię na { SAY($card, form: "acc") }. Brakuje ci { SAY($missing, form: "gen") }.
refused-cannot-pay-discount =
    { $discount ->
        [one] Nie stać cię na { SAY($card, form: "acc") }. Brakuje ci { SAY($missing, form: "gen") }, a twoja zniżka to tylko { $discount } towar.
        [few] Nie stać cię na { SAY($card, form: "acc") }. Brakuje ci { SAY($missing, form: "gen") }, a twoja zniżka to tylko { $discount } towary.
       *[many] Nie stać cię na { SAY($card, form: "acc") }. Brakuje ci { SAY($missing, form: "gen") }, a twoja zniżka to tylko { $discount } towarów.
    }
refused-no-alternative = Koszt { SAY($card, form: "gen") } jest tylko jeden.
refused-hand-full = Na ręce możesz mieć tylko jedną kartę, a masz już { SAY($card, form: "acc") }.
refused-in-hand = Masz już { SAY($card, form: "acc") } na ręce.
refused-needs-noble = Kartę z ręki możesz odrzucić tylko u Szlachetnych.
refused-no-extra = Koszt { SAY($card, form: "gen") } nie przewiduje dopłaty.
refused-picked-to-keep = Możesz wyłożyć { SAY($card, form: "acc") } albo wziąć do ręki, ale nie odrzucić.
refused-cannot-reject = Zamiast { SAY($card, form: "gen") } nie można odkryć innej karty.
refused-no-gold-in-cost = W tym koszcie { SAY($card, form: "gen") } nie ma złotych monet do pominięcia.
refused-not-in-cost = W koszcie nie ma już { SAY($kind, form: "gen") } do pominięcia.
refused-same-payment = Inny wybór zabiera te same żetony.
refused-row-full = W rzędzie { $row } leżą już cztery karty.
refused-equal-empty-row = Rząd { $row } jest tak samo pusty jak rząd { $first }; wybierz rząd { $first }.
refused-goods-order = Wybieraj towary w kolejności: daktyle, sól, pieprz.
# $tokens is what it takes, $held how many of them the player has.
refused-too-few = Potrzeba { SAY($tokens, form: "gen") }, a { $held ->
        [0] nie masz { SAY($kind, form: "none") }
       *[other] masz { $held }
    }.
refused-no-water-here = Teraz nie możesz wymienić wody. { $question }
refused-water-needed = Tej wody potrzebujesz, żeby to dokończyć. { $question }
refused-not-offered = Tego nie dostaniesz { SAY($card, form: "at") }.
refused-no-cheap-gold = Nie masz karty, która daje złotą monetę za dwa towary.
refused-cheaper = Za złotą monetę wystarczą ci dwa jednakowe towary: oddaj 2 żetony { SAY($kind, form: "gen") }.
refused-no-one-for-one = Nie masz karty, która pozwala wymieniać towary jeden za jeden.
refused-received-this-visit = Nie możesz już oddać { SAY($kind, form: "gen") } jeden za jeden: to towar otrzymany w ten sam sposób.
refused-must-trade-first = Najpierw dokonaj wymiany.
refused-face-down = Karta na polu { $cell } jest zakryta.
refused-marker-there = { $by } ma znacznik na { SAY($cell, form: "loc") }.
refused-not-displayed = Nie masz { SAY($card, form: "gen") } w swoim układzie.
refused-chosen-already = Już wybrano { SAY($card, form: "acc") }.
refused-cards-order = Najpierw wskaż kartę, która leży wcześniej niż { $card }.
refused-no-place = Nie ma innego miejsca dla { SAY($card, form: "gen") }.
refused-place-taken = Na { SAY($place, form: "loc") } leży już karta.
refused-same-place = Ta karta leżała dotąd na { SAY($place, form: "loc") }; wybierz inne.
refused-gap = Karta na { SAY($place, form: "loc") } zostawiłaby lukę.
refused-too-few-cards =
    { $needed ->
        [1] Potrzeba { $needed } takiej karty w układzie, a masz { $held }.
       *[other] Potrzeba { $needed } takich kart w układzie, a { $held ->
            [0] nie masz żadnej
           *[other] masz { $held }
        }.
    }
refused-not-to-hand = Nie możesz wziąć { SAY($card, form: "gen") } do ręki.
refused-other-kind = Na polu { $cell } leży karta drugiego rodzaju.
refused-no-opponents-targi = Tuareg drugiego gracza nie stanął w tej rundzie na { SAY($card, form: "loc") }.
refused-not-open = Wśród odkrytych kart nie ma { SAY($card, form: "gen") }.
refused-not-demanded = Rabunek w narożniku { $raid } tego nie żąda.
# A demand of a raid: $demanded is all that it asks for, $missing what the player lacks of it.
refused-cannot-meet = Rabunek żąda { SAY($demanded, form: "gen") }, a brakuje ci { SAY($missing, form: "gen") }.
refused-cannot-meet-card = Nie masz wyłożonej karty, którą można oddać.
refused-cannot-meet-discount =
    { $discount ->
        [one] Rabunek żąda { SAY($demanded, form: "gen") }. Brakuje ci { SAY($missing, form: "gen") }, a twoja karta pozwala pominąć tylko { $discount } towar.
        [few] Rabunek żąda { SAY($demanded, form: "gen") }. Brakuje ci { SAY($missing, form: "gen") }, a twoja karta pozwala pominąć tylko { $discount } towary.
       *[many] Rabunek żąda { SAY($demanded, form: "gen") }. Brakuje ci { SAY($missing, form: "gen") }, a twoja karta pozwala pominąć tylko { $discount } towarów.
    }
refused-must-pay = Możesz zapłacić, więc musisz.
refused-must-leave-missing = Pomiń to, czego ci brakuje, a nie { SAY($kind, form: "acc") }.
refused-row-empty = W rzędzie { $row } nie ma kart.
