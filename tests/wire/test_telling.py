"""Everybody who must know is told: by a mention in a new message, after crashes and whatever comes between."""

import asyncio
from datetime import UTC, datetime, time
from pathlib import Path

import pytest

from bot.app import Stele
from bot.spine.delivery import MOST_FAULTS
from bot.spine.pipeline import Source
from db.records import PersonSettings, Timer
from tests.bot.conftest import make_app
from tests.wire.conftest import logged_in
from tests.wire.people import Town, rings, said, until
from tests.wire.process import living
from tests.wire.server import Wire
from tests.wire.tables import begun, message_with


async def asked_to_go_back(app: Stele, town: Town) -> tuple:
    """Ben offers a truce, Anna accepts, and Ben would rather not have."""
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    for person, name, options in (
        (anna, "practice answer", {"choice": "home"}),
        (ben, "practice answer", {"choice": "home"}),
        (ben, "practice truce", {}),
        (anna, "practice answer", {"choice": "accept"}),
    ):
        await person.slash(name, **options)
        await town.quiet()
    return live, anna, ben


async def test_a_wish_to_go_back_rings_the_others_and_stands_everywhere(app: Stele, town: Town) -> None:
    live, anna, ben = await asked_to_go_back(app, town)
    before = len(town.wire.seen)
    shown = await ben.slash("undo")
    await ben.click(shown.messages[0], "Ask the others")
    assert rings(town.wire, before) == [anna.id]
    assert anna.mention in said(message_with(town, "Ben asks to go back"))
    assert "Ben asks to go back" in (await anna.slash("waiting")).text
    assert "Ben asks to go back" in (await anna.slash("help")).text
    assert "Ben asks to go back" in (await anna.slash("status")).text
    await app.aftermath.refresh(await app.matches.get(live.id))  # the table follows when things calm down
    table = next(one.id for one in town.messages() if one.embeds)
    shown = town.backend.messages[town.channel]
    await until(lambda: "Ben asks to go back" in said(shown[table]), "the table")
    panel = await anna.slash("practice do")
    assert "Ben asks to go back" in panel.text
    await anna.click(panel.messages[0], "Agree")
    assert "Ben asks to go back" not in (await anna.slash("waiting")).text


async def test_who_is_asked_again_because_others_went_back_is_rung(app: Stele, town: Town) -> None:
    """Also if it was his own answer that had brought the question up the first time."""
    live, anna, ben = await asked_to_go_back(app, town)
    shown = await ben.slash("undo")
    await ben.click(shown.messages[0], "Ask the others")
    before = len(town.wire.seen)
    panel = await anna.slash("practice do")
    await anna.click(panel.messages[0], "Agree")
    match = await app.matches.position(await app.matches.get(live.id))
    assert [live.person_of(one.seat) for one in match.pending] == [ben.id]
    assert rings(town.wire, before) == [ben.id]


async def test_a_vote_rings_those_who_have_to_vote(app: Stele, town: Town) -> None:
    anna, ben, cleo, dora = (town.join(name) for name in ("Anna", "Ben", "Cleo", "Dora"))
    live = await begun(app, town, anna, ben, cleo)
    # Nobody waits for real: the seat has let two questions lapse.
    for _ in range(2):
        match = await app.matches.position(live)
        question = next(one for one in match.pending if one.seat == "P3")
        await app.pipeline.play(live, lambda turn, q=question.id: turn.match.lapse(q), Source(live.shown.words("en")))
        for person in (anna, ben):
            await person.slash("practice answer", choice="home")
        await town.quiet()
        live = await app.matches.get(live.id)
        match = await app.matches.position(live)
        while not any(one.seat == "P3" for one in match.pending):
            first = match.pending[0]
            await app.pipeline.play(live, lambda turn, q=first.id: turn.match.lapse(q), Source(live.shown.words("en")))
            match = await app.matches.position(live)
    await town.quiet()
    before = len(town.wire.seen)
    answer = await anna.slash("seat substitute", seat="P3")
    await town.quiet()
    assert "votes on the seat" in answer.text
    assert ben.id in rings(town.wire, before)
    assert cleo.id not in rings(town.wire, before)
    for command in ("waiting", "help", "status", "practice do"):
        assert "Vote: shall the seat of Cleo" in (await ben.slash(command)).text, command
    assert dora.id not in rings(town.wire)


@pytest.mark.parametrize(
    "wish",
    [
        PersonSettings(pings="none"),
        PersonSettings(quiet_from=time(0), quiet_until=time(23, 59)),
        PersonSettings(away_until=datetime(2100, 1, 1, tzinfo=UTC)),
    ],
    ids=["no pings", "quiet hours", "away"],
)
async def test_who_wants_no_pings_is_named_and_not_rung(app: Stele, town: Town, wish: PersonSettings) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    await app.people.save(ben.id, wish)
    before = len(town.wire.seen)
    await begun(app, town, anna, ben)
    assert rings(town.wire, before) == [anna.id]
    assert "Ben" in said(message_with(town, "decide"))


async def test_who_waits_for_a_computer_hears_that_it_is_one(
    app: Stele, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thinks(timer: Timer) -> None:
        """And thinks."""

    monkeypatch.setitem(app.alarms.handlers, "computer", thinks)
    anna = town.join("Anna")
    live = await begun(app, town, anna, None)
    await anna.slash("practice answer", choice="home")
    await town.quiet()
    computer = "Seat 2 (computer)"
    assert f"waits for {computer}" in (await anna.slash("waiting")).text
    assert f"The match waits for {computer}." in (await anna.slash("practice do")).text
    assert f"⏳ **{computer}**: " in (await anna.slash("status")).text
    await app.aftermath.refresh(await app.matches.get(live.id))
    await until(lambda: f"⏳ **{computer}**: " in town.text(), "the table")
    assert "Anna (computer)" not in town.text()


async def test_a_ping_survives_a_command_that_comes_between(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    await anna.slash("practice answer", choice="home")
    await town.quiet()
    before = len(town.wire.seen)
    # Discord is out of order while Ben ends the round and Anna sets a standing order; both want the same message.
    town.wire.fault("*", "/channels/*/messages*", status=503, times=3)
    await ben.slash("practice answer", choice="home")
    await anna.slash("orders preset", preset="no-answers")
    live = (await app.store.matches.of_server(town.guild.id))[0]
    match = await app.matches.position(await app.matches.get(live.id))
    asked = {(await app.matches.get(live.id)).person_of(question.seat) for question in match.pending}
    await app.store.outbox.hurry()
    await town.quiet()
    assert set(rings(town.wire, before)) >= asked - {ben.id}


async def offered(app: Stele, town: Town) -> tuple:
    """It is Ben's turn, and he is about to offer Anna a truce."""
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    for person in (anna, ben):
        await person.slash("practice answer", choice="home")
        await town.quiet()
    return live, anna, ben


async def test_who_is_asked_again_because_the_game_master_went_back_is_rung(app: Stele, town: Town) -> None:
    """Also if it was his own answer that had brought the question up the first time."""
    anna, ben, gus = (town.join(name) for name in ("Anna", "Ben", "Gus"))
    live = await begun(app, town, anna, ben, gm=gus)
    for person in (anna, ben):
        await person.slash("practice answer", choice="home")
        await town.quiet()
    head = (await app.store.matches.head(live.id)).revision
    await ben.slash("practice truce")
    await town.quiet()
    before = len(town.wire.seen)
    tried = await gus.slash("gm rewind", step=head, reason="the dog")
    await gus.click(tried.messages[0], "Confirm")
    assert (await app.store.matches.head(live.id)).revision > head + 1
    assert rings(town.wire, before) == [ben.id]


async def test_a_message_whose_reply_was_lost_is_found_again(app: Stele, town: Town) -> None:
    _, anna, ben = await offered(app, town)
    before = len(town.wire.seen)
    lost = town.wire.fault("POST", "/channels/*/messages", after=True)
    await ben.slash("practice truce")
    await town.quiet()
    assert lost.struck
    assert rings(town.wire, before) == [anna.id]
    assert [one for one in town.messages() if anna.mention in said(one) and "Accept the truce?" in said(one)]
    await anna.slash("practice answer", choice="accept")
    await until(lambda: "Accept the truce?" not in said(town.messages()[-1]), "the next question")
    assert "Accept the truce?" not in town.text(), "what it asks is not left standing"


async def test_a_message_whose_reply_was_lost_does_not_stand_for_what_came_after_it(app: Stele, town: Town) -> None:
    """Discord gives the old message for the same nonce, and that one rang somebody else."""
    _, anna, ben = await offered(app, town)
    before, moved = len(town.wire.seen), asyncio.Event()
    lost = town.wire.fault("POST", "/channels/*/messages", after=True, until=moved)
    broken = town.wire.fault("POST", "/channels/*/messages")  # and so is the connection for a while
    await ben.slash("practice truce")
    await until(lambda: lost.struck, "the message to Anna")
    await anna.slash("practice answer", choice="decline")
    await anna.slash("practice truce")
    moved.set()
    await until(lambda: broken.struck, "the second attempt")
    await until(lambda: rings(town.wire, before) == [anna.id, ben.id], "both are called")
    await town.quiet()
    assert ben.mention in said(town.messages()[-1])
    assert anna.mention not in said(town.messages()[-1])
    assert town.text().count("Accept the truce?") == 1


async def test_no_post_is_given_up_because_connections_break(app: Stele, town: Town) -> None:
    _, anna, ben = await offered(app, town)
    before = len(town.wire.seen)
    town.wire.fault("*", "/channels/*/messages*", times=MOST_FAULTS * 3)
    await ben.slash("practice truce")
    for _ in range(MOST_FAULTS * 2):
        await town.quiet()
        await app.store.outbox.hurry()
        app.kick()
    await town.quiet()
    assert (await app.store.outbox.health()).given_up == 0
    await until(lambda: rings(town.wire, before) == [anna.id], "a ping")


async def test_a_ping_survives_a_kill(wire: Wire, town: Town, tmp_path: Path) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    async with logged_in(make_app(tmp_path), wire) as app:
        town.app = app
        await begun(app, town, anna, ben)
        await anna.slash("practice answer", choice="home")
        await ben.slash("practice answer", choice="home")
        await town.quiet()
        town.app = None
    async with living(wire, town, tmp_path) as first:
        before = len(wire.seen)
        # Ben's offer is saved; when Anna would be told of it, the process dies.
        dying = wire.fault("POST", "/channels/*/messages", call=first.kill)
        ben.type("practice truce")
        await until(lambda: dying.struck, "the kill")
        await first.gone()
    assert rings(wire, before) == []
    async with living(wire, town, tmp_path):
        await until(lambda: rings(wire, before), "a ping")
    assert rings(wire, before) == [anna.id]
