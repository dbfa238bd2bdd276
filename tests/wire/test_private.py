"""A match in a channel that somebody does not see: whatever he tries, it is as if there were no such match."""

import itertools
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType
from simcord.interactions import command_leaves

from bot.app import Stele
from tests.wire.people import COMPONENT, MODAL, Answer, Person, Town
from tests.wire.tables import begun

NONE = 777  # there is no such match
SECRETS = ("Anna", "Oak Hill")


def hidden_channel(town: Town, *seen_by: Person) -> int:
    """A channel that only these people see."""
    channel = town.backend.create_channel(town.guild.id, "council").id
    see = discord.Permissions(view_channel=True, read_message_history=True).value
    town.backend.set_overwrite(channel, Overwrite(town.guild.id, OverwriteType.ROLE, allow=0, deny=see))
    for id in (town.backend.bot_user.id, *(person.id for person in seen_by)):
        allowed = Overwrite(id, OverwriteType.MEMBER, allow=discord.Permissions.all_channel().value, deny=0)
        town.backend.set_overwrite(channel, allowed)
    return channel


def stand_in(option: dict[str, Any], town: Town) -> Any:
    """Something for an option that must be given."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {3: "oak", 4: 1, 5: True, 6: str(town.backend.bot_user.id), 10: 1.0}.get(option["type"])


def commands_about_a_match(town: Town) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command that takes a match, with its options."""
    for (_, kind), spec in town.backend.commands[None].items():
        for path, leaf in command_leaves(dict(spec)) if kind == 1 else ():
            options = {one["name"]: one for one in leaf.get("options") or []}
            if "match" in options:
                yield " ".join(path), options


def plainly(answer: Answer, match: int) -> str:
    return answer.text.replace(str(match), "#")


async def test_every_command_and_suggestion_is_silent_about_it(app: Stele, town: Town) -> None:
    anna, ben, spy = town.join("Anna"), town.join("Ben"), town.join("Sargon")
    match = (await begun(app, town, anna, ben, channel=hidden_channel(town, anna, ben))).id
    tried = 0
    for name, options in commands_about_a_match(town):
        given = {key: stand_in(one, town) for key, one in options.items() if one.get("required") and key != "match"}
        if not all(options[key]["type"] in (3, 4, 5, 10) for key in given):
            continue
        told = await spy.slash(name, **given, match=match)
        unknown = await spy.slash(name, **given, match=NONE)
        assert plainly(told, match) == plainly(unknown, NONE), name
        assert not any(secret in told.text for secret in SECRETS), name
        for key, one in options.items():
            if one.get("autocomplete"):
                half = await spy.half_type(
                    name, key, "", kind=one["type"], **({} if key == "match" else {"match": match})
                ).done()
                shown = str(half.record.autocomplete_choices)
                assert not any(secret in shown for secret in SECRETS), (name, key)
                assert key == "match" or half.record.autocomplete_choices in (None, []), (name, key, shown)
        tried += 1
    assert tried > 30


def pressed(spy: Person, message: dict[str, Any], kind: str, stamp: str) -> Answer:
    """A button, a menu or a slip with this stamp, as if it stood on a message that the spy sees."""
    custom_id = f"{kind}{stamp}"
    if kind == "stele-slip":
        return spy.send(MODAL, {"custom_id": custom_id, "components": []}, message=message)
    part: dict[str, Any] = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if kind == "stele-menu":
        part = {"type": 3, "custom_id": custom_id, "options": [{"label": "x", "value": "home"}]}
        data |= {"component_type": 3, "values": ["home"]}
    return spy.send(COMPONENT, data, message={**message, "components": [{"type": 1, "components": [part]}]})


async def test_every_button_menu_and_slip_is_silent_about_it(app: Stele, town: Town) -> None:
    anna, ben, spy = town.join("Anna"), town.join("Ben"), town.join("Sargon")
    match = (await begun(app, town, anna, ben, channel=hidden_channel(town, anna, ben))).id
    await begun(app, town, anna, ben)  # where the spy finds a message
    message = spy._of(town.messages()[0])
    question = (await app.matches.position(await app.matches.get(match))).pending[0].id
    verbs = [verb for verb in app.stamps._handlers if not verb.startswith("privacy")]
    for verb, kind in itertools.product(verbs, ("stele", "stele-menu", "stele-slip")):
        told: dict[int, str] = {}
        for one in (match, NONE):
            answer = await pressed(spy, message, kind, f":{verb}:{one}:{question}:").done()
            told[one] = plainly(answer, one) + str(answer.record.modal)
        assert told[match] == told[NONE], (verb, kind)
        assert "Anna" not in told[match], verb


async def test_a_private_thread_is_read_by_its_members_as_long_as_they_see_its_channel(app: Stele, town: Town) -> None:
    anna, ben, cleo, spy = (town.join(name) for name in ("Anna", "Ben", "Cleo", "Sargon"))
    channel = hidden_channel(town, anna, ben, cleo, spy)
    thread = town.backend.create_thread(
        channel, "council", owner_id=town.backend.bot_user.id, type=ChannelType.PRIVATE_THREAD
    ).id
    for person in (anna, ben, cleo):
        town.backend.add_thread_member(thread, person.id)
    everything = discord.Permissions.all_channel()
    everything.update(manage_threads=False)
    for person in (cleo, spy):
        rights = Overwrite(person.id, OverwriteType.MEMBER, allow=everything.value, deny=0)
        town.backend.set_overwrite(channel, rights)
    match = (await begun(app, town, anna, ben, channel=thread)).id
    assert "Hills" in (await cleo.slash("match show", match=match)).text
    assert "There is no match" in (await spy.slash("match show", match=match)).text, "no member"
    nothing = Overwrite(cleo.id, OverwriteType.MEMBER, allow=0, deny=everything.value)
    town.backend.set_overwrite(channel, nothing)
    await town.quiet()
    told = await cleo.slash("match show", match=match)
    assert plainly(told, match) == plainly(await cleo.slash("match show", match=NONE), NONE), "she is shut out"
    assert "Hills" not in (await cleo.slash("match list")).text


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (500, 0)])
async def test_a_channel_that_cannot_be_looked_at_is_not_gone(app: Stele, town: Town, status: int, code: int) -> None:
    """Who manages the server may move a match whose channel is gone; he need not see every channel there is."""
    anna, ben = town.join("Anna"), town.join("Ben")
    keepers = town.backend.create_role(
        town.guild.id, "keepers", permissions=discord.Permissions(manage_guild=True).value
    )
    keeper = town.join("Keeper")
    town.backend.add_member_role(town.guild.id, keeper.id, keepers.id)
    match = (await begun(app, town, anna, ben, channel=hidden_channel(town, anna, ben))).id
    info = await app.store.matches.info(match)
    await app.store.matches.edit(match, channel=info.channel + 7)  # none that the bot knows, like an archived thread
    town.wire.fault("GET", f"/channels/{info.channel + 7}", status=status, code=code, times=100)
    assert "There is no match" in (await keeper.slash("match show", match=match)).text


async def test_nobody_is_asked_for_before_a_match_is_found_hidden(app: Stele, town: Town) -> None:
    """Otherwise the answer would come later than for a match that does not exist."""
    anna, ben, spy = town.join("Anna"), town.join("Ben"), town.join("Sargon")
    match = (await begun(app, town, anna, ben, channel=hidden_channel(town, anna, ben))).id
    app.people._names.clear()
    since = len(town.wire.seen)
    await spy.slash("match show", match=match)
    assert not [one.path for one in town.wire.seen[since:] if one.method == "GET"]
