"""The command ``singerie``. Commands are imported when they are called, so that help is quick."""

import os
import sys
from io import TextIOWrapper

from cyclopts import App

from singerie import __version__
from singerie.engine.errors import BadInput, Damaged

COMMANDS = {
    "serve": "Open the house: people play from their browsers. The default.",
    "games": "List the games.",
    "rules": "Read the rules of a game.",
    "play": "Play a game in the terminal, against bots.",
    "simulate": "Let bots play many games, and count.",
    "replay": "Step through a saved game, from any seat.",
    "verify": "Deal and play a saved game again: was all as it says?",
    "check": "Run scenarios: does the game rule as they say?",
}

app = App(
    name="singerie",
    help="One table for five party games of mime, secret signs, bluff and nerve.",
    version=__version__,
    result_action="return_value",
)
for _name, _help in COMMANDS.items():
    app.command(f"singerie.cli.{_name}:{_name}", help=_help)


@app.default
def default() -> int:
    """Without a command the house is opened."""
    from singerie.cli.serve import serve

    return serve()


def main() -> None:
    """Run a command; a person's mistake is answered with a sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a letter it cannot show is no reason to fail
            stream.reconfigure(errors="replace")
    try:
        code = app()
        sys.stdout.flush()
    except (BadInput, Damaged) as error:
        print(error, file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        code = 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code if isinstance(code, int) else 0)
