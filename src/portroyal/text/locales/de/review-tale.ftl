# Eine Partie im Rückblick in wenigen Sätzen, und ihre entscheidenden Momente.

review-tale-note = Die Gewinnaussichten auf dieser Seite sind die, die unser Bot „Kapitän“ sieht; er ist die Partie Aktion für Aktion durchgegangen.
review-tale-open-all = Bis zum Schluss lag niemand klar vorn.
review-tale-open = Bis Runde { $n } lag niemand klar vorn.
review-tale-one-lead = { $n ->
    [one] Von der ersten Runde an lag { $who } vorn, und niemand sonst lag je klar vorn.
   *[other] Dann übernahm { $who } die Führung, und danach lag niemand sonst mehr klar vorn.
}
review-tale-leads = Die Führung wechselte: { $leads }.
review-tale-lead = { $place ->
    [later] dann { review-tale-span }
   *[first] { review-tale-span }
}
review-tale-span = { $who } ({ $same ->
    [yes] Runde { $first }
   *[no] Runde { $first }–{ $last }
})
review-tale-many-leads = Die Führung wechselte { $n } Mal; am längsten hatte sie { $who }.
review-tale-won = { $own ->
    [yes] Den Ausschlag für { $who } gab der eigene Zug in Runde { $n }: { $what } Die Gewinnaussicht stieg von { $before } auf { $after }.
   *[no] Den Ausschlag für { $who } gab in Runde { $n } der Zug von { $active }: { $what } Die Gewinnaussicht von { $who } stieg von { $before } auf { $after }.
}
review-tale-took = { $kind ->
    [reveal] { $who } deckte { $n } Karten auf und wählte { $choices }.
    [roll] { $who } würfelte { $n } Mal und wählte { $choices }.
   *[none] { $who } wählte { $choices }.
}
review-tale-choice = „{ $choice }“
review-tale-came-back = In Runde { $n } stand { $who } bei { $chance }; der Zug von { $active } in Runde { $ended } machte dem ein Ende: { $what }
review-tale-had = { $who } hatte in Runde { $n } bei { $chance } gestanden.
review-tale-end = { $n ->
    [one] Nach 1 Runde
   *[other] Nach { $n } Runden
} gewann { $who } mit { $points } Punkten{ $other ->
    [none] .
   *[other] ; Platz 2: { $other } mit { $second }.
}
review-moment-takes = Damit waren { $n } statt { $before } zu nehmen.
review-moment-chance = { $who } von { $before } auf { $after }
review-moment-changed = { $kind ->
    [luck] Gewinnaussicht: { $chances }; das meiste davon war Glück.
    [choice] Gewinnaussicht: { $chances }; das meiste davon taten Entscheidungen.
   *[open] Gewinnaussicht: { $chances }.
}
review-moment-picture = Die Stellung, bevor { $who } „{ $choice }“ wählte:
