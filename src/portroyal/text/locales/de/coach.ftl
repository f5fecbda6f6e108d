# Was der Trainer über die Möglichkeiten sagt, wenn jemand gegen Bots spielt.

coach-best = { $best } ({ $detail }): Danach gewinnst du { $win } aller Partien, die daraus werden können. Am zweitbesten ist „{ $other }“ mit { $less }.
coach-close = „{ $best }“ und „{ $other }“ sind ungefähr gleich gut: { $win } und { $less }.
coach-one = Hier gibt es nichts zu entscheiden.
