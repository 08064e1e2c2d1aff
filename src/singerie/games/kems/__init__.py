"""Kem's, the bell edition. RULES.md has the rules; clause numbers in comments are its."""
