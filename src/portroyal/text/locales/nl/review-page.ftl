# De pagina van een terugblik, in de browser en als bestand: wat daar naast de zinnen van de terminal staat.

review-first-note = Een eerste blik: elke stelling is alleen geschat, er is geen partij uitgespeeld. In de volledige analyse kunnen oordelen en getallen nog veranderen.
review-how-first = Zo is dit berekend: vanuit elke stelling is de beurt uitgespeeld, in totaal { $n } keer. Wat verborgen is, werd telkens opnieuw gedeeld, gelijk voor alle keuzes. Daarna schatte de kapitein ieders winstkans. De betere keuze is met een deel van de pogingen gezocht en met de rest beoordeeld. Een keuze heet pas een onnauwkeurigheid, fout of blunder als ze ook aan de ondergrens van het 95%-interval minstens { $inaccuracy }, { $mistake } of { $blunder } winstkans kost.
review-verdict-close-own = { $who } heeft gewonnen. Wijsheid of geluk? Dat is te onzeker: zonder geluk was de uitslag ongeveer { $adjusted } geweest (winst is 100%).
review-strips-note = Voor elke speler opgeteld over de partij: wat het geluk (kaarten en dobbelstenen) met de winstkans deed, en wat de keuzes deden, de eigen keuzes en die van anderen.
review-by-luck = geluk
review-by-choice = keuzes
review-account-own = Eigen keuzes: { $n }
review-account-luck = Geluk: { $n }
review-account-others = Keuzes van anderen: { $n }
review-account-adjusted = Zonder geluk: { $n }
review-account-start = Verwacht aan het begin: { $n }
review-too-close = verschil te klein
review-beyond = meer dan { $n }
review-why = Na “{ $chosen }” ({ $detail }) is de winstkans { $worth }, na “{ $other }” ({ $instead }) { $better }.
review-why-plain = Na “{ $chosen }” is de winstkans { $worth }, na “{ $other }” { $better }.
review-why-unjudged = Hier is te weinig bekeken om deze keuze te beoordelen.
review-to-replay = Bekijk het in de herhaling
review-play-on = Vanaf hier verder spelen
