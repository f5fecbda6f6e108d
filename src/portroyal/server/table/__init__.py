"""One table: its log, what follows from it, and who may see what."""
