# Bots anderer Leute, und was aus einem Spiel wird, wenn einer von ihnen versagt.

bot-stood-in = Bootsmann sprang ein
bots-failed = Ein Bot hat versagt, und der Bootsmann hat für ihn gewählt: Diese Zahlen sind nicht allein die des Bots.
bot-trouble-exception = Der Gegner { $bot } hat versagt; der Bootsmann hat für ihn gewählt.
bot-trouble-timeout = Der Gegner { $bot } hat zu lange gebraucht; der Bootsmann hat für ihn gewählt.
bot-trouble-illegal = Der Gegner { $bot } wollte etwas Unmögliches; der Bootsmann hat für ihn gewählt.
bot-trouble-garbage = Der Gegner { $bot } hat etwas ohne Sinn geantwortet; der Bootsmann hat für ihn gewählt.
bot-trouble-gone = Der Gegner { $bot } läuft nicht; der Bootsmann hat für ihn gewählt.
master-is-hard = Das Paket numba fehlt, deshalb spielt hard anstelle von master. So installierst du es nach: pip install "portroyal[fast]"
arena-taken = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} aus { $file } übernommen
arena-interrupted-unkept = Unterbrochen. Nichts wurde aufbewahrt: Einer der Bots ist ein Programm, dessen Dateien nicht genannt sind; niemand könnte sagen, ob es noch dasselbe ist.
simulate-records = Jede Partie auch als Aufzeichnung schreiben, eine je Zeile; die Bots werden dann Zug für Zug gefragt.
as-json = Daten ausgeben statt Worte.
missing-package = dafür wird das Paket { $package } gebraucht: pip install "portroyal[{ $extra }]"
tune-write = In das Paket schreiben, in die Datei, die der Bot liest.
