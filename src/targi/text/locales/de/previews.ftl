# What a link says about itself where it is sent: the server puts it into the head of a page. Nothing here
# may need a message of another file.

preview-home = Targi, das Spiel für zwei, im Browser
preview-home-about = Gegen den Computer, an einem Gerät oder mit jemandem in der Ferne. Ohne Konto.

## The link to a table: whose it is, and what it is for

preview-invites = { $player } lädt dich zu einer Partie Targi ein
preview-players = Targi: { $blue } gegen { $white }
preview-sit-down =
    { $box ->
       *[base] Grundspiel.
        [expansion] Mit der Erweiterung.
    } Öffne den Link, setz dich und spiel mit. Ohne Konto.
preview-watch =
    { $box ->
       *[base] Grundspiel.
        [expansion] Mit der Erweiterung.
    } Öffne den Link, um zuzuschauen.
preview-result =
    { $box ->
       *[base] Grundspiel.
        [expansion] Mit der Erweiterung.
    } Die Partie ist zu Ende. Öffne den Link, um das Ergebnis zu sehen.
