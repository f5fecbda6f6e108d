# Die Befehle des Servers.

serve-help = Den Spielserver starten; die Spieler öffnen seine Adresse im Browser.
serve-port = Der Port.
serve-host = Die Adresse, auf der er hört; 0.0.0.0 für alle im Netz.
serve-database = Eine SQLite-Datei, oder postgresql://… für mehrere Prozesse; ohne Angabe eine Datei in deinem Datenordner.
serve-origin = Eine andere Website, deren Seiten den Server nutzen dürfen; auch mehrmals.
serve-proxy = Vor dem Server steht ein Proxy; seinen X-Forwarded-Angaben glauben.
serve-bots = In wie vielen Prozessen Bots nachdenken.
serve-unlimited = Keine Grenzen für Häufigkeit und Anzahl; nur zum Messen.
serve-log = Wie viel protokolliert wird: DEBUG, INFO, WARNING oder ERROR.
serve-open = Das Spiel im Browser öffnen.
serve-at = Port Royal läuft unter { $address }
verify-help = Den Fairnessbeweis in Aufzeichnungen prüfen: Der Server konnte die Karten nicht mehr wählen, als er das Abheben kannte.
verify-files = Aufzeichnungen beendeter Spiele, wie der Server sie herausgibt.
verify-wrong = { $file }: NICHT BEWIESEN. { $sentence }
verify-cards = { $file }: bewiesen. Geheimnis und Abheben ergeben den Schlüssel hinter der Festlegung { $commitment }; { $shuffles ->
    [one] das eine Mischen
   *[other] die { $shuffles } Mischvorgänge
  } und { $actions } Aktionen führen zum aufgezeichneten Ergebnis.
verify-dice = { $file }: bewiesen. Geheimnis und Abheben ergeben den Schlüssel hinter der Festlegung { $commitment }; { $rolls ->
    [one] der eine Wurf
   *[other] die { $rolls } Würfe
  } und { $actions } Aktionen führen zum aufgezeichneten Ergebnis.
verify-lot = Der Startspieler wurde durch dasselbe Los bestimmt.
verify-limits = Das zeigt, dass die Karten feststanden, bevor das Abheben bekannt war. Es zeigt nicht, dass niemand, der den Server betreibt, hineingesehen hat.
backup-help = Alles, was der Server aufbewahrt, in eine Datei schreiben, auch während er läuft.
backup-file = Die Zieldatei; sie enthält Geheimnisse, also gut aufheben.
backup-done = { $rows } Zeilen stehen in { $file }.
restore-help = Eine neue, leere Datenbank aus einer Sicherung füllen.
restore-file = Die Sicherung.
restore-done = { $rows } Zeilen aus { $file } sind wiederhergestellt.
