"""Play: games that people and programs can use, over the rules' integers."""
