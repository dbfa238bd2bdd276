"""Where two rules meet: camp and power, siege and overrun, small battles and their points, what is told and what is."""

import pytest

from rules.assyrian_wars.board.ids import CountryId, PieceId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.interphase.hands import DealHands
from rules.assyrian_wars.nomads.impulse import KeepTribe
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.questions import Choose
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.politics import at_war, points, politics, through_politics
from tests.assyrian_wars.cases.sieges import siege_table, storm
from tests.assyrian_wars.cases.table import table

BREAKER = "43"  # Phoenician Alliance
REFUSED = "EG: entry-tried, entry-refused, refused-by assyrian, vp 1"


# Camps (7.4.1).


def test_aw_7_4_1_201_refused_by_one_camp_driven_into_the_other() -> None:
    """AW-7.4.1-201: Assyria refused Egypt and attacks it: Egypt is a Rebel, and scores nothing more."""
    game = table(REFUSED, impulse="AS", ap=10)
    through(game.play("AS", DeclareWar(CountryId("EG"))) and game)
    assert game.country("EG").camp is Camp.REBEL
    assert (at_war(game, "EG", "AS"), points(game)) == (True, {"EG": 1})


def test_aw_7_4_1_202_refused_by_the_camp_itself() -> None:
    """AW-7.4.1-202: a camp that has refused a power in this turn does not take it in when it is attacked."""
    game = table("EG: entry-tried, entry-refused, refused-by rebel, vp 1", impulse="AS", ap=10)
    through(game.play("AS", DeclareWar(CountryId("EG"))) and game)
    assert (game.country("EG").camp, at_war(game, "EG", "AS"), points(game)) == (Camp.NEUTRAL, True, {"EG": 1})


def test_aw_7_4_1_203_being_attacked_is_no_attempt() -> None:
    """AW-7.4.1-203: Egypt, driven into a camp, has made no attempt of its own."""
    game = table("", impulse="AS", ap=10)
    through(game.play("AS", DeclareWar(CountryId("EG"))) and game)
    assert (game.country("EG").camp, game.country("EG").turn.entry_tried) == (Camp.REBEL, False)


def test_aw_7_4_1_204_rejected_twice_scores_once() -> None:
    """AW-7.4.1-204: a Rebel at war with the victim rejects it after Assyria did: one point a turn (R-221, R-223)."""
    game = table(REFUSED + "; war BA EG", impulse="AS", ap=10)
    game.play("AS", DeclareWar(CountryId("EG")))
    assert game.question("BA").kind == "objection"
    game.answer("BA", "object")
    through(game)
    assert (game.country("EG").camp, points(game)) == (Camp.NEUTRAL, {"EG": 1})


def test_aw_7_4_1_205_the_refusal_knows_its_camp() -> None:
    """AW-7.4.1-205: who was refused by Assyria in 7.4 is remembered with Assyria's camp."""
    game = politics("")
    through_politics(game, "EG")
    game.play("EG", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "decline")
    assert game.country("EG").turn.refused_by is Camp.ASSYRIAN
    assert points(game) == {"EG": 1}


# Overruns (6.7.7).


@pytest.mark.parametrize(
    ("case", "siege", "overrun"),
    [
        ("AW-6.7.7-201-a", "", True),
        ("AW-6.7.7-201-b", ", siege AS AS-sargon hunger 0 level 1", False),
        ("AW-6.7.7-201-c", ", siege AS AS-sargon hunger 2 level 1", False),
        ("AW-6.7.7-201-d", ", siege AS AS-sargon rounds 1 level 1", False),
    ],
)
def test_aw_6_7_7_201_one_round_of_siege(case: str, siege: str, overrun: bool) -> None:
    """AW-6.7.7-201: a city that falls to the first round is an overrun, not after impulses of hunger or a round."""
    text = f"kish: AS sargon 6HI, damage 1{siege}"
    game = storm(siege_table(text, dice={"besiegers": [1] * 12, "defenders": every(6)}), "AS-sargon")
    assert (game.control("kish"), case[:2]) == ("AS", "AW")
    finished = [piece.used for state in game.board.areas.values() for piece in state.pieces if piece.owner == "AS"]
    assert set(finished) == {not overrun}


def test_aw_6_7_7_202_the_fourth_army() -> None:
    """AW-6.7.7-202: who beats three armies and wipes out the fourth has an overrun, and may go on."""
    game = table(
        "kish: BA nabu mushezib 2LI-, EL tannanu imbappa 2LI-; sippar: AS sargon 6HI 3CH, control AS",
        impulse="AS",
        ap=6,
        dice={"melee": every(6, after=[*[1] * 14, *[6] * 4, *[1] * 14]), "promotion": every(1)},
        draws={"armies": ["EL-imbappa", "BA-nabu", "BA-mushezib"]},
    )
    game.play("AS", go("AS-sargon", "kish"))
    fight(game)
    game.answer("BA", ("BA-nabu", "BA-mushezib", "EL-tannanu"))
    game.answer("EL", ("EL-tannanu", "EL-imbappa", "BA-nabu"))
    while game.question("AS").kind != "fight-the-rest":
        through(game, *[kind for _, kind in game.asked if kind not in ("fight-the-rest", "impulse")])
    game.answer("AS", "fight-on")
    through(game)
    assert "overrun" in game.told
    game.play("AS", go("AS-sargon", "sippar"))


@pytest.mark.parametrize(
    ("case", "there", "promised"),
    [
        ("AW-6.7.7-204-a", "BA LI-, EG LI-; passage BA EG", False),
        ("AW-6.7.7-204-b", "BA nabu mushezib marduk sealand-chief 4LI-", False),
        ("AW-6.7.7-204-c", "BA LI-", True),
    ],
)
def test_aw_6_7_7_204_another_enemy_waits(case: str, there: str, promised: bool) -> None:
    """AW-6.7.7-204: no overrun is promised, nor told, where another enemy is left to be fought."""
    text = (
        f"options: not fog-of-war, not special-units; war AS EG; kish: {there}; sippar: AS sargon 6HI 3CH, control AS"
    )
    game = table(text, impulse="AS", ap=6, dice={"melee": every(6, after=[1] * 14), "promotion": every(1)})
    (line,) = [line for line in game.quote("AS", go("AS-sargon", "kish")).lines if line.id == "quote-battle"]
    assert bool(line.params["overrun"]) is promised, case
    mark = game.mark()
    game.play("AS", go("AS-sargon", "kish"))
    while "battle-won" not in game.since(mark):
        question = game.match.pending[0]
        assert question.default is not None
        answer = Choose("stand") if question.kind == "evade" else question.default
        game.keep(game.match.submit(question.seat, answer, question.id))
    assert ("overrun" in game.since(mark)) is promised


# Battles worth points (6.11.c).


@pytest.mark.unsound("control-follows-occupation")
@pytest.mark.parametrize(
    ("case", "foes", "asked"),
    [
        ("AW-6.11.c-201-a", "CI 2LC-", True),
        ("AW-6.11.c-201-b", "BA 2LI-", False),
        ("AW-6.11.c-201-c", "BA 5LI-", True),
    ],
)
def test_aw_6_11_c_201_a_battle_worth_a_point(case: str, foes: str, asked: bool) -> None:
    """AW-6.11.c-201: two nomads are no battle of five, but their tribe is worth 2 VP: it may be answered."""
    text = f"CI: active, entered, controller BA; singara: {foes}; nineveh: AS sargon 6HI; hand AS: 31 {BREAKER};"
    text += "AS: saved 4"
    game = table(text, impulse="AS", ap=9, dice={"melee": every(6, after=[1] * 6), "promotion": every(1)}, orders=False)
    game.play("AS", go("AS-sargon", "singara"))
    reasons = []
    while game.match.pending[0].kind != "impulse":
        question = game.match.pending[0]
        reasons.append(question.reason.id if question.reason is not None else "")
        assert question.default is not None
        game.keep(game.match.submit(question.seat, question.default, question.id))
    assert ("window-vp-battle" in reasons) is asked, (case, reasons)


# The purse (6.18).


@pytest.mark.parametrize(
    ("case", "income", "lapsing", "spent", "saved", "lost"),
    [
        ("AW-6.18-201-a", 9, 0, 0, 4, 5),
        ("AW-6.18-201-b", 9, 5, 0, 4, 10),
        ("AW-6.18-201-c", 2, 5, 3, 2, 2),
        ("AW-6.18-201-d", 2, 5, 6, 1, 0),
        ("AW-6.18-201-e", 0, 5, 0, 0, 5),
    ],
)
def test_aw_6_18_201_what_is_lost(case: str, income: int, lapsing: int, spent: int, saved: int, lost: int) -> None:
    """AW-6.18-201: the quote and the story of an impulse's end say the same: AP of cards lapse, four are saved."""
    purse = f"income {income}, lapsing {lapsing}, spent {spent}, cards 25"
    text = f"impulse AS: {purse}; discard: 25; hand AS: 26; hand BA: 27"
    game = table(text)
    (line,) = game.quote("AS", Choose("end")).lines
    assert (line.params["saved"], line.params["lost"]) == (2 * saved, 2 * lost), case
    game.end("AS")
    told = game.message("impulse-ends").params
    assert (told["saved"], told["lost"], game.saved("AS")) == (2 * saved, 2 * lost, saved)


@pytest.mark.parametrize(
    ("case", "purse", "saved", "lost"),
    [
        ("AW-6.18-202-a", "impulse AS: income 6, spent 3.5", 4, 0),
        ("AW-6.18-202-b", "AS: saved 4; impulse AS: spent 1", 4, 1),
        ("AW-6.18-202-c", "impulse AS: income 9", 4, 7),
        ("AW-6.18-202-d", "impulse AS: kind preemptive", 0, 2),
    ],
)
def test_aw_6_18_202_the_card_that_is_still_to_be_played(case: str, purse: str, saved: int, lost: int) -> None:
    """AW-6.18-202: the AP of the card with which an impulse ends pay first, in the quote as in the purse."""
    game = table(f"{purse}; hand AS: 28 26; hand BA: 27")
    line = game.quote("AS", Choose("end-with-card")).lines[0]
    assert (line.params["saved"], line.params["lost"]) == (2 * saved, 2 * lost), case
    game.answer("AS", "end-with-card")
    told = game.message("impulse-ends").params
    assert (told["saved"], told["lost"], game.saved("AS")) == (2 * saved, 2 * lost, saved)


def test_aw_6_18_203_a_minor_that_is_left_alone() -> None:
    """AW-6.18-203: whoever is inactive from now on keeps no AP, and the quote has said so."""
    text = "UR: active, controller AS, controller-camp assyrian, saved 1; impulse UR: income 1, cards 25; discard: 25"
    game = table(text + "; hand AS: 26; hand BA: 27")
    line = game.quote("UR", Choose("end")).lines[0]
    game.answer("UR", "end")
    told = game.message("impulse-ends").params
    assert not game.country("UR").active
    assert (line.params["saved"], line.params["lost"]) == (told["saved"], told["lost"]) == (0, 4)


def test_aw_10_1_1_202_what_nomads_rebuild_at_the_end() -> None:
    """AW-10.1.1-202: what rebuilding takes is not lost."""
    text = "impulse SC: lapsing 5, cards 25; discard: 25; SC: active, entered, controller AS; gutium: SC ishpakai 2LC-"
    game = table(text + "; hand AS: 26; hand BA: 27")
    line = game.quote("SC", Choose("end")).lines[0]
    game.answer("SC", "end")
    told = game.message("impulse-ends").params
    assert "units-rebuilt" in game.told
    assert (line.params["saved"], line.params["lost"]) == (told["saved"], told["lost"])
    assert told["lost"] == 2 * 1


# Income (7.3).


def test_aw_7_3_201_the_level_that_is_told_deals_the_cards() -> None:
    """AW-7.3-201: check tribute of the old turn is not in the total that is told, and cards are dealt by it (R-211)."""
    text = "start campaign\nclock: turn 2, last AS, phase interphase; tribute SY AS check; tribute JU AS check"
    stack = [GameTurns(step="go_on"), DealHands(waiting=(CountryId("AS"),)), Economy()]
    game = table(text, stack=stack)
    told = next(event.message.params for event in game.events if event.message.id == "eco-level-set")
    lasting = {
        line.payer for line in game.board.tributes if line.to == "AS" and line.reason not in ("check", "voluntary")
    }
    assert told["total"] == game.country("AS").eco + len(lasting)
    assert game.message("hand-dealt").params["cards"] == int(str(told["total"])) - 1


# Nomads (10.1).


@pytest.mark.parametrize(
    ("case", "payer", "tribe", "power"),
    [
        ("AW-10.1-201-a", None, 2, 3),
        ("AW-10.1-201-b", "CI", 2, 3),
        ("AW-10.1-201-c", "BA", 3, 2),
    ],
)
def test_aw_10_1_201_who_pays_is_the_powers_choice(case: str, payer: str | None, tribe: int, power: int) -> None:
    """AW-10.1-201: the AP that lets an allied tribe stay comes from its card or its power's savings, as it chooses."""
    text = "CI: active, entered, track BA, level 14; war BA UR; BA: saved 3; tushpa: CI teushpa 4LC, pillage 2"
    game = table(text, impulse="CI", ap=3)
    game.play("BA", KeepTribe(PieceId("CI-teushpa"), None if payer is None else CountryId(payer)))
    assert (game.ap("CI"), game.saved("BA")) == (tribe, power), case


def test_aw_10_1_201_both_are_offered() -> None:
    """AW-10.1-201: the choice is offered while both purses hold an AP, and only who can pay is."""
    text = "CI: active, entered, track BA, level 14; war BA UR; tushpa: CI teushpa 4LC, pillage 2; BA: saved "
    for saved, able in (("3", ["CI", "BA"]), ("0", ["CI"])):
        game = table(text + saved, impulse="CI", ap=3)
        offered = game.match.candidates(game.seat("BA"), KeepTribe.tag(), "payer", {"force": "CI-teushpa"})
        assert [one.value for one in offered] == able


def test_aw_10_1_202_only_the_tribe_or_its_power() -> None:
    """AW-10.1-202: nobody else pays, and an empty purse is told with what is in it."""
    text = "CI: active, entered, track BA, level 14; war BA UR; tushpa: CI teushpa 4LC, pillage 2"
    game = table(text, impulse="CI", ap=3)
    refusal = game.refused("BA", KeepTribe(PieceId("CI-teushpa"), CountryId("EL")))
    assert (refusal.rule, refusal.message.id) == ("10.1", "keeps-no-tribe")
    refusal = game.refused("BA", KeepTribe(PieceId("CI-teushpa"), CountryId("BA")))
    assert (refusal.rule, refusal.message.id, refusal.message.params["left"]) == ("10.1", "too-few-ap", 0)
