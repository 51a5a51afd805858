"""Writes the types of the web client's messages from those of the server (`targi.server.wire`).

    .venv/bin/python tools/wire_types.py

Structs become interfaces, type aliases keep their names. A field that may be left out is optional;
tuples are read-only, lists are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeGuard,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from targi.server.wire import (
    basics,
    cards,
    commands,
    entries,
    http,
    lessons,
    messages,
    moment,
    position,
    refusals,
)
from targi.server.wire.schema import schemas

TARGET: Final = Path(__file__).parents[1] / "web/src/protocol/wire.ts"
HEADER: Final = """\
// What server and client send each other. Made by tools/wire_types.py from src/targi/server/wire,
// which says more about single fields, as does docs/protocol.md. Do not edit: change it there, run
// the tool, and let the compiler find what else must change.
"""
MODULES: Final = (
    *(basics, position, moment, entries, refusals, messages),
    *(commands, cards, http, lessons),
)
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
WIDTH: Final = 120  # as prettier has it


def main() -> None:
    """Write the file."""
    TARGET.write_text(text(), encoding="utf-8")


def text() -> str:
    """The file as it should be."""
    constants = f"export const PROTOCOL = {commands.PROTOCOL};\n"
    constants += "/** How a connection to a table that is not there is closed. */\n"
    constants += f"export const NO_TABLE = {commands.NO_TABLE};\n"
    return "\n".join([HEADER, constants, *_declarations()])


def _declarations() -> Iterator[str]:
    for module in MODULES:
        for name, value in vars(module).items():
            if name in dict(_aliases(module)):
                yield _alias(name, value)
            elif _is_sent(module, value):
                yield _interface(value)


def _is_sent(module: ModuleType, value: object) -> TypeGuard[type[Struct]]:
    """Whether a value is a struct of the module, but not one that others are only derived from."""
    if not (isinstance(value, type) and issubclass(value, Struct)):
        return False
    sent = {name.split("_")[0] for name in schemas()}
    return value.__module__ == module.__name__ and value.__name__ in sent


def _aliases(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The types that a module gives a name, but for limits, which TypeScript does not know."""
    for name, declared in module.__annotations__.items():
        value = vars(module)[name]
        if declared == "TypeAlias" and get_origin(value) is not Annotated:
            yield name, value


NAMES: Final = {name: value for module in MODULES for name, value in _aliases(module)}


def _alias(name: str, value: Any) -> str:
    line = f"export type {name} = {_spelled(value)};\n"
    if len(line) <= WIDTH:
        return line
    members = "".join(f"\n  | {one}" for one in _members(value))
    return f"export type {name} ={members};\n"


def _interface(struct: type[Struct]) -> str:
    config, hints = struct.__struct_config__, get_type_hints(struct)
    parameters = ", ".join(one.__name__ for one in getattr(struct, "__parameters__", ()))
    name = f"{struct.__name__}<{parameters}>" if parameters else struct.__name__
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
    lines += [_field(one, hints[one.name], config.omit_defaults) for one in fields(struct)]
    about = " ".join((struct.__doc__ or "").split())
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}", ""])


def _field(field: FieldInfo, hint: Any, omitting: bool) -> str:
    never = {UnsetType, NoneType} if omitting and field.default is None else {UnsetType}
    members = tuple(one for one in _union(hint) if one not in never)
    optional = "" if field.required else "?"
    return f"  {field.encode_name}{optional}: {_type(reduce(or_, members))};"


def _type(hint: Any) -> str:
    """A type, by its name if it has one."""
    return next((name for name, named in NAMES.items() if named == hint), _spelled(hint))


def _spelled(hint: Any) -> str:
    """A type in full."""
    origin, args = get_origin(hint), get_args(hint)
    if _is_choice(hint):
        return " | ".join(_members(hint))
    if origin is dict:
        record = f"Record<{_type(args[0])}, {_type(args[1])}>"
        return record if args[0] is str else f"Partial<{record}>"
    if origin is list:
        return _array(args[0])
    if origin is tuple:
        listed = _array(args[0]) if args[-1] is Ellipsis else f"[{', '.join(map(_type, args))}]"
        return f"readonly {listed}"
    if origin is not None:
        return f"{origin.__name__}<{', '.join(map(_type, args))}>"
    return PLAIN.get(hint) or str(hint.__name__)


def _is_choice(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType, Literal)


def _union(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _members(hint: Any) -> list[str]:
    """What a choice is between."""
    if get_origin(hint) is Literal:
        return [f'"{value}"' for value in get_args(hint)]
    return [_type(one) for one in _union(hint)]


def _array(hint: Any) -> str:
    one = _type(hint)
    return f"({one})[]" if " " in one and not one.startswith("Record") else f"{one}[]"


if __name__ == "__main__":
    main()
