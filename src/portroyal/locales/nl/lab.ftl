# Het lab: spellen, kaarten en spelers meten.

lab-help = Zeekaarten en spelers meten.
lab-balance = Een zeekaart vele malen spelen en tonen hoe evenwichtig ze is, doel voor doel.
lab-chapter = Het hoofdstuk (1 tot 4) of een kaartbestand.
lab-all = Alle vier de hoofdstukken.
lab-games = Partijen per spelersaantal, en nog eens zoveel voor elk starteiland.
lab-seed = Een getal dat het toeval van alle partijen vastlegt.
lab-players = De spelersaantallen, gescheiden door komma’s.
lab-write = Het verslag ook naar dit bestand schrijven (Markdown).
