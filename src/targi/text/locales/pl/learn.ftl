# What lessons say in the browser as well as at the terminal; then what only the browser says.

learn-place-hand = karta na twojej ręce
learn-place-display = twój układ
learn-place-stock = twoje zapasy
learn-place-goal = punkty zwycięstwa
learn-place-round = rundy
learn-place-raid = następny rabunek
learn-place-opponent = strona przeciwnika
learn-place-targia = Tuareżka
# A move that could be made in a game but is not what the step is about.
learn-elsewhere = W grze to możliwe, ale ten krok dotyczy czegoś innego.
# The quiet help after two wrong tries: a place, or a move as it is typed and what it does.
learn-help = Spróbuj tak: { $what }.
learn-done = Lekcja „{ $title }” ukończona.

## The coach

web-lesson-step = Krok { $number } z { $most }
web-lesson-next = Dalej
web-lesson-back = Krok wstecz
web-lesson-again = Ten krok jeszcze raz
web-lesson-leave = Opuść lekcję
web-lesson-go-on = Tutaj nie ma nic do zagrania. Wybierz „Dalej”.
# After a step that was solved, one of three in turn.
web-lesson-praise =
    { $number ->
        [0] Właśnie tak!
        [1] Dobra robota!
       *[other] Doskonale!
    }
web-lesson-next-lesson = Następna lekcja: { $title }
web-lesson-play-on = Graj dalej z botem Jerboa
web-lesson-others = Pozostałe lekcje
# Places of the table, for listeners and as help.
web-lesson-lit = Podświetlone: { $places }.
web-lesson-choice-lit = Jedna z możliwości jest podświetlona.
web-lesson-is-lit = Podświetlone.
web-lesson-is-found = Znalezione.
web-lesson-point = Wskaż: { $places }.
web-lesson-found = Znalezione: { $places }.
web-lesson-left = Pozostało do znalezienia: { $number }.
web-lesson-not-there = To nie to. Spójrz jeszcze raz.
web-lesson-astray = To oddala cię od celu. Cofnij ruch albo zacznij ten krok od nowa.

## The list of lessons

web-lessons = Lekcje
web-lessons-title = Nauka gry
web-lessons-about = Krótkie lekcje na prawdziwej planszy. Grasz i krok po kroku poznajesz to, co ważne.
web-lesson-steps =
    { $number ->
        [one] { $number } krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }
web-lesson-done = Ukończona
web-lesson-begin = Zacznij
web-lesson-anew = Zacznij od nowa
web-lessons-none = Nie ma tu lekcji.
web-no-lesson = Nie ma takiej lekcji
web-no-lesson-about = Może w adresie jest błąd.

## Ways to the lessons

web-learn = Nauka przez grę
web-learn-quick = Naucz się w 7 minut
web-learn-quick-about = Pierwsza gra z przewodnikiem: grasz i uczysz się krok po kroku.
web-learn-invited = Pierwszy raz? Naucz się w 7 minut, gdy druga osoba czeka, albo usiądź i graj z pomocą.
web-learn-back = Wróć do zaproszenia
web-show-me = Pokaż mi
