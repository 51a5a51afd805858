# What happens at a table besides moves, why a table refuses something, and its opponents.
#
# $player, $by and $winner are players, $name what somebody calls himself. Present tense, because a
# player's name has no gender.

## Entries: what happens at a table

# $seat is "blue" or "white".
entry-seat-taken =
    { $seat ->
        [blue] { $name } plays blue.
       *[white] { $name } plays white.
    }
entry-undone = { $player } takes a move back.
entry-undo-asked = { $player } would like to take a move back.
entry-undo-refused = { $player } does not allow the move to be taken back.
entry-draw-offered = { $player } offers a draw.
entry-draw-declined = { $player } declines the draw.
entry-resigned = { $player } resigns.
# The player has no connection any more.
entry-left = { $player } leaves the table.
entry-returned = { $player } is back.
# The other one has waited long enough.
entry-gone = { $player } has been away for too long.
entry-claimed = { $player } claims the win.
# $player is who is gone, $level the level that plays instead.
entry-bot-took-over = The computer ({ $level }) plays on for { $player }.
entry-hinted = { $player } is given a hint.
entry-rematch-asked = { $player } would like to play again.
entry-rematch-agreed = Both play again, at a new table.
entry-closed-withdrawn = The table is closed: the game will not take place.
entry-closed-idle = The table is closed: nothing has happened here for a long time.

## How a game ended, at a table or in a record

end-completed = The game is over: { $winner } wins.
end-completed-draw = The game is over and ends in a draw.
end-resigned = { $by } resigns: { $winner } wins.
end-timeout = { $by } runs out of time: { $winner } wins.
end-abandoned = { $by } does not come back: { $winner } wins.
end-agreed = Both agree on a draw.
end-unfinished = The game is not finished.

## Why a table does not do something, said to the player who wanted it

code-malformed = The table does not understand that.
code-old-client = This page is out of date. Reload it.
code-bad-table = A table cannot be set up like this.
code-foreign-page = This page is not allowed to use this server.
code-too-many = Too many requests. Wait a moment and try again.
code-not-known = Choose a name first.
code-not-yours = This seat is not yours.
code-late = Something has happened in the meantime. Look at the table and try again.
code-ahead = The table has not got that far. Reload the page.
code-no-table = There is no table here. The link may be incomplete, or the table may be too old.
code-other-rules = This game was started under other rules of the program and cannot be continued here.
code-closed = The table is closed.
code-not-started = The game has not started yet.
code-started = The game has started already.
code-over = The game is over.
code-not-over = The game is not over yet.
code-no-lesson = There is no such lesson here.
code-other-lesson = This lesson has changed. Begin it again.
code-bad-link = This link has already been used or is too old. Create a new one on your other device.
code-seat-taken = Somebody is already sitting there.
code-wrong-invitation = This link does not fit the seat. It may have been cut off or replaced: ask for it again.
code-old-invitation = This link has been replaced by a newer one. Ask for the new one.
code-no-invitation = No seat at this table is reserved.
code-bad-name = A name has 1 to 24 visible characters, at least one of them a letter or digit, no double spaces, and does not begin with “bot:”.
code-nonce-given = You have already said that you are ready.
code-not-your-turn = It is not your turn.
code-illegal-move = The rules do not allow this move.
code-no-hints = Hints are given in games against the computer only.
code-hint-failed = The computer has found no hint. Try again.
code-not-bots-turn = It is not the computer’s turn.
code-nothing-to-undo = You have no move to take back.
code-needs-consent = Your opponent has to agree: cards were turned up, or your turn is over.
code-undo-is-free = You may take this move back without asking.
code-asked-already = You have already asked for that. Wait until somebody has moved.
code-no-offer = There is no such offer to answer.
code-bot-opponent = The computer does not accept offers.
code-not-gone = Your opponent is here, or has not been away for long enough.
code-forgotten = Your opponent has deleted all their data and will not come back.

## The levels of the computer, the weakest first: what stands behind the name in a list. The names
## are the same in every language.

level-scarab = plays at random
level-gecko = knows what is good, slips often
level-jerboa = plays many games to their end at random, in its head
level-dorcas = knows what is good, slips now and then
level-fennec = takes what looks best at once
level-addax = looks a little ahead
level-oryx = looks ahead
level-caracal = looks far ahead
