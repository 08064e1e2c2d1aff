"""Many games at once, and what they come to."""
