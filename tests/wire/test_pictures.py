"""Words come first: nobody's text, next click or public post waits for a picture."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from bot.acting.lobby import seat_names_of
from bot.app import Stele
from bot.games.presentation import Drawing, HeldCards
from bot.spine.letters import Letter
from db.records import Parcel, Post
from render.studio import Order, Ready
from render.workers import Workers
from rules.core.messages import Name
from rules.era_of_tribes.pack.map import SEATS
from tests.wire.people import Person, Town, labels, parts, until
from tests.wire.tables import begun, message_with


@pytest.fixture
def slow(app: Stele, monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """A studio that draws nothing until it is told to go on."""
    go_on = asyncio.Event()
    draw = app.studio.draw

    async def later(order: Order, public: bool = False) -> tuple[Ready, ...]:
        await go_on.wait()
        return await draw(order, public)

    monkeypatch.setattr(app.studio, "draw", later)
    yield go_on
    go_on.set()


async def test_a_private_picture_comes_into_the_answer_and_the_next_command_does_not_wait(
    app: Stele, town: Town, slow: asyncio.Event
) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    slow.set()
    await begun(app, town, anna, ben)
    slow.clear()
    looked = await anna.slash("map")
    assert looked.text
    assert looked.messages[0].attachments == []
    status = await anna.slash("status")
    assert "Hills" in status.text, "answered while the map is being drawn"
    slow.set()
    await until(lambda: looked.messages[0].attachments, "the map")


async def test_public_words_do_not_wait_for_their_picture(app: Stele, town: Town, slow: asyncio.Event) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = asyncio.create_task(begun(app, town, anna, ben))
    await until(lambda: "begins" in town.text(), "the opening")
    assert message_with(town, "begins").attachments == []
    await until(lambda: f"{anna.mention}" in town.text(), "the question")
    slow.set()
    await live
    await until(lambda: message_with(town, "begins").attachments, "the map")


class BattlePost:
    """A message that tells of a battle, with a picture as long as it goes on."""

    def __init__(self, app: Stele, match: int, channel: int, board: Drawing | None) -> None:
        self.app, self.match, self.channel, self.board = app, match, channel, board
        app.delivery.register("battle", self.compose)

    async def compose(self, parcel: Parcel) -> Letter:
        text = parcel.body.decode()
        return Letter(text, drawings=[] if "over" in text else [self.board])

    async def tell(self, text: str) -> None:
        post = Post(channel=self.channel, kind="battle", slot="battle", body=text.encode())
        await self.app.store.outbox.add(post, match=self.match)
        self.app.kick()


async def fought(app: Stele, town: Town, slow: asyncio.Event) -> BattlePost:
    anna, ben = town.join("Anna"), town.join("Ben")
    slow.set()
    live = await begun(app, town, anna, ben)
    slow.clear()
    board = live.shown.board((await app.matches.position(live)).view(None), live.shown.words("en"))
    return BattlePost(app, live.id, town.channel, board)


async def test_pictures_that_are_late_do_not_take_the_place_of_what_is_still_to_tell(
    app: Stele, town: Town, slow: asyncio.Event
) -> None:
    battle, told = await fought(app, town, slow), asyncio.Event()
    first = town.wire.fault("POST", "/channels/*/messages", status=429, retry_after=0.1, until=told)
    await battle.tell("The battle begins.")
    await until(lambda: first.struck, "the first words on their way")
    await battle.tell("The battle goes on.")
    told.set()
    await until(lambda: "The battle goes on." in town.text(), "the last words")
    slow.set()
    await until(lambda: message_with(town, "The battle goes on.").attachments, "its picture")


async def test_pictures_that_are_late_do_not_tell_again_what_was_before(
    app: Stele, town: Town, slow: asyncio.Event
) -> None:
    battle = await fought(app, town, slow)
    await battle.tell("The battle begins.")
    await until(lambda: "The battle begins." in town.text(), "the first words")
    await until(lambda: len(app.delivery._drawing) == 2, "a second post is on its way, with the picture")
    await battle.tell("The battle is over.")
    await until(lambda: "The battle is over." in town.text(), "the last words")
    slow.set()
    await town.quiet()
    assert "The battle is over." in town.text()
    assert "The battle begins." not in town.text()


class Easel(Workers):
    """A studio's worker that paints when it is told to, and remembers what."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []
        self.painted: list[str] = []

    def submit(self, job: Callable[..., Any], *args: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.waiting.append((future, job, args))
        return future

    def paint(self) -> None:
        """The next picture in line."""
        future, job, args = self.waiting.pop(0)
        self.painted.append(job.__module__)
        future.set_result(job(*args))


async def crowd(app: Stele, town: Town) -> list[tuple[Person, int, str]]:
    """Twenty-five people at five tables of Era of Tribes, each with a player's board to look at."""
    found: list[tuple[Person, int, str]] = []
    for table in range(5):
        people = [town.join(f"Player {table}{seat}") for seat in SEATS[:5]]
        channel = town.backend.create_channel(town.guild.id, f"table-{table}").id
        await begun(app, town, *people, game="era-of-tribes", scenario="full", channel=channel, seats=SEATS[:5])
        found += [(person, channel, seat) for person, seat in zip(people, SEATS, strict=False)]
    return found


async def test_while_25_open_their_hands_neither_confirm_nor_the_public_map_waits_for_them(
    app: Stele, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clock: no picture is painted before all words are there, and of the hands at most two before the map."""
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    people = await crowd(app, town)
    await anna.slash("practice answer", choice="home")
    await ben.slash("practice answer", choice="home")
    await town.quiet(60)
    easel = Easel()
    monkeypatch.setattr(app.studio, "workers", easel)
    hands = [person.type("map", channel, part=f"board:{seat}") for person, channel, seat in people]
    for hand in hands:
        await hand.done()
    assert all(hand.text and not hand.messages[0].attachments for hand in hands)
    assert app.studio.under_way > 4
    await ben.slash("map")
    panel = await ben.slash("practice do")
    form = await ben.pick(panel.messages[0], "Scout")
    await until(lambda: "Back" in labels(form.messages[0]), "the form")
    card = next(part for part in parts(form.messages[0]) if part["type"] == 3)["options"][0]["label"]
    preview = await ben.pick(form.messages[0], card)
    await until(lambda: "Confirm" in labels(preview.messages[0]), "the preview")
    confirmed = await ben.press(preview.messages[0], "Confirm").done()
    await until(lambda: "Ben scouts Anna" in confirmed.text, "what came of it")
    assert easel.painted == [], "words waited for a picture"
    await ben.slash("practice answer", choice="pass")
    public = app.studio._lines[0]
    await until(lambda: any(one.order.job.__module__ == "tests.practice.render.board" for one in public), "the map")
    while public:
        easel.paint()
        await asyncio.sleep(0.02)
    easel.paint()
    maps = [place for place, one in enumerate(easel.painted) if one.startswith("tests.practice")]
    assert maps
    assert maps[0] <= 2, "one hand that was begun before, and one by turns"
    assert maps[-1] == len(easel.painted) - 1
    while app.studio.under_way:
        await until(lambda: easel.waiting or not app.studio.under_way, "the next one")
        if easel.waiting:
            easel.paint()
    await until(lambda: all(hand.messages[0].attachments for hand in hands), "all hands")


async def with_cards(app: Stele, town: Town) -> Person:
    """Somebody whose hand has several pictures and a menu of its cards."""
    anna, ben = town.join("Anna"), town.join("Ben")
    shown = app.shown["hannibal"]
    scenario = next(iter(shown.game.scenarios()))
    seats = seat_names_of(shown.game.scenario(scenario), 2)
    await begun(app, town, anna, ben, game="hannibal", scenario=scenario, seats=seats)
    return anna


async def test_pictures_stay_away_from_what_was_pressed_before_they_were_drawn(
    app: Stele, town: Town, slow: asyncio.Event
) -> None:
    slow.set()
    anna = await with_cards(app, town)
    slow.clear()
    hand = await anna.slash("hand")
    [menu] = parts(hand.messages[0])
    cards = len(menu["options"])
    assert cards > 1
    await anna.pick(hand.messages[0], menu["options"][0]["label"])
    chosen = hand.text
    slow.set()
    await until(lambda: hand.messages[0].attachments, "the picture of the card")
    await town.quiet()
    assert hand.text == chosen, "not the whole hand again"
    assert len(hand.messages) == len(hand.messages[0].attachments) == 1


async def test_what_was_pressed_while_the_pictures_came_is_answered_beside_them(
    app: Stele, town: Town, slow: asyncio.Event
) -> None:
    slow.set()
    anna = await with_cards(app, town)
    slow.clear()
    hand = await anna.slash("hand")
    [menu] = parts(hand.messages[0])
    as_it_was = anna._of(hand.messages[0])
    slow.set()
    await until(lambda: hand.messages[0].attachments, "the hand")
    words, pictures = hand.text, len(hand.messages[0].attachments)
    assert pictures > 1
    data = {"custom_id": menu["custom_id"], "component_type": 3, "values": [menu["options"][0]["value"]]}
    card = await anna.send(3, data, message=as_it_was).done()
    await until(lambda: any(one.attachments for one in card.messages[1:]), "the picture of the card")
    assert (hand.text, len(hand.messages[0].attachments)) == (words, pictures), "the hand stays"
    assert menu["options"][0]["label"] in card.messages[1].content


async def test_a_hand_of_many_countries_is_shown_to_the_last_card(
    app: Stele, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who plays six countries holds more cards than one request draws, and than one message tells and shows."""
    shown, anna, ben = app.shown["hannibal"], town.join("Anna"), town.join("Ben")
    scenario = next(iter(shown.game.scenarios()))
    seats = seat_names_of(shown.game.scenario(scenario), 2)
    await begun(app, town, anna, ben, game="hannibal", scenario=scenario, seats=seats)
    every = tuple(pick.value for pick in shown.printed_cards({}, shown.words("en"))[:45])
    monkeypatch.setattr(shown, "hands", lambda view, seat: (HeldCards(Name("seat", seat), every),))
    hand = await anna.slash("hand")
    assert "the whole text is in the attached file" in hand.text
    await until(lambda: sum(len(one.attachments) for one in hand.messages) > 12, "all cards", 90)
    names = [file["filename"] for one in hand.messages for file in one.attachments]
    assert "stele.txt" in names, "the words that did not fit stay when the pictures come"
    assert len(names) == len(set(names)) == 1 + 6 + 6
    assert "went wrong" not in hand.text
