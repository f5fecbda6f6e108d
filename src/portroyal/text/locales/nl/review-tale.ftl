# Een partij in een paar zinnen, en haar beslissende momenten.

review-tale-note = De winstkansen op deze pagina zijn die welke onze bot “kapitein” ziet; hij heeft de partij zet voor zet bekeken.
review-tale-open-all = Tot het einde stond niemand duidelijk voor.
review-tale-open = Tot ronde { $n } stond niemand duidelijk voor.
review-tale-one-lead = { $n ->
    [one] Vanaf de eerste ronde stond { $who } voor, en niemand anders stond ooit duidelijk voor.
   *[other] Daarna nam { $who } de leiding, en niemand anders stond daarna nog duidelijk voor.
}
review-tale-leads = De leiding wisselde: { $leads }.
review-tale-lead = { $place ->
    [later] daarna { review-tale-span }
   *[first] { review-tale-span }
}
review-tale-span = { $who } ({ $same ->
    [yes] ronde { $first }
   *[no] ronde { $first }–{ $last }
})
review-tale-many-leads = De leiding wisselde { $n } keer; { $who } had haar het langst.
review-tale-won = { $own ->
    [yes] De doorslag voor { $who } gaf de eigen beurt in ronde { $n }: { $what } De winstkans steeg van { $before } naar { $after }.
   *[no] De doorslag voor { $who } gaf in ronde { $n } de beurt van { $active }: { $what } De winstkans van { $who } steeg van { $before } naar { $after }.
}
review-tale-took = { $kind ->
    [reveal] { $who } legde { $n } kaarten bloot en koos { $choices }.
    [roll] { $who } gooide { $n } keer en koos { $choices }.
   *[none] { $who } koos { $choices }.
}
review-tale-choice = “{ $choice }”
review-tale-came-back = In ronde { $n } stond { $who } op { $chance }; de beurt van { $active } in ronde { $ended } maakte daar een eind aan: { $what }
review-tale-had = { $who } stond in ronde { $n } op { $chance }.
review-tale-end = { $n ->
    [one] Na 1 ronde
   *[other] Na { $n } rondes
} won { $who } met { $points } punten{ $other ->
    [none] .
   *[other] ; { $other } werd tweede met { $second }.
}
review-moment-takes = Daarmee waren er { $n } te nemen in plaats van { $before }.
review-moment-chance = { $who } van { $before } naar { $after }
review-moment-changed = { $kind ->
    [luck] Winstkans: { $chances }; dat was vooral geluk.
    [choice] Winstkans: { $chances }; dat kwam vooral door keuzes.
   *[open] Winstkans: { $chances }.
}
review-moment-picture = De stelling voordat { $who } “{ $choice }” koos:
