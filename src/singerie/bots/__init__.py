"""What any bot is: it sees the view, prompt and events of its seat, and takes a person's time."""
