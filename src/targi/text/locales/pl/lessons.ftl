# Lessons: what the terminal says around them, and the words of each lesson. A browser gets those of
# a lesson from the server and what it says itself from learn.ftl, so it does not load this file.

learn-list = Lekcje, najlepiej w tej kolejności. Wpisz słowo sprzed dwukropka.
# In the list: the id to type, the title, one line about it.
learn-listed = { $id }: { $title } ({ $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }). { $about }
learn-begin =
    Zacznij od:
      { $command }
learn-type-help = Wpisz help, by przeczytać, co można wpisać.
# Where the table is not drawn.
learn-new-table = Ten krok ma własny stół; opisuje go polecenie words.
# $says is what the step says.
learn-step = Krok { $number } z { $steps }: { $says }
learn-lights = Spójrz na:
# A place as it is typed, and what is there.
learn-place = { $place }: { $what }
# What is to be done in a step without moves.
learn-how-show = Naciśnij Enter, by przejść dalej.
learn-how-refuse = Wpisz ruch, który jest niemożliwy, i przeczytaj dlaczego.
learn-how-spot = Wpisz pola po kolei, na przykład: 5 2,1
learn-right-place = Dobrze, { $what }.
learn-wrong-place = „{ $place }” nie jest żadnym z szukanych pól.
learn-places-left =
    { $number ->
        [one] Zostało { $number } pole.
        [few] Zostały { $number } pola.
        [many] Zostało { $number } pól.
       *[other] Zostało { $number } pola.
    }
learn-solved = Dobra robota.
learn-lost = Stąd nie ma już podpowiedzi. Wpisz again, by zacząć krok od nowa, albo next, by go pominąć.
learn-then =
    Teraz kolej na „{ $title }”:
      { $command }
learn-left =
    Tę lekcję możesz dokończyć później:
      { $command }
# Behind a rule that was read out.
learn-rule =
    Jest o tym lekcja, „{ $title }”:
      { $command }
# After the guided first game; $level is the level's name.
learn-play-on =
    Dokończ tę grę, przeciwnikiem jest { $level }:
      { $command }
learn-commands =
    Wpisz numer ruchu albo sam ruch, na przykład: place 5
      hint         czego spróbować
      next         następny krok; nierozwiązany zostaje pominięty
      back         poprzedni krok
      again        ten krok od początku
      undo         cofnij ostatni ruch tego kroku
      table        narysuj stół jeszcze raz
      moves        wypisz ruchy jeszcze raz
      words        stół opisany zdaniami
      plain        przełącz między rysunkiem stołu a zdaniami
      codes        włącz lub wyłącz w zdaniach kody, takie jak BO4 i 2,1
      look POLE    jedno pole, na przykład: look 2,1
      held         co mają obaj gracze: zapasy, karta na ręce i układ
      last         co się ostatnio stało
      why RUCH     dlaczego ruch jest niemożliwy albo co by dał
      rule NUMER   zasada, np. rule 5.8; samo rule: zasady z odpowiedzi
      card ID      cała karta, np. BO4, G07 albo 14 dla karty brzegowej
      score        punkty obu graczy w tej chwili
      quit         opuść lekcję

## Lesson: desert

lesson-desert = Linie na pustyni
lesson-desert-about = Twoi Tuaregowie stoją na brzegu; tam, gdzie krzyżują się ich linie, karta jest twoja.
lesson-desert-aim = Wygrywa wyższy wynik. Większość punktów dają karty plemienia wyłożone w twoim układzie.
lesson-desert-line = Niebieski pionek na brzegu to twój Tuareg. Wyznacza prostą linię przez trzy karty wewnętrzne.
lesson-desert-crossing = Tam, gdzie krzyżują się dwie twoje linie, możesz użyć karty. Ustaw Tuarega na polu Sól u góry.
lesson-desert-alone = Teraz samodzielnie: ustaw ostatniego Tuarega tak, żeby karta ze złotą monetą też była twoja.
lesson-desert-take = Dwa znaczniki, dwie zdobyte karty. Użyj obu i weź to, co pokazują.

## Lesson: targis

lesson-targis = Trzej Tuaregowie
lesson-targis-about = Gdzie może stać Tuareg i jak trzej Tuaregowie dają ci pięć akcji.
lesson-targis-robber = Złodziej zamyka kartę, na której stoi. Mimo to spróbuj ustawić tam Tuarega.
lesson-targis-opposite = Biały Tuareg na polu Pieprz zamyka też kartę naprzeciw siebie. Spróbuj ustawić tam swojego.
lesson-targis-own = Naprzeciw własnego Tuarega wolno stanąć. Ustaw Tuarega na polu Fatamorgana i policz swoje znaczniki.
lesson-targis-two = Tylko jeden znacznik, bo obaj wyznaczają tę samą linię. Jeszcze raz: ustaw ostatniego Tuarega tak, żeby mieć dwa.
lesson-targis-five = Trzej Tuaregowie i dwa znaczniki to pięć akcji. Wykonaj wszystkie pięć w dowolnej kolejności.

## Lesson: goods

lesson-goods = Towary i złote monety
lesson-goods-about = Co dają karty towarów, ile możesz zatrzymać i skąd wziąć złote monety.
lesson-goods-all = Karta towaru w środku daje ci wszystko, co pokazuje. Użyj tej z daktylami i solą.
lesson-goods-slash = Karta z ukośnikiem daje tylko jeden ze swoich towarów. Nie masz pieprzu, więc weź pieprz.
lesson-goods-limit = Możesz zatrzymać 10 towarów i 3 złote monety. Masz 12 towarów: zakończ turę i oddaj dwa.
lesson-goods-trader = A gdy twój Tuareg stoi u Kupca? Wymień 3 jednakowe towary na 1 złotą monetę; nic nie przepadnie.
lesson-goods-gold = Teraz samodzielnie: zbierz 3 złote monety. Wystarczą ci dwie karty wewnętrzne i Kupiec.

## Lesson: tribe-cards

lesson-tribe-cards = Karty plemienia
lesson-tribe-cards-about = Jak płacić za karty plemienia, zatrzymać jedną na później i płacić mniej.
lesson-tribe-cards-display = Karty plemienia mają koszt i dają większość punktów. Użyj namiotu i zapłać za niego.
lesson-tribe-cards-keep = Druga karta kosztuje złotą monetę, a ty nie masz już żadnej. Użyj karty i weź ją do ręki.
lesson-tribe-cards-noble = U Szlachetnych zagrasz kartę z ręki. Spróbuj od razu, z kartą wziętą przed chwilą.
lesson-tribe-cards-full = Na ręce możesz mieć tylko jedną kartę. Spróbuj wziąć do ręki także tę.
lesson-tribe-cards-discount = Dzięki twojej oazie inne oazy są tańsze o 1 towar. Na które karty plemienia w środku cię stać? Wybierz wszystkie.
lesson-tribe-cards-alone = Teraz samodzielnie: wyłóż kartę, na którą stać cię tylko dzięki twojej oazie.

## Lesson: rows

lesson-rows = Rzędy i koniec gry
lesson-rows-about = Ile wart jest ukończony rząd i kiedy kończy się gra.
lesson-rows-equal = Cztery takie same symbole w rzędzie dają 4 punkty. Wyłóż czwartą oazę w swoim pierwszym rzędzie.
lesson-rows-different = Cztery różne symbole dają 2 punkty. Ukończ swój drugi rząd kartą, na której stoi twój znacznik.
lesson-rows-spoilt = Inne rzędy nie dają nic. Jedna karta psuje ukończony rząd: wybierz ją w swoim układzie.
lesson-rows-six = Teraz samodzielnie: stać cię tylko na jedną z twoich dwóch kart. Zdobądź dzięki niej i jej rzędowi 6 punktów.
lesson-rows-twelfth = Dwunasta karta kończy grę po tej rundzie. Wyłóż swoją.
lesson-rows-end = Drugi gracz ma już turę za sobą. Zakończ swoją: to koniec gry, pora policzyć punkty.

## Lesson: raids

lesson-raids = Rabunki
lesson-raids-about = Kiedy następuje rabunek, czego żąda i jak się do niego przygotować.
lesson-raids-corner = Co rundę złodziej idzie o jedną kartę dalej. Następna to narożnik: zakończ turę.
lesson-raids-pay = Rabunek! Każdy z graczy płaci 1 towar albo 1 punkt. O zwycięstwie decydują punkty: oddaj towar.
lesson-raids-unpaid = Najbliższy rabunek żąda 3 towarów albo 2 punktów. Nie masz tyle, więc drugi gracz dostanie 2 punkty. Zakończ turę.
lesson-raids-ready = Po tej rundzie rabunek zażąda 2 towarów albo 1 punktu. Teraz samodzielnie: zdobądź 2 towary.
lesson-raids-keep = Zakończ turę i zapłać przy rabunku, nie tracąc ani punktu.

## Lesson: border

lesson-border = Karty brzegowe
lesson-border-about = Szlachetni, Kupiec, Kuźnia srebra, Karawana, Rozwój plemienia i Fatamorgana.
lesson-border-noble = U Szlachetnych zagrasz kartę z ręki, jeśli masz ją od wcześniejszej rundy. Użyj tego pola i zapłać.
lesson-border-trader = Kupiec daje też 1 towar za 2 jednakowe innego rodzaju, ile razy chcesz. Zdobądź pieprz.
lesson-border-silversmith = W Kuźni srebra wymieniasz raz: 2 jednakowe towary na 1 punkt albo 4 na 3. Wybierz lepszą wymianę.
lesson-border-caravan = Karawana odkrywa kartę towaru z talii. Skorzystaj z niej i sprawdź, co przyniesie.
lesson-border-expansion = Rozwój plemienia odkrywa kartę plemienia. Wyłóż ją albo weź do ręki.
lesson-border-fata-morgana = Fatamorgana przenosi twój znacznik. Teraz samodzielnie: wyłóż kartę za 3 punkty, na którą cię stać.

## Lesson: first-game

lesson-first-game = Twoja pierwsza gra
lesson-first-game-about = Dwie rundy z podpowiedziami i spojrzenie naprzód; potem gra należy do ciebie.
lesson-first-game-goal = Wygrywa, kto ma więcej punktów. Większość dają karty plemienia, wyłożone tutaj w trzech rzędach po cztery.
lesson-first-game-first = Ustaw pierwszego Tuarega na dole, na Kuźni srebra. Wyznacza on prostą linię przez środek.
lesson-first-game-opposite = Na Karawanie, po lewej, stanął biały Tuareg. Spróbuj zająć kartę naprzeciwko: Daktyle po prawej.
lesson-first-game-crossing = Ta karta jest zamknięta. Ustaw Tuarega po lewej, na Rozwoju plemienia: twoje linie przetną się na karcie towaru.
lesson-first-game-third = Ustaw ostatniego Tuarega na polu Sól po lewej. Drugie przecięcie to jeździec na wielbłądzie u góry.
lesson-first-game-five = Trzej Tuaregowie i dwa znaczniki to pięć akcji. Gdzie możesz je wykonać? Wybierz wszystkie pięć miejsc.
lesson-first-game-goods = O kolejności decydujesz ty. Najpierw weź towary: użyj pola Sól i karty towaru w samym środku.
lesson-first-game-buy = Teraz użyj jeźdźca u góry. Zapłać 1 żeton soli i 1 złotą monetę i wyłóż go.
lesson-first-game-hand = Rozwój plemienia odkrywa kartę plemienia. Nie masz już złotej monety: weź kartę do ręki.
lesson-first-game-unused = Żadna akcja nie jest obowiązkowa. Tym razem zachowaj towary, pomiń Kuźnię srebra i zakończ turę.
lesson-first-game-their-turn = Drugi gracz bierze towary. Potem nowa runda: nowe karty, złodziej idzie dalej, zaczyna drugi gracz.
lesson-first-game-noble = U Szlachetnych zagrasz kartę z ręki, a Kupiec da złotą monetę. Ustaw Tuarega na obu tych polach.
lesson-first-game-alone = Teraz samodzielnie: ustaw ostatniego Tuarega tak, żeby 2 żetony daktyli u góry po prawej też były twoje.
lesson-first-game-take = Tę rundę rozpoczynał drugi gracz, więc pierwszy wykonał akcje. Teraz użyj obu swoich kart towarów.
lesson-first-game-gold = Brakuje ci tylko złotej monety. Użyj Kupca: oddaj 3 żetony daktyli za 1 złotą monetę.
lesson-first-game-visit = Zakończ wymianę. Pora na Szlachetnych: użyj ich, żeby zagrać kartę z ręki.
lesson-first-game-rows = Zapłać i połóż ją obok swojego jeźdźca. Cztery jednakowe symbole w rzędzie dają 4 punkty, cztery różne 2.
lesson-first-game-signs = Karty działają natychmiast, zawsze albo na koniec gry. Która z twoich dwóch działa zawsze?
lesson-first-game-raid = Spojrzenie naprzód: w każdym narożniku czeka rabunek. Oddaj 1 towar albo 1 punkt; następne rabunki kosztują więcej.
lesson-first-game-limit = Załóżmy, że masz 12 towarów. Zakończ turę: zatrzymasz najwyżej 10 towarów i 3 złote monety.
lesson-first-game-last = Runda 12 jest ostatnia. Wyłóż tego jeźdźca obok trzech pozostałych: cztery jednakowe symbole, 4 punkty.
lesson-first-game-end = To twoja dwunasta karta, a ona też kończy grę. Zakończ turę.
lesson-first-game-score = Wygrywasz 38 do 24. Liczą się żetony punktów, punkty na kartach, ich efekty i ukończone rzędy.
lesson-first-game-go-on = Wracasz do swojej pierwszej gry: runda 3, zaczynasz ty. Odtąd decydujesz samodzielnie. Powodzenia!

## Lesson: water

lesson-water = Woda
lesson-water-about = Skąd się bierze woda, do czego służy i ile jest warta na koniec.
lesson-water-waterhole = Wodopój po lewej daje ci 2 żetony wody. Użyj go.
lesson-water-exchange = Namiot na dole po lewej kosztuje pieprz, a ty go nie masz. Wymień 2 żetony wody; możesz to zrobić zawsze.
lesson-water-cost = Nie masz złotej monety, ale za ukośnikiem jest inny koszt. Zapłać 1 żeton pieprzu i 2 wody.
lesson-water-keep = Zachowana woda nie przepada: na koniec gry każde 2 żetony wody dają 1 punkt.

## Lesson: dunes

lesson-dunes = Ruchome wydmy
lesson-dunes-about = Silne pojedyncze akcje obok obszaru gry i to, ile cię kosztują.
lesson-dunes-place = Obok obszaru gry leżą wydmy. Tam też może stanąć Tuareg: ustaw ostatniego na wydmie ze złotą monetą.
lesson-dunes-no-line = Z wydmy nie biegnie żadna linia. Gdzie więc stoi twój jedyny znacznik? Wybierz tę kartę.
lesson-dunes-use = Użyj wydmy w swojej turze: weź 1 złotą monetę i 2 żetony wody. Potem zostaje odrzucona.
lesson-dunes-joker = Wydma-joker kosztuje 2 żetony wody i zostaje w twoim układzie. Na koniec gry będzie tu czwartym namiotem.

## Lesson: targia

lesson-targia = Tuareżka
lesson-targia-about = Pionek, który nagradza tych, którzy do niej dołączą, i karty, które pomagają raz na grę.
lesson-targia-join = Tuareżka idzie złodziejowi naprzeciw i nie zamyka żadnej karty. Ustaw przy niej ostatniego Tuarega: na polu Pieprz na dole.
lesson-targia-take = Kto do niej dołączył, ma dodatkową akcję. Użyj Tuareżki i weź 1 towar.
lesson-targia-turn-up = Możesz też zaryzykować: użyj Tuareżki, zapłać 1 towar, odkryj kartę towaru i weź to, co pokazuje.
lesson-targia-once = Na twoim namiocie leży znacznik akcji: raz na grę wyłożysz nim kartę z ręki bez Szlachetnych. Użyj namiotu.
