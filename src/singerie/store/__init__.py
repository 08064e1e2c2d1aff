"""Journals kept: an entry that was appended is there after any crash."""
