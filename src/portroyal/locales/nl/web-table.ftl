# Rond de tafel: balk, menu, verloop, chat, berichten, stemmingen, het einde, herhalingen.

web-your-turn = Jij bent aan de beurt
web-you = jij
web-yes = Ja
web-no = Nee
web-menu = Menu
web-log = Verloop van het spel
web-since = Sinds je laatste beslissing:
web-since-bust = mislukt
web-undo = Terugnemen
web-odds = Kansen
web-confirm = Zo spelen?
web-line-lost = Opnieuw verbinden …
web-line-slow = Nog geen antwoord …
web-watching = Je kijkt toe
web-watchers = { $n ->
    [one] 1 persoon kijkt
   *[other] { $n } personen kijken
}
web-pause = Om een pauze vragen
web-resume = Verder spelen
web-abandon = Spel afbreken
web-abandon-more = Het spel eindigt zonder winnaar zodra iedereen het ermee eens is.
web-abandon-yes = Voorstellen
web-resign = Opgeven
web-resign-more = Je geeft dit spel op. Een bot speelt je plaats uit, en je kunt haar niet terugnemen.
web-resign-ends = Je geeft dit spel op. Het eindigt meteen, en je kunt dat niet terugnemen.
web-resign-of = { $who } geeft op
web-resign-yes = Opgeven
web-leave = Tafel verlaten
web-leave-more = Een bot speelt voor je tot je terugkomt. Je vindt de tafel bij je spellen.
web-leave-yes = Verlaten
web-leave-seat = Opstaan
web-sound-on = Geluid aan
web-sound-off = Geluid uit

web-banner-lost = De verbinding is weg. We blijven proberen; wat bevestigd is, gaat niet verloren.
web-banner-paused = Het spel is gepauzeerd.
web-banner-left = Een bot speelt voor je omdat je weg was.
web-banner-clock = Je tijd is om. Een bot speelt je plaats uit.
web-banner-resigned = Je hebt opgegeven. Een bot speelt je plaats uit.
web-banner-deleted = Deze plaats is opgegeven. Een bot speelt verder.
web-come-back = Mijn plaats terugnemen
web-vote-abandon = Voorstel van { $names }: het spel afbreken.
web-vote-pause = Voorstel van { $names }: een pauze.
web-vote-yes = Akkoord
web-vote-no = Toch niet
web-vote-decline = Afwijzen

web-chat-unread = { $n ->
    [one] Chat, 1 nieuwe regel
   *[other] Chat, { $n } nieuwe regels
}
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-deleted = (verwijderd)
web-chat-about = Meer over de regel van { $name }
web-chat-report = Deze regel melden
web-chat-reported = Bedankt. Wie deze server beheert, kijkt ernaar.
web-chat-mute = Verberg wat { $name } zegt

web-room-seats = Aan deze tafel
web-room-bot = Zet een bot op plaats { $n }
web-room-bot-add = Bot erbij
web-room-open = Plaats vrijmaken
web-room-remove = Verwijderen
web-room-begin = Spel beginnen
web-room-wait = Zodra alle plaatsen bezet zijn, begint de gastheer het spel.
web-room-full = Alle plaatsen zijn bezet. Je kunt blijven kijken.
web-sit-down = Ga zitten
web-cut = Jouw couperen
web-cut-more = Wat je hier typt, gaat mee in het schudden, zodat niemand het geregeld kan hebben. Laat het leeg, en je browser kiest iets willekeurigs.
web-cut-words = Jouw woorden
web-commitment = Het verzegelde geheim van de server:
web-cutting = Iedereen coupeert …
web-invite = Nodig vrienden uit
web-invite-more = Wie deze link opent, kan aan je tafel gaan zitten.
web-invite-public = Deze tafel staat ook in de lobby. De link leidt rechtstreeks hierheen.
web-invite-link = Uitnodigingslink
web-invite-copy = Link kopiëren
web-invite-copied = De link is gekopieerd.
web-invite-share = Delen
web-invite-text = Kom Port Royal met me spelen!

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
web-entry-pause = Het spel is gepauzeerd.
web-entry-resume = Het spel gaat verder.
web-entry-abandon = Iedereen is akkoord: het spel is afgebroken.
web-entry-decline = { $you ->
    [yes] Je wijst het af.
   *[no] { $who } wijst het af.
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
web-end-why-points = Het einde werd uitgeroepen met { points }, en de ronde werd uitgespeeld.
web-end-why-expedition = Het einde werd uitgeroepen met { points } en een vervulde expeditieopdracht, en de ronde werd uitgespeeld. Alleen wie een expeditieopdracht heeft vervuld, kan winnen.
web-end-why-first = Wie het eerst { dice-points } heeft, wint meteen.
web-end-why-sudden-death = Sudden death: met zoveel stukken op het bord was het spel meteen gewonnen.
web-end-why-no-cards = Een hele ronde lang kon niemand een kaart onthullen, dus was het spel afgelopen.
web-end-why-cap = Ronde { $n } was de laatst mogelijke.
web-end-why-resigned = Het spel is niet uitgespeeld. Opgegeven: { $names }.
web-end-why-abandoned = Het spel is niet uitgespeeld.
web-end-score = Eindstand
web-end-player = Speler
web-end-points = Punten
web-end-points-dice = Punten
web-end-coins = Munten
web-end-persons = personen { $n }
web-end-ships = schepen { $n }
web-end-expeditions = expedities { $n }
web-end-tie = De punten zijn gelijk, dus de munten hebben beslist.
web-end-proof = Controleer het schudden
web-seat-resigned = opgegeven
web-seat-stand-in = een bot heeft uitgespeeld
web-rematch = Revanche
web-rematch-join = Naar de revanche

web-odds-bust = te veel geriskeerd, als je niet afweert
web-odds-bust-for-sure = te veel geriskeerd, niet af te weren
web-odds-new-color = een schip in een nieuwe kleur
web-odds-person = een persoon
web-odds-expedition = een expeditie
web-odds-tax = een belastingverhoging
web-odds-cards = De volgende kaart
web-odds-reach = Stukken op het bord
web-odds-why = Berekend uit alles wat iedereen aan tafel kan weten. Niemand heeft naar de verborgen kaarten gekeken.

web-keys = Toetsen
web-key-figure = de kaart op die plek in de haven nemen
web-key-skip = vliegende kaarten laten landen
web-keys-more = Tab en de pijltoetsen bereiken al het andere, Enter kiest. Losse letters kun je bij de instellingen uitzetten.

web-replay-start = Het begin van het spel.
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-run = Laat lopen
web-replay-stop = Stop
web-replay-next = Eén stap verder
web-replay-last = Naar het einde
web-replay-move = Zet
web-replay-at = { $n } van { $all }
web-replay-speed = Snelheid
web-replay-link = Kopieer een link naar deze zet
web-replay-copied = De link naar deze zet is gekopieerd.
web-record = Spelverslag downloaden
