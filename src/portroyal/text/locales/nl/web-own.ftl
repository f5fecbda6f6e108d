# De eigen partijen in de browser: de lijst, de cijfers en terug naar een moment.

web-own-place = { $place ->
    [1] gewonnen
   *[other] { $place }e van { $all }
}
web-own-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
web-own-moment = verdergespeeld vanuit een andere partij
web-own-filter = Filteren
web-own-search = Naam of titel
web-own-game = Spel
web-own-against = Tegen
web-own-result = Uitslag
web-own-all = alle
web-own-bots = alleen bots
web-own-people = mensen
web-own-won = gewonnen
web-own-lost = verloren
web-own-dismissed = verborgen partijen
web-own-no-fit = Geen partijen gevonden met dit filter.
web-own-clear = Alles tonen
web-own-dismiss = Verbergen
web-own-dismiss-named = De partij van { $when } in mijn lijst verbergen
web-own-gone = Verborgen. De partij staat niet meer in je lijst.
web-own-bring-back = Terugzetten
web-own-numbers = Mijn cijfers

web-numbers-none = Nog geen cijfers. Die krijg je zodra je een partij hebt uitgespeeld.
web-numbers-won = Gewonnen
web-numbers-won-more = { $games ->
    [one] In 1 partij. Was iedereen aan tafel even sterk geweest, dan had je gemiddeld { web-numbers-expected } gewonnen.
   *[other] In { $games } partijen. Was iedereen aan tafel even sterk geweest, dan had je gemiddeld { web-numbers-expected } gewonnen.
}
web-numbers-expected = { $expected } keer
web-numbers-close = Dat kan ook toeval zijn.
web-numbers-better = Dat is meer dan toeval kan verklaren.
web-numbers-worse = Zo weinig is geen toeval meer.
web-numbers-luck = Geluk, omgerekend in overwinningen
web-numbers-luck-more = Wat kaarten en dobbelstenen je in totaal hebben opgeleverd of gekost, met een marge van { $error }.
web-numbers-given = Weggegeven per partij
web-numbers-given-more = Hoeveel winstkans je eigen keuzes gemiddeld kostten, volgens de volledige analyses.
web-numbers-basis = { $n ->
    [0] { $all ->
        [one] Je enige partij is nog niet
       *[other] Nog geen enkele partij (van de { $all }) is
    } volledig geanalyseerd; over geluk en keuzes valt dus nog niets te zeggen.
    [one] De cijfers over geluk en keuzes komen uit { $all ->
        [one] je enige partij.
       *[other] 1 volledig geanalyseerde partij van de { $all }.
    }
   *[other] De cijfers over geluk en keuzes komen uit { $n } volledig geanalyseerde partijen van de { $all }.
} Niet meegeteld: onbeoordeelde keuzes en partijen die zijn afgebroken, verborgen of vanuit een andere partij voortgezet.
web-numbers-rest = De rest analyseren
web-numbers-rest-more = { $n ->
    [one] Er is nog 1 partij over. De analyse duurt een minuut of twee en gebeurt alleen als de server tijd heeft; je kunt de pagina gerust verlaten.
   *[other] Er zijn nog { $n } partijen over. Ze worden een voor een geanalyseerd, elk een minuut of twee, en alleen als de server tijd heeft; je kunt de pagina gerust verlaten.
}
web-numbers-going = { $n ->
    [one] Je partijen worden geanalyseerd; er is er nog 1 over. Je kunt de pagina gerust verlaten.
   *[other] Je partijen worden een voor een geanalyseerd; er zijn er nog { $n } over. Je kunt de pagina gerust verlaten.
}
web-numbers-stop = Na deze partij stoppen
web-numbers-counting = Eerdere analyses worden verwerkt …
web-numbers-trend = Weggegeven, partij voor partij
web-numbers-trend-more = In procentpunten winstkans; elke stip is een partij en leidt naar de analyse ervan; de lijn is het gemiddelde van de laatste partijen, hoogstens { $n }.
web-numbers-dot = { $when }: { $n } procentpunt
web-numbers-kinds = Per soort keuze
web-numbers-kinds-more = Wat elke soort keuze je per partij kost, in procentpunten winstkans.
web-numbers-decisions = { $n ->
    [one] 1 keuze
   *[other] { $n } keuzes
}
web-numbers-kind-draw = Doorgaan of stoppen
web-numbers-kind-take = Wat je neemt
web-numbers-kind-repel = Afweren of niet
web-numbers-kind-expedition = Expedities
web-numbers-kind-crosses = Kruisjes en eilanden
web-numbers-kind-other = Overige

web-play-on-more = Jij neemt één plaats over, bots de andere. Alles wat op dit moment verborgen was, wordt opnieuw geschud: weten hoe de oude partij verderging, helpt je hier dus niet.
web-play-on-seat = Jouw plaats
web-play-on-level = Bots
web-play-on-begin = Verderspelen

web-again-looking = Op zoek naar fouten …
web-again-none = { $who ->
    [you] In deze partij zijn geen fouten van jou gevonden.
   *[all] In deze partij zijn geen fouten gevonden.
}
web-again-at = { $n } van { $all }
web-again-question = { $you ->
    [yes] Ronde { $round }: wat doe je?
   *[no] Ronde { $round }: wat kan { $who } het beste doen?
}
web-again-right = Gevonden! Iets beters was er niet.
web-again-close = Net zo goed: voor de bot maakt het geen verschil.
web-again-same = Net als in de partij. Er is iets beters: “{ $best }” geeft { $better }% winstkans, dit { $worth }%.
web-again-worse = Er is iets beters: “{ $best }” geeft { $better }% winstkans, dit { $worth }%.
web-again-first = Dit is een eerste indruk; een volledige analyse kan anders uitvallen.
web-again-next = Volgende
web-again-result = { $n ->
    [0] { $all ->
        [one] Deze keer niet gevonden.
       *[other] Deze keer 0 van { $all } gevonden.
    }
   *[other] { $n } van { $all } gevonden.
}
web-again-over = Nog een keer
web-again-review = Naar de analyse
