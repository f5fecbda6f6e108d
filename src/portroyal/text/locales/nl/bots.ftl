# Bots van anderen, en wat er met een spel gebeurt als er een faalt.

bot-stood-in = bootsman viel in
bots-failed = Een bot liet het afweten en de bootsman koos in zijn plaats: deze cijfers zeggen dus niet alleen iets over de bot.
bot-trouble-exception = De tegenstander { $bot } liep vast; de bootsman koos in zijn plaats.
bot-trouble-timeout = De tegenstander { $bot } deed er te lang over; de bootsman koos in zijn plaats.
bot-trouble-illegal = De tegenstander { $bot } wilde iets onmogelijks; de bootsman koos in zijn plaats.
bot-trouble-garbage = De tegenstander { $bot } gaf een onbegrijpelijk antwoord; de bootsman koos in zijn plaats.
bot-trouble-gone = De tegenstander { $bot } draait niet; de bootsman koos in zijn plaats.
bot-trouble-endless = De tegenstander { $bot } blijft maar doorgaan; de bootsman koos in zijn plaats.
master-is-hard = Het pakket numba ontbreekt, daarom speelt hard in plaats van master. Zo installeer je het: pip install "portroyal[fast]"
arena-taken = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} overgenomen uit { $file }
arena-interrupted-unkept = Onderbroken. Er is niets bewaard: een van de bots is een programma waarvan de bestanden niet genoemd zijn; niemand kan zeggen of het nog hetzelfde is.
arena-changed = Tijdens het spelen zijn bestanden van een programma gewijzigd: wat sindsdien is gespeeld, is niet bewaard; als de bot zelf is gewijzigd, lopen in deze cijfers twee bots door elkaar.
simulate-records = Elke partij ook als spelverslag schrijven, één per regel; de bots krijgen dan elke zet afzonderlijk voorgelegd.
as-json = JSON in plaats van tekst.
missing-package = hiervoor is het pakket { $package } nodig: pip install "portroyal[{ $extra }]"
tune-write = In het pakket schrijven, naar het bestand dat de bot leest.
