"""The game server: tables that are always there, for people and bots, over HTTP and WebSocket."""
