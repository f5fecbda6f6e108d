# What a review does not know.

grade-unjudged = not judged
review-verdict-open = { $who } won. Whether that was skill or luck over the whole game, the bot cannot tell; it can say more about individual turns.
review-verdict-close = { $who } won; whether that was skill or luck is too close to call: judging by choices alone, their chance of winning would have been { $adjusted }, while { $other } would have had the best chance, { $best }.
review-unjudged = { $n ->
    [one] 1 choice was not judged: there was not enough time for it. Allow more with --minutes.
   *[other] { $n } choices were not judged: there was not enough time for them. Allow more with --minutes.
}
