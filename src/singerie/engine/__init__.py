"""What any game is. Pure: no clock, no thread, no input or output; it knows no game."""
