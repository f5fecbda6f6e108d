# Die Befehle des Servers.

serve-help = Den Spielserver starten; die Spieler öffnen seine Adresse im Browser.
serve-port = Der Port.
serve-host = Die Adresse, auf der er lauscht; 0.0.0.0 für alle im Netz.
serve-database = Eine SQLite-Datei oder postgresql://… für mehrere Prozesse; ohne Angabe eine Datei in deinem Datenordner.
serve-origin = Eine andere Website, deren Seiten den Server nutzen dürfen; mehrfach möglich.
serve-bad-origin = { $origin } ist keine Website-Adresse; gib sie als https://example.org an, ohne Pfad
serve-proxy = Vor dem Server steht ein Proxy; seinen X-Forwarded-Angaben vertrauen.
serve-bots = In wie vielen Prozessen Bots nachdenken.
serve-unlimited = Anfragen, Tische und Verbindungen nicht begrenzen; nur für Leistungsmessungen.
serve-metrics = /metrics allen zeigen, die den Server erreichen.
serve-metrics-port = /metrics nur auf diesem Port zeigen, an derselben Adresse.
serve-log = Wie viel protokolliert wird: DEBUG, INFO, WARNING oder ERROR.
serve-bad-log = --log ist { $log }; möglich sind DEBUG, INFO, WARNING und ERROR
serve-open = Das Spiel im Browser öffnen.
serve-at = Port Royal läuft unter { $address }
verify-help = Den Nachweis in Aufzeichnungen prüfen und mit dem vergleichen, was dir vor dem Abheben gezeigt wurde.
verify-files = Aufzeichnungen beendeter Partien, wie der Server sie herausgibt.
verify-wrong = { $file }: NICHT BEWIESEN. { $sentence }
verify-cards = { $file }: Die Aufzeichnung ist in sich stimmig. Das Geheimnis passt zum Fingerabdruck { $commitment } und ergibt mit den Worten zum Abheben den Schlüssel; { $shuffles ->
    [one] das eine Mischen
   *[other] die { $shuffles } Mischvorgänge
  } und { $actions } Schritte führen zum aufgezeichneten Ergebnis.
verify-dice = { $file }: Die Aufzeichnung ist in sich stimmig. Das Geheimnis passt zum Fingerabdruck { $commitment } und ergibt mit den Worten zum Abheben den Schlüssel; { $rolls ->
    [one] der eine Wurf
   *[other] die { $rolls } Würfe
  } und { $actions } Schritte führen zum aufgezeichneten Ergebnis.
verify-lot = Mit diesem Schlüssel wurde auch der Startspieler ausgelost.
verify-no-lot = Laut Aufzeichnung stand von vornherein fest, wer beginnt; ausgelost wurde es nicht.
verify-own = In der Aufzeichnung stehen deine Worte am Platz von { $name }; das solltest du sein.
verify-commitment = Der Fingerabdruck des Server-Geheimnisses, der dir vor dem Abheben gezeigt wurde.
verify-cut = Die Worte, mit denen du abgehoben hast.
verify-table = Der Name des Tisches, wie er in der Adresse steht.
verify-kept = Tisch, Fingerabdruck und deine Worte zum Abheben in einer Datei, wie dein Browser sie speichert.
verify-one = --commitment, --cut, --table und --kept gehören zu einem Spiel; gib nur eine Aufzeichnung an
verify-either = in der Datei von --kept stehen Fingerabdruck, Worte zum Abheben und Tisch schon; gib entweder --kept an oder --commitment, --cut und --table
verify-compared-both = Bewiesen: Dieser Fingerabdruck wurde dir vor dem Abheben gezeigt, und deine Worte sind unter denen, mit denen abgehoben wurde. Das Geheimnis des Servers stand fest, bevor er deine Worte kannte; aussuchen konnte er Karten oder Würfe also nicht.
verify-compared-apart = Dieser Fingerabdruck wurde dir vor dem Abheben gezeigt, und deine Worte sind unter denen, mit denen abgehoben wurde: Das Geheimnis des Servers stand fest, bevor er deine Worte kannte.
verify-hand = Bei den Worten der anderen könnte der Server aber die Finger im Spiel gehabt haben.
verify-unnamed = Nicht geprüft: ob { $table } der Tisch ist, an dem du gespielt hast (--table). Auch von diesem Namen hängen Karten oder Würfe ab, und der Server hätte ihn wählen können, als er deine Worte schon kannte.
verify-compared-commitment = Dieser Fingerabdruck wurde dir vor dem Abheben gezeigt. Ob deine Worte unter denen sind, mit denen abgehoben wurde, wurde nicht geprüft (--cut).
verify-compared-cut = Deine Worte sind unter denen, mit denen abgehoben wurde. Ob der Server diesen Fingerabdruck vor dem Abheben gezeigt hat, wurde nicht geprüft (--commitment).
verify-compared-nothing = Ob der Server diesen Fingerabdruck vor dem Abheben gezeigt hat, wurde nicht geprüft; dazu braucht es entweder --commitment, --cut und --table oder --kept mit der Datei, die dein Browser speichert.
verify-others = Auch andere haben abgehoben: { $cuts }. Ob das Menschen an deinem Tisch waren, deren Worte versiegelt waren, bevor deine bekannt wurden, wurde nicht geprüft.
verify-sealed = Auch andere haben abgehoben: { $cuts }. Diese Worte waren versiegelt, bevor du deine genannt hast.
verify-withheld = Versiegelt, aber nie genannt und deshalb als leer gezählt: die Worte von { $names }. Wer mit dem Server unter einer Decke steckt, könnte sie absichtlich zurückgehalten haben, als alle anderen bekannt waren.
verify-limits = Nichts davon schließt aus, dass jemand, der den Server betreibt, die nächsten Karten oder Würfe schon kannte oder alle so oft abheben ließ, bis es ihm passte.
backup-help = Alles, was der Server aufbewahrt, in eine Datei schreiben, auch während er läuft.
backup-file = Die Zieldatei; sie enthält Geheimnisse, also sicher aufbewahren.
backup-done = { $rows ->
    [one] 1 Zeile steht
   *[other] { $rows } Zeilen stehen
} in { $file }.
restore-help = Eine neue, leere Datenbank aus einer Sicherung füllen.
restore-file = Die Sicherung.
restore-done = { $rows ->
    [one] 1 Zeile aus { $file } ist
   *[other] { $rows } Zeilen aus { $file } sind
} wiederhergestellt.
serve-warm = Ob die stärksten Bots beim Start kompiliert werden (beim ersten Mal eine halbe Minute) oder erst, wenn sie gebraucht werden.
serve-taken = Port { $port } auf { $host } geht nicht ({ $why }). Wähle mit --port einen anderen oder beende, was dort läuft.
database-unusable = die Datenbank ist nicht benutzbar: { $why }
database-neither = die Datenbank ist weder eine Datei noch eine Adresse wie postgresql://RECHNER/NAME
database-driver = PostgreSQL braucht einen Treiber: pip install "portroyal[postgresql]"
database-in-use = { $file } wird von einem anderen Server benutzt; je SQLite-Datei nur ein Prozess, für mehr nimm PostgreSQL
database-two-names = { $file } hat noch einen zweiten Namen (Hardlink), unter dem SQLite nicht alles Gespeicherte fände; entferne einen der Namen oder kopiere die Datei
database-newer = die Datenbank hat das Schema { $form }, das diese Version nicht kennt; eine neuere hat sie geschrieben
backup-no-database = { $file } gibt es nicht
backup-not-written = { $file } lässt sich nicht schreiben: { $why }
backup-not-read = { $file } lässt sich nicht lesen: { $why }
backup-gaps = { $rows ->
    [one] 1 Zeile steht
   *[other] { $rows } Zeilen stehen
} jetzt in { $file }, doch die Datenbank ist beschädigt: { $gaps ->
    [one] 1 Eintrag ist unvollständig
   *[other] { $gaps } Einträge sind unvollständig
}
backup-unsure = { $rows ->
    [one] 1 Zeile steht
   *[other] { $rows } Zeilen stehen
} jetzt in { $file }, doch ob etwas fehlt, ließ sich nicht prüfen: { $why }
backup-never-used = diese Datenbank hat noch kein Server benutzt
restore-no-backup = das ist keine Sicherung; Sicherungen beginnen mit der Formatangabe { $format }
restore-other-form = die Datenbank hat das Schema { $now }, die Sicherung { $form }; nimm eine neue Datenbank
restore-not-empty = die Datenbank ist nicht leer; nimm eine neue
restore-torn-rows = die Sicherung ist unvollständig: Sie hat { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
} und sollte { $all } haben
restore-torn-end = die Sicherung ist unvollständig: Ihr Ende fehlt
restore-torn-line = die Sicherung ist beschädigt: Eine Zeile ist kein JSON
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
