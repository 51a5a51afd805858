# What a link says about itself where it is sent: the server puts it into the head of a page. Nothing here
# may need a message of another file.

preview-home = Targi, gra planszowa dla dwojga, w przeglądarce
preview-home-about = Z komputerem, na jednym urządzeniu albo z kimś na odległość. Bez konta.

## The link to a table: whose it is, and what it is for

preview-invites = { $player } zaprasza cię do gry w Targi
preview-players = Targi: { $blue } kontra { $white }
preview-sit-down =
    { $box ->
       *[base] Gra podstawowa.
        [expansion] Z rozszerzeniem.
    } Otwórz link, żeby usiąść do gry. Bez konta.
preview-watch =
    { $box ->
       *[base] Gra podstawowa.
        [expansion] Z rozszerzeniem.
    } Otwórz link, żeby oglądać grę.
preview-result =
    { $box ->
       *[base] Gra podstawowa.
        [expansion] Z rozszerzeniem.
    } Gra się skończyła. Otwórz link, żeby zobaczyć wynik.
