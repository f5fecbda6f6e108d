# Een partij in een paar zinnen, en haar beslissende momenten.

review-tale-note = De winstkansen op deze pagina komen van onze sterkste bot; hij heeft de partij zet voor zet bekeken.
review-tale-open-all = Tot het einde staat niemand duidelijk voor.
review-tale-open = Tot ronde { $n } staat niemand duidelijk voor.
review-tale-one-lead = { $n ->
    [0] Alleen { $who } staat ooit duidelijk voor.
    [one] Vanaf de eerste ronde staat { $who } voor, en niemand anders komt ooit duidelijk aan de leiding.
   *[other] Dan neemt { $who } de leiding, en niemand anders staat daarna nog duidelijk voor.
}
review-tale-leads = { $seen ->
    [turns] Aan het begin van een beurt gaat eerst { $leads } duidelijk aan kop.
   *[all] Duidelijk aan kop gaat eerst { $leads }.
}
review-tale-lead = { $place ->
    [later] daarna { $who } (ronde { $n })
   *[first] { $who } (ronde { $n })
}
review-tale-many-leads = De leiding wisselt { $n } keer; { $who } staat het langst voor.
review-tale-cost = Het zwaarst weegt bij { $who }: “{ $chosen }” in ronde { $n } in plaats van “{ $best }” ({ $loss }){ $after ->
    [bust] ; op de kaart die komt, mislukt de beurt, en er blijft { $rest } over.
    [taken] ; het betere neemt dan { $taker }.
    [ends] ; het betere neemt dan { $taker } en luidt daarmee de laatste ronde in.
   *[none] .
}
review-tale-doubtful = { $who } maakt geen duidelijke fout; het meest twijfelachtig is “{ $chosen }” in ronde { $n } in plaats van “{ $best }” (ongeveer { $loss }, te onzeker om een fout te heten).
review-tale-disputed = Of “{ $chosen }” in ronde { $n } in plaats van “{ $best }” een fout van { $who } is, blijft omstreden: { $loss } volgens het zoeken; uitgespeeld: { $played }.
review-tale-clean = { $who } geeft vrijwel niets weg.
review-lessons = Wat je ervan kunt leren
review-lesson = { $who }: { $kind ->
    [draw-won] stop en neem wat wint; nog een kaart kan dat alleen maar bederven
    [draw-stop] stop op tijd; hier is dat meer waard dan nog een kaart
    [stop-free] waar geen kaart je beurt kan laten mislukken, loont er meestal nog een; let alleen op belastingen en op wat anderen kunnen nemen
    [stop-draw] waag nog een kaart; hier levert die meer op dan ze op het spel zet
    [roll-stop] stop op tijd; hier is dat meer waard dan nog een worp
    [stop-roll] gooi nog een keer; hier levert dat meer op dan het op het spel zet
    [keep-repel] weer meer schepen af; elk schip in de haven maakt het volgende van zijn kleur gevaarlijk
    [repel-keep] laat meer schepen binnen; ze brengen munten op, en met nieuwe kleuren mag je meer kaarten nemen
    [cross-cross] vergelijk de vakjes voordat je er een aankruist
    [hire-trade] denk eerst aan de munten; een schip dat betaalt kan meer waard zijn dan een persoon
    [trade-hire] geef munten op tijd uit; een persoon kan meer waard zijn dan wat een schip betaalt
    [hire-dearer] geef meer uit voor de juiste persoon, ook als de andere goedkoper is
    [hire-cheaper] let op de prijs; de goedkopere persoon laat munten over voor de volgende beurten
    [hire-hire] vergelijk wat personen opleveren voordat je er een inhuurt
    [trade-trade] tel op wat een schip met je handelaren in totaal oplevert
    [hire-pass] huur niet iedereen in die je kunt betalen en houd de munten
    [pass-hire] spaar niet te lang en huur in wie zijn prijs waard is
    [trade-pass] laat ook eens iets liggen
    [take-pass] laat ook eens iets liggen
    [pass-trade] neem ook kleine dingen mee
    [pass-take] neem ook kleine dingen mee
   *[take-take] vergelijk voordat je neemt
} (ronde { $round }: { $better } in plaats van { $worse } winstkans{ $risk ->
    [none] {""}
   *[other] , bij { $risk }% kans op mislukken
}{ $n ->
    [one] {""}
   *[other] ; { $n } zulke keuzes, samen { $loss }
}).
review-lesson-none = { $who }: in deze partij niets; geen enkele keuze was aantoonbaar fout.
review-lesson-small = { $who }: geen duidelijke fout, maar kleine lopen samen op tot { $loss }{ $best ->
    [none] .
   *[other] ; het meest de moeite van het overdenken waard: “{ $best }” in plaats van “{ $chosen }” in ronde { $n }.
}
review-lesson-behind = { $who }: geen enkele keuze was aantoonbaar fout; maar het grootste deel van de partij viel er weinig meer te verliezen, en dan kan een terugblik ook weinig laten zien.
review-lesson-tied = { $who }: bij gelijkspel beslissen de munten; in de laatste rondes telt elke munt.
review-tale-gift = { $known ->
    [yes] Het meeste voordeel haalt { $who } uit diezelfde fout van { $other } in ronde { $n }.
   *[no] Het meeste voordeel haalt { $who } in ronde { $n } uit een fout van { $other }: “{ $chosen }” in plaats van “{ $best }”.
} De winstkans van { $who } stijgt van { $before } naar { $after }.
review-tale-won = { $own ->
    [yes] Het meeste voordeel haalt { $who } uit de eigen beurt in ronde { $n }: { $what }
   *[no] Het meeste voordeel haalt { $who } uit de beurt van { $active } in ronde { $n }: { $what }
} De winstkans van { $who } stijgt van { $before } naar { $after }{ $kind ->
    [luck] ; dat is vooral geluk.
    [choice] ; dat komt vooral door keuzes.
   *[open] .
}
review-tale-took = { $kind ->
    [reveal] { $who } legt { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } bloot ({ review-tale-risk }) en kiest { $choices }.
    [roll] { $who } gooit { $n } keer ({ review-tale-risk }) en kiest { $choices }.
   *[none] { $who } kiest { $choices }.
}
review-tale-risk = { $risk ->
    [0] de beurt kan daarbij niet mislukken
   *[other] { $n ->
        [one] { $risk }% kans op mislukken
       *[other] telkens hoogstens { $risk }% kans op mislukken
    }
}
review-tale-choice = “{ $choice }”
review-tale-came-back = { $own ->
    [yes] Vlak voor de eigen beurt in ronde { $n }
   *[no] Vlak voor de beurt van { $active } in ronde { $n }
} heeft { $who } nog een winstkans van { $chance }; daarna vrijwel niets meer: { $what }
review-tale-threw-away = { $own ->
    [yes] Vlak voor de eigen beurt in ronde { $n }
   *[no] Vlak voor de beurt van { $active } in ronde { $n }
} heeft { $who } nog een winstkans van { $chance }; daar maakt een eigen fout een eind aan: “{ $chosen }” in plaats van “{ $best }”.
review-tale-had = Vlak voor die beurt heeft { $who } nog een winstkans van { $chance }.
review-tale-called = In ronde { $n } luidt { $who } de laatste ronde in ({ $choice }).
review-tale-end = { $n ->
    [one] Na 1 ronde
   *[other] Na { $n } rondes
} { $winners ->
    [one] wint
   *[other] winnen
} { $who } met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $other ->
    [none] .
   *[other] ; { $tie ->
        [coins] { $seconds ->
            [one] { $other } wordt tweede met evenveel punten maar minder munten.
           *[other] { $other } delen de tweede plaats met evenveel punten maar minder munten.
        }
       *[no] { $seconds ->
            [one] { $other } wordt tweede met { $second }.
           *[other] { $other } delen de tweede plaats met elk { $second }.
        }
    }
}
review-standing = De stand
review-tale-points = { $points } in ronde { $n } ({ $choices })
review-tale-last-points = De laatste punten van { $who }: { $rounds }.
review-gist = { $who } { $way ->
    [gains] wint
   *[loses] verliest
} { $points } { $what ->
    [choice] door “{ $choice }” te kiezen
    [bust] { $own ->
        [yes] doordat de eigen beurt mislukt
       *[no] doordat de beurt van { $active } mislukt
    }
   *[turn] { $own ->
        [yes] in de eigen beurt
       *[no] in de beurt van { $active }
    }
}{ $kind ->
    [luck] { $way ->
        [gains] , vooral door geluk
       *[loses] , vooral door pech
    }
   *[other] {""}
}{ $instead ->
    [both] ; zo blijft een winstkans van { $left } over, met “{ $other }” zou die { $chance } zijn
    [choice] ; met “{ $other }” zou de winstkans { $chance } zijn
    [average] { $family ->
        [cards] ; met een gemiddelde kaart zou de winstkans { $chance } zijn
        [dice] ; met een gemiddelde worp zou de winstkans { $chance } zijn
       *[other] ; gemiddeld zou de winstkans { $chance } zijn
    }
   *[none] {""}
}.
review-moment-came = { $who } kiest “{ $choice }” zonder te weten wat er komt. { $told }
review-moment-beside = { $when ->
    [earlier] Eerder in de beurt: { $told }
   *[later] Later in de beurt: { $told }
}
review-moment-takes = { $taken ->
    [0] { $who } mag er nu { $n } nemen in plaats van { $before }.
   *[other] { $who } mag er nu { $n } nemen in plaats van { $before }; aan het eind van de beurt heeft { $who } er { $taken } genomen.
}
review-moment-judged = { $grade ->
    [alike] “{ $choice }” en “{ $other }” zijn evenveel waard, gezien wat er op dat moment bekend is.
    [best] “{ $choice }” is de beste keuze, gezien wat er op dat moment bekend is.
    [good] “{ $choice }” is geen duidelijke fout, gezien wat er op dat moment bekend is.
    [inaccuracy] “{ $choice }” is een onnauwkeurigheid, gezien wat er op dat moment bekend is.
    [mistake] “{ $choice }” is een fout, gezien wat er op dat moment bekend is.
    [blunder] “{ $choice }” is een blunder, gezien wat er op dat moment bekend is.
   *[part] “{ $choice }” hoort bij een plan dat iets kost: zie de lijst hieronder.
}
review-moment-forced = Op dat moment is alleen “{ $choice }” mogelijk.
review-moment-luck = { $family ->
    [cards] Voor { $who } is deze kaart { $points } { $way ->
        [more] meer
       *[less] minder
    } waard dan het gemiddelde van alle kaarten die kunnen komen (winstkans: { $before }).
    [dice] Voor { $who } is deze worp { $points } { $way ->
        [more] meer
       *[less] minder
    } waard dan het gemiddelde van alle mogelijke worpen (winstkans: { $before }).
   *[other] Voor { $who } is dit { $points } { $way ->
        [more] meer
       *[less] minder
    } waard dan het gemiddelde van alles wat kan komen (winstkans: { $before }).
}
review-moment-chance = { $who } van { $before } naar { $after }
review-moment-changed = { $kind ->
    [luck] { review-moment-span }: { $chances }; dat is vooral geluk.
    [choice] { review-moment-span }: { $chances }; dat komt vooral door keuzes.
   *[open] { review-moment-span }: { $chances }.
}
review-moment-span = { $span ->
    [step] Winstkans in deze ene stap
   *[turn] Winstkans over de hele beurt
}
review-moment-then = Aan het eind van de beurt staat { $who } op { $chance }.
review-moment-picture = De stelling voordat { $who } “{ $choice }” kiest:
review-enlarge = Vergroten
review-close = Sluiten
