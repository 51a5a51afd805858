# Cards: what is printed on them and what they do. Card texts speak to the player as "ty".
#
# $goods, $gold, $water and $vp are tokens with their number ("2 towary"); $symbol is a symbol,
# $kind a kind of token, $tokens a list of tokens; $cards, $times, $every and the like are numbers.
# What a card costs or gives is short in lists ("2× sól i 1× pieprz") and spelt out in sentences
# (form "acc": "2 żetony soli i 1 żeton pieprzu"). Which forms there are is said in terms.ftl.

## One card in full

heading-tribe = Karta plemienia { $id }
heading-goods = Karta towaru { $id }
heading-dune = Wydma { $id }
box-base = gra podstawowa
box-expansion = rozszerzenie

label-symbol = Symbol
label-worth = Wartość
label-cost = Koszt
label-gives = Daje
label-box = Edycja
label-action = Akcja
label-effect = Efekt
label-timing = Kiedy
# The word for an effect in card files of one's own.
label-word = Słowo kluczowe
label-rules = Zasady
label-provenance = Pochodzenie
label-doubt = Uwaga

# Tokens that belong together, one side of a choice.
bundle =
    { $form ->
        [acc] { SAY($tokens, form: "acc") }
       *[nom] { $tokens }
    }
# Several such sides, if one of them is a list itself.
bundle-or =
    { $form ->
        [acc] { SAY($first, form: "acc") }; albo { SAY($rest, form: "acc") }
       *[nom] { $first }; albo { $rest }
    }
card-gives =
    { $form ->
        [acc] { SAY($tokens, form: "acc") } oraz { SAY($choices, form: "acc", list: "or") }
       *[nom] { $tokens } oraz { SAY($choices, list: "or") }
    }
card-gives-one =
    { $form ->
        [acc] { SAY($choices, form: "acc", list: "or") }
       *[nom] { SAY($choices, list: "or") }
    }
card-cost =
    { $form ->
        [acc] { SAY($tokens, form: "acc") }
       *[nom] { $tokens }
    }
# The dash keeps the two sides apart: 1× daktyle i 2× sól – albo 1 złota moneta.
card-cost-or =
    { $form ->
        [acc] { SAY($tokens, form: "acc") } – albo { SAY($alternative, form: "acc") }
       *[nom] { $tokens } – albo { $alternative }
    }
card-cost-extra =
    { $form ->
        [acc] { SAY($cost, form: "acc") }; możesz dopłacić { SAY($extra, form: "acc") }, by od razu wziąć { SAY($vp, form: "acc") }
       *[nom] { $cost }; możesz dopłacić { SAY($extra, form: "short-acc") }, by od razu wziąć { SAY($vp, form: "acc") }
    }
token-goods-of-choice =
    { $amount ->
        [one] { $amount } wybrany towar
        [few] { $amount } wybrane towary
       *[many] { $amount } wybranych towarów
    }
card-correct = Jeśli masz pudełko z grą, popraw kartę: { $command }

## Lists of cards

cards-tribe = Karty plemienia ({ $number })
cards-goods = Karty towarów ({ $number })
cards-border = Karty brzegowe ({ $number })
cards-dune = Wydmy ({ $number })
cards-none = Żadna karta nie pasuje.
# The page of all cards.
cards-page = Wszystkie karty z obu pudełek
cards-page-note = Gwiazdka oznacza to, co odtworzono: nie podaje tego żadne źródło, a drukowana karta może być inna. Jeśli masz pudełko z grą, możesz to poprawić plikiem kart.
label-id = Karta
label-name = Nazwa
label-demands = Żądanie rabunku
label-vp = Punkty
# Behind an id the mark is about what is printed on the card, behind an effect about the effect.
cards-mark-reconstructed = * odtworzone, choćby częściowo: nie podaje tego żadne źródło, prawdziwa karta może być inna
cards-mark-own = + z twojego własnego pliku kart

## When an effect works

timing-permanent = zawsze, od wyłożenia karty
timing-immediate = natychmiast, gdy wykładasz kartę
timing-end = na koniec gry
timing-stored = moneta czeka na karcie, aż będzie potrzebna
timing-next-round = w następnej rundzie
timing-once = raz na grę, w wybranej przez ciebie chwili
timing-dune = gdy wykonujesz akcję wydmy

## Where a card is known from

provenance-sourced = opublikowane źródło
provenance-reconstructed = odtworzono
provenance-own-file = twój własny plik kart
provenance-own-and-rest = twój własny plik kart (reszta: { $rest })
provenance-both = nadruk: { $printed }; efekt: { $effect }
provenance-goods-list = spis kart; instrukcja mówi tylko, że jest ich 19
provenance-water-goods = odtworzono; źródło mówi tylko, że woda jest na pięciu kartach towarów
provenance-raid = według źródła rabunek żąda konkretnych towarów; ich rodzaje odtworzono
provenance-trader = według źródła wymieniasz tyle razy, ile chcesz; odtworzono wymianę towarów na wodę
provenance-fata = według źródła różni się od karty z gry podstawowej; odtworzono przeniesienie za wodę
provenance-silversmith = źródło podaje dwie wymiany i dowolne 2 towary na 1 punkt; wymianę złotych monet na punkty odtworzono z gry podstawowej
provenance-water = według źródła zastępuje Karawanę i daje wodę; liczbę żetonów odtworzono
provenance-tribal = według źródła za 1 żeton wody rezygnujesz z karty; odtworzono odkrywanie następnej
card-doubt = Tego, co odtworzono, nie podaje żadne źródło, a drukowana karta może być inna.

## Border cards

border-text-raid = Gdy dociera tu złodziej, oddajesz { SAY($demands, form: "acc") }.
border-text-base-noble = Zapłać i wyłóż kartę, którą masz na ręce od wcześniejszej rundy, albo ją odrzuć.
border-text-base-dates = Weź 1 żeton daktyli.
border-text-base-salt = Weź 1 żeton soli.
border-text-base-pepper = Weź 1 żeton pieprzu.
border-text-base-trader = Wymieniaj tyle razy, ile chcesz: 3 jednakowe towary na 1 złotą monetę albo 2 jednakowe towary na 1 towar innego rodzaju.
border-text-base-fata-morgana = Przenieś swój niewykorzystany znacznik na odkrytą kartę, na której nie stoi żaden znacznik.
border-text-base-silversmith = Dokonaj jednej wymiany: 2 jednakowe towary na 1 punkt, 4 jednakowe towary na 3 punkty, 1 złotą monetę na 2 punkty albo 2 złote monety na 4 punkty.
border-text-base-caravan = Odkryj kartę towaru z talii i weź to, co pokazuje.
border-text-base-tribal-expansion = Odkryj kartę plemienia z talii i użyj jej jak karty ze środka.
border-text-expansion-noble = Zapłać i wyłóż kartę, którą masz na ręce od wcześniejszej rundy, albo odrzuć ją i weź 1 żeton wody oraz 1 wybrany towar.
border-text-expansion-trader = Wymieniaj tyle razy, ile chcesz: 3 jednakowe towary na 1 złotą monetę, 2 jednakowe towary na 1 towar innego rodzaju albo 1 towar na 1 żeton wody.
border-text-expansion-fata-morgana = Przenieś swój niewykorzystany znacznik na odkrytą kartę, na której nie stoi żaden znacznik. Za 1 żeton wody możesz przenieść też drugi.
border-text-expansion-silversmith = Dokonaj najwyżej dwóch wymian: dowolne 2 towary na 1 punkt albo 1 złotą monetę na 2 punkty.
border-text-expansion-water-place = Weź 2 żetony wody.
border-text-expansion-tribal-expansion = Odkryj kartę plemienia z talii i użyj jej jak karty ze środka. Za 1 żeton wody możesz z niej zrezygnować i odkryć następną, tyle razy, ile chcesz.

## Effects: paying and exchanging

effect-discount = Za każdą kolejną kartę z symbolem { SAY($symbol, form: "gen") } płacisz o { SAY($goods, form: "acc") } mniej.
effect-noble-discount = Za kartę z ręki, którą wykładasz u Szlachetnych, płacisz o { SAY($goods, form: "acc") } mniej.
effect-one-for-one = U Kupca możesz też wymieniać 1 towar na 1 towar innego rodzaju.
effect-hand-play = Możesz wyłożyć kartę z ręki bez Szlachetnych, jeśli zapłacisz o { SAY($goods, form: "acc") } więcej.
effect-stored-gold = Połóż na tej karcie { SAY($gold, form: "acc") } z puli; { SAY($gold, form: "them") } zapłacisz najbliższy koszt ze złotą monetą.
effect-water-discount = Gdy wybierasz koszt karty plemienia, w którym jest woda, płacisz o { SAY($water, form: "acc") } mniej.
effect-noble-gold-substitute = U Szlachetnych możesz zapłacić 1 żeton wody i 1 dowolny towar zamiast 1 złotej monety.
effect-cheap-gold = U Kupca za 1 złotą monetę wystarczą ci 2 jednakowe towary.
effect-smith-bonus =
    { $exchanges ->
        [one] Podczas wizyty w Kuźni srebra masz o { $exchanges } wymianę więcej.
        [few] Podczas wizyty w Kuźni srebra masz o { $exchanges } wymiany więcej.
       *[many] Podczas wizyty w Kuźni srebra masz o { $exchanges } wymian więcej.
    }
effect-exchange = Wymień dowolną liczbę swoich towarów, każdy na 1 towar innego rodzaju.
effect-hand-play-once = Zapłać za kartę z ręki i wyłóż ją bez Szlachetnych.
effect-hand-play-reduced = Wyłóż kartę z ręki bez Szlachetnych, o { SAY($goods, form: "acc") } albo o { SAY($gold, form: "acc") } taniej.

## Effects: taking tokens

effect-take = Weź { SAY($tokens, form: "acc") }.
effect-choose = Weź do wyboru { SAY($options, form: "acc", list: "or") }.
effect-goods-card-bonus = W każdej rundzie, w której karta towaru daje ci { SAY($kind, form: "acc") }, weź dodatkowo { SAY($tokens, form: "acc") }.
effect-consolation = W każdej rundzie, w której żadna karta towaru nie daje ci towaru, weź { SAY($goods, form: "chosen") }.
effect-goods-per-cards =
    { $every ->
        [one] Weź 1 wybrany towar za każdą kartę w swoim układzie.
        [few] Weź 1 wybrany towar za każde { $every } karty w swoim układzie.
       *[many] Weź 1 wybrany towar za każde { $every } kart w swoim układzie.
    }
effect-goods-per-free-spaces =
    { $every ->
        [one] Weź 1 wybrany towar za każde wolne miejsce w swoim układzie.
        [few] Weź 1 wybrany towar za każde { $every } wolne miejsca w swoim układzie.
       *[many] Weź 1 wybrany towar za każde { $every } wolnych miejsc w swoim układzie.
    }
effect-reveal-goods =
    { $cards ->
        [one] Odkryj wierzchnią kartę towaru, weź to, co pokazuje, i odrzuć ją.
        [few] Odkryj { $cards } wierzchnie karty towarów, weź to, co { $take ->
            [one] pokazuje jedna
            [few] pokazują { $take }
           *[many] pokazuje { $take }
        } z nich, i odrzuć wszystkie.
       *[many] Odkryj { $cards } wierzchnich kart towarów, weź to, co { $take ->
            [one] pokazuje jedna
            [few] pokazują { $take }
           *[many] pokazuje { $take }
        } z nich, i odrzuć wszystkie.
    }
effect-water-per-symbol = Weź 1 żeton wody za każdą kartę z symbolem { SAY($symbol, form: "gen") } w swoim układzie, ale co najmniej { SAY($least, form: "acc") }.
effect-targia-bonus = Weź { SAY($water, form: "acc") } po każdej akcji Tuareżki.
effect-water-place-bonus = Wodopój daje ci o { SAY($water, form: "acc") } więcej.
effect-dune-bonus = Weź { SAY($water, form: "acc") } po każdej wykonanej akcji wydmy.
effect-centre-goods =
    { $times ->
        [1] Weź ze środka kartę towaru, na której nie stoi żaden znacznik. Dostajesz to, co pokazuje.
       *[other] Weź ze środka kartę towaru, na której nie stoi żaden znacznik. Dostajesz { $times } razy to, co pokazuje.
    }
effect-sell-pairs =
    { $times ->
        [1] Wymień dowolne 2 towary na 1 złotą monetę.
       *[other] Wymień dowolne 2 towary na 1 złotą monetę, najwyżej { $times } razy.
    }
effect-targia-uses =
    { $uses ->
        [1] Wykonaj raz akcję Tuareżki, gdziekolwiek stoi.
       *[other] Wykonaj { $uses } razy akcję Tuareżki, gdziekolwiek stoi.
    }

## Effects: tribe cards and the display

effect-reveal-tribe = Odkryj kartę plemienia z talii i użyj jej jak karty ze środka.
effect-discard-pile-card = Przy Rozwoju plemienia nie odkrywaj karty, lecz weź wierzchnią ze stosu odrzuconych kart plemienia: zapłać i wyłóż ją albo weź do pustej ręki.
effect-free-rejection = Podczas każdej wizyty na polu Rozwój plemienia pierwsza rezygnacja nie kosztuje cię wody.
effect-rearrange =
    { $cards ->
        [one] Możesz podnieść { $cards } kartę ze swojego układu i położyć ją w nim gdzie indziej.
        [few] Możesz podnieść najwyżej { $cards } karty ze swojego układu i położyć je w nim gdzie indziej.
       *[many] Możesz podnieść najwyżej { $cards } kart ze swojego układu i położyć je w nim gdzie indziej.
    }
effect-swap = Możesz zamienić miejscami dwie karty w swoim układzie.
effect-centre-tribe = Weź ze środka kartę plemienia, na której nie stoi żaden znacznik: zapłać i wyłóż ją albo weź do pustej ręki.
effect-display-for-water = Wyłóż kartę plemienia, na której stoi twój znacznik; kosztuje { SAY($water, form: "acc") } i nic więcej.
effect-pick-tribe =
    { $cards ->
        [one] Odkryj wierzchnią kartę plemienia; możesz wyłożyć ją o { SAY($goods, form: "acc") } taniej albo wziąć do pustej ręki.
        [few] Odkryj { $cards } wierzchnie karty plemienia; możesz jedną z nich wyłożyć o { SAY($goods, form: "acc") } taniej albo wziąć do pustej ręki. Pozostałe odrzuć.
       *[many] Odkryj { $cards } wierzchnich kart plemienia; możesz jedną z nich wyłożyć o { SAY($goods, form: "acc") } taniej albo wziąć do pustej ręki. Pozostałe odrzuć.
    }
effect-swap-or-exchange = Zamień miejscami dwie karty w swoim układzie albo jedną z nich z kartą na ręce. Jedno i drugie jest za darmo.
effect-joker = Zapłać { SAY($water, form: "acc") } i połóż tę wydmę w swoim układzie, gdzie liczy się jako karta; na koniec gry przyjmuje symbol, który najwięcej ci daje.

## Effects: placing and border cards

effect-robber-passage = Możesz ustawić Tuarega na karcie, na której stoi złodziej.
effect-fewer-targis =
    { $targis ->
        [1] W następnej rundzie drugi gracz ustawia tylko { $targis } Tuarega.
       *[other] W następnej rundzie drugi gracz ustawia tylko { $targis } Tuaregów.
    }
effect-opposite-passage = Ustaw Tuarega na karcie naprzeciw Tuarega drugiego gracza.
effect-shared-dune = Ustaw Tuarega na wydmie zajętej przez drugiego gracza.
effect-renew-dunes = Odrzuć wszystkie wydmy bez Tuarega i odkrywaj nowe, aż będą odkryte trzy.
effect-free-border = Wykonaj akcję karty brzegowej, na której w tej rundzie nie stanął żaden Tuareg i nie stoi złodziej; nie może to być Rabunek.
effect-opponents-border = Wykonaj akcję karty brzegowej, na której w tej rundzie stanął Tuareg drugiego gracza.

## Effects: raids

effect-raid-immunity = Rabunki niczego od ciebie nie żądają.
effect-raid-reward = Weź { SAY($vp, form: "acc") } po każdym rabunku, jeśli spełniasz jego żądanie albo zostaje ci ono darowane.
effect-raid-discount = Gdy podczas rabunku płacisz towarami, pomiń { SAY($goods, form: "chosen") }.
effect-raid-pass = Nic nie oddawaj podczas rabunku.

## Effects: scoring

effect-vp-per-symbol =
    { $every ->
        [one] Dostajesz { SAY($vp, form: "acc") } za każdą kartę z symbolem { SAY($symbol, form: "gen") } w swoim układzie.
        [few] Dostajesz { SAY($vp, form: "acc") } za każde { $every } karty z symbolem { SAY($symbol, form: "gen") } w swoim układzie.
       *[many] Dostajesz { SAY($vp, form: "acc") } za każde { $every } kart z symbolem { SAY($symbol, form: "gen") } w swoim układzie.
    }
effect-vp-for-more-cards = Dostajesz { SAY($vp, form: "acc") }, jeśli masz w układzie więcej kart niż drugi gracz.
effect-vp-for-row-end = Dostajesz { SAY($vp, form: "acc") }, jeśli to ostatnia karta ukończonego rzędu.
effect-vp-for-cards =
    { $cards ->
        [one] Dostajesz { SAY($vp, form: "acc") }, jeśli masz w układzie co najmniej { $cards } kartę.
        [few] Dostajesz { SAY($vp, form: "acc") }, jeśli masz w układzie co najmniej { $cards } karty.
       *[many] Dostajesz { SAY($vp, form: "acc") }, jeśli masz w układzie co najmniej { $cards } kart.
    }
effect-different-rows =
    { $rows ->
        [one] { $rows } ukończony rząd z czterema różnymi symbolami daje ci { SAY($vp, form: "acc") }.
        [few] Najwyżej { $rows } ukończone rzędy z czterema różnymi symbolami dają ci po { SAY($vp, form: "acc") }.
       *[many] Najwyżej { $rows } ukończonych rzędów z czterema różnymi symbolami daje ci po { SAY($vp, form: "acc") }.
    }
effect-vp-per-tokens =
    { $every ->
        [one] Dostajesz { SAY($vp, form: "acc") } za { SAY($kind, form: "each") } w swoich zapasach.
        [few] Dostajesz { SAY($vp, form: "acc") } za każde { $every } { SAY($kind, form: "few") } w swoich zapasach.
       *[many] Dostajesz { SAY($vp, form: "acc") } za każde { $every } { SAY($kind, form: "many") } w swoich zapasach.
    }
effect-vp-per-column = Dostajesz { SAY($vp, form: "acc") } za każdy pionowy rząd trzech kart z trzema różnymi symbolami.
effect-vp-for-plain-rows = Dostajesz { SAY($vp, form: "acc") } za każdy ukończony rząd, który nie przynosi premii za symbole.
effect-vp-for-all-symbols = Dostajesz { SAY($vp, form: "acc") }, jeśli masz w układzie każdy z pięciu symboli.
