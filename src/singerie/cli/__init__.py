"""What one can type: play, simulate, replay, check. A module per command."""
