"""Tuning: weights by self-play, networks from games."""
