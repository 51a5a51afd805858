# What happens at a table besides moves, why a table refuses something, and its opponents.
#
# $player, $by and $winner are players, $name what somebody calls himself. Present tense, because a
# player's name has no gender.

## Entries: what happens at a table

# $seat is "blue" or "white".
entry-seat-taken =
    { $seat ->
        [blue] { $name } gra niebieskimi.
       *[white] { $name } gra białymi.
    }
entry-undone = { $player } cofa ruch.
entry-undo-asked = { $player } prosi o cofnięcie ruchu.
entry-undo-refused = { $player } nie zgadza się na cofnięcie ruchu.
entry-draw-offered = { $player } proponuje remis.
entry-draw-declined = { $player } odrzuca remis.
entry-resigned = { $player } poddaje się.
# The player has no connection any more.
entry-left = { $player } odchodzi od stołu.
entry-returned = { $player } wraca do stołu.
# The other one has waited long enough.
entry-gone = { $player } zbyt długo nie wraca.
entry-claimed = { $player } zgłasza zwycięstwo.
# $player is who is gone, $level the level that plays instead.
entry-bot-took-over = Komputer ({ $level }) gra dalej za { SAY($player, form: "of") }.
entry-hinted = { $player } dostaje wskazówkę.
entry-rematch-asked = { $player } prosi o jeszcze jedną grę.
entry-rematch-agreed = Będzie jeszcze jedna gra, przy nowym stole.
entry-closed-withdrawn = Stół jest zamknięty: gra się nie odbędzie.
entry-closed-idle = Stół jest zamknięty: od dawna nic się tu nie dzieje.

## How a game ended, at a table or in a record

end-completed = Koniec gry: wygrywa { $winner }.
end-completed-draw = Koniec gry: remis.
end-resigned = { $by } poddaje się: wygrywa { $winner }.
end-timeout = { $by } przekracza czas: wygrywa { $winner }.
end-abandoned = { $by } nie wraca: wygrywa { $winner }.
end-agreed = Gracze zgadzają się na remis.
end-unfinished = Gra nie została dokończona.

## Why a table does not do something, said to the player who wanted it

code-malformed = Stół tego nie rozumie.
code-old-client = Ta strona jest nieaktualna. Wczytaj ją ponownie.
code-bad-table = Takiego stołu nie można otworzyć.
code-foreign-page = Ta strona nie może korzystać z tego serwera.
code-too-many = Zbyt wiele żądań naraz. Poczekaj chwilę i spróbuj ponownie.
code-not-known = Najpierw podaj nazwę gracza.
code-not-yours = To miejsce nie należy do ciebie.
code-late = W międzyczasie coś się wydarzyło. Spójrz na stół i spróbuj jeszcze raz.
code-ahead = Gra przy stole nie zaszła jeszcze tak daleko. Wczytaj stronę ponownie.
code-no-table = Nie ma tu żadnego stołu. Może link jest niepełny albo stół jest zbyt stary.
code-other-rules = Tę grę rozpoczęto według innych zasad programu i nie można jej tu kontynuować.
code-closed = Stół jest zamknięty.
code-not-started = Gra jeszcze się nie zaczęła.
code-started = Gra już się zaczęła.
code-over = Gra się skończyła.
code-not-over = Gra jeszcze się nie skończyła.
code-no-lesson = Nie ma tu takiej lekcji.
code-other-lesson = Ta lekcja się zmieniła. Zacznij ją od nowa.
code-bad-link = Ten link został już użyty albo jest zbyt stary. Utwórz nowy na swoim drugim urządzeniu.
code-seat-taken = To miejsce jest już zajęte.
code-wrong-invitation = Ten link nie pasuje do miejsca. Może został ucięty albo zastąpiony: poproś o niego jeszcze raz.
code-old-invitation = Ten link został zastąpiony nowszym. Poproś o nowy.
code-no-invitation = Przy tym stole nie ma zarezerwowanego miejsca.
code-bad-name = Nazwa ma od 1 do 24 widocznych znaków, w tym co najmniej jedną literę lub cyfrę, bez podwójnych odstępów, i nie zaczyna się od „bot:”.
code-nonce-given = Twoja gotowość jest już zgłoszona.
code-not-your-turn = To nie twoja tura.
code-illegal-move = Zasady nie pozwalają na ten ruch.
code-no-hints = Wskazówki są tylko w grach z komputerem.
code-hint-failed = Komputer nie znalazł żadnej wskazówki. Spróbuj jeszcze raz.
code-not-bots-turn = To nie tura komputera.
code-nothing-to-undo = Nie masz ruchu do cofnięcia.
code-needs-consent = Drugi gracz musi się zgodzić: odkryto karty albo twoja tura już minęła.
code-undo-is-free = Ten ruch możesz cofnąć bez pytania.
code-asked-already = Ta prośba już padła. Poczekaj, aż ktoś wykona ruch.
code-no-offer = Nie ma propozycji, na którą można odpowiedzieć.
code-bot-opponent = Komputer nie przyjmuje propozycji.
code-not-gone = Drugi gracz jest obecny albo nie ma go dopiero od niedawna.
code-forgotten = Drugi gracz usunął wszystkie swoje dane i już nie wróci.

## The levels of the computer, the weakest first: what stands behind the name in a list. The names
## are the same in every language.

level-scarab = gra na chybił trafił
level-gecko = wie, co dobre, ale często się myli
level-jerboa = rozgrywa w myślach wiele losowych gier do końca
level-dorcas = wie, co dobre, ale czasem się myli
level-fennec = bierze to, co od razu wygląda najlepiej
level-addax = myśli trochę naprzód
level-oryx = myśli naprzód
level-caracal = myśli daleko naprzód
