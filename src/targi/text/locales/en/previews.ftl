# What a link says about itself where it is sent: the server puts it into the head of a page. Nothing here
# may need a message of another file.

preview-home = Targi, the board game for two, in your browser
preview-home-about = Against the computer, on one device or with a friend far away. No account needed.

## The link to a table: whose it is, and what it is for

preview-invites = { $player } invites you to a game of Targi
preview-players = Targi: { $blue } against { $white }
preview-sit-down =
    { $box ->
       *[base] Base game.
        [expansion] With the expansion.
    } Open the link to sit down and play. No account needed.
preview-watch =
    { $box ->
       *[base] Base game.
        [expansion] With the expansion.
    } Open the link to watch the game.
preview-result =
    { $box ->
       *[base] Base game.
        [expansion] With the expansion.
    } The game is over. Open the link to see the result.
