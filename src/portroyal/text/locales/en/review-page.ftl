# The page of a review, in the browser and as a file: what stands there beside the sentences of the terminal.

review-first-note = A first look: every position was judged at a glance, and no game was played out. Grades and numbers may still change in a full review.
review-how-first = How this was made: each position was played to the end of the turn, { $n } times in all, with everything hidden dealt afresh and the same deals for every choice. The captain then rated everybody’s chances. Some deals were used to find the best choice, others to measure it. A choice counts as an inaccuracy, a mistake or a blunder only if, by the lower end of its 95% interval, it cost at least { $inaccuracy }, { $mistake } or { $blunder } of the chance of winning.
review-verdict-close-own = { $who } won. Skill or luck? Too close to call: without luck, their chance of winning would have been about { $adjusted }.
review-strips-note = For each player, added up over the game: what luck (cards and dice) did to the chance of winning, and what choices did, their own and the others’.
review-by-luck = luck
review-by-choice = choices
review-account-own = Own choices: { $n }
review-account-luck = Luck: { $n }
review-account-others = Others’ choices: { $n }
review-account-adjusted = Without luck: { $n }
review-account-start = Expected at the beginning: { $n }
review-too-close = too close to tell
review-beyond = beyond { $n }
review-why = After “{ $chosen }” ({ $detail }) the chance of winning is { $worth }, after “{ $other }” ({ $instead }) { $better }.
review-why-plain = After “{ $chosen }” the chance of winning is { $worth }, after “{ $other }” { $better }.
review-why-unjudged = Too little was looked at here to judge this choice.
review-to-replay = See it in the replay
review-play-on = Play on from here
