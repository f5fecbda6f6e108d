# De eigen partijen in de browser: de lijst, de cijfers en terug naar een moment.

web-own-place = { $place ->
    [1] gewonnen
   *[other] plaats { $place } van { $all }
}
web-own-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
web-own-moment = verder gespeeld vanuit een andere partij
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
web-own-no-fit = Geen enkele partij past bij dit filter.
web-own-clear = Alles tonen
web-own-dismiss = Verbergen
web-own-dismiss-named = De partij van { $when } uit mijn lijst verbergen
web-own-gone = Verborgen. De partij staat niet meer in je lijst.
web-own-bring-back = Terugzetten
web-own-numbers = Mijn cijfers

web-numbers-none = Nog geen cijfers. Ze komen uit partijen die uitgespeeld zijn.
web-numbers-won = Gewonnen
web-numbers-won-more = { $games ->
    [one] In 1 partij. Als iedereen aan tafel even sterk was, zou je { $expected } keer winnen.
   *[other] In { $games } partijen. Als iedereen aan tafel even sterk was, zou je { $expected } keer winnen.
}
web-numbers-close = Dat kan ook toeval zijn.
web-numbers-better = Dat is meer dan toeval verklaart.
web-numbers-worse = Dat is minder dan toeval verklaart.
web-numbers-luck = Geluk, in gewonnen partijen
web-numbers-luck-more = Wat kaarten en dobbelstenen je in totaal hebben opgeleverd of gekost, met een marge van { $error }.
web-numbers-given = Weggegeven per partij
web-numbers-given-more = Hoeveel winstkans je eigen keuzes gemiddeld kostten, volgens de volledige analyses.
web-numbers-basis = { $n ->
    [0] Van je { $all } partijen is er nog geen volledig geanalyseerd; over geluk en keuzes valt dus niets te zeggen.
    [one] Geluk en keuzes komen uit 1 volledig geanalyseerde partij van { $all }.
   *[other] Geluk en keuzes komen uit { $n } volledig geanalyseerde partijen van { $all }.
} Niet meegeteld: keuzes zonder oordeel, en partijen die zijn afgebroken, verborgen of vanuit een andere verder gespeeld.
web-numbers-rest = De rest analyseren
web-numbers-rest-more = { $n ->
    [one] Er is nog 1 partij over. Dat duurt een minuut of twee en gebeurt alleen als de server niets beters te doen heeft; je kunt de pagina verlaten.
   *[other] Er zijn nog { $n } partijen over. Ze worden een voor een geanalyseerd, elk een minuut of twee, en alleen als de server niets beters te doen heeft; je kunt de pagina verlaten.
}
web-numbers-going = { $n ->
    [one] Je partijen worden geanalyseerd; er is er nog 1 over. Je kunt de pagina verlaten.
   *[other] Je partijen worden een voor een geanalyseerd; er zijn er nog { $n } over. Je kunt de pagina verlaten.
}
web-numbers-stop = Na deze stoppen
web-numbers-counting = Eerdere analyses worden opgeteld…
web-numbers-trend = Weggegeven, partij voor partij
web-numbers-trend-more = In procenten van een winst; elke stip is een partij en leidt naar haar analyse, de lijn is het gemiddelde van hoogstens { $n } partijen.
web-numbers-dot = { $when }: { $n }%
web-numbers-kinds = Per soort keuze
web-numbers-kinds-more = Wat een soort keuze je per partij kost, in procenten van een winst.
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

web-play-on-more = Jij neemt een plaats over, bots spelen op de andere. Alles wat op dit moment verborgen was, wordt blind opnieuw geschud: wie weet hoe de oude partij verder ging, weet niets over deze.
web-play-on-seat = Jouw plaats
web-play-on-level = Bots
web-play-on-begin = Verder spelen

web-again-looking = Op zoek naar fouten…
web-again-none = { $who ->
    [you] In deze partij is geen fout van jou gevonden.
   *[all] In deze partij is geen fout gevonden.
}
web-again-at = { $n } van { $all }
web-again-question = { $you ->
    [yes] Ronde { $round }: wat doe je?
   *[no] Ronde { $round }: wat kan { $who } het beste doen?
}
web-again-right = Gevonden! Iets beters was er niet te zien.
web-again-close = Net zo goed: voor de bot maakt het geen verschil.
web-again-same = Net als in de partij. Er is iets beters: “{ $best }” geeft { $better }%, dit { $worth }%.
web-again-worse = Er is iets beters: “{ $best }” geeft { $better }%, dit { $worth }%.
web-again-played = In de partij was het “{ $chosen }” ({ $worth }%).
web-again-first = Zo ziet een eerste blik het; een volledige analyse kan dat veranderen.
web-again-next = Volgende
web-again-result = { $n ->
    [0] Van de { $all } deze keer geen enkele gevonden.
   *[other] { $n } van { $all } gevonden.
}
web-again-over = Nog een keer
web-again-review = Naar de analyse
