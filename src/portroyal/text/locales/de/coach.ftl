# Was der Trainer über die Möglichkeiten sagt, wenn jemand gegen Bots spielt.

coach-best = „{ $best }“ ({ $detail }): { $win } Gewinnaussicht. Am zweitbesten ist „{ $other }“ mit { $less }.
coach-close = „{ $best }“ und „{ $other }“ sind ungefähr gleich gut: { $win } und { $less }.
coach-one = Hier gibt es nichts zu entscheiden.

# Warum das Beste besser ist als das Zweitbeste: der Teil im Urteil des Kapitäns, der am meisten dafür spricht.
coach-beats = „{ $best }“ ({ $detail }) ist besser als „{ $other }“
coach-why-win = { coach-beats }, vor allem weil du damit öfter sofort gewinnst.
coach-why-lead = { coach-beats }, vor allem wegen der Punkte im Vergleich zu deinem stärksten Gegner.
coach-why-points = { coach-beats }, vor allem wegen der Punkte.
coach-why-coins = { coach-beats }, vor allem wegen der Münzen.
coach-why-swords = { coach-beats }, vor allem weil du mehr abwehren kannst.
coach-why-persons = { coach-beats }, vor allem wegen der Fertigkeiten deiner Mannschaft.
coach-why-expeditions = { coach-beats }, vor allem weil es dir bei Expeditionen hilft.
coach-why-way = { coach-beats }, vor allem weil du damit den 20 Punkten näher kommst.
coach-why-wheels = { coach-beats }, vor allem wegen der Steuerräder, die du behältst.
coach-why-skulls = { coach-beats }, vor allem weil es dir Totenköpfe erspart.
coach-why-others = { coach-beats }, vor allem weil es deinem stärksten Gegner weniger lässt.
