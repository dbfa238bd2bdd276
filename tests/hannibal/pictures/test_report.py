"""Battle reports: the cards in the order in which they fell, on the side of whoever laid them, and what was lost."""

import pytest

from render.hannibal.battle import Fall, Fell, FieldReport, Incident, battle, battle_name, rows_of, told
from render.paper.alt import LONGEST, shortened
from render.paper.picture import Style
from render.paper.theme import THEMES
from tests.hannibal.pictures.scenes import BARE, BATTLE, LONG
from tests.render.judging import faults, smallest_on_a_phone


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("report", [BATTLE, LONG, BARE], ids=["usual", "long", "bare"])
def test_no_text_covers_another_or_leaves_the_picture(report: FieldReport, language: str) -> None:
    picture = battle(report, Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 5.3


def test_the_cards_stand_below_each_other_as_they_fell() -> None:
    falls = [one for one in BATTLE.rounds if isinstance(one, Fall)]
    laid = [battle_name(one.kind, "en") for one in falls]
    cards = [text for text in battle(BATTLE).texts if text.group == "card" and text.text in laid]
    heights = {(fall.side, n): n for n, fall in enumerate(falls)}
    assert len(cards) == len(heights)
    assert [text.text for text in sorted(cards, key=lambda text: text.box[1])] == laid
    lefts = [text.box[0] < 600 for text in cards]
    assert lefts == [fall.side == BATTLE.attacker.side for fall in falls]


def test_a_round_is_an_attack_and_its_match() -> None:
    rows = rows_of(BATTLE)
    rounds = [row for row in rows if isinstance(row, Fell)]
    assert [row.number for row in rounds] == [1, 2, 3, 4]
    assert [row.attack.side for row in rounds] == ["rome", "carthage", "rome", "rome"]
    assert [row.match is None for row in rounds] == [False, False, False, True]
    assert [row.what for row in rows if isinstance(row, Incident)] == [
        "counterattack", "taken", "handed-over", "withdrawal", "prevention", "stolen",
    ]  # fmt: skip


def test_two_attacks_of_the_same_side_are_two_rounds() -> None:
    twice = (Fall("rome", "probe", "probe"), Fall("rome", "flank-left", "flank-left"))
    assert len(rows_of(FieldReport("capua", 1, BARE.attacker, BARE.defender, twice))) == 2


@pytest.mark.parametrize("theme", THEMES)
def test_every_style_has_its_own_report(theme: str) -> None:
    others = [battle(BATTLE, Style(other)).image.tobytes() for other in THEMES if other != theme]
    assert battle(BATTLE, Style(theme)).image.tobytes() not in others


def test_the_report_in_words_has_everything_in_order() -> None:
    lines = told(BATTLE, "en")
    assert lines[0] == "Battle of Cannae, 216 BC."
    assert lines[1] == "Victory: Rome."
    assert "16 CU, 9 battle cards, lost 8, L. Aemilius Paulus displaced" in lines[2]
    assert lines[4] == "1. Rome: Frontal Assault – Carthage: Frontal Assault (Reserve)."
    assert lines[5] == "Carthage: counterattack 2 ≤ 4 – it succeeds."
    assert lines[7] == "2. Carthage: Double Envelopment (Probe) – Rome: Double Envelopment."
    assert lines[13] == "4. Rome: Flank Right – not matched."
    assert lines[-2:] == ["Retreat: die 3 + 2 – 6 CU.", "Carthage: 4 markers fall."]
    assert len(shortened(told(LONG, "de"))) <= LONGEST
