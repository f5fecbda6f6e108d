# De regels van het dobbelspel in onze eigen woorden.

dice-rules-head-goal = Waar het om gaat
dice-rules-head-board = Dobbelstenen en bord
dice-rules-head-setup = Voorbereiding
dice-rules-head-turn = Een beurt
dice-rules-head-discover = Ontdekken
dice-rules-head-trade = Handelen & inhuren
dice-rules-head-wheels = Stuurraderen
dice-rules-head-chart = De zeekaart
dice-rules-head-skulls = Doodshoofden
dice-rules-head-persons = Personen op de eilanden
dice-rules-head-counts = Met z’n tweeën, met z’n vijven
dice-rules-head-chapters = Vier hoofdstukken
dice-rules-head-end = Het einde van het spel
dice-rules-head-rulings = Waar de spelregels zwijgen

dice-rule-goal = Je gooit een kleur en een letter. Samen wijzen ze een plek op het bord aan, en daar komt een schip of een stuurrad in die kleur. Hoe meer je er bij elkaar krijgt, hoe beter. Maar gooi je een schip dat al op het bord ligt, dan mislukt je beurt.
dice-rule-goal-chart = Daarna neemt iedereen iets van het bord. Met schepen verdien je kruisjes voor je eigen zeekaart, waarop je van eiland naar eiland reist. Is een eiland vol, dan zijn de persoon en de punten voor jou. Wie als eerste 20 punten heeft, wint meteen.

dice-rule-dice = Op de kleurdobbelsteen staan geel (geen sabel), oranje en groen (elk 1 sabel), blauw en rood (elk 2) en zwart (3). Op de letterdobbelsteen staan A (1 sabel), twee keer B (elk 2), C (3), D (4) en E (5). Om een worp af te weren heb je zoveel sabels nodig als er op beide dobbelstenen samen staan.
dice-rule-board = Elke kleur heeft een eigen rij op het bord, elke letter een eigen kolom. De kolom bepaalt hoeveel kruisjes een schip oplevert. Op sommige scheepsplekken staan ook doodshoofden.
dice-board-caption = Wat waar komt, en wat het oplevert
dice-board-row = Rij
dice-board-ship = schip
dice-board-wheel = stuurrad
dice-board-crosses = Kruisjes voor een schip

dice-rule-setup = Iedereen krijgt een blad van hetzelfde hoofdstuk en een pen, en begint met 0 punten. De zes schepen en vijf stuurraderen (samen: de stukken) liggen naast het bord; een zwart stuurrad is er niet. Spreek af wie er begint, of loot erom. Die speler krijgt de dobbelstenen.
dice-rule-setup-jester = Eén vakje van de zeekaart is de start. De vier eilanden die ermee verbonden zijn, heten starteilanden. Begin met dat van de grapjas: met twee spelers kruist ieder daar 3 vakjes aan, met drie spelers 2, met vier of vijf spelers geen.
dice-rule-setup-islands = Daarna kiest iedereen om de beurt, met de klok mee, een starteiland dat nog niemand heeft gekozen, en kruist daar vakjes aan: de eerste speler 1, de tweede 2, de derde 3, de vierde 4. Ook het eiland van de grapjas mag je kiezen; deze vakjes komen dan bij de vakjes die daar al zijn aangekruist.
dice-rule-setup-five = Een vijfde speler mag uit alle vier de starteilanden kiezen, ook uit de al gekozen eilanden, en kruist eveneens 4 vakjes aan. Met vijf spelers komt ook de schatkist naast het bord.
dice-rule-setup-after = Je keuze telt alleen voor het begin; later mag je op alle starteilanden vakjes aankruisen.

dice-rule-turn = Wie de dobbelstenen heeft, is de actieve speler. Elke beurt bestaat uit twee delen: bij Ontdekken gooit alleen de actieve speler, bij Handelen & inhuren mag iedereen iets nemen. Daarna gaan alle schepen en stuurraderen terug naast het bord en gaan de dobbelstenen naar links.

dice-rule-roll = Gooi beide dobbelstenen, minstens één keer per beurt. Kies dan wat je met de worp doet:
dice-rule-resolve = Je laat de worp gelden. Op een scheepsplek leg je het schip van die kleur; ligt dat al op het bord, dan blijft het op zijn oude plek en komt er niets bij: je beurt is mislukt en Ontdekken is voorbij. Op een stuurradplek leg je het stuurrad van die kleur; ligt dat al op het bord, dan haal je het er weer af en gaat je beurt gewoon door.
dice-rule-repel = Of je weert hem af, als je minstens zoveel sabels hebt als er op beide dobbelstenen samen staan. De sabels van je personen raken nooit op. Elk oranje stuurrad dat je ervoor doorstreept, telt bij deze ene worp als 2 sabels. Er komt dan niets op het bord. Afweren hoeft nooit, ook niet als je beurt anders mislukt.
dice-rule-blue = Of je streept een omcirkeld blauw stuurrad door. De worp telt niet en je moet meteen opnieuw gooien; stoppen mag nu niet. Sabels heb je er niet voor nodig. Bevalt de nieuwe worp je ook niet, dan mag je nog een blauw stuurrad inzetten.
dice-rule-again = Heb je een worp laten gelden of afgeweerd, dan gooi je nog eens of stop je.

dice-rule-takes = Ben je gestopt, dan ben jij als eerste aan bod. Tel de schepen en stuurraderen op het bord: daarvan hangt af hoeveel je er mag nemen. Zijn het er weinig, dan moet jij, en niemand anders, eerst doodshoofden doorstrepen, ook als je daarna niets neemt:
dice-takes-pieces = Schepen en stuurraderen op het bord
dice-takes-takes = Zoveel mag je nemen
dice-takes-skulls = Doodshoofden doorstrepen
dice-rule-take-ship = Een schip levert de kruisjes van zijn kolom op. Staan er doodshoofden op zijn plek, dan streep je die door zodra je het neemt.
dice-rule-take-wheel = Een stuurrad omcirkel je meteen op je blad.
dice-rule-crosses = Je mag ook minder nemen. Tel de kruisjes op van alles wat je hebt genomen en kruis dan een voor een zoveel vakjes op je zeekaart aan. Je hoeft ze niet allemaal te gebruiken, maar bewaren kan niet.
dice-rule-bust = Is je beurt mislukt, dan neem je niets: streep 1 doodshoofd door, daarna krijg je 2 kruisjes, plus die van je grapjassen. Admiraals en vice-admiraals helpen niet, en rode en gele stuurraderen mag je niet inzetten.
dice-rule-others = Daarna komen alle anderen met de klok mee één keer aan bod. Ieder mag 1 schip of 1 stuurrad nemen, ook als de beurt van de actieve speler is mislukt.
dice-rule-two = Met twee spelers komt de actieve speler na de ander nog een keer aan bod en mag nog 1 schip of 1 stuurrad nemen. Er mag dan weer een rood en een geel stuurrad worden ingezet; voor rood en voor admiraals telt wat er op dat moment nog op het bord ligt. Is de beurt mislukt, dan mag de actieve speler alleen dat ene schip of stuurrad nemen: admiraals helpen niet, en een stuurrad inzetten mag niet. Een groen stuurrad levert ook dan zijn punten op. De grapjassen van de actieve speler helpen maar één keer per beurt.
dice-rule-five = Met vijf spelers mag per beurt één speler de schatkist nemen in plaats van een schip of stuurrad. Mag de actieve speler er 2 of 3 nemen, dan mag de kist daar een van zijn; na een mislukte beurt niet. De kist levert 2 kruisjes op, maar telt nooit mee als schip of stuurrad op het bord: niet voor hoeveel je mag nemen, en ook niet voor admiraals, rode stuurraderen en sudden death.

dice-rule-wheel = Neem je een stuurrad, omcirkel er dan een in die kleur op je blad. Wil je het inzetten, streep het dan door; elk stuurrad werkt één keer.
dice-rule-wheel-yellow = Neem je een geel schip, dan mag je een geel stuurrad doorstrepen: de kruisjes van dat schip tellen dubbel. Wat handelaars en groothandelaars extra opleveren, wordt niet verdubbeld. Een stuurrad dat je net genomen hebt, mag ook.
dice-rule-wheel-orange = 2 sabels extra om één worp af te weren. Je mag er meer tegelijk inzetten.
dice-rule-wheel-green = Een groen stuurrad streep je door zodra je het neemt. Dat levert punten op: 1, 1, 2, 1, 1 en 2 voor de eerste zes op je eigen blad.
dice-rule-wheel-blue = Je worp telt niet, en je moet meteen opnieuw gooien. Hoogstens één per worp.
dice-rule-wheel-red = 3 kruisjes extra, als er minstens 4 schepen en stuurraderen lagen voordat je iets nam; je hoeft er niets voor te nemen. Hoogstens één per keer dat je aan bod komt, en geen als je beurt mislukt is.

dice-rule-field = Je mag een vakje aankruisen dat grenst aan een vakje met een kruisje. De start telt als aangekruist: van daaruit liggen de vier starteilanden en het eerste vakje van elke zeeroute die daar begint meteen voor je open. De vakjes van een ander eiland mag je aankruisen zodra je een hele zeeroute erheen hebt aangekruist.
dice-rule-special = Eilandvakjes vragen op onze zeekaarten nooit iets extra’s, sommige zeevakjes wel:
dice-rule-color = Een kleur: alleen als je deze beurt een schip van die kleur hebt genomen. Met één schip mag je meerdere van zulke vakjes aankruisen.
dice-rule-skull = Een doodshoofd: streep er 1 doodshoofd voor door.
dice-rule-treasure = Een schat: je krijgt meteen de punten. Zeg het hardop: alle anderen strepen de schat door en kunnen hem niet meer aankruisen. Via een doorgestreepte schat kom je niet verder, maar op onze zeekaarten kun je alles ook langs een andere route bereiken.
dice-rule-wheel-field = Een stuurrad (vanaf hoofdstuk 2): streep ook een omcirkeld geel, oranje of blauw stuurrad door, zonder het in te zetten. Dat mag ook als je beurt mislukt is.
dice-rule-number = Een getal (vanaf hoofdstuk 2): het vakje kost zoveel kruisjes, allemaal tegelijk; over twee keer verdelen kan niet.
dice-rule-order = Een opdracht (vanaf hoofdstuk 3): die mag je voor 1 kruisje aankruisen zodra je aan de voorwaarde voldoet. Wie dat als eerste doet, krijgt er 2 punten voor, iedereen daarna 1.
dice-rule-orders = Er zijn zes opdrachten; de laatste drie komen pas in hoofdstuk 4. Ze vragen om:
dice-rule-order-treasures = 2 schatten die je hebt aangekruist.
dice-rule-order-wheels = 4 omcirkelde of doorgestreepte stuurraderen, in welke kleur ook.
dice-rule-order-islands = 5 volle eilanden.
dice-rule-order-skulls = 7 doorgestreepte doodshoofden, de groene meegeteld.
dice-rule-order-swords = 4 sabels van matrozen en piraten (oranje stuurraderen tellen niet mee).
dice-rule-order-orders = 3 opdrachten die je hebt aangekruist.
dice-rule-complete = Zodra alle vakjes van een eiland aangekruist of ingekleurd zijn, zijn de persoon en de punten voor jou.

dice-rule-skulls = Doodshoofden streep je van links naar rechts door. Staan er minpunten onder, dan gaan die meteen van je score af; je score kan onder nul zakken. Is de hele rij doorgestreept, dan hebben nieuwe doodshoofden geen gevolgen meer; doodshoofdvakjes mag je nog steeds aankruisen.

dice-rule-person-sailor = 1 sabel tegen elke worp.
dice-rule-person-pirate = 2 sabels tegen elke worp.
dice-rule-person-trader = 1 kruisje extra als je een schip in een van zijn twee kleuren neemt.
dice-rule-person-wholesaler = 2 kruisjes extra als je een schip in een van zijn twee kleuren neemt.
dice-rule-person-jester = 1 kruisje als je met lege handen staat.
dice-rule-person-vice-admiral = 1 kruisje extra als er minstens 4 schepen en stuurraderen liggen wanneer je aan bod komt, ook als je niets neemt.
dice-rule-person-admiral = 2 kruisjes extra als er minstens 4 schepen en stuurraderen liggen wanneer je aan bod komt, ook als je niets neemt.
dice-rule-person-senorita = Kleur meteen 1 vakje in op elk eiland dat nog niet vol is. In dat vakje hoeft geen kruisje meer. Voor de andere vakjes van het eiland heb je nog steeds een route nodig.
dice-rule-person-passenger = Kan niets, is alleen punten waard.
dice-rule-person-gunner = Getalvakjes kosten je 1 kruisje minder, maar altijd minstens 1.
dice-rule-person-captain = Omcirkel meteen 1 of 2 stuurraderen naar keuze, in verschillende kleuren. Een groen stuurrad levert zijn punten op. Voor een stuurradvakje mag je ze meteen doorstrepen, inzetten kan pas later.
dice-rule-person-diplomat = 3 groene doodshoofden. Die mag je doorstrepen in plaats van de gewone, rode; ze kosten nooit punten.
dice-rule-person-bold-jester = Met lege handen mag je 2 kruisjes nemen voor 1 doodshoofd.
dice-rule-person-clerk = 1 kruisje extra voor elk stuurrad dat je van het bord neemt.
dice-rule-begin = Handelaars, groothandelaars, grapjassen en klerken helpen je pas de volgende keer dat je aan bod komt. Admiraals ook, want die kijken wat er ligt op het moment dat je aan bod komt. Alle anderen helpen meteen.
dice-rule-empty = Je staat met lege handen als je aan bod komt en geen schip of stuurrad mag nemen, omdat je beurt mislukt is of omdat er geen meer over is. Dan helpen al je grapjassen tegelijk, ook de brutale. De schatkist verandert daar niets aan: is alleen die nog over, dan helpen de grapjassen en mag je de kist ook nog nemen. Wie wel iets kan nemen maar niet wil, staat niet met lege handen.

dice-rule-chapters = Iedereen speelt hetzelfde hoofdstuk. Begin met hoofdstuk 1. In hoofdstuk 2 komen er stuurrad- en getalvakjes, de kanonnier en de kapitein bij; in hoofdstuk 3 opdrachten, de diplomaat en nog twee grapjassen, van wie één brutaal; in hoofdstuk 4 de klerk en nog drie opdrachten.
dice-rule-own = De gedrukte zeekaarten kennen we niet; deze vier hebben we zelf getekend. Heb je de doos, dan kun je met deze regels ook op de bladen daaruit spelen, of er een overnemen en dat hier gebruiken: “Een eigen zeekaart” bij het openen van een tafel.

dice-rule-end = Wie als eerste 20 punten haalt, wint meteen, ook midden in een beurt.
dice-rule-sudden = Sudden death, alleen bij Ontdekken: heeft de actieve speler 11 of 12 punten, dan wint die meteen zodra er 7 of meer schepen en stuurraderen op het bord liggen. Met 13 of 14 punten zijn het er 6, vanaf 15 punten maar 5.

dice-ruling-start = Heeft je starteiland minder vrije vakjes dan je mag aankruisen, dan vervalt de rest. Is het eiland daarmee vol, dan krijg je meteen de persoon en de punten.
dice-ruling-none = Stop je terwijl er niets op het bord ligt, dan neem je niets, ook de kist niet, en streep je 2 doodshoofden door. Je grapjassen helpen wel.
dice-ruling-red = Een rood stuurrad mag je al inzetten als je het net hebt genomen.
dice-ruling-boxes = Een stuurrad waarvoor geen hokje meer vrij is, mag je toch nemen. Het levert niets op, maar telt voor de klerk wel als genomen.
dice-ruling-order = De vakjes van een eiland mag je in elke volgorde aankruisen, ook als ze elkaar niet raken. Een route die bij het eiland begint, ligt open zodra je één vakje van dat eiland hebt aangekruist. Ingekleurde vakjes leiden nergens heen.
dice-ruling-senorita = De señorita kleurt het eerste vrije vakje in op elk eiland dat nog niet vol is, overal tegelijk. Welk vakje dat is, maakt geen verschil.
dice-ruling-captain = De stuurraderen van de kapitein neem je niet van het bord, dus ze tellen niet voor de klerk.
dice-ruling-cap = Een spel dat na ronde 200 nog bezig is, eindigt daar. Wie de meeste punten heeft, wint; bij een gelijke stand delen de spelers de overwinning.
