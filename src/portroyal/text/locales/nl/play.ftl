# Een spel in de terminal: klaarzetten, spelen, bewaren.

game-port-royal = Port Royal, het kaartspel, 2 tot 5 spelers
game-unterwegs = Port Royal unterwegs, het kleine kaartspel, 2 tot 4 spelers
game-combined = Port Royal met de kaarten van unterwegs, 2 tot 5 spelers
title-port-royal = Port Royal
title-unterwegs = Port Royal unterwegs
title-combined = Port Royal met unterwegs
goal-port-royal = Leg kaarten bloot zolang het geluk meezit, handel met schepen, huur personen in, vervul expedities. Met { $n } punten luid je de laatste ronde in.
goal-unterwegs = Leg kaarten bloot zolang het geluk meezit, handel met schepen, huur personen in. Met { $n } punten luid je de laatste ronde in.
goal-combined = { goal-port-royal }

setup-welcome = Welkom in Port Royal! Met Enter neem je het voorstel over.
setup-game = Wat spelen we?
setup-players = Met hoeveel spelers, tegenstanders meegeteld?
setup-chapter = Welk hoofdstuk, 1 tot en met 4? Begin met 1.
setup-people = Hoeveel van hen zitten achter dit toetsenbord?
setup-level = Hoe sterk moeten de tegenstanders zijn?
level-easy = de bootsman, die één op de vier keuzes aan het toeval overlaat
level-normal = de bootsman: voorzichtige vuistregels
level-hard = de stuurman: kent de kansen van elke kaart en elke worp
level-master = de beste van de bemanning: rekent door waar elke keuze toe kan leiden
setup-unknown-game = het spel { $game } bestaat niet; kies uit { $games }
setup-too-many = { $people } mensen passen niet aan een tafel voor { $players }
player-name = Speler { $n }
seat-name = plaats { $n }
prompt-default = [{ $default }] >
unclear-range = Graag een getal van { $least } tot en met { $most }.

intro = { $game }: aan tafel zitten { $names }.
intro-ending = Het spel loopt pas af als iemand genoeg punten en een vervulde expeditie heeft; alleen wie er een vervuld heeft, kan winnen.
intro-inferred = De meeste kaartwaarden van unterwegs zijn niet zeker bekend maar afgeleid. Heb je de doos, verbeter ze dan met een eigen kaartenlijst: --cards BESTAND (zie “portroyal games”).
intro-commands = Typ een nummer of een woord. Verder: ? = hulp, t = tafel tonen, u = zet terugnemen, log = verloop, q = bewaren en afsluiten.

command-help = hulp
command-table = tafel
command-undo = terug
command-log = verloop
command-quit = einde
help-choices = Dit kun je nu doen:
help-commands = Verder: t of tafel, u of terug, log of verloop, q of einde (q BESTAND kiest het bestand).
help-typing = Typ het nummer, de eerste letters van een woord uit de lijst, of de notatie (zoals { $example }).
undo-done = Teruggenomen.
undo-impossible = Dat kun je niet terugnemen: er is sindsdien iets zichtbaar geworden dat verborgen was, of iemand anders heeft iets gedaan.
saved-unfinished =
    Het spel is bewaard in { $file }. Ga verder met:
    portroyal play --text --load { $file }{ $bots }
saved-finished =
    Het spel is bewaard in { $file }. Kijk het terug met:
    portroyal replay { $file }
save-impossible = het spel kan niet worden bewaard in { $file }: { $why }
save-foreign = { $file } bestaat al en bevat iets anders
save-changed = { $file } is intussen ergens anders gewijzigd en blijft zoals het is; dit spel heeft nu een eigen bestand
error = Dat gaat niet: { $sentence }.
