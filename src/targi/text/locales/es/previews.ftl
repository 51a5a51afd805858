# What a link says about itself where it is sent: the server puts it into the head of a page. Nothing here
# may need a message of another file.

preview-home = Targi, el juego de mesa para dos, en tu navegador
preview-home-about = Contra el ordenador, en un solo dispositivo o con alguien a distancia. Sin cuenta.

## The link to a table: whose it is, and what it is for

preview-invites = { $player } te invita a una partida de Targi
preview-players = Targi: { $blue } contra { $white }
preview-sit-down =
    { $box ->
       *[base] Juego base.
        [expansion] Con la expansión.
    } Abre el enlace para sentarte y jugar. Sin cuenta.
preview-watch =
    { $box ->
       *[base] Juego base.
        [expansion] Con la expansión.
    } Abre el enlace para ver la partida.
preview-result =
    { $box ->
       *[base] Juego base.
        [expansion] Con la expansión.
    } La partida ha terminado. Abre el enlace para ver el resultado.
