# The page of a review, in the browser and as a file: what stands there beside the sentences of the terminal.

review-verdict-first = { $kind ->
    [earned] { $who } won and seems to have been the favorite by choices, too.
    [lucky] { $who } won and seems to have been lucky.
   *[close] { $who } won; whether by skill or luck is still open.
} { review-may-change }
review-may-change = This is only a first look and may change.
review-how-first = How this was made: each position was played to the end of the turn, { $n } times in all, with everything hidden dealt afresh and the same deals for every choice. The bot then rated everybody’s chances. Some deals were used to find the best choice, others to measure it. A choice counts as an inaccuracy, a mistake or a blunder only if, by the lower end of its 95% interval, it cost at least { $inaccuracy }, { $mistake } or { $blunder } percentage points of the chance of winning.
review-verdict-close-luck = { $who } won, mostly by luck ({ $luck }); judging by choices alone, who would have won is too close to call.
review-verdict-close-own = { $who } won. Skill or luck? Too close to call: judging by choices alone, their chance of winning would have been about { $adjusted }.
review-strips-note = For each player, added up over the game: what luck and the player’s own choices did to the chance of winning.
review-by-luck = luck
review-by-choice = choices
review-too-close = too close to tell
review-at-least = { $n } (at least { $least })
review-why = “{ $chosen }” leaves { $who }’s chance of winning at { $worth }; { $alike ->
    [yes] with “{ $other }” it would be the same.
   *[no] with “{ $other }” it would be { $better }.
}
review-why-alone = “{ $chosen }” leaves { $who }’s chance of winning at { $worth }.
review-why-unjudged = This choice was not searched deeply enough to be judged.
review-to-replay = See it in the replay
review-play-on = Play on from here
review-plan = Part of one plan with { $others } in the same turn; together they cost { $loss }.
review-see-moment = { $who }, { $loss }: see moment { $n } above
review-plan-part = { $n ->
    [one] “{ $chosen }” ({ $loss })
   *[other] { $n } × “{ $chosen }” ({ $loss })
}
grade-part = part of the same plan
