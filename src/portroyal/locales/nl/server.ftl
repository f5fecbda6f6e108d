# De opdrachten van de server.

serve-help = De spelserver starten; spelers openen zijn adres in hun browser.
serve-port = De poort.
serve-host = Het adres waarop hij luistert; 0.0.0.0 voor iedereen in het netwerk.
serve-database = Een SQLite-bestand, of postgresql://… voor meerdere processen; zonder opgave een bestand in je gegevensmap.
serve-origin = Een andere website waarvan de pagina’s de server mogen gebruiken; mag vaker.
serve-proxy = Er staat een proxy voor de server; geloof zijn X-Forwarded-gegevens.
serve-bots = In hoeveel processen bots nadenken.
serve-unlimited = Geen grenzen aan frequentie en aantal; alleen om te meten.
serve-log = Hoeveel er gelogd wordt: DEBUG, INFO, WARNING of ERROR.
serve-open = Het spel in de browser openen.
serve-at = Port Royal draait op { $address }
verify-help = Het bewijs van eerlijkheid in opnames controleren: de server kon de kaarten niet meer kiezen toen hij het couperen kende.
verify-files = Opnames van afgelopen spellen, zoals de server ze geeft.
verify-wrong = { $file }: NIET BEWEZEN. { $sentence }
verify-cards = { $file }: bewezen. Geheim en couperen geven de sleutel achter de vastlegging { $commitment }; { $shuffles ->
    [one] de ene schudbeurt
   *[other] de { $shuffles } schudbeurten
  } en { $actions } acties leiden tot het opgenomen resultaat.
verify-dice = { $file }: bewezen. Geheim en couperen geven de sleutel achter de vastlegging { $commitment }; { $rolls ->
    [one] de ene worp
   *[other] de { $rolls } worpen
  } en { $actions } acties leiden tot het opgenomen resultaat.
verify-lot = De startspeler is door hetzelfde lot bepaald.
verify-limits = Dit toont dat de kaarten vastlagen voordat het couperen bekend was. Het toont niet dat niemand die de server beheert heeft gekeken.
backup-help = Alles wat de server bewaart in één bestand schrijven, ook terwijl hij draait.
backup-file = Het doelbestand; het bevat geheimen, bewaar het goed.
backup-done = { $rows } regels staan in { $file }.
restore-help = Een nieuwe, lege database vullen uit een reservekopie.
restore-file = De reservekopie.
restore-done = { $rows } regels uit { $file } zijn hersteld.
