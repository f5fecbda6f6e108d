# De pagina van een terugblik, in de browser en als bestand: wat daar naast de zinnen van de terminal staat.

review-verdict-first = { $kind ->
    [earned] { $who } heeft gewonnen en stond vermoedelijk ook door de keuzes voor.
    [lucky] { $who } heeft gewonnen, zo te zien met geluk.
   *[close] { $who } heeft gewonnen; of dat geluk of wijsheid was, staat nog niet vast.
} { review-may-change }
review-may-change = Dit is maar een eerste indruk en kan nog veranderen.
review-how-first = Zo is dit berekend: vanuit elke stelling is de beurt uitgespeeld, in totaal { $n } keer. Wat verborgen was, is telkens opnieuw geschud, voor alle keuzes op dezelfde manier. Daarna schatte de bot ieders winstkans. De betere keuze is met een deel van de pogingen gezocht en met de rest beoordeeld. Een keuze heet pas een onnauwkeurigheid, fout of blunder als die ook aan de ondergrens van het 95%-interval minstens { $inaccuracy }, { $mistake } of { $blunder } procentpunt winstkans kost.
review-verdict-close-luck = { $who } heeft gewonnen, vooral door geluk ({ $luck }); wie er alleen naar de keuzes gerekend gewonnen had, valt niet te zeggen.
review-verdict-close-own = { $who } heeft gewonnen. Geluk of wijsheid? Dat valt niet met zekerheid te zeggen: zonder geluk was de winstkans ongeveer { $adjusted } geweest.
review-strips-note = Voor elke speler opgeteld over de partij: wat het geluk en de eigen keuzes met de winstkans deden.
review-by-luck = geluk
review-by-choice = keuzes
review-too-close = verschil te klein
review-at-least = { $n } (minstens { $least })
review-why = Met “{ $chosen }” komt de winstkans van { $who } op { $worth }; { $alike ->
    [yes] met “{ $other }” zou die even groot zijn.
   *[no] met “{ $other }” zou die { $better } zijn.
}
review-why-alone = Met “{ $chosen }” komt de winstkans van { $who } op { $worth }.
review-why-unjudged = Hier is te weinig doorgerekend om deze keuze te beoordelen.
review-to-replay = Dit moment terugkijken
review-play-on = Vanaf hier verderspelen
review-plan = Dit vormt één plan met { $others } uit dezelfde beurt; samen kosten ze { $loss }.
review-see-moment = { $who }, { $loss }: zie moment { $n } hierboven
review-plan-part = { $n ->
    [one] “{ $chosen }” ({ $loss })
   *[other] { $n } × “{ $chosen }” ({ $loss })
}
grade-part = deel van hetzelfde plan
