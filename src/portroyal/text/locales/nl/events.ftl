# Wat er aan tafel gebeurt. `you` is `yes` waar de lezer zelf handelt.

list-and = { $most } en { $last }
list-or = { $most } of { $last }
list-item-you = jij
list-to-you = jou

event-deal = Iedereen begint met { coins }.
event-turn = Ronde { $n }: { $you ->
    [yes] jij bent aan de beurt
   *[no] { $who } is aan de beurt
}
event-reveal = { $you ->
    [yes] Je legt een kaart bloot: { $card } ({ $facts }).
   *[no] { $who } legt een kaart bloot: { $card } ({ $facts }).
}
event-repel = { $you ->
    [yes] Je weert het schip af; het gaat naar de aflegstapel.
   *[no] { $who } weert het schip af; het gaat naar de aflegstapel.
}
event-keep = { $you ->
    [yes] Je laat het binnen.
   *[no] { $who } laat het binnen.
}
event-bust = Mislukt! Een tweede { color-name } schip: de hele haven ({ cards }) gaat naar de aflegstapel, en niemand mag deze beurt handelen of inhuren.
event-sweep = { $n ->
    [one] Er blijft 1 kaart over in de haven; die wordt afgelegd.
   *[other] Er blijven { $n } kaarten over in de haven; die worden afgelegd.
}
event-tax = { $you ->
    [yes] Je betaalt { coins } belasting.
   *[no] { $who } betaalt { coins } belasting.
}
event-relief = { $n ->
    [one] 1 munt voor { $names }.
   *[other] Voor { $names } elk 1 munt.
}
event-stop = { $you ->
    [yes] Je stopt { $n ->
        [0] met een lege haven.
       *[other] met { cards } in de haven.
    }
   *[no] { $who } stopt { $n ->
        [0] met een lege haven.
       *[other] met { cards } in de haven.
    }
}
event-admiral = { $you ->
    [yes] Admiraal: je krijgt { coins }.
   *[no] Admiraal: { $who } krijgt { coins }.
}
event-jester = { $you ->
    [yes] Grapjas: je krijgt { coins }.
   *[no] Grapjas: { $who } krijgt { coins }.
}
event-trade = { $you ->
    [yes] Je neemt { $card } en krijgt { coins }.
   *[no] { $who } neemt { $card } en krijgt { coins }.
}
event-trade-kept = { $you ->
    [yes] Je neemt { $card }, krijgt { coins } en bewaart het schip voor 1 punt.
   *[no] { $who } neemt { $card }, krijgt { coins } en bewaart het schip voor 1 punt.
}
event-hire = { $you ->
    [yes] Je huurt { $card } { $n ->
        [0] gratis in
       *[other] in voor { coins }
    }.
   *[no] { $who } huurt { $card } { $n ->
        [0] gratis in
       *[other] in voor { coins }
    }.
}
event-fee = { $to_you ->
    [yes] 1 munt gaat naar jou.
   *[no] 1 munt gaat naar { $to }.
}
event-pass = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
event-fulfil = { $you ->
    [yes] Expeditie: je legt { $persons } af: { $points } en { coins }.
   *[no] Expeditie: { $who } legt { $persons } af: { $points } en { coins }.
}
event-shuffle = De voorraadstapel is op: de aflegstapel ({ cards }) wordt geschud en vormt de nieuwe voorraadstapel.
event-end-called = { $you ->
    [yes] Je hebt { points }! Deze ronde wordt uitgespeeld, dan is het spel afgelopen.
   *[no] { $who } heeft { points }! Deze ronde wordt uitgespeeld, dan is het spel afgelopen.
}
event-over = { $n ->
    [one] Het spel is na 1 ronde afgelopen.
   *[other] Het spel is na { $n } rondes afgelopen.
}
