"""The dice game at the table: names and notation over the rules' integers."""
