"""How the generic test plays Assyrian Wars, and how each of its invariants is broken."""

import rules
from rules.assyrian_wars.board.ids import (
    ASSYRIA,
    BABYLONIA,
    SCYTHIANS,
    SYRIA,
    AreaId,
    BoxId,
    CardId,
    CountryId,
    LeaderId,
    PieceId,
)
from rules.assyrian_wars.board.pieces import ArmyGroup, Piece, Siege
from rules.assyrian_wars.board.state import Board, Camp, Conquest, CountryState, HalfAP, Impulse, Tribute
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn.impulse import END_WITH_CARD
from tests.assyrian_wars.random.openings import begin
from tests.assyrian_wars.random.over import is_over
from tests.assyrian_wars.random.policies import some_answer
from tests.assyrian_wars.random.tallies import EVENTS, GREAT_THINGS, USES
from tests.assyrian_wars.random.unreached import UNREACHED
from tests.generic.registry import Harness, Setup

# 4.1: who holds home and army group cards is known; R-269: an owner shows a piece in the fog by what he does with it.
KNOWN = frozenset(house().cards.by_id) - frozenset(house().cards.draw_deck)
PIECES = frozenset([*house().counters.units, *house().counters.leaders, *house().counters.kings])

SEATS = ("P1", "P2", "P3", "P4", "P5")
AREA = AreaId("gutium")  # a round area without an owner
HOME = AreaId("singara")  # a round home area of Assyria
CITY = AreaId("nineveh")


def be_between_impulses(board: Board) -> None:
    board.impulse, board.clock.phase = None, "action"


def quarrel(board: Board) -> None:
    """Assyria and Babylonia are at war, whatever was between them."""
    board.tributes.clear()
    board.conquests.clear()
    board.countries[ASSYRIA].camp, board.countries[BABYLONIA].camp = Camp.ASSYRIAN, Camp.REBEL


def lose_a_piece(board: Board) -> None:
    board.game_pool.pop()


def lose_a_card(board: Board) -> None:
    (board.deck or board.discard).pop()


def serve_nobody(board: Board) -> None:
    board.areas[AREA].control = CountryId("XX")


def play_too_long(board: Board) -> None:
    board.clock.turn = board.clock.last_turn + 1


def pillage_too_much(board: Board) -> None:
    board.areas[CITY].pillage = 3


def save_too_much(board: Board) -> None:
    board.countries[ASSYRIA].saved = HalfAP(9)


def act_twice(board: Board) -> None:
    board.impulse = Impulse(ASSYRIA)
    board.clock.last = ASSYRIA
    board.countries[ASSYRIA].turn.impulses = 1


def crowd_an_army(board: Board) -> None:
    chief = next(piece for state in board.areas.values() for piece in state.pieces if piece.is_leader)
    unit = PieceId("XX-LI-1")
    crowd = [Piece(unit, chief.owner, under=LeaderId(chief.id)) for _ in range(11)]
    next(state for state in board.areas.values() if chief in state.pieces).pieces.extend(crowd)


def group_nobody(board: Board) -> None:
    be_between_impulses(board)
    board.groups.append(ArmyGroup(CardId("1"), ASSYRIA, [LeaderId(PieceId("AS-nobody"))]))


def meet_an_enemy(board: Board) -> None:
    be_between_impulses(board)
    quarrel(board)
    board.areas[AREA].pieces = [Piece(PieceId("AS-LI-1"), ASSYRIA), Piece(PieceId("BA-LI-1"), BABYLONIA)]


def hide_without_need(board: Board) -> None:
    be_between_impulses(board)
    board.areas[CITY].pieces = [Piece(PieceId("AS-LI-1"), ASSYRIA, inside=True)]


def hold_from_afar(board: Board) -> None:
    be_between_impulses(board)
    quarrel(board)
    board.areas[HOME].control = ASSYRIA
    board.areas[HOME].pieces = [Piece(PieceId("BA-LI-1"), BABYLONIA)]


def besiege_from_afar(board: Board) -> None:
    be_between_impulses(board)
    board.areas[CITY].sieges = [Siege(BABYLONIA)]


def swim(board: Board) -> None:
    be_between_impulses(board)
    next(iter(board.zones.values())).append(Piece(PieceId("AS-LI-1"), ASSYRIA))


def crowd_a_raid_box(board: Board) -> None:
    be_between_impulses(board)
    board.boxes[BoxId("raid-1")] = [Piece(PieceId("AS-LI-1"), ASSYRIA), Piece(PieceId("BA-LI-1"), BABYLONIA)]


def revolt_and_obey(board: Board) -> None:
    board.areas[HOME].revolt = True


def ride_masterless(board: Board) -> None:
    board.countries[SCYTHIANS] = CountryState(kind="nomad", active=True, entered=True)
    board.impulse = Impulse(SCYTHIANS)


def conquer_for_nothing(board: Board) -> None:
    board.conquests.append(Conquest(ASSYRIA, BABYLONIA, until=board.clock.turn + 1))


def lose_a_province(board: Board) -> None:
    board.areas[HOME].province = BABYLONIA


def live_on(board: Board) -> None:
    board.countries[ASSYRIA].eliminated = True


def stand_beside_the_track(board: Board) -> None:
    board.countries[BABYLONIA].level = 5


def pay_oneself(board: Board) -> None:
    board.tributes.append(Tribute(ASSYRIA, ASSYRIA, "voluntary"))


def be_pro_for_nothing(board: Board) -> None:
    board.countries[SYRIA] = CountryState(kind="minor", track=BABYLONIA, level=9)


def act_in_sleep(board: Board) -> None:
    be_between_impulses(board)
    board.countries[SYRIA] = CountryState(kind="minor", hand=[CardId("25")])


def trespass(board: Board) -> None:
    board.impulse = Impulse(ASSYRIA, income=HalfAP(2))
    board.wars.clear()
    board.countries[BABYLONIA].camp = Camp.NEUTRAL
    board.areas[HOME].control = ASSYRIA
    board.areas[HOME].pieces = [Piece(PieceId("BA-LI-1"), BABYLONIA)]


def agree_with_oneself(board: Board) -> None:
    board.impulse = Impulse(ASSYRIA, income=HalfAP(2))
    board.passages.append((ASSYRIA, ASSYRIA))


def control_a_sleeper(board: Board) -> None:
    board.impulse = Impulse(ASSYRIA, income=HalfAP(2))
    board.countries[SYRIA] = CountryState(kind="minor", controller=BABYLONIA)


def camp_a_minor(board: Board) -> None:
    board.countries[SYRIA] = CountryState(kind="minor", camp=Camp.REBEL)


def rebel_against_oneself(board: Board) -> None:
    board.countries[ASSYRIA].camp = Camp.REBEL


LONG = {"sudden-end": False, "lead": "never"}  # to the last turn
CHOICES = ("combining", "fog-of-war", "reduced-leaders", "secret-diplomacy", "selling", "standing-army")
BARE = dict.fromkeys(CHOICES, False)  # as few optional rules as can be
SETUPS = (
    Setup("two-rivers", SEATS[:3], {"length": "short"}),
    Setup("campaign", SEATS, LONG | {"length": "full", "elimination": True}),
    Setup("two-rivers", SEATS[:2], LONG | {"special-units": True, "elimination": True}),
    Setup("rise-and-fall", SEATS[:4], LONG | {"pauses": "equal"}),
    Setup("ashurbanipal", SEATS, LONG | {"elimination": True}),
    Setup("campaign", SEATS[:2], LONG | {"length": "full", "elimination": True}),
    Setup("two-rivers", SEATS[:3], LONG | BARE | {"elimination": True}),
    Setup("campaign", SEATS[:3], {"length": "full", "elimination": True}),
    Setup("rise-and-fall", SEATS[:2], LONG | {"special-units": True, "elimination": True}),
    Setup("campaign", SEATS[:4], LONG | {"special-units": False}),
    Setup("ashurbanipal", SEATS[:3], {"elimination": True, "pauses": "equal"}),
    Setup("two-rivers", SEATS[:1], LONG),
    Setup("campaign", SEATS[:1], LONG | BARE | {"length": "full"}),
    Setup("rise-and-fall", SEATS[:1], BARE),
    Setup("ashurbanipal", SEATS[:2], {"special-units": True}),
    Setup("rise-and-fall", SEATS[:3], LONG | BARE | {"elimination": True}),
    Setup("ashurbanipal", SEATS[:4]),
    Setup("ashurbanipal", SEATS[:1], LONG),
)


HARNESS = Harness(
    game=rules.games()["assyrian-wars"],
    setups=SETUPS,
    breakers={
        "each-piece-once": lose_a_piece,
        "each-card-once": lose_a_card,
        "known-owners": serve_nobody,
        "clock-in-bounds": play_too_long,
        "markers-in-bounds": pillage_too_much,
        "purses-in-bounds": save_too_much,
        "no-two-impulses-in-a-row": act_twice,
        "army-limits": crowd_an_army,
        "group-limits": group_nobody,
        "enemies-apart": meet_an_enemy,
        "garrisons-shut-in": hide_without_need,
        "control-follows-occupation": hold_from_afar,
        "sieges-are-kept-up": besiege_from_afar,
        "loads-are-aboard": swim,
        "boxes-have-room": crowd_a_raid_box,
        "markers-on-tracks": stand_beside_the_track,
        "tribute-is-sound": pay_oneself,
        "status-pays": be_pro_for_nothing,
        "sleepers-are-off-the-map": act_in_sleep,
        "conquests-are-sound": conquer_for_nothing,
        "provinces-are-held": lose_a_province,
        "eliminated-have-nothing": live_on,
        "borders-are-kept": trespass,
        "treaties-hold": agree_with_oneself,
        "minors-are-played": control_a_sleeper,
        "camps-have-powers-only": camp_a_minor,
        "assyria-leads-its-camp": rebel_against_oneself,
        "revolts-are-nobodys": revolt_and_obey,
        "tribes-are-led": ride_masterless,
    },
    policy=some_answer,
    games=8,
    step_cap=20_000,
    probe_every=512,
    full_coverage=True,
    coverage_games=36,
    coverage_first=(1, 3, 9, 6, 12, 24),
    unreached=UNREACHED,
    tallies=(EVENTS, USES, GREAT_THINGS),
    lays_open=(END_WITH_CARD,),  # 6.19: the lowest card
    known=KNOWN | PIECES,
    opening=begin,
    over=is_over,
)
