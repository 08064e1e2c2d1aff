"""The games. A new one is a folder here and a line in registry.py."""
