"""Computer players answer by themselves, also after a restart."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import rules
from bot.spine import computers, thinkers
from bot.spine.computers import read_answer
from bot.spine.matches import Live
from bot.spine.pipeline import Source
from bot.spine.ponder import Pondered
from bot.spine.thinkers import Thinkers
from db.records import Change, SeatInfo
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN, GENERAL, Level
from rules.core.questions import Choose, Question
from tests.bot.conftest import SPINE
from tests.bot.house import House
from tests.patience import HANG
from tests.practice.game import ThreeHills

NICEST = 19  # no process can be nicer


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_a_computer_answers_and_waits_for_people(house: House) -> None:
    live = await house.match(house.anna, None)
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1"}, "the computer has chosen its hill already"
    await house.anna.slash(house.channel, "try choose", option="home")
    await house.env.advance_time(60)
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1"}
    assert match.revision > 3


async def test_two_computers_play_a_match_to_its_end(house: House) -> None:
    live = await house.match(None, None)
    for _ in range(60):
        await house.env.advance_time(20)
        if (await house.app.matches.get(live.id)).info.status == "finished":
            break
    assert (await house.app.matches.get(live.id)).info.status == "finished"


async def test_a_computer_pauses_between_its_own_answers(house: House) -> None:
    live = await house.match(None, None)
    begun = (await house.app.store.matches.head(live.id)).revision
    await house.env.advance_time(2.5)
    later = (await house.app.store.matches.head(live.id)).revision
    assert begun < later < begun + 5


# ---- those who look ahead ----------------------------------------------------------------------------------------


async def finished(house: House, live: Live) -> bool:
    for _ in range(80):
        await house.env.advance_time(20)
        if (await house.app.matches.get(live.id)).info.status == "finished":
            return True
    return False


@pytest.mark.parametrize("level", ["captain", "general"])
async def test_captains_and_generals_play_a_match_to_its_end(house: House, level: str) -> None:
    assert await finished(house, await house.match(None, None, level=level))


async def test_captains_of_a_shipped_game_think_in_a_process_of_their_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Thinkers(most=1)
    monkeypatch.setattr(house.app, "thinkers", own)
    live = await house.match(None, None, None, game="assyrian-wars", scenario="two-rivers", level="captain")
    log = await house.app.store.matches.log(live.id)
    assert "answer" in [entry.kind for entry in log]
    (process,) = own._idle
    assert process.pid != os.getpid()
    least = min(os.getpriority(os.PRIO_PROCESS, 0) + 1, NICEST)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= least
    await house.over(live)
    # Ctrl-C at a terminal reaches every process; those who think leave it to the bot.
    process.send_signal(signal.SIGINT)
    match = Match.start(live.game, "two-rivers", {}, ["P1", "P2", "P3"], b"secret")
    assert await own.think(live.game, match.dump(), match.pending[0].id, "captain") is not None
    assert own._idle == [process]
    await own.close()
    assert process.returncode is not None


class Elsewhere:
    """Thoughts that are not thought: what happens meanwhile is up to the test."""

    def __init__(self, meanwhile: Callable[[], Awaitable[None]], found: bytes | None) -> None:
        self.meanwhile, self.found, self.asked = meanwhile, found, 0

    async def think(self, game: Game[Any], state: bytes, question: int, level: str) -> Pondered | None:
        self.asked += 1
        await self.meanwhile()
        return None if self.found is None else Pondered(self.found)

    async def close(self) -> None:
        pass


WINDOW = Question(1, Seat("P2"), "respond", "1", default=Choose("pass"), private=True)
OAK = msgspec.msgpack.encode(Choose("oak"))


async def test_a_thought_about_what_is_past_is_dropped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = 0

    async def anna_marches() -> None:
        live = await house.app.matches.get(match_id)
        words = live.shown.words("en")
        if elsewhere.asked == 1:
            deed = lambda turn: turn.match.submit("P1", Choose("home"))  # noqa: E731
            await house.app.pipeline.play(live, deed, Source(words))

    elsewhere = Elsewhere(anna_marches, OAK)
    live = await house.match(house.anna, house.ben)
    match_id = live.id
    monkeypatch.setattr(house.app, "thinkers", elsewhere)
    seat = Change(match=live.id, seats=(SeatInfo(seat="P2", policy="captain"),))
    await house.inside(house.app.store.commit(seat))
    await house.inside(house.app.aftermath.refresh(await house.app.matches.get(live.id)))
    await house.env.advance_time(3)
    assert elsewhere.asked >= 2
    log = await house.app.store.matches.log(live.id)
    marched = [(entry.seat, entry.kind) for entry in log if entry.kind == "answer"][:2]
    assert marched == [("P1", "answer"), ("P2", "answer")]


async def test_who_gets_no_thought_plays_by_habit(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def nothing() -> None:
        pass

    monkeypatch.setattr(house.app, "thinkers", Elsewhere(nothing, None))
    assert await finished(house, await house.match(None, None, level="captain"))
    assert "plays by habit" in caplog.text


async def test_whoever_thinks_long_is_seen_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    shown: list[int] = []

    class Room:
        def __init__(self, id: int) -> None:
            self.id = id

        async def typing(self) -> None:
            shown.append(self.id)
            if len(shown) == 2:
                thought.set_result(None)

    monkeypatch.setattr(computers, "LASTS", 0.01)
    app, live = SimpleNamespace(channel=Room), SimpleNamespace(info=SimpleNamespace(channel=7))
    player = computers.Computers(cast(Any, app))
    await asyncio.wait_for(player._be_seen(cast(Any, live), WINDOW, thought), HANG)
    assert shown == [], "who thinks in a window for cards would tell that he holds one"
    await asyncio.wait_for(
        player._be_seen(cast(Any, live), msgspec.structs.replace(WINDOW, private=False), thought), HANG
    )
    assert shown == [7, 7]


@pytest.mark.parametrize("level", [CAPTAIN, GENERAL], ids=lambda level: level.id)
@pytest.mark.parametrize("part", [0.0, 0.01, 0.5, 0.99])
def test_in_a_window_for_cards_the_time_does_not_tell_who_has_something_to_think_about(
    level: Level, part: float
) -> None:
    beat = computers.BEAT * level.rollouts
    taken = part * beat
    assert taken + computers.until_the_beat(WINDOW, level, taken) == pytest.approx(beat)
    late = 1.5 * beat
    assert late + computers.until_the_beat(WINDOW, level, late) == pytest.approx(2 * beat)
    for other in ({"private": False}, {"default": Choose("oak")}):
        assert computers.until_the_beat(msgspec.structs.replace(WINDOW, **other), level, taken) == 0


async def test_an_answer_in_a_window_waits_for_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    slept, answered = list[float](), list[int]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def answer(*_: object) -> None:
        answered.append(len(slept))

    async def think(*_: object) -> Pondered:
        return Pondered(msgspec.msgpack.encode(Choose("pass")))

    async def outside(wait: Awaitable[Any]) -> Any:
        return await wait

    app: Any = SimpleNamespace(
        under_way=contextlib.nullcontext, outside=outside, thinkers=SimpleNamespace(think=think), channel=None
    )
    player = computers.Computers(app)
    monkeypatch.setattr(computers, "until_the_beat", lambda asked, level, taken: 7.0)
    monkeypatch.setattr(player, "_answer", answer)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    player._thinking[1] = cast(Any, None)
    live: Any = SimpleNamespace(id=1, game=ThreeHills())
    await player._think(live, cast(Any, None), ("", b""), WINDOW, CAPTAIN)
    assert (slept, answered) == ([7.0], [1])


@pytest.mark.parametrize("command", [("true",), ("sleep", "60")])
async def test_a_process_that_dies_or_sleeps_is_ended(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[asyncio.subprocess.Process] = []

    async def begin() -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        begun.append(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        return begun[0]

    monkeypatch.setattr(thinkers, "begin", begin)
    game = rules.games()["assyrian-wars"]
    state = Match.start(game, "two-rivers", {}, ["P1", "P2", "P3"], b"secret")
    found = await Thinkers(patience=0.3).think(game, state.dump(), state.pending[0].id, "captain")
    assert found is None
    assert await begun[0].wait() is not None


async def test_the_best_so_far_counts_when_time_is_up() -> None:
    game = ThreeHills()
    match = Match.start(game, "skirmish", {}, ["P1", "P2"], b"secret")
    asked = match.pending[0]
    found = await Thinkers(seconds=0.0).think(game, match.dump(), asked.id, "general")
    assert found is not None
    assert found.stopped
    assert match.refusal(asked.seat, read_answer(game, found.answer), asked.id) is None
