"""How the admiral's network learns: self-play, a trainer, and rounds of both."""
