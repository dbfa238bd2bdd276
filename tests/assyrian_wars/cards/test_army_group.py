"""Army group cards 1 to 6: they hold a group, some are sold, none is ever played or counted (2.3, 6.6.3, 6.6.6)."""

from rules.assyrian_wars.board.ids import CardId, LeaderId, PieceId
from rules.assyrian_wars.build.treasury import SellGroupCard
from rules.assyrian_wars.march.group_orders import FormGroup
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.turn import most_cards
from tests.assyrian_wars.cards.events import cards, event
from tests.assyrian_wars.cases.table import CaseTable, table

OWNERS = {  # owner, its capital, three leaders
    1: ("AS", "nineveh", "turtan rab-shaqe rab-saris"),
    2: ("AS", "nineveh", "turtan rab-shaqe rab-saris"),
    3: ("ME", "ecbatana", "daiukku eparna shidirparna"),
    4: ("EG", "memphis", "raia mentuemhat pakruru"),
    5: ("BA", "babylon", "nabu mushezib marduk"),
    6: ("EL", "susa", "tannanu imbappa undasi"),
}


def of(card: str) -> str:
    return OWNERS[int(card)][0]


def leaders(card: str) -> tuple[LeaderId, ...]:
    country, _, names = OWNERS[int(card)]
    return tuple(LeaderId(PieceId(f"{country}-{name}")) for name in names.split())


def ready(card: str, more: str = "", turn: int = 4) -> CaseTable:
    """Three armies of the owner stand in its capital; Assyria's first card is in use where the second is meant."""
    country, capital, names = OWNERS[int(card)]
    used = (
        "; group 1 AS: AS-nagir-ekalli AS-sin-shum-lishir; kalhu: AS nagir-ekalli sin-shum-lishir 2LI"
        if card == "2"
        else ""
    )
    units = "3LC" if country == "ME" else "3LI"
    text = f"{capital}: {country} {names} {units}; clock: turn {turn}; hand {country}: 40 41{used}; {more}"
    return table(text, impulse=country, ap=4)


@cards(*OWNERS)
def test_it_holds_two_or_three_armies(card: str) -> None:
    game = ready(card)
    game.play(of(card), FormGroup(leaders(card)))
    assert [str(leader) for group in game.board.groups if group.card == card for leader in group.leaders] != []
    assert [len(group.leaders) for group in game.board.groups if group.card == card] == [3]
    assert game.ap(of(card)) == 4


@cards(*OWNERS)
def test_it_is_no_hand_card(card: str) -> None:
    """Neither played for AP nor as an event, and not counted: with one other card less it is not the largest hand."""
    game = ready(card, "hand EG: 42 43 44" if of(card) != "EG" else "hand AS: 42 43 44")
    assert game.refused(of(card), PlayCard(CardId(card))).message.id == "card-not-in-hand"
    assert game.refused(of(card), event(card)).message.id == "card-not-in-hand"
    assert most_cards(game.board) == ("EG" if of(card) != "EG" else "AS")


@cards(1, 2)
def test_assyria_never_sells_it(card: str) -> None:
    assert ready(card).refused("AS", SellGroupCard()).rule == "6.6.6"


@cards(3, 4, 5, 6)
def test_sold_it_brings_four_ap_and_holds_no_group(card: str) -> None:
    """In the first impulse of a turn; the AP lapse with it."""
    game = ready(card)
    game.play(of(card), SellGroupCard())
    assert game.ap(of(card)) == 8
    assert game.refused(of(card), FormGroup(leaders(card))).rule == "6.6.3"
    assert game.refused(of(card), SellGroupCard()).rule == "6.6.6"
    late = ready(card, f"{of(card)}: impulses 1")
    assert late.refused(of(card), SellGroupCard()).rule == "6.6.6"


@cards(*OWNERS)
def test_an_enemy_forms_no_group_on_it(card: str) -> None:
    """A power that has sold its own card has none, though this one is free (6.6.3)."""
    other = "5" if of(card) not in ("BA", "EL") else "4"
    country, _, _ = OWNERS[int(other)]
    game = ready(other, f"{country}: sold-cards {other}")
    assert game.refused(country, FormGroup(leaders(other))).rule == "6.6.3"
    assert card not in [group.card for group in game.board.groups]


@cards(3)
def test_the_mede_must_sell_it_before_turn_4(card: str) -> None:
    """6.6.6, R-47: at once in its first impulse of turns 1 to 3, and no group is formed."""
    game = table("ecbatana: ME daiukku eparna 3LC; hand ME: 40 41; ME: eco 3; clock: phase action, marker ME")
    assert game.ap("ME") == 7
    assert game.country("ME").turn.sold_cards == [card]
    assert game.refused("ME", FormGroup(leaders(card)[:2])).rule == "10.2"
