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
    [yes] Het meeste had { $who } aan de eigen beurt in ronde { $n }: { $what }
   *[no] Het meeste had { $who } aan de beurt van { $active } in ronde { $n }: { $what }
} De winstkans van { $who } steeg van { $before } naar { $after }{ $kind ->
    [luck] ; dat was vooral geluk.
    [choice] ; dat kwam vooral door keuzes.
   *[open] .
}
review-tale-took = { $kind ->
    [reveal] { $who } legde { $n } kaarten bloot ({ review-tale-risk }) en koos { $choices }.
    [roll] { $who } gooide { $n } keer ({ review-tale-risk }) en koos { $choices }.
   *[none] { $who } koos { $choices }.
}
review-tale-risk = { $risk ->
    [0] mislukken kon de beurt daarbij niet
   *[other] telkens hoogstens { $risk }% kans op mislukken
}
review-tale-choice = “{ $choice }”
review-tale-came-back = In ronde { $n } stond { $who } op { $chance }; de beurt van { $active } in ronde { $ended } maakte daar een eind aan: { $what }
review-tale-had = { $who } stond in ronde { $n } op { $chance }.
review-tale-end = { $n ->
    [one] Na 1 ronde
   *[other] Na { $n } rondes
} won { $who } met { $points } punten{ $other ->
    [none] .
   *[other] ; { $tie ->
        [coins] { $other } werd tweede met evenveel, maar minder munten.
       *[no] { $other } werd tweede met { $second }.
    }
}
review-tale-points = { $points } in ronde { $n } ({ $choices })
review-tale-last-points = De laatste punten van { $who }: { $rounds }.
review-moment-came = { $who } koos “{ $choice }” zonder te weten wat er zou komen. { $told }
review-moment-beside = { $when ->
    [earlier] Eerder in de beurt: { $told }
   *[later] Later in de beurt: { $told }
}
review-moment-takes = { $taken ->
    [0] { $who } mocht er nu { $n } nemen in plaats van { $before }.
   *[other] { $who } mocht er nu { $n } nemen in plaats van { $before }; aan het eind van de beurt waren het er { $taken }.
}
review-moment-judged = { $grade ->
    [best] Op grond van wat er op dat moment te zien was, was “{ $choice }” de beste keuze.
    [good] Op grond van wat er op dat moment te zien was, was “{ $choice }” geen duidelijke fout.
    [inaccuracy] Op grond van wat er op dat moment te zien was, was “{ $choice }” een onnauwkeurigheid.
    [mistake] Op grond van wat er op dat moment te zien was, was “{ $choice }” een fout.
    [blunder] Op grond van wat er op dat moment te zien was, was “{ $choice }” een blunder.
   *[part] “{ $choice }” hoorde bij een plan dat iets kostte: zie de lijst hieronder.
}
review-moment-forced = Op dat moment was alleen “{ $choice }” mogelijk; wat daarna nog is gekozen, is hier niet beoordeeld.
review-moment-chance = { $who } van { $before } naar { $after }
review-moment-changed = { $kind ->
    [luck] Winstkans over de hele beurt: { $chances }; dat was vooral geluk.
    [choice] Winstkans over de hele beurt: { $chances }; dat kwam vooral door keuzes.
   *[open] Winstkans over de hele beurt: { $chances }.
}
review-moment-picture = De stelling voordat { $who } “{ $choice }” koos:
review-enlarge = Vergroten
review-close = Sluiten
