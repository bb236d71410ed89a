"""Writes the types that the client shares with the server, from the server's own: `python web/wire_types.py`.

    src/wire/protocol.ts              every message, section and form
    src/games/<slug>/view.types.ts    what a view of this game shows

It needs the package of this clone, and no running server. `--check` writes nothing and ends with 1 if a file is stale.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from holdfast.games.registry import games
from holdfast.server import wire
from holdfast.server.app import make_app
from holdfast.server.config import Settings
from holdfast.server.services import Services

SOURCES = Path(__file__).resolve().parent / "src"
MADE = "// Made by `python web/wire_types.py` from the server. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ANYTHING = "unknown"

Schema = dict[str, Any]


# -- a schema as TypeScript --------------------------------------------------------------------------


def type_of(schema: Schema | None) -> str:
    """The type of one field."""
    if not schema:
        return ANYTHING
    if "$ref" in schema:
        return str(schema["$ref"].split("/")[-1])
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    union = schema.get("anyOf") or schema.get("oneOf")
    if union:
        return either([type_of(one) for one in union])
    kind = schema.get("type")
    if isinstance(kind, list):
        return either([type_of({**schema, "type": one}) for one in kind])
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        return (
            shape(schema)
            if "properties" in schema
            else f"Record<string, {type_of(schema.get('additionalProperties'))}>"
        )
    return PLAIN.get(str(kind), ANYTHING)


def either(types: list[str]) -> str:
    """A union; what may be anything may be all of it."""
    return ANYTHING if ANYTHING in types else " | ".join(dict.fromkeys(types))


def array_of(schema: Schema) -> str:
    """A tuple where places have types of their own, else a list."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    inside = type_of(schema.get("items"))
    return f"({inside})[]" if " " in inside else f"{inside}[]"


def shape(schema: Schema) -> str:
    required = schema.get("required", ())
    fields = [
        f"  {key(name)}{'' if name in required else '?'}: {type_of(field)};"
        for name, field in schema["properties"].items()
    ]
    return "\n".join(["{", *fields, "}"])


def key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def declared(schemas: Schema) -> Iterator[str]:
    for name, schema in schemas.items():
        said = " ".join(str(schema.get("description", "")).split())
        yield (f"/** {said} */\n" if said else "") + f"export type {name} = {type_of(schema)};\n"


# -- the files ---------------------------------------------------------------------------------------


def protocol() -> str:
    """Messages, the sections that every game has, and the forms of the REST door."""
    spoken = wire.schema()
    forms = {name: form for name, form in rest_forms().items() if name not in spoken["components"]}
    return "\n".join(
        [
            MADE,
            f"export const PROTOCOL = {spoken['protocol']};\n",
            "// -- WebSocket\n",
            *declared(spoken["components"]),
            "/** What every table shows, whatever is played. */",
            f"export type TableSections = {shape({'properties': spoken['sections']})};\n",
            "// -- REST\n",
            *declared(forms),
        ]
    )


def rest_forms() -> Schema:
    """A server that is never opened says what its doors take and give."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Services(Settings(data=folder)))
    forms: Schema = app.openapi_schema.to_schema()["components"]["schemas"]
    return forms


def view_of(slug: str) -> str:
    """The shapes of one game's view."""
    _, components = msgspec.json.schema_components([import_module(f"holdfast.games.{slug}.shapes").View])
    return "\n".join([MADE, *declared(components)])


def files() -> dict[Path, str]:
    """Every file that is made, with what must be in it."""
    views = {SOURCES / "games" / slug / "view.types.ts": view_of(slug) for slug in games() if is_shaped(slug)}
    return {SOURCES / "wire" / "protocol.ts": protocol(), **views}


def is_shaped(slug: str) -> bool:
    """Has this game a table of its own in the browser?"""
    return (SOURCES / "games" / slug).is_dir()


def main(words: list[str]) -> int:
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in words:
        sys.stdout.writelines(f"{path.relative_to(SOURCES.parent)} is stale\n" for path in stale)
        return int(bool(stale))
    for path in stale:
        path.write_text(files()[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
