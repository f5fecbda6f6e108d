# Bots anderer Leute und was aus einem Spiel wird, wenn einer von ihnen ausfällt.

bot-stood-in = Bootsmann sprang ein
bots-failed = Ein Bot ist ausgefallen, und der Bootsmann hat für ihn entschieden: Diese Zahlen sind nicht allein die des Bots.
bot-trouble-exception = Der Gegner { $bot } ist abgestürzt; der Bootsmann hat für ihn entschieden.
bot-trouble-timeout = Der Gegner { $bot } hat zu lange gebraucht; der Bootsmann hat für ihn entschieden.
bot-trouble-illegal = Der Gegner { $bot } wollte etwas Unmögliches; der Bootsmann hat für ihn entschieden.
bot-trouble-garbage = Der Gegner { $bot } hat etwas Unverständliches geantwortet; der Bootsmann hat für ihn entschieden.
bot-trouble-gone = Der Gegner { $bot } läuft nicht; der Bootsmann hat für ihn entschieden.
bot-trouble-endless = Der Gegner { $bot } findet kein Ende; der Bootsmann hat für ihn entschieden.
master-is-hard = Das Paket numba fehlt, deshalb spielt hard anstelle von master. So installierst du es nach: pip install "portroyal[fast]"
arena-taken = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} aus { $file } übernommen
arena-interrupted-unkept = Abgebrochen. Es wurde nichts gespeichert: Einer der Bots ist ein Programm, dessen Dateien nicht angegeben sind; ob es noch dasselbe ist, ließe sich nicht feststellen.
arena-changed = Dateien eines Programms haben sich während der Partien geändert: Was seitdem gespielt wurde, ist nicht gespeichert; falls der Bot selbst geändert wurde, vermischen diese Zahlen zwei Bots.
simulate-records = Jede Partie auch als Aufzeichnung schreiben, eine je Zeile; die Bots werden dann Entscheidung für Entscheidung gefragt.
as-json = Daten ausgeben statt Text.
missing-package = dafür wird das Paket { $package } gebraucht: pip install "portroyal[{ $extra }]"
tune-write = In das Paket schreiben, in die Datei, die der Bot liest.
