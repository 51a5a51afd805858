# What the terminal says besides the game itself. Commands and moves are typed in English in every
# language; words in capitals stand for what is to be filled in.

play-help =
    Type the number of a move, or the move itself, such as: place 5
      table        draw the table again
      moves        list the moves again
      hint         what the computer would play in your place
      words        the table in sentences
      plain        switch between the drawn table and sentences
      codes        switch codes in sentences on or off, such as BO4 and 2,1
      look PLACE   one place: { $box ->
        [base] 5 or 2,1
       *[expansion] 5, 2,1 or D07
    }
      held         what both players hold, in stock, hand and display
      last         what happened last
      rule NUMBER  a rule, such as rule 5.8; rule alone: those of the last answer
      undo         take back the last move
      redo         play it again
      why MOVE     why a move is not possible, or what it would do
      card ID      a card in full, such as BO4, G07 or 14 for a border card
      score        both scores as things stand
      save FILE    write the game so far to a file
      quit         leave; the game is kept and can be resumed
play-nothing-to-undo = There is no move to take back.
play-nothing-to-redo = There is no move to play again.
play-nothing-happened = Nothing has happened yet.
play-no-move-made = No move was made.
play-name-it = Name what you mean, such as: { $example }
play-alone = Type { $command } alone.
play-no-file = Name the file: save FILE
play-file-exists = This file already exists; choose another name.
play-file-unseen = A file name cannot have invisible characters; choose another name.
play-not-written = The game could not be written: { $error }
play-saved =
    Saved. Go on later with:
      { $command }
play-kept =
    The game is kept. Go on with:
      { $command }
play-recorded = The record is in { $file }
play-taken-back = Taken back: { $player }, { $move }
play-possible = This is possible: { $move }
play-no-card = There is no card “{ $id }” in this game.
play-no-place = There is no place “{ $place }”. { $box ->
        [base] Name a border number or a place of the centre such as 2,1.
       *[expansion] Name a border number, a place of the centre such as 2,1, or a dune.
    }
play-no-rule = There is no rule “{ $number }”.
# The question at the start of a game, and who plays then. $level is a level's name, $about what it is like.
play-who = Who do you want to play against? Type a number or a name. Enter alone: two people at this terminal.
play-level = { $level } ({ $about })
play-no-level = There is no “{ $level }” here. Type a number or a name from the list, or Enter alone.
play-seat = { $player }: { $who }
play-person = at this terminal
# While a bot thinks, and what Ctrl-C asks then. Enter is the key; quit is typed in every language.
play-thinks = { $level } is thinking…
play-leave = Do you want to leave? Type quit; the game is kept. Press Enter to go on.
play-watch = Enter goes on, quit leaves, help explains the rest.
# $percent is the chance to win, $what says what the move does.
play-hint = { $level } would play { $move }: { $what }. It puts your chance of winning at { $percent } percent.
play-plain = From now on the table is described, not drawn. Type words to read it.
play-drawn = From now on the table is drawn again.
play-codes = From now on sentences name cards and places by their codes, such as BO4 and 2,1.
play-no-codes = From now on sentences name cards and places by what is seen of them.
play-narrow = This terminal has { $columns } columns; the drawn table needs { $needed }. Here it is in sentences.
# An entry of the list of moves: what to type, and what it does.
play-menu = { $move }: { $what }
# One move of a retold game: its number, who made it, and how it is typed.
play-move = { $number }. Round { $round }, { $player } ({ $move })
# A move that brings nothing about by itself: what was chosen.
play-chosen = Chosen: { $what }

## What stands in a record beside the moves. $digits are what proves the cards (docs/records.md).

record-player = { $seat }: { $name }
record-started = Started: { MOMENT($time) }
record-commitment = Commitment of the server: { $digits }
record-nonces = Nonces of the players: { $digits }
record-takebacks =
    { $number ->
        [one] { $number } move was taken back.
       *[other] { $number } moves were taken back.
    }
