"""Positions as text: a game master exports one without seeing more than he may, and sets one up as a ruling."""

import random
from typing import Any

import msgspec
import pytest
from simcord.results import InteractionResult

import rules
from bot.spine.matches import Live
from db.records import MatchSettings
from rules.core.game import Game
from rules.core.match import Match
from rules.core.patches import SetPosition
from tests.bot.house import House
from tests.practice.game import ThreeHills
from tests.practice.notation import Position

SECRET = b"positions"
GAMES: dict[str, Game[Any]] = {**rules.games(), "practice": ThreeHills()}
WRITTEN = [id for id, game in GAMES.items() if type(game).write_position is not Game.write_position]
OPEN_AT_FIRST = ("empires",)  # nobody has committed or wished for anything when a match begins
TEXT = """round 2 of 6
P1: 5 warriors, 1 crown, holds raid-1
P2: 2 warriors, 0 crowns, holds shield-2 feast-1
"""


def started(id: str, **options: bool) -> Match[Any]:
    game = GAMES[id]
    known = game.scenarios()
    scenario = known["two-rivers"] if "two-rivers" in known else next(iter(known.values()))
    seats = scenario.seats or ("P1", "P2")
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    match = Match.start(game, scenario.id, chosen, seats, SECRET)
    while not match.position_text():  # some games write nothing down before their set-up is over
        question = match.pending[0]
        assert question.default is not None
        match.submit(question.seat, question.default, question.id)
    return match


def in_clear(id: str) -> Match[Any]:
    """A match in which nothing but cards is hidden."""
    return started(id, fog_of_war=False) if id == "assyrian-wars" else started(id)


def seen(match: Match[Any], seat: str | None = None) -> Any:
    """What a seat sees; the phase is said only when the first question of it is answered."""
    view = msgspec.to_builtins(match.view(seat))
    view.pop("phase", None)
    return view


def test_the_real_games_write_their_positions() -> None:
    assert {"assyrian-wars", "empires", "era-of-tribes", "hannibal", "practice"} <= set(WRITTEN)


@pytest.mark.parametrize("id", WRITTEN)
def test_a_whole_position_is_set_up_as_it_was(id: str) -> None:
    match = started(id)
    text = match.position_text()
    before = {seat: seen(match, seat) for seat in (None, *match.seats)}
    outcome = match.override("gm", SetPosition(text), "the cat was on the table")
    assert outcome.refusal is None
    assert [event.message.id for event in outcome.events][:1] == ["kernel-position-set"]
    assert match.pending
    assert {seat: seen(match, seat) for seat in (None, *match.seats)} == before


@pytest.mark.parametrize("id", [id for id in WRITTEN if id not in OPEN_AT_FIRST])
def test_a_public_text_tells_what_everybody_sees_and_no_more(id: str) -> None:
    match = in_clear(id)
    texts = {match.position_text(random.Random(number).randrange) for number in range(6)}
    assert len(texts) > 1, "what is hidden is dealt anew"
    assert match.position_text() not in texts
    before = seen(match)
    assert match.override("gm", SetPosition(texts.pop()), "another world").refusal is None
    assert seen(match) == before


@pytest.mark.parametrize("id", WRITTEN)
def test_a_text_that_makes_no_sense_is_refused(id: str) -> None:
    match = started(id)
    before = match.dump()
    for text in ("no such thing: 7", "\x00;;:("):
        refusal = match.override("gm", SetPosition(text), "a slip").refusal
        assert refusal is not None
        assert refusal.message.id.startswith("kernel-")
    assert match.dump() == before


def test_the_public_text_does_not_depend_on_what_is_hidden() -> None:
    """Two worlds that look alike give the same texts equally often: no card of a hand stays in it more than others."""
    match = started("practice")
    [card, *_] = match.table.board.hosts["P1"].hand
    kept = sum(
        card in Position.parse(match.position_text(random.Random(number).randrange)).board.hosts["P1"].hand
        for number in range(200)
    )
    board = match.table.board
    hidden = len(board.deck) + sum(len(host.hand) for host in board.hosts.values())
    expected = 200 * len(board.hosts["P1"].hand) / hidden
    assert kept < 2 * expected + 10


def test_a_position_in_the_fog_is_not_written_for_everybody() -> None:
    match = started("assyrian-wars", fog_of_war=True)
    assert match.position_text(random.Random(1).randrange) == ""
    assert "AS" in match.position_text()


# ---- in the bot --------------------------------------------------------------------------------------------------


def said(result: InteractionResult) -> str:
    assert result.response is not None
    return result.response.content


async def hand(house: House, live: Live, seat: str) -> list[str]:
    return list((await house.app.matches.position(live)).table.board.hosts[seat].hand)


async def test_a_position_is_set_up_as_a_ruling(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    shown = await house.host.slash(house.channel, "gm set-up", position=TEXT, reason="we played it on a table")
    assert "This is only a trial: Set up a position." in said(shown)
    assert "A position is set up; play goes on from there." in said(shown)
    assert "warriors: 3 → 5" in said(shown)
    assert await hand(house, live, "P1") != ["raid-1"], "a trial changes nothing"
    await house.host.click(shown.response, label="Confirm")
    assert await hand(house, live, "P1") == ["raid-1"]
    match = await house.app.matches.position(live)
    assert {question.kind for question in match.pending} == {"march"}
    [notice] = [post.content for post in house.posts() if "rules: Set up a position." in post.content]
    assert "raid-1" not in notice.lower()
    assert "Raid" not in notice
    tried, line = await house.app.store.matches.audit(live.id)
    assert tried.action == f"tried {line.action}"
    assert (line.action, line.reason) == ("set-position", "we played it on a table")


async def test_what_cannot_be_read_is_told(house: House) -> None:
    await house.match(house.anna, house.ben, gm=house.host)
    wrong = await house.host.slash(house.channel, "gm set-up", position="P1: a castle", reason="a try")
    assert "The position cannot be read" in said(wrong)
    nothing = await house.host.slash(house.channel, "gm set-up", reason="a try")
    assert "Type the position, or attach a text file with it." in said(nothing)
    other = await house.anna.slash(house.channel, "gm set-up", position=TEXT, reason="mine")
    assert "Only the game master" in said(other)


async def test_an_export_shows_hands_only_where_the_match_allows_it_and_then_all_are_told(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    public = await house.host.slash(house.channel, "gm export")
    assert "Hidden cards are dealt anew" in said(public)
    assert await house.app.store.matches.audit(live.id) == []
    refused = await house.host.slash(house.channel, "gm export", whole=True, reason="a bug report")
    assert "does not let the game master look" in said(refused)
    await house.app.store.matches.edit(live.id, settings=MatchSettings(gm_may_look=True))
    silent = await house.host.slash(house.channel, "gm export", whole=True)
    assert "reason" in said(silent)
    whole = await house.host.slash(house.channel, "gm export", whole=True, reason="a bug report")
    assert "The whole position of Hills" in said(whole)
    [notice] = [post.content for post in house.posts() if "has the whole position written down" in post.content]
    assert "Reason: a bug report" in notice
    record = said(await house.host.slash(house.channel, "gm record"))
    assert "the whole position with everybody's cards. a bug report" in record
    for shown, secret in ((public, False), (whole, True)):
        [file] = shown.response.attachments
        text = (await file.read()).decode() if hasattr(file, "read") else file.content.decode()
        held = Position.parse(text).board.hosts
        hands = [sorted(held[seat].hand) == sorted(await hand(house, live, seat)) for seat in ("P1", "P2")]
        assert all(hands) is secret
