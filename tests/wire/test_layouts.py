"""Layouts and slips: pictures at full size, a button beside what waits, forms for what is typed; and without them."""

from pathlib import Path

import pytest
from simcord.backend.models import Message
from simcord.components import walk_components

from bot.acting.buttons import button, choice, menu, view_of
from bot.app import Stele
from bot.spine import limits
from bot.spine.layouts import laid_out
from bot.spine.letters import Letter, Picture
from db.records import Parcel, Post
from tests.bot.conftest import make_app
from tests.wire.conftest import logged_in
from tests.wire.people import Person, Town, labels, parts, rings, said, until
from tests.wire.server import Wire
from tests.wire.tables import begun, message_with

LAID_OUT = 1 << 15
TEXT, GALLERY = 10, 12
ORIGINAL = "/webhooks/*/messages/@original"
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)


def kinds(message: Message) -> list[int]:
    return [part["type"] for part in walk_components(message.components)]


class Exhibit:
    """A slot with two pictures, shown as often as one likes."""

    def __init__(self, app: Stele, match: int, channel: int, person: Person) -> None:
        self.app, self.match, self.channel, self.person = app, match, channel, person
        self.text, self.pictures = f"Two battles, {person.mention}", 2
        app.delivery.register("show", self.compose)

    async def compose(self, parcel: Parcel) -> Letter:
        shown = [Picture(PIXEL, f"battle-{number}.png", f"Battle {number}") for number in range(self.pictures)]
        return Letter(self.text, pictures=shown, ping=[self.person.id])

    async def again(self, town: Town) -> None:
        post = Post(channel=self.channel, kind="show", slot="show", body=b"")
        await self.app.store.outbox.add(post, match=self.match)
        self.app.kick()
        await town.quiet()


async def on_show(app: Stele, town: Town) -> Exhibit:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    return Exhibit(app, live.id, town.channel, anna)


async def test_several_pictures_stand_each_at_its_full_size(app: Stele, town: Town) -> None:
    show = await on_show(app, town)
    before = len(town.wire.seen)
    await show.again(town)
    shown = message_with(town, "Two battles")
    assert int(shown.flags) & LAID_OUT
    assert kinds(shown) == [TEXT, GALLERY, GALLERY], "one below the other"
    galleries = [part for part in walk_components(shown.components) if part["type"] == GALLERY]
    assert [part["items"][0]["description"] for part in galleries] == ["Battle 0", "Battle 1"]
    assert rings(town.wire, before) == [show.person.id], "a layout notifies as a text does"


async def test_a_text_that_gets_its_pictures_becomes_a_layout_and_stays_one(app: Stele, town: Town) -> None:
    show = await on_show(app, town)
    show.pictures = 0
    await show.again(town)
    first = message_with(town, "Two battles")
    assert not int(first.flags) & LAID_OUT
    show.pictures = 2
    await show.again(town)
    assert kinds(message_with(town, "Two battles")) == [TEXT, GALLERY, GALLERY]
    show.text, show.pictures = "Taken back.", 0
    app.delivery._laid_out.clear()  # as after a restart
    town.wire.problems.clear()
    await show.again(town)
    last = message_with(town, "Taken back.")
    assert last.id == first.id
    assert kinds(last) == [TEXT]
    town.wire.problems.clear()  # what Discord refused was asked in the form that the message had before


async def test_where_layouts_are_not_taken_the_pictures_come_as_files(app: Stele, town: Town) -> None:
    show = await on_show(app, town)
    refused = town.wire.fault("POST", "/channels/*/messages", status=400, code=50035)
    await show.again(town)
    shown = message_with(town, "Two battles")
    assert refused.struck == 1
    assert not int(shown.flags) & LAID_OUT
    assert len(shown.attachments) == 2


async def test_what_waits_has_its_button_beside_it(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    waiting = await anna.slash("waiting")
    [shown] = waiting.messages
    assert int(shown.flags) & LAID_OUT
    assert labels(shown) == ["Decide"]
    panel = await anna.click(shown, "Decide")
    assert panel.messages[0].id != shown.id, "a layout stays what it is"
    assert len(parts(panel.messages[0])) > 1


async def test_where_layouts_are_not_taken_what_waits_is_told_in_words(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    whole = (await anna.slash("waiting")).text
    refused = town.wire.fault("PATCH", ORIGINAL, status=400, code=50035)
    plain = await anna.slash("waiting")
    assert refused.struck == 1
    assert not int(plain.messages[0].flags) & LAID_OUT
    assert plain.text == whole


async def test_a_layout_that_is_asked_for_once_more_stays_one(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    waiting = await anna.slash("waiting")
    await anna.slash("practice answer", choice="home")
    await town.quiet()
    waiting.again()  # Discord delivers the command a second time
    await until(lambda: "Nothing waits for you" in waiting.text, "the second answer")


async def at_bens_turn(app: Stele, town: Town) -> tuple[int, Person]:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    await anna.slash("practice answer", choice="home")
    await ben.slash("practice answer", choice="home")
    await town.quiet()
    return live.id, ben


async def many_cards(town: Town, ben: Person, monkeypatch: pytest.MonkeyPatch) -> Message:
    """Ben scouts, and his cards fill more than one menu."""
    panel = await ben.slash("practice do")
    monkeypatch.setattr(limits, "SELECT_OPTIONS", 2)
    form = await ben.pick(panel.messages[0], "Scout")
    await town.quiet()
    return form.messages[0]


async def test_among_many_values_one_can_be_typed(app: Stele, town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    match, ben = await at_bens_turn(app, town)
    form = await many_cards(town, ben, monkeypatch)
    await ben.click(form, "More choices")
    second = next(part for part in parts(form) if part["type"] == 3)["options"][0]["label"]
    await ben.click(form, "Earlier choices")
    asked = await ben.click(form, "Type it …")
    assert asked.record.modal["title"] == "Scout"
    preview = await ben.fill_in(asked, second.lower())
    assert f"**Scout** · {second}" in said(form), preview.text
    assert "Confirm" in labels(form)
    before = (await app.store.matches.head(match)).revision
    await ben.click(form, "Confirm")
    assert (await app.store.matches.head(match)).revision == before + 1


async def test_what_is_typed_and_means_nothing_is_refused(
    app: Stele, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, ben = await at_bens_turn(app, town)
    form = await many_cards(town, ben, monkeypatch)
    before = (await app.store.matches.head(match)).revision
    asked = await ben.click(form, "Type it …")
    answer = await ben.fill_in(asked, "the moon")
    assert "the moon" in answer.text + said(form)
    assert "Confirm" not in labels(form)
    assert (await app.store.matches.head(match)).revision == before


async def test_a_slip_that_is_handed_in_after_a_restart_is_answered(
    wire: Wire, town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with logged_in(make_app(tmp_path), wire) as app:
        town.app = app
        _, ben = await at_bens_turn(app, town)
        form = await many_cards(town, ben, monkeypatch)
        asked = await ben.click(form, "Type it …")
    monkeypatch.undo()
    async with logged_in(make_app(tmp_path), wire) as app:
        town.app = app
        await ben.fill_in(asked, "Feast 2")
        assert "That form is no longer open" in said(form)
        town.app = None


async def test_a_ruling_gets_another_reason_from_a_slip_with_a_menu(app: Stele, town: Town) -> None:
    anna, ben, gus = (town.join(name) for name in ("Anna", "Ben", "Gus"))
    await begun(app, town, anna, ben, gm=gus)
    shown = await gus.slash("gm skip", seat="P1", reason="teh dog")
    await town.quiet()
    tried = shown.messages[0]
    asked = await gus.click(tried, "Another reason …")
    assert [part["component"]["type"] for part in asked.record.modal["components"]] == [3, 4]
    await gus.fill_in(asked, "absent", "until Sunday")
    assert "somebody is away: until Sunday" in said(tried)
    await gus.click(tried, "Confirm")
    assert "somebody is away: until Sunday" in town.text()
    assert "teh dog" not in town.text()


async def in_a_lobby(town: Town) -> tuple[Person, Person, Message]:
    anna, ben = town.join("Anna"), town.join("Ben")
    await anna.slash("match new", game="practice", scenario="skirmish", players=2, place="channel", name="*Hills*")
    await town.quiet()
    return anna, ben, town.lobby()


async def test_the_name_and_the_hours_of_a_match_are_typed_on_slips(app: Stele, town: Town) -> None:
    anna, ben, lobby = await in_a_lobby(town)
    shown = (await anna.click(lobby, "Settings")).messages[0]
    asked = await anna.click(shown, "Name …")
    [field] = [part["component"] for part in asked.record.modal["components"]]
    assert field["value"] == "*Hills*", "as it was typed, not as it is kept from formatting"
    await anna.fill_in(asked, "Two \u202eRivers")
    assert "Two Rivers" in town.text()
    await anna.fill_in(await anna.click(shown, "Time for a decision …"), "36")
    assert "36 hours for each decision" in town.text()
    refused = await anna.fill_in(await anna.click(shown, "Time for a decision …"), "a while")
    assert "A deadline of a while hours is not possible" in refused.text
    await anna.fill_in(await anna.click(shown, "Time for a decision …"), "")
    [info] = await app.store.matches.of_server(town.guild.id)
    assert (info.name, info.settings.deadline_hours) == ("Two Rivers", None)
    foreign = await ben.click(shown, "Name …")
    assert foreign.record.modal is None
    assert "Anna" in foreign.text, "only who runs the lobby names it"


async def test_a_seed_is_typed_on_a_slip(app: Stele, town: Town) -> None:
    _, ben, lobby = await in_a_lobby(town)
    joined = (await ben.click(lobby, "Join")).messages[0]
    await ben.fill_in(await ben.click(joined, "My own seed …"), "wine dark sea")
    assert "wine dark sea" in town.text()
    [info] = await app.store.matches.of_server(town.guild.id)
    assert info.settings.promise is not None
    assert [(one.person, one.text, one.drawn) for one in info.settings.promise.seeds] == [
        (ben.id, "wine dark sea", False)
    ]


async def test_a_layout_with_several_menus_has_a_row_for_each() -> None:
    menus = [menu("pick", 1, number, [choice("1", "One")], "Pick") for number in range(2)]
    buttons = [button("press", 1, number, f"Press {number}") for number in range(7)]
    view = view_of([*menus, *buttons, None, button("leave", 1, 0, "Leave")])
    rows = [part for part in laid_out("Words", [], view).to_components() if part["type"] == 1]
    assert [len(row["components"]) for row in rows] == [1, 1, 5, 2, 1]
