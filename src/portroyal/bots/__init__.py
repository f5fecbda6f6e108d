"""Bots: players that decide by themselves, and the one safe way to ask them."""
