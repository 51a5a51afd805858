# What lessons say in the browser as well as at the terminal; then what only the browser says.

learn-place-hand = the card in your hand
learn-place-display = your display
learn-place-stock = your stock
learn-place-goal = the points
learn-place-round = the rounds
learn-place-raid = the next raid
learn-place-opponent = your opponent’s side
learn-place-targia = the Targia
# A move that could be made in a game but is not what the step is about.
learn-elsewhere = That is possible in the game, but this step is about something else.
# The quiet help after two wrong tries: a place, or a move as it is typed and what it does.
learn-help = Try this: { $what }.
learn-done = You have finished the lesson “{ $title }”.

## The coach

web-lesson-step = Step { $number } of { $most }
web-lesson-next = Next
web-lesson-back = One step back
web-lesson-again = This step again
web-lesson-leave = Leave the lesson
web-lesson-go-on = Nothing is to be played here. Go on with “Next”.
# After a step that was solved, one of three in turn.
web-lesson-praise =
    { $number ->
        [0] That’s it!
        [1] Well done!
       *[other] Just right!
    }
web-lesson-next-lesson = Next lesson: { $title }
web-lesson-play-on = Play on against Jerboa
web-lesson-others = The other lessons
# Places of the table, for listeners and as help.
web-lesson-lit = Lit: { $places }.
web-lesson-choice-lit = One of the choices is lit.
web-lesson-is-lit = Lit.
web-lesson-is-found = Found.
web-lesson-point = Point at: { $places }.
web-lesson-found = Found: { $places }.
web-lesson-left = { $number } more to find.
web-lesson-not-there = Not that one. Look once more.
web-lesson-astray = This leads away from the goal. Undo, or begin this step again.

## The list of lessons

web-lessons = Lessons
web-lessons-title = Learn to play
web-lessons-about = Short lessons on the real board. You play; the coach tells you what matters.
web-lesson-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
web-lesson-done = Done
web-lesson-begin = Begin
web-lesson-anew = Begin again
web-lessons-none = There are no lessons here.
web-no-lesson = There is no such lesson
web-no-lesson-about = Perhaps there is a mistake in the address.

## Ways to the lessons

web-learn = Learn by playing
web-learn-quick = Learn in 7 minutes
web-learn-quick-about = A guided first game: you play, and learn one thing at a time.
web-learn-invited = Never played? Learn in 7 minutes while your friend waits, or sit down and play with help.
web-learn-back = Back to the invitation
web-show-me = Show me
