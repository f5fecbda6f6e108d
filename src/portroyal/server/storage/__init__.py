"""The database: what is kept, and how."""
