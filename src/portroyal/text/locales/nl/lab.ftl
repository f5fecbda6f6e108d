# Het lab: spellen, kaarten en spelers testen.

lab-help = Zeekaarten en spelers testen.
lab-seed = Een getal dat het toeval van alle partijen vastlegt.

role-trader = handelaar
role-wholesaler = groothandelaar
reason-points = op punten
reason-sudden-death = door sudden death
reason-no-cards = zonder kaarten
reason-cap = door de rondelimiet

simulate-help = Zoveel partijen tussen bots spelen als je wilt en tonen wie wint, hoe en met welke personen.
simulate-players = Spelers aan tafel; standaard zoveel als er bots genoemd zijn, minstens 2.
simulate-bots = De bots, plaats voor plaats; zijn het er minder dan spelers, dan begint de rij opnieuw. `captain@500` bepaalt het aantal simulaties, `captain@200ms` de bedenktijd.
simulate-games = Hoeveel partijen.
simulate-playouts = Simulaties die een zoekende bot voor een keuze krijgt.
simulate-threads = Threads; standaard zoveel als de machine kernen heeft. Het resultaat is hetzelfde.
simulate-out = Elke partij ook naar dit bestand schrijven (.parquet, .csv of .json).
simulate-plot = Het resultaat ook in dit bestand tekenen (.png, .svg of .pdf).
simulate-cluster = Op een Dask-cluster spelen; het adres van de scheduler.
simulate-interrupted = Onderbroken na { $n } van { $total ->
    [one] 1 partij
   *[other] { $total } partijen
}.
simulate-title = { $game }, { arena-played } met { $players } spelers, startgetal { $seed }
simulate-seat = plaats
simulate-bot = bot
simulate-wins = gewonnen (95%)
simulate-points = punten
simulate-coins = munten
simulate-busts = mislukte beurten (95%)
simulate-together = { $bot } op { $n } plaatsen samen: { $share }
simulate-places = Gewonnen partijen per plaats, geteld vanaf de startspeler:
simulate-place = { $n }.
simulate-rounds = Rondes: { $mean } gemiddeld, mediaan { $median }.
simulate-ends = Einde van de partijen: { $ends }; gedeelde overwinning in { $shared }%.
simulate-persons = Zo vaak won wie aan het eind deze persoon had:
simulate-had = { $share }% had die
simulate-pace = { $seconds } s, { $pace ->
    [one] 1 partij
   *[other] { $pace } partijen
} per seconde

plot-title = { $game }, { arena-played }
plot-wins = Gewonnen partijen per plaats
plot-places = Gewonnen partijen per plaats, geteld vanaf de startspeler
plot-rounds = Rondes
plot-persons = Gewonnen partijen van wie aan het eind een bepaalde persoon had

arena-help = Alle bots met dezelfde kaartvolgordes tegen elkaar laten spelen en een rating geven.
arena-bots = Een bot; noem er minstens twee. `cmd:PROGRAMMA` start een eigen programma, `captain@500` bepaalt het aantal simulaties.
arena-players = Spelers aan tafel; elk tweetal bots speelt in elke mogelijke verdeling over de plaatsen.
arena-games = Partijen voor elk tweetal bots, naar boven afgerond op hele kaartvolgordes.
arena-sprt = Met een tweetal bots stoppen zodra een sequentiële toets een fractie LOW kan onderscheiden van een fractie HIGH.
arena-state = Waar wordt bijgehouden wat er gespeeld is; standaard een bestand dat bij precies deze instellingen hoort.
arena-out = De ruwe resultaten ook naar dit bestand schrijven.
arena-interrupted = Onderbroken; dezelfde opdracht gaat daar verder.
arena-title = { $game }, { $players } spelers, startgetal { $seed }
arena-nothing = Er is nog niets gespeeld.
arena-rating = rating
arena-unsure = sigma
arena-played = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
}
arena-verdict-high = HIGH
arena-verdict-low = LOW
arena-verdict-open = open
