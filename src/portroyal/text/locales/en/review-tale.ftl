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
    [yes] What won it for { $who } was the turn in round { $n }: { $what } The chance of winning rose from { $before } to { $after }.
   *[no] What won it for { $who } was { $active }’s turn in round { $n }: { $what } { $who }’s chance of winning rose from { $before } to { $after }.
}
review-tale-took = { $kind ->
    [reveal] { $who } revealed { $n } cards and chose { $choices }.
    [roll] { $who } rolled { $n } times and chose { $choices }.
   *[none] { $who } chose { $choices }.
}
review-tale-choice = “{ $choice }”
review-tale-came-back = In round { $n } { $who } was at { $chance }; { $active }’s turn in round { $ended } put an end to that: { $what }
review-tale-had = { $who } had been at { $chance } in round { $n }.
review-tale-end = { $n ->
    [one] After 1 round
   *[other] After { $n } rounds
} { $who } won with { $points } points{ $other ->
    [none] .
   *[other] ; { $other } came second with { $second }.
}
review-moment-takes = That made { $n } to take instead of { $before }.
review-moment-chance = { $who } from { $before } to { $after }
review-moment-changed = { $kind ->
    [luck] Chance of winning: { $chances }; luck did most of it.
    [choice] Chance of winning: { $chances }; choices did most of it.
   *[open] Chance of winning: { $chances }.
}
review-moment-picture = The position before { $who } chose “{ $choice }”:
