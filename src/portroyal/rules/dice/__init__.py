"""The rules of Port Royal: The Dice Game."""
