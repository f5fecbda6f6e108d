# De analyse van een partij: was ik goed of had ik geluk?

review-help = Een partij analyseren aan de hand van het spelverslag: elke keuze beoordeeld, het geluk gewogen, de beslissende momenten.
review-record = Het spelverslag van een partij.
review-minutes = Hoelang er nagedacht mag worden; een eerste indruk is er binnen enkele seconden.
review-html = Waar de pagina komt; standaard naast het spelverslag.
review-plot = De winstkansen ook in dit bestand tekenen (.png, .svg of .pdf).
review-seed = Een getal dat het toeval van de analyse vastlegt.
review-threads = Threads; standaard zoveel als de machine kernen heeft.
review-first-look = Een eerste indruk; de getallen worden nog nauwkeuriger:

percent = { $n }%
percentage-points = { $n ->
    [one] 1 procentpunt
   *[other] { $n } procentpunt
}
decimal-sign = ,

grade-best = het beste
grade-good = goed
grade-inaccuracy = onnauwkeurigheid
grade-mistake = fout
grade-blunder = blunder

review-title = { $game }: analyse van de partij
review-decisions = { $n ->
    [one] 1 keuze
   *[other] { $n } keuzes
} in { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
review-unfinished = De partij is niet afgelopen; zo staat het ervoor.
review-verdict-earned = { $who } heeft gewonnen. Alleen naar de keuzes gerekend had { $other } { $known ->
    [yes] met { $best } de beste winstkans gehad
   *[no] de beste winstkans gehad
}{ $errors ->
    [none] {""}
   *[other] , dankzij fouten van { $errors }
}{ $larger ->
    [luck] ; het grootste deel was geluk ({ $luck }).
   *[choices] .
}
review-verdict-lucky = { $who } heeft met geluk gewonnen ({ $luck }): zonder geluk { $known ->
    [yes] was de winstkans { $adjusted } geweest, tegen { $best } voor { $other }.
   *[no] had { $other } de beste winstkans gehad.
}
review-curve = Winstkansen
review-curve-note = In procenten, vóór elke zet, zoals de bot de stelling beoordeelt; { $family ->
    [cards] tussen twee kaarten telkens het gemiddelde
    [dice] tussen twee worpen telkens het gemiddelde
   *[other] tussen twee toevalsmomenten telkens het gemiddelde
}. Elke genummerde cirkel staat waar een van de momenten hieronder begon, op de lijn van de speler om wie het gaat; de dikke lijn laat zien hoe het afliep.
review-accounts = Geluk en wijsheid
review-accounts-note = Verwacht aan het begin + eigen keuzes + keuzes van anderen + geluk + rest = uitslag. Keuzes worden vergeleken met de beste die de bot vond; eigen keuzes kunnen dus alleen iets kosten, nooit iets opleveren. Ze kunnen meer dan één hele overwinning kosten: een kans die het geluk of de anderen teruggeven, kan opnieuw verloren gaan. { $family ->
    [cards] Geluk is alles wat de kaarten samen deden.
    [dice] Geluk is alles wat de dobbelstenen samen deden.
   *[other] Geluk is alles wat het toeval in totaal deed.
} De rest hoort bij geen van beide: daar beoordeelde de bot de stelling van de ene op de andere zet anders, hoewel er intussen niets gebeurd was. Zonder geluk: verwacht aan het begin + eigen keuzes + keuzes van anderen. Fouten in één beurt die bij één plan horen, tellen één keer.
review-player = speler
review-expected = verwacht aan het begin
review-own = eigen keuzes
review-others = keuzes van anderen
review-luck-column = geluk
review-left-over = rest
review-result = uitslag
review-adjusted = zonder geluk
review-unclear = Opgeteld over de hele partij schommelen de schattingen van de bot hier te veel om geluk en wijsheid te scheiden; zie voor losse beurten de momenten.
review-own-listed = { $kinds } uit de lijst hieronder: { $loss }
review-own-worst = vooral: “{ $chosen }” in plaats van “{ $best }” in ronde { $n } ({ $loss })
review-own-rest = { $n ->
    [one] 1 andere keuze, die te weinig kost of te onzeker is om een fout te heten: { $loss }
   *[other] { $n } andere keuzes, die elk te weinig kosten of te onzeker zijn om een fout te heten: { $loss }
}
review-count-blunder = { $n ->
    [one] 1 blunder
   *[other] { $n } blunders
}
review-count-mistake = { $n ->
    [one] 1 fout
   *[other] { $n } fouten
}
review-count-inaccuracy = { $n ->
    [one] 1 onnauwkeurigheid
   *[other] { $n } onnauwkeurigheden
}
review-moments = { $all ->
    [no] De belangrijkste momenten tot nu toe
   *[yes] De momenten die de partij beslisten
}
review-faults-title = { $n ->
    [0] Keuzes
    [one] Eén keuze die iets kostte
   *[other] { $n } keuzes die iets kostten
}
review-no-faults = Geen enkele keuze kostte aantoonbaar iets.
review-when = wanneer
review-chosen = gekozen
review-better = beter
review-lost = kosten
review-grade = oordeel
review-happened = wat er gebeurde
review-chance = winstkans vooraf
review-round = ronde { $n }
review-rounds = ronde
review-all = De hele partij, zet voor zet
review-fault-head = { $grade ->
    [blunder] Blunder
    [mistake] Fout
   *[inaccuracy] Onnauwkeurigheid
} in ronde { $n }
review-fault = { $who } kiest “{ $chosen }”, en dat kost { $loss }; “{ $best }” is beter.
review-between = { $points } (tussen { $low } en { $high })
review-milder = Uitgespeelde partijen laten een kleiner verlies zien ({ $loss }), vandaar het mildere oordeel.
review-milder-row = uitgespeeld: { $loss }
review-how = Zo is dit berekend: de bot heeft elke stelling meermaals doorzocht en wat verborgen was daarbij telkens opnieuw geschud. Een deel van die zoektochten diende om de betere keuze te vinden, de rest om te meten hoeveel beter die was; ook de winstkansen heeft hij geschat. { $n } uitgespeelde partijen dienen als controle: spreken die het oordeel duidelijk tegen, dan geldt een keuze niet als fout, en laten ze minder verlies zien, dan is het oordeel milder. { $family ->
    [cards] De intervallen houden ook rekening met hoe ver de bot er zelf naast kan zitten, gemeten aan de hand van partijen die andere bots hebben uitgespeeld. Een keuze
   *[other] Een keuze
} heet pas een onnauwkeurigheid, fout of blunder als die ook aan de ondergrens van het 95%-interval minstens { $inaccuracy }, { $mistake } of { $blunder } procentpunt winstkans kost.
review-incomplete = De analyse is voortijdig gestopt; de zetten die nog niet aan de beurt waren, ontbreken.
