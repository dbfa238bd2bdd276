"""What Discord's documentation allows in a request, looked at strictly; each breach is a sentence."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

COMPONENTS_V2 = 1 << 15
MOST_COMPONENTS, MOST_TEXT = 40, 4000
MESSAGE = re.compile(r"^/channels/\d+/messages(/\d+)?$|^/webhooks/\d+/[^/]+(/messages/[^/]+)?$")
CALLBACK = re.compile(r"^/interactions/\d+/[^/]+/callback$")
COMMANDS = re.compile(r"^/applications/\d+(/guilds/\d+)?/commands$")


def look(method: str, path: str, body: Any, files: Sequence[str] = ()) -> list[str]:
    """Everything that is wrong with a request."""
    if method in ("POST", "PATCH") and MESSAGE.match(path):
        return list(_message(body or {}, method, files))
    if CALLBACK.match(path):
        return list(_callback(body or {}, files))
    if method == "PUT" and COMMANDS.match(path):
        return [problem for command in body for problem in _command(command)]
    return []


def _callback(body: dict[str, Any], files: Sequence[str]) -> Iterator[str]:
    data = body.get("data") or {}
    kind = body.get("type")
    if kind in (4, 7):
        yield from _message(data, "POST" if kind == 4 else "PATCH", files)
    elif kind == 8:
        choices = data.get("choices", [])
        if len(choices) > 25:
            yield f"{len(choices)} suggestions"
        for choice in choices:
            if not 1 <= len(choice["name"]) <= 100:
                yield f"a suggestion of {len(choice['name'])} characters"
            if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= 100:
                yield f"the value of a suggestion has {len(choice['value'])} characters"
    elif kind == 9:
        yield from _modal(data)


def _modal(data: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(data.get("title", "")) <= 45:
        yield f"a modal's title of {len(data.get('title', ''))} characters"
    if not 1 <= len(data.get("components", [])) <= 5:
        yield f"{len(data.get('components', []))} parts of a modal"
    yield from _parts(data.get("components", []))


def _message(body: dict[str, Any], method: str, files: Sequence[str]) -> Iterator[str]:
    content = body.get("content") or ""
    embeds = body.get("embeds") or []
    components = body.get("components") or []
    if len(content) > 2000:
        yield f"a message of {len(content)} characters"
    if len(files) > 10:
        yield f"{len(files)} files"
    if int(body.get("flags") or 0) & COMPONENTS_V2:
        if content or embeds:
            yield "components v2 beside content or embeds"
        every = list(_every(components))
        if len(every) > MOST_COMPONENTS:
            yield f"{len(every)} components"
        text = sum(len(part.get("content", "")) for part in every if part.get("type") == 10)
        if text > MOST_TEXT:
            yield f"{text} characters in components"
    elif len(components) > 5:
        yield f"{len(components)} rows"
    if method == "POST" and not (content.strip() or embeds or components or files):
        yield "an empty message"
    yield from _embeds(embeds)
    yield from _parts(components)
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        yield f"a nonce of {len(str(nonce))} characters"
    for attachment in body.get("attachments") or []:
        if len(attachment.get("description") or "") > 1024:
            yield "an alt text of more than 1024 characters"
    names = [attachment.get("id") for attachment in body.get("attachments") or []]
    if len(names) > 10:
        yield f"{len(names)} attachments"
    allowed = body.get("allowed_mentions") or {}
    mentioned = set(re.findall(r"<@!?(\d+)>", content)) | {
        found for part in _every(components) for found in re.findall(r"<@!?(\d+)>", part.get("content") or "")
    }
    for person in allowed.get("users") or []:
        if str(person) not in mentioned:
            yield f"{person} may be mentioned, but the text does not mention anybody of that number"


def _embeds(embeds: Sequence[dict[str, Any]]) -> Iterator[str]:
    if len(embeds) > 10:
        yield f"{len(embeds)} embeds"
    total = 0
    for embed in embeds:
        fields = embed.get("fields") or []
        lengths = [
            (len(embed.get("title") or ""), 256, "title"),
            (len(embed.get("description") or ""), 4096, "description"),
            (len((embed.get("footer") or {}).get("text") or ""), 2048, "footer"),
            (len((embed.get("author") or {}).get("name") or ""), 256, "author"),
            *((len(field["name"]), 256, "field name") for field in fields),
            *((len(field["value"]), 1024, "field value") for field in fields),
        ]
        total += sum(length for length, _, _ in lengths)
        if len(fields) > 25:
            yield f"{len(fields)} fields"
        if any(not field["name"] or not field["value"] for field in fields):
            yield "an empty field"
        for length, most, what in lengths:
            if length > most:
                yield f"an embed's {what} of {length} characters"
    if total > 6000:
        yield f"{total} characters in embeds"


def _every(components: Any) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _every(part.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from _every([part[key]])


def _parts(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    ids: list[str] = []
    for part in _every(components):
        kind = part.get("type")
        if "custom_id" in part and part["custom_id"] is not None:
            ids.append(part["custom_id"])
            if not 1 <= len(part["custom_id"]) <= 100:
                yield f"a custom id of {len(part['custom_id'])} characters"
        if kind == 1 and len(part["components"]) > 5:
            yield f"{len(part['components'])} parts in a row"
        if kind == 2:
            if len(part.get("label") or "") > 80:
                yield f"a button of {len(part['label'])} characters"
            if not part.get("label") and not part.get("emoji"):
                yield "a button without a label"
        if kind == 3:
            yield from _select(part)
        if kind == 12 and not 1 <= len(part.get("items") or []) <= 10:
            yield f"a gallery of {len(part.get('items') or [])} pictures"
    if len(ids) != len(set(ids)):
        yield "a custom id twice"


def _select(part: dict[str, Any]) -> Iterator[str]:
    options = part.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"a menu of {len(options)} options"
    if len(part.get("placeholder") or "") > 150:
        yield "a placeholder of more than 150 characters"
    if not 0 <= part.get("min_values", 1) <= part.get("max_values", 1) <= len(options):
        yield f"{part.get('min_values')} to {part.get('max_values')} of {len(options)} options"
    for option in options:
        for key in ("label", "value", "description"):
            if len(option.get(key) or "") > 100:
                yield f"an option's {key} of {len(option[key])} characters"
        if not option.get("label") or not option.get("value"):
            yield "an option without a label or value"
    if len({option["value"] for option in options}) != len(options):
        yield "an option's value twice"


def _command(command: dict[str, Any]) -> Iterator[str]:
    """A command as it is registered; deprecated fields are breaches."""
    for old in ("dm_permission", "default_permission"):
        if old in command and command[old] is not None:
            yield f"/{command['name']}: {old} is deprecated"
    for needed in ("contexts", "integration_types"):
        if command.get(needed) is None:
            yield f"/{command['name']}: {needed} is not set"
