"""Cards that are played as moves: 5, 18, 28, 33, 34, 37 to 40, 50, 54, 61 to 63 (ch.7, 9, 11, H-40, H-47, H-86)."""

from typing import Any

from rules.core.messages import Refusal
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId
from rules.hannibal.march.campaign import Campaign
from rules.hannibal.march.orders import Activate, March
from tests.hannibal.cards.events import cards, event, refusal
from tests.hannibal.cases.table import CaseTable, card, table


def march(number: int, general: str, *path: str, **more: Any) -> March:
    """A move with the card's event."""
    return March(card=card(number), event=True, general=GeneralId(general), path=path, **more)


def activate(general: str, *path: str, **more: Any) -> Activate:
    """The next general of a Campaign."""
    return Activate(general=GeneralId(general), path=path, **more)


def id_of(found: Refusal) -> tuple[str, str]:
    return found.rule, found.message.id


def at_end(game: CaseTable) -> CaseTable:
    """Everything asked on the way lapses until the next card is to be played, or the Campaign goes on."""
    while game.asked and game.asked[0][1] not in ("play", "campaign"):
        game.lapse()
    return game


@cards(5, 18, 28, 33, 34, 37, 38, 39, 40, 50, 54, 61, 62, 63)
def test_a_card_that_moves_is_no_event_by_itself(number: int) -> None:
    """ch.7: it is played as a move, or as a Campaign."""
    game = table(f"hand C: {number} 44", play="C")
    assert refusal(game, "C", event(number)) == ("ch.7", "event-is-a-move")


# ---- 5 ----------------------------------------------------------------------------------------------------------


@cards(5)
def test_hc_16_a_native_guide_over_the_alps(number: int) -> None:
    """HC-16: die 6 minus 3: one unit, and no elephant must be among them; a Truce stays."""
    text = f"truce; druentia: C 6+2e hannibal; hand C: {number} 10"
    game = table(text, play="C", dice={"pass-attrition": [6]})
    game.play("C", march(number, "hannibal", "taurini"))
    at_end(game)
    assert game.at("taurini") == "C 5+2e hannibal"
    assert game.board.truce is True


@cards(5)
def test_a_native_guide_leads_ratings_up_to_two(number: int) -> None:
    """H-40: P. Scipio only in Hispania."""
    game = table(f"hand R: {number} 13", play="R")
    assert id_of(game.refused("R", march(number, "p-scipio", "tarquini"))) == ("ch.7", "rating-too-high")
    spain = table(f"tarraco: R 5 p-scipio; hand R: {number} 13", play="R")
    spain.play("R", march(number, "p-scipio", "emporiae"))
    assert at_end(spain).general("p-scipio").at == "emporiae"


# ---- 18, 54 -----------------------------------------------------------------------------------------------------


@cards(18)
def test_hc_105_a_traitor_opens_tarentum(number: int) -> None:
    """HC-105: the city falls without a roll."""
    game = table(f"tarentum: in 1, C 4 mago; hand C: {number} 44", play="C")
    game.play("C", march(number, "mago", siege=True))
    assert at_end(game).owner("tarentum") == CARTHAGE
    assert game.at("tarentum") == "punic, C 4 mago"


@cards(18)
def test_hc_105_no_traitor_in_a_truce(number: int) -> None:
    """HC-105, H-47: where no siege may be attempted nothing falls."""
    game = table(f"truce; tarentum: C 4 mago; hand C: {number} 44", play="C")
    assert game.refused("C", march(number, "mago", siege=True)).rule == "H-29"
    assert game.owner("tarentum") == ROME


@cards(18)
def test_a_traitor_needs_three_units_and_a_rating_of_two(number: int) -> None:
    few = table(f"tarentum: C 2 mago; hand C: {number} 44", play="C")
    assert id_of(few.refused("C", march(number, "mago", siege=True))) == ("ch.20", "too-few-to-besiege")
    slow = table(f"hand C: {number} 44", play="C")
    assert id_of(slow.refused("C", march(number, "hanno", "utica"))) == ("ch.7", "rating-too-high")


@cards(54)
def test_treachery_rolls_twice(number: int) -> None:
    """ch.24: both results apply: 5 and 5 less one without a train are a point each."""
    text = f"capua: in 1, C 6 hannibal; hand C: {number} 44"
    game = table(text, play="C", dice={"siege": [5, 5]})
    game.play("C", march(number, "hannibal", siege=True))
    assert at_end(game).at("capua") == "C 6 hannibal, in 1, siege 2"


@cards(54)
def test_treachery_is_not_for_tribes_and_not_for_slow_generals(number: int) -> None:
    """H-47: a tribe is subjugated with one die."""
    game = table(f"allobroges: C 4 hannibal; hand C: {number} 44", play="C", dice={"subjugation": [4]})
    game.play("C", march(number, "hannibal", siege=True))
    assert at_end(game).at("allobroges") == "C 4 hannibal, siege 1"
    slow = table(f"hand C: {number} 44", play="C")
    assert id_of(slow.refused("C", march(number, "hanno", "utica"))) == ("ch.7", "rating-too-high")


# ---- 28 ---------------------------------------------------------------------------------------------------------


@cards(28)
def test_hc_123_hannibal_charms_the_space_he_stays_in_and_those_he_enters(number: int) -> None:
    """HC-123, H-86: one point for staying, then the space he enters; a marker that he spares stays."""
    game = table(f"ariminum: C 6 hannibal; hand C: {number} 44", play="C")
    game.play("C", march(number, "hannibal", "stay", "firmum-picenum"))
    at_end(game)
    assert (game.owner("ariminum"), game.owner("firmum-picenum"), game.general("hannibal").at) == (
        None,
        None,
        "firmum-picenum",
    )
    spared = table(f"ariminum: C 6 hannibal; hand C: {number} 44", play="C")
    spared.play("C", march(number, "hannibal", "firmum-picenum", spare=("firmum-picenum",)))
    assert at_end(spared).owner("firmum-picenum") == ROME


@cards(28)
def test_only_hannibal_charms_italy(number: int) -> None:
    game = table(f"ariminum: C 6 mago; hand C: {number} 44", play="C")
    assert id_of(game.refused("C", march(number, "mago", "firmum-picenum"))) == ("H-40", "card-for-another-general")
    theirs = table(f"hand R: {number} 13", play="R")
    assert theirs.refused("R", march(number, "t-longus", "enna")).message.id == "event-of-the-other-side"


# ---- 50 ---------------------------------------------------------------------------------------------------------


@cards(50)
def test_pirates_carry_three_units_without_a_roll(number: int) -> None:
    text = f"croton: C 4 mago; hand C: {number} 44"
    game = table(text, play="C", dice={"naval-combat": [6]})
    game.play("C", march(number, "mago", "sea:carthage", units="3"))
    at_end(game)
    assert game.general("mago").at == "carthage"
    assert not [one for one in game.told if one.startswith("naval")]


@cards(50)
def test_pirates_know_three_ports_and_small_fleets(number: int) -> None:
    """ch.24: with four units, or elsewhere, Rome rolls as ever; Rome itself has no pirates."""
    game = table(f"croton: C 4 mago; hand C: {number} 44", play="C", dice={"naval-combat": [6]})
    game.play("C", march(number, "mago", "sea:carthage", units="4"))
    assert at_end(game).general("mago").status == "displaced"
    game = table(f"hippo-regius: C 1 mago; hand C: {number} 44", play="C", dice={"naval-combat": [6]})
    game.play("C", march(number, "mago", "sea:massilia"))
    assert at_end(game).general("mago").at != "massilia"
    theirs = table(f"hand R: {number} 13", play="R")
    assert theirs.refused("R", march(number, "t-longus", "enna")).message.id == "event-of-the-other-side"


# ---- Campaigns --------------------------------------------------------------------------------------------------

MANY = "bare; toletum: C 3 hannibal; segovia: C 3 hasdrubal; arsa: C 3 mago; salmantica: C 3 gisgo; "
STEPS = (("hannibal", "segobriga"), ("hasdrubal", "toletum"), ("mago", "toletum"), ("h-gisgo", "segovia"))


@cards(33, 34, 37, 38, 39, 40)
def test_a_campaign_moves_so_many_generals_and_no_more(number: int) -> None:
    """ch.9, HC-93: three by a Major, two by a Minor Campaign, of any rating; a Truce stays."""
    most = 3 if number in (33, 34) else 2
    game = table(f"{MANY}truce; hand C: {number}; hand R: 10", play="C")
    game.play("C", Campaign(card(number)))
    for moved, (general, to) in enumerate(STEPS[:most], start=1):
        assert game.asked == [("carthage", "campaign")], moved
        game.play("C", activate(general, to))
        at_end(game)
    assert game.asked == [("rome", "play")]
    assert (game.board.truce, card(number) in game.board.discard) == (True, True)


@cards(33, 34, 37, 38, 39, 40)
def test_nobody_moves_twice_in_a_campaign(number: int) -> None:
    game = table(f"{MANY}hand C: {number}; hand R: 10", play="C")
    game.play("C", Campaign(card(number)))
    game.play("C", activate("hannibal", "segobriga"))
    at_end(game)
    assert id_of(game.refused("C", activate("hannibal", "toletum"))) == ("ch.9", "general-already-activated")
    game.answer("C", "done")
    assert game.asked == [("rome", "play")]


# ---- Force March ------------------------------------------------------------------------------------------------

RATED = {61: "hannibal", 62: "mago", 63: "hanno"}
LONG = {
    "hannibal": ("dertosa", "tarraco", "emporiae", "narbo", "nemausus", "rhone"),
    "mago": ("dertosa", "tarraco", "emporiae", "narbo", "nemausus", "rhone"),
}


@cards(61, 62)
def test_hc_14_a_force_march_goes_six_steps(number: int) -> None:
    """HC-14: five and six steps are accepted; a Truce stays."""
    general = RATED[number]
    start = f"saguntum: C 5 {general}; " if general != "hannibal" else ""
    game = table(f"truce; {start}hand C: {number} 44", play="C")
    game.play("C", march(number, general, *LONG[general]))
    at_end(game)
    assert (game.general(general).at, game.board.truce) == ("rhone", True)


@cards(61, 62)
def test_a_force_march_has_its_rating(number: int) -> None:
    slower = {61: "hasdrubal", 62: "hanno"}[number]
    game = table(f"hand C: {number} 44", play="C")
    path = ("segobriga",) if number == 61 else ("utica",)
    assert id_of(game.refused("C", march(number, slower, *path))) == ("ch.7", "rating-too-high")


@cards(63)
def test_the_third_force_march_moves_anybody_and_sails_twice(number: int) -> None:
    """HC-47: two sea moves, of at most five units."""
    text = f"truce; hand R: {number} 13; rome: R 8 p-scipio"
    game = table(text, play="R")
    six = march(number, "p-scipio", "sea:tarraco", units="6", along=())
    assert game.refused("R", six).message.id == "too-many-on-board"
    proconsul = table(f"hand R: {number} 13; tarentum: R 5 nero", play="R")
    proconsul.play("R", march(number, "c-nero", "sea:rome", "sea:tarentum"))
    assert at_end(proconsul).general("c-nero").at == "tarentum"


@cards(63)
def test_hanno_marches_with_it_and_no_force_march_breaks_a_truce(number: int) -> None:
    game = table(f"truce; hand C: {number} 44", play="C")
    game.play("C", march(number, "hanno", "utica"))
    assert (at_end(game).general("hanno").at, game.board.truce) == ("utica", True)
