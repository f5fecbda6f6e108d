# One's own games in the browser: the list, the numbers, and going back to a moment.

web-own-place = { $place ->
    [1] won
   *[other] place { $place } of { $all }
}
web-own-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-own-moment = played on from another game
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
web-own-dismissed = dismissed games
web-own-no-fit = No game fits this filter.
web-own-clear = Show all
web-own-dismiss = Dismiss
web-own-dismiss-named = Dismiss the game of { $when } from my list
web-own-gone = Dismissed. The game is no longer in your list.
web-own-bring-back = Bring back
web-own-numbers = My numbers

web-numbers-none = No numbers yet. They come from games that were played to the end.
web-numbers-won = Won
web-numbers-won-more = { $games ->
    [one] In 1 game. If everybody at the table were equally strong, { $expected } wins would be expected.
   *[other] In { $games } games. If everybody at the table were equally strong, { $expected } wins would be expected.
}
web-numbers-close = That is too close to tell from chance.
web-numbers-better = That is more than chance explains.
web-numbers-worse = That is less than chance explains.
web-numbers-luck = Luck, in wins
web-numbers-luck-more = What cards and dice brought or cost you in all, give or take { $error }.
web-numbers-given = Given away per game
web-numbers-given-more = How much of a win your own choices cost you on average, as judged in the full reviews.
web-numbers-basis = { $n ->
    [0] None of your { $all } games has been reviewed in full yet, so there is nothing to say about luck and choices.
    [one] Luck and choices come from 1 fully reviewed game of { $all }.
   *[other] Luck and choices come from { $n } fully reviewed games of { $all }.
} Choices that were not judged are not counted, nor are games that were abandoned, dismissed or played on from another one.
web-numbers-rest = Review the rest
web-numbers-rest-more = { $n ->
    [one] 1 game is left. It takes a minute or two, and only when the server has nothing better to do; you may leave the page.
   *[other] { $n } games are left. They are reviewed one after another, a minute or two each, and only when the server has nothing better to do; you may leave the page.
}
web-numbers-going = { $n ->
    [one] Your games are being reviewed; 1 is left. You may leave the page.
   *[other] Your games are being reviewed one after another; { $n } are left. You may leave the page.
}
web-numbers-stop = Stop after this one
web-numbers-counting = Adding up earlier reviews…
web-numbers-trend = Given away, game by game
web-numbers-trend-more = In percent of a win; every dot is a game and leads to its review, the line is the average of up to { $n } games.
web-numbers-dot = { $when }: { $n }%
web-numbers-kinds = By kind of decision
web-numbers-kinds-more = What a kind of decision costs you per game, in percent of a win.
web-numbers-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
web-numbers-kind-draw = Go on or stop
web-numbers-kind-take = What to take
web-numbers-kind-repel = Repel or not
web-numbers-kind-expedition = Expeditions
web-numbers-kind-crosses = Crosses and islands
web-numbers-kind-other = Others

web-play-on-more = You take over a seat, bots play the others. Everything that lay hidden at this moment is shuffled anew, without looking: whoever knows how the old game went on knows nothing of this one.
web-play-on-seat = Your seat
web-play-on-level = Bots
web-play-on-begin = Play on

web-again-looking = Looking for mistakes…
web-again-none = { $who ->
    [you] No mistake of yours was found in this game.
   *[all] No mistake was found in this game.
}
web-again-at = { $n } of { $all }
web-again-question = { $you ->
    [yes] Round { $round }: what do you do?
   *[no] Round { $round }: what should { $who } do?
}
web-again-right = Found! Nothing better was seen.
web-again-close = Just as good: the judge makes no difference here.
web-again-same = As in the game. There is something better: “{ $best }” gives { $better }%, this { $worth }%.
web-again-worse = There is something better: “{ $best }” gives { $better }%, this { $worth }%.
web-again-played = In the game it was “{ $chosen }” ({ $worth }%).
web-again-first = This is the opinion of a first look; a full review may change it.
web-again-next = Next
web-again-result = { $n ->
    [0] None of { $all } found this time.
   *[other] { $n } of { $all } found.
}
web-again-over = Once more
web-again-review = To the review
