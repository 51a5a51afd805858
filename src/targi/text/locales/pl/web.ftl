# What only the web client says: its buttons, labels and pages. The table itself speaks by the
# messages of the other files.

## Words on many screens

web-home = Do strony startowej
web-you = Ty
web-close = Zamknij
web-cancel = Anuluj
web-rules = Zasady
web-cards = Karty
web-menu = Menu i ustawienia
web-loading = Chwileczkę…
web-reload = Wczytaj ponownie

## The table

web-board = Plansza
web-prompt = Co zrobić
web-my-side = Twoja strona
web-their-side = Przeciwnik i dziennik
web-stock = Zasoby
web-hand = Ręka
web-hand-empty = Ręka jest pusta.
web-in-hand = W ręce: { $card }
web-starts = zaczyna
web-away = poza stołem
web-bot-plays = gra komputer
web-log = Dziennik
web-earlier = Wcześniejsze
web-piles = Stosy
web-choices = Możliwości
web-card-in-words = Karta słowami
web-card-possible = { $card } Możliwe.
web-inspect-hint = Wskaż kartę, aby przeczytać, co robi.
web-reconstructed = Odtworzona: wydrukowana karta może być inna.
web-score-of =
    { $points ->
        [one] { $player }: { $points } punkt. Pokaż, skąd pochodzi.
        [few] { $player }: { $points } punkty. Pokaż, skąd pochodzą.
       *[many] { $player }: { $points } punktów. Pokaż, skąd pochodzą.
    }
web-row =
    { $cards ->
        [one] Rząd { $row }: { $cards } karta
        [few] Rząd { $row }: { $cards } karty
       *[many] Rząd { $row }: { $cards } kart
    }
web-place-here = Rząd { $row }, miejsce { $place }: połóż kartę tutaj
web-dunes-left =
    { $amount ->
        [one] { $amount } wydma
        [few] { $amount } wydmy
       *[many] { $amount } wydm
    }
web-pile-goods =
    { $amount ->
        [one] { $amount } karta towaru
        [few] { $amount } karty towarów
       *[many] { $amount } kart towarów
    }
web-pile-tribes =
    { $amount ->
        [one] { $amount } karta plemienia
        [few] { $amount } karty plemienia
       *[many] { $amount } kart plemienia
    }
web-discarded =
    { $amount ->
        [one] { $amount } odrzucona
        [few] { $amount } odrzucone
       *[many] { $amount } odrzuconych
    }
web-decides = Decyduje { $player }.
web-thinks = { $player } myśli…
web-over = Gra jest skończona.
web-past = Oglądasz wcześniejszą chwilę.
web-present = Wróć do bieżącej chwili
web-moment-before = O chwilę wstecz
web-moment-after = O chwilę dalej
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie ruchu
web-confirm = Potwierdź
web-more = Więcej ({ $number })
# What is typed instead of clicked; help is typed in every language.
web-command = Polecenie albo ruch; help wymienia wszystkie
web-type-commands = Wpisuj polecenia
web-rule = Zasada { $rule }
# What a card of one's own leaves out of a cost.
web-spared = Mniej o: { $tokens } ({ $card }).
# What a card costs after discounts. $tokens are tokens with their numbers, $others what lacks for the
# alternative.
web-pays = Płacisz { SAY($tokens, form: "acc") }.
web-pays-nothing = Nic nie płacisz.
web-can-pay = Możesz teraz zapłacić.
web-lacks = Brakuje ci { SAY($tokens, form: "gen") }.
web-lacks-either = Brakuje ci { SAY($tokens, form: "gen") }; przy koszcie alternatywnym { SAY($others, form: "gen") }.
web-with-noble = U Szlachetnych:
# Cards of one's own display that make a move possible, cheaper or better.
web-thanks = Dzięki { SAY($card, form: "dat") }.
web-power-now = Ten efekt teraz działa.

## Offers and absence

web-undo-wish = { $player } prosi o cofnięcie ruchu.
web-draw-wish = { $player } proponuje remis.
web-allow = Zgoda
web-refuse = Odmów
web-accept = Przyjmij
web-gone = { $player } od dawna nie wraca. Możesz zażądać zwycięstwa, pozwolić grać komputerowi albo poczekać.
web-claim = Zażądaj zwycięstwa
web-let-bot = Niech gra komputer
web-offer-draw = Zaproponuj remis
web-resign = Poddaj się
web-resign-sure = Czy na pewno poddajesz tę grę?
web-offline = Brak połączenia. Ponawiam próbę…
web-asked = Prośba wysłana. Czekamy na odpowiedź.
web-since = Gdy cię nie było
web-step-through = Obejrzyj krok po kroku

## Waiting for players

web-waiting = Czekamy na drugą osobę
web-waiting-link = Wyślij ten link. Kto otworzy go jako pierwszy, zagra z tobą.
web-waiting-open = Stół jest na liście otwartych stołów. Usiąść może każdy.
web-copy = Kopiuj link
web-copied = Skopiowano.
web-own-link = Ten link jest dla kogoś innego: ty już tu siedzisz. Wyślij go dalej.
web-link-lost = Ta przeglądarka nie pamięta linku do wolnego miejsca. Możesz utworzyć nowy; stary przestanie wtedy działać.
web-link-new = Utwórz nowy link
web-share = Udostępnij
web-withdraw = Wycofaj stół
web-invited = Zaproszenie do gry w Targi
web-join = Usiądź i graj
web-your-name = Twoje imię

## Start page

web-tagline = Dwa plemiona, jeden targ na Saharze. Postaw trzy figurki, bierz to, co leży na przecięciu ich linii, i wyprzedzaj złodzieja.
web-play-computer = Zagraj z komputerem
web-box = Pudełko
web-level = Poziom
web-start = Start
web-remembered = Twój wybór zostanie zapamiętany. Pierwszy raz? Stół pokazuje każdy możliwy ruch.
web-level-about = Poziom { $number } z 8: { $about }.
web-guest = Gość
web-with-friend = We dwie osoby, przez link
web-with-friend-about = Wyślij link. Bez konta.
web-make-table = Przygotuj stół
web-one-device = Na jednym urządzeniu
web-one-device-about = Dwa miejsca, jeden ekran do przekazywania.
web-sit-down = Usiądź
web-play-as = Grasz jako { $name }.
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-continue = Kontynuuj
web-look = Zobacz
web-seats = { $blue } kontra { $white }
web-nobody = wolne miejsce
web-state-playing = gra trwa
web-state-waiting = czeka na graczy
web-state-over = zakończona
web-state-closed = zamknięta
web-fan-work = Dzieło fanów. Autorem Targi jest Andreas Steiger; jeśli gra ci się podoba, kup pudełko.

## Making a table

web-my-seat = Moje miejsce
web-other-seat = Drugie miejsce
web-seat-friend = Ktoś z linkiem
web-seat-open = Ktokolwiek z listy
web-seat-bot = Komputer
web-seat-both = Też ja, na tym urządzeniu
web-first = Kto zaczyna
web-first-chance = Decyduje los
web-grace = Jak długo czekać na nieobecnych
web-grace-five = 5 minut
web-grace-day = Jeden dzień
web-grace-ever = Bez ograniczeń
web-option-normal = Jak w zasadach
web-own-cards = Własny plik kart
web-own-cards-about = Plik z twoimi poprawkami kart, zobacz dokumentację.
web-variants = Warianty dodatku
web-seats-and-time = Miejsca i czas
web-deck-box = Z dodatku
web-deck-mixed = Losowane z obu pudełek
web-deck-own = Wybrane przeze mnie
web-other-half = Druga połowa: 45 kart, które by zostały
web-draw-number = Numer losowania
web-draw-number-about = Ten sam numer losuje te same karty.
web-deck-about = Wybierz po dziewięć kart każdego symbolu.
web-border-about = Karty z gry podstawowej zamiast kart z dodatku:
web-cards-right =
    { $amount ->
        [one] Plik jest w porządku; { $amount } karta przy tym stole jest inna.
        [few] Plik jest w porządku; { $amount } karty przy tym stole są inne.
       *[other] Plik jest w porządku; { $amount } kart przy tym stole jest innych.
    }
web-cards-wrong = Z tym plikiem nie można grać:
web-cards-remove = Bez pliku

## Me: name, other devices, data

web-me = Imię, urządzenia, dane
web-me-name-about = Tam, gdzie już siedzisz, zachowujesz dotychczasowe imię.
web-save = Zapisz
web-saved = Zapisano.
web-device = Graj dalej na innym urządzeniu
web-device-about = Link sprawia, że inne urządzenie staje się twoje: gra jako ty, przy wszystkich twoich stołach. Działa raz, przez 15 minut.
web-device-careful = Otwórz go na drugim urządzeniu i nikomu go nie dawaj: kto go otworzy, zagra jako ty.
web-device-make = Utwórz link
web-device-unknown = Serwer nie zna jeszcze tej przeglądarki. Najpierw podaj imię.
web-follow = Grać tutaj dalej jako { $name }?
web-follow-about = Ta przeglądarka gra wtedy jako { $name }, przy tych samych stołach co drugie urządzenie.
web-follow-free = Nic nie przepadnie: ta przeglądarka nie ma własnych stołów.
web-follow-loses =
    { $amount ->
        [one] Ta przeglądarka ma { $amount } własny stół. Potem już go nie znajdzie i nie będzie mogła przy nim grać.
        [few] Ta przeglądarka ma { $amount } własne stoły. Potem już ich nie znajdzie i nie będzie mogła przy nich grać.
       *[other] Ta przeglądarka ma { $amount } własnych stołów. Potem już ich nie znajdzie i nie będzie mogła przy nich grać.
    }
web-follow-yes = Graj dalej jako { $name }
web-follow-no = Nie, wszystko zostaje jak jest
web-follow-same = Ta przeglądarka gra już jako { $name }. Otwórz link na drugim urządzeniu.
web-followed = Ta przeglądarka gra teraz jako { $name }.
web-link-over = Ten link już nie działa
web-delete = Usuń moje dane
web-delete-about = Serwer przechowuje twoje imię, twoje stoły i znacznik w tej przeglądarce. Żadnego konta, żadnego adresu.
web-delete-sure = Usunąć wszystko na zawsze?
web-delete-games = Trwające gry zostają poddane. Stoły, które jeszcze czekają, zostają wycofane.
web-delete-names = Stoły, przy których nikt inny nie siedział, zostają usunięte. Przy pozostałych zamiast twojego imienia jest znak zapytania.
web-delete-devices = Wszystkie twoje urządzenia zostają zapomniane. Niczego nie da się cofnąć.
web-delete-yes = Usuń wszystko
web-deleted = Twoje dane zostały usunięte
web-deleted-about = Serwer nie zna już tej przeglądarki. Język i wygląd pozostają takie, jak wybrano; są zapamiętane tylko tutaj.
web-nothing-known = Serwer nic nie wie o tej przeglądarce.

## Rules and cards

web-rules-title = Zasady gry
web-cards-title = Wszystkie karty
web-search = Szukaj
web-find-rule = Znajdź zasadę po numerze lub słowie
web-found =
    { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
       *[many] { $amount } kart
    }
web-all = Wszystkie
web-kind-tribe = Karty plemienia
web-kind-goods = Karty towarów
web-kind-border = Karty brzegowe
web-kind-dune = Ruchome wydmy
web-only-doubtful = Tylko odtworzone
web-nothing-found = Nic nie pasuje.

## Result

web-result = Wynik
web-you-win = Wygrywasz, { $points } do { $other }
web-you-lose = Przegrywasz, { $points } do { $other }
web-source = Źródło
web-points-from = Skąd pochodzą punkty
web-points-by-round = Punkty według rund
web-display-of = Układ: { $player }
web-rematch = Rewanż
web-rematch-asked = Chcesz rewanżu. Czekamy na odpowiedź.
web-rematch-wish = { $player } proponuje rewanż.
web-to-rematch = Do nowej gry
web-review = Zobacz planszę
web-record = Zapis gry
web-fair = Uczciwe rozdanie?
web-fair-about = Przed grą serwer zobowiązał się tą liczbą, SHA-256 swojego sekretu:
web-fair-yes = Sprawdzono tutaj: sekret zgadza się z obietnicą, a klucz kart powstał z niego i z bajtów obu stron. Nikt nie mógł wybrać ani zmienić karty. Tylko ten, kto prowadzi serwer, mógł zajrzeć w karty z góry.
web-fair-no = Liczby się nie zgadzają. Nie ufaj temu rozdaniu.
web-fair-unknown = Ta przeglądarka sprawdza tylko strony z https. Pobierz zapis i zapytaj „targi verify”.

## Settings

web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-system = Jak system
web-theme-light = Południe
web-theme-dark = Noc
web-pace = Ruch
web-pace-off = Brak
web-pace-slow = Wolny
web-pace-normal = Zwykły
web-pace-fast = Szybki
web-confirm-moves = Potwierdzanie ruchów: pierwsze kliknięcie wybiera, drugie gra
web-sounds = Dźwięki
web-shortcuts = Klawisze: U cofa, Enter potwierdza, 1–9 wybór, N następna możliwość, Esc anuluje, L dziennik, / polecenia. Strzałki chodzą po planszy. W dzienniku, albo gdy żaden przycisk nie jest aktywny, prowadzą w czasie wstecz i naprzód, Home do początku; przecinek i kropka prowadzą wstecz i naprzód wszędzie, End i Esc do bieżącej chwili.
web-commands = Wpisywane polecenia: stół opisany słowami, dla czytników ekranu
web-game = Ta gra

## When something is not there

web-no-table = Nie ma takiego stołu
web-no-table-about = Link jest uszkodzony albo stół został sprzątnięty. Poproś o nowy link albo przygotuj własny stół.
web-other-rules = Ta gra zaczęła się w starszej wersji
web-other-rules-about = Serwer gra teraz według nowszych zasad.
web-no-page = Tu nic nie ma
web-no-page-about = Może w adresie jest błąd.
web-server-gone = Serwer nie odpowiada
web-server-gone-about = Może właśnie się uruchamia albo to urządzenie nie ma połączenia. Ta strona sama spróbuje ponownie.
web-old = Ta strona jest nieaktualna
web-old-about = Serwer został zaktualizowany. Wczytaj stronę ponownie; twoja gra jest zachowana.
web-not-loaded = Część tej strony nie dotarła
web-not-loaded-about = Sprawdź połączenie i wczytaj ponownie; twoja gra jest zachowana.

## Lists of tables, what is played, names

# How a table stands, after the box in a list of mine.
web-your-turn = twoja kolej
web-turn-of = ruch: { $player }
web-won = wygrana
web-lost = przegrana
web-drawn = remis
web-won-by = wygrywa { $player }
web-show-all = Pokaż wszystkie ({ $number })
web-no-tables-mine = Nie masz jeszcze stołów. Te, które przygotujesz lub przy których usiądziesz, pojawią się tutaj.
web-no-tables-open = Teraz nikt nie czeka. Przygotuj stół z miejscem dla każdego, a inni znajdą go tutaj.
web-played = W co się gra
web-name-long = Imię ma najwyżej 24 znaki. Skróć je, proszę.
web-no-answer = Serwer nie odpowiada. Nic nie przepadło: spróbuj ponownie za chwilę.
web-try-now = Spróbuj teraz

## A slow or lost connection, and the chart of the result

web-notices = Powiadomienia
web-online = Połączenie wróciło.
web-on-its-way = W drodze…
web-will-be-sent = Polecenie zostanie wysłane, gdy tylko wróci połączenie.
web-chart-start = Początek
web-chart-round = Runda

## What a move would bring, said to whoever thinks about it

# The player's lines would cross where these cards lie; a goods card is named by what it gives.
web-would-cross =
    { $number ->
        [1] Twoje przecięcie: { $things }.
       *[other] Twoje przecięcia: { $things }.
    }
web-would-get = Dostajesz { SAY($tokens, form: "acc") }.
web-would-give = Oddajesz { SAY($tokens, form: "acc") }.
web-would-exchange = Oddajesz { SAY($given, form: "acc") } i dostajesz { SAY($taken, form: "acc") }.
web-would-display = Płacisz { SAY($tokens, form: "acc") } i wykładasz { SAY($card, form: "acc") } w rzędzie { $row }.
web-would-save = Oszczędzasz { SAY($tokens, form: "acc") } dzięki { SAY($card, form: "dat") }.
web-would-hold = Bierzesz do ręki { SAY($card, form: "acc") }.
web-would-discard = Odrzucasz { SAY($cards, form: "acc") }.
web-would-lose = Tracisz { SAY($card, form: "acc") }.
web-would-leave =
    { $number ->
        [1] Rezygnujesz z jednej akcji: { SAY($places, form: "named") }.
       *[other] Rezygnujesz z { $number } akcji: { SAY($places, form: "named") }.
    }
web-would-be-spared = Nic nie oddajesz podczas rabunku dzięki { SAY($cause, form: "dat") }.
web-would-start = Zostajesz graczem rozpoczynającym.

## Where there is little room

web-raid-after = Rabunek po rundzie { $round }; trzeba oddać { SAY($demands, form: "acc") }.
web-in-detail = { $player }: pokaż z bliska
web-round-about = Runda, rabunek i stosy

## Several goods to choose

web-one-more = O jeden więcej: { $kind }
web-one-less = O jeden mniej: { $kind }
web-to-choose = Pozostało do wyboru: { $tokens }

## Where one stands: only watching, a link that reaches nobody, a name that is missing

web-watching = Oglądasz grę.
web-watching-taken = Miejsce jest zajęte. Oglądasz grę.
# With the link for a friend or another device; a command follows, the same in every language.
web-link-local = Ten link otworzy tylko ten komputer. Inni też będą mogli, jeśli otworzysz tę stronę pod adresem sieciowym, który podaje polecenie:
web-name-missing = Wpisz imię.

## Resigning, and what is typed at a table only

# On one device: $player is whoever is to move.
web-resign-who = Czy { $player } poddaje tę grę?
# $command is what is to be typed.
web-resign-type = Aby się poddać, wpisz: { $command }
web-help-hint = Wpisz help, aby zobaczyć wszystkie polecenia.
# More lines for the help; the first word of each is typed in every language.
web-help =
    resign: poddaj grę; padnie jeszcze jedno pytanie
    draw: zaproponuj remis
    accept: przyjmij remis albo zgódź się na cofnięcie ruchu
    decline: odmów
