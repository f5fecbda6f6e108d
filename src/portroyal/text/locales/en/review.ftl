# The review of a game: was I good or lucky?

review-help = Review a recorded game: every choice graded, luck weighed, the moments that decided it.
review-record = The record of a game.
review-minutes = How long it may think; a first look appears within seconds.
review-html = Where to write the page; by default, beside the record.
review-plot = Also draw the chances of winning to this file (.png, .svg or .pdf).
review-seed = A number; the same seed gives the same random choices.
review-threads = Number of threads; by default, one for each core of the machine.
review-first-look = A first look; the numbers will get firmer:

percent = { $n }%
percentage-points = { $n ->
    [one] 1 percentage point
   *[other] { $n } percentage points
}
decimal-sign = .

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

review-title = { $game }: the game in review
review-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
} in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
review-unfinished = The game is not over; this is how it stands.
review-verdict-earned = { $who } won. Judging by choices alone, { $other } would have been the favorite{ $known ->
    [yes] {" "}with { $best }
   *[no] {""}
}{ $errors ->
    [none] {""}
   *[other] , thanks to errors by { $errors }
}{ $larger ->
    [luck] ; the larger part was luck ({ $luck }).
   *[choices] .
}
review-verdict-lucky = { $who } won with luck on their side ({ $luck }): judging by choices alone, { $known ->
    [yes] their chance of winning would have been { $adjusted }, against { $best } for { $other }.
   *[no] { $other } would have been the favorite.
}
review-curve = Chances of winning
review-curve-note = In percent, before every move, as the bot judges the position; { $family ->
    [cards] averaged from one card to the next
    [dice] averaged from one roll to the next
   *[other] averaged from one chance event to the next
}. Each numbered circle marks where one of the moments below began, on the line of the player it concerns; the thick line leads to what came of it.
review-accounts = Skill and luck
review-accounts-note = Expected at the start + own choices + others’ choices + luck + left over = result. Choices are measured against the best one the bot found, so a player’s own choices can only lose ground, never gain it. They can lose more than one whole win: a chance that luck or the others bring back can be lost again. { $family ->
    [cards] Luck is the sum of what the cards did.
    [dice] Luck is the sum of what the dice did.
   *[other] Luck is the sum of what chance did.
} “Left over” belongs to neither: it arises where the bot’s view of a position changed from one move to the next, though nothing had happened in between. Without luck: expected at the start + own choices + others’ choices. Errors within one turn that belong to one plan count once.
review-player = player
review-expected = expected at the start
review-own = own choices
review-others = others’ choices
review-luck-column = luck
review-left-over = left over
review-result = result
review-adjusted = without luck
review-unclear = Added up over the whole game, the bot’s estimates vary too much here to tell luck from skill; for individual turns, see the moments.
review-own-listed = { $kinds } in the list below: { $loss }
review-own-worst = above all: “{ $chosen }” instead of “{ $best }” in round { $n } ({ $loss })
review-own-rest = { $n ->
    [one] 1 other choice, whose cost is too small or too uncertain for it to be called an error: { $loss }
   *[other] { $n } other choices, whose costs are too small or too uncertain for them to be called errors: { $loss }
}
review-count-blunder = { $n ->
    [one] 1 blunder
   *[other] { $n } blunders
}
review-count-mistake = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}
review-count-inaccuracy = { $n ->
    [one] 1 inaccuracy
   *[other] { $n } inaccuracies
}
review-moments = { $all ->
    [no] The moments that mattered most so far
   *[yes] The moments that decided the game
}
review-faults-title = { $n ->
    [0] Choices
    [one] One choice that cost something
   *[other] { $n } choices that cost something
}
review-no-faults = No choice clearly cost anything.
review-when = when
review-chosen = chosen
review-better = better
review-lost = lost
review-grade = grade
review-happened = what happened
review-chance = chances before
review-round = round { $n }
review-rounds = round
review-all = The whole game, move by move
review-fault-head = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
} in round { $n }
review-fault = { $who } chooses “{ $chosen }”, which costs { $loss }; “{ $best }” is better.
review-between = { $points } (between { $low } and { $high })
review-milder = Games played out to the end show a smaller loss ({ $loss }), hence the milder grade.
review-milder-row = played out: { $loss }
review-how = How this was made: the bot searched every position several times, each time dealing everything hidden afresh. Some searches found the better choice, others measured it; the chances of winning are also its estimates. { $n } games played out to the end serve as a second opinion: where they clearly disagree, a choice is not called an error, and where they show a smaller loss, the grade is milder. { $family ->
    [cards] The margins of error also allow for the bot’s own misjudgments, as measured in games that other bots played out. A choice
   *[other] A choice
} is called an inaccuracy, a mistake or a blunder only if, by the lower end of its 95% interval, it cost at least { $inaccuracy }, { $mistake } or { $blunder } percentage points of the chance of winning.
review-incomplete = The review was stopped early; moves that it did not reach are missing.
