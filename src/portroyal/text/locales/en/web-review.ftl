# Looking back at a game in the browser.

web-title-review = Good or lucky?
web-review = Good or lucky?
web-review-looking = Taking a first look…
web-review-full = Review in full
web-review-full-more = Our strongest bot goes through every decision. That takes a minute or two; you can leave this page.
web-review-again = Review again
web-review-newer = The bots have improved since this review.
web-review-waiting = { $n ->
    [one] One review is ahead of yours. You can leave this page.
   *[other] { $n } reviews are ahead of yours. You can leave this page.
}
web-review-reviewing = Full review: { $n }%. You can leave this page.
web-review-failed = The review failed. You can try again.
web-review-impossible-numba = This server cannot review games: the Python package numba is missing. Whoever runs the server can install it.
web-review-impossible-game = The bots cannot review this game.
web-review-chances = Chances of winning before this move
web-review-share = { $n }%
web-review-choices = The choices, and the chance of winning after each
web-review-step-luck = Luck: { $sign }{ $n ->
    [one] 1 percentage point
   *[other] { $n } percentage points
} for { $name }
web-problem-too-many-reviews = One of your games is already under review. Wait until it is done.
web-privacy-reviews = Reviews
web-privacy-reviews-more = What the bots find out about a game is kept with it, without names, and deleted with it. A note that you asked for a full review is kept until you delete your data.
web-title-again = Learn from mistakes
web-title-numbers = My stats
web-play-on = Play on from here
web-entry-moment = This game continues from move { $n } of another one. Everything hidden was reshuffled.
