"""What the local table adds to the simulation's page in the browser.

Public: `prepare`. Several windows may act side by side, and a menu that comes back is a new menu, as on Discord.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from simcord.preview import Preview
from simcord.preview._actions import ACTION_SPECS

STRING_SELECT = 3  # Discord's number of a menu with lines of text
MARK = "\u2063"  # an invisible sign between a line's value and the moment of its message


def prepare(preview: Preview, turn: asyncio.Lock, before: Callable[[], None]) -> None:
    """Lets every action wait for its turn, calls `before` ahead of it, and marks the menus."""
    action, payload = preview._action, preview._page_payload

    async def one_at_a_time(page: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        asked = unmarked(body)
        async with turn:
            before()
            if isinstance(asked.get("published_revision"), int):
                # Another window may have changed this one meanwhile. The bot's buttons know their question, so a click
                # on what was there a moment ago does no harm.
                asked["published_revision"] = _revision(preview, page)
            result = await action(page, asked)
            _show_others(preview, page, str(asked.get("kind")))
            return result

    def marked(page: Any) -> dict[str, Any]:
        return with_marks(payload(page))

    preview.__dict__["_action"] = one_at_a_time
    preview.__dict__["_page_payload"] = marked


def _revision(preview: Preview, page: str | None) -> int | None:
    """Which state of the channel a window shows."""
    found = preview._pages.get(page or "")
    return None if found is None else found.revision


def _show_others(preview: Preview, acting: str | None, kind: str) -> None:
    """The other windows see at once what one of them did."""
    spec = ACTION_SPECS.get(kind)
    if spec is None or not spec.mutating:
        return
    for page in tuple(preview._pages.values()):
        if page.id != acting and page.id in preview._pages:
            preview._publish(page, reason="refresh")


# ---- menus --------------------------------------------------------------------------------------------------------
# The page remembers what was picked in a menu by its place in the message. In a message that changes, the next menu
# stands in the same place, and picking the same line again would do nothing: so the lines get other values each time.


def with_marks(shown: dict[str, Any]) -> dict[str, Any]:
    """What a window shows, each line of a menu with the moment at which its message last changed."""
    for message in shown.get("messages", {}).values():
        moment = message.get("edited_timestamp") or ""
        for menu in menus_of(message.get("components", ())):
            for line in menu.get("options", ()):
                line["value"] = f"{line['value']}{MARK}{moment}"
    return shown


def unmarked(body: Mapping[str, Any]) -> dict[str, Any]:
    """What a window asks for, with the values that the bot has given."""
    plain = dict(body)
    if plain.get("kind") == "select" and isinstance(plain.get("values"), list):
        plain["values"] = [one.partition(MARK)[0] if isinstance(one, str) else one for one in plain["values"]]
    return plain


def menus_of(components: Any) -> list[dict[str, Any]]:
    """Every menu in a tree of components."""
    found: list[dict[str, Any]] = []
    for item in components:
        if item.get("type") == STRING_SELECT:
            found.append(item)
        found += menus_of(item.get("components", ()))
    return found
