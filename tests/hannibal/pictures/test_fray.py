"""A battle that goes on, on the board: where, which round, who attacks, how many cards; and sieges, and ranks."""

import msgspec
import pytest

from render.hannibal.alt import alt_text
from render.hannibal.board import board
from render.hannibal.changes import Caption, Changes
from render.hannibal.crops import WHOLE
from render.hannibal.placing import plates
from render.paper.picture import Style
from rules.hannibal.board.ids import SpaceId
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView
from tests.hannibal.pictures.positions import view
from tests.hannibal.pictures.scenes import fray
from tests.render.judging import faults


def fought_at(space: str) -> HannibalView:
    seen = fray()
    assert seen.battle is not None
    return msgspec.structs.replace(seen, battle=msgspec.structs.replace(seen.battle, space=SpaceId(space)))


def test_without_changes_a_battle_is_the_theatre() -> None:
    picture = board(fray())
    texts = {text.text for text in picture.texts}
    assert picture.image.width == 1200
    assert {"Battle of Beneventum", "Round 3 · Rome attacks", "Beneventum", "Capua"} <= texts
    assert "Carthage: acts" not in texts


def test_a_caption_of_its_own_comes_first() -> None:
    said = Changes(caption=Caption("carthage", "Hannibal waits"))
    assert "Hannibal waits" in {text.text for text in board(fray(), changes=said).texts}


@pytest.mark.parametrize("space", [*edition().map.spaces][::7])
def test_the_sign_of_a_battle_hides_no_text(space: str) -> None:
    assert faults(board(fought_at(space), Style("light", "de"), focus=WHOLE)) == []


def test_the_sign_of_a_battle_counts_the_cards_of_both() -> None:
    seen = fray()
    assert seen.battle is not None
    mine, theirs = seen.battle.hands
    fewer = msgspec.structs.replace(seen.battle, hands=(mine, msgspec.structs.replace(theirs, cards=3)))
    one, two = board(seen), board(msgspec.structs.replace(seen, battle=fewer))
    assert one.image.tobytes() != two.image.tobytes()
    assert [text.text for text in one.texts] == [text.text for text in two.texts]


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Battle of Beneventum: Round 3 · Rome attacks, Rome 7 cards, Carthage 9 cards."),
    ("de", "Schlacht bei Beneventum: Gefechtsrunde 3 · Rom greift an, Rom 7 Karten, Karthago 9 Karten."),
])  # fmt: skip
def test_a_battle_is_told(language: str, said: str) -> None:
    assert said in alt_text(fray(), language)
    assert "Battle" not in alt_text(view())


def test_consuls_and_proconsuls_are_told_apart() -> None:
    ranks = {officer.name: officer.rank for _, plate in plates(view()) for officer in plate.officers}
    assert ranks["C. Terentius Varro"] == "consul"
    assert ranks["Marcellus"] == "proconsul"
    assert ranks["Hannibal"] == ""
    other = dict(view().generals)
    varro = next(id for id in other if id == "c-terentius-varro")
    other[varro] = msgspec.structs.replace(other[varro], rank="proconsul")
    changed = msgspec.structs.replace(view(), generals=other)
    assert board(view(), focus=WHOLE).image.tobytes() != board(changed, focus=WHOLE).image.tobytes()
    assert "C. Terentius Varro (consul)" in alt_text(view())
