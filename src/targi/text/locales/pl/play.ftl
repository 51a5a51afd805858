# What the terminal says besides the game itself. Commands and moves are typed in English in every
# language; words in capitals stand for what is to be filled in.

play-help =
    Wpisz numer ruchu albo sam ruch, na przykład: place 5
      table       narysuj stół jeszcze raz
      moves       wypisz ruchy jeszcze raz
      hint        co zagrałby komputer na twoim miejscu
      words       stół opisany zdaniami
      plain       przełącz między rysunkiem stołu a zdaniami
      codes       włącz lub wyłącz w zdaniach kody, takie jak BO4 i 2,1
      look POLE   jedno pole: { $box ->
        [base] 5; 2,1
       *[expansion] 5; 2,1; D07
    }
      held        co mają obaj gracze: zapasy, karta na ręce i układ
      last        co się ostatnio stało
      rule NUMER  zasada, np. rule 5.8; samo rule: do tego, co padło ostatnio
      undo        cofnij ostatni ruch
      redo        zagraj go ponownie
      why RUCH    dlaczego ruch jest niemożliwy albo jaki miałby skutek
      card KARTA  cała karta, na przykład BO4, G07 albo 14 dla karty brzegowej
      score       bieżący wynik obu graczy
      save PLIK   zapisz dotychczasową grę do pliku
      quit        wyjdź; gra zostanie zachowana i można ją wznowić
play-nothing-to-undo = Nie ma ruchu do cofnięcia.
play-nothing-to-redo = Nie ma ruchu do ponowienia.
play-nothing-happened = Nic się jeszcze nie wydarzyło.
play-no-move-made = Nie wykonano żadnego ruchu.
play-name-it = Podaj, o co chodzi, na przykład: { $example }
play-alone = Wpisz samo { $command }.
play-no-file = Podaj plik: save PLIK
play-file-exists = Taki plik już istnieje; wybierz inną nazwę.
play-file-unseen = Nazwa pliku nie może zawierać niewidocznych znaków; wybierz inną nazwę.
play-not-written = Nie udało się zapisać gry: { $error }
play-saved =
    Zapisano. Później wznowisz grę poleceniem:
      { $command }
play-kept =
    Gra jest zachowana. Wznowisz ją poleceniem:
      { $command }
play-recorded = Zapis gry jest w pliku { $file }
play-taken-back = Cofnięto: { $player }, { $move }
play-possible = Ten ruch jest możliwy: { $move }
play-no-card = W tej grze nie ma karty „{ $id }”.
play-no-place = Nie ma pola „{ $place }”. { $box ->
        [base] Podaj numer karty brzegowej albo pole środka, na przykład 2,1.
       *[expansion] Podaj numer karty brzegowej, pole środka, na przykład 2,1, albo wydmę.
    }
play-no-rule = Nie ma zasady „{ $number }”.
# The question at the start of a game, and who plays then. $level is a level's name, $about what it is like.
play-who = Z kim grasz? Wpisz numer albo nazwę. Sam Enter: dwie osoby przy tym terminalu.
play-level = { $level } ({ $about })
play-no-level = Nie ma tu poziomu „{ $level }”. Wpisz numer albo nazwę z listy, albo naciśnij sam Enter.
play-seat = { $player }: { $who }
play-person = przy tym terminalu
# While a bot thinks, and what Ctrl-C asks then. Enter is the key; quit is typed in every language.
play-thinks = { $level } myśli…
play-leave = Chcesz wyjść? Wpisz quit; gra zostanie zachowana. Enter: gramy dalej.
play-watch = Enter: dalej, quit: wyjście, help: cała reszta.
# $percent is the chance to win, $what says what the move does.
play-hint = Rada ({ $level }): { $move }, czyli: { $what }. Ocena twojej szansy na wygraną: { $percent } procent.
play-plain = Stół będzie odtąd opisywany zamiast rysowany. Wpisz words, aby przeczytać opis.
play-drawn = Stół będzie znów rysowany.
play-codes = Od teraz zdania nazywają karty i pola ich kodami, takimi jak BO4 i 2,1.
play-no-codes = Od teraz zdania nazywają karty i pola tym, co na nich widać.
play-narrow = Ten terminal ma za mało kolumn ({ $columns }); rysowany stół potrzebuje { $needed }. Oto stół opisany zdaniami.
# An entry of the list of moves: what to type, and what it does.
play-menu = { $move }: { $what }
# One move of a retold game: its number, who made it, and how it is typed.
play-move = { $number }. Runda { $round }, { $player } ({ $move })
# A move that brings nothing about by itself: what was chosen.
play-chosen = Wybór: { $what }

## What stands in a record beside the moves. $digits are what proves the cards (docs/records.md).

record-player = { $seat }: { $name }
record-started = Początek: { MOMENT($time) }
record-commitment = Zobowiązanie serwera: { $digits }
record-nonces = Liczby losowe graczy: { $digits }
record-takebacks =
    { $number ->
        [one] Cofnięto { $number } ruch.
        [few] Cofnięto { $number } ruchy.
       *[many] Cofnięto { $number } ruchów.
    }
