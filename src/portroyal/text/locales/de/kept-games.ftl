# Spiele, die von selbst aufbewahrt werden, und wie es mit ihnen weitergeht.

kept-game = Ein Spiel ist noch nicht zu Ende: { $game }, { $names }, Runde { $n }. Damit weitermachen?
kept-go-on = weiter, wo es stand
kept-new = ein anderes Spiel beginnen
answer-yes = ja
answer-no = nein
saved-review =
    Können oder Glück? Die Auswertung verrät es:
    portroyal review { $file }
load-contradicts = { $option } widerspricht { $file }; ein gespeichertes Spiel wird mit seinen alten Einstellungen fortgesetzt
load-program = in { $file } spielt ein Programm, das nur du starten kannst: Ergänze --bots { $bots }
bot-not-here = { $bot } ist nicht da; an seiner Stelle spielt { $level }.
