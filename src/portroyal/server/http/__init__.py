"""The server's outside: requests, paths, streams, the built client."""
