# De analyse van een partij: was ik goed of had ik geluk?

review-help = Een partij nakijken aan de hand van het spelverslag: elke keuze beoordeeld, het geluk gewogen, de beslissende momenten.
review-record = Het spelverslag van een partij.
review-minutes = Hoelang er nagedacht mag worden; een eerste indruk is er binnen enkele seconden.
review-html = Waar de pagina komt; standaard naast het spelverslag.
review-plot = De winstkansen ook in dit bestand tekenen (.png, .svg of .pdf).
review-seed = Een getal dat het toeval van de analyse vastlegt.
review-threads = Threads; standaard zoveel als de machine kernen heeft.
review-first-look = Een eerste indruk; de getallen worden nog nauwkeuriger:

percent = { $n }%
decimal-sign = ,

grade-best = het beste
grade-good = goed
grade-inaccuracy = onnauwkeurigheid
grade-mistake = fout
grade-blunder = blunder

review-title = { $game }: terugblik op de partij
review-acts = { $n ->
    [one] 1 zet
   *[other] { $n } zetten
}
review-unfinished = De partij is niet afgelopen; zo staat het ervoor.
review-verdict-earned = { $who } heeft verdiend gewonnen: zonder geluk, alleen door de keuzes, was de winstkans { $adjusted } geweest.
review-verdict-lucky = { $who } heeft met geluk gewonnen: zonder geluk was de winstkans { $adjusted } geweest, en die van { $other } { $best }.
review-curve = Winstkansen
review-curve-note = In procenten, vóór elke zet, zoals de kapitein de stelling beoordeelt. De genummerde cirkels zijn de momenten hieronder.
review-accounts = Wijsheid en geluk
review-accounts-note = Verwacht aan het begin + keuzes + geluk + rest = uitslag. Keuzes worden vergeleken met de beste die de kapitein vond; de eigen keuzes kunnen dus alleen iets kosten. Geluk is alles bij elkaar wat kaarten en dobbelstenen deden. De rest hoort bij geen van beide: daar zag de kapitein een stelling van de ene zet op de andere anders, hoewel er niets getrokken of gegooid was. Zonder geluk: verwacht + keuzes. ?! / ? / ?? zijn onnauwkeurigheden, fouten en blunders; fouten die in dezelfde beurt op elkaar volgen, zijn één plan en tellen één keer.
review-player = speler
review-expected = verwacht
review-own = eigen keuzes
review-others = keuzes van anderen
review-luck-column = geluk
review-left-over = rest
review-result = uitslag
review-adjusted = zonder geluk
review-faults = ?! / ? / ??
review-moments = De momenten die de partij beslisten
review-faults-title = { $n ->
    [0] Keuzes
    [one] Eén keuze die iets weggaf
   *[other] { $n } keuzes die iets weggaven
}
review-no-faults = Geen enkele keuze gaf aantoonbaar iets weg.
review-when = wanneer
review-chosen = gekozen
review-better = beter
review-lost = weggegeven
review-grade = oordeel
review-happened = wat er gebeurde
review-chance = winstkans vooraf
review-round = ronde { $n }
review-rounds = ronde
review-all = De hele partij, zet voor zet
review-fault = Ronde { $n }: { $who } koos “{ $chosen }”; “{ $best }” was beter. Dat kostte { $loss } winstkans (tussen { $low } en { $high }): { $grade ->
    [blunder] een blunder.
    [mistake] een fout.
   *[inaccuracy] een onnauwkeurigheid.
}
review-luck = Ronde { $n }: { $happened } { $kind ->
    [good] Geluk
   *[bad] Pech
} voor { $who }: de winstkans ging van { $before } naar { $after }.
review-how = Zo is dit berekend: de bot “kapitein” heeft elke stelling meermaals doorzocht en alles wat verborgen is daarbij telkens opnieuw gedeeld. Een deel van die zoektochten vond de betere keuze, de andere hebben haar gemeten; ook de winstkansen zijn zijn waarden. { $n } uitgespeelde partijen zijn een tweede getuige: spreken die duidelijk tegen, dan heet een keuze geen fout. Bij de kaartspellen houden de intervallen ook rekening met hoe ver de kapitein er zelf naast kan zitten, gemeten aan partijen die andere bots hebben uitgespeeld. Een keuze heet alleen een onnauwkeurigheid, fout of blunder als ze ook aan de ondergrens van het 95%-interval minstens { $inaccuracy }, { $mistake } of { $blunder } winstkans kostte.
review-incomplete = De analyse is voortijdig gestopt; de zetten die nog niet aan de beurt waren, ontbreken.
