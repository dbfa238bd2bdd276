"""Cards: every one fits its face in both languages, a hand can be read on a phone, bad requests are answered."""

import msgspec
import pytest

from render.assyrian_wars.atlas import edition
from render.assyrian_wars.cards import BODY, UnknownCard, body, card, hand, told
from render.assyrian_wars.ornaments import COLOURS, EMBLEMS
from render.paper.cardface import FACE, MOST, SIDE, WrongNumber, pages
from render.paper.picture import Style
from render.paper.text import ELLIPSIS, Face, width
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.pack.cards import CardType
from tests.render.judging import difference, faults, small, smallest_on_a_phone

ALL = list(edition().cards.by_id)
languages = pytest.mark.parametrize("language", ["en", "de"])


def ids(*numbers: int) -> list[CardId]:
    return [CardId(str(number)) for number in numbers]


def test_there_are_all_cards() -> None:
    assert len(ALL) == 110


@languages
@pytest.mark.parametrize("which", ALL)
def test_every_card_fits_its_face(which: CardId, language: str) -> None:
    layout = body(edition().cards.by_id[which], language)
    assert layout.bottom <= BODY[1]
    assert all(width(line, Face.PLAIN, layout.size) <= FACE[0] - 2 * SIDE for line in layout.lines)
    text = edition().cards.by_id[which]
    assert " ".join(layout.lines) == " ".join((text.text_de if language == "de" else text.text_en).split())


def test_a_text_too_long_for_its_face_is_cut_and_says_so() -> None:
    which = msgspec.structs.replace(edition().cards.by_id[CardId("7")], text_en="Gilgamesh went on and on. " * 60)
    layout = body(which, "en")
    assert layout.bottom <= BODY[1]
    assert all(width(line, Face.PLAIN, layout.size) <= FACE[0] - 2 * SIDE for line in layout.lines)
    assert [line.endswith(ELLIPSIS) for line in layout.lines[-2:]] == [False, True]


def test_a_word_wider_than_its_face_is_cut() -> None:
    which = msgspec.structs.replace(edition().cards.by_id[CardId("7")], text_en="No " + "o" * 400)
    assert body(which, "en").lines[1].endswith("o" + ELLIPSIS)


@languages
@pytest.mark.parametrize("start", range(0, 110, 22))
def test_no_text_of_any_card_is_cut_or_covered(start: int, language: str) -> None:
    for picture in hand(ALL[start : start + 22], Style("light", language)):
        assert faults(picture) == []
        assert not [text.text for text in picture.texts if text.text.endswith(ELLIPSIS)]


@languages
def test_a_hand_can_be_read_on_a_phone(language: str) -> None:
    page = hand(ids(41, 58, 85, 14), Style("light", language))[0]
    tall = [(t.box[3] - t.box[1]) * 400 / page.image.width for t in page.texts if t.group == "text"]
    assert min(tall) >= 7  # capitals seven pixels tall
    assert smallest_on_a_phone(page) >= 4.5


@pytest.mark.parametrize(("count", "shares"), [(1, [1]), (4, [4]), (5, [2, 3]), (9, [3, 3, 3]), (10, [3, 4, 3])])
def test_a_hand_is_shared_out_evenly(count: int, shares: list[int]) -> None:
    assert [len(page) for page in pages(ALL[:count])] == shares
    assert [which for page in pages(ALL[:count]) for which in page] == ALL[:count]


def test_every_type_has_an_emblem_and_a_colour_of_its_own() -> None:
    assert set(EMBLEMS) == set(COLOURS) == set(CardType)
    assert len(set(COLOURS.values())) == len(CardType)


def test_types_are_told_apart_without_colour() -> None:
    battle, recruit = (small(card(CardId(n)).image.convert("L").convert("RGB")) for n in ("18", "16"))
    wall = (0, 90, 400, 190)
    assert difference(battle.crop(wall), recruit.crop(wall))[1] > 0.01


def test_an_unknown_card_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownCard, match=r"no card '999'.*1 to 110"):
        card(CardId("999"))


@pytest.mark.parametrize("count", [0, MOST + 1])
def test_a_hand_of_no_cards_or_too_many_is_refused(count: int) -> None:
    with pytest.raises(WrongNumber, match=f"not {count}"):
        hand(ALL[:count])


def test_cards_in_words_say_what_each_is_before_what_it_does() -> None:
    lines = told(ids(7, 9))
    assert lines[0] == "Deportation (Economic, 5 AP, Event 3 AP, +)."
    assert lines[1].startswith("Royal Road (Move, 6 AP")
    assert lines[2].startswith("Deportation: ")
    assert told(ids(81), "de")[0] == "Heuschrecken (Wirtschaft, Desaster, 3 AP, Ereignis 2 AP)."
