# Spellen die vanzelf worden bewaard, en hoe het ermee verdergaat.

kept-game = Een spel is nog niet afgelopen: { $game }, { $names }, ronde { $n }. Daarmee verdergaan?
kept-go-on = verder waar het stond
kept-new = een ander spel beginnen
answer-yes = ja
answer-no = nee
saved-review =
    Was het kunde of geluk? Een analyse vertelt het:
    portroyal review { $file }
load-contradicts = { $option } is in tegenspraak met { $file }; een bewaard spel gaat verder zoals het was
load-program = in { $file } speelt een programma dat alleen jij kunt starten: voeg --bots { $bots } toe
bot-not-here = { $bot } is er niet; in zijn plaats speelt { $level }.
