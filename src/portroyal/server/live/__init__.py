"""Tables being played: sessions, bots, visitors, other processes."""
