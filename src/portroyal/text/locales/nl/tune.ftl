# Bots afstellen.

tune-help = Een bot afstellen door hem tegen zichzelf te laten spelen: gewichten voor de stuurman, een netwerk waarmee de kapitein stellingen beoordeelt.
tune-bot = mate: de gewichten, door ze tegen aangepaste gewichten te laten spelen. captain: het netwerk dat stellingen beoordeelt, op basis van partijen van stuurlieden.
tune-table = Waarvoor wordt afgesteld: twee spelers (two), meer (more) of eerst het een, dan het ander (both).
tune-steps = Stappen bij het zoeken naar betere gewichten (mate).
tune-games = Kaartvolgordes per stap; elke kaartvolgorde wordt van beide kanten gespeeld (mate).
tune-positions = Stellingen om van te leren (captain).
tune-anew = Met de eerste schatting beginnen in plaats van met de bewaarde gewichten (mate).
tune-out = Naar dit bestand schrijven; zonder dit en zonder --write naar een bestand in deze map.
tune-mate-done = { $game }, { $table }: de nieuwe gewichten winnen { $before }% van de partijen tegen de vorige en { $guess }% tegen de eerste schatting; geschreven naar { $file }.
tune-captain-done = { $game }, { $table }: verlies { $loss } in niet eerder geziene partijen; geschreven naar { $file }.
train-help = Het netwerk van de admiraal laten leren van eigen partijen, ronde na ronde.
train-folder = Waar het netwerk en de cijfers van elke ronde staan; een afgebroken training gaat daar verder.
train-rounds = Hoogstens dit aantal rondes; na drie zonder vooruitgang stopt de training ook.
train-hours = Uren waarna geen nieuwe ronde meer begint.
train-positions = Stellingen waarvan in elk van de drie delen van een ronde wordt geleerd; de eerste ronde neemt er zes keer zoveel.
train-kept = Beginnen met het meegeleverde netwerk in plaats van met partijen van de stuurman.
train-first = Ronde { $number }: { $positions } stellingen, verlies { $loss } (eerst: { $before }).
train-accepted = Ronde { $number }: { $positions } stellingen, verlies { $loss } (eerst: { $before }); het nieuwe netwerk wint { $share }% van de partijen met { $deals } kaartvolgordes en wordt overgenomen.
train-refused = Ronde { $number }: { $positions } stellingen, verlies { $loss } (eerst: { $before }); het nieuwe netwerk wint { $share }% van de partijen met { $deals } kaartvolgordes en wordt niet overgenomen.
train-exhausted = Drie rondes zonder vooruitgang: de training is klaar.
