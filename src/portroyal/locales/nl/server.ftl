# De opdrachten van de server.

serve-help = De spelserver starten; spelers openen zijn adres in hun browser.
serve-port = De poort.
serve-host = Het adres waarop hij luistert; 0.0.0.0 voor iedereen in het netwerk.
serve-database = Een SQLite-bestand, of postgresql://… voor meerdere processen; zonder opgave een bestand in je gegevensmap.
serve-origin = Een andere website waarvan de pagina’s de server mogen gebruiken; mag vaker.
serve-bad-origin = { $origin } is geen site; geef hem als https://example.org, zonder pad.
serve-proxy = Er staat een proxy voor de server; geloof zijn X-Forwarded-gegevens.
serve-bots = In hoeveel processen bots nadenken.
serve-unlimited = Geen grenzen aan frequentie en aantal; alleen om te meten.
serve-metrics = Toont /metrics aan iedereen die de server kan bereiken.
serve-metrics-port = Toont /metrics alleen op deze poort, op hetzelfde adres.
serve-log = Hoeveel er gelogd wordt: DEBUG, INFO, WARNING of ERROR.
serve-open = Het spel in de browser openen.
serve-at = Port Royal draait op { $address }
verify-help = Het bewijs van eerlijkheid in spelverslagen controleren en vergelijken met wat je vóór het couperen te zien kreeg.
verify-files = Spelverslagen van afgelopen spellen, zoals de server ze geeft.
verify-wrong = { $file }: NIET BEWEZEN. { $sentence }
verify-cards = { $file }: het spelverslag klopt met zichzelf. Geheim en couperen geven de sleutel achter de vastlegging { $commitment }; { $shuffles ->
    [one] de ene schudbeurt
   *[other] de { $shuffles } schudbeurten
  } en { $actions } acties leiden tot het vastgelegde resultaat.
verify-dice = { $file }: het spelverslag klopt met zichzelf. Geheim en couperen geven de sleutel achter de vastlegging { $commitment }; { $rolls ->
    [one] de ene worp
   *[other] de { $rolls } worpen
  } en { $actions } acties leiden tot het vastgelegde resultaat.
verify-lot = De startspeler is door hetzelfde lot bepaald.
verify-commitment = De vastlegging die je vóór het couperen te zien kreeg.
verify-cut = Waarmee je gecoupeerd hebt.
verify-kept = Tafel, vastlegging en couperen in één bestand, zoals je browser ze bewaart.
verify-one = --commitment, --cut en --kept horen bij één spel; noem één spelverslag.
verify-either = In het bestand van --kept staan vastlegging en couperen; geef óf dat bestand, óf --commitment en --cut.
verify-compared-both = Bewezen: deze vastlegging kreeg je vóór het couperen te zien, en jouw woorden horen bij die waarmee gecoupeerd is. De kaarten lagen vast voordat de server jouw woorden kende.
verify-compared-commitment = Deze vastlegging kreeg je vóór het couperen te zien. Of jouw woorden horen bij die waarmee gecoupeerd is, is niet vergeleken (--cut).
verify-compared-cut = Jouw woorden horen bij die waarmee gecoupeerd is. Of de server deze vastlegging vóór het couperen liet zien, is niet vergeleken (--commitment).
verify-compared-nothing = Of de server deze vastlegging vóór het couperen liet zien, is niet vergeleken; daarvoor zijn --commitment en --cut nodig, of --kept met het bestand dat je browser bewaart.
verify-limits = Niets hiervan toont dat niemand die de server beheert naar de kaarten heeft gekeken.
backup-help = Alles wat de server bewaart in één bestand schrijven, ook terwijl hij draait.
backup-file = Het doelbestand; het bevat geheimen, bewaar het goed.
backup-done = { $rows } regels staan in { $file }.
restore-help = Een nieuwe, lege database vullen uit een reservekopie.
restore-file = De reservekopie.
restore-done = { $rows } regels uit { $file } zijn hersteld.
serve-warm = Of de sterkste bots bij het starten gecompileerd worden (de eerste keer een minuut) of pas als ze gevraagd worden.
serve-taken = Poort { $port } van { $host } gaat niet ({ $why }). Kies met --port een andere, of beëindig wat daar draait.
database-unusable = de database is niet te gebruiken: { $why }
database-neither = de database is geen bestand en geen adres zoals postgresql://COMPUTER/NAAM
database-driver = PostgreSQL heeft een stuurprogramma nodig: pip install portroyal[postgresql]
database-in-use = { $file } wordt door een andere server gebruikt; één proces per SQLite-bestand, voor meer PostgreSQL
database-newer = de database heeft vorm { $form }, die deze versie niet kent; een nieuwere heeft hem geschreven
backup-no-database = { $file } is er niet
backup-not-written = { $file } kan niet geschreven worden: { $why }
backup-not-read = { $file } kan niet gelezen worden: { $why }
backup-never-used = deze database is nog nooit door een server gebruikt
restore-no-backup = dit is geen reservekopie; die begint met het formaat { $format }
restore-other-form = de database heeft vorm { $now }, de reservekopie { $form }; neem een nieuwe
restore-not-empty = de database is niet leeg; neem een nieuwe
restore-torn-rows = de reservekopie is onvolledig: er zijn { $rows } regels, en dat horen er { $all } te zijn
restore-torn-end = de reservekopie is onvolledig: het einde ontbreekt
restore-torn-line = de reservekopie is beschadigd: een regel is geen JSON
reports-help = Tonen wat spelers gemeld hebben: een regel chat of een naam.
reports-settle = De melding met dit nummer verwijderen, want die is afgehandeld; mag vaker.
reports-none = Niemand heeft iets gemeld.
reports-line = { $number } · { $at } · tafel { $table }, regel { $seq }
reports-name = { $number } · { $at } · tafel { $table }, een naam
reports-who = { $who } over { $whom }: { $reason }
reports-said = { $name } schreef: { $text }
reports-unsaid = De regel is verwijderd.
reports-nobody = iemand die verwijderd is
reports-nameless = iemand zonder naam
reports-settled = { $n ->
    [one] Eén melding is verwijderd.
   *[other] { $n } meldingen zijn verwijderd.
  }
