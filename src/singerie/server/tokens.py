"""Secrets by which a table knows people, and codes by which people find a table."""

import secrets
from hashlib import blake2b

# without vowels no code is a word, without look-alikes none is misread
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 4


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What the store keeps: whoever reads it cannot sit down with it."""
    return blake2b(token.encode(), digest_size=16, person=b"singerie-token").hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
