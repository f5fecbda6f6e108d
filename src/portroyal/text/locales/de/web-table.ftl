# Rund um den Tisch: Leiste, Menü, Verlauf, Chat, Hinweise, Abstimmungen, Ende, Wiederholungen.

web-your-turn = Du bist am Zug
web-you = du
web-yes = Ja
web-no = Nein
web-menu = Menü
web-log = Verlauf des Spiels
web-since = Seit deiner letzten Entscheidung:
web-since-bust = gescheitert
web-undo = Zurücknehmen
web-odds = Chancen
web-confirm = So spielen?
web-line-lost = Verbindung wird wiederhergestellt …
web-line-slow = Noch keine Antwort …
web-watching = Du siehst zu
web-watchers = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
web-pause = Um eine Pause bitten
web-resume = Weiterspielen
web-abandon = Spiel abbrechen
web-abandon-more = Das Spiel endet ohne Sieger, sobald alle einverstanden sind.
web-abandon-yes = Vorschlagen
web-resign = Aufgeben
web-resign-more = Du gibst dieses Spiel auf. Ein Bot spielt für dich zu Ende, und du kannst nicht wieder einsteigen.
web-resign-ends = Du gibst dieses Spiel auf. Es endet sofort, und du kannst das nicht zurücknehmen.
web-resign-of = { $who } gibt auf
web-resign-yes = Aufgeben
web-leave = Tisch verlassen
web-leave-more = Ein Bot spielt für dich, bis du zurückkommst. Du findest den Tisch unter deinen Partien.
web-leave-yes = Verlassen
web-leave-seat = Aufstehen
web-sound-on = Ton an
web-sound-off = Ton aus
web-to-my-turn = Weiter zu meinem Zug
web-speed-now = Bots: { $speed }

web-banner-lost = Die Verbindung ist weg. Wir versuchen es weiter; was bestätigt wurde, ist nicht verloren.
web-banner-paused = Das Spiel pausiert.
web-banner-left = Ein Bot hat für dich gespielt, während du weg warst.
web-banner-clock = Deine Zeit ist abgelaufen. Ein Bot spielt für dich zu Ende.
web-banner-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
web-banner-deleted = Dieser Platz wurde aufgegeben. Ein Bot spielt weiter.
web-come-back = Wieder mitspielen
web-banner-silent = { $who } hat schon eine Weile nicht weitergespielt.
web-banner-nudged = Die anderen warten auf dich. Spielst du nicht innerhalb einer Minute weiter, übernimmt ein Bot für dich.
web-banner-nudged-other = { $who } wurde angestupst. Geht es nicht innerhalb einer Minute weiter, übernimmt ein Bot.
web-nudge = Anstupsen
web-vote-abandon = Vorschlag von { $names }: das Spiel abbrechen.
web-vote-pause = Vorschlag von { $names }: eine Pause.
web-vote-yes = Einverstanden
web-vote-no = Doch nicht
web-vote-decline = Ablehnen

web-chat-unread = { $n ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
}
web-chat-say = Etwas sagen
web-chat-send = Senden
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-guest = Gast
web-chat-deleted = (gelöscht)
web-chat-about = Mehr zur Nachricht von { $name }
web-chat-report = Diese Nachricht melden
web-chat-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
web-chat-mute = Nachrichten von { $name } ausblenden

web-room-seats = An diesem Tisch
web-room-bot = Einen Bot auf Platz { $n } setzen
web-room-bot-add = Bot dazusetzen
web-room-open = Platz freigeben
web-room-remove = Entfernen
web-room-removed = Der Platz ist frei. Es gibt jetzt einen neuen Einladungslink; der alte gilt nicht mehr.
web-room-begin = Spiel beginnen
web-room-wait = Sobald alle Plätze besetzt sind, kann der Gastgeber das Spiel beginnen.
web-room-full = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.
web-sit-down = Platz nehmen
web-cut = Abheben
web-cut-more = Was du hier eintippst, fließt ins Mischen ein, damit niemand die Karten vorher zurechtlegen kann. Dein Browser hängt ein paar zufällige Buchstaben an, die niemand erraten kann.
web-cut-words = Deine Worte
web-commitment = Fingerabdruck des Server-Geheimnisses:
web-proof-cut = Worte und Nachweis
web-cutting = Alle heben ab …
web-invite = Freunde einladen
web-invite-more = Wer diesen Link öffnet, kann an deinem Tisch Platz nehmen.
web-invite-public = Dieser Tisch ist auch öffentlich zu sehen. Der Link führt geradewegs hierher.
web-invite-link = Einladungslink
web-invite-copy = Link kopieren
web-invite-copied = Der Link ist kopiert.
web-invite-share = Teilen
web-invite-text = Spiel mit mir Port Royal!
web-save-picture = Als Bild speichern
web-qr = QR-Code
web-qr-more = Wer die Kamera darauf richtet, öffnet den Link.

web-entry-join = { $you ->
    [yes] Du nimmst Platz.
   *[no] { $who } nimmt Platz.
}
web-entry-leave = { $you ->
    [yes] Du verlässt den Tisch.
   *[no] { $who } verlässt den Tisch.
}
web-entry-start = Das Spiel beginnt.
web-entry-undo = { $you ->
    [yes] Du nimmst deine letzte Entscheidung zurück.
   *[no] { $who } nimmt die letzte Entscheidung zurück.
}
web-entry-stand-in = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $who }.
}
web-entry-clock = { $you ->
    [yes] Deine Zeit ist abgelaufen; ein Bot spielt weiter.
   *[no] Die Zeit von { $who } ist abgelaufen; ein Bot spielt weiter.
}
web-entry-come-back = { $you ->
    [yes] Du bist zurück.
   *[no] { $who } ist zurück.
}
web-entry-resign = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
web-entry-nudge = { $you ->
    [yes] Du wirst angestupst.
   *[no] { $who } wird angestupst.
}
web-entry-sealed = Fingerabdruck des Server-Geheimnisses: { $hash }
web-entry-pause = Das Spiel pausiert.
web-entry-resume = Das Spiel geht weiter.
web-entry-abandon = Alle sind einverstanden: Das Spiel ist abgebrochen.
web-entry-decline = { $you ->
    [yes] Du lehnst ab.
   *[no] { $who } lehnt ab.
}
web-entry-rematch = { $you ->
    [yes] Du schlägst eine Revanche vor.
   *[no] { $who } schlägt eine Revanche vor.
}

web-end-over = Das Spiel ist zu Ende
web-end-abandoned = Das Spiel wurde abgebrochen. Niemand hat gewonnen.
web-end-nobody = Niemand hat gewonnen.
web-end-stand-in = { $you ->
    [yes] Ein Bot gewinnt auf deinem Platz.
   *[no] Ein Bot gewinnt auf dem Platz von { $who }.
}
web-end-resigned = Entschieden durch Aufgabe
web-end-why-points = Jemand hatte { $n } Punkte, danach wurde die Runde zu Ende gespielt.
web-end-why-expedition = Jemand hatte { $n } Punkte und eine erfüllte Expedition, danach wurde die Runde zu Ende gespielt. Nur wer eine Expedition erfüllt hat, kann gewinnen.
web-end-why-first = Wer als Erster { dice-points } hat, gewinnt sofort.
web-end-why-sudden-death = Sudden Death: Mit so vielen Schiffen und Steuerrädern auf dem Spielbrett war das Spiel sofort gewonnen.
web-end-why-no-cards = Eine ganze Runde lang konnte niemand eine Karte aufdecken, damit war das Spiel zu Ende.
web-end-why-cap = Runde { $n } war die letzte mögliche.
web-end-why-resigned = Das Spiel wurde nicht zu Ende gespielt. Aufgegeben: { $names }.
web-end-why-abandoned = Das Spiel wurde nicht zu Ende gespielt.
web-end-score = Endstand
web-end-player = Name
web-end-points = Punkte
web-end-points-alone = Punkte
web-end-coins = Münzen
web-end-persons = Personen { $n }
web-end-ships = Schiffe { $n }
web-end-expeditions = Expeditionen { $n }
web-end-tie = Gleichstand nach Punkten, darum haben die Münzen entschieden.
web-end-proof = Fairness prüfen
web-seat-resigned = aufgegeben
web-seat-stand-in = ein Bot hat zu Ende gespielt
web-rematch = Revanche
web-rematch-join = Zur Revanche

web-odds-bust = lässt dich scheitern, wenn du nicht abwehrst
web-odds-bust-for-sure = lässt dich scheitern, Abwehren unmöglich
web-odds-new-color = ist ein Schiff in einer neuen Farbe
web-odds-person = ist eine Person
web-odds-expedition = ist eine Expedition
web-odds-tax = ist eine Steuererhöhung
web-odds-cards = Die nächste Karte
web-odds-reach = Schiffe und Steuerräder auf dem Spielbrett
web-odds-why = Berechnet aus allem, was jeder am Tisch wissen kann. Niemand hat sich die verdeckten Karten angesehen.
web-odds-soon = Einen Moment …
web-coach = Was täte der Kapitän?
web-coach-thinks = Der Kapitän denkt nach …
web-coach-win = { $n } % Aussicht
web-coach-sure = Sicher?
web-coach-loss = „{ $chosen }“ kostet dich etwa { $n } Prozentpunkte Gewinnaussicht. Der Kapitän würde „{ $best }“ wählen.
web-coach-anyway = Trotzdem

web-keys = Tastenkürzel
web-key-figure = die Karte an dieser Stelle im Hafen nehmen
web-key-skip = Animation überspringen
web-keys-more = Alles andere erreichst du mit Tabulator und Pfeiltasten, mit der Eingabetaste wählst du aus. Die Tastenkürzel mit einzelnen Buchstaben lassen sich in den Einstellungen abschalten.

web-replay-start = Der Anfang des Spiels.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-move = Schritt
web-replay-at = { $n } von { $all }
web-replay-speed = Tempo
web-replay-link = Link zu diesem Schritt teilen
web-replay-copied = Der Link zu diesem Schritt ist kopiert.
web-record = Aufzeichnung herunterladen
web-asked-for = { $who }: { $text }
web-handed-over = Weiter an { $who }: { $text }

## Ein Spiel, für das der Client keinen Tisch hat
web-plain-ask = Was tust du?
web-plain-choices = Deine Möglichkeiten
web-plain-state = So steht es
web-plain-round = Runde
web-plain-phase = Phase
web-plain-key = die Möglichkeit an dieser Stelle wählen
web-plain-cut-more = Was du hier eintippst, fließt in den Zufall des Spiels ein, damit niemand ihn lenken kann. Bleibt das Feld leer, wählt dein Browser etwas Zufälliges.
web-plain-cutting = Alle wählen ihre Worte …
