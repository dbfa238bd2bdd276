"""What is reckoned from a view is right as far as it goes, never too precise, and tells nothing that is hidden."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import owners
from rules.assyrian_wars.board.ids import ASSYRIA, BABYLONIA, CIMMERIANS, AreaId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.state import Board, CountryState
from rules.assyrian_wars.desk import chances, known
from rules.assyrian_wars.desk.chances import Land, Politics
from rules.assyrian_wars.encounter.interceptors import menaces
from rules.assyrian_wars.events.war_hooks import cannot_be_intercepted
from rules.assyrian_wars.game import GAME
from rules.assyrian_wars.interphase.economy import eco_breakdown
from rules.assyrian_wars.victory.victory import vp_breakdown
from rules.assyrian_wars.view import CountryView, View
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Message
from tests.assyrian_wars.cases.table import table
from tests.assyrian_wars.random.crowds import crowd
from tests.assyrian_wars.random.policies import some_answer
from tests.generic.positions import live_bytes, twin
from tests.generic.probes import with_hidden_swapped, with_veiled_swapped

Question = tuple[str, ...]
Answers = dict[Question, Sequence[Message]]

POLITICS: tuple[Politics, ...] = ("conquest", "tribute", "influence")
QUICK: tuple[Land, ...] = ("interception", "battle", "evasion", "assault")
LONG: Land = "siege"  # several rounds take a while to reckon
MARCHES = 12  # forces that are asked about at each look
LOOKS = 5  # in each game
APART = 23  # decisions between two looks
HIDDEN = "odds-hidden"

FOGGY = [("campaign", 3, 24), ("campaign", 5, 33), ("two-rivers", 3, 32), ("rise-and-fall", 4, 33)]
CLEAR = [("campaign", 5, 4), ("two-rivers", 2, 7), ("rise-and-fall", 4, 33)]


def moments(scenario: str, players: int, seed: int, *, fog: bool) -> Iterator[Match[Board]]:
    """A random game looked at now and then; of an odd number it begins in the thick of a war."""
    seats = [f"P{number}" for number in range(1, players + 1)]
    match: Match[Board] = Match.start(GAME, scenario, {"fog-of-war": fog}, seats, bytes([seed]) * 32)
    chance = Random(seed)
    while match.pending[0].kind != "impulse":
        play(match, chance)
    if seed % 2:
        match = twin(match, lambda board: crowd(board, Random(seed)))
    for number in range(LOOKS * APART):
        if match.finished:
            return
        if number % APART == 0:
            yield match
        play(match, chance)


def play(match: Match[Board], chance: Random) -> None:
    question = match.pending[chance.randrange(len(match.pending))]
    match.submit(question.seat, some_answer(match, question, chance), question=question.id)


def views(match: Match[Board]) -> list[View]:
    """Of every seat and of a spectator."""
    return [seen_by(match, seat) for seat in (*match.seats, None)]


def seen_by(match: Match[Board], seat: Seat | None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def marches(view: View, chance: Random) -> list[tuple[str, AreaId, AreaId]]:
    """Some forces that the view shows and an area next to each, where others are near if possible."""
    board = known.known_board(view)
    joined = {area: [to for to in near if to in board.areas] for area, near in edition_of(board).map.terrain.items()}
    held = {area: owners(state.pieces) for area, state in board.areas.items()}
    found = [
        (piece.id, area, to, any(owner != piece.owner for near in (to, *joined[to]) for owner in held[near]))
        for area, state in view.areas.items()
        for piece in state.pieces
        if piece.is_land
        for to in joined[area]
    ]
    chance.shuffle(found)
    return [way[:3] for way in sorted(found, key=lambda way: not way[3])[:MARCHES]]


def answers(view: View, chance: Random) -> Answers:
    """Everything that can be asked of a view, of forces only some."""
    seats = [] if view.seat is None else [view.seat]
    found: Answers = {}
    for country in view.countries:
        for what in POLITICS:
            found[what, country] = chances.of_country(view, what, country, seats)
    for zone, pieces in view.zones.items():
        for ship in [piece for piece in pieces if piece.is_ship][:1]:
            found["naval", ship.id, zone] = chances.at_sea(view, ship.id, zone, view.seat)
    for number, (piece, start, target) in enumerate(marches(view, chance)):
        for kind in (*QUICK, LONG) if not number else QUICK:
            found[kind, piece, start, target] = chances.on_land(view, kind, piece, start, target)
    return found


def answers_of_the_board(board: Board, view: View, chance: Random) -> Answers:
    """The same questions answered by somebody who knows the whole board."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chances, "known_board", lambda view: board)
        return answers(view, chance)


def ids(lines: Sequence[Message]) -> list[str]:
    return [line.id for line in lines]


# Without fog.


@pytest.mark.parametrize(("scenario", "players", "seed"), CLEAR)
def test_without_fog_every_view_knows_all_chances_and_accounts(scenario: str, players: int, seed: int) -> None:
    looks = 0
    for match in moments(scenario, players, seed, fog=False):
        board = match.table.board
        for view in views(match):
            assert answers(view, Random(looks)) == answers_of_the_board(board, view, Random(looks))
            for country in board.countries:
                assert known.vp_account(view, country) == vp_breakdown(board, country)
                assert known.eco_account(view, country) == eco_breakdown(board, country)
            looks += 1
    assert looks > LOOKS


# In the fog.


@pytest.mark.parametrize(("scenario", "players", "seed"), FOGGY)
def test_in_the_fog_a_chance_is_the_real_one_or_said_to_be_unknown(scenario: str, players: int, seed: int) -> None:
    """9.5: of politics, battles, sieges and the sea a view knows what the board does, but for what it calls unknown."""
    looks = 0
    for match in moments(scenario, players, seed, fog=True):
        board = match.table.board
        for view in views(match):
            shown, real = answers(view, Random(looks)), answers_of_the_board(board, view, Random(looks))
            for question, lines in shown.items():
                if question[0] == "interception":
                    check_threats(board, question, lines)
                else:
                    assert lines == real[question], question
            looks += 1
    assert looks > LOOKS


def check_threats(board: Board, question: Question, lines: Sequence[Message]) -> None:
    """6.6.9: exactly those are named who will be asked, or the view says that it cannot tell."""
    _, piece, start, target = question
    force = chances.force_of(board, piece, AreaId(start))
    if force is None or cannot_be_intercepted(board, force.pieces):
        return
    coming = {(one.start, one.leader or one.country) for one in menaces(board, force.pieces, AreaId(target))}
    named = {key: [line.params[key] for line in lines if "start" in line.params] for key in ("start", "force")}
    told = {(where.id, who.id) for where, who in zip(named["start"], named["force"], strict=True)}
    assert told == coming or HIDDEN in ids(lines), (question, told ^ coming)


@pytest.mark.parametrize(("scenario", "players", "seed"), FOGGY)
def test_in_the_fog_an_account_is_right_and_a_forecast_a_range(scenario: str, players: int, seed: int) -> None:
    for match in moments(scenario, players, seed, fog=True):
        board = match.table.board
        for view in views(match):
            for country in board.countries:
                real, shown = eco_breakdown(board, country), known.eco_account(view, country)
                assert known.vp_account(view, country) == vp_breakdown(board, country)
                assert (shown.level, shown.lines) == (real.level, real.lines)
                if country in view.own:
                    assert shown.forecast <= real.forecast <= shown.at_best


@pytest.mark.parametrize(("scenario", "players", "seed"), FOGGY)
def test_what_is_hidden_changes_no_chance_and_no_account(scenario: str, players: int, seed: int) -> None:
    """4.1, 7.5, 9.5: with other cards in other hands, other plans and other units below the tops all is the same."""
    swapped = 0
    for match in moments(scenario, players, seed, fog=True):
        for seat in (*match.seats, None):
            for swap in (with_hidden_swapped, with_veiled_swapped):
                other = swap(match, seat, Random(swapped))
                if live_bytes(other) != live_bytes(match):
                    assert everything(other, seat) == everything(match, seat)
                    swapped += 1
    assert swapped > LOOKS


def everything(match: Match[Board], seat: Seat | None) -> tuple[object, ...]:
    """All that a seat can be told, of forces only some."""
    view = seen_by(match, seat)
    accounts = [(known.vp_account(view, country), known.eco_account(view, country)) for country in view.countries]
    return answers(view, Random(match.revision)), accounts


# What is below the top of a stack.


def seen(text: str, country: str) -> View:
    """What the player of a country sees of a position in the fog."""
    game = table(f"options: fog-of-war; {text}")
    return seen_by(game.match, game.seat(country))


def on_land(text: str, kind: Land, target: str) -> Sequence[Message]:
    """The answer to Assyria about the field marshal, who stands in Ashur."""
    view = seen(f"ashur: AS turtan 3LI; {text}", "AS")
    return chances.on_land(view, kind, "AS-turtan", AreaId("ashur"), AreaId(target))[1:]


@pytest.mark.parametrize("below", ["", " 3LI"])
def test_9_5_a_leader_may_have_an_army_with_him(below: str) -> None:
    assert ids(on_land(f"sippar: BA nabu{below}", "battle", "sippar")) == ["quote-battle-unsure"]


@pytest.mark.parametrize("kind", ["assault", "siege"])
def test_9_5_nobody_knows_who_is_behind_the_walls(kind: Land) -> None:
    assert ids(on_land("sippar: BA (nabu 3LI), AS rab-saris LI", kind, "sippar")) == ["quote-unknown-garrison"]


def test_9_5_what_lies_below_a_leader_who_has_done_his_part_is_unknown() -> None:
    ready = on_land("babylon: BA nabu 2LI", "interception", "sippar")
    assert ids(ready) == ["quote-interception"]
    assert ids(on_land("babylon: BA nabu!used 2LI", "interception", "sippar")) == [HIDDEN]
    assert ids(on_land("nippur: BA nabu 2LI", "interception", "sippar")) == ["odds-nobody-intercepts"]


@pytest.mark.parametrize("fleet", ["SH1", "3SH"])
def test_9_5_how_many_ships_a_fleet_has_is_unknown(fleet: str) -> None:
    """6.16.f: it can be searched for all the same."""
    view = seen(f"war EG PH; PH: active, controller BA; sidonia: EG 2SH, PH {fleet}", "EG")
    lines = chances.at_sea(view, "EG-SH-1", ZoneId("sidonia"), view.seat)
    assert ids(lines) == ["odds-naval", "quote-search", "quote-naval-unsure"]


def test_9_5_an_army_group_is_one_threat() -> None:
    text = "babylon: BA nabu marduk 5LI; group 5 BA: BA-marduk BA-nabu"
    (line,) = on_land(text, "interception", "sippar")
    assert line.params["force"] == piece_name(PieceId("BA-marduk"))


@pytest.mark.parametrize("below", ["", " 2LI"])
def test_9_5_a_strange_leader_may_or_may_not_keep_his_enemies_away(below: str) -> None:
    """R-54: nobody intercepts where an enemy unit of his stands; of Egypt's stack Assyria sees only the leader."""
    text = f"war EG BA; babylon: BA nabu 2LI; sippar: EG shabaka{below}"
    assert ids(on_land(text, "interception", "sippar")) == ["quote-interception", HIDDEN]


@pytest.mark.parametrize("below", ["", " 2LI"])
def test_9_5_a_forecast_is_a_range_where_a_leader_stands_before_a_city(below: str) -> None:
    """6.12, R-157: a leader alone contests nothing."""
    text = f"options: fog-of-war; babylon: AS turtan{below}, control BA"
    game, babylonia = table(text), CountryId("BA")
    real = eco_breakdown(game.board, babylonia).forecast
    shown = known.eco_account(seen_by(game.match, game.seat("BA")), babylonia)
    assert shown.forecast < shown.at_best
    assert real == (shown.forecast if below else shown.at_best)


@pytest.mark.parametrize(
    ("tribe", "line"), [("altintepe: CI teushpa 2LC", "odds-influence"), ("", "odds-no-influence")]
)
def test_r_113_a_tribe_below_its_leader_is_on_the_map(tribe: str, line: str) -> None:
    view = seen(f"CI: entered, active; {tribe}", "AS")
    assert ids(chances.of_country(view, "influence", CIMMERIANS, [Seat("P1")]))[1:] == [line]


# The board that is known.


def test_a_known_board_shares_what_is_open_and_lacks_what_is_hidden() -> None:
    game = table("options: fog-of-war; hand BA: 25; hand AS: 26; babylon: BA nabu 3LI; ashur: AS turtan 3LI")
    board, view = game.board, seen_by(game.match, game.seat("AS"))
    found = known.known_board(view)
    assert found.countries[ASSYRIA].hand is board.countries[ASSYRIA].hand
    assert found.countries[BABYLONIA].hand == found.deck == []
    assert found.areas[AreaId("ashur")] is board.areas[AreaId("ashur")]
    assert [piece.id for piece in found.areas[AreaId("babylon")].pieces] == ["BA-nabu"]
    assert (found.clock, found.wars, found.boxes) == (board.clock, board.wars, board.boxes)


def test_without_fog_only_hands_the_draw_pile_and_plans_are_missing() -> None:
    for match in moments("campaign", 3, 23, fog=False):
        board = match.table.board
        for view in views(match):
            found = known.known_board(view)
            differing = {name for name in Board.__struct_fields__ if getattr(found, name) != getattr(board, name)}
            assert differing <= {"digest", "rotas", "deck", "plans", "countries"}
            for code, state in board.countries.items():
                cards = {} if code in view.own else {"hand": [], "fresh": []}
                assert found.countries[code] == replace(state, **cards)


def test_every_fact_about_a_country_but_its_cards_is_open() -> None:
    """A new field of the board is to be shown or to be hidden on purpose: `/score` and `/odds` know only the view."""
    hidden = set(CountryState.__struct_fields__) - set(CountryView.__struct_fields__)
    assert hidden == set()
    assert set(Board.__struct_fields__) - set(View.__struct_fields__) == {"digest", "rotas"}
