"""Tribute beyond the numbered cases: schemes, cards, turns that end, who is asked, standing orders (5.2, R-243)."""

from fractions import Fraction

import pytest

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import friendly
from rules.assyrian_wars.board.state import Scheme
from rules.assyrian_wars.conquest.conquest import Conquer
from rules.assyrian_wars.tribute.phase import SchemedTribute, TributePhase
from rules.assyrian_wars.tribute.tribute import TributeCheck, chance_to_pay
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.messages import Name
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.diplomacy import court, decide, eco, payers, rolled, tribute_phase
from tests.assyrian_wars.cases.encounters import during, lapse
from tests.assyrian_wars.cases.orders import there
from tests.assyrian_wars.cases.table import CaseTable, table

SYRIA = CountryId("SY")
OTHERS = "; ".join(f"conquest EG {code}: until 2" for code in ("PH", "JU", "IS", "UR", "PY", "PE"))
ALONE = f"SY: eco 3; AS: eco 9; EG: eco 5; {OTHERS}"


# Schemes of secret diplomacy (7.5.2.c, R-243).


@pytest.mark.parametrize(("dice", "receiver"), [((1, 2, 6), ["SY"]), ((1, 2, 3), [])])
def test_a_scheme_sends_the_tribute_elsewhere(dice: tuple[int, ...], receiver: list[str]) -> None:
    """R-243: black marker and no tribute to Assyria; dice that refuse send it to the schemer."""
    game = tribute_phase(f"{ALONE}; scheme EG SY", *dice)
    assert game.country("SY").refusal == "black"
    assert (payers(game), [payer for payer in payers(game, "EG") if payer == "SY"]) == ([], receiver)
    assert game.board.schemes == []


def test_a_scheme_holds_back_tribute_by_status_for_a_turn() -> None:
    """R-243: also of a minor pro Assyria; in the next turn it pays again."""
    game = tribute_phase(f"{ALONE}; SY: track AS, level 8; tribute SY AS status; scheme EG SY", 1, 2, 3)
    assert payers(game) == []
    later = tribute_phase(f"{ALONE}; SY: track AS, level 8, refusal white", turn=3)
    assert (payers(later), later.country("SY").refusal, rolled(later)) == (["SY"], "", [])


def test_assyria_secures_a_payment() -> None:
    """R-243: without dice, also of a minor pro another power."""
    game = tribute_phase(f"{ALONE}; SY: track BA, level 8; tribute SY BA status; scheme AS SY secured")
    assert (rolled(game), payers(game), payers(game, "BA")) == ([], ["SY"], ["SY"])


def test_a_scheme_that_comes_too_late() -> None:
    """R-243: an ally or a conquered country is no target any more."""
    scheme = SchemedTribute(scheme=Scheme(CountryId("EG"), SYRIA))
    game = table(f"{ALONE}; SY: active, track BA, level 13; hand AS: 25", stack=[GameTurns(step="act"), scheme])
    assert "scheme-void" in game.told
    assert game.country("SY").refusal == ""


@pytest.mark.parametrize(("dice", "receiver"), [((1, 2, 3, 6), ["UR"]), ((1, 2, 3, 4), [])])
def test_a_scheme_of_set_up_reaches_a_stated_refuser(dice: tuple[int, ...], receiver: list[str]) -> None:
    """7.5.2.c, 4.2, R-243: in 5.2 of turn 1 its dice are rolled, though the scenario says that it refuses (R-32)."""
    before = [1] * 11  # Phoenicia, Judah, Syria
    game = tribute_phase("start campaign\nscheme EG UR", *before, *dice, *[1] * 3, turn=1)
    assert ("UR", 4) in rolled(game)
    assert (game.country("UR").refusal, payers(game, "EG")) == ("black", receiver)


def test_assyria_secures_a_payment_that_the_scenario_denies_it() -> None:
    """R-243: Urartu pays in turn 1; its marker is another matter (R-36, R-37)."""
    game = tribute_phase("start campaign\nscheme AS UR secured", *[1] * 14, turn=1)
    assert "UR" in payers(game)
    assert (game.country("UR").refusal, game.board.schemes) == ("black", [])


def test_a_scheme_whose_target_is_out_of_reach_is_reported() -> None:
    """R-243: Syria was conquered meanwhile: nobody is checked, and everybody learns it."""
    game = tribute_phase(f"{ALONE}; conquest BA SY: until 2; scheme EG SY")
    assert ("scheme-void" in game.told, rolled(game), game.board.schemes) == (True, [], [])


# Checks.


def test_a_punished_refuser_has_no_die_for_its_marker() -> None:
    """R-230: printed defence only; the white side gives its die in the Tribute Phase alone."""
    text = f"{ALONE}; SY: refusal white; hand AS: 25"
    stack = [GameTurns(step="act"), TributeCheck(minor=SYRIA, punished=True)]
    game = table(text, stack=stack, dice={"tribute": [1, 1, 1]})
    decide(game)
    assert rolled(game) == [("SY", 3)]


def test_the_chance_of_a_refusal() -> None:
    """5.2.1: three dice refuse 91 times in 216; Persia never does."""
    board = table(f"{ALONE}; hand AS: 25").board
    assert chance_to_pay(board, SYRIA) == Fraction(125, 216)
    assert chance_to_pay(board, CountryId("PE")) == 1


def test_a_payer_at_war_with_assyria_makes_peace_and_sleeps() -> None:
    """R-33: the war is over; without another one, or an ally, the minor is inactive again."""
    text = f"{ALONE}; SY: active, controller BA, deployed; war AS SY punishment 1; hamath: SY yau-bidi 2LI; hand SY: 35"
    game = tribute_phase(text, 1, 1, 1)
    assert (game.board.wars, game.country("SY").active) == ([], False)
    assert [piece.id for piece in game.country("SY").home] == ["SY-yau-bidi", "SY-LI-1", "SY-LI-2"]


def test_no_checks_once_assyria_was_conquered() -> None:
    """7.1: neither dice nor decisions."""
    game = table(
        f"{ALONE}; game: checks-ended; hand AS: 25; clock: turn 3", stack=[GameTurns(step="act"), TributePhase()]
    )
    assert (rolled(game), game.asked[0][1]) == ([], "impulse")


@pytest.mark.unsound("conquests-are-sound")
def test_payments_end_although_assyria_was_conquered() -> None:
    """R-211, 7.4.3, 7.1: a scheme's and a bought peace's time runs out, also where nobody is checked any more."""
    text = "game: checks-ended; hand AS: 25; clock: turn 3; tribute SY EG scheme; tribute BA EL peace 2"
    paying = "tribute EL BA peace 3; tribute IS EG conquest"
    game = table(f"{ALONE}; {text}; {paying}", stack=[GameTurns(step="act"), TributePhase()])
    assert [(line.payer, line.to) for line in game.board.tributes] == [("EL", "BA"), ("IS", "EG")]


def test_who_falls_below_pro_has_passed_no_check_once_assyria_was_conquered() -> None:
    """R-202: with Assyria's fall Syria drops from Pro, and nothing makes it pay on to the end of the turn (R-37)."""
    text = f"{ALONE}; SY: track AS, level 8; tribute SY AS status; war BA AS"
    fallen = Conquer(by=CountryId("BA"), of=ASSYRIA)
    game = during(text, fallen, "BA", {"influence-loss": [3, 3], "sudden-end": [1, 1]})
    assert (game.country("SY").level, payers(game)) == (2, [])
    later = table(f"{text}; game: checks-ended", impulse="EG", ap=6)
    later.play("EG", court("SY", 6, "AS"))
    assert payers(later) == []


def test_payments_of_the_turn_end_though_nobody_is_asked_any_more() -> None:
    """7.4.3, R-211: after Assyria's fall a scheme and a bought peace still end with their turn, and guests go home."""
    text = (
        f"{ALONE}; game: checks-ended; hand AS: 25; clock: turn 3; camp neutral: AS BA;"
        "tribute SY EG scheme; tribute ME EG peace 2; tribute EL EG peace 3; tribute BA AS peace 2;"
        "sippar: AS turtan 3LI"
    )
    game = table(text, stack=[GameTurns(step="act"), TributePhase()])
    lapse(game, "go-home")
    assert (payers(game), [payer for payer in payers(game, "EG") if payer in ("SY", "ME", "EL")]) == ([], ["EL"])
    assert there(game, "sippar") == []


# Turns.


@pytest.mark.unsound("conquests-are-sound")
def test_payments_of_the_turn_end_with_it() -> None:
    """R-211: by check, decision or scheme; a conquest, a pact or a status pays on."""
    text = f"{ALONE}; tribute SY AS check; tribute ME AS voluntary; tribute SY EG scheme; tribute IS EG conquest"
    game = tribute_phase(text, 6, 1, 1)
    assert (payers(game), payers(game, "EG")) == ([], ["IS"])
    assert [event.message.id for event in game.events].count("tribute-ends") == 3


@pytest.mark.unsound("conquests-are-sound")
def test_everybody_is_asked_at_the_same_time() -> None:
    """5.2: each player decides for a power and then for its allies; a conquered power is not asked."""
    text = "UR: active, track BA, level 13; tribute UR BA status; conquest AS ME: until 4; hand AS: 25; clock: turn 2"
    game = table(text, stack=[GameTurns(step="act"), TributePhase()])
    assert [kind for _, kind in game.asked] == ["pay-tribute"] * 3
    assert {seat for seat, _ in game.asked} == {game.seat(code) for code in ("EG", "BA", "EL")}
    game.answer("BA", "decline")
    game.answer("EG", "decline")
    game.answer("EL", "decline")
    assert game.asked == [(game.seat("BA"), "pay-tribute")]
    assert game.reason("BA").params["country"] == Name("country", "UR")


# Assyrians in the land of payers (8.1).

IN_HARHAR = "ME: eco 5, impulses 1; AS: eco 9; harhar: AS turtan 2LI; hand ME: 25 26; hand AS: 27 28"


def test_assyrians_leave_when_a_payer_stops() -> None:
    """5.2.3, 8.1: the land of who pays no more is closed to them."""
    game = table(f"{IN_HARHAR}; tribute ME AS voluntary; clock: phase action, round 3, marker ME, last EG")
    game.answer("ME", "stop")
    if game.asked[0][1] == "go-home":
        game.answer("AS", game.options("AS")[0])
    assert there(game, "harhar") == []


def test_assyrians_stay_with_who_is_only_bankrupt() -> None:
    """7.3.3.f: that is no refusal, so the peace of this turn holds."""
    game = table(f"{IN_HARHAR}; tribute ME AS voluntary; ME: bankrupt", impulse="AS")
    assert eco(game, "AS") == 9
    assert friendly(game.board, ASSYRIA, CountryId("ME"))


# Standing orders.


def asked_to_pay() -> CaseTable:
    return table(f"{ALONE}; hand AS: 25; clock: turn 2", stack=[GameTurns(step="act"), TributePhase()])


def test_a_standing_order_pays() -> None:
    game = asked_to_pay()
    game.match.order(game.seat("EG"), StandingOrder("pay-tribute", Choose("pay")))
    assert (game.seat("EG"), "pay-tribute") not in game.asked


@pytest.mark.parametrize(("payer", "answered"), [("EG", True), ("ME", False)])
def test_a_standing_order_for_one_payer(payer: str, answered: bool) -> None:
    game = asked_to_pay()
    order = StandingOrder("pay-tribute", Choose("pay"), Condition("payer-is", {"country": payer}))
    game.match.order(game.seat("EG"), order)
    assert ((game.seat("EG"), "pay-tribute") not in game.asked) is answered


@pytest.mark.unsound("status-pays")
def test_tribute_changes_only_what_is_paid() -> None:
    """R-123: two reasons, one payment."""
    game = table("SY: eco 3; AS: eco 9; tribute SY AS check; tribute SY AS status; tribute SY AS peace", impulse="AS")
    assert (eco(game, "SY"), eco(game, str(ASSYRIA))) == (2, 10)
