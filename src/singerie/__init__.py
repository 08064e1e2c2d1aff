"""Singerie: party games of mime, secret signs, bluff and nerve."""

__version__ = "0.1.0"
