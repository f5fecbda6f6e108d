"""The Dice Game at the server's tables."""
