# Wat een speler kan doen: korte woorden om te typen, wat het kost en oplevert, en wat `?` uitlegt.

word-draw = blootleggen
word-stop = stoppen
word-repel = afweren
word-keep = binnenlaten
word-pass = passen
label-trade = { $card } nemen
label-hire = { $card } inhuren
label-fulfil = expeditie { $needs }

ask-harbor = In de haven: { $cards }.
ask-repel = { $card } in zicht! Je hebt genoeg sabels om het schip af te weren.
ask-repel-bust = { $card } in zicht, en er ligt al { a-color } schip! Je hebt genoeg sabels om het nieuwe schip af te weren.
ask-trade = Handelen & inhuren: { $n ->
    [0] niets meer te nemen
    [one] je mag 1 kaart nemen
   *[other] je mag { $n } kaarten nemen, een voor een
}; je hebt { $coins }.

choice-draw = de volgende kaart; { $risk }
choice-draw-risk = { $n ->
    [0] je beurt kan nu niet mislukken
   *[other] bij { $n } van de { $total } kaarten mislukt je beurt ({ $percent }%)
}{ $repelled ->
    [0] {""}
   *[other] { $n ->
        [0] ; { $repelled ->
            [one] 1 kaart
           *[other] { $repelled } kaarten
        } kun je afweren
       *[other] ; { $repelled } andere kun je afweren
    }
}
choice-stop = { $n ->
    [0] er is niets wat je kunt nemen
    [one] en handelen: je mag 1 kaart nemen
   *[other] en handelen: je mag { $n } kaarten nemen
}
choice-repel = het schip wordt afgelegd, de beurt gaat door
choice-keep = het schip komt in de haven
choice-keep-bust = de beurt mislukt
choice-pass = niets meer nemen
choice-free = gratis
choice-pay = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
choice-hire = { $price } voor { $gains }
choice-gain = { $n ->
    [one] 1 munt voor jou
   *[other] { $n } munten voor jou
}
choice-trade-kept = { $gain } en { $points }, want je groothandelaar bewaart het schip
choice-fulfil = { $persons } afleggen; { $points } en { $coins }
choice-too-dear = Nu nog te duur: { $cards }
part-cost = prijs { $n }
part-discount = { $n } korting
part-price = prijs { $n }
part-fee = { $n } voor { $to }
part-ship = schip { $n }
part-trader = handelaars +{ $n }
part-admiral = admiraals +{ $n }
part-jester = grapjassen +{ $n }
part-reward = beloning { $n }

help-draw = Je legt de bovenste kaart van de voorraadstapel bloot. Personen en schepen komen in de haven; een tweede schip van dezelfde kleur dat je niet afweert, beëindigt je beurt: je krijgt niets.
help-stop = Je stopt. Eerst mag jij kaarten nemen, daarna mogen de anderen er elk één nemen; daarvoor betalen ze je 1 munt. Met schepen in 4 kleuren mag je 2 kaarten nemen, met 5 kleuren 3. Elke gouverneur is goed voor één kaart meer, ook buiten je eigen beurt.
help-repel = Je hebt minstens zoveel sabels als het schip: het gaat naar de aflegstapel. Sabels raken niet op.
help-keep = Het schip komt binnen. Ligt er al een schip van die kleur in de haven, dan mislukt je beurt.
help-pass = Je neemt niets meer; de kaarten blijven liggen voor de anderen.
help-take = Een schip levert munten op, een persoon huur je in voor zijn prijs.
help-cards = De kaarten op tafel:
help-fulfil = Je legt de gevraagde personen af; de kaart met de punten is van jou. Gevraagd en geboden:

unclear-number = Kies een nummer van 1 tot en met { $n }.
unclear-several = Dat past bij meer dan één keuze: { $choices }. Typ het nummer.
unclear-nothing = Dat kan nu niet. Typ een nummer of een woord uit de lijst, of ? voor hulp.
