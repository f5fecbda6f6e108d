"""The card games at the table: names and notation over the rules' integers."""
