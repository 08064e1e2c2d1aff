"""Write web/src/wire.ts, the page's types, from the Python types of the wire and the games.

    python scripts/wire_types.py            write it
    python scripts/wire_types.py --check    exit with 1 if it is not current

Besides types it holds what the page needs at run time to put values into words: which field of an
event or a view is of which kind (a seat, a card …), and what the values of a kind are called.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec.inspect as mi
from msgspec import Struct

from singerie.engine.prompts import Field, Prompt
from singerie.games.kems.cards import CHARACTERS, JOKERS_FROM
from singerie.games.registry import GAMES, game
from singerie.server import wire
from singerie.stage import signs

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"

HEAD = """\
// Made by scripts/wire_types.py from the Python types. Do not edit: run it again.

/** What a value is: the kind that names it, or what it is made of. */
export type Hint =
  | string
  | { kind?: string; list?: Hint; items?: Hint[]; fields?: Record<string, Hint> };
"""

NUMBERED: Mapping[str, Mapping[str, int]] = {
    "kems": {"card": JOKERS_FROM + 2, "character": len(CHARACTERS)},
}
"""Of each game, the kinds whose values are numbers with names, and how many there are."""

RENAMED = {name: f"{name}Field" for name in ("Pick", "Range", "Sequence", "Text")}
"""Names that TypeScript has already."""


class Writer:
    """Collects the interfaces that some types need, each once."""

    def __init__(self, *, optional: bool = False) -> None:
        self.optional = optional
        """Fields with a default need not be sent."""
        self.written: dict[str, str] = {}

    def add(self, kind: type[Struct]) -> str:
        info = mi.type_info(kind)
        assert isinstance(info, mi.StructType)
        return self.struct(info)

    def struct(self, info: mi.StructType) -> str:
        name = RENAMED.get(info.cls.__name__, info.cls.__name__)
        if info.cls is Field:
            return "Field"
        if name not in self.written:
            self.written[name] = ""  # it may mention itself
            lines = [*comment(info.cls), f"export interface {name} {{"]
            if info.tag_field is not None:
                lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
            for field in info.fields:
                mark = "?" if self.optional and not field.required else ""
                lines.append(f"  {field.encode_name}{mark}: {self.ts(field.type)};")
            self.written[name] = "\n".join([*lines, "}"])
        return name

    def ts(self, info: mi.Type) -> str:  # noqa: PLR0912  (one line per kind of type)
        match info:
            case mi.Metadata(type=inner):
                return self.ts(inner)
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.StrType():
                return "string"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.AnyType() | mi.RawType():
                return "unknown"
            case mi.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case mi.UnionType(types=types):
                ordered = sorted(types, key=lambda one: isinstance(one, mi.NoneType))
                return " | ".join(dict.fromkeys(self.ts(one) for one in ordered))
            case mi.TupleType(item_types=types):
                return f"[{', '.join(self.ts(one) for one in types)}]"
            case mi.VarTupleType(item_type=inner) | mi.ListType(item_type=inner):
                said = self.ts(inner)
                return f"({said})[]" if " " in said else f"{said}[]"
            case mi.DictType(value_type=inner):
                return f"Record<string, {self.ts(inner)}>"
            case mi.StructType():
                return self.struct(info)
            case _:
                raise TypeError(f"{info} has no counterpart in TypeScript yet")

    def union(self, name: str, kinds: Iterable[type[Struct]]) -> None:
        names = [self.add(kind) for kind in kinds]
        members = "".join(f"\n  | {one}" for one in names)
        self.written[f"type {name}"] = f"export type {name} ={members};"

    def text(self) -> str:
        return "\n\n".join(self.written.values()) + "\n"


def comment(kind: type[Struct]) -> list[str]:
    lines = cleandoc(kind.__doc__ or "").splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def hint(info: mi.Type) -> Any:
    """The run-time counterpart of a type: its kind, or its parts."""
    match info:
        case mi.Metadata(type=inner, extra=extra):
            found = hint(inner)
            kind = (extra or {}).get("kind", "")
            if not kind:
                return found
            return {"kind": kind, **found} if isinstance(found, dict) else kind
        case mi.UnionType(types=types):
            present = [one for one in types if not isinstance(one, mi.NoneType)]
            return hint(present[0]) if len(present) == 1 else ""
        case mi.TupleType(item_types=types):
            return {"items": [hint(one) for one in types]}
        case mi.VarTupleType(item_type=inner):
            return {"list": hint(inner)}
        case mi.StructType(fields=fields):
            return {"fields": {field.encode_name: hint(field.type) for field in fields}}
        case _:
            return ""


def fields_of(kind: type[Struct]) -> dict[str, Any]:
    found = hint(mi.type_info(kind))
    assert isinstance(found, dict)
    fields = found["fields"]
    assert isinstance(fields, dict)
    return fields


def kinds_in(found: Any) -> Iterator[str]:
    """Every kind a hint mentions."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        yield found.get("kind", "")
        parts = [found.get("list", ""), *found.get("items", ()), *found.get("fields", {}).values()]
        for part in parts:
            yield from kinds_in(part)


def subclasses(kind: type[Struct]) -> Iterator[type[Struct]]:
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


def prompts() -> str:
    writer = Writer()
    writer.add(Prompt)
    writer.union("Field", sorted(subclasses(Field), key=lambda one: one.__name__))
    return writer.text()


def types_of(name: str) -> str:
    """A game's actions, events, view and options, in a namespace of their own."""
    rules = game(name).rules
    writer = Writer()
    writer.union("Action", rules.actions)
    writer.union("Event", rules.events)
    view = writer.add(rules.view_type)
    options = writer.add(rules.options)
    writer.written["aliases"] = f"export type View = {view};\nexport type Options = {options};"
    inside = "\n".join(f"  {line}".rstrip() for line in writer.text().splitlines())
    return f"export namespace {name} {{\n{inside}\n}}\n"


def words_of(name: str) -> dict[str, Any]:
    """What the page must know to put a game's values into words."""
    rules = game(name).rules
    events = {kind.__name__: fields_of(kind) for kind in rules.events}
    view = fields_of(rules.view_type)
    numbered = NUMBERED[name]
    return {
        "events": events,
        "view": view,
        "kinds": sorted({one for found in (*events.values(), view) for one in all_kinds(found)}),
        "names": {
            kind: [rules.name_of(kind, number) for number in range(count)]
            for kind, count in numbered.items()
        },
    }


def all_kinds(fields: Mapping[str, Any]) -> set[str]:
    return {kind for found in fields.values() for kind in kinds_in(found)} - {""}


def wire_types() -> str:
    there = Writer(optional=True)
    there.union("FromClient", wire.AnyFromClient.__args__)
    back = Writer()
    back.union("ToClient", wire.AnyToClient.__args__)
    names = " | ".join(json.dumps(name) for name in GAMES)
    words = json.dumps({name: words_of(name) for name in GAMES}, indent=2, ensure_ascii=False)
    sign = {
        "most": signs.LONGEST_SIGN,
        "word": signs.WORD,
        "text": signs.TEXT,
        "longest_text": signs.LONGEST_TEXT,
    }
    return "\n".join(
        (
            HEAD,
            f"export const VERSION = {wire.VERSION};",
            f"export const LONGEST_NAME = {wire.LONGEST_NAME};\n",
            "// From the page to the table\n",
            there.text(),
            "// From the table to the page\n",
            back.text(),
            "// What one is asked\n",
            prompts(),
            "// The games\n",
            f"export type GameName = {names};\n",
            *(types_of(name) for name in GAMES),
            "/** How a secret sign is put together. */",
            f"export const SIGN = {json.dumps(sign)};\n",
            "export interface GameWords {",
            "  events: Record<string, Record<string, Hint>>;",
            "  view: Record<string, Hint>;",
            "  kinds: string[];",
            "  names: Record<string, string[]>;",
            "}\n",
            f"export const WORDS: Record<GameName, GameWords> = {words};\n",
        )
    )


def main(arguments: list[str]) -> int:
    text = wire_types()
    current = TARGET.read_text("utf-8") if TARGET.exists() else ""
    if arguments == ["--check"]:
        if text != current:
            print(f"{TARGET.name} is not current: python scripts/wire_types.py", file=sys.stderr)
            return 1
        return 0
    if text != current:
        TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
