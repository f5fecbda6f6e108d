# De eerste reizen: begeleide spellen (lessons/*.toml). $name is de tegenstander.

lesson-go-on = Verder
lesson-place = { $n } van { $all }
lesson-wait = { $name } is aan de beurt: kijk toe.
lesson-do-draw = { $n ->
    [one] Leg een kaart bloot
   *[other] Leg een kaart bloot (nog { $n })
}
lesson-do-stop = Stop
lesson-do-take = Neem wat gemarkeerd is
lesson-do-repel = Weer af
lesson-do-fulfil = Vervul de expeditie
lesson-do-roll = { $n ->
    [one] Gooi de dobbelstenen
   *[other] Gooi de dobbelstenen (nog { $n } keer)
}
lesson-do-start = Kies het gemarkeerde eiland
lesson-do-cross = { $n ->
    [one] Kruis daar een vakje aan
   *[other] Kruis daar een vakje aan (nog { $n })
}
lesson-end = Nu kun je meespelen!
lesson-end-play-on = Dit spel voortzetten
lesson-end-new = Een eigen spel beginnen
lesson-end-rules = Alle regels
lesson-kept =
    De reis is bewaard. Ga verder met:
    portroyal learn { $lesson }

# Het kaartspel
lesson-cards-goal = Je doel: aan het einde de meeste punten hebben. Het spel eindigt na de ronde waarin iemand er 12 haalt. Punten krijg je voor ingehuurde personen en vervulde expedities.
lesson-cards-reveal = In je beurt leg je kaarten bloot in de haven, een voor een, zolang je durft.
lesson-cards-reveal-otherwise = Een beurt begint met een kaart: leg er een bloot.
lesson-cards-try = Een rood schip. Komt er een tweede schip van dezelfde kleur, dan mislukt je beurt. Hoe groot die kans is, staat bij “Blootleggen”. Wees dapper: leg nog een kaart bloot.
lesson-cards-try-otherwise = Je zou hier kunnen stoppen en het schip nemen. Maar laten we zien wat er kan gebeuren: leg nog een kaart bloot.
lesson-cards-bust = Weer rood: mislukt! De haven wordt leeggeveegd, je beurt is voorbij en niemand krijgt iets. Daarom stop je op tijd.
lesson-cards-fee = { $name } is op tijd gestopt en heeft een matroos ingehuurd. Daarna mogen de anderen om beurten één kaart nemen; daarvoor betalen ze 1 munt aan wie aan de beurt is. Dit schip levert 4 munten op; na het betalen houd je er dus 3 over: neem het.
lesson-cards-fee-otherwise = Niemand hoeft een kaart te nemen. Maar deze levert 4 munten op en kost je er maar 1: neem hem.
lesson-cards-stop = Jij bent aan de beurt. Na het stoppen mag je één kaart nemen; liggen er schepen in vier verschillende kleuren in de haven, dan twee; bij alle vijf de kleuren drie. Leg zeven kaarten bloot en stop dan.
lesson-cards-stop-otherwise = Leg kaarten bloot tot hier schepen van alle vijf de kleuren liggen, en stop dan: vanaf dat moment laat elk schip je beurt mislukken.
lesson-cards-price = Je mag drie kaarten nemen. Een schip levert de munten linksboven op en vaart weg. Een persoon kost de munten linksonder, blijft bij je en is de punten op het rode schild waard. Neem het blauwe schip, en huur dan de matroos en de admiraal in.
lesson-cards-price-otherwise = Neem de gemarkeerde kaart: met de 4 munten van het blauwe schip kun je de matroos én de admiraal betalen.
lesson-cards-paid = { $name } nam een schip uit jouw haven en betaalde je daarvoor 1 munt (een munt is een gedekte kaart); wat niemand nam, is afgelegd. Daarna mislukte de beurt van { $name }. Jij bent aan de beurt: leg twee kaarten bloot.
lesson-cards-paid-otherwise = Eén kaart is nog niet veel: leg er nog een bloot.
lesson-cards-repel = Een tweede blauw schip! Maar je matroos heeft 1 sabel en het schip ook maar 1 (rechtsboven), dus je kunt het afweren: het gaat weg en je beurt gaat door. Sabels raken niet op. Leg daarna nog een kaart bloot.
lesson-cards-repel-otherwise = Laat je het binnen, dan mislukt je beurt; stoppen zou te vroeg zijn. Weer het af en leg dan nog een kaart bloot.
lesson-cards-expedition = Een expeditie. De kaart blijft naast de haven liggen tot iemand de expeditie in zijn eigen beurt vervult met de gevraagde personen: twee kolonisten voor 4 punten en 2 munten. Leg meer kaarten bloot: er komen nog kolonisten.
lesson-cards-expedition-otherwise = Twee kolonisten en alle vijf de kleuren komen nog, en met deze stapel mislukt je beurt niet: leg meer kaarten bloot.
lesson-cards-admiral = Je admiraal levert je 2 munten op als er minstens vijf kaarten in de haven liggen wanneer jij kaarten mag nemen. Stop dus, neem het gele schip voor de munten, en huur dan beide kolonisten in.
lesson-cards-admiral-otherwise = Stop, neem het gele schip met 4 munten, en betaal daarmee beide kolonisten.
lesson-cards-fulfil = Nu heb je beide kolonisten: vervul de expeditie. Je krijgt 4 punten en 2 munten, maar legt de kolonisten met hun 2 punten af: per saldo +2 punten.
lesson-cards-fulfil-otherwise = Vervul de expeditie: die kost je twee kolonisten van elk 1 punt en levert 4 punten op.
lesson-port-royal-end = Je hebt 6 punten. Zodra iemand er 12 heeft, wordt de ronde uitgespeeld. Wie dan de meeste punten heeft, wint; bij gelijke stand wie de meeste munten heeft.

# Het dobbelspel
lesson-dice-goal = Je doel: als eerste 20 punten hebben. Kruis je op je zeekaart alle vakjes van een eiland aan, dan zijn de punten en de persoon voor jou. Je begint met een kruisje op een van de vier eilanden rond de start: kies Maravilla, het eiland van de matroos.
lesson-dice-goal-otherwise = Elk van de vier mag, maar deze reis begint op Maravilla: kies dat eiland.
lesson-dice-roll = In je beurt gooi je met twee dobbelstenen, één met kleuren en één met letters, zo vaak je durft. Samen wijzen ze een plek op het bord aan.
lesson-dice-roll-otherwise = Een beurt begint met een worp: gooi de dobbelstenen.
lesson-dice-ship = Groen B: het groene schip komt in kolom B. Het getal onder de letter zegt hoeveel kruisjes een schip oplevert: 2. Maar gooi je nog een groen schip, in welke kolom ook, dan mislukt je beurt: je neemt niets, krijgt maar 2 kruisjes en streept een doodshoofd door. Gooi nog eens.
lesson-dice-ship-otherwise = Met maar één stuk op het bord zou je twee doodshoofden moeten doorstrepen: gooi nog eens.
lesson-dice-wheel = Een plek voor stuurraderen: daar komt het gele stuurrad. Door een stuurrad mislukt je beurt nooit; gooi je hetzelfde stuurrad nog eens, dan gaat het gewoon weer van het bord. Gooi nog een keer.
lesson-dice-wheel-otherwise = Met twee stukken op het bord zou je een doodshoofd moeten doorstrepen: gooi nog een keer.
lesson-dice-stop = Hoe meer stukken (schepen en stuurraderen), hoe beter: met 3 of 4 mag je er één nemen, met 5 twee, met 6 drie. Met 2 ook één, maar dan streep je een doodshoofd door; met 1 zijn dat er twee. Je hebt er drie: stop.
lesson-dice-stop-otherwise = Drie stukken zijn voorlopig genoeg: stop, voordat je een schip dubbel gooit.
lesson-dice-skull = Het blauwe schip in kolom C levert 3 kruisjes op, maar op die plek staat een doodshoofd: je streept een doodshoofd op je blad door. De eerste zijn gratis, latere kosten punten. Neem het schip.
lesson-dice-skull-otherwise = Neem het blauwe schip: het levert de meeste kruisjes op, en je eerste doodshoofden kosten niets.
lesson-dice-crosses = Je hebt 3 kruisjes. Elk kruisje zet je in een vakje van je zeekaart: op een van de vier starteilanden, of in een vakje dat met een stippellijn verbonden is met de start of met een aangekruist vakje. Mogelijke vakjes lichten op. (Met z’n tweeën zijn er op Papagayo al drie aangekruist.)
lesson-dice-sea = Via de zeevakjes kom je bij de andere eilanden. Een schat levert punten op, bij een doodshoofd streep je er een door, en een kleur vraagt om een schip van die kleur. Blijf nu nog aan land: kruis drie vakjes op Maravilla aan.
lesson-dice-sea-otherwise = Blijf op Maravilla: hoe eerder een eiland vol is, hoe eerder de persoon je helpt.
lesson-dice-second = Daarna mogen de anderen elk één stuk nemen: { $name } nam een schip. Speel je met z’n tweeën, dan mag je nu nog een keer. Neem het stuurrad en bewaar het: neem je later een geel schip, dan kun je het met een knop inzetten om de kruisjes van dat schip te verdubbelen.
lesson-dice-second-otherwise = Niemand hoeft een stuk te nemen, maar een stuurrad komt later van pas: neem het.
lesson-dice-island = Ook in de beurt van { $name } mag jij één stuk nemen, zelfs als die beurt mislukt. Neem het rode schip, en maak met de 3 kruisjes Maravilla vol.
lesson-dice-island-otherwise = Neem het rode schip en kruis de laatste drie vakjes van Maravilla aan: een vol eiland levert punten en een persoon op.
lesson-dice-person = Het eiland is vol: je hebt het punt en de persoon, een matroos met 1 sabel. Wat een persoon kan, helpt je de rest van het spel. Nu ben jij aan de beurt: gooi twee keer.
lesson-dice-person-otherwise = Eén schip is te weinig: gooi nog een keer.
lesson-dice-repel = Het gele schip ligt er al, dus je beurt zou mislukken. Maar samen tonen de dobbelstenen 1 sabel, en die heeft je matroos: weer de worp af.
lesson-dice-repel-otherwise = Laat je deze worp gelden, dan mislukt je beurt: weer hem af. Sabels kun je steeds opnieuw gebruiken.
lesson-dice-1-end = De worp telt niet: gooi nog eens of stop. Wat andere personen en stuurraderen doen, lees je als je ze aanwijst of ingedrukt houdt. En voor later: vanaf 11 punten win je in je beurt ook met 7 stukken op het bord, vanaf 13 punten met 6, vanaf 15 met 5.

# Wat nieuw is: unterwegs, het gecombineerde spel, de latere hoofdstukken van het dobbelspel
lesson-unterwegs-goal = Unterwegs gaat net als Port Royal, maar sneller: het eindigt bij 8 punten, er zijn geen expedities, en na een belastingverhoging heeft niemand meer dan 8 munten.
lesson-small-money = Eerst wat geld: leg een kaart bloot, stop en neem het schip.
lesson-small-money-otherwise = Leg één kaart bloot, stop meteen en neem het schip: je hebt de munten zo nodig.
lesson-small-hire = { $name } huurde een passagier in: passagiers leveren alleen punten op. De groothandelaar bewaart schepen van één kleur voor je. Met de munt voor { $name } kost hij 7: huur hem in.
lesson-small-hire-otherwise = Je hebt precies genoeg munten, en met elk schip van zijn kleur levert de groothandelaar je een punt op: huur hem in.
lesson-small-kept = Neem je een schip in de kleur van je groothandelaar, dan krijg je zoals altijd de munten, maar je bewaart ook het schip: 1 punt. Leg een kaart bloot, stop en neem het schip.
lesson-small-kept-otherwise = Dit schip heeft de kleur van de groothandelaar: stop en neem het, voor een munt en een punt.
lesson-unterwegs-end = Het schip ligt onder je groothandelaar en levert 1 punt op. Heeft iemand 8 punten, dan wordt de ronde uitgespeeld; wie dan de meeste punten heeft, wint.
lesson-combined-goal = Het gecombineerde spel is Port Royal met twintig kaarten van unterwegs: groothandelaars, passagiers en schepen. Expedities, belastingverhogingen en de 12 punten blijven zoals je ze kent.
lesson-combined-hire = Twee nieuwe personen: een passagier levert alleen punten op; een groothandelaar bewaart schepen van één kleur voor je. Met de extra munt kost hij 7: huur hem in.
lesson-combined-hire-otherwise = Je hebt precies genoeg munten, en met elk schip van zijn kleur levert de groothandelaar je een punt op: huur hem in.
lesson-combined-end = Het schip ligt onder je groothandelaar en telt voor 1 punt. Al het andere is hetzelfde als in Port Royal.
lesson-reefs-goal = Nieuw in hoofdstuk 2 zijn riffen: vakjes op de zeeroutes waar meer voor nodig is dan één kruisje.
lesson-reefs-start = Kies het eiland van de grapjas, Arlequin: daar beginnen twee routes met riffen.
lesson-reefs-start-otherwise = Deze reis begint op Arlequin: kies dat eiland.
lesson-reefs-roll = Gooi drie keer, stop en neem het zwarte schip: dat levert 4 kruisjes op, voor 2 doodshoofden.
lesson-reefs-roll-otherwise = Gooi drie keer, stop en neem het zwarte schip: je hebt de 4 kruisjes nu nodig.
lesson-reefs-number = Een getalvakje kost zoveel kruisjes als het getal aangeeft, allemaal tegelijk. Je hebt er precies 4: zet ze alle vier hier, en de weg is vrij.
lesson-reefs-number-otherwise = Kruis het vakje met de 4 aan: daar zijn alle vier de kruisjes tegelijk voor nodig.
lesson-reefs-take = Neem het stuurrad: dat opent een ander soort rif.
lesson-reefs-take-otherwise = Neem het stuurrad; je hebt het zo nodig.
lesson-reefs-wheel = Een stuurradvakje vraagt om een omcirkeld geel, oranje of blauw stuurrad: je streept het door zonder het in te zetten. Neem het rode schip en kruis dit vakje aan.
lesson-reefs-wheel-otherwise = Neem het rode schip en kruis het stuurradvakje naast Arlequin aan.
lesson-dice-2-end = Twee personen zijn nieuw: met een kanonnier kosten getalvakjes 1 kruisje minder, en een kapitein levert meteen een of twee stuurraderen naar keuze op.
lesson-courts-order = Nieuw in hoofdstuk 3 zijn opdrachten: vakjes die je pas mag aankruisen als je aan de voorwaarde voldoet, hier 4 genomen stuurraderen. De eerste krijgt 2 punten, iedereen daarna 1.
lesson-courts-diplomat = De diplomaat geeft je drie groene doodshoofden: streep die door in plaats van rode, want ze kosten nooit punten.
lesson-courts-jester = Een brutale grapjas helpt je als je met lege handen staat: 2 kruisjes voor 1 doodshoofd, als je wilt.
lesson-courts-start = De rest ken je. Kies je starteiland, en vaar uit.
lesson-courts-start-otherwise = Elk van de vier mag; deze reis begint op Trinquete.
lesson-dice-3-end = Opdrachten vragen om schatten, stuurraderen of volle eilanden: het loont om de eerste te zijn. Speel gerust verder.
lesson-horizon-clerk = Nieuw in hoofdstuk 4 is de klerk: met hem levert elk stuurrad dat je van het bord neemt je 1 kruisje extra op.
lesson-horizon-orders = Hier liggen zes opdrachten, waarvan drie nieuw: 7 doorgestreepte doodshoofden, 4 sabels van personen of, zoals hier, 3 andere opdrachten. Wie er een als eerste aankruist, krijgt 2 punten, iedereen daarna 1.
lesson-horizon-start = De rest ken je. Kies je starteiland, en vaar uit.
lesson-horizon-start-otherwise = Elk van de vier mag; deze reis begint op Brujula.
lesson-dice-4-end = Dat is alles wat nieuw is. Speel gerust verder.
