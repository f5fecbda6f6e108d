# De kansen in een stelling.

odds-help = De kansen in een stelling tonen: wat verborgen ligt, wat er kan komen, wat elke keuze waard is.
odds-file = Een stelling zoals de engine die geeft, een hele sessie met antwoorden van de engine (het laatste telt) of een spelverslag; zonder bestand, of met -, wordt de standaardinvoer gelezen. Een stelling heeft alleen de spelers nodig, zoals {"{"}"players": [{"{"}"coins": 4{"}"}, {"{"}{"}"}]{"}"}: wat ontbreekt, is zoals aan het begin van het spel, en het spel is port-royal.
odds-at = In een spelverslag: na dit aantal zetten.
odds-seconds = Hoelang de keuzes worden gesimuleerd.
odds-title = Ronde { $n }: { $who } beslist.
odds-next = De volgende kaart:
odds-bust = laat de beurt mislukken, tenzij je afweert
odds-repelled = en daarvan kun je afweren
odds-pays = is een schip dat in de haven komt
odds-fourth-color = levert de vierde kleur op (1 kaart extra om te nemen)
odds-fifth-color = levert de vijfde kleur op (1 kaart extra om te nemen)
odds-person = is een persoon
odds-affordable = is een persoon die je kunt betalen
odds-tax = is een belastingverhoging
odds-expedition = is een expeditie
odds-roll = De dobbelstenen, exact berekend:
odds-reach = { $n ->
    [one] 1 stuk of meer, als je daarop speelt
   *[other] { $n } stukken of meer, als je daarop speelt
}
odds-worths = Winstkans na elke keuze (95%, { $n } keer gesimuleerd):
odds-bots = Wat de bots zouden doen, en hoeveel beter dat is dan de op één na beste keuze:
odds-margin = { $n }
odds-hidden-new = Verborgen, sinds de laatste schudbeurt: { cards }
odds-hidden-old = Munten van vóór de laatste schudbeurt: { cards }
