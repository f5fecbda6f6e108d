# What a review does not know.

grade-unjudged = not judged
review-verdict-close = { $who } won; whether that was skill or luck is too close to call: without luck, { $adjusted } of the win, while { $other } had the most with { $best }.
review-unjudged = { $n ->
    [one] 1 choice was not judged: the time was too short for it. --minutes gives more.
   *[other] { $n } choices were not judged: the time was too short for them. --minutes gives more.
}
