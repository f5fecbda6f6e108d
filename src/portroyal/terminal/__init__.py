"""Port Royal on a terminal: games, records and positions as readable text."""
