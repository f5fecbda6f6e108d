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
    [yes] Am meisten half { $who } der eigene Zug in Runde { $n }: { $what }
   *[no] Am meisten half { $who } in Runde { $n } der Zug von { $active }: { $what }
} Die Gewinnaussicht von { $who } stieg von { $before } auf { $after }{ $kind ->
    [luck] ; das meiste davon war Glück.
    [choice] ; das meiste davon taten Entscheidungen.
   *[open] .
}
review-tale-took = { $kind ->
    [reveal] { $who } deckte { $n } Karten auf ({ review-tale-risk }) und wählte { $choices }.
    [roll] { $who } würfelte { $n } Mal ({ review-tale-risk }) und wählte { $choices }.
   *[none] { $who } wählte { $choices }.
}
review-tale-risk = { $risk ->
    [0] scheitern konnte der Zug dabei nicht
   *[other] jedes Mal höchstens { $risk } % Risiko zu scheitern
}
review-tale-choice = „{ $choice }“
review-tale-came-back = In Runde { $n } stand { $who } bei { $chance }; der Zug von { $active } in Runde { $ended } machte dem ein Ende: { $what }
review-tale-had = { $who } hatte in Runde { $n } bei { $chance } gestanden.
review-tale-end = { $n ->
    [one] Nach 1 Runde
   *[other] Nach { $n } Runden
} gewann { $who } mit { $points } Punkten{ $other ->
    [none] .
   *[other] ; { $tie ->
        [coins] Platz 2: { $other } mit gleich vielen, aber weniger Münzen.
       *[no] Platz 2: { $other } mit { $second }.
    }
}
review-tale-points = { $points } in Runde { $n } ({ $choices })
review-tale-last-points = Die letzten Punkte von { $who }: { $rounds }.
review-moment-came = { $who } wählte „{ $choice }“, ohne zu wissen, was kommt. { $told }
review-moment-beside = { $when ->
    [earlier] Früher im Zug: { $told }
   *[later] Später im Zug: { $told }
}
review-moment-takes = { $taken ->
    [0] Damit durfte { $who } { $n } statt { $before } nehmen.
   *[other] Damit durfte { $who } { $n } statt { $before } nehmen; am Ende des Zuges waren es { $taken }.
}
review-moment-judged = { $grade ->
    [best] Nach dem, was in diesem Moment zu sehen war, war „{ $choice }“ die beste Wahl.
    [good] Nach dem, was in diesem Moment zu sehen war, war „{ $choice }“ kein klarer Fehler.
    [inaccuracy] Nach dem, was in diesem Moment zu sehen war, war „{ $choice }“ eine Ungenauigkeit.
    [mistake] Nach dem, was in diesem Moment zu sehen war, war „{ $choice }“ ein Fehler.
    [blunder] Nach dem, was in diesem Moment zu sehen war, war „{ $choice }“ ein grober Fehler.
   *[part] „{ $choice }“ gehörte zu einem Plan, der etwas kostete: siehe die Liste unten.
}
review-moment-forced = In diesem Moment war nur „{ $choice }“ möglich; was danach noch gewählt wurde, ist hier nicht bewertet.
review-moment-chance = { $who } von { $before } auf { $after }
review-moment-changed = { $kind ->
    [luck] Gewinnaussicht über den ganzen Zug: { $chances }; das meiste davon war Glück.
    [choice] Gewinnaussicht über den ganzen Zug: { $chances }; das meiste davon taten Entscheidungen.
   *[open] Gewinnaussicht über den ganzen Zug: { $chances }.
}
review-moment-picture = Die Stellung, bevor { $who } „{ $choice }“ wählte:
review-enlarge = Vergrößern
review-close = Schließen
