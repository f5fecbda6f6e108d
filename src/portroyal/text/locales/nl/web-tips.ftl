# Eén keer gezegd, of op verzoek: tips voor de eerste keer, en wat de tekens op tafel betekenen.

web-tip-read = Begrepen
web-tip-no-sound = Nee, bedankt
web-tip-sound = Wil je de kaarten, munten en dobbelstenen horen?
web-tip-bust = Mislukt: twee schepen van dezelfde kleur in de haven. Alle kaarten daar gaan weg, en niemand mag deze beurt iets nemen.
web-tip-tax = Belastingverhoging: wie te veel munten heeft, betaalt meteen. Daarna gaat er 1 munt naar wie de meeste sabels of de minste punten heeft: dat staat op de kaart.
web-tip-passed = Ook de beurten van anderen leveren je iets op: je mag een kaart uit hun haven nemen als je die kunt betalen. Elke kaart kost je 1 munt extra, ook een schip.
web-tip-repel = Je hebt genoeg sabels: een afgeweerd schip gaat weg en kan je beurt niet laten mislukken. Je houdt je sabels.
web-tip-fee = Dit is de haven van iemand anders: je mag een kaart nemen, maar je betaalt de actieve speler 1 munt extra.
web-tip-expedition = Je hebt de personen voor een expeditie: vervul die voor de punten en munten. Dat telt niet als genomen kaart.
web-sign-points = { $ending ->
    [yes] Schilden zijn punten: wie er { $n } en een vervulde expeditie heeft, luidt de laatste ronde in.
   *[no] Schilden zijn punten: wie er { $n } heeft, luidt de laatste ronde in.
}
web-sign-coins = Met munten betaal je, ook in andermans beurt.
web-sign-swords = Met sabels weer je schepen af: je hebt er zoveel nodig als het schip toont. Ze raken nooit op.
web-sign-flag = De vlag geeft aan wie er aan de beurt is.
web-sign-colors = De vijf kleuren schepen: ingekleurd zijn de kleuren die in de haven liggen. Door een tweede schip van dezelfde kleur mislukt de beurt.
web-sign-takes = De gouden kaartjes laten zien hoeveel kaarten er genomen mogen worden: 1, bij vier kleuren 2, bij vijf kleuren 3, en 1 extra voor elke gouverneur.
web-sign-pile = De kaarten liggen gedekt; hier komen ook de munten vandaan. Is de stapel op, dan wordt de aflegstapel geschud.
web-tip-dice-bust = Mislukt: het gegooide schip ligt al op het bord. Wie gooide, neemt niets, krijgt alleen 2 kruisjes en streept een doodshoofd door; de anderen mogen nog wel iets nemen.
web-tip-skull = Rode doodshoofden streep je van links naar rechts door; ze kunnen punten kosten, groene nooit.
web-tip-wheel = Een stuurrad kun je maar één keer inzetten; dit is nu ingezet.
web-tip-island = Een eiland is vol: je krijgt de punten, en de persoon van het eiland helpt je vanaf nu.
web-tip-sudden = Sudden death is dichtbij: vanaf 11 punten win je meteen als er in je eigen beurt genoeg stukken op het bord liggen.
web-sign-dice-points = Punten: wie als eerste { $n } heeft, wint meteen.
web-sign-dice-swords = Met sabels weer je een worp af: je hebt er zoveel nodig als de dobbelstenen samen tonen.
web-sign-dice-skulls = Doorgestreepte doodshoofden, en wat het volgende kost.
web-sign-dice-wheels = Omcirkelde stuurraderen kun je elk één keer inzetten.
