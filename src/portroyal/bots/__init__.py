"""Bots: programs that play; for now the deckhand, who plays at random."""
