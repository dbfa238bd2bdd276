"""Pictures in words, cards and orders."""

import pytest

from render.hannibal import orders
from render.hannibal.alt import alt_text
from render.hannibal.atlas import words
from render.hannibal.battlecards import battle_hand
from render.hannibal.battlecards import told as battle_told
from render.hannibal.cards import body, card, hand, told
from render.hannibal.crops import Focus
from render.paper.alt import LONGEST
from render.paper.cardface import MOST, WrongNumber, pages
from render.paper.picture import Style
from render.studio import Studio, Unknown
from rules.hannibal.board.ids import BattleCardId, CardId
from rules.hannibal.pack.edition import edition
from tests.hannibal.pictures.positions import CHANGES, view
from tests.render.judging import faults

CARDS = edition().decks.cards


def test_both_languages_have_the_same_words() -> None:
    assert set(words("en")) == set(words("de"))
    assert all(words("en").values())
    assert all(words("de").values())


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_in_words_tells_what_matters_within_the_limit(language: str) -> None:
    text = alt_text(view(), language, CHANGES)
    assert len(text) <= LONGEST
    for part in ("216", "Hannibal", "Cannae", "Saguntum 2/3", "6 "):
        assert part in text


def test_the_board_in_words_names_no_hidden_card() -> None:
    said = alt_text(view(side=None))
    held = [CARDS[id] for one in view(side="rome").sides for id in one.hand or ()]
    assert held
    assert [one.en for one in held if one.en in said] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_shows_its_whole_text(language: str) -> None:
    cut = [id for id, one in CARDS.items() if any("…" in line for line in body(one, language).lines)]
    assert cut == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_of_a_card_covers_another(language: str) -> None:
    ids = [*CARDS]
    found = [
        fault
        for start in range(0, len(ids), MOST)
        for page in hand(ids[start : start + MOST], Style("light", language))
        for fault in faults(page)
    ]
    assert found == []


def test_a_hand_is_shared_out_evenly() -> None:
    assert [len(page) for page in pages([*CARDS][:9])] == [3, 3, 3]
    with pytest.raises(WrongNumber):
        pages([])


def test_a_card_is_told_with_its_text() -> None:
    assert told([CardId("truce")], "de")[0].startswith("Waffenstillstand (2 OW, ")
    assert CARDS[CardId("truce")].text_en in told([CardId("truce")])[-1]
    assert card(CardId("truce")).image.width > 900


@pytest.mark.parametrize("language", ["en", "de"])
def test_battle_cards_are_counted_by_type(language: str) -> None:
    held = [BattleCardId(id) for id in ("probe-1", "probe-2", "double-envelopment-1", "reserve-4")]
    picture = battle_hand(held, "rome", Style("dark", language))
    assert faults(picture) == []
    assert [text.text for text in picture.texts if text.text.startswith("×")] == ["× 2", "× 1", "× 1"]
    assert battle_told(held, "rome", "de") == ["Rom: 2 × Vorstoß, 1 × Doppelte Umgehung, 1 × Reserve."]


async def test_pictures_can_be_ordered() -> None:
    studio = Studio()
    (ready,) = await studio.draw(orders.board(view(), Style("dark", "de"), CHANGES, Focus("space", "capua")))
    assert ready.suffix == "jpg"
    assert ready.alt == alt_text(view(), "de", CHANGES)
    assert len(await studio.draw(orders.hand([*CARDS][:6]))) == 2
    assert len(await studio.draw(orders.card(CardId("truce")))) == 1
    (cards,) = await studio.draw(orders.battle_hand([BattleCardId("probe-1")], "rome"))
    assert cards.alt == "Rome: 1 × Probe."
    await studio.close()


def test_what_the_game_has_not_is_refused() -> None:
    with pytest.raises(Unknown):
        orders.board(view(), focus=Focus("space", "babylon"))
    with pytest.raises(Unknown):
        orders.board(view(), focus=Focus("region", "asia"))
    with pytest.raises(Unknown):
        orders.card(CardId("no-such-card"))
