# Lessons: what the terminal says around them, and the words of each lesson. A browser gets those of
# a lesson from the server and what it says itself from learn.ftl, so it does not load this file.

learn-list = The lessons, best learned in this order. Type the word before the colon.
# In the list: the id to type, the title, one line about it.
learn-listed = { $id }: { $title } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }). { $about }
learn-begin =
    Begin with:
      { $command }
learn-type-help = Type help to read what can be typed.
# Where the table is not drawn.
learn-new-table = This step has a table of its own; type words to have it described.
# $says is what the step says.
learn-step = Step { $number } of { $steps }: { $says }
learn-lights = Look at:
# A place as it is typed, and what is there.
learn-place = { $place }: { $what }
# What is to be done in a step without moves.
learn-how-show = Press Enter to go on.
learn-how-refuse = Type a move that is not possible, to learn why.
learn-how-spot = Type the places one after the other, such as: 5 2,1
learn-right-place = Right, { $what }.
learn-wrong-place = “{ $place }” is not one of the places meant here.
learn-places-left =
    { $number ->
        [one] { $number } more place to find.
       *[other] { $number } more places to find.
    }
learn-solved = Well done.
learn-lost = From here the hint leads no further. Type again to begin this step anew, or next to skip it.
learn-then =
    Next comes “{ $title }”:
      { $command }
learn-left =
    Go on with this lesson later:
      { $command }
# Behind a rule that was read out.
learn-rule =
    There is a lesson about this, “{ $title }”:
      { $command }
# After the guided first game; $level is the level's name.
learn-play-on =
    Play this game to its end, against { $level }:
      { $command }
learn-commands =
    Type the number of a move, or the move itself, such as: place 5
      hint         what to try
      next         the next step; a step that is not solved is skipped
      back         the step before
      again        this step from its beginning
      undo         take back the last move of this step
      table        draw the table again
      moves        list the moves again
      words        the table in sentences
      plain        switch between the drawn table and sentences
      codes        switch codes in sentences on or off, such as BO4 and 2,1
      look PLACE   one place, such as: look 2,1
      held         what both players hold, in stock, hand and display
      last         what happened last
      why MOVE     why a move is not possible, or what it would do
      rule NUMBER  a rule, such as rule 5.8; rule alone: those of the last answer
      card ID      a card in full, such as BO4, G07 or 14 for a border card
      score        both scores as things stand
      quit         leave the lesson

## Lesson: desert

lesson-desert = Lines in the desert
lesson-desert-about = Your Targis stand on the border; where their lines cross, a card is yours.
lesson-desert-aim = The higher score wins. Most points come from tribe cards that you lay out in your display.
lesson-desert-line = The blue figure on the border is your Targi. It draws a straight line across three centre cards.
lesson-desert-crossing = Where two of your lines cross, you may use the card. Place a Targi on Salt at the top.
lesson-desert-alone = Now on your own: place your last Targi so that the card with gold becomes yours too.
lesson-desert-take = Two markers, two cards won. Use both and take what they show.

## Lesson: targis

lesson-targis = Three Targis
lesson-targis-about = Where a Targi may stand, and how three of them bring five actions.
lesson-targis-robber = The robber closes the card he stands on. Try to place a Targi there anyway.
lesson-targis-opposite = The white Targi on Pepper also closes the card it faces. Try to place yours there.
lesson-targis-own = Facing your own Targi is allowed. Place one on Fata Morgana and count your markers.
lesson-targis-two = Only one marker, for both draw the same line. Once more: place your last Targi to get two.
lesson-targis-five = Three Targis and two markers make five actions. Use all five, in any order you like.

## Lesson: goods

lesson-goods = Goods and gold
lesson-goods-about = What goods cards give, how much you may keep, and how goods become gold.
lesson-goods-all = A goods card in the centre gives you everything it shows. Use the one with date and salt.
lesson-goods-slash = A card with slashes gives only one of its goods. You have no pepper, so take pepper.
lesson-goods-limit = You may keep 10 goods and 3 gold. You have 12 goods: end your turn and give two back.
lesson-goods-trader = Suppose you were on the Trader: give 3 goods of one kind for 1 gold. Nothing is wasted.
lesson-goods-gold = On your own: get to 3 gold. Two cards in the centre and the Trader are all you need.

## Lesson: tribe-cards

lesson-tribe-cards = Tribe cards
lesson-tribe-cards-about = How to pay for tribe cards, keep one for later, and pay less.
lesson-tribe-cards-display = Tribe cards have a cost and bring most of your points. Use the camp and pay for it.
lesson-tribe-cards-keep = Your second card costs gold, and you have none left. Use it and take it into your hand.
lesson-tribe-cards-noble = The Noble plays the card in your hand. Try him right now, with the card you just took.
lesson-tribe-cards-full = Your hand holds one card only. Try to take this one into your hand as well.
lesson-tribe-cards-discount = Your oasis makes other oases 1 good cheaper. Which tribe cards in the centre can you pay for? Choose all.
lesson-tribe-cards-alone = On your own: display the card that you can pay for only thanks to your oasis.

## Lesson: rows

lesson-rows = Rows and the end
lesson-rows-about = What a full row is worth, and when the game ends.
lesson-rows-equal = Four equal symbols in a row bring 4 points. Display the fourth oasis in your first row.
lesson-rows-different = Four different symbols bring 2 points. Complete your second row with the card under your marker.
lesson-rows-spoilt = Any other row brings nothing. One card spoils a full row: choose it in your display.
lesson-rows-six = On your own: you can only pay for one of your cards. Score 6 points with it and its row.
lesson-rows-twelfth = A twelfth card ends the game after this round. Display yours.
lesson-rows-end = Your opponent has already had their turn. End yours: the game is over, and the points are counted.

## Lesson: raids

lesson-raids = Raids
lesson-raids-about = When the robber raids, what he demands, and how to be ready.
lesson-raids-corner = Every round the robber walks one card on. Next comes a corner: end your turn and see.
lesson-raids-pay = A raid! Both of you pay 1 good or 1 point. Points win the game: give a good.
lesson-raids-unpaid = The next raid wants 3 goods or 2 points. You lack both, so your opponent gains 2. End your turn.
lesson-raids-ready = After this round a raid wants 2 goods or 1 point. On your own: get 2 goods first.
lesson-raids-keep = Now end your turn and pay the raid without losing a point.

## Lesson: border

lesson-border = Border cards
lesson-border-about = Noble, Trader, Silversmith, Caravan, Tribal Expansion and Fata Morgana.
lesson-border-noble = The Noble plays the card in your hand, if you had it before this round. Use him and pay.
lesson-border-trader = The Trader also gives 1 good for 2 of another kind, as often as you like. Get some pepper.
lesson-border-silversmith = The Silversmith trades once: 2 equal goods for 1 point, or 4 for 3 points. Take the better deal.
lesson-border-caravan = The Caravan turns up a goods card from the pile. Use it and be surprised.
lesson-border-expansion = The Tribal Expansion turns up a tribe card. Display it, or take it into your hand.
lesson-border-fata-morgana = Fata Morgana moves your marker. On your own: display a card worth 3 points that you can pay for.

## Lesson: first-game

lesson-first-game = Your first game
lesson-first-game-about = Two guided rounds against an opponent and a look ahead; then the game is yours.
lesson-first-game-goal = The player with more points wins. Most points come from tribe cards, laid out here in three rows of four.
lesson-first-game-first = Place your first Targi on the Silversmith, at the bottom. It draws a line straight across the centre.
lesson-first-game-opposite = Your opponent took the Caravan, on the left. Try to take Dates, the card facing it on the right.
lesson-first-game-crossing = That card is closed. Place on the Tribal Expansion, on the left: your lines will cross on a goods card.
lesson-first-game-third = Place your last Targi on Salt, on the left, for a second crossing: the camel rider at the top.
lesson-first-game-five = Three Targis and two markers make five actions. Where can you act? Choose all five places.
lesson-first-game-goods = You decide the order. First take goods: use Salt and the goods card in the middle.
lesson-first-game-buy = Now use the camel rider at the top. Pay 1 salt and 1 gold to display it.
lesson-first-game-hand = The Tribal Expansion turns up a tribe card. You have no gold left: take it into your hand.
lesson-first-game-unused = You may leave actions unused. Keep your goods this time, skip the Silversmith and end your turn.
lesson-first-game-their-turn = Your opponent takes goods. Then a new round begins: new cards, the robber moves on, your opponent starts.
lesson-first-game-noble = The Noble plays the card in your hand, and the Trader gives gold. Place a Targi on each.
lesson-first-game-alone = On your own: place your last Targi so that the 2 dates at the top right become yours too.
lesson-first-game-take = Your opponent started this round, so they have acted first. Now use both of your goods cards.
lesson-first-game-gold = Only gold is missing. Use the Trader: give 3 dates for 1 gold.
lesson-first-game-visit = Stop trading. The Noble comes next: use him for the card in your hand.
lesson-first-game-rows = Pay and lay it beside your camel rider. Four equal symbols in a row bring 4 points, four different 2.
lesson-first-game-signs = Cards work at once, always, or at the end of the game. Which of your two works always?
lesson-first-game-raid = A look ahead: at every corner the robber raids. Give 1 good or 1 point; later raids cost more.
lesson-first-game-limit = Suppose you hold 12 goods. End your turn: you keep at most 10 goods and 3 gold.
lesson-first-game-last = Round 12 is the last. Display this camel rider beside the other three: four equal symbols, 4 points.
lesson-first-game-end = It is your twelfth card, which ends a game as well. End your turn.
lesson-first-game-score = You win, 38 to 24. What counts: your tokens, the points on your cards, their effects, and your full rows.
lesson-first-game-go-on = Back to your first game: round 3, and you start. From here on you decide; good luck!

## Lesson: water

lesson-water = Water
lesson-water-about = Where water comes from, what it buys, and what it is worth at the end.
lesson-water-waterhole = The Waterhole, on the left, gives you 2 water. Use it.
lesson-water-exchange = The camp at the bottom left costs pepper, which you lack. Exchange 2 water for pepper; you always may.
lesson-water-cost = You have no gold, but behind the slash stands another cost. Pay 1 pepper and 2 water.
lesson-water-keep = Water you keep is not lost. At the end of the game, every 2 water bring 1 point.

## Lesson: dunes

lesson-dunes = Dunes
lesson-dunes-about = Strong single actions beside the board, and what they cost you.
lesson-dunes-place = Dunes lie beside the board. A Targi may go there too: place your last one on the dune with gold.
lesson-dunes-no-line = A dune draws no line. So where is your only marker? Choose its card.
lesson-dunes-use = Use the dune in your turn: take 1 gold and 2 water. After that it is discarded.
lesson-dunes-joker = The joker dune costs 2 water and stays in your display. At the end it counts as a fourth camp.

## Lesson: targia

lesson-targia = The Targia
lesson-targia-about = A figure that rewards those who join her, and cards that help you once.
lesson-targia-join = The Targia walks towards the robber but closes nothing. Join her: place your last Targi on Pepper at the bottom.
lesson-targia-take = A player who joins her has one more action. Use the Targia and take 1 good.
lesson-targia-turn-up = Or you gamble: use the Targia, pay a good, turn up a goods card and take what it shows.
lesson-targia-once = Your camp bears an action marker: once, it displays the card in your hand without the Noble. Use it.
