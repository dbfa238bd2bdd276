"""Battle reports: every die is there, hits are counted as the rules do, nothing covers anything."""

import msgspec
import pytest

from render.assyrian_wars.battle import (
    BattleReport,
    Combatant,
    Party,
    Round,
    Throw,
    UnknownPiece,
    battle,
    scored,
    together,
    token_of,
    told,
)
from render.assyrian_wars.piles import Chief, Tile
from render.paper.picture import Style
from rules.assyrian_wars.board.ids import PieceId
from tests.assyrian_wars.pictures.scenes import BATTLE
from tests.render.judging import faults, smallest_on_a_phone

SIEGE = BattleReport(
    place="jerusalem",
    kind="siege",
    attacker=Party(("AS",), tuple(Combatant(PieceId(f"AS-HI-{n}")) for n in range(1, 7))),
    defender=Party(("JU",), (Combatant(PieceId("JU-eliakim"), crowned=True), Combatant(PieceId("JU-HI-1")))),
    rounds=tuple(Round("siege", n, (Throw(3, (6, 6, 5, 4) * 7),), (Throw(5, (6,)),), (0, 0)) for n in (1, 2, 3)),
    winner="",
)
CITY = msgspec.structs.replace(SIEGE, place="arpad", defender=Party(("arpad",), ()), winner="attacker", kind="field")
REPORTS = {"battle": BATTLE, "siege": SIEGE, "city": CITY}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", REPORTS)
def test_no_text_covers_another_or_leaves_the_picture(name: str, language: str) -> None:
    picture = battle(REPORTS[name], Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 6


@pytest.mark.parametrize(
    ("needs", "kills", "shown", "hits"), [(3, False, 3, 1), (3, False, 4, 0), (4, True, 2, 2), (4, True, 1, 1)]
)
def test_a_die_hits_as_in_the_rules(needs: int, kills: bool, shown: int, hits: int) -> None:
    assert scored(Throw(needs, (shown,), kills), shown) == hits


def test_combatants_become_counters() -> None:
    assert token_of(Combatant(PieceId("AS-HI-1"))) == Tile("AS", "HI", 4, False)
    assert token_of(Combatant(PieceId("AS-sargon"))) == Chief("AS-sargon", "AS", 4, 9, True)


def test_an_unknown_piece_is_refused() -> None:
    with pytest.raises(UnknownPiece, match="no piece 'XX-HI-1'"):
        battle(msgspec.structs.replace(BATTLE, attacker=Party(("AS",), (Combatant(PieceId("XX-HI-1")),))))


def test_a_report_in_words() -> None:
    text = " ".join(told(BATTLE))
    assert text.startswith("Battle: Babylon. 689 BC.")
    assert "Victory: Assyria, Phoenicia." in text
    assert "Attacker: Assyria, Phoenicia, 13 units (Sargon II, Turtan), 2 lost, 1 reduced, 1 routed." in text
    assert "Melee, round 1: 10 : 5 hits." in text
    assert "Unentschieden." in told(SIEGE, "de")


def test_a_report_survives_being_stored() -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(BATTLE), type=BattleReport) == BATTLE


def test_dice_that_need_the_same_number_stand_together() -> None:
    """A siege by fourteen units is a few rows, the best first; dice that kill have a row of their own."""
    throws = (Throw(3, (1, 6)), Throw(4, (2,)), Throw(3, (5,)), Throw(4, (2,), kills=True), Throw(4, (6,)))
    assert together(throws) == [Throw(4, (2, 6)), Throw(4, (2,), kills=True), Throw(3, (1, 6, 5))]


def test_a_naval_battle_in_a_trade_box_has_its_name() -> None:
    at_sea = msgspec.structs.replace(BATTLE, place="ionian", kind="naval")
    assert "Naval battle: Ionian Trade." in told(at_sea, "en")


def test_one_unit_is_one_unit() -> None:
    alone = Party(("BA",), BATTLE.defender.pieces[1:2])
    assert "Defender: Babylonia, 1 unit, 1 lost." in told(msgspec.structs.replace(BATTLE, defender=alone), "en")
