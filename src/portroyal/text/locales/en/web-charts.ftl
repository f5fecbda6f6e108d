# How a sea chart of one's own is written, in the browser.

web-charts-guide = How to write a chart
web-charts-names = Give every island and every sea field on your paper a short name: one word of letters and digits. No name may appear twice, and “start” is taken.
web-charts-head = Begin the text with the name of the chart, its chapter (1 to 4), the row of skulls with what each costs in points (0 for nothing), and the wheel boxes (the wheels to circle) for each of the five colors.
web-charts-islands = Write a section for each island: its person, its points, a name for each of its fields, and in “via” the last sea field of every route that leads there. Four islands lie at the start: start = true and via = ["start"].
web-charts-fields = Write a line for each sea field: its kind, and in “next_to” what it touches. Say it once; it works both ways.
web-charts-check = Check the chart. If something is wrong, you will be told which line it is in and what to write instead; otherwise you will see the chart drawn.
web-charts-example = A chart looks like this (only two of its islands are shown):
web-charts-words = Kinds of sea fields: plain, color, skull, treasure, wheel, number, order. Persons and colors are written as in our charts: begin with one of them and change what you like.
