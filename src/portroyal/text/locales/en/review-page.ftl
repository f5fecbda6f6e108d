# The page of a review, in the browser and as a file: what stands there beside the sentences of the terminal.

review-first-note = A first look: every position was judged at a glance, and no game was played out. Grades and numbers may still change in a full review.
review-how-first = How this was made: from every position the turn was played to its end, { $n } times in all, with everything hidden dealt afresh and the same deals for all choices; where the turn was over, the captain’s judgement said how good the table was for everybody. The better choice was found by some of these deals and judged by others. A choice is called an inaccuracy, a mistake or a blunder only if the lower end of its 95% interval is at least { $inaccuracy }, { $mistake } or { $blunder } of the win.
review-verdict-close-own = { $who } won; whether that was skill or luck is too close to call: without luck, their share of the win would have been { $adjusted }, but that is too uncertain.
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
