"""One person at a table of bots, in a terminal. It knows prompts, views, events and texts only."""

from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from singerie.bots.company import Company
from singerie.cli.reading import Choice, Reader, Typed, Unclear, matching, plain
from singerie.cli.screen import Screen, flowed, rows_of
from singerie.cli.terminal import Leave, Terminal, program, save
from singerie.cli.words import Words
from singerie.engine.errors import Illegal
from singerie.engine.events import Event, seen_by
from singerie.engine.prompts import Form, Prompt, Range
from singerie.engine.prompts import Text as Line
from singerie.engine.seats import Seat

COMMANDS = ("help", "rules", "save", "quit")
LONG_WAIT_MS = 60_000
"""A wait gives up after this much table time in which nothing could be seen."""


class Seated:
    """Table time stands still while the person thinks; what they do takes ``pace`` of it."""

    def __init__(
        self,
        company: Company,
        seat: Seat,
        words: Words,
        terminal: Terminal,
        *,
        pace: int,
        rules_text: str,
    ) -> None:
        self.company = company
        self.match = company.match
        self.seat = seat
        self.words = words
        self.terminal = terminal
        self.console = terminal.console
        self.pace = pace
        self.rules_text = rules_text
        title = words.say(f"game-{words.rules.name}")
        self.screen = Screen(words, terminal.console, title)
        self.reader = Reader(words)
        self.news: list[Event | str] = []
        """What happened since the person was last asked: events seen, and refusals."""
        self.saved = False
        self.explained: set[str] = set()
        """Actions that have been explained once."""

    def play(self) -> None:
        """To the end of the game; Leave if the person goes before."""
        self.words.look(self.match.view(self.seat))
        self.see(self.match.opening)
        while self.match.outcome is None:
            prompt = self.match.prompt(self.seat)
            if prompt is None or not prompt.forms:
                self.wait()
                continue
            self.show(prompt)
            self.decide(prompt)
        self.show(None)

    # Time

    def see(self, events: Sequence[Event]) -> None:
        self.news += seen_by(self.seat, events)

    def wait(self) -> None:
        """Until the next thing happens that this seat can see."""
        start, before = self.company.now, len(self.news)
        while self.match.outcome is None and len(self.news) == before:
            following = self.company.next_at()
            if following is None or following > start + LONG_WAIT_MS:
                self.news.append(self.words.say("nothing-happens"))
                return
            self.see(self.company.step())
        self.see(self.company.advance(self.company.now))  # the rest of the same moment

    def act(self, typed: Typed) -> None:
        """Do it: it takes its time, in which others may be faster."""
        action = self.words.rules.action(typed.form.do, typed.values)
        self.see(self.company.advance(self.company.now + self.pace))
        if self.match.outcome is not None:
            return
        try:
            self.see(self.company.act(self.seat, action))
        except Illegal as no:
            self.news.append(self.words.refusal(no))
            return
        self.see(self.company.advance(self.company.now))

    # The screen

    def show(self, prompt: Prompt | None) -> None:
        view = self.match.view(self.seat)
        self.words.look(view)
        self.console.print()
        self.tell_news()
        self.console.print(self.screen.table(view))
        self.reader.rows = rows_of(view, self.words)
        if prompt is None:
            return
        self.console.print()
        self.terminal.say(self.words.ask(prompt), "bold", indent=2)
        due = self.match.deadline
        if due is not None:
            left = max(0, due - self.company.now) / 1000
            self.terminal.say(self.words.until(prompt, left), indent=2)
        known = [form for form in prompt.forms if form.do in self.explained]
        new = [form for form in prompt.forms if form.do not in self.explained]
        if new:
            self.explain(new)
        if known:
            lines = " · ".join(self.reader.example(form) for form in known)
            start = self.words.say("you-can-also" if new else "you-can")
            self.terminal.say(f"{start} {lines}", indent=2)
        self.terminal.say(self.words.say("more"), "dim", indent=2)

    def verbs(self, forms: Sequence[Form]) -> str:
        return ", ".join(self.words.verb(form.do) for form in forms)

    def tell_news(self) -> None:
        """In order; a refusal stands between what was seen before and after it."""
        events: list[Event] = []
        for one in self.news:
            if isinstance(one, Event):
                events.append(one)
                continue
            self.console.print(self.screen.story(events))
            self.terminal.say(f"! {one}", "bold", indent=2)
            events = []
        if events:
            self.console.print(self.screen.story(events))
        self.news = []

    def explain(self, forms: Sequence[Form]) -> None:
        """For each action a line that would do, and what it does."""
        self.terminal.say(self.words.say("you-can-now"), indent=2)
        examples = [self.reader.example(form) for form in forms]
        room = self.console.width - max(len(line) for line in examples) - 6
        grid = Table.grid(padding=(0, 2))
        for form, example in zip(forms, examples, strict=True):
            self.explained.add(form.do)
            grid.add_row(Text(example, "bold"), flowed(self.words.help(form.do), room))
        self.console.print(Padding(grid, (0, 0, 0, 4), expand=False))

    # What the person types

    def decide(self, prompt: Prompt) -> None:
        """Read lines until one of them lets time pass."""
        while True:
            line = self.terminal.read().strip()
            if not line:
                self.wait()
                return
            try:
                if self.command(line, prompt):
                    continue
                typed = self.reader.read(line, prompt)
                if typed is None:
                    self.guess_command(line, prompt)
                elif self.complete(typed):
                    self.act(typed)
                    return
            except Unclear as why:
                self.terminal.say(str(why), indent=2)

    def guess_command(self, line: str, prompt: Prompt) -> None:
        """Perhaps the beginning of a command."""
        names = [self.words.say(f"command-{name}") for name in COMMANDS]
        first, _, rest = line.partition(" ")
        found = matching(first, names)
        if len(found) == 1:
            self.obey(COMMANDS[found[0]], rest, prompt)
            return
        verbs = self.verbs(prompt.forms)
        raise Unclear(self.words.say("not-understood", typed=line, verbs=verbs))

    def command(self, line: str, prompt: Prompt) -> bool:
        """A command typed out, in either language: help, rules, save, quit."""
        first, _, rest = line.partition(" ")
        for name in COMMANDS:
            if plain(first) in (name, plain(self.words.say(f"command-{name}"))):
                self.obey(name, rest, prompt)
                return True
        if first == "?":
            self.obey("help", rest, prompt)
        return first == "?"

    def obey(self, name: str, rest: str, prompt: Prompt) -> None:
        if name == "help":
            self.terminal.say(self.words.ask(prompt), "bold", indent=2)
            self.explain(prompt.forms)
            self.terminal.say(self.words.say("more"), "dim", indent=2)
        elif name == "rules":
            self.console.print(Markdown(self.rules_text))
        elif name == "save":
            self.save(rest.strip())
        else:
            raise Leave

    def save(self, file: str) -> None:
        if not file:
            self.terminal.say(self.words.say("save-how"), indent=2)
            return
        try:
            save(Path(file).expanduser(), self.match.journal)
        except (OSError, RuntimeError, ValueError) as error:  # no such home, no such name
            why = getattr(error, "strerror", None) or str(error)
            said = self.words.say("not-saved", file=file, why=why)
            self.terminal.say(said, indent=2)
        else:
            self.saved = True
            self.terminal.say(self.words.say("saved", file=file, program=program()), indent=2)

    def complete(self, typed: Typed) -> bool:
        """Ask for what is missing, one after the other; an empty line takes it all back."""
        for name in typed.missing():
            self.offer(typed.form, name)
            while name not in typed.values:
                line = self.terminal.read(f"  {self.words.question(typed.form.do, name)} >").strip()
                if not line:
                    self.terminal.say(self.words.say("never-mind"), indent=2)
                    return False
                try:
                    typed.values[name] = self.reader.parse(typed.form, name, line)
                except Unclear as why:
                    self.terminal.say(str(why), indent=2)
        return True

    def offer(self, form: Form, name: str) -> None:
        """What can be answered, as a numbered list where there is one."""
        field = form.fields[name]
        choices = self.reader.choices(form, name)
        if choices:
            self.console.print(Padding(self.listed(choices), (0, 0, 0, 4), expand=False))
        parts = field.parts()
        if parts is not None:
            for prefix in parts.free:
                self.terminal.say(self.words.say(f"free-{prefix.rstrip(':')}"), indent=4)
            said = self.words.say("choose-series", low=parts.low, high=parts.high)
        elif isinstance(field, Range):
            said = self.words.say("choose-range", low=field.low, high=field.high)
        elif isinstance(field, Line):
            said = self.words.say("choose-text")
        elif choices:
            said = self.words.say("choose-number")
        else:
            said = self.words.say("choose-like", example=self.reader.sample(field))
        self.terminal.say(f"({said})", "dim", indent=4)

    def listed(self, choices: Sequence[Choice]) -> Columns:
        return Columns(
            [Text(f"{choice.number:>2} {choice.name}") for choice in choices],
            padding=(0, 3),
            column_first=True,
        )
