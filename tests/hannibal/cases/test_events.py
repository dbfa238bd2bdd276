"""The cases about events whose rules run through several chapters: HC-02, HC-10, HC-11, HC-93, HC-95, HC-96, C4."""

import pytest

from rules.core.actions import MOST_CANDIDATES, build
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from rules.hannibal.board.ids import CARTHAGE, GeneralId, SpaceId, side_of
from rules.hannibal.events.playing import PlayEvent, handler_for, not_an_event
from rules.hannibal.events.wording import CARD_TEXT
from rules.hannibal.game import GAME
from rules.hannibal.march.campaign import Campaign
from rules.hannibal.march.naval import modifier
from rules.hannibal.march.orders import March
from rules.hannibal.operations.discarding import Discard
from rules.hannibal.operations.markers import PlaceMarkers
from tests.hannibal.cards.events import counter, event, refusal
from tests.hannibal.cases.table import CaseTable, card, table


def march(number: int, general: str, *path: str, units: str = "") -> March:
    return March(card=card(number), general=GeneralId(general), path=path, units=units)


def test_hc_02_the_declared_campaign_may_be_played_as_its_event() -> None:
    """HC-02: Rome declared 37; Diplomacy is refused as event, discard or for OPS; 37 is accepted, event or OPS."""
    text = "turn 2; opening; hand R: 35 37 13; hand C: 44"
    game = table(text, play="R")
    for wrong in (event(35, "arsa"), Discard(card(35)), PlaceMarkers(card(35), (SpaceId("narbo"),))):
        assert game.refused("R", wrong).rule == "H-2"
    offered = PlayEvent.candidates(game.match.table, game.seat("R"), "card", {}, "")
    assert offered == []
    game.play("R", Campaign(card(37)))
    assert (game.told[0], game.board.opening) == ("card-played-as-event", False)
    ops = table(text, play="R")
    ops.play("R", PlaceMarkers(card(37), (SpaceId("narbo"),)))
    assert ops.asked == [("carthage", "play")]


def test_hc_10_the_other_sides_event_is_refused() -> None:
    """HC-10: Bruttium Recruits as an event of Rome."""
    game = table("croton: R 5 nero; hand R: 13; hand C: 44", play="R")
    assert refusal(game, "R", event(13, "croton")) == ("ch.24", "event-of-the-other-side")
    game.play("R", PlaceMarkers(card(13), (SpaceId("narbo"), SpaceId("iberus"))))
    assert game.owner("narbo") == "rome"


def test_hc_11_an_event_without_its_province_is_refused_and_may_be_discarded() -> None:
    """HC-11: Carthage controls the Balearic Islands."""
    game = table("hand R: 11; hand C: 44", play="R")
    assert refusal(game, "R", event(11, "rome")) == ("ch.24", "needs-own-province")
    game.play("R", Discard(card(11)))
    assert (game.board.discard, game.asked) == ([card(11)], [("carthage", "play")])


def test_hc_93_what_a_truce_forbids_and_who_ends_it() -> None:
    """HC-93: no entry on a Roman marker, no interception; empty spaces are marked; 37 keeps it, 35 ends it."""
    text = "truce; heraclea: punic, C 6 hannibal; arpi: R 5 nero; hand C: 6 37 35; hand R: 13 16"
    game = table(text, play="C")
    assert game.refused("C", march(6, "hannibal", "cannae")).rule == "H-29"
    game.play("C", PlaceMarkers(card(6), (SpaceId("iberus"),)))
    assert (game.owner("iberus"), game.board.truce) == (CARTHAGE, True)
    campaign = table(text, play="C")
    campaign.play("C", Campaign(card(37)))
    assert campaign.board.truce is True
    diplomacy = table(text, play="C")
    diplomacy.play("C", event(35, "cannae"))
    assert (diplomacy.board.truce, diplomacy.owner("cannae")) == (False, CARTHAGE)


def test_hc_93_nobody_intercepts_in_a_truce() -> None:
    text = "narbo: C 6 hannibal; rhone: roman, R 5 nero; hand C: 6 44; hand R: 13"
    at_war = table(text, play="C")
    at_war.play("C", march(6, "hannibal", "nemausus"))
    assert at_war.asked == [("rome", "react")]
    game = table(f"truce; {text}", play="C")
    game.play("C", march(6, "hannibal", "nemausus"))
    assert game.asked == [("rome", "play")]


def test_hc_95_hanno_counsels_carthage() -> None:
    """HC-95: Hasdrubal with units from Hippo Regius to Gades is refused; Mago alone sails; it ends as H-31 says."""
    text = "counsel: 57; hippo-regius: C 3 hasdrubal mago; hand C: 30 44; hand R: 13"
    game = table(text, play="C", dice={"naval-combat": [1]})
    assert game.refused("C", march(30, "hasdrubal", "sea:gades", units="3")).rule == "H-89"
    game.play("C", march(30, "mago", "sea:gades", units="0"))
    while game.asked[0][1] != "play":
        game.lapse()
    assert game.general("mago").at == "gades"


def test_hc_96_macedon_counts_at_sea_while_it_is_allied() -> None:
    """HC-96: -1 Naval Combat from the first event on; gone with the second."""

    def at_sea(game: CaseTable) -> int:
        return modifier(game.board, SpaceId("carthage"), SpaceId("gades"), 5, GeneralId("hasdrubal"))

    game = table("hand C: 9 44; hand R: 35 36", play="C")
    before = at_sea(game)
    game.play("C", event(9))
    assert at_sea(game) == before - 1
    later = table("macedon; hand R: 9 13; hand C: 35 36", play="R")
    assert at_sea(later) == before - 1
    later.play("R", event(9))
    assert (at_sea(later), later.board.removed) == (before, [card(9)])


def test_c4_an_order_answers_a_window_for_who_holds_the_card() -> None:
    """C4: a reaction order passes where its condition holds, and lets its owner be asked elsewhere."""
    text = "narbo: C 6 hannibal; hand C: 12 44; hand R: 41 13"
    steps = ("nemausus", "rhone", "druentia")
    asked = table(text, play="C", orders=True)
    asked.play("C", march(12, "hannibal", *steps))
    assert asked.asked == [("rome", "third-point")]
    quiet = table(text, play="C", orders=True)
    order = StandingOrder("third-point", Choose("pass"), Condition("mover-is", {"general": "hannibal"}))
    assert quiet.match.order(quiet.seat("R"), order).refusal is None
    quiet.play("C", march(12, "hannibal", *steps))
    assert quiet.asked != [("rome", "third-point")]


def test_c4_an_order_plays_the_card_by_itself() -> None:
    """C4: a reaction order, given when the card comes to the hand, plays it; without the card it does nothing."""
    text = "narbo: C 6 hannibal; hand C: 12 44; hand R: {} 13"
    order = StandingOrder("third-point", counter(41), Condition("in-region", {"region": "italia"}))
    always = StandingOrder("third-point", counter(41))
    for given, held, asked, at in (
        (always, 41, "play", "rhone"),
        (order, 41, "third-point", "rhone"),
        (always, 15, "play", "druentia"),
    ):
        game = table(text.format(held), play="C", orders=True)
        assert game.match.order(game.seat("R"), given).refusal is None
        game.play("C", march(12, "hannibal", "nemausus", "rhone", "druentia"))
        assert (game.asked, game.general("hannibal").at) == ([("rome", asked)], at)


def test_c4_an_order_with_another_kinds_condition_does_nothing() -> None:
    """A condition of reactions does not hold in a window, and harms nobody."""
    game = table("narbo: C 6 hannibal; hand C: 12 44; hand R: 41 13", play="C", orders=True)
    order = StandingOrder("third-point", Choose("pass"), Condition("not-outnumbered"))
    assert game.match.order(game.seat("R"), order).refusal is None
    game.play("C", march(12, "hannibal", "nemausus", "rhone", "druentia"))
    assert game.asked == [("rome", "third-point")]


def test_ch_25_a_question_in_a_window_shows_the_other_side_nothing() -> None:
    """ch.25: Carthage sees that Rome is asked, not what it could play."""
    game = table("narbo: C 6 hannibal; hand C: 12 44; hand R: 41 13", play="C", orders=True)
    game.play("C", march(12, "hannibal", "nemausus", "rhone", "druentia"))
    question = game.question("R")
    assert question.for_seat(game.seat("C")).actions == ()
    assert [one.id for one in question.options] == ["pass"]
    game.play("R", counter(41))
    assert game.general("hannibal").at == "rhone"


def test_a_quote_speaks_in_the_words_of_the_card() -> None:
    game = table("hand C: 9 44", play="C")
    lines = game.quote("C", event(9)).lines
    assert [line.id for line in lines] == ["quote-spends-card", "quote-event", "quote-macedon-joins"]
    text = GAME.named({}, CARD_TEXT, card(9))
    assert getattr(text, "en", "").startswith("While Macedon is not allied")
    assert GAME.named({}, CARD_TEXT, "no-card") is None


RICH = (
    "macedon; arpi: punic; cannae: punic; beneventum: punic; heraclea: punic; paestum: punic; croton: punic, C 3 mago; "
    "pisae: punic, C 4 hannibal; faesulae: punic; falerii: punic; panormus: punic; lilybaeum: punic; enna: punic; "
    "capua: in 1, C 3 gisgo, siege 1; syracuse: roman; new-carthage: in 2 hasdrubal, R 5 nero(proconsul), siege 1; "
    "allobroges: R 4 marcellus, siege 1; cirta: roman; icosium: roman; rhone: C 2; hand {}: {}; hand {}: 41"
)
"""A position in which nearly every event can be played."""


@pytest.mark.parametrize("side", ["R", "C"])
def test_every_aim_that_is_offered_is_legal(side: str) -> None:
    """ch.24: what candidates offer for the parameters that a card takes is accepted, and nothing else is offered."""
    numbers = [number for number in range(1, 65) if number != 41]
    game = table(RICH.format(side, " ".join(map(str, numbers)), "C" if side == "R" else "R"), play=side)
    seat, held = game.seat(side), game.match.table
    events = [one for one in numbers if not_an_event(game.board, side_of(seat), card(one)) is None]
    assert len(PlayEvent.candidates(held, seat, "card", {}, "")) == min(len(events), MOST_CANDIDATES)
    assert len(events) > 20
    for number in events:
        id = card(number)
        assert [one.value for one in PlayEvent.candidates(held, seat, "card", {}, id)][:1] == [id]
        takes = handler_for(id).takes
        for target in ("spaces", "general", "province"):
            found = PlayEvent.candidates(held, seat, target, {"card": id}, "")
            assert bool(found) == (target in takes), (number, target)
            for one in found:
                value = one.value
                if number == 56:  # exactly three
                    for _ in range(2):
                        value = PlayEvent.candidates(held, seat, target, {"card": id}, f"{value} ")[0].value
                built = build(PlayEvent, {"card": id, target: value})
                assert isinstance(built, PlayEvent)
                game.quote(side, built)
        if not takes:
            game.quote(side, event(number))
