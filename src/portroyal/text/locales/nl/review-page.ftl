# De pagina van een terugblik, in de browser en als bestand: wat daar naast de zinnen van de terminal staat.

review-first-note = Een eerste blik: elke stelling is alleen geschat, er is geen partij uitgespeeld. In de volledige analyse kunnen oordelen en getallen nog veranderen.
review-how-first = Zo is dit berekend: vanuit elke stelling is de beurt uitgespeeld, in totaal { $n } keer, waarbij alles wat verborgen is telkens opnieuw werd gedeeld, gelijk voor alle keuzes; aan het eind van de beurt schatte de kapitein hoe goed de tafel er voor iedereen voor stond. De betere keuze is met een deel van die pogingen gevonden en met andere beoordeeld. Een keuze heet alleen een onnauwkeurigheid, fout of blunder als de ondergrens van het 95%-interval van het verlies minstens { $inaccuracy }, { $mistake } of { $blunder } winstkans bedraagt.
review-verdict-close-own = { $who } heeft gewonnen; of dat wijsheid of geluk was, valt niet te zeggen: zonder geluk was de uitslag { $adjusted } geweest (winst is 100%), maar dat is te onzeker.
review-strips-note = Voor elke speler opgeteld over de partij: wat het geluk (kaarten en dobbelstenen) met de winstkans deed, en wat de keuzes deden, de eigen keuzes en die van anderen.
review-by-luck = geluk
review-by-choice = keuzes
review-account-own = Eigen keuzes: { $n }
review-account-luck = Geluk: { $n }
review-account-others = Keuzes van anderen: { $n }
review-account-adjusted = Zonder geluk: { $n }
review-account-start = Verwacht aan het begin: { $n }
review-too-close = te weinig verschil om te zeggen
review-beyond = voorbij { $n }
review-why = Na “{ $chosen }” ({ $detail }) is de winstkans { $worth }, na “{ $other }” ({ $instead }) { $better }.
review-why-plain = Na “{ $chosen }” is de winstkans { $worth }, na “{ $other }” { $better }.
review-why-unjudged = Hier is te weinig bekeken om deze keuze te beoordelen.
review-to-replay = Bekijk het in de herhaling
