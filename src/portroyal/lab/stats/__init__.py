"""Figures of many games: how sure they are, what they come to, as tables, files and plots."""
