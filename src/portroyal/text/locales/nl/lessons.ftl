# De eerste reizen: begeleide spellen (lessons/*.toml). $name is de tegenstander.

lesson-go-on = Verder
lesson-place = { $n } van { $all }
lesson-wait = { $name } is aan de beurt: kijk toe.
lesson-do-draw = Leg een kaart bloot
lesson-do-stop = Stop
lesson-do-take = Neem wat gemarkeerd is
lesson-do-repel = Weer af
lesson-do-fulfil = Vervul de expeditie
lesson-do-roll = Gooi de dobbelstenen
lesson-do-start = Kies het gemarkeerde eiland
lesson-do-cross = Kruis daar een vakje aan
lesson-end = Nu ken je het spel!
lesson-end-play-on = Dit spel verder spelen
lesson-end-new = Een eigen spel beginnen
lesson-end-rules = Alle regels

# Het kaartspel
lesson-cards-goal = Je doel: de meeste punten hebben wanneer iemand er 12 heeft. Punten krijg je voor ingehuurde personen en vervulde expedities.
lesson-cards-reveal = In je beurt leg je kaarten bloot in de haven, een voor een, zolang je durft.
lesson-cards-reveal-otherwise = Een beurt begint met een kaart: leg er een bloot.
lesson-cards-try = Een rood schip. Komt er een tweede schip van dezelfde kleur, dan mislukt je beurt. Wees dapper: leg nog een kaart bloot.
lesson-cards-try-otherwise = Je zou hier kunnen stoppen en het schip nemen. Maar laten we zien wat er kan gebeuren: leg nog een kaart bloot.
lesson-cards-bust = Weer rood: mislukt! De haven wordt leeggeveegd, je beurt is voorbij en niemand krijgt iets. Daarom stop je op tijd.
lesson-cards-fee = { $name } is op tijd gestopt en heeft een matroos ingehuurd. Daarna mag ook ieder ander één kaart nemen, en betaalt daarvoor 1 munt aan wie aan de beurt is. Dit schip levert je 4 munten op, dus er blijven er 3 over: neem het.
lesson-cards-fee-otherwise = Niemand hoeft een kaart te nemen. Maar deze levert 4 munten op en kost je er maar 1: neem hem.
lesson-cards-stop = Jij bent aan de beurt. Hoeveel kaarten je mag nemen, hangt af van de schepen: met vier kleuren in de haven zijn het er twee, met vijf kleuren drie, met minder maar één. Leg zeven kaarten bloot en stop dan.
lesson-cards-stop-otherwise = Leg kaarten bloot tot hier schepen van alle vijf kleuren liggen, en stop dan: vanaf dat moment laat elk schip je beurt mislukken.
lesson-cards-price = Je mag drie kaarten nemen. Een schip betaalt je de munten linksboven en vaart weg; een persoon kost de prijs linksonder, blijft bij je en telt voor de punten op het rode schild. Neem het blauwe schip, en huur dan de matroos en de admiraal in.
lesson-cards-price-otherwise = Neem de gemarkeerde kaart: met de 4 munten van het blauwe schip kun je de matroos én de admiraal betalen.
lesson-cards-paid = { $name } nam een schip uit jouw haven, betaalde je daarvoor 1 munt, en zag toen de eigen beurt mislukken. Jij bent aan de beurt: leg twee kaarten bloot.
lesson-cards-paid-otherwise = Eén kaart is nog niet veel: leg er nog een bloot.
lesson-cards-repel = Een tweede blauw schip! Maar je matroos heeft 1 sabel, en het schip (rechtsboven) niet meer, dus je kunt het afweren: het is weg, en je beurt is niet mislukt. Leg daarna verder bloot.
lesson-cards-repel-otherwise = Laat je het binnen, dan mislukt je beurt; stoppen zou te vroeg zijn. Weer het af en leg dan nog een kaart bloot.
lesson-cards-expedition = Een expeditie. Die blijft naast de haven liggen tot iemand in de eigen beurt de gevraagde personen aflegt: twee kolonisten voor 4 punten en 2 munten. Leg verder bloot: er komen kolonisten.
lesson-cards-expedition-otherwise = Twee kolonisten en alle vijf kleuren komen nog, en met deze stapel mislukt je beurt niet: leg verder bloot.
lesson-cards-admiral = Je admiraal betaalt je 2 munten als er minstens vijf kaarten in de haven liggen wanneer jij begint te nemen. Stop dus, neem het gele schip voor de munten, en huur dan beide kolonisten in.
lesson-cards-admiral-otherwise = Stop, neem het gele schip met 4 munten, en betaal daarmee beide kolonisten.
lesson-cards-fulfil = Nu heb je beide kolonisten: vervul de expeditie. Ze verlaten je bemanning, en jij krijgt 4 punten en 2 munten.
lesson-cards-fulfil-otherwise = Dat kost je twee kolonisten van elk 1 punt en levert 4 punten op: vervul haar.
lesson-port-royal-end = Je hebt 6 punten. Zodra iemand er 12 heeft, wordt de ronde uitgespeeld; dan winnen de meeste punten, en bij een gelijke stand de meeste munten.

# Het dobbelspel
lesson-dice-goal = Je doel: als eerste 20 punten hebben. Die krijg je voor eilanden op je eigen zeekaart: zijn alle vakjes van een eiland aangekruist, dan zijn de punten en de persoon voor jou.
lesson-dice-start = Rond de start liggen vier eilanden. Een paar vakjes zijn al aangekruist; kies een van de vier voor nog een vakje: neem Maravilla, het eiland van de matroos.
lesson-dice-start-otherwise = Alle vier zouden kunnen, maar deze reis gaat over Maravilla: kies dat eiland.
lesson-dice-roll = In je beurt gooi je met twee dobbelstenen, een kleur en een letter, zo vaak je durft. Samen wijzen ze een plek op het bord aan.
lesson-dice-roll-otherwise = Een beurt begint met een worp: gooi de dobbelstenen.
lesson-dice-ship = Groen B: het groene schip komt in kolom B. Het getal onder de letter zegt hoeveel kruisjes een schip oplevert: 2. Maar gooi je een schip dat al op het bord ligt, dan mislukt je beurt. Gooi nog eens.
lesson-dice-ship-otherwise = Met maar één stuk op het bord zou je twee doodshoofden moeten doorstrepen: gooi nog eens.
lesson-dice-wheel = Een plek voor stuurraderen: het gele stuurrad komt daar. Door een stuurrad mislukt je beurt nooit; gooi je het nog eens, dan gaat het alleen weer van het bord. Gooi nog een keer.
lesson-dice-wheel-otherwise = Met twee stukken op het bord zou je een doodshoofd moeten doorstrepen: gooi nog een keer.
lesson-dice-stop = Hoe meer stukken, hoe beter: met 3 of 4 mag je er één nemen, met 5 twee, met 6 drie. Met 1 of 2 neem je er ook een, maar moet je doodshoofden doorstrepen. Je hebt er drie: stop.
lesson-dice-stop-otherwise = Drie stukken zijn voorlopig genoeg: stop, voordat een schip twee keer komt.
lesson-dice-skull = Het blauwe schip in kolom C levert 3 kruisjes op, maar op die plek staat een doodshoofd: je streept een doodshoofd op je blad door. De eerste zijn gratis, latere kosten punten. Neem het schip.
lesson-dice-skull-otherwise = Neem het blauwe schip: het levert de meeste kruisjes op, en je eerste doodshoofden kosten niets.
lesson-dice-crosses = Met elk kruisje kruis je een vakje van je zeekaart aan: op de vier starteilanden of naast een aangekruist vakje. Andere eilanden bereik je over zee. Kruis drie vakjes op Maravilla aan.
lesson-dice-crosses-otherwise = Blijf op Maravilla: hoe eerder een eiland vol is, hoe eerder de persoon je helpt.
lesson-dice-second = Daarna neemt ieder ander één stuk: { $name } nam een schip. Met z’n tweeën neem jij nu nog een keer: een stuurrad blijft op je blad tot je het gebruikt; dit verdubbelt de kruisjes van een geel schip.
lesson-dice-second-otherwise = Niemand hoeft een stuk te nemen, maar een stuurrad komt later van pas: neem het.
lesson-dice-island = Ook in de beurt van { $name } mag jij één stuk nemen, zelfs als die beurt mislukt. Neem het rode schip, en maak met de 3 kruisjes Maravilla vol.
lesson-dice-island-otherwise = Neem het rode schip en kruis de laatste drie vakjes van Maravilla aan: een vol eiland levert punten en een persoon op.
lesson-dice-person = Het eiland is vol: je hebt het punt en de persoon, een matroos met 1 sabel. Wat een persoon kan, helpt je de rest van het spel. Nu ben jij aan de beurt: gooi twee keer.
lesson-dice-person-otherwise = Eén schip is te weinig: gooi nog een keer.
lesson-dice-repel = Het gele schip ligt er al, dus je beurt zou mislukken: niets nemen, alleen 2 kruisjes zetten en een doodshoofd doorstrepen. Maar samen tonen de dobbelstenen 1 sabel, en zoveel heeft je matroos: weer de worp af.
lesson-dice-repel-otherwise = Handel je deze worp af, dan mislukt je beurt: weer hem af. Sabels kun je steeds opnieuw gebruiken.
lesson-dice-1-end = De worp telt niet, en je mag nog eens gooien of stoppen. Wie als eerste 20 punten heeft, wint meteen. Vanaf 11 punten win je zelfs op het moment dat er in jouw beurt genoeg stukken op het bord liggen.
