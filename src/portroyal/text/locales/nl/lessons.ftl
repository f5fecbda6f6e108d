# De eerste reizen: begeleide spellen (lessons/*.toml). $name is de tegenstander.

lesson-go-on = Verder
lesson-place = { $n } van { $all }
lesson-wait = { $name } is aan de beurt: kijk toe.
lesson-do-draw = Leg een kaart bloot
lesson-do-stop = Stop
lesson-do-take = Neem de gemarkeerde kaart
lesson-do-repel = Weer het schip af
lesson-do-fulfil = Vervul de expeditie
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
lesson-cards-price = Je mag drie kaarten nemen. Een schip betaalt je zijn munten en vaart weg; een persoon kost zijn prijs, blijft bij je en telt voor zijn punten. Neem het blauwe schip, en huur dan de matroos en de admiraal in.
lesson-cards-price-otherwise = Neem de gemarkeerde kaart: met de 4 munten van het blauwe schip kun je de matroos én de admiraal betalen.
lesson-cards-paid = { $name } nam een schip uit jouw haven, betaalde je daarvoor 1 munt, en zag toen de eigen beurt mislukken. Jij bent aan de beurt: leg twee kaarten bloot.
lesson-cards-paid-otherwise = Eén kaart is nog niet veel: leg er nog een bloot.
lesson-cards-repel = Een tweede blauw schip! Maar je matroos heeft 1 sabel en dit schip niet meer dan dat, dus je kunt het afweren: het is weg, en je beurt is niet mislukt. Leg daarna verder bloot.
lesson-cards-repel-otherwise = Laat je het binnen, dan mislukt je beurt; stoppen zou te vroeg zijn. Weer het af en leg dan nog een kaart bloot.
lesson-cards-expedition = Een expeditie. Die blijft naast de haven liggen tot iemand in de eigen beurt de gevraagde personen aflegt: twee kolonisten voor 4 punten en 2 munten. Leg verder bloot: er komen kolonisten.
lesson-cards-expedition-otherwise = Twee kolonisten en alle vijf kleuren komen nog, en met deze stapel mislukt je beurt niet: leg verder bloot.
lesson-cards-admiral = Je admiraal betaalt je 2 munten als er minstens vijf kaarten in de haven liggen wanneer jij begint te nemen. Stop dus, neem het gele schip voor de munten, en huur dan beide kolonisten in.
lesson-cards-admiral-otherwise = Stop, neem het gele schip met 4 munten, en betaal daarmee beide kolonisten.
lesson-cards-fulfil = Nu heb je beide kolonisten: vervul de expeditie. Ze verlaten je bemanning, en jij krijgt 4 punten en 2 munten.
lesson-cards-fulfil-otherwise = Dat kost je twee kolonisten van elk 1 punt en levert 4 punten op: vervul haar.
lesson-port-royal-end = Je hebt 6 punten. Zodra iemand er 12 heeft, wordt de ronde uitgespeeld; dan winnen de meeste punten, en bij een gelijke stand de meeste munten.
