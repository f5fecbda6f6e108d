# A reviewed game in a few sentences, and its decisive moments.

review-tale-note = The chances of winning on this page are those that our strongest bot sees; it went through the game move by move.
review-tale-open-all = Until the end nobody is clearly ahead.
review-tale-open = Until round { $n } nobody is clearly ahead.
review-tale-one-lead = { $n ->
    [0] Only { $who } is ever clearly ahead.
    [one] { $who } is ahead from the first round on, and nobody else is ever clearly ahead.
   *[other] Then { $who } takes the lead, and nobody else is clearly ahead after that.
}
review-tale-leads = { $seen ->
    [turns] At the start of a turn, first to be clearly ahead is { $leads }.
   *[all] First to be clearly ahead is { $leads }.
}
review-tale-lead = { $place ->
    [later] then { $who } (round { $n })
   *[first] { $who } (round { $n })
}
review-tale-many-leads = The lead changes hands { $n } times; { $who } has it longest.
review-tale-cost = What hurts { $who } most: “{ $chosen }” in round { $n } instead of “{ $best }” ({ $loss }){ $after ->
    [bust] ; the card that comes is a bust and leaves { $rest }.
    [taken] ; { $taker } then takes the better one.
    [ends] ; { $taker } then takes the better one and triggers the last round.
   *[none] .
}
review-tale-doubtful = { $who } makes no clear error; the choice most open to doubt is “{ $chosen }” in round { $n } instead of “{ $best }” (some { $loss }, too uncertain to be called an error).
review-tale-disputed = Whether { $who } errs with “{ $chosen }” in round { $n } instead of “{ $best }” is disputed: { $loss } by search; played out: { $played }.
review-tale-clean = { $who } gives next to nothing away.
review-lessons = What to take along
review-lesson = { $who }: { $kind ->
    [draw-won] stop and take what wins; another card can only lose it
    [draw-stop] stop in time; here that is worth more than another card
    [stop-free] where no card can bust you, another one is usually worth it; mind only taxes and what others could take
    [stop-draw] dare one more card; here it brings more than it risks
    [roll-stop] stop in time; here that is worth more than another roll
    [stop-roll] roll once more; here it brings more than it risks
    [keep-repel] repel more; every ship in the harbor turns the next one of its color into a bust
    [repel-keep] let more ships in; they bring coins, and new colors bring more cards to take
    [cross-cross] compare the fields before you mark one
    [hire-trade] think of the coins first; a ship that pays can be worth more than a person
    [trade-hire] spend coins in time; a person can be worth more than what a ship pays
    [hire-dearer] spend more on the right person, even if the other one is cheaper
    [hire-cheaper] look at the price; the cheaper person leaves coins for the next turns
    [hire-hire] compare what persons bring before you hire one
    [trade-trade] count what a ship pays in all, with your traders
    [hire-pass] leave some people standing and keep the coins
    [pass-hire] don’t save for too long; hire whoever is worth the price
    [trade-pass] leave something lying now and then
    [take-pass] leave something lying now and then
    [pass-trade] take small things, too
    [pass-take] take small things, too
   *[take-take] compare before you take
} (round { $round }: a chance of winning of { $better } instead of { $worse }{ $risk ->
    [none] {""}
   *[other] , at { $risk }% risk of a bust
}{ $n ->
    [one] {""}
   *[other] ; { $n } such choices, { $loss } in all
}).
review-lesson-none = { $who }: nothing to mend in this game; no choice was clearly wrong.
review-lesson-small = { $who }: no single clear error, but small ones add up to { $loss }{ $best ->
    [none] .
   *[other] ; most worth another thought: “{ $best }” instead of “{ $chosen }” in round { $n }.
}
review-lesson-behind = { $who }: no choice was clearly wrong; but for most of the game there was little left to lose, and little that a review could show.
review-lesson-tied = { $who }: coins break ties; in the last rounds every single one counts.
review-tale-gift = { $known ->
    [yes] What helps { $who } most is that very error by { $other } in round { $n }.
   *[no] What helps { $who } most is an error by { $other } in round { $n }: “{ $chosen }” instead of “{ $best }”.
} { $who }’s chance of winning rises from { $before } to { $after }.
review-tale-won = { $own ->
    [yes] What helps { $who } most is their own turn in round { $n }: { $what }
   *[no] What helps { $who } most is { $active }’s turn in round { $n }: { $what }
} { $who }’s chance of winning rises from { $before } to { $after }{ $kind ->
    [luck] , mostly thanks to luck.
    [choice] , mostly thanks to choices.
   *[open] .
}
review-tale-took = { $kind ->
    [reveal] { $who } reveals { $n ->
        [one] 1 card
       *[other] { $n } cards
    } ({ review-tale-risk }) and chooses { $choices }.
    [roll] { $who } rolls { $n ->
        [one] once
       *[other] { $n } times
    } ({ review-tale-risk }) and chooses { $choices }.
   *[none] { $who } chooses { $choices }.
}
review-tale-risk = { $risk ->
    [0] no risk of a bust
   *[other] { $n ->
        [one] { $risk }% risk of a bust
       *[other] at most { $risk }% risk of a bust each time
    }
}
review-tale-choice = “{ $choice }”
review-tale-came-back = { $own ->
    [yes] Before their own turn in round { $n }
   *[no] Before { $active }’s turn in round { $n }
}, { $who } still has { $chance }; after it, next to nothing: { $what }
review-tale-threw-away = { $own ->
    [yes] Before their own turn in round { $n }
   *[no] Before { $active }’s turn in round { $n }
}, { $who } is still at { $chance }; an error of their own puts an end to that: “{ $chosen }” instead of “{ $best }”.
review-tale-had = Right before that turn, { $who } is still at { $chance }.
review-tale-called = In round { $n }, { $who } triggers the last round ({ $choice }).
review-tale-end = { $n ->
    [one] After 1 round,
   *[other] After { $n } rounds,
} { $who } { $winners ->
    [one] wins
   *[other] win
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $other ->
    [none] .
   *[other] ; { $tie ->
        [coins] { $seconds ->
            [one] { $other } comes second with just as many, but fewer coins.
           *[other] { $other } share second place with just as many, but fewer coins.
        }
       *[no] { $seconds ->
            [one] { $other } comes second with { $second }.
           *[other] { $other } share second place with { $second } each.
        }
    }
}
review-standing = How things stand
review-tale-points = { $points } in round { $n } ({ $choices })
review-tale-last-points = { $who }’s last points: { $rounds }.
review-gist = { $who } { $way ->
    [gains] gains
   *[loses] loses
} { $points } { $what ->
    [choice] by choosing “{ $choice }”
    [bust] { $own ->
        [yes] by busting
       *[no] because of { $active }’s bust
    }
   *[turn] { $own ->
        [yes] on their own turn
       *[no] on { $active }’s turn
    }
}{ $kind ->
    [luck] , mostly through luck
   *[other] {""}
}{ $instead ->
    [both] ; this leaves a chance of winning of { $left }, and “{ $other }” would leave { $chance }
    [choice] ; with “{ $other }”, the chance of winning would be { $chance }
    [average] ; with an average { $family ->
        [cards] card
        [dice] roll
       *[other] outcome
    }, the chance of winning would be { $chance }
   *[none] {""}
}.
review-moment-came = { $who } chooses “{ $choice }”, not knowing what will come. { $told }
review-moment-beside = { $when ->
    [earlier] Earlier in the turn: { $told }
   *[later] Later in the turn: { $told }
}
review-moment-takes = { $taken ->
    [0] { $who } can now take { $n } instead of { $before }.
   *[other] { $who } can now take { $n } instead of { $before }; by the end of the turn { $who } has taken { $taken }.
}
review-moment-judged = { $grade ->
    [alike] From what can be seen at that point, “{ $choice }” and “{ $other }” are worth the same.
    [best] From what can be seen at that point, “{ $choice }” is the best choice.
    [good] From what can be seen at that point, “{ $choice }” is not clearly an error.
    [inaccuracy] From what can be seen at that point, “{ $choice }” is an inaccuracy.
    [mistake] From what can be seen at that point, “{ $choice }” is a mistake.
    [blunder] From what can be seen at that point, “{ $choice }” is a blunder.
   *[part] “{ $choice }” is part of a plan that costs something: see the list below.
}
review-moment-forced = At that point only “{ $choice }” is possible.
review-moment-luck = { $family ->
    [cards] For { $who }, this card is worth { $points } { $way ->
        [more] more
       *[less] less
    } than the average of all cards that can come up (chance of winning: { $before }).
    [dice] For { $who }, this roll is worth { $points } { $way ->
        [more] more
       *[less] less
    } than the average of all possible rolls (chance of winning: { $before }).
   *[other] For { $who }, this is worth { $points } { $way ->
        [more] more
       *[less] less
    } than the average of everything that can happen (chance of winning: { $before }).
}
review-moment-chance = { $who } from { $before } to { $after }
review-moment-changed = { $kind ->
    [luck] { review-moment-span }: { $chances }; mostly due to luck.
    [choice] { review-moment-span }: { $chances }; mostly due to choices.
   *[open] { review-moment-span }: { $chances }.
}
review-moment-span = { $span ->
    [step] Chance of winning at this one step
   *[turn] Chance of winning over the whole turn
}
review-moment-then = By the end of the turn, { $who } is at { $chance }.
review-moment-picture = The position before { $who } chooses “{ $choice }”:
review-enlarge = Enlarge
review-close = Close
