# What only the web client says: its buttons, labels and pages. The table itself speaks by the
# messages of the other files.

## Words on many screens

web-home = Home
web-you = You
web-close = Close
web-cancel = Cancel
web-rules = Rules
web-cards = Cards
web-menu = Menu and settings
web-loading = One moment…
web-reload = Reload

## The table

web-board = Board
web-prompt = What to do
web-my-side = Your side
web-their-side = Opponent and log
web-stock = Stock
web-hand = Hand
web-hand-empty = The hand is empty.
web-in-hand = In hand: { $card }
web-starts = starts
web-away = away
web-bot-plays = the computer plays on
web-log = Log
web-earlier = Earlier
web-piles = Piles
web-choices = Choices
web-card-in-words = Card text
web-card-possible = { $card } Possible.
web-inspect-hint = Point at a card to read what it does.
web-reconstructed = Reconstructed: the printed card may differ.
web-score-of =
    { $points ->
        [one] { $player }: { $points } point. Show where it comes from.
       *[other] { $player }: { $points } points. Show where they come from.
    }
web-row =
    { $cards ->
        [one] Row { $row }: { $cards } card
       *[other] Row { $row }: { $cards } cards
    }
web-place-here = Row { $row }, place { $place }: lay the card here
web-dunes-left =
    { $amount ->
        [one] { $amount } dune
       *[other] { $amount } dunes
    }
web-pile-goods =
    { $amount ->
        [one] { $amount } goods card
       *[other] { $amount } goods cards
    }
web-pile-tribes =
    { $amount ->
        [one] { $amount } tribe card
       *[other] { $amount } tribe cards
    }
web-discarded =
    { $amount ->
        [one] { $amount } discarded
       *[other] { $amount } discarded
    }
web-decides = It is { $player }’s turn.
web-thinks = { $player } is thinking…
web-over = The game is over.
web-past = You are viewing an earlier moment.
web-present = Back to now
web-moment-before = Step back
web-moment-after = Step forward
web-undo = Undo
web-undo-ask = Ask to take the move back
web-ask-hint = Hint
web-hint-coming = The computer is thinking about a hint…
# $what is a move: "the Noble", "take 1 gold".
web-hint = Hint: { $what }. The computer puts your chance of winning at { $percent } percent.
web-result-help = Hints: { $hints }, moves taken back: { $takebacks }
# Before a line of the log: this move does not stand any more.
web-taken-back = Taken back:
web-confirm = Confirm
# A button: some of the actions of the turn have not been taken yet.
web-end-unused = End turn · { $number } unused
web-end-anyway = End turn anyway
# Somebody who is to place a Targi has clicked on a card in the middle.
web-by-crossing = You reach centre cards where the lines of your Targis cross. Place them on border cards.
# What the other player's turn came to: tokens more and less, cards won.
web-summary = { $player }: { $changes }
web-plus = +{ $what }
web-minus = −{ $what }
web-more = More ({ $number })
# What is typed instead of clicked; help is typed in every language.
web-command = Command or move; help lists all
web-type-commands = Type commands
web-rule = Rule { $rule }
# What a card of one's own leaves out of a cost.
web-spared = { $tokens } less: { $card }.
# What a card costs after discounts. $tokens are tokens with their numbers, $others what lacks for the
# alternative.
web-pays = You pay { $tokens }.
web-pays-nothing = You pay nothing.
web-can-pay = You can pay it now.
web-lacks = You lack { $tokens }.
web-lacks-either = You lack { $tokens }; for the alternative { $others }.
web-with-noble = With the Noble:
# Cards of one's own display that make a move possible, cheaper or better.
web-thanks = Thanks to { SAY($card, form: "the") }.
web-power-now = This effect applies now.

## Offers and absence

web-undo-wish = { $player } would like to take a move back.
web-draw-wish = { $player } offers a draw.
web-allow = Allow
web-refuse = Decline
web-accept = Accept
web-gone = { $player } has been away for a long time. You may claim the win, let the computer play on, or wait.
web-claim = Claim the win
web-let-bot = Let the computer play on
web-offer-draw = Offer a draw
web-resign = Resign
web-resign-sure = Resign this game?
web-offline = No connection. Trying again…
web-asked = Request sent. Waiting for an answer.
web-since = While you were away
web-step-through = Step through

## Waiting for players

web-waiting = Waiting for the other player
web-waiting-link = Send this link to your friend. The first person to open it plays with you.
web-waiting-open = The table is in the list of open tables. Anyone can sit down.
web-copy = Copy link
web-copied = Copied.
web-own-link = This link is for your friend: you already have a seat here. Send it to them.
web-link-lost = The link for your friend is not stored in this browser. You can create a new one; the old one will then stop working.
web-link-new = Create a new link
web-share = Share
web-withdraw = Close the table
web-invited = You are invited to a game of Targi
web-join = Sit down and play
web-your-name = Your name

## Start page

web-tagline = Two tribes, one market in the Sahara. Place three Targis, take what lies where their lines cross, and stay ahead of the robber.
web-play-computer = Play the computer
web-box = Edition
web-level = Level
web-start = Start
web-remembered = Your choice is saved. First time? The table shows every legal move.
web-level-about = Level { $number } of 8: { $about }.
web-guest = Traveller
web-with-friend = With a friend
web-with-friend-about = Send a link. No account needed.
web-make-table = Set up a table
web-one-device = On one device
web-one-device-about = Two seats, one screen that you pass back and forth.
web-sit-down = Sit down
web-play-as = You play as { $name }.
web-my-tables = My tables
web-open-tables = Open tables
web-continue = Continue
web-look = View
web-seats = { $blue } vs. { $white }
web-nobody = a free seat
web-state-playing = in progress
web-state-waiting = waiting for players
web-state-over = over
web-state-closed = closed
web-fan-work = A fan project. Targi is by Andreas Steiger; if you like it, buy the game.

## Making a table

web-my-seat = My seat
web-other-seat = The other seat
web-seat-friend = A friend, by link
web-seat-open = Anyone, from the list
web-seat-bot = The computer
web-seat-both = Me too, on this device
web-first = Who starts
web-first-chance = Random
web-from-position = begun from a position in round { $round }
web-grace = How long to wait for an absent player
web-grace-five = 5 minutes
web-grace-day = A day
web-grace-ever = Without limit
web-option-normal = As in the rules
web-own-cards = Custom card file
web-own-cards-about = A file with your corrections to the cards; see the documentation.
web-variants = Variants of the expansion
web-seats-and-time = Seats and time
web-deck-box = Expansion cards only
web-deck-mixed = Drawn from both boxes
web-deck-own = My own choice
web-other-half = The other half: the 45 cards that would be left over
web-draw-number = Draw number
web-draw-number-about = The same number draws the same cards.
web-deck-about = Choose nine cards of each symbol.
web-border-about = Base game cards that replace those of the expansion:
web-cards-right =
    { $amount ->
        [one] The file is valid; { $amount } card at this table differs.
       *[other] The file is valid; { $amount } cards at this table differ.
    }
web-cards-wrong = This file cannot be used:
web-cards-remove = Remove the file

## Me: name, other devices, data

web-me = Name, devices, data
web-me-name-about = At tables where you already have a seat, your name stays the same.
web-save = Save
web-saved = Saved.
web-device = Continue on another device
web-device-about = A link lets you go on playing on another device, under your name and at all your tables. It works once, within 15 minutes.
web-device-careful = Open it on your other device and do not pass it on: anyone who opens it plays under your name.
web-device-make = Create the link
web-device-unknown = The server does not know this browser yet. Choose a name first.
web-follow = Continue here as { $name }?
web-follow-about = In this browser you will then play as { $name }, at the same tables as on the other device.
web-follow-free = Nothing is lost: you have no other tables in this browser.
web-follow-loses =
    { $amount ->
        [one] You have { $amount } other table in this browser. You will lose access to it.
       *[other] You have { $amount } other tables in this browser. You will lose access to them.
    }
web-follow-yes = Continue as { $name }
web-follow-no = No, keep everything as it is
web-follow-same = In this browser you already play as { $name }. Open the link on the other device.
web-followed = In this browser you now play as { $name }.
web-link-over = This link no longer works
web-delete = Delete my data
web-delete-about = The server stores your name, your tables, your finished games and an identifier for this browser. No account, no email address, no IP address.
web-delete-sure = Delete everything for good?
web-delete-games = Games in progress are resigned. Tables still waiting for players are closed.
web-delete-names = Tables where nobody else sat are deleted. At the others, a question mark replaces your name. Your list of finished games is deleted.
web-delete-devices = All your devices are signed out. This cannot be undone.
web-delete-yes = Delete everything
web-deleted = Your data has been deleted
web-deleted-about = The server no longer knows this browser. Language and appearance stay as you chose them; they are stored only here.
web-nothing-known = The server knows nothing about this browser.

## Rules and cards

web-rules-title = The rules
web-cards-title = All cards
web-search = Search
web-find-rule = Find a rule by number or word
web-found =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
web-all = All
web-kind-tribe = Tribe cards
web-kind-goods = Goods cards
web-kind-border = Border cards
web-kind-dune = Dunes
web-only-doubtful = Reconstructed only
web-nothing-found = No matches.

## Result

web-result = Result
web-you-win = You win, { $points } to { $other }
web-you-lose = You lose, { $points } to { $other }
web-source = Source
web-points-from = Where the points come from
web-points-by-round = Points by round
web-display-of = Display of { $player }
web-rematch = Rematch
web-rematch-asked = You have asked for a rematch. Waiting for the other player.
web-rematch-wish = { $player } would like a rematch.
web-to-rematch = Go to the new game
web-review = View the board
web-record = Game record
web-fair = Fair deal?
web-fair-about = Before the game, the server committed to its secret with this number, its SHA-256:
web-fair-yes = Checked here: the secret matches the commitment, and the key to the cards was derived from it and both players’ random bytes. Nobody could choose or change a card. Only whoever runs the server could have looked ahead.
web-fair-no = The numbers do not match. Do not trust this deal.
web-fair-unknown = This browser can check this only on https pages. Download the record and check it with “targi verify”.

## Settings

web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-system = Same as system
web-theme-light = Noon
web-theme-dark = Night
web-pace = How quickly moves are shown
web-pace-off = At once
web-pace-slow = Calm
web-pace-normal = Normal
web-pace-fast = Quick
web-confirm-moves = Confirm moves: a first click chooses, a second one plays
web-sounds = Sounds
web-shortcuts = Shortcut keys
web-shortcuts-about = U undo, H hint, Enter confirm, 1 to 9 choices, N next possibility, Esc cancel, L log, / commands. Arrow keys move around the board. In the log, or where no button has the focus, they step back and forward in time, with Shift by rounds, and Home goes to the start; where no button has the focus, the space bar plays and pauses a replay; comma and full stop step back and forward anywhere, End and Esc return to now.
web-commands = Typed commands: the table described in words, for screen readers
web-codes = Codes in sentences: cards and places by their codes, such as BO4 and 2,1
web-game = This game

## When something is not there

web-no-table = There is no such table
web-no-table-about = The link is broken, or the table has been deleted. Ask for a new link, or set up a table of your own.
web-other-rules = This game was started with an older version
web-other-rules-about = The server plays by newer rules now.
web-no-page = There is nothing here
web-no-page-about = The address may contain a mistake.
web-server-gone = The server is not responding
web-server-gone-about = It may be restarting, or this device may be offline. This page keeps trying.
web-old = This page is out of date
web-old-about = The server has been updated. Reload the page; your game is safe.
web-not-loaded = Part of this page failed to load
web-not-loaded-about = Check your connection and reload; your game is safe.

## Lists of tables, what is played, names

# How a table stands, after the box in a list of mine.
web-your-turn = your turn
web-turn-of = { $player } to move
web-won = you won
web-lost = you lost
web-drawn = a draw
web-won-by = { $player } won
web-show-all = Show all ({ $number })
web-no-tables-mine = You have no tables yet. Tables that you set up or join are listed here.
web-no-tables-open = Nobody is waiting right now. Set up a table with a seat for anyone, and others will find it here.
web-played = Game options
web-name-long = A name can have at most 24 characters. Please shorten it.
web-no-answer = The server is not responding. Nothing is lost: try again in a moment.
web-try-now = Try now

## A slow or lost connection, and the chart of the result

web-notices = Notices
web-online = The connection is back.
web-on-its-way = Sending…
web-will-be-sent = This will be sent as soon as the connection is back.
web-chart-start = Start
web-chart-round = Round

## What a move would bring, said to whoever thinks about it

# The player's lines would cross where these cards lie; a goods card is named by what it gives.
web-would-cross =
    { $number ->
        [one] Your crossing: { $things }.
       *[other] Your crossings: { $things }.
    }
web-would-get = You get { $tokens }.
web-would-give = You give { $tokens }.
web-would-exchange = You give { $given } and get { $taken }.
web-would-display = You pay { $tokens } and lay { SAY($card, form: "the") } in row { $row }.
web-would-save = You save { $tokens } thanks to { SAY($card, form: "the") }.
web-would-hold = You take { SAY($card, form: "the") } into your hand.
web-would-discard = You discard { SAY($cards, form: "the") }.
web-would-lose = You lose { SAY($card, form: "the") }.
web-would-leave =
    { $number ->
        [one] You leave one action unused: { $places }.
       *[other] You leave { $number } actions unused: { $places }.
    }
web-would-be-spared = You are spared the raid, thanks to { SAY($cause, form: "the") }.
web-would-start = You become the starting player.

## Where there is little room

web-raid-after = Raid after round { $round }: { $demands }.
web-in-detail = See { $player } in detail
web-round-about = Round, raid and piles

## Several goods to choose

web-one-more = One more: { $kind }
web-one-less = One less: { $kind }
web-to-choose = Still to choose: { $tokens }

## Where one stands: only watching, a link that reaches nobody, a name that is missing

web-watching = You are watching.
web-watching-taken = The seat is taken. You are watching.
# With the link for a friend or another device; a command follows, the same in every language.
web-link-local = Only this computer can open this link. Others can if you open this page at the network address that is printed by:
web-name-missing = Please enter a name.

## Resigning, and what is typed at a table only

# On one device: $player is whoever is to move.
web-resign-who = Does { $player } resign this game?
# $command is what is to be typed.
web-resign-type = To resign, type: { $command }
web-help-hint = Type help for a list of commands.
# More lines for the help; the first word of each is typed in every language.
web-help =
    resign: resign the game; you are asked to confirm
    draw: offer a draw
    accept: accept a draw, or let a move be taken back
    decline: decline it

## My finished games

web-games = My games
web-games-about = Your record, and every game you have finished.
web-games-record = Record
web-games-finished = Finished games
web-games-empty = No finished games yet. Play one, and its result appears here.
web-games-play = Play a game
web-games-more = Show more games
web-games-opponent = Opponent
# Opponents who are no computers.
web-games-people = People
# How many games; headings of columns.
web-games-won = Won
web-games-drawn = Drawn
web-games-lost = Lost
# The points of both, mine first.
web-game-points = { $points } to { $other }
# In which round a game ended, and how if not on points; small print after the result.
web-game-round = round { $round }
web-game-they-resigned = your opponent resigned
web-game-you-resigned = you resigned
web-game-they-left = your opponent did not come back
web-game-you-left = you did not come back
web-game-agreed = by agreement
# Before becoming somebody else in this browser.
web-follow-games = Your finished games in this browser stay behind as well. You will lose access to them.
## A link to a moment of a game

# The moment that a link names does not exist.
web-no-moment = There is no such moment in this game. You see it as it is now.
web-moment-not-loaded = That moment could not be loaded. Reload the page to try again.
web-copy-moment = Copy a link to this moment
## What is ahead of a move: the place, the crossing, the row, the limits

# A tribe card and its victory points.
web-card-there = Card: { $card }.
web-hand-free = It can go into your hand.
web-hand-full = Your hand is full.
web-hand-later = In a later round you can display it with the Noble.
web-card-worth = It is worth { $vp }.
web-keeps = You keep { $tokens }.
web-keeps-nothing = You keep nothing.
web-no-crossing-yet = No crossing yet.
web-no-crossing = No crossing this round.
web-no-new-crossing = No new crossing.
# Border cards in a few words.
web-there-noble = Display or discard the card in your hand.
web-there-trader = Trade goods.
web-there-fata-morgana = Move one of your markers.
web-there-silversmith = Exchange goods or gold for VP.
web-there-caravan = Turn up a goods card.
web-there-tribal-expansion = Turn up a tribe card.
web-noble-idle = Your hand is empty: there is nothing to do here.
# More would be held than may be kept. $tokens are all that are held, $limit what may be kept.
web-limit-ahead = Unspent, you reach { $tokens } or more; the limit is { $limit }.
web-limit-then = You then hold { $tokens }; the limit is { $limit }.
web-limit-now = You hold { $tokens }; the limit is { $limit }, the rest goes back.
# A card in a row of four. $cards lie there then, $number are missing.
web-row-first = First card of the row: four alike bring { $alike }, four different { $different }.
web-row-alike =
    { $number ->
        [one] { $cards } of 4 alike: { $number } more brings { $vp }.
       *[other] { $cards } of 4 alike: { $number } more bring { $vp }.
    }
web-row-different =
    { $number ->
        [one] { $cards } of 4 different: { $number } more brings { $vp }.
       *[other] { $cards } of 4 different: { $number } more bring { $vp }.
    }
web-row-lost = This row can no longer be all alike or all different.
web-row-full = Completes the row.
web-row-full-alike = Completes the row, four alike: { $vp }.
web-row-full-different = Completes the row, four different: { $vp }.
web-row-full-lost = Completes the row, neither alike nor different.
## What players say to each other

web-emote = Say something
web-emote-hello = Hello!
web-emote-well-played = Well played!
web-emote-thanks = Thank you!
web-emote-oops = Oops!
web-emote-thinking = Let me think.
web-emote-good-game = Good game!
# $player says $emote, one of the six above.
web-emote-said = { $player }: { $emote }
# After too many at once.
web-emote-later = One moment: you can say more in a few seconds.
# A setting.
web-mute = Mute my opponent: do not show what they say
## The pictures of the rules: what each explains, and for those who do not see it what is on it

web-picture-board = The base game at the start: sixteen numbered border cards around nine centre cards. The robber stands on 1.
web-picture-board-seen = The board: five by five cards. Along the top lie 16, 1, 2, 3 and 4, down the right side 5 to 8, back along the bottom 9 to 12, up the left side 13 to 15. The nine cards inside alternate between goods and tribe cards, with goods cards on their corners and in the middle.
web-picture-placing = Blue’s Targis on 2 and 13 draw two lines. Where they cross, Blue will have a marker. The glowing cards are open to Blue’s third Targi. 3 and 15 are closed: they face White’s Targis on 9 and 5.
web-picture-placing-seen = The board while Targis are placed. Blue’s lines, from 2 down and from 13 across, cross on the middle card of the bottom row of the centre. White’s lines, from 9 up and from 5 across, cross on the right card of its top row. 6, 7, 10, 11 and 14 glow.
web-picture-dune = Blue’s third Targi stands on a dune. It will carry out the dune, but draws no line: only the lines of 2 and 13 cross.
web-picture-dune-seen = The board of the expansion with three dunes beside it. Blue has Targis on 2, on 13 and on the first dune, White on 6 and 9. Only those on border cards draw lines.
web-picture-raid = After round 3 the robber comes to corner 4: the first raid. Each of you pays what the card shows, 1 good or 1 VP.
web-picture-raid-seen = The rounds as a string of beads, with a raid after every third one. Below it the corner of the board at the top right: the robber stands on 4.
web-picture-rows = Three full rows. Four equal symbols are worth 4 VP, four different ones 2 VP. In the third row there are two camps: it is worth nothing.
web-picture-rows-seen = A display. In the first row lie four oases; in the second a camel rider, a well, a camp and a Targia card; in the third a well, a camp, a Targia card and another camp.

## A tab that is open while one's data is deleted elsewhere

web-unknown-now = This browser is no longer known
web-unknown-now-about = Your data has been deleted in another tab or on another device. You can start afresh at any time.

## How much is held, which Targi is placed, and what rows are for

# While placing: which of how many Targis of this round.
web-place-number = Place Targi { $number } of { $most }.
# How much is held of what may be kept at the end of a turn: "8/10 goods".
web-count = { $held }/{ $limit } { $kind }
web-count-near = Close to the limit: { $count }.
web-count-over = Above the limit: { $count }.
# Above the display, while a card is laid in a row of four.
web-rows-for = 4 alike { $alike } · 4 different { $different }

## A replay: the moments of a game one after the other

web-replay = Replay
web-replay-play = Play the moves
web-replay-pause = Pause
web-moment-first = To the start
web-round-before = One round back
web-round-after = One round forward
## To look things up: beside the board, or from the menu

web-reference = Signs, effects and piles
web-signs = Signs
web-lasting = Lasting effects
web-lasting-none = Nothing yet.
web-to-come = Still to come
web-rounds-left =
    { $amount ->
        [one] { $amount } more round
       *[other] { $amount } more rounds
    }
web-raids-left =
    { $amount ->
        [one] { $amount } more raid
       *[other] { $amount } more raids
    }
web-unseen = Tribe cards not yet seen, by symbol:
# When an effect works, as briefly as can be.
web-sign-immediate = At once
web-sign-permanent = Always
web-sign-once = Once
web-sign-stored = Kept on the card
web-sign-next-round = Next round
web-sign-end = End of the game

## Advice in the first games: one sentence about what matters now

# A setting.
web-advice-setting = Advice in the first games
web-advice-last = This is the last round: goods and gold as such bring no points.
# $tokens is what is still missing.
web-advice-raid = The raid after this round demands { $demands }; you can pay that now.
web-advice-raid-short = The raid after this round demands { $demands }; you still lack { $tokens }.
web-advice-limit = You have { $tokens }; at the end of your turn you may keep { $limit } at most.
web-advice-hand = Your hand is full: a tribe card that you cannot pay for can only be discarded.
# Actions that are still to be taken.
web-advice-unused =
    { $number ->
        [one] Each of your Targis and markers gives you an action; { $number } is still unused.
       *[other] Each of your Targis and markers gives you an action; { $number } are still unused.
    }
web-advice-noble = You have a card in your hand: a Targi on the Noble would let you display it.
web-advice-noble-short = With the Noble you could display the card in your hand; you still lack { $tokens }.
# A card that goes on with a row: $cards of four would lie there.
web-advice-row-alike = You can reach { SAY($card, form: "the") } and pay for it: row { $row } would have { $cards } equal symbols, and four bring { $vp }.
web-advice-row-different = You can reach { SAY($card, form: "the") } and pay for it: row { $row } would have { $cards } different symbols, and four bring { $vp }.

## The level to try next

# How often $player, a level, was beaten or has won without a break; $next is another level.
web-level-up = You have beaten { $player } { $number } times in a row. Why not try { $next }?
web-level-down = { $player } has won { $number } times in a row. Why not try { $next }?
web-level-try = Play against { $next }
