"""``singerie replay``: a saved game again, step by step, from any seat."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from singerie.cli.screen import Screen
from singerie.cli.terminal import Leave, Terminal, load
from singerie.cli.words import NAMES, Words, language_of
from singerie.engine.errors import BadInput
from singerie.engine.events import Event, seen_by
from singerie.engine.journal import Act, Journal
from singerie.engine.match import Match
from singerie.engine.seats import Viewer
from singerie.games.game import Game
from singerie.games.registry import game as find_game

TV = "tv"
ALL = "all"


def replay(
    file: Path,
    /,
    *,
    seat: str | None = None,
    lang: str | None = None,
    at: int | None = None,
    quiet: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Step through a saved game, from any seat.

    Parameters
    ----------
    file
        A game kept by ``singerie play --save``.
    seat
        Who looks: a seat, tv (what everyone sees) or all (everything). The person's seat if
        not given.
    lang
        en or fr; the language of your system where it is not given.
    at
        Show only how things stand after this entry; 0 is the beginning.
    quiet
        Only sentences, no screens.
    """
    language = language_of(lang, os.environ)
    journal = load(file)
    game = find_game(journal.header.game)
    Match.replay(game.rules, journal)  # says which entry is damaged before anything is shown
    terminal = Terminal()
    person = next((str(s) for s, bot in enumerate(journal.header.bots) if not bot), TV)
    tape = Tape(game, journal, language, terminal, quiet=quiet)
    tape.look_from(seat if seat is not None else person)
    last = len(journal.entries)
    if at is not None:
        if not 0 <= at <= last:
            raise BadInput(f"There is no entry {at}: this game has 0 to {last}.")
        tape.go(at)
        tape.show()
    elif sys.stdin.isatty():
        tape.step_through()
    else:
        tape.tell_all()
    return 0


class Tape:
    """A journal, how far it has been played, and who looks."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        journal: Journal,
        language: str,
        terminal: Terminal,
        *,
        quiet: bool,
    ) -> None:
        self.game = game
        self.journal = journal
        self.language = language
        self.terminal = terminal
        self.quiet = quiet
        self.last = len(journal.entries)
        self.viewer: Viewer = None
        self.everything = False
        self.rewind()

    def look_from(self, seat: str) -> None:
        """A seat's number, tv or all."""
        count = self.journal.header.seats
        if seat not in (TV, ALL) and not (seat.isdecimal() and int(seat) < count):
            seats = ", ".join(str(one) for one in range(count))
            raise BadInput(f"A point of view is {seats}, {TV} or {ALL}, not {seat!r}.")
        self.viewer = int(seat) if seat.isdecimal() else None
        self.everything = seat == ALL
        self.words = Words(self.game, self.language, self.viewer, NAMES[:count])
        self.words.look(self.match.view(self.viewer))
        title = self.words.say(f"game-{self.game.name}")
        self.screen = Screen(self.words, self.terminal.console, title)

    # Where it is

    def rewind(self) -> None:
        self.match = Match(self.game.rules, self.journal.header)
        self.number = 0
        self.events: list[Event] = self.match.opening

    def go(self, number: int) -> None:
        """Going back is playing again from the start."""
        if number < self.number:
            self.rewind()
        while self.number < number:
            self.number += 1
            self.events = self.match.play(self.journal.entries[self.number - 1], self.number)

    # What one sees

    def show(self) -> None:
        """The entry, what the viewer learns by it, and how things stand after it."""
        self.terminal.console.print()
        self.terminal.say(self.heading(), "bold")
        seen = self.events if self.everything else seen_by(self.viewer, self.events)
        if seen:
            self.terminal.console.print(self.screen.story(seen))
        else:
            self.terminal.say(self.words.say("replay-nothing"), "dim", indent=2)
        if self.quiet:
            return
        public = self.match.view(self.viewer)
        self.terminal.console.print(self.screen.table(public))
        for seat in self.match.seats if self.everything else ():
            self.terminal.say(self.words.say("replay-sees", who=NAMES[seat]), "bold", indent=2)
            self.terminal.console.print(self.screen.own_cards(self.match.view(seat), public))

    def heading(self) -> str:
        who = self.words.say("who-tv") if self.viewer is None else NAMES[self.viewer]
        seen_by_whom = "replay-all" if self.everything else "replay-as"
        parts = [self.place(), self.words.say(seen_by_whom, who=who)]
        entry = self.journal.entries[self.number - 1] if self.number else None
        # What somebody did can be a secret: only they, and whoever sees everything, read it here.
        if isinstance(entry, Act) and (self.everything or entry.seat == self.viewer):
            action = self.game.rules.read_action(entry.action)
            doer = self.words.say("replay-sees", who=NAMES[entry.seat])
            parts.append(f"{doer} {self.words.action(action)}")
        return " · ".join(parts)

    def place(self) -> str:
        if not self.number:
            return self.words.say("replay-start")
        tenths = self.journal.entries[self.number - 1].at // 100
        time = f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
        return self.words.say(
            "replay-entry", number=str(self.number), last=str(self.last), time=time
        )

    def tell_all(self) -> None:
        for number in range(self.last + 1):
            self.go(number)
            self.show()

    # Stepping

    def step_through(self) -> None:
        self.show()
        self.terminal.say(self.words.say("replay-keys"), "dim")
        while True:
            try:
                line = self.terminal.read().strip().lower()
            except Leave:
                return
            if line in ("q", "quit", self.words.say("command-quit")):
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        key, _, rest = line.partition(" ")
        if line in ("", "n"):
            self.jump(self.number + 1)
        elif line == "b":
            self.jump(self.number - 1)
        elif line == "e":
            self.jump(self.last)
        elif line.isdecimal() and int(line) <= self.last:
            self.jump(int(line))
        elif key == "s" and rest:
            self.turn(rest.strip())
        else:
            self.terminal.say(self.words.say("replay-wrong", last=str(self.last)))

    def jump(self, number: int) -> None:
        if number < 0:
            self.terminal.say(self.words.say("replay-first"))
        elif number > self.last:
            self.terminal.say(self.words.say("replay-last"))
        else:
            self.go(number)
            self.show()

    def turn(self, seat: str) -> None:
        try:
            self.look_from(seat)
        except BadInput:
            seats = ", ".join(str(one) for one in self.match.seats)
            self.terminal.say(self.words.say("replay-seats", seats=seats))
            return
        self.show()
