# What only the web client says: its buttons, labels and pages. The table itself speaks by the
# messages of the other files.

## Words on many screens

web-home = Strona główna
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
web-their-side = Drugi gracz i dziennik
web-stock = Zapasy
web-hand = Ręka
web-hand-empty = Ręka jest pusta.
web-in-hand = Na ręce: { $card }
web-starts = zaczyna
web-away = poza stołem
web-bot-plays = gra komputer
web-log = Dziennik
web-earlier = Wcześniejsze
web-piles = Talie
web-choices = Możliwości
web-card-in-words = Treść karty
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
web-over = Gra się skończyła.
web-past = Oglądasz wcześniejszy stan gry.
web-present = Wróć do bieżącego stanu
web-moment-before = Krok wstecz
web-moment-after = Krok naprzód
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie ruchu
web-ask-hint = Wskazówka
web-hint-coming = Komputer szuka wskazówki…
# $what is a move: "the Noble", "take 1 gold".
web-hint = Wskazówka: { $what }. Komputer ocenia twoją szansę na wygraną na { $percent } procent.
web-result-help = Wskazówki: { $hints }, cofnięte ruchy: { $takebacks }
# Before a line of the log: this move does not stand any more.
web-taken-back = Cofnięte:
web-confirm = Potwierdź
# A button: some of the actions of the turn have not been taken yet.
web-end-unused = Zakończ turę · zostało akcji: { $number }
web-end-anyway = Zakończ mimo to
# Somebody who is to place a Targi has clicked on a card in the middle.
web-by-crossing = Karty wewnętrzne zdobywasz tam, gdzie krzyżują się linie twoich Tuaregów. Ustawiaj ich na kartach brzegowych.
# What the other player's turn came to: tokens more and less, cards won.
web-summary = { $player }: { $changes }
web-plus = +{ $what }
web-minus = −{ $what }
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
web-gone = { $player } od dawna nie wraca. Możesz zgłosić zwycięstwo, pozwolić grać komputerowi albo poczekać.
web-claim = Zgłoś zwycięstwo
web-let-bot = Niech gra komputer
web-offer-draw = Zaproponuj remis
web-resign = Poddaj się
web-resign-sure = Czy na pewno się poddajesz?
web-offline = Brak połączenia. Ponawiam próbę…
web-asked = Prośba wysłana. Czekamy na odpowiedź.
web-since = Gdy cię nie było
web-step-through = Obejrzyj krok po kroku

## Waiting for players

web-waiting = Czekamy na drugiego gracza
web-waiting-link = Wyślij ten link. Kto otworzy go jako pierwszy, zagra z tobą.
web-waiting-open = Stół jest na liście otwartych stołów. Usiąść może każdy.
web-copy = Kopiuj link
web-copied = Skopiowano.
web-own-link = Ten link jest dla kogoś innego: ty już tu siedzisz. Wyślij go dalej.
web-link-lost = Ta przeglądarka nie pamięta linku do wolnego miejsca. Możesz utworzyć nowy; stary przestanie wtedy działać.
web-link-new = Utwórz nowy link
web-share = Udostępnij
web-withdraw = Zamknij stół
web-invited = Zaproszenie do gry Tuareg (Targi)
web-join = Usiądź i graj
web-your-name = Nazwa gracza

## Start page

web-tagline = Dwa plemiona, jeden targ na Saharze. Ustaw trzy pionki, bierz to, co leży na przecięciu ich linii, i wyprzedzaj złodzieja.
web-play-computer = Zagraj z komputerem
web-box = Edycja
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
web-state-over = gra zakończona
web-state-closed = zamknięty
web-fan-work = Projekt fanów. Autorem gry Tuareg (Targi) jest Andreas Steiger; jeśli gra ci się podoba, kup ją.

## Making a table

web-my-seat = Moje miejsce
web-other-seat = Drugie miejsce
web-seat-friend = Ktoś z linkiem
web-seat-open = Ktokolwiek z listy
web-seat-bot = Komputer
web-seat-both = Też ja, na tym urządzeniu
web-first = Kto zaczyna
web-first-chance = Losowo
web-from-position = od pozycji z rundy { $round }
web-grace = Jak długo czekać na nieobecnych
web-grace-five = 5 minut
web-grace-day = Jeden dzień
web-grace-ever = Bez ograniczeń
web-option-normal = Jak w zasadach
web-own-cards = Własny plik kart
web-own-cards-about = Plik z twoimi poprawkami kart, zobacz dokumentację.
web-variants = Warianty rozszerzenia
web-seats-and-time = Miejsca i czas
web-deck-box = Tylko karty z rozszerzenia
web-deck-mixed = Losowane z obu pudełek
web-deck-own = Wybrane przeze mnie
web-other-half = Druga połowa: 45 kart, które by zostały
web-draw-number = Numer losowania
web-draw-number-about = Ten sam numer losuje te same karty.
web-deck-about = Wybierz po dziewięć kart każdego symbolu.
web-border-about = Karty z gry podstawowej zamiast kart z rozszerzenia:
web-cards-right =
    { $amount ->
        [one] Plik jest w porządku; { $amount } karta przy tym stole jest inna.
        [few] Plik jest w porządku; { $amount } karty przy tym stole są inne.
       *[other] Plik jest w porządku; { $amount } kart przy tym stole jest innych.
    }
web-cards-wrong = Tego pliku nie można użyć:
web-cards-remove = Usuń plik

## Me: name, other devices, data

web-me = Nazwa, urządzenia, dane
web-me-name-about = Tam, gdzie już siedzisz, zachowujesz dotychczasową nazwę.
web-save = Zapisz
web-saved = Zapisano.
web-device = Graj dalej na innym urządzeniu
web-device-about = Link pozwala ci grać dalej na innym urządzeniu, pod twoją nazwą i przy wszystkich twoich stołach. Działa raz, przez 15 minut.
web-device-careful = Otwórz go na drugim urządzeniu i nikomu go nie dawaj: kto go otworzy, zagra pod twoją nazwą.
web-device-make = Utwórz link
web-device-unknown = Serwer nie zna jeszcze tej przeglądarki. Najpierw podaj nazwę gracza.
web-follow = Grać tutaj dalej jako { $name }?
web-follow-about = W tej przeglądarce grasz wtedy jako { $name }, przy tych samych stołach co na drugim urządzeniu.
web-follow-free = Nic nie przepadnie: nie masz w tej przeglądarce innych stołów.
web-follow-loses =
    { $amount ->
        [one] Masz w tej przeglądarce { $amount } inny stół. Stracisz do niego dostęp.
        [few] Masz w tej przeglądarce { $amount } inne stoły. Stracisz do nich dostęp.
       *[other] Masz w tej przeglądarce { $amount } innych stołów. Stracisz do nich dostęp.
    }
web-follow-yes = Graj dalej jako { $name }
web-follow-no = Nie, niczego nie zmieniaj
web-follow-same = W tej przeglądarce grasz już jako { $name }. Otwórz link na drugim urządzeniu.
web-followed = W tej przeglądarce grasz teraz jako { $name }.
web-link-over = Ten link już nie działa
web-delete = Usuń moje dane
web-delete-about = Serwer przechowuje twoją nazwę, twoje stoły, ukończone gry i identyfikator tej przeglądarki. Bez konta, adresu e-mail i adresu IP.
web-delete-sure = Usunąć wszystko na zawsze?
web-delete-games = Trwające gry zostają poddane. Stoły, które jeszcze czekają, zostają zamknięte.
web-delete-names = Stoły, przy których nikt inny nie siedział, zostają usunięte. Przy pozostałych zamiast twojej nazwy jest znak zapytania. Lista twoich ukończonych gier zostaje usunięta.
web-delete-devices = Wszystkie twoje urządzenia zostają wylogowane. Tego nie da się cofnąć.
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
web-nothing-found = Brak wyników.

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
web-to-rematch = Przejdź do nowej gry
web-review = Zobacz planszę
web-record = Zapis gry
web-fair = Uczciwe rozdanie?
web-fair-about = Przed grą serwer zobowiązał się tą liczbą, SHA-256 swojego sekretu:
web-fair-yes = Sprawdzono tutaj: sekret zgadza się ze zobowiązaniem, a klucz kart obliczono z niego i z losowych bajtów obu stron. Nikt nie mógł wybrać ani zmienić karty. Tylko ten, kto prowadzi serwer, mógł zajrzeć w karty z góry.
web-fair-no = Liczby się nie zgadzają. Nie ufaj temu rozdaniu.
web-fair-unknown = Ta przeglądarka może to sprawdzić tylko na stronach z https. Pobierz zapis gry i sprawdź go za pomocą „targi verify”.

## Settings

web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-system = Jak system
web-theme-light = Południe
web-theme-dark = Noc
web-pace = Jak szybko pokazywane są ruchy
web-pace-off = Od razu
web-pace-slow = Spokojnie
web-pace-normal = Zwyczajnie
web-pace-fast = Szybko
web-confirm-moves = Potwierdzanie ruchów: pierwsze kliknięcie wybiera, drugie gra
web-sounds = Dźwięki
web-shortcuts = Skróty klawiszowe
web-shortcuts-about = U cofnij, H wskazówka, Enter potwierdź, 1–9 wybór, N następna możliwość, Esc anuluj, L dziennik, / polecenia. Strzałkami poruszasz się po planszy. W dzienniku, albo gdy żaden przycisk nie jest aktywny, przechodzisz nimi w czasie wstecz i naprzód, z klawiszem Shift o rundę, a klawiszem Home do początku; gdy żaden przycisk nie jest aktywny, spacja odtwarza i wstrzymuje powtórkę; przecinkiem i kropką wstecz i naprzód wszędzie, klawiszami End i Esc do bieżącego stanu.
web-commands = Wpisywane polecenia: stół opisany słowami, dla czytników ekranu
web-codes = Kody w zdaniach: karty i pola nazywane kodami, takimi jak BO4 i 2,1
web-game = Ta gra

## When something is not there

web-no-table = Nie ma takiego stołu
web-no-table-about = Link jest nieprawidłowy albo stół został usunięty. Poproś o nowy link albo przygotuj własny stół.
web-other-rules = Ta gra zaczęła się w starszej wersji
web-other-rules-about = Serwer gra teraz według nowszych zasad.
web-no-page = Tu nic nie ma
web-no-page-about = Może w adresie jest błąd.
web-server-gone = Serwer nie odpowiada
web-server-gone-about = Może właśnie się uruchamia albo to urządzenie nie ma połączenia. Ta strona sama spróbuje ponownie.
web-old = Ta strona jest nieaktualna
web-old-about = Serwer został zaktualizowany. Wczytaj stronę ponownie; twoja gra jest zachowana.
web-not-loaded = Część tej strony nie została wczytana
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
web-played = Opcje gry
web-name-long = Nazwa ma najwyżej 24 znaki. Skróć ją, proszę.
web-no-answer = Serwer nie odpowiada. Nic nie przepadło: spróbuj ponownie za chwilę.
web-try-now = Spróbuj teraz

## A slow or lost connection, and the chart of the result

web-notices = Powiadomienia
web-online = Połączenie wróciło.
web-on-its-way = Wysyłanie…
web-will-be-sent = Zostanie to wysłane, gdy tylko wróci połączenie.
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
web-round-about = Runda, rabunek i talie

## Several goods to choose

web-one-more = O jeden więcej: { $kind }
web-one-less = O jeden mniej: { $kind }
web-to-choose = Pozostało do wyboru: { $tokens }

## Where one stands: only watching, a link that reaches nobody, a name that is missing

web-watching = Oglądasz grę.
web-watching-taken = Miejsce jest zajęte. Oglądasz grę.
# With the link for a friend or another device; a command follows, the same in every language.
web-link-local = Ten link otworzy tylko ten komputer. Inni też będą mogli, jeśli otworzysz tę stronę pod adresem sieciowym, który podaje polecenie:
web-name-missing = Wpisz nazwę gracza.

## Resigning, and what is typed at a table only

# On one device: $player is whoever is to move.
web-resign-who = Czy { $player } się poddaje?
# $command is what is to be typed.
web-resign-type = Aby się poddać, wpisz: { $command }
web-help-hint = Wpisz help, aby zobaczyć wszystkie polecenia.
# More lines for the help; the first word of each is typed in every language.
web-help =
    resign: poddaj się; padnie pytanie o potwierdzenie
    draw: zaproponuj remis
    accept: przyjmij remis albo zgódź się na cofnięcie ruchu
    decline: odmów

## My finished games

web-games = Moje gry
web-games-about = Twój bilans i wszystkie ukończone gry.
web-games-record = Bilans
web-games-finished = Ukończone gry
web-games-empty = Nie masz jeszcze ukończonych gier. Zagraj, a wynik pojawi się tutaj.
web-games-play = Zagraj
web-games-more = Pokaż więcej gier
web-games-opponent = Drugi gracz
# Opponents who are no computers.
web-games-people = Ludzie
# How many games; headings of columns.
web-games-won = Wygrane
web-games-drawn = Remisy
web-games-lost = Przegrane
# The points of both, mine first.
web-game-points = { $points } do { $other }
# In which round a game ended, and how if not on points; small print after the result.
web-game-round = runda { $round }
web-game-they-resigned = drugi gracz się poddał
web-game-you-resigned = gra poddana przez ciebie
web-game-they-left = drugi gracz nie wrócił
web-game-you-left = twoja nieobecność
web-game-agreed = za zgodą obu stron
# Before becoming somebody else in this browser.
web-follow-games = Twoje ukończone gry z tej przeglądarki też zostaną. Stracisz do nich dostęp.
## A link to a moment of a game

# The moment that a link names does not exist.
web-no-moment = W tej grze nie ma takiego momentu. Widzisz bieżący stan.
web-moment-not-loaded = Nie udało się wczytać tego momentu. Odśwież stronę, aby spróbować ponownie.
web-copy-moment = Kopiuj link do tego momentu
## What is ahead of a move: the place, the crossing, the row, the limits

# A tribe card and its victory points.
web-card-there = Karta: { $card }.
web-hand-free = Możesz wziąć ją do ręki.
web-hand-full = Masz już kartę na ręce.
web-hand-later = W późniejszej rundzie możesz ją wyłożyć u Szlachetnych.
web-card-worth = Jej wartość: { $vp }.
web-keeps = Zostaje ci { $tokens }.
web-keeps-nothing = Nic ci nie zostaje.
web-no-crossing-yet = Jeszcze bez przecięcia.
web-no-crossing = W tej rundzie bez przecięcia.
web-no-new-crossing = Bez nowego przecięcia.
# Border cards in a few words.
web-there-noble = Wyłóż lub odrzuć kartę z ręki.
web-there-trader = Wymieniaj towary.
web-there-fata-morgana = Przenieś jeden ze swoich znaczników.
web-there-silversmith = Wymień towary lub złoto na punkty.
web-there-caravan = Odkryj kartę towaru.
web-there-tribal-expansion = Odkryj kartę plemienia.
web-noble-idle = Ręka jest pusta: nie ma tu nic do zrobienia.
# More would be held than may be kept. $tokens are all that are held, $limit what may be kept.
web-limit-ahead = Bez wydatków będziesz mieć { SAY($tokens, form: "acc") } lub więcej; limit wynosi { $limit }.
web-limit-then = Będziesz mieć { SAY($tokens, form: "acc") }; limit wynosi { $limit }.
web-limit-now = Masz { SAY($tokens, form: "acc") }; limit wynosi { $limit }, resztę oddajesz.
# A card in a row of four. $cards lie there then, $number are missing.
web-row-first = Pierwsza karta w rzędzie: cztery jednakowe to { $alike }, cztery różne to { $different }.
web-row-alike = Jednakowe: { $cards } z 4. Za komplet { $vp }, brakuje { $number }.
web-row-different = Różne: { $cards } z 4. Za komplet { $vp }, brakuje { $number }.
web-row-lost = W tym rzędzie nie będzie już czterech jednakowych ani czterech różnych.
web-row-full = Zamyka rząd.
web-row-full-alike = Zamyka rząd, cztery jednakowe: { $vp }.
web-row-full-different = Zamyka rząd, cztery różne: { $vp }.
web-row-full-lost = Zamyka rząd, ani jednakowy, ani różny.
## What players say to each other

web-emote = Powiedz coś
web-emote-hello = Cześć!
web-emote-well-played = Dobre zagranie!
web-emote-thanks = Dzięki!
web-emote-oops = Ojej!
web-emote-thinking = Niech pomyślę.
web-emote-good-game = Dobra partia!
# $player says $emote, one of the six above.
web-emote-said = { $player }: { $emote }
# After too many at once.
web-emote-later = Chwileczkę: za kilka sekund możesz powiedzieć coś więcej.
# A setting.
web-mute = Wycisz drugiego gracza: nie pokazuj, co mówi
## The pictures of the rules: what each explains, and for those who do not see it what is on it

web-picture-board = Gra podstawowa na początku: szesnaście ponumerowanych kart brzegowych wokół dziewięciu kart wewnętrznych. Złodziej stoi na 1.
web-picture-board-seen = Obszar gry: pięć na pięć kart. Na górze leżą 16, 1, 2, 3 i 4, z prawej w dół od 5 do 8, dołem z powrotem od 9 do 12, z lewej w górę od 13 do 15. Dziewięć kart wewnętrznych to na przemian karty towarów i karty plemienia; karty towarów leżą w rogach i w samym środku.
web-picture-placing = Tuaregowie Niebieskiego na 2 i 13 wyznaczają dwie linie. Tam, gdzie się przecinają, Niebieski będzie miał znacznik. Świecące karty są otwarte dla trzeciego Tuarega Niebieskiego. Karty 3 i 15 są zamknięte: leżą naprzeciw Tuaregów Białego na 9 i 5.
web-picture-placing-seen = Obszar gry podczas ustawiania Tuaregów. Linie Niebieskiego, z 2 w dół i z 13 w poprzek, przecinają się na środkowej karcie dolnego rzędu środka. Linie Białego, z 9 w górę i z 5 w poprzek, przecinają się na prawej karcie górnego rzędu. Świecą 6, 7, 10, 11 i 14.
web-picture-dune = Trzeci Tuareg Niebieskiego stoi na wydmie. Wykona jej akcję, ale nie wyznacza linii: przecinają się tylko linie z 2 i 13.
web-picture-dune-seen = Obszar gry rozszerzenia, obok trzy wydmy. Niebieski ma Tuaregów na 2, na 13 i na pierwszej wydmie, Biały na 6 i 9. Linie wyznaczają tylko ci na kartach brzegowych.
web-picture-raid = Po rundzie 3 złodziej dochodzi do narożnika 4: to pierwszy rabunek. Obaj gracze płacą to, co pokazuje karta: 1 towar albo 1 punkt.
web-picture-raid-seen = Rundy jako sznur paciorków, z rabunkiem po co trzeciej. Niżej prawy górny narożnik obszaru gry: złodziej stoi na 4.
web-picture-rows = Trzy ukończone rzędy. Cztery takie same symbole są warte 4 punkty, cztery różne 2 punkty. W trzecim rzędzie są dwa namioty: nie jest wart nic.
web-picture-rows-seen = Układ gracza. W pierwszym rzędzie leżą cztery oazy; w drugim jeździec na wielbłądzie, studnia, namiot i Tuareżka; w trzecim studnia, namiot, Tuareżka i jeszcze jeden namiot.

## A tab that is open while one's data is deleted elsewhere

web-unknown-now = Serwer nie zna już tej przeglądarki
web-unknown-now-about = Twoje dane usunięto w innym oknie lub na innym urządzeniu. Zawsze możesz zacząć od nowa.

## How much is held, which Targi is placed, and what rows are for

# While placing: which of how many Targis of this round.
web-place-number = Ustaw Tuarega { $number } z { $most }.
# How much is held of what may be kept at the end of a turn: "8/10 goods".
web-count = { $kind }: { $held }/{ $limit }
web-count-near = Blisko limitu: { $count }.
web-count-over = Powyżej limitu: { $count }.
# Above the display, while a card is laid in a row of four.
web-rows-for = 4 jednakowe { $alike } · 4 różne { $different }

## A replay: the moments of a game one after the other

web-replay = Powtórka
web-replay-play = Odtwórz ruchy
web-replay-pause = Wstrzymaj
web-moment-first = Na początek
web-round-before = Rundę wstecz
web-round-after = Rundę naprzód
## To look things up: beside the board, or from the menu

web-reference = Znaki, efekty i talie
web-signs = Znaki
web-lasting = Trwałe efekty
web-lasting-none = Jeszcze żadnych.
web-to-come = Co jeszcze przed wami
web-rounds-left =
    { $amount ->
        [one] Jeszcze { $amount } runda
        [few] Jeszcze { $amount } rundy
       *[many] Jeszcze { $amount } rund
    }
web-raids-left =
    { $amount ->
        [one] jeszcze { $amount } rabunek
        [few] jeszcze { $amount } rabunki
       *[many] jeszcze { $amount } rabunków
    }
web-unseen = Jeszcze nieodkryte karty plemienia, według symbolu:
# When an effect works, as briefly as can be.
web-sign-immediate = Natychmiast
web-sign-permanent = Zawsze
web-sign-once = Raz na grę
web-sign-stored = Czeka na karcie
web-sign-next-round = Następna runda
web-sign-end = Koniec gry

## Advice in the first games: one sentence about what matters now

# A setting.
web-advice-setting = Podpowiedzi w pierwszych grach
web-advice-last = To ostatnia runda: same towary i złote monety nie dają punktów.
# $tokens is what is still missing.
web-advice-raid = Podczas rabunku po tej rundzie trzeba oddać { SAY($demands, form: "acc") }; już masz czym zapłacić.
web-advice-raid-short = Podczas rabunku po tej rundzie trzeba oddać { SAY($demands, form: "acc") }; brakuje ci jeszcze { SAY($tokens, form: "gen") }.
web-advice-limit = Masz { SAY($tokens, form: "acc") }; na koniec tury możesz zatrzymać najwyżej { $limit }.
web-advice-hand = Masz już kartę na ręce: kartę plemienia, za którą nie możesz zapłacić, można tylko odrzucić.
# Actions that are still to be taken.
web-advice-unused = Każdy twój Tuareg i każdy znacznik daje jedną akcję; pozostało akcji: { $number }.
web-advice-noble = Masz kartę na ręce: Tuareg u Szlachetnych pozwoliłby ci ją wyłożyć.
web-advice-noble-short = U Szlachetnych możesz wyłożyć kartę z ręki; brakuje ci jeszcze { SAY($tokens, form: "gen") }.
# A card that goes on with a row: $cards of four would lie there.
web-advice-row-alike = Możesz zdobyć i opłacić { SAY($card, form: "acc") }: w rzędzie { $row } będą { $cards } jednakowe symbole, a komplet to { $vp }.
web-advice-row-different = Możesz zdobyć i opłacić { SAY($card, form: "acc") }: w rzędzie { $row } będą { $cards } różne symbole, a komplet to { $vp }.

## The level to try next

# How often $player, a level, was beaten or has won without a break; $next is another level.
web-level-up = { $player } przegrywa z tobą { $number }. raz z rzędu. Może teraz { $next }?
web-level-down = { $player } wygrywa { $number }. raz z rzędu. Może teraz { $next }?
web-level-try = Zagraj: { $next }
