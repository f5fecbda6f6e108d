# One's own games in the browser: the list, the numbers, and going back to a moment.

web-own-place = { $place ->
    [1] won
    [2] 2nd of { $all }
    [3] 3rd of { $all }
   *[other] { $place }th of { $all }
}
web-own-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-own-moment = continued from another game
web-own-filter = Filter
web-own-search = Name or title
web-own-game = Game
web-own-against = Against
web-own-result = Result
web-own-all = all
web-own-bots = bots only
web-own-people = people
web-own-won = won
web-own-lost = lost
web-own-dismissed = hidden games
web-own-no-fit = No games match this filter.
web-own-clear = Show all
web-own-dismiss = Hide
web-own-dismiss-named = Hide the game played { $when }
web-own-gone = Hidden. The game is no longer in your list.
web-own-bring-back = Show again
web-own-numbers = My stats

web-numbers-none = No stats yet. They come from finished games.
web-numbers-won = Won
web-numbers-won-more = { $games ->
    [one] In 1 game. If everybody at the table were equally strong, you could expect { web-numbers-expected }.
   *[other] In { $games } games. If everybody at the table were equally strong, you could expect { web-numbers-expected }.
}
web-numbers-expected = { $expected ->
    [one] 1 win
   *[other] { $expected } wins
}
web-numbers-close = That could just be chance.
web-numbers-better = That is more than chance alone would explain.
web-numbers-worse = That is too few to be just chance.
web-numbers-luck = Luck, in wins
web-numbers-luck-more = What the cards and dice gained or cost you in total, give or take { $error }.
web-numbers-given = Given away per game
web-numbers-given-more = How much of a win your own choices cost you on average, as judged in the full reviews.
web-numbers-basis = { $n ->
    [0] { $all ->
        [one] Your one game has not
       *[other] None of your { $all } games has
    } been reviewed in full yet, so there is nothing to say about luck and choices.
    [one] Luck and choices are based on 1 fully reviewed game out of { $all }.
   *[other] Luck and choices are based on { $n } fully reviewed games out of { $all }.
} Choices that were not judged are not counted, nor are games that were abandoned, hidden or continued from another one.
web-numbers-rest = Review the rest
web-numbers-rest-more = { $n ->
    [one] 1 game is left. Its review takes a minute or two and runs only when the server is idle; you can leave this page.
   *[other] { $n } games are left. They are reviewed one after another, at a minute or two each, only when the server is idle; you can leave this page.
}
web-numbers-going = { $n ->
    [one] Your games are being reviewed; 1 is left. You can leave this page.
   *[other] Your games are being reviewed one after another; { $n } are left. You can leave this page.
}
web-numbers-stop = Stop after this one
web-numbers-counting = Adding up earlier reviews…
web-numbers-trend = Given away, game by game
web-numbers-trend-more = As a percentage of a win. Every dot is a game and links to its review; the line is the average of up to { $n } games.
web-numbers-dot = { $when }: { $n }%
web-numbers-kinds = By kind of decision
web-numbers-kinds-more = What each kind of decision costs you per game, as a percentage of a win.
web-numbers-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
web-numbers-kind-draw = Go on or stop
web-numbers-kind-take = What to take
web-numbers-kind-repel = Repel or not
web-numbers-kind-expedition = Expeditions
web-numbers-kind-crosses = Crosses and islands
web-numbers-kind-other = Other

web-play-on-more = You take over one seat; bots play the others. Everything hidden at this point is reshuffled blindly: knowing how the old game went tells you nothing about this one.
web-play-on-seat = Your seat
web-play-on-level = Bots
web-play-on-begin = Play on

web-again-looking = Looking for mistakes…
web-again-none = { $who ->
    [you] No mistakes of yours were found in this game.
   *[all] No mistakes were found in this game.
}
web-again-at = { $n } of { $all }
web-again-question = { $you ->
    [yes] Round { $round }: what do you do?
   *[no] Round { $round }: what should { $who } do?
}
web-again-right = Found it! There was nothing better.
web-again-close = Just as good: the bot sees no difference here.
web-again-same = Same as in the game. There is something better: “{ $best }” gives a { $better }% chance, this one { $worth }%.
web-again-worse = There is something better: “{ $best }” gives a { $better }% chance, this one { $worth }%.
web-again-first = This is only a first impression; a full review may change it.
web-again-next = Next
web-again-result = { $n ->
    [0] { $all ->
        [one] Not found this time.
       *[other] None of the { $all } found this time.
    }
   *[other] { $n } of { $all } found.
}
web-again-over = Go again
web-again-review = Go to the review
