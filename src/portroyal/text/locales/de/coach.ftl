# Was der Trainer über die Möglichkeiten sagt, wenn jemand gegen Bots spielt.

coach-best = „{ $best }“ ({ $detail }): { $win } Gewinnaussicht. Am zweitbesten ist „{ $other }“ mit { $less }.
coach-close = „{ $best }“ und „{ $other }“ sind ungefähr gleich gut: { $win } und { $less }.
coach-one = Hier gibt es nichts zu entscheiden.
