# Rond de tafel: balk, menu, verloop, chat, berichten, stemmingen, het einde, herhalingen.

web-your-turn = Jij bent aan de beurt
web-you = jij
web-yes = Ja
web-no = Nee
web-menu = Menu
web-log = Verloop van het spel
web-since = Sinds je laatste zet:
web-since-bust = mislukt
web-undo = Terugnemen
web-odds = Kansen
web-confirm = Deze zet doen?
web-line-lost = Opnieuw verbinden …
web-line-slow = Nog geen antwoord …
web-watching = Je kijkt mee
web-watchers = { $n ->
    [one] 1 toeschouwer
   *[other] { $n } toeschouwers
}
web-pause = Pauze voorstellen
web-resume = Verderspelen
web-abandon = Spel afbreken
web-abandon-more = Het spel eindigt zonder winnaar zodra iedereen het ermee eens is.
web-abandon-yes = Voorstellen
web-resign = Opgeven
web-resign-more = Je geeft dit spel op. Een bot speelt voor je tot het einde, en terugkomen kan niet.
web-resign-ends = Je geeft dit spel op. Het eindigt meteen, en je kunt dat niet terugnemen.
web-resign-of = { $who } geeft op
web-resign-yes = Opgeven
web-leave = Tafel verlaten
web-leave-more = Een bot speelt voor je tot je terugkomt. Je vindt de tafel bij je partijen.
web-leave-yes = Verlaten
web-leave-seat = Opstaan
web-sound-on = Geluid aan
web-sound-off = Geluid uit
web-to-my-turn = Door naar mijn beurt
web-speed-now = Bots: { $speed }

web-banner-lost = De verbinding is weg. We blijven het proberen; wat bevestigd is, gaat niet verloren.
web-banner-paused = Het spel is gepauzeerd.
web-banner-left = Een bot heeft voor je gespeeld terwijl je weg was.
web-banner-clock = Je tijd is om. Een bot speelt voor je tot het einde.
web-banner-resigned = Je hebt opgegeven. Een bot speelt voor je tot het einde.
web-banner-deleted = Deze plaats is opgegeven. Een bot speelt verder.
web-come-back = Weer meespelen
web-banner-silent = { $who } heeft al een tijdje niets gedaan.
web-banner-nudged = De anderen wachten op je. Doe je binnen een minuut niets, dan speelt een bot voor je.
web-banner-nudged-other = { $who } heeft een seintje gekregen. Komt er binnen een minuut geen zet, dan neemt een bot het over.
web-nudge = Seintje geven
web-vote-abandon = Voorstel van { $names }: het spel afbreken.
web-vote-pause = Voorstel van { $names }: een pauze.
web-vote-yes = Akkoord
web-vote-no = Toch niet
web-vote-decline = Afwijzen

web-chat-unread = { $n ->
    [one] Chat, 1 nieuw bericht
   *[other] Chat, { $n } nieuwe berichten
}
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-none = Er heeft nog niemand iets gezegd.
web-chat-guest = Gast
web-chat-deleted = (verwijderd)
web-chat-about = Opties voor het bericht van { $name }
web-chat-report = Dit bericht melden
web-chat-reported = Bedankt. Wie deze server beheert, kijkt ernaar.
web-chat-mute = Verbergen wat { $name } zegt

web-room-seats = Aan deze tafel
web-room-bot = Zet een bot op plaats { $n }
web-room-bot-add = Bot erbij
web-room-open = Plaats vrijmaken
web-room-remove = Verwijderen
web-room-removed = De plaats is vrij. Er is een nieuwe uitnodigingslink; de oude werkt niet meer.
web-room-begin = Spel beginnen
web-room-wait = Zodra alle plaatsen bezet zijn, begint de gastheer het spel.
web-room-full = Alle plaatsen zijn bezet. Je kunt meekijken.
web-sit-down = Gaan zitten
web-cut = Jij coupeert
web-cut-more = Wat je hier typt, bepaalt mee hoe er wordt geschud, zodat niemand daarmee kan knoeien. Je browser voegt een paar willekeurige letters toe die niemand kan raden.
web-cut-words = Jouw woorden
web-commitment = Vingerafdruk van het servergeheim:
web-proof-cut = Woorden en bewijs
web-cutting = Iedereen coupeert …
web-invite = Vrienden uitnodigen
web-invite-more = Wie deze link opent, kan aan je tafel gaan zitten.
web-invite-public = Deze tafel staat ook in de lobby. De link leidt rechtstreeks hierheen.
web-invite-link = Uitnodigingslink
web-invite-copy = Link kopiëren
web-invite-copied = De link is gekopieerd.
web-invite-share = Delen
web-invite-text = Kom Port Royal met me spelen!
web-save-picture = Als afbeelding opslaan
web-qr = QR-code
web-qr-more = Richt er een camera op om de link te openen.

web-entry-join = { $you ->
    [yes] Je gaat zitten.
   *[no] { $who } gaat zitten.
}
web-entry-leave = { $you ->
    [yes] Je verlaat de tafel.
   *[no] { $who } verlaat de tafel.
}
web-entry-start = Het spel begint.
web-entry-undo = { $you ->
    [yes] Je neemt je laatste zet terug.
   *[no] { $who } neemt de laatste zet terug.
}
web-entry-stand-in = { $you ->
    [yes] Een bot speelt voor je.
   *[no] Een bot speelt voor { $who }.
}
web-entry-clock = { $you ->
    [yes] Je tijd is om; een bot speelt verder.
   *[no] De tijd van { $who } is om; een bot speelt verder.
}
web-entry-come-back = { $you ->
    [yes] Je bent terug.
   *[no] { $who } is terug.
}
web-entry-resign = { $you ->
    [yes] Je geeft op.
   *[no] { $who } geeft op.
}
web-entry-nudge = { $you ->
    [yes] Je krijgt een seintje.
   *[no] { $who } krijgt een seintje.
}
web-entry-sealed = Vingerafdruk van het servergeheim: { $hash }
web-entry-pause = Het spel is gepauzeerd.
web-entry-resume = Het spel gaat verder.
web-entry-abandon = Iedereen gaat akkoord: het spel is afgebroken.
web-entry-decline = { $you ->
    [yes] Je wijst het voorstel af.
   *[no] { $who } wijst het voorstel af.
}
web-entry-rematch = { $you ->
    [yes] Je stelt een revanche voor.
   *[no] { $who } stelt een revanche voor.
}

web-end-over = Het spel is afgelopen
web-end-abandoned = Het spel is afgebroken. Niemand heeft gewonnen.
web-end-nobody = Niemand heeft gewonnen.
web-end-stand-in = { $you ->
    [yes] Een bot wint op jouw plaats.
   *[no] Een bot wint op de plaats van { $who }.
}
web-end-resigned = Beslist door opgave
web-end-why-points = Iemand had { points }; daarna is de ronde uitgespeeld.
web-end-why-expedition = Iemand had { points } en een vervulde expeditie; daarna is de ronde uitgespeeld. Alleen wie een expeditie heeft vervuld, kan winnen.
web-end-why-first = Wie als eerste { dice-points } heeft, wint meteen.
web-end-why-sudden-death = Sudden death: met zoveel stukken op het bord was het spel meteen gewonnen.
web-end-why-no-cards = Een hele ronde lang kon niemand een kaart blootleggen, dus was het spel afgelopen.
web-end-why-cap = Ronde { $n } was de laatst mogelijke.
web-end-why-resigned = Het spel is niet uitgespeeld. Opgegeven: { $names }.
web-end-why-abandoned = Het spel is niet uitgespeeld.
web-end-score = Eindstand
web-end-player = Speler
web-end-points = Punten
web-end-points-alone = Punten
web-end-coins = Munten
web-end-persons = personen { $n }
web-end-ships = schepen { $n }
web-end-expeditions = expedities { $n }
web-end-tie = De punten zijn gelijk, dus de munten hebben beslist.
web-end-proof = Bewijs controleren
web-seat-resigned = opgegeven
web-seat-stand-in = een bot heeft het spel uitgespeeld
web-rematch = Revanche
web-rematch-join = Naar de revanche

web-odds-bust = je beurt mislukt, tenzij je afweert
web-odds-bust-for-sure = je beurt mislukt, afweren kan niet
web-odds-new-color = een schip in een nieuwe kleur
web-odds-person = een persoon
web-odds-expedition = een expeditie
web-odds-tax = een belastingverhoging
web-odds-cards = De volgende kaart
web-odds-reach = Stukken op het bord
web-odds-why = Berekend op basis van alles wat je aan tafel kunt weten. Niemand heeft naar de verborgen kaarten gekeken.
web-odds-soon = Een ogenblik …
web-coach = Wat zou de kapitein doen?
web-coach-thinks = De kapitein denkt na …
web-coach-win = { $n }% winstkans
web-coach-sure = Weet je het zeker?
web-coach-loss = “{ $chosen }” kost je ongeveer { $n } procentpunt winstkans. De kapitein zou “{ $best }” kiezen.
web-coach-anyway = Toch doen

web-keys = Sneltoetsen
web-key-figure = de kaart op die plek in de haven nemen
web-key-skip = animatie overslaan
web-keys-more = Met Tab en de pijltjestoetsen kom je bij al het andere, met Enter kies je. De sneltoetsen met één letter kun je bij de instellingen uitzetten.

web-replay-start = Het begin van het spel.
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-run = Afspelen
web-replay-stop = Stoppen
web-replay-next = Eén stap verder
web-replay-last = Naar het einde
web-replay-move = Zet
web-replay-at = { $n } van { $all }
web-replay-speed = Snelheid
web-replay-link = Link naar deze zet delen
web-replay-copied = De link naar deze zet is gekopieerd.
web-record = Spelverslag downloaden
web-asked-for = { $who }: { $text }
web-handed-over = Nu { $who }: { $text }

## Een spel waarvoor de client geen tafel heeft
web-plain-ask = Wat doe je?
web-plain-choices = Je keuzes
web-plain-state = Zo staat het ervoor
web-plain-round = Ronde
web-plain-phase = Fase
web-plain-key = de keuze op die plek maken
web-plain-cut-more = Wat je hier typt, bepaalt het toeval in het spel mee, zodat niemand het kan sturen. Je browser voegt een paar willekeurige letters toe die niemand kan raden.
web-plain-cutting = Iedereen bedenkt een paar woorden …
