"""What players show each other: signals, and the secret signs made of them."""
