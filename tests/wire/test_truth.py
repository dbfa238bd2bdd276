"""What a person is told about his own deed is true, whatever happens to the answer on its way."""

import asyncio

from bot.app import Stele
from tests.wire.people import Person, Town, parts
from tests.wire.tables import begun

ORIGINAL = "/webhooks/*/messages/@original"
CALLBACK = "/interactions/*/callback"


async def ready(app: Stele, town: Town) -> tuple[int, Person, Person]:
    """It is Ben's turn."""
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    await anna.slash("practice answer", choice="home")
    await ben.slash("practice answer", choice="home")
    await town.quiet()
    return live.id, anna, ben


async def revision(app: Stele, match: int) -> int:
    return (await app.store.matches.head(match)).revision


async def test_a_fault_after_the_deed_never_says_that_nothing_was_changed(app: Stele, town: Town) -> None:
    match, _, ben = await ready(app, town)
    before = await revision(app, match)
    town.wire.fault("PATCH", ORIGINAL, status=400, code=50001, message="no")
    answer = await ben.slash("practice truce")
    await town.quiet()
    assert await revision(app, match) > before
    assert "What you did is saved" in answer.text
    assert "nothing was changed" not in answer.text.lower()


async def test_a_fault_before_the_deed_still_says_so(app: Stele, town: Town) -> None:
    match, _, ben = await ready(app, town)
    before = await revision(app, match)

    async def stumble(*_: object, **__: object) -> None:
        raise RuntimeError("stumbled")

    app.pipeline.play = stumble
    answer = await ben.slash("practice truce")
    assert "nothing was changed" in answer.text
    assert await revision(app, match) == before


async def test_a_refusal_that_discord_does_not_take_at_first_is_told_all_the_same(app: Stele, town: Town) -> None:
    match, anna, _ = await ready(app, town)
    before = await revision(app, match)
    lost = town.wire.fault("PATCH", ORIGINAL, status=400, code=50001, message="no")
    answer = await anna.slash("practice raid", card="the moon", target="P2")
    assert lost.struck == 1
    assert answer.text
    assert await revision(app, match) == before


async def test_a_seat_taken_in_the_lobby_is_not_denied(app: Stele, town: Town) -> None:
    anna = town.join("Anna")
    await anna.slash("match new", game="practice", scenario="skirmish", players=2, place="channel")
    await town.quiet()
    lobby = town.lobby()
    town.wire.fault("PATCH", ORIGINAL, status=400, code=50001, message="no")
    answer = await anna.click(lobby, "Join")
    assert "What you did is saved" in answer.text


async def test_a_second_tap_on_confirm_repeats_the_first_answer(app: Stele, town: Town) -> None:
    match, _, ben = await ready(app, town)
    panel = await ben.slash("practice do")
    form = await ben.pick(panel.messages[0], "Scout")
    await town.quiet()
    card = next(part for part in parts(form.messages[0]) if part["type"] == 3)["options"][0]["label"]
    preview = await ben.pick(form.messages[0], card)
    await town.quiet()
    confirm = preview.messages[0]
    before = await revision(app, match)
    custom_id = next(part["custom_id"] for part in parts(confirm) if part.get("label") == "Confirm")
    as_it_was = ben._of(confirm)
    first, second = ben.press(confirm, "Confirm"), ben.press(confirm, "Confirm")
    await asyncio.gather(first.done(), second.done())
    await town.quiet()
    assert await revision(app, match) == before + 1
    # Both taps edit the same private message; a late third one, from a client that has not heard, does so too.
    assert "Ben scouts Anna" in first.text
    data = {"custom_id": custom_id, "component_type": 2}
    third = await ben.send(3, data, message=as_it_was).done()
    await town.quiet()
    assert "Ben scouts Anna" in third.text
    assert await revision(app, match) == before + 1


async def test_an_acknowledgement_whose_reply_was_lost_counts(app: Stele, town: Town) -> None:
    match, _, ben = await ready(app, town)
    before = await revision(app, match)
    lost = town.wire.fault("POST", CALLBACK, after=True)
    answer = await ben.slash("practice truce")
    await town.quiet()
    assert lost.struck == 1
    assert await revision(app, match) > before
    assert answer.text


async def test_a_repeated_delivery_plays_nothing_twice(app: Stele, town: Town) -> None:
    match, _, ben = await ready(app, town)
    answer = await ben.slash("practice truce")
    await town.quiet()
    before = await revision(app, match)
    answer.again()
    await town.quiet()
    assert await revision(app, match) == before


async def test_what_discord_no_longer_waits_for_is_not_carried_out(app: Stele, town: Town) -> None:
    match, _, ben = await ready(app, town)
    before = await revision(app, match)
    town.wire.fault("POST", CALLBACK, status=404, code=10062, message="Unknown interaction")
    ben.type("practice truce")
    await town.quiet()
    assert await revision(app, match) == before
