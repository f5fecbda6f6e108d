# De opdrachtregel: wat de opdrachten doen en zeggen.

cli-help = Port Royal, de kaartspellen en het dobbelspel: spelen, bekijken, controleren en tekenen.
cli-lang = Taal: en, de, nl of en-US; anders die van je omgeving.
cli-version = De versie tonen.
cli-play = In de terminal spelen; zonder GAME wordt gevraagd welk spel.
cli-play-game = Welk spel; “portroyal games” toont ze.
cli-play-text = Regel voor regel, ook zonder terminal.
cli-play-players = Spelers aan tafel, tegenstanders meegeteld.
cli-play-people = Hoeveel van hen achter dit toetsenbord zitten.
cli-play-names = Hun namen, gescheiden door komma’s.
cli-play-bots = Tegenstanders: easy, normal, hard of master, of de naam van een bot (`captain@500` met het aantal simulaties, `cmd:PROGRAMMA` een eigen programma); meerdere gescheiden door komma’s.
cli-play-seed = Een getal (of 64 hexcijfers) dat het toeval van het spel vastlegt.
cli-play-cards = Een eigen kaartenlijst (CSV).
cli-play-ending = Winnen kan alleen met een vervulde expeditie.
cli-play-chapter = Het hoofdstuk van het dobbelspel.
cli-play-chart = Een eigen zeekaart (TOML of JSON).
cli-play-load = Een bewaard spel voortzetten.
cli-play-save = Waar het spel wordt bewaard als je weggaat of als het afgelopen is.
cli-learn = Een spel spelenderwijs leren: een begeleide eerste reis van ongeveer drie minuten.
cli-learn-which = port-royal, unterwegs, combined, dice-1 tot en met dice-4
cli-replay = Een spel zet voor zet navertellen, of spelverslagen controleren.
cli-replay-files = Spelverslagen.
cli-replay-check = Alleen controleren: één regel per bestand, afsluitcode 1 als er een wordt geweigerd.
cli-replay-step = Na elke zet op Enter wachten.
cli-engine = Via het engineprotocol met een ander programma praten (JSON-regels).
cli-games = De spellen tonen.
cli-chart = Zeekaarten van het dobbelspel controleren, tekenen en exporteren.
cli-chart-check = Controleren of een zeekaart speelbaar is, en zo niet, waarom niet.
cli-chart-files = Zeekaarten, of 1 tot 4 voor die van ons.
cli-chart-draw = Een zeekaart als plaatje tekenen.
cli-chart-export = Een zeekaart als JSON tonen.
cli-chart-which = 1 tot 4 voor die van ons, of een bestand.
cli-output = Het bestand (.svg, .png of .json); anders naar het scherm.
cli-width = Breedte van het plaatje in pixels.
cli-svg = Een stelling, of de laatste stelling van een spelverslag, als SVG tekenen.
cli-svg-file = Een spelverslag, of een stelling zoals de engine die geeft.
cli-svg-seat = Wiens blad wordt getekend (dobbelspel).

games-inferred = De meeste kaartwaarden van unterwegs zijn niet zeker bekend maar afgeleid.
games-own-charts = De gedrukte zeekaarten kent het programma niet; het gebruikt vier eigen zeekaarten. Op je eigen zeekaart speel je met --chart BESTAND.
games-correct = Wie de doos heeft, kan de kaarten verbeteren met --cards BESTAND: een CSV-lijst met de kolommen set, type, name, color, coins, swords, cost, points, needs, count.

replay-refused = { $file }: geweigerd. { $sentence }
replay-good = { $file }: in orde. { $game }, { $n } zetten, gewonnen door { $winners }
replay-unfinished = { $file }: in orde. { $game }, onvoltooid na { $n ->
    [one] 1 zet
   *[other] { $n } zetten
}
replay-next = [{ $n } van { $total }, Enter] >
replay-stops = Hier eindigt het spelverslag; het spel is niet afgelopen.

chart-good = { $file }: in orde. “{ $title }”, hoofdstuk { $chapter }, { $islands } eilanden, { $fields } vakjes
chart-refused = Geweigerd. { $sentence }
written = Geschreven: { $file }
write-impossible = { $file } kan niet worden geschreven: { $why }
png-needs = voor een PNG is het pakket resvg-py nodig (pip install "portroyal[picture]"), voor een SVG niet
