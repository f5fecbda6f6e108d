"""The database's history: each step from one form of it to the next."""
