"""The table in a terminal: a view, drawn from its type and its texts alone.

A field of the view is shown where a text ``view-<field>`` exists, in the order of the fields:
a tuple of cards as boxes with numbers, a tuple of structs as a row each, anything else as a
phrase. It works without colours, in 80 columns, and through a pipe.
"""

import sys
import textwrap
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from singerie.cli.words import Words
from singerie.engine.events import Event
from singerie.engine.naming import hints_of, items_of, kind_of

PLAIN_WIDTH = 80
CARD_WIDTH = 13
"""The longest line on a card; longer names are broken."""
NARROWEST_CARD = 11

ROUND = ("╭", "╮", "╰", "╯", "─", "│")
ASCII = ("+", "+", "+", "+", "-", "|")

Args = dict[str, Any]

NOT_CARDS = ("", "seat", "team", "time", "reason")


def make_console() -> Console:
    """Where the terminal's commands print; 80 columns where nobody knows better."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter shows a ?
    width = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Console(highlight=False, markup=False, emoji=False, width=width)


def flowed(sentence: str, width: int, style: str = "") -> Text:
    """Broken into lines at plain spaces only: rich would part a French word from its ``?``."""
    lines = textwrap.wrap(sentence, max(width, 1), break_on_hyphens=False, break_long_words=False)
    return Text("\n".join(lines), style, no_wrap=True, overflow="ignore")


class Row(msgspec.Struct, frozen=True):
    """Cards as they lie on the screen, numbered from 1."""

    kind: str
    values: tuple[Any, ...]


def rows_of(view: msgspec.Struct, words: Words) -> list[Row]:
    """The rows of cards a screen of this view shows: what a typed number can mean."""
    rows = []
    hints = hints_of(type(view))
    for name in view.__struct_fields__:
        kind = card_kind(hints[name], getattr(view, name))
        if kind and words.texts.has(f"view-{name}"):
            rows.append(Row(kind, tuple(getattr(view, name))))
    return rows


def card_kind(hint: Any, value: Any) -> str:
    """The kind of the items of a tuple that is drawn as cards; empty for other values."""
    if not isinstance(value, tuple) or kind_of(hint)[0]:
        return ""
    items = items_of(hint, max(len(value), 1))
    kind = kind_of(items[0])[0]
    return "" if kind in NOT_CARDS else kind


class Screen:
    def __init__(self, words: Words, console: Console, title: str) -> None:
        self.words = words
        self.console = console
        self.title = title
        self.edges = ROUND
        try:
            "".join(ROUND).encode(console.encoding)
        except UnicodeEncodeError:
            self.edges = ASCII

    # What happened

    def story(self, events: Sequence[Event]) -> RenderableType:
        """A sentence an event; important ones carry a mark and are bold."""
        lines = Table.grid(padding=(0, 1))
        for event in events:
            mark = self.words.mark(event)
            style = "bold" if mark else ""
            sentence = flowed(self.words.event(event), self.console.width - 4, style)
            lines.add_row(Text(f"  {mark or '·'}", style), sentence)
        return lines

    # How things stand

    def table(self, view: msgspec.Struct) -> RenderableType:
        """The whole view, under a line with the game's name."""
        self.words.look(view)
        parts: list[RenderableType] = [Rule(Text(self.title, "bold"), characters=self.edges[4])]
        phrases: list[str] = []
        args = self.words.arguments(view)
        hints = hints_of(type(view))
        for name in view.__struct_fields__:
            value = getattr(view, name)
            empty = value is None or (value == () and not self.words.texts.has(f"view-{name}.none"))
            if empty or not self.words.texts.has(f"view-{name}"):
                continue
            if card_kind(hints[name], value) or _is_places(value):
                self._flush(parts, phrases)
                parts.append(self._block(name, hints[name], value, args))
            else:
                phrases.append(self._phrase(name, hints[name], value, args))
        self._flush(parts, phrases)
        return Group(*parts)

    def own_cards(self, view: msgspec.Struct, public: msgspec.Struct) -> RenderableType:
        """Only the rows of cards in a view that the public one does not have."""
        hints = hints_of(type(view))
        own = [
            name
            for name in view.__struct_fields__
            if card_kind(hints[name], getattr(view, name))
            and self.words.texts.has(f"view-{name}")
            and getattr(view, name) != getattr(public, name)
        ]
        return Group(*(self._cards(hints[name], getattr(view, name)) for name in own))

    def _flush(self, parts: list[RenderableType], phrases: list[str]) -> None:
        """Phrases that follow each other share a line, as far as it goes."""
        line = ""
        for phrase in phrases:
            longer = f"{line} · {phrase}" if line else phrase
            if line and cell_len(longer) > self.console.width - 4:
                parts.append(self._line(line))
                longer = phrase
            line = longer
        if line:
            parts.append(self._line(line))
        phrases.clear()

    def _line(self, line: str) -> RenderableType:
        return _indented(flowed(line, self.console.width - 2))

    def _phrase(self, name: str, hint: Any, value: Any, args: Args) -> str:
        said: Any = None
        item = f"view-{name}.item"
        if isinstance(value, tuple) and self.words.texts.has(item):
            said = ", ".join(self.words.items(item, items_of(hint, len(value)), value))
        else:
            said = self.words.value(hint, value)
        return self.words.texts.say(f"view-{name}", {**args, "value": said})

    def _block(self, name: str, hint: Any, value: Any, args: Args) -> RenderableType:
        if _is_places(value):
            return self._places(name, value, args)
        if not value:
            return _indented(Text(self.words.say(f"view-{name}.none")))
        label = self.words.say(f"view-{name}")
        return Group(_indented(Text(label, "bold")), self._cards(hint, value))

    def _cards(self, hint: Any, values: Sequence[Any]) -> RenderableType:
        pairs = zip(items_of(hint, len(values)), values, strict=True)
        return _indented(self._boxes([self.words.value(*pair) for pair in pairs]))

    def _places(self, name: str, value: Sequence[msgspec.Struct], args: Args) -> RenderableType:
        """A line each; a column is shown where ``view-<name>.<field>`` exists."""
        hints = hints_of(type(value[0]))
        texts = {column: f"view-{name}.{column}" for column in hints}
        shown = [column for column, text in texts.items() if self.words.texts.has(text)]
        cells = {
            c: [self._cell(texts[c], hints[c], getattr(p, c), args) for p in value] for c in shown
        }
        filled = [column for column in cells.values() if any(cell.plain for cell in column)]
        grid = Table.grid(padding=(0, 2))
        for column in filled:
            grid.add_column(no_wrap=column is not filled[-1])
        for row in zip(*filled, strict=True):
            grid.add_row(*row)
        return _indented(grid)

    def _cell(self, text: str, hint: Any, value: Any, args: Args) -> Text:
        if value is None or value is False or value == ():
            return Text("")
        said = self.words.value(hint, value)
        style = ""
        if kind_of(hint)[0] == "seat" and (relation := self.words.relation(value)) != "other":
            said = self.words.say(f"who-{relation}", name=self.words.names[value])
            style = "bold" if relation == "you" else ""
        return Text(self.words.texts.say(text, {**args, "value": said}), style)

    def _boxes(self, names: Sequence[str]) -> Text:
        """Cards side by side, as many in a row as fit, a number under each."""
        bodies = [textwrap.wrap(name, CARD_WIDTH, break_on_hyphens=False) or [""] for name in names]
        width = max(NARROWEST_CARD, *(cell_len(line) for body in bodies for line in body))
        boxes = [self._box(body, width, number) for number, body in enumerate(bodies, 1)]
        height = max(len(box) for box in boxes)
        boxes = [_stretched(box, height) for box in boxes]
        lines: list[str] = []
        room = self.console.width - 4
        while boxes:
            count = 1
            while count < len(boxes) and _width(boxes[: count + 1]) <= room:
                count += 1
            lines += (" ".join(box[nth] for box in boxes[:count]) for nth in range(height))
            boxes = boxes[count:]
        return Text("\n".join(lines), no_wrap=True)

    def _box(self, body: Sequence[str], width: int, number: int) -> list[str]:
        top_left, top_right, low_left, low_right, across, down = self.edges
        lines = [f"{down} {line}{' ' * (width - cell_len(line))} {down}" for line in body]
        under = f" {number} ".center(width + 2, across)
        return [
            f"{top_left}{across * (width + 2)}{top_right}",
            *lines,
            f"{low_left}{under}{low_right}",
        ]


def _stretched(box: list[str], height: int) -> list[str]:
    """The same card, as tall as its neighbours."""
    edge, inner = box[1][0], len(box[1]) - 2
    blank = f"{edge}{' ' * inner}{edge}"
    return [*box[:-1], *[blank] * (height - len(box)), box[-1]]


def _width(boxes: Sequence[Sequence[str]]) -> int:
    return sum(cell_len(box[0]) for box in boxes) + len(boxes) - 1


def _is_places(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], msgspec.Struct)


def _indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2), expand=False)
