# The page of a review, in the browser and as a file: what stands there beside the sentences of the terminal.

review-first-note = A first look: every position was judged at a glance, and no game was played out. Grades and numbers may still change in a full review.
review-how-first = How this was made: each position was played to the end of the turn, { $n } times in all, with everything hidden dealt afresh and the same deals for every choice. The captain then rated everybody’s chances. Some deals were used to find the best choice, others to measure it. A choice counts as an inaccuracy, a mistake or a blunder only if, by the lower end of its 95% interval, it cost at least { $inaccuracy }, { $mistake } or { $blunder } of the chance of winning.
review-verdict-close-own = { $who } won. Skill or luck? Too close to call: by the choices alone, their chance of winning would have been about { $adjusted }.
review-strips-note = For each player, added up over the game: what luck (cards and dice) did to the chance of winning, and what choices did, their own and the others’.
review-by-luck = luck
review-by-choice = choices
review-account-own = Own choices: { $n }
review-account-luck = Luck: { $n }
review-account-others = Others’ choices: { $n }
review-account-left-over = Left over: { $n }
review-account-adjusted = Without luck: { $n }
review-account-start = Expected at the beginning: { $n }
review-too-close = too close to tell
review-beyond = beyond { $n }
review-why = “{ $chosen }” ({ $detail }) left the chance of winning at { $worth }; with “{ $other }” ({ $instead }) it would have been { $better }.
review-why-plain = “{ $chosen }” left the chance of winning at { $worth }; with “{ $other }” it would have been { $better }.
review-why-unjudged = Too little was looked at here to judge this choice.
review-to-replay = See it in the replay
review-play-on = Play on from here
review-plan = All one plan with { $others } in the same turn: together that gave away { $loss }.
review-plan-part = { $n ->
    [one] “{ $chosen }” ({ $loss })
   *[other] { $n } × “{ $chosen }” ({ $loss })
}
grade-part = part of the same plan
review-habit = { $kind ->
    [stop-draw] Most was given away by stopping too early: { $n } choices, { $loss }.
    [take-take] Most was given away by taking the wrong card: { $n } choices, { $loss }.
    [take-pass] Most was given away by taking what was better left: { $n } choices, { $loss }.
    [pass-take] Most was given away by leaving what was worth taking: { $n } choices, { $loss }.
    [keep-repel] Most was given away by letting ships in that were better repelled: { $n } choices, { $loss }.
    [repel-keep] Most was given away by repelling ships that were better let in: { $n } choices, { $loss }.
    [roll-stop] Most was given away by rolling too long: { $n } choices, { $loss }.
    [stop-roll] Most was given away by stopping too early: { $n } choices, { $loss }.
    [cross-cross] Most was given away by crossing the wrong fields: { $n } choices, { $loss }.
   *[draw-stop] Most was given away by drawing too long: { $n } choices, { $loss }.
}
