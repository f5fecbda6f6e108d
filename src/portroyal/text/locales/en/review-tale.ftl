# A reviewed game in a few sentences, and its decisive moments.

review-tale-note = The chances of winning on this page are those that our bot captain sees; it went through the game move by move.
review-tale-open-all = Until the end nobody was clearly ahead.
review-tale-open = Until round { $n } nobody was clearly ahead.
review-tale-one-lead = { $n ->
    [one] { $who } was ahead from the first round on, and nobody else ever clearly was.
   *[other] Then { $who } took the lead, and nobody else was clearly ahead after that.
}
review-tale-leads = The lead changed hands: { $leads }.
review-tale-lead = { $place ->
    [later] then { review-tale-span }
   *[first] { review-tale-span }
}
review-tale-span = { $who } ({ $same ->
    [yes] round { $first }
   *[no] rounds { $first }–{ $last }
})
review-tale-many-leads = The lead changed hands { $n } times; { $who } had it longest.
review-tale-won = { $own ->
    [yes] What helped { $who } most was their own turn in round { $n }: { $what }
   *[no] What helped { $who } most was { $active }’s turn in round { $n }: { $what }
} { $who }’s chance of winning rose from { $before } to { $after }{ $kind ->
    [luck] ; luck did most of that.
    [choice] ; choices did most of that.
   *[open] .
}
review-tale-took = { $kind ->
    [reveal] { $who } revealed { $n } cards ({ review-tale-risk }) and chose { $choices }.
    [roll] { $who } rolled { $n } times ({ review-tale-risk }) and chose { $choices }.
   *[none] { $who } chose { $choices }.
}
review-tale-risk = { $risk ->
    [0] none of them could bust
   *[other] at most { $risk }% risk of a bust each time
}
review-tale-choice = “{ $choice }”
review-tale-came-back = In round { $n } { $who } was at { $chance }; { $active }’s turn in round { $ended } put an end to that: { $what }
review-tale-had = { $who } had been at { $chance } in round { $n }.
review-tale-end = { $n ->
    [one] After 1 round
   *[other] After { $n } rounds
} { $who } won with { $points } points{ $other ->
    [none] .
   *[other] ; { $tie ->
        [coins] { $other } came second with just as many, but fewer coins.
       *[no] { $other } came second with { $second }.
    }
}
review-tale-points = { $points } in round { $n } ({ $choices })
review-tale-last-points = { $who }’s last points: { $rounds }.
review-moment-came = { $who } chose “{ $choice }”, not knowing what would come. { $told }
review-moment-beside = { $when ->
    [earlier] Earlier in the turn: { $told }
   *[later] Later in the turn: { $told }
}
review-moment-takes = { $taken ->
    [0] { $who } could now take { $n } instead of { $before }.
   *[other] { $who } could now take { $n } instead of { $before }; by the end of the turn it was { $taken }.
}
review-moment-judged = { $grade ->
    [best] By what could be seen at that point, “{ $choice }” was the best choice.
    [good] By what could be seen at that point, “{ $choice }” was no clear error.
    [inaccuracy] By what could be seen at that point, “{ $choice }” was an inaccuracy.
    [mistake] By what could be seen at that point, “{ $choice }” was a mistake.
    [blunder] By what could be seen at that point, “{ $choice }” was a blunder.
   *[part] “{ $choice }” was part of a plan that cost something: see the list below.
}
review-moment-forced = At that point only “{ $choice }” was possible; what was chosen later in the turn is not judged here.
review-moment-chance = { $who } from { $before } to { $after }
review-moment-changed = { $kind ->
    [luck] Chance of winning over the whole turn: { $chances }; luck did most of it.
    [choice] Chance of winning over the whole turn: { $chances }; choices did most of it.
   *[open] Chance of winning over the whole turn: { $chances }.
}
review-moment-picture = The position before { $who } chose “{ $choice }”:
review-enlarge = Enlarge
review-close = Close
