"""Journeys with eyes on everything: what is read holds no id and no plan of another, and fits into a message."""

import logging
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands
from msgspec import Struct
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.acting.standing import texts_of as values_of
from bot.spine import limits
from bot.spine.layouts import MOST_TEXT
from bot.spine.matches import Live
from bot.spine.words import label
from rules.core.actions import Action
from rules.core.orders import StandingOrder
from rules.core.questions import Answer
from tests.bot import travellers
from tests.bot.acting import answer, items, lines, revision, said, value
from tests.bot.house import House
from tests.bot.reading import text_in, texts_in
from tests.bot.travellers import Travellers, stamped

BUTTON, MENU = 2, 3
SAFE = r"<t:\d+:R>|</[^:>]+:\d+>|stele[\w-]*:[\w:.-]+|https?://\S+|attachment://\S+|`[^`]*`"
Leaf = app_commands.Command[Any, ..., Any]


class Lookout:
    """Reads everything that the channel and each person is shown, and keeps it by language.

    Nobody reads `ids`, but in what is `safe` too.
    """

    def __init__(self, house: House, ids: re.Pattern[str], *safe: str) -> None:
        self.house = house
        self.ids, self.safe = ids, re.compile("|".join((SAFE, *safe)), re.DOTALL)
        self.seen = len(house.env.http_requests)
        self.read: dict[str, list[str]] = {"en": [], "de": []}
        self.pictures: list[str] = []
        self.secrets: dict[str, set[str]] = {}  # what only this seat may read

    def private(self, seat: str, language: str, shown: ResponseMessage) -> None:
        """What one person was shown: text, buttons and menus."""
        assert shown.ephemeral
        hidden = {text for other, texts in self.secrets.items() if other != seat for text in texts}
        self._check(texts_of(shown), language, hidden)

    def public(self) -> None:
        """What was posted in channels since the last look, with the alt texts of its pictures."""
        hidden = {text for texts in self.secrets.values() for text in texts}
        requests = self.house.env.http_requests
        for request in requests[self.seen :]:
            if not isinstance(request.json, dict):
                continue
            if request.path.startswith("/channels/"):
                self._check(strings(request.json), "en", hidden)
            elif not request.path.startswith("/applications/"):  # what somebody reads alone, previews among it
                for text in strings(request.json):
                    self.no_id(text)
        self.seen = len(requests)
        for post in self.house.posts():
            for picture in post.attachments:
                assert picture.description, f"a picture without words: {picture.filename}"
                self.pictures.append(picture.description)
                self._check([picture.description], "en", hidden)

    def no_id(self, text: str) -> None:
        """Nobody reads what only the machine calls so."""
        found = self.ids.search(self.safe.sub("", text))
        assert not found, f"an id is read: {found} in {text}"

    def _check(self, texts: Iterable[str], language: str, hidden: set[str]) -> None:
        for text in filter(None, texts):
            self.read[language].append(text)
            self.no_id(text)
            for secret in hidden:
                assert not self.tells(text, secret), f"{secret!r} is read: {text}"

    def tells(self, text: str, secret: str) -> bool:
        """Whether a text gives something away that only another seat may read."""
        return secret in text


def texts_of(shown: ResponseMessage) -> list[str]:
    """Everything that stands in a message, its buttons and its menus; all of it has to fit."""
    assert len(shown.content) <= limits.CONTENT
    assert len("".join(texts_in(shown.components))) <= MOST_TEXT
    texts = [text_in(shown)]
    for item in items(shown):
        if item["type"] == BUTTON:
            assert 0 < len(item["label"]) <= limits.BUTTON_LABEL
            texts.append(item["label"])
        elif item["type"] == MENU:
            assert 0 < len(item["options"]) <= limits.SELECT_OPTIONS
            for line in item["options"]:
                assert line["label"].strip()
                texts += [line["label"], line.get("description") or ""]
    return texts


def strings(found: Any) -> list[str]:
    """Every text in a payload that somebody reads: not what stands behind a button or a line of a menu."""
    if isinstance(found, str):
        return [found]
    if isinstance(found, dict):
        unread = {"custom_id", "nonce"} | ({"value"} if "label" in found else set())
        return [text for key, one in found.items() if key not in unread for text in strings(one)]
    return [text for one in found for text in strings(one)] if isinstance(found, list) else []


class Journey:
    """Red and Green in English, Blue in German, step by step, with eyes on everything that is shown."""

    def __init__(self, house: House, match: int, game: str, ids: re.Pattern[str]) -> None:
        self.house, self.game = house, house.app.shown[game]
        self.eyes = Lookout(house, ids)
        self.people: dict[str, MemberActor] = {"red": house.anna, "blue": house.ben, "green": house.cleo}
        self.languages = {"red": "en", "blue": "de", "green": "en"}
        self.travellers = Travellers(house, match, self.people, game)
        self.left = 0

    async def take(self, seat: str, given: Answer, order: StandingOrder | None = None) -> None:
        """One answer, or one order that is left; before it the person looks at what can be done."""
        await self.look(seat, f"{self.game.shape.name} do")
        if order is not None:
            await self.leave(seat, given, order)
        else:
            text = await self.travellers.take(travellers.Step(seat, given))
            self.eyes.read[self.languages[seat]].append(text)
        self.eyes.public()

    async def leave(self, seat: str, given: Answer, order: StandingOrder) -> None:
        """An action is left as an order: by command, then in which way; nobody else may read of it."""
        assert isinstance(given, Action)
        person, tag, game = self.people[seat], given.tag(), self.game
        texts = {
            str(label(f"action-{tag}.{name}", game.catalogue).message): (
                whole if isinstance(whole := getattr(given, name), int) else text
            )
            for name, text in values_of(given).items()
        }
        words = (game.shape.name, game.shape.group_of(tag), str(label(f"action-{tag}.command", game.catalogue).message))
        shown = await person.slash(self.house.channel, " ".join(word for word in words if word), **texts)
        self.eyes.private(seat, self.languages[seat], answer(shown))
        view = (await self.travellers.position()).view(seat)
        ways = game.game.orders_for(view, self.seat(seat), order.kind, given)
        menu = stamped(answer(shown), "plan-leave", MENU)
        kept = await person.select(answer(shown), [str(ways.index(order))], custom_id=str(menu))
        line = answer(kept).content.splitlines()[-1]
        self.eyes.private(seat, self.languages[seat], answer(kept))
        listed = said(await person.slash(self.house.channel, "orders list"))
        assert line in listed
        self.eyes.secrets.setdefault(seat, set()).add(line.partition(". ")[2])
        self.left += 1

    @staticmethod
    def seat(name: str) -> Any:
        return name

    async def view(self, seat: str | None) -> Struct:
        return (await self.travellers.position()).view(seat)

    async def look(self, seat: str, command: str, **options: Any) -> str:
        """A command that only shows something."""
        result = await self.people[seat].slash(self.house.channel, command, **options)
        shown = [one for one in (result.response, *result.followups) if one is not None]
        for part in shown:
            self.eyes.private(seat, self.languages[seat], part)
        return "\n".join(map(text_in, shown))

    async def by_buttons(self, seat: str, *picks: str) -> str:
        """Somebody does something with menus and buttons only; gives what is read at the end."""
        person = self.people[seat]
        shown = await person.slash(self.house.channel, f"{self.game.shape.name} do")
        for wanted in picks:
            self.eyes.private(seat, self.languages[seat], answer(shown))
            found = [line for line in lines(answer(shown)) if line.startswith(wanted)]
            if found:
                place = value(answer(shown), found[0])
                shown = await person.select(answer(shown), [place], custom_id=menu_with(answer(shown), place))
            else:
                shown = await person.click(answer(shown), label=wanted)
        self.eyes.private(seat, self.languages[seat], answer(shown))
        return text_in(answer(shown))


def menu_with(shown: Any, place: str) -> str:
    """The menu that holds a line of this value."""
    return next(
        str(item["custom_id"])
        for row in shown.components
        for item in row["components"]
        if any(line["value"] == place for line in item.get("options", ()))
    )


# ---- wrong hands ------------------------------------------------------------------------------------------------


def leaves(house: House, top: str) -> Iterator[Leaf]:
    """Every command below one of these names."""
    for command in house.app.tree.walk_commands():
        if isinstance(command, app_commands.Command) and (command.root_parent or command).name == top:
            yield command


def nonsense(command: Leaf, text: str) -> dict[str, Any]:
    """Values of the right type that mean nothing."""
    kinds: dict[Any, Any] = {Kind.string: text, Kind.integer: 1, Kind.boolean: True}
    return {param.display_name: kinds[param.type] for param in command.parameters if param.required}


async def try_all(house: House, live: Live, person: MemberActor, top: str, text: str) -> list[str]:
    """Calls every command; gives what each said privately, and the match stands where it stood."""
    told, stood = [], await revision(house, live)
    for command in leaves(house, top):
        result = await person.slash(house.channel, command.qualified_name, **nonsense(command, text))
        told.append(said(result))
        assert await revision(house, live) == stood, f"{command.qualified_name} changed the match"
    assert len(told) > 5
    return told


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
