"""What the tests of acting share: the parts of the bot they need, known cards, and eyes for buttons and menus."""

import copy
from collections.abc import Sequence
from typing import Any

import discord
from simcord.actors import MemberActor, _component_interaction
from simcord.results import InteractionResult, ResponseMessage

from bot.spine.matches import Live
from db.records import Change, SeatInfo, Status
from tests.bot.house import House
from tests.bot.reading import text_in

ACTING = ("bot.cogs.me", "bot.acting.parts")
# With this secret and two seats Anna holds curse-3, raid-7, shield-1, shield-2; Ben curse-4, feast-2, feast-3, raid-2.
SECRET = b"secret 10"


def said(result: InteractionResult) -> str:
    """The private answer, which must be one."""
    shown = answer(result)
    assert shown.ephemeral
    return text_in(shown)


def answer(result: InteractionResult) -> ResponseMessage:
    """The message that answers; a fault in a form comes as a message of its own."""
    found = result.followups[-1] if result.followups else result.response
    assert found is not None
    return found


ALWAYS = (":rule:", ":undo-look:")  # a rule's number to be tapped and the way back, which stand on most pages


def labels(message: ResponseMessage | discord.Message) -> list[str]:
    """What stands on the buttons, but for those that are always there."""
    buttons = [item for item in items(message) if item["type"] == 2]
    return [item["label"] for item in buttons if not any(verb in item["custom_id"] for verb in ALWAYS)]


def call(posts: Sequence[discord.Message]) -> discord.Message:
    """The newest post that asks somebody; the table comes before or after it, whenever its map is drawn."""
    return next(post for post in reversed(posts) if any(item.get("label") == "Decide" for item in items(post)))


def lines(message: ResponseMessage | discord.Message) -> list[str]:
    """What stands in the menus."""
    return [line["label"] for item in items(message) if item["type"] == 3 for line in item["options"]]


def value(message: ResponseMessage | discord.Message, label: str) -> str:
    """The value of a line of a menu."""
    found = [line for item in items(message) if item["type"] == 3 for line in item["options"]]
    return str(next(line["value"] for line in found if line["label"] == label))


def items(message: ResponseMessage | discord.Message) -> list[dict[str, Any]]:
    rows = message.components
    plain: list[Any] = [row if isinstance(row, dict) else row.to_dict() for row in rows]
    return [item for row in plain for item in row.get("components") or ()]


async def pick(person: MemberActor, result: InteractionResult, *chosen: str) -> InteractionResult:
    """Picks lines of a menu by their labels."""
    shown = result.response
    assert shown is not None
    menus = [item for item in items(shown) if item["type"] == 3]
    holding = next(one for one in menus if set(chosen) <= {line["label"] for line in one["options"]})
    values = [str(line["value"]) for label in chosen for line in holding["options"] if line["label"] == label]
    return await person.select(shown, values, custom_id=holding["custom_id"])


async def press(person: MemberActor, result: InteractionResult, label: str) -> InteractionResult:
    """Presses a button of the private message."""
    assert result.response is not None
    return await person.click(result.response, label=label)


class Replayed:
    """A message as it was shown once, to click again on what may have changed since."""

    def __init__(self, person: MemberActor, message: ResponseMessage | discord.Message) -> None:
        backend = person._env.backend
        self.person = person
        self.stored = copy.deepcopy(backend.get_message(_channel(message), message.id))

    async def click(self, custom_id: str, *values: str) -> InteractionResult:
        """The same click, delivered late or twice."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        return await _component_interaction(self.person, self.stored, data)


def _channel(message: ResponseMessage | discord.Message) -> int:
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


async def begun(house: House) -> Live:
    """Anna and Ben have stayed at home, and the first turn is Ben's."""
    live = await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "practice answer", choice="home")
    await house.ben.slash(house.channel, "practice answer", choice="home")
    return live


async def revision(house: House, live: Live) -> int:
    return (await house.app.store.matches.head(live.id)).revision


async def set_status(house: House, live: Live, status: Status) -> None:
    await house.app.store.commit(Change(match=live.id, status=status))


async def seat(house: House, live: Live, **people: MemberActor) -> None:
    """Other people take seats."""
    seats = tuple(SeatInfo(seat=seat, person=person.id) for seat, person in people.items())
    await house.app.store.commit(Change(match=live.id, seats=seats))
