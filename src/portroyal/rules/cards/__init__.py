"""The rules of the card games: Port Royal, Port Royal unterwegs, and the two combined."""
