"""The REST interface as one plain page: made here of the same schema that programs read, without a script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

Schema = dict[str, Any]
AnyRequest = Request[Any, Any, Any]
FIRST_REFUSAL = 400
STYLE = """
html { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
section { border-top: 1px solid; padding: .5rem 0; }
h3 code { font-size: 1.1em; }
table { border-collapse: collapse; }
td, th { text-align: left; vertical-align: top; padding: .1rem 1rem .1rem 0; }
"""


class PlainPage(OpenAPIRenderPlugin):
    """Every operation with its fields, every form, and what a refusal means."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: AnyRequest, openapi_schema: Schema) -> bytes:
        return page(openapi_schema, self.get_openapi_json_route(request)).encode()


def page(api: Schema, json_address: str) -> str:
    forms = api["components"]["schemas"]
    operations = [
        operation(method, path, found) for path, item in api["paths"].items() for method, found in item.items()
    ]
    title = escape(f"{api['info']['title']} {api['info']['version']}")
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{STYLE}</style>
<h1>{title}</h1>
<p>{escape(api["info"]["description"])} Its messages: <a href="/api/protocol">/api/protocol</a>.</p>
<p>For programs: <a href="{escape(json_address)}">{escape(json_address)}</a>.</p>
<h2>Operations</h2>
{"".join(operations)}
<h2>Refusals</h2>
<p>Every operation may be refused, with a <a href="#Problem">Problem</a>:</p>
{refusals(api["paths"])}
<h2>Forms</h2>
{"".join(form(name, found) for name, found in forms.items())}
</html>
"""


def operation(method: str, path: str, found: Schema) -> str:
    """What one does, takes and gives."""
    rows = [field(each["name"], each["schema"], each["required"], each["in"]) for each in found.get("parameters", [])]
    body = found.get("requestBody", {}).get("content", {})
    takes = "".join(f"<p>Takes {kind(content['schema'])}.</p>" for content in body.values())
    return f"""<section id="{escape(found["operationId"])}">
<h3><code>{method.upper()} {escape(path)}</code></h3>
<p>{escape(found.get("description", ""))}</p>
{table(rows)}{takes}
{gives(found["responses"])}
</section>
"""


def gives(responses: Schema) -> str:
    """What comes back if all goes well."""
    well = {status: found for status, found in responses.items() if int(status) < FIRST_REFUSAL}
    said = (", ".join([escape(status), *kinds(found)]) for status, found in well.items())
    return "".join(f"<p>Gives {each}.</p>" for each in said)


def kinds(response: Schema) -> list[str]:
    contents = (response.get("content") or {}).values()
    return [kind(content["schema"]) for content in contents if content.get("schema")]


def refusals(paths: Schema) -> str:
    """Each status by which anything is refused, once."""
    meanings = {
        status: response["description"]
        for item in paths.values()
        for found in item.values()
        for status, response in found["responses"].items()
        if int(status) >= FIRST_REFUSAL
    }
    return table([f"<tr><th>{escape(status)}<td>{escape(said)}" for status, said in sorted(meanings.items())])


def form(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    rows = [field(each, found, each in required) for each, found in schema.get("properties", {}).items()]
    said = f"<p>{escape(schema['description'])}</p>" if schema.get("description") else ""
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3>{said}{table(rows)}</section>\n'


def field(name: str, schema: Schema, is_required: bool, place: str = "") -> str:
    need = "" if is_required else "may be left out"
    notes = [place, need, schema.get("description", ""), bounds(schema)]
    said = "; ".join(note for note in notes if note)
    return f"<tr><th><code>{escape(name)}</code><td>{kind(schema)}<td>{escape(said)}"


def bounds(schema: Schema) -> str:
    """Limits, the usual value and examples, as the schema has them."""
    names = ("minimum", "maximum", "minLength", "maxLength", "maxItems", "pattern", "default", "examples")
    return ", ".join(f"{name} {schema[name]}" for name in names if name in schema)


def kind(schema: Schema) -> str:
    """What a value is; forms are linked."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(kind(each) for each in schema["oneOf"])
    if "items" in schema:
        return f"list of {kind(schema['items'])}"
    if schema.get("additionalProperties"):
        return f"{kind(schema['additionalProperties'])} by name"
    said = schema.get("type", "anything")
    return escape(" or ".join(said) if isinstance(said, list) else said)


def table(rows: list[str]) -> str:
    return f"<table>{''.join(rows)}</table>" if rows else ""
