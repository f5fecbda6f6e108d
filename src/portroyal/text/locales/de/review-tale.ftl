# Eine Partie im Rückblick in wenigen Sätzen, und ihre entscheidenden Momente.

review-tale-note = Die Gewinnaussichten auf dieser Seite sind die, die unser stärkster Bot sieht; er ist die Partie Schritt für Schritt durchgegangen.
review-tale-open-all = Bis zum Schluss liegt niemand klar vorn.
review-tale-open = Bis Runde { $n } liegt niemand klar vorn.
review-tale-one-lead = { $n ->
    [0] Klar vorn liegt immer nur { $who }.
    [one] Von der ersten Runde an liegt { $who } vorn, und niemand sonst liegt je klar vorn.
   *[other] Dann übernimmt { $who } die Führung, und danach liegt niemand sonst mehr klar vorn.
}
review-tale-leads = { $seen ->
    [turns] Zu Beginn eines Zugs deutlich vorn ist zuerst { $leads }.
   *[all] Deutlich vorn ist zuerst { $leads }.
}
review-tale-lead = { $place ->
    [later] dann { $who } (Runde { $n })
   *[first] { $who } (Runde { $n })
}
review-tale-many-leads = Die Führung wechselt { $n }-mal; am längsten hat sie { $who }.
review-tale-cost = Am schwersten wiegt bei { $who }: „{ $chosen }“ in Runde { $n } statt „{ $best }“ ({ $loss }){ $after ->
    [bust] ; an der Karte, die kommt, scheitert der Zug, und es bleiben { $rest }.
    [taken] ; das Bessere nimmt dann { $taker }.
    [ends] ; das Bessere nimmt dann { $taker } und läutet damit die letzte Runde ein.
   *[none] .
}
review-tale-doubtful = { $who } macht keinen klaren Fehler; am ehesten fraglich ist „{ $chosen }“ in Runde { $n } statt „{ $best }“ (etwa { $loss }, zu unsicher für einen Fehler).
review-tale-disputed = Ob „{ $chosen }“ in Runde { $n } statt „{ $best }“ für { $who } ein Fehler ist, bleibt umstritten: { $loss } laut Suche; zu Ende gespielt: { $played }.
review-tale-clean = { $who } verschenkt so gut wie nichts.
review-lessons = Was sich daraus lernen lässt
review-lesson = { $who }: { $kind ->
    [draw-won] aufhören und nehmen, was gewinnt; eine weitere Karte kann das nur noch verderben
    [draw-stop] rechtzeitig aufhören; hier ist das mehr wert als eine weitere Karte
    [stop-free] wo keine Karte den Zug scheitern lässt, lohnt sich meist noch eine; nur auf Steuern achten und darauf, was die anderen nehmen könnten
    [stop-draw] eine Karte mehr wagen; hier bringt sie mehr, als sie gefährdet
    [roll-stop] rechtzeitig aufhören; hier ist das mehr wert als ein weiterer Wurf
    [stop-roll] noch einmal würfeln; hier bringt das mehr, als es gefährdet
    [keep-repel] mehr abwehren; mit jedem Schiff im Hafen wird das nächste seiner Farbe gefährlich
    [repel-keep] mehr Schiffe in den Hafen lassen; sie bringen Münzen, und neue Farben bringen weitere Karten
    [cross-cross] vor dem Ankreuzen die Felder vergleichen
    [hire-trade] zuerst an die Münzen denken; ein Schiff, das etwas zahlt, kann mehr wert sein als eine Person
    [trade-hire] Münzen rechtzeitig ausgeben; eine Person kann mehr wert sein als das, was ein Schiff zahlt
    [hire-dearer] für die richtige Person mehr ausgeben, auch wenn die andere billiger ist
    [hire-cheaper] auf den Preis achten; die günstigere Person lässt Münzen für die nächsten Züge übrig
    [hire-hire] vor dem Anheuern vergleichen, was die Personen bringen
    [trade-trade] zusammenzählen, was ein Schiff mit den eigenen Händlern einbringt
    [hire-pass] nicht jeden anheuern, der zu bezahlen ist, und die Münzen behalten
    [pass-hire] nicht zu lange sparen und anheuern, wer seinen Preis wert ist
    [trade-pass] auch einmal etwas liegen lassen
    [take-pass] auch einmal etwas liegen lassen
    [pass-trade] auch Kleinigkeiten mitnehmen
    [pass-take] auch Kleinigkeiten mitnehmen
   *[take-take] vor dem Nehmen vergleichen
} (Runde { $round }: { $better } statt { $worse } Gewinnaussicht{ $risk ->
    [none] {""}
   *[other] , bei { $risk } % Risiko
}{ $n ->
    [one] {""}
   *[other] ; { $n } solche Entscheidungen, zusammen { $loss }
}).
review-lesson-none = { $who }: in dieser Partie nichts; keine Entscheidung war nachweislich falsch.
review-lesson-small = { $who }: kein einzelner klarer Fehler, aber kleine summieren sich auf { $loss }{ $best ->
    [none] .
   *[other] ; am ehesten zu überdenken: „{ $best }“ statt „{ $chosen }“ in Runde { $n }.
}
review-lesson-behind = { $who }: keine Entscheidung war nachweislich falsch; aber die meiste Zeit gab es kaum noch etwas zu verlieren, und so kann ein Rückblick auch wenig zeigen.
review-lesson-tied = { $who }: bei Gleichstand entscheiden die Münzen; in den letzten Runden zählt jede einzelne.
review-tale-gift = { $known ->
    [yes] Am meisten hilft { $who } eben dieser Fehler von { $other } in Runde { $n }.
   *[no] Am meisten hilft { $who } in Runde { $n } ein Fehler von { $other }: „{ $chosen }“ statt „{ $best }“.
} Die Gewinnaussicht von { $who } steigt von { $before } auf { $after }.
review-tale-won = { $own ->
    [yes] Am meisten hilft { $who } der eigene Zug in Runde { $n }: { $what }
   *[no] Am meisten hilft { $who } in Runde { $n } der Zug von { $active }: { $what }
} Die Gewinnaussicht von { $who } steigt von { $before } auf { $after }{ $kind ->
    [luck] ; das ist vor allem Glück.
    [choice] ; das liegt vor allem an Entscheidungen.
   *[open] .
}
review-tale-took = { $kind ->
    [reveal] { $who } deckt { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } auf ({ review-tale-risk }) und wählt { $choices }.
    [roll] { $who } würfelt { $n }-mal ({ review-tale-risk }) und wählt { $choices }.
   *[none] { $who } wählt { $choices }.
}
review-tale-risk = { $risk ->
    [0] scheitern kann der Zug dabei nicht
   *[other] { $n ->
        [one] { $risk } % Risiko zu scheitern
       *[other] jedes Mal höchstens { $risk } % Risiko zu scheitern
    }
}
review-tale-choice = „{ $choice }“
review-tale-came-back = { $own ->
    [yes] Vor dem eigenen Zug in Runde { $n }
   *[no] Vor dem Zug von { $active } in Runde { $n }
} hat { $who } noch { $chance }; danach so gut wie nichts mehr: { $what }
review-tale-threw-away = { $own ->
    [yes] Vor dem eigenen Zug in Runde { $n }
   *[no] Vor dem Zug von { $active } in Runde { $n }
} steht { $who } noch bei { $chance }; dem macht ein eigener Fehler ein Ende: „{ $chosen }“ statt „{ $best }“.
review-tale-had = Unmittelbar vor diesem Zug steht { $who } noch bei { $chance }.
review-tale-called = In Runde { $n } läutet { $who } die letzte Runde ein ({ $choice }).
review-tale-end = { $n ->
    [one] Nach 1 Runde
   *[other] Nach { $n } Runden
} { $winners ->
    [one] gewinnt
   *[other] gewinnen
} { $who } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}{ $other ->
    [none] .
   *[other] ; { $tie ->
        [coins] Platz 2: { $other } mit gleich vielen Punkten, aber weniger Münzen.
       *[no] { $seconds ->
            [one] Platz 2: { $other } mit { $second }.
           *[other] Platz 2 teilen sich { $other } mit je { $second }.
        }
    }
}
review-standing = Der Stand
review-tale-points = { $points } in Runde { $n } ({ $choices })
review-tale-last-points = Die letzten Punkte von { $who }: { $rounds }.
review-gist = { $who } { $way ->
    [gains] gewinnt
   *[loses] verliert
} { $points }{ $what ->
    [choice] {" "}durch die Wahl „{ $choice }“
    [bust] { $own ->
        [yes] , weil der eigene Zug scheitert
       *[no] , weil der Zug von { $active } scheitert
    }
   *[turn] { $own ->
        [yes] {" "}im eigenen Zug
       *[no] {" "}im Zug von { $active }
    }
}{ $kind ->
    [luck] { $way ->
        [gains] , vor allem durch Glück
       *[loses] , vor allem durch Pech
    }
   *[other] {""}
}{ $instead ->
    [both] ; damit bleibt eine Gewinnaussicht von { $left }, mit „{ $other }“ läge sie bei { $chance }
    [choice] ; mit „{ $other }“ läge die Gewinnaussicht bei { $chance }
    [average] { $family ->
        [cards] ; mit einer durchschnittlichen Karte läge die Gewinnaussicht bei { $chance }
        [dice] ; mit einem durchschnittlichen Wurf läge die Gewinnaussicht bei { $chance }
       *[other] ; im Durchschnitt läge die Gewinnaussicht bei { $chance }
    }
   *[none] {""}
}.
review-moment-came = { $who } wählt „{ $choice }“, ohne zu wissen, was kommt. { $told }
review-moment-beside = { $when ->
    [earlier] Früher im Zug: { $told }
   *[later] Später im Zug: { $told }
}
review-moment-takes = { $taken ->
    [0] Damit darf { $who } { $n } statt { $before } nehmen.
   *[other] Damit darf { $who } { $n } statt { $before } nehmen; am Ende des Zugs hat { $who } { $taken } genommen.
}
review-moment-judged = { $grade ->
    [alike] Nach allem, was man da sehen kann, sind „{ $choice }“ und „{ $other }“ gleich viel wert.
    [best] Nach allem, was man da sehen kann, ist „{ $choice }“ die beste Wahl.
    [good] Nach allem, was man da sehen kann, ist „{ $choice }“ kein klarer Fehler.
    [inaccuracy] Nach allem, was man da sehen kann, ist „{ $choice }“ eine Ungenauigkeit.
    [mistake] Nach allem, was man da sehen kann, ist „{ $choice }“ ein Fehler.
    [blunder] Nach allem, was man da sehen kann, ist „{ $choice }“ ein grober Fehler.
   *[part] „{ $choice }“ gehört zu einem Plan, der etwas kostet: siehe die Liste unten.
}
review-moment-forced = In diesem Moment ist nur „{ $choice }“ möglich.
review-moment-luck = { $family ->
    [cards] Für { $who } ist diese Karte { $points } { $way ->
        [more] mehr
       *[less] weniger
    } wert als der Durchschnitt aller Karten, die kommen können (Gewinnaussicht: { $before }).
    [dice] Für { $who } ist dieser Wurf { $points } { $way ->
        [more] mehr
       *[less] weniger
    } wert als der Durchschnitt aller möglichen Würfe (Gewinnaussicht: { $before }).
   *[other] Für { $who } ist das { $points } { $way ->
        [more] mehr
       *[less] weniger
    } wert als der Durchschnitt dessen, was kommen kann (Gewinnaussicht: { $before }).
}
review-moment-chance = { $who } von { $before } auf { $after }
review-moment-changed = { $kind ->
    [luck] { review-moment-span }: { $chances }; das ist vor allem Glück.
    [choice] { review-moment-span }: { $chances }; das liegt vor allem an Entscheidungen.
   *[open] { review-moment-span }: { $chances }.
}
review-moment-span = { $span ->
    [step] Gewinnaussicht in diesem einen Schritt
   *[turn] Gewinnaussicht über den ganzen Zug
}
review-moment-then = Am Ende des Zugs steht { $who } bei { $chance }.
review-moment-picture = Die Stellung, bevor { $who } „{ $choice }“ wählt:
review-enlarge = Vergrößern
review-close = Schließen
