# Wat de coach zegt over de keuzes van iemand die tegen bots speelt.

coach-best = “{ $best }” ({ $detail }): { $win } winstkans. Daarna komt “{ $other }” met { $less }.
coach-close = “{ $best }” en “{ $other }” zijn ongeveer even goed: { $win } en { $less }.
coach-one = Hier valt niets te kiezen.

# Waarom de beste keuze beter is dan de volgende: het deel van het oordeel van de kapitein dat er het meest voor pleit.
coach-beats = “{ $best }” ({ $detail }) is beter dan “{ $other }”
coach-why-win = { coach-beats }, vooral omdat je zo vaker meteen wint.
coach-why-lead = { coach-beats }, vooral vanwege de punten in vergelijking met je sterkste tegenstander.
coach-why-points = { coach-beats }, vooral vanwege de punten.
coach-why-coins = { coach-beats }, vooral vanwege de munten.
coach-why-swords = { coach-beats }, vooral omdat je meer kunt afweren.
coach-why-persons = { coach-beats }, vooral door wat je bemanning kan.
coach-why-expeditions = { coach-beats }, vooral omdat het je helpt bij expedities.
coach-why-way = { coach-beats }, vooral omdat je daarmee dichter bij de 20 punten komt.
coach-why-wheels = { coach-beats }, vooral door de stuurraderen die je houdt.
coach-why-skulls = { coach-beats }, vooral omdat het je doodshoofden bespaart.
coach-why-others = { coach-beats }, vooral omdat er minder overblijft voor je sterkste tegenstander.
