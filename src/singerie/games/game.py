"""What the registry knows of a game: its rules, its bots, and where its words are."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Generic, TypeVar

from singerie.bots.bot import BotMaker
from singerie.engine.errors import BadInput
from singerie.engine.rules import Rules

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Game(Generic[S, V, M]):
    rules: Rules[Any, Any, Any]
    bots: Mapping[str, BotMaker]
    """By level: at least random, easy and normal."""
    texts: tuple[str, ...]
    """Packages that hold ``en.ftl`` and ``fr.ftl``, the more general first."""

    @property
    def name(self) -> str:
        return self.rules.name

    def bot(self, level: str) -> BotMaker:
        if level not in self.bots:
            raise BadInput(f"There is no bot {level!r}. There are: {', '.join(self.bots)}.")
        return self.bots[level]

    def words(self, language: str) -> str:
        """Every text of the game in a language, as Fluent."""
        return "\n".join(
            (files(package) / f"{language}.ftl").read_text("utf-8") for package in self.texts
        )

    def rules_text(self, language: str) -> str:
        """The rules for people, in numbered clauses."""
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return (files(f"singerie.games.{self.name}") / name).read_text("utf-8")
