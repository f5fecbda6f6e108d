# Wat er voor een keuze pleit, vergeleken met een andere: zinsdelen na “Voor … pleit:”.

review-reason = Voor “{ $choice }” pleit: { $facts }.
review-reason-chosen = Voor “{ $choice }” pleit wel: { $facts }.
speaks-dear = { $fee ->
    [0] dat bespaart munten (de andere keuze kost { $n } van de { $coins })
   *[other] dat bespaart munten (de andere keuze kost { $n } van de { $coins }, waarvan { $fee } voor { $who })
}
speaks-end = dat maakt in totaal { $points }, en daarmee is dit de laatste ronde
speaks-wins = daarmee is de partij gewonnen
speaks-loses = anders is de partij verloren
speaks-nothing = er valt in de haven niets te nemen
speaks-nothing-yet = er valt nog niets te nemen
speaks-safe = { $percent ->
    [100] geen enkele kaart kan de beurt laten mislukken
   *[other] bij { $n } van de { $total } gedekte kaarten mislukt de beurt niet ({ $percent }%)
}
speaks-safe-rolls = { $percent ->
    [100] geen enkele worp kan de beurt laten mislukken
   *[other] bij { $n } van de { $total } worpen mislukt de beurt niet ({ $percent }%)
}
speaks-busts = bij { $n } van de { $total } gedekte kaarten mislukt de beurt ({ $percent }%)
speaks-bust-rolls = bij { $n } van de { $total } worpen mislukt de beurt ({ $percent }%)
speaks-sudden = bij { $n } van de { $total } worpen is de partij meteen gewonnen
speaks-more-colors = bij { $n } van de { $total } kaarten ({ $percent }%) komt er een kleur bij, en dus één kaart extra om te nemen
speaks-reach = { $n ->
    [one] 1 kaart te nemen, te kiezen uit: { $cards }
   *[other] hoogstens { $n } kaarten te nemen, te kiezen uit: { $cards }
}
speaks-board = { $n ->
    [one] 1 stuk te nemen uit { $pieces }
   *[other] { $n } stukken te nemen uit { $pieces }
}
speaks-so-far = tot nu toe binnen bereik: { $cards }
speaks-stop-skulls = nu stoppen kost { $skulls }
speaks-more-pieces = met één stuk meer op het bord { $n ->
    [one] is er 1
   *[other] zijn er { $n }
} te nemen
speaks-keep-busts = met dit schip in de haven mislukt de beurt
speaks-second = { $n ->
    [one] ligt het schip er eenmaal, dan kan nog 1 van de { $total } verborgen kaarten de beurt laten mislukken
   *[other] ligt het schip er eenmaal, dan kunnen nog { $n } van de { $total } verborgen kaarten de beurt laten mislukken
}
speaks-pays = { $fee ->
    [0] het schip levert { $coins } op
   *[other] het schip levert { $coins } op, met { $fee } voor { $who } er al af
}
speaks-colors = er liggen dan { $n } kleuren in de haven, en dat is één kaart extra om te nemen
speaks-crew = { $n ->
    [0] daarmee zijn alle personen voor { $expedition } bij elkaar ({ $facts })
   *[other] dan ontbreekt er nog maar één persoon voor { $expedition } ({ $facts })
}
speaks-swords = met { $swords } in totaal kun je { $n } meer afweren van de schepen die als volgende kunnen komen
speaks-ships = { $n ->
    [one] tussen de kaarten die als volgende kunnen komen, zit 1 { color-name } schip
   *[other] tussen de kaarten die als volgende kunnen komen, zitten { $n } { color } schepen
}
speaks-points = { $n ->
    [0] het levert { $points } op
   *[other] het levert { $points } op in plaats van { $n }
}
speaks-coins = { $n ->
    [0] { $coins } over in plaats van geen
   *[other] { $coins } over in plaats van { $n }
}
speaks-tax = het aantal munten blijft onder de { $limit }, de grens voor belastingverhogingen ({ $n } tussen de kaarten die als volgende kunnen komen)
speaks-no-fee = er gaat geen munt naar { $who }
speaks-completes = daarmee is { $island } vol ({ $person })
speaks-crosses = { $n ->
    [0] het levert { $crosses } op
   *[other] het levert { $crosses } op in plaats van { $n }
}
speaks-skulls = { $n ->
    [one] het kost 1 doodshoofd minder
   *[other] het kost { $n } doodshoofden minder
}
review-then-bust = En de beurt mislukt inderdaad.
review-then-taken = Later in dezelfde beurt kiest { $who } “{ $best }”.
