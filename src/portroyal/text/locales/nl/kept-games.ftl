# Spellen die vanzelf worden bewaard, en hoe het ermee verdergaat.

kept-game = Je hebt nog een spel lopen: { $game }, { $names }, ronde { $n }. Ga je daarmee verder?
kept-go-on = verderspelen waar je gebleven was
kept-new = een ander spel beginnen
answer-yes = ja
answer-no = nee
saved-review =
    Was het geluk of wijsheid? Een analyse geeft antwoord:
    portroyal review { $file }
load-contradicts = { $option } past niet bij { $file }; een bewaard spel gaat verder zoals het was
load-program = in { $file } speelt een programma dat alleen jij kunt starten: voeg --bots { $bots } toe
bot-not-here = { $bot } is er niet; in zijn plaats speelt { $level }.
