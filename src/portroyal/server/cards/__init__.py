"""The card games at the server's tables."""
