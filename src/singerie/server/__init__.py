"""Live tables: people and bots at one, an accepted action never lost."""
