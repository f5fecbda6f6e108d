# De opdrachten van de server.

serve-help = De spelserver starten; spelers openen zijn adres in hun browser.
serve-port = De poort.
serve-host = Het adres waarop de server luistert; 0.0.0.0 voor iedereen op het netwerk.
serve-database = Een SQLite-bestand, of postgresql://… voor meerdere processen; standaard een bestand in je gegevensmap.
serve-origin = Een andere website waarvan de pagina’s de server mogen gebruiken; mag meermaals worden opgegeven.
serve-bad-origin = { $origin } is geen website; geef het adres als https://example.org, zonder pad
serve-proxy = Er staat een proxy voor de server; vertrouw de X-Forwarded-headers.
serve-bots = In hoeveel processen bots nadenken.
serve-unlimited = Geen limieten voor frequentie en aantal; alleen bedoeld voor metingen.
serve-metrics = /metrics tonen aan iedereen die de server kan bereiken.
serve-metrics-port = /metrics alleen op deze poort tonen, op hetzelfde adres.
serve-log = Hoeveel er gelogd wordt: DEBUG, INFO, WARNING of ERROR.
serve-bad-log = --log is { $log }; het kan DEBUG, INFO, WARNING of ERROR zijn
serve-open = Het spel in de browser openen.
serve-at = Port Royal draait op { $address }
verify-help = Het bewijs van eerlijk spel in spelverslagen controleren en vergelijken met wat je vóór het couperen te zien kreeg.
verify-files = Spelverslagen van afgelopen spellen, zoals de server ze geeft.
verify-wrong = { $file }: NIET BEWEZEN. { $sentence }
verify-cards = { $file }: het spelverslag spreekt zichzelf niet tegen. Het geheim past bij vingerafdruk { $commitment } en geeft samen met de coupeerwoorden de sleutel; { $shuffles ->
    [one] de ene schudbeurt
   *[other] de { $shuffles } schudbeurten
  } en { $actions } zetten leiden tot de genoteerde uitslag.
verify-dice = { $file }: het spelverslag spreekt zichzelf niet tegen. Het geheim past bij vingerafdruk { $commitment } en geeft samen met de coupeerwoorden de sleutel; { $rolls ->
    [one] de ene worp
   *[other] de { $rolls } worpen
  } en { $actions } zetten leiden tot de genoteerde uitslag.
verify-lot = De startspeler is met dezelfde sleutel geloot.
verify-no-lot = Volgens het spelverslag stond van tevoren vast wie begint; er is niet om geloot.
verify-own = In het spelverslag staan jouw woorden bij { $name }; dat moet jij zijn.
verify-commitment = De vingerafdruk van het servergeheim die je vóór het couperen te zien kreeg.
verify-cut = Waarmee je gecoupeerd hebt.
verify-table = De naam van de tafel, zoals die in het adres staat.
verify-kept = Tafel, vingerafdruk en coupeerwoorden in één bestand, zoals je browser ze bewaart.
verify-one = --commitment, --cut, --table en --kept horen bij één spel; noem één spelverslag
verify-either = in het bestand van --kept staan vingerafdruk, coupeerwoorden en tafel; geef óf dat bestand, óf --commitment, --cut en --table
verify-compared-both = Bewezen: deze vingerafdruk kreeg je vóór het couperen te zien, en jouw woorden zijn gebruikt. Het geheim van de server lag vast voordat hij jouw woorden kende; kaarten of worpen kiezen kon hij dus niet.
verify-compared-apart = Deze vingerafdruk kreeg je vóór het couperen te zien, en jouw woorden zijn gebruikt: het geheim van de server lag vast voordat hij jouw woorden kende.
verify-hand = Maar in de woorden van een ander kan de server de hand hebben gehad.
verify-unnamed = Niet gecontroleerd: of { $table } de tafel is waaraan je hebt gespeeld (--table). Ook van die naam hangen de kaarten of worpen af, en de server had hem kunnen kiezen toen hij jouw woorden al kende.
verify-compared-commitment = Deze vingerafdruk kreeg je vóór het couperen te zien. Of jouw woorden zijn gebruikt, is niet gecontroleerd (--cut).
verify-compared-cut = Jouw woorden zijn gebruikt. Of de server deze vingerafdruk vóór het couperen liet zien, is niet gecontroleerd (--commitment).
verify-compared-nothing = Of de server deze vingerafdruk vóór het couperen liet zien, is niet gecontroleerd; daarvoor zijn --commitment, --cut en --table nodig, of --kept met het bestand dat je browser bewaart.
verify-others = Ook anderen hebben gecoupeerd: { $cuts }. Of dat mensen aan jouw tafel waren, die hun woorden verzegelden voordat die van jou bekend waren, is niet gecontroleerd.
verify-sealed = Ook anderen hebben gecoupeerd: { $cuts }. Die woorden waren verzegeld voordat jij de jouwe gaf.
verify-withheld = Wel verzegeld, maar nooit gegeven en daarom als leeg geteld: de woorden van { $names }. Wie met de server onder één hoedje speelt, kan ze met opzet hebben achtergehouden toen alle andere bekend waren.
verify-limits = Of de beheerder van de server de volgende kaarten of worpen al kende, of iedereen net zo lang opnieuw liet couperen tot de uitkomst hem beviel, blijkt hier niet uit.
backup-help = Alles wat de server bewaart, in één bestand schrijven, ook terwijl hij draait.
backup-file = Het doelbestand; het bevat geheimen, bewaar het goed.
backup-done = { $rows ->
    [one] Er staat 1 regel
   *[other] Er staan { $rows } regels
} in { $file }.
restore-help = Een nieuwe, lege database vullen uit een reservekopie.
restore-file = De reservekopie.
restore-done = { $rows ->
    [one] 1 regel uit { $file } is
   *[other] { $rows } regels uit { $file } zijn
} hersteld.
serve-warm = Of de sterkste bots bij het starten gecompileerd worden (de eerste keer een halve minuut) of pas als ze nodig zijn.
serve-taken = Poort { $port } van { $host } is niet te gebruiken ({ $why }). Kies met --port een andere, of beëindig wat daar draait.
database-unusable = de database is niet te gebruiken: { $why }
database-neither = de database is geen bestand en geen adres zoals postgresql://COMPUTER/NAAM
database-driver = PostgreSQL heeft een stuurprogramma nodig: pip install "portroyal[postgresql]"
database-in-use = { $file } wordt door een andere server gebruikt; één proces per SQLite-bestand, gebruik PostgreSQL voor meer processen
database-two-names = { $file } heeft nog een naam (een harde link), waaronder SQLite niet alles zou vinden wat is opgeslagen; verwijder een van de namen of kopieer het bestand
database-newer = de database heeft indeling { $form }, die deze versie niet kent; hij is door een nieuwere versie geschreven
backup-no-database = { $file } is er niet
backup-not-written = { $file } kan niet geschreven worden: { $why }
backup-not-read = { $file } kan niet gelezen worden: { $why }
backup-gaps = { $rows ->
    [one] er staat nu 1 regel
   *[other] er staan nu { $rows } regels
} in { $file }, maar de database is beschadigd: { $gaps ->
    [one] 1 gegeven is onvolledig
   *[other] { $gaps } gegevens zijn onvolledig
}
backup-unsure = { $rows ->
    [one] er staat nu 1 regel
   *[other] er staan nu { $rows } regels
} in { $file }, maar of er iets ontbreekt, kon niet worden gecontroleerd: { $why }
backup-never-used = deze database is nog nooit door een server gebruikt
restore-no-backup = dit is geen reservekopie; een reservekopie begint met { $format }
restore-other-form = de database heeft indeling { $now }, de reservekopie { $form }; neem een nieuwe database
restore-not-empty = de database is niet leeg; neem een nieuwe database
restore-torn-rows = de reservekopie is onvolledig: { $rows ->
    [one] er is 1 regel
   *[other] er zijn { $rows } regels
}, en dat horen er { $all } te zijn
restore-torn-end = de reservekopie is onvolledig: het einde ontbreekt
restore-torn-line = de reservekopie is beschadigd: een regel is geen JSON
reports-help = Tonen wat spelers gemeld hebben: een chatbericht of een naam.
reports-settle = De melding met dit nummer verwijderen, want die is afgehandeld; mag meermaals worden opgegeven.
reports-none = Niemand heeft iets gemeld.
reports-line = { $number } · { $at } · tafel { $table }, bericht { $seq }
reports-name = { $number } · { $at } · tafel { $table }, een naam
reports-who = { $who } over { $whom }: { $reason }
reports-said = { $name } schreef: { $text }
reports-unsaid = Het bericht is verwijderd.
reports-nobody = een verwijderde speler
reports-nameless = iemand zonder naam
reports-settled = { $n ->
    [one] Eén melding is verwijderd.
   *[other] { $n } meldingen zijn verwijderd.
  }
