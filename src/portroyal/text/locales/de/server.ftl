# Die Befehle des Servers.

serve-help = Den Spielserver starten; die Spieler öffnen seine Adresse im Browser.
serve-port = Der Port.
serve-host = Die Adresse, auf der er lauscht; 0.0.0.0 für alle im Netz.
serve-database = Eine SQLite-Datei oder postgresql://… für mehrere Prozesse; ohne Angabe eine Datei in deinem Datenordner.
serve-origin = Eine andere Website, deren Seiten den Server nutzen dürfen; mehrfach möglich.
serve-bad-origin = { $origin } ist keine Website-Adresse; gib sie als https://example.org an, ohne Pfad.
serve-proxy = Vor dem Server steht ein Proxy; seinen X-Forwarded-Angaben vertrauen.
serve-bots = In wie vielen Prozessen Bots nachdenken.
serve-unlimited = Keine Grenzen für Häufigkeit und Anzahl; nur zum Messen.
serve-metrics = /metrics allen zeigen, die den Server erreichen.
serve-metrics-port = /metrics nur auf diesem Port zeigen, an derselben Adresse.
serve-log = Wie viel protokolliert wird: DEBUG, INFO, WARNING oder ERROR.
serve-open = Das Spiel im Browser öffnen.
serve-at = Port Royal läuft unter { $address }
verify-help = Den Nachweis in Aufzeichnungen prüfen und mit dem vergleichen, was dir vor dem Abheben gezeigt wurde.
verify-files = Aufzeichnungen beendeter Spiele, wie der Server sie herausgibt.
verify-wrong = { $file }: NICHT BEWIESEN. { $sentence }
verify-cards = { $file }: Die Aufzeichnung ist in sich stimmig. Das Geheimnis passt zum Fingerabdruck { $commitment } und ergibt mit den Worten zum Abheben den Schlüssel; { $shuffles ->
    [one] das eine Mischen
   *[other] die { $shuffles } Mischvorgänge
  } und { $actions } Aktionen führen zum aufgezeichneten Ergebnis.
verify-dice = { $file }: Die Aufzeichnung ist in sich stimmig. Das Geheimnis passt zum Fingerabdruck { $commitment } und ergibt mit den Worten zum Abheben den Schlüssel; { $rolls ->
    [one] der eine Wurf
   *[other] die { $rolls } Würfe
  } und { $actions } Aktionen führen zum aufgezeichneten Ergebnis.
verify-lot = Mit diesem Schlüssel wurde auch der Startspieler ausgelost.
verify-commitment = Der Fingerabdruck des Server-Geheimnisses, der dir vor dem Abheben gezeigt wurde.
verify-cut = Womit du abgehoben hast.
verify-kept = Tisch, Fingerabdruck und deine Worte zum Abheben in einer Datei, wie dein Browser sie speichert.
verify-one = --commitment, --cut und --kept gehören zu einem Spiel; gib nur eine Aufzeichnung an.
verify-either = In der Datei von --kept stehen Fingerabdruck und Worte zum Abheben; gib entweder sie an oder --commitment und --cut.
verify-compared-both = Bewiesen: Dieser Fingerabdruck wurde dir vor dem Abheben gezeigt, und deine Worte sind unter denen, mit denen abgehoben wurde. Das Geheimnis des Servers stand fest, bevor er deine Worte kannte; aussuchen konnte er die Karten also nicht.
verify-compared-commitment = Dieser Fingerabdruck wurde dir vor dem Abheben gezeigt. Ob deine Worte unter denen sind, mit denen abgehoben wurde, wurde nicht geprüft (--cut).
verify-compared-cut = Deine Worte sind unter denen, mit denen abgehoben wurde. Ob der Server diesen Fingerabdruck vor dem Abheben gezeigt hat, wurde nicht geprüft (--commitment).
verify-compared-nothing = Ob der Server diesen Fingerabdruck vor dem Abheben gezeigt hat, wurde nicht geprüft; dazu braucht es entweder --commitment und --cut oder --kept mit der Datei, die dein Browser speichert.
verify-others = Auch andere haben abgehoben: { $cuts }. Ob das Menschen an deinem Tisch waren, deren Worte versiegelt waren, bevor deine bekannt wurden, wurde nicht geprüft.
verify-limits = Nichts davon schließt aus, dass jemand, der den Server betreibt, in die Karten gesehen hat.
backup-help = Alles, was der Server aufbewahrt, in eine Datei schreiben, auch während er läuft.
backup-file = Die Zieldatei; sie enthält Geheimnisse, also sicher aufbewahren.
backup-done = { $rows } Zeilen stehen in { $file }.
restore-help = Eine neue, leere Datenbank aus einer Sicherung füllen.
restore-file = Die Sicherung.
restore-done = { $rows } Zeilen aus { $file } sind wiederhergestellt.
serve-warm = Ob die stärksten Bots beim Start kompiliert werden (beim ersten Mal eine Minute) oder erst, wenn sie gebraucht werden.
serve-taken = Port { $port } auf { $host } geht nicht ({ $why }). Wähle mit --port einen anderen oder beende, was dort läuft.
database-unusable = die Datenbank ist nicht benutzbar: { $why }
database-neither = die Datenbank ist weder eine Datei noch eine Adresse wie postgresql://RECHNER/NAME
database-driver = PostgreSQL braucht einen Treiber: pip install "portroyal[postgresql]"
database-in-use = { $file } wird von einem anderen Server benutzt; ein Prozess je SQLite-Datei, für mehr PostgreSQL
database-two-names = { $file } hat noch einen zweiten Namen (Hardlink), unter dem SQLite nicht alles Gespeicherte fände; entferne einen der Namen oder kopiere die Datei
database-newer = die Datenbank hat das Schema { $form }, das diese Version nicht kennt; eine neuere hat sie geschrieben
backup-no-database = { $file } gibt es nicht
backup-not-written = { $file } lässt sich nicht schreiben: { $why }
backup-not-read = { $file } lässt sich nicht lesen: { $why }
backup-never-used = diese Datenbank hat noch kein Server benutzt
restore-no-backup = das ist keine Sicherung; Sicherungen beginnen mit der Formatangabe { $format }
restore-other-form = die Datenbank hat das Schema { $now }, die Sicherung { $form }; nimm eine neue Datenbank
restore-not-empty = die Datenbank ist nicht leer; nimm eine neue
restore-torn-rows = die Sicherung ist unvollständig: sie hat { $rows } Zeilen und sollte { $all } haben
restore-torn-end = die Sicherung ist unvollständig: ihr Ende fehlt
restore-torn-line = die Sicherung ist beschädigt: eine Zeile ist kein JSON
reports-help = Auflisten, was Spieler gemeldet haben: eine Chatnachricht oder einen Namen.
reports-settle = Die Meldung mit dieser Nummer als erledigt löschen; mehrfach möglich.
reports-none = Niemand hat etwas gemeldet.
reports-line = { $number } · { $at } · Tisch { $table }, Nachricht { $seq }
reports-name = { $number } · { $at } · Tisch { $table }, ein Name
reports-who = { $who } über { $whom }: { $reason }
reports-said = { $name } schrieb: { $text }
reports-unsaid = Die Nachricht ist gelöscht.
reports-nobody = jemand, dessen Daten gelöscht sind
reports-nameless = jemand ohne Namen
reports-settled = { $n ->
    [one] Eine Meldung ist gelöscht.
   *[other] { $n } Meldungen sind gelöscht.
  }
