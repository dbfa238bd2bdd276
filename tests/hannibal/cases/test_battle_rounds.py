"""HC-58 to HC-61, HC-75, HC-76, HC-102 to HC-104, HC-125 to HC-128: the rounds of a battle and the plans."""

from typing import Any

import msgspec
import pytest

from rules.core import dumps
from rules.core.ids import Seat
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from rules.hannibal.battle.plans import LayPlan
from rules.hannibal.events.windows import Counter
from rules.hannibal.view import HannibalView
from tests.hannibal.cases.battle_field import attacker, battle, dealt, fought, lay, over, plan, rounds
from tests.hannibal.cases.table import GAME, CaseTable, card

FIELD = "bare; cannae: R 4 nero, C 4 mago"
CALM = {"battle-casualties": [1], "retreat-losses": [1]}
EACH = plan(ask="each", counter="never")


def side(name: str) -> Name:
    return Name("side", name)


def kind(name: str) -> Name:
    return Name("battle-type", name)


def counted(game: CaseTable) -> object:
    """How many rounds counted for the casualties."""
    return game.message("battle-casualties").params["rounds"]


def last_counterattack(game: CaseTable) -> tuple[object, object]:
    """The limit of the last counterattack, and whether it succeeded."""
    told = [event.message for event in game.events if event.message.id == "counterattack"][-1]
    return told.params["limit"], told.params["success"]


@pytest.mark.parametrize(("romans", "matched"), [("V1", True), ("F1", False)])
def test_hc_58_a_reserve_matches_everything(romans: str, matched: bool) -> None:
    """HC-58: Flank Left is matched by a Reserve; with neither the battle is lost, and the round counts."""
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "L1 F1", "R": romans}, dice=CALM)
    lay(game, C=plan(attack=("flank-left",), ask="never"), R=plan(counter="never", ask="never"))
    assert ("battle-card-matches" in game.told) is matched
    assert counted(game) == (2 if matched else 1)
    assert game.message("battle-won").params["side"] == side("carthage")


def test_hc_58_who_declines_loses_and_the_round_counts() -> None:
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "L1", "R": "L1"}, dice=CALM)
    lay(game, R=EACH)
    assert game.asked == [("rome", "battle-match")]
    assert game.options("R") == ["same", "decline"]
    game.answer("R", "decline")
    assert counted(game) == 1
    assert game.message("battle-won").params["side"] == side("carthage")


def test_hc_59_a_matched_double_envelopment_hands_over_the_attack() -> None:
    """HC-59, H-12: also to loose units, without roll and without choice."""
    text = "bare; cannae: R 4, C 4 mago"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "D1 F1", "R": "D1 F1 L1"}, dice=CALM)
    lay(game, C=plan(attack=("double-envelopment",), ask="never"), R=EACH)
    assert game.asked == [("rome", "battle-match")]
    game.answer("R", "same")
    assert "attack-handed-over" in game.told
    assert "counterattack" not in game.told
    assert game.asked == [("rome", "battle-attack")]
    assert attacker(game) == "R"


@pytest.mark.parametrize(("die", "attacks"), [(3, "C"), (2, "R")])
def test_hc_59_maharbal_keeps_the_attack(die: int, attacks: str) -> None:
    """HC-59: card 6 matched leaves the attack with Carthage, unless a counterattack succeeds."""
    dice = {**CALM, "counterattack": [die]}
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "F2 L1", "R": "D1 F2"}, hands={"C": [6]}, dice=dice)
    lay(game, C=plan(maharbal="first", ask="crisis", withdraw=0), R=plan(ask="each"))
    assert game.asked == [("rome", "battle-match")]
    assert game.hand("C") == [36]
    game.answer("R", "same")
    assert game.asked == [("rome", "counterattack")]
    game.answer("R", "roll")
    assert attacker(game) == attacks
    assert "attack-handed-over" not in game.told


def test_hc_60_paulus_counterattacks_better_as_defender() -> None:
    """HC-60: his side defended, a 3 succeeds; it attacked, he defends now, and a 3 fails."""
    text = "bare; cannae: R 4 paulus, C 4 mago"
    dice = {**CALM, "counterattack": [3, 6]}
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "F2", "R": "F1 L1"}, dice=dice)
    lay(game, R=plan(ask="each"))
    game.answer("R", "same")
    game.answer("R", "roll")
    assert last_counterattack(game) == (3, True)
    assert attacker(game) == "R"
    dice = {**CALM, "counterattack": [1, 3]}
    other = rounds(text, "cannae", by="R", entry="arpi", cards={"C": "F1 L2", "R": "F1 L1"}, dice=dice)
    lay(other)
    assert last_counterattack(other) == (2, False)


def test_ch_2_longus_counterattacks_better_if_his_side_attacked() -> None:
    text = "bare; cannae: R 4 longus, C 4 mago"
    dice = {**CALM, "counterattack": [1, 2]}
    game = rounds(text, "cannae", by="R", entry="arpi", cards={"C": "F1 L2", "R": "F1 L1 W1"}, dice=dice)
    lay(game)
    assert last_counterattack(game) == (2, True)
    dice = {**CALM, "counterattack": [2]}
    defends = rounds(text, "cannae", entry="heraclea", cards={"C": "F1 L1", "R": "F1"}, dice=dice)
    lay(defends)
    assert last_counterattack(defends) == (1, False)


def test_hc_61_both_run_out() -> None:
    """HC-61: no card at the start of round 6: the defender wins, five rounds count."""
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "F5", "R": "F5"}, dice=CALM)
    lay(game, R=plan(counter="never", ask="never"))
    assert "battle-cards-run-out" in game.told
    assert counted(game) == 5
    assert game.message("battle-won").params["side"] == side("rome")


# ---- withdrawal (ch.16) -----------------------------------------------------------------------------------------

HANNIBAL = "bare; heraclea: punic; cannae: R 6 nero, C 8 hannibal"


def withdrawing(prevention: int, **more: list[int]) -> CaseTable:
    """Hannibal attacks, and withdraws after three rounds with a 4."""
    dice = {"withdrawal": [4], "prevention": [prevention], "battle-casualties": [4], "retreat-losses": [1], **more}
    game = rounds(HANNIBAL, "cannae", entry="heraclea", cards={"C": "F3 L3", "R": "F3 L3"}, dice=dice)
    lay(game, C=plan(withdraw=4, ask="never"), R=plan(counter="never", ask="each"))
    for _ in range(3):
        game.answer("R", "same")
        game.answer("R", "hold")
    return game


def test_hc_75_hannibal_withdraws() -> None:
    """HC-75: 4 succeeds and a 3 does not prevent it: casualties of three rounds, nothing else, and he is away."""
    game = withdrawing(prevention=3)
    assert game.asked == [("rome", "prevent-withdrawal")]
    game.answer("R", "roll")
    assert counted(game) == 3
    assert "retreat-die" not in game.told
    assert "political-consequences" not in game.told
    assert game.at("heraclea") == "punic, C 7 hannibal"
    assert game.at("cannae") == "R 5 c-nero"
    assert over(game)


def test_hc_75_a_prevented_withdrawal() -> None:
    """HC-75: a 2 prevents it, and Rome may become attacker."""
    game = withdrawing(prevention=2)
    game.answer("R", "roll")
    assert game.asked == [("rome", "take-over")]
    game.answer("R", "yes")
    assert (attacker(game), fought(game)) == ("R", 3)
    calm = withdrawing(prevention=2, withdrawal=[4, 5, 5, 5])
    calm.answer("R", "roll")
    calm.answer("R", "no")
    assert attacker(calm) == "C"


@pytest.mark.parametrize(
    ("text", "space", "entry"),
    [
        ("bare; taurini: R 4 nero, C 4 mago", "taurini", "druentia"),
        ("bare; cannae: R 4 nero, C 4 mago", "cannae", "heraclea"),
    ],
)
def test_hc_76_no_place_to_withdraw_to(text: str, space: str, entry: str) -> None:
    """HC-76: only over a pass, or to an enemy marker: refused."""
    game = rounds(text, space, entry=entry, cards={"C": "F1 L1", "R": "F1"})
    lay(game, C=EACH)
    assert game.options("C") == ["frontal-assault", "flank-left"]
    assert game.refused("C", "withdraw").message.id == "kernel-option-not-offered"


@pytest.mark.parametrize("elsewhere", ["", "arpi: neutral, R 5; "])
def test_ch_16_a_defender_withdraws_anywhere_but_to_where_the_enemy_came_from(elsewhere: str) -> None:
    """ch.16, C3: without an answer to the own marker with most own units, though more stand where none is."""
    text = f"bare; {elsewhere}brundisium: R 3; cannae: R 4 nero, C 6 mago"
    dice = {"counterattack": [1], "withdrawal": [2], "prevention": [6], "battle-casualties": [1]}
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "F2", "R": "F1 L1"}, dice=dice)
    lay(game, R=plan(withdraw=5, ask="never"))
    assert game.asked == [("rome", "withdraw-to")]
    assert sorted(game.options("R")) == ["arpi", "beneventum", "brundisium", "tarentum"]
    game.lapse()
    assert game.at("brundisium") == "R 7 c-nero"
    assert game.at("cannae") == "C 6 mago"


# ---- cards 59 and 6, Hannibal's Probe ---------------------------------------------------------------------------


def test_hc_102_an_ally_deserts_only_in_a_round() -> None:
    """HC-102, H-45: refused in battle step 2; then C 9 and R 8 become C 8 and R 9, and everybody sees the card."""
    start = battle("bare; cannae: R 6 nero, C 7 mago", "cannae", entry="heraclea", hands={"R": [59, 20]})
    assert start.asked == [("rome", "battle-start")]
    assert start.refused("R", Counter(card(59))).message.id == "counter-not-now"
    game = rounds(
        FIELD,
        "cannae",
        entry="heraclea",
        cards={"C": "F5 L4", "R": "F4 P4"},
        hands={"R": [59]},
        draws={"desertion": ["flank-left-2"]},
    )
    lay(game, C=EACH, R=plan(desert="at-once", ask="never"))
    assert (dealt(game, "C"), dealt(game, "R")) == (8, 9)
    moved = [event for event in game.events if event.message.id == "battle-card-taken"]
    assert [(event.seats, event.message.params["kind"]) for event in moved] == [(None, kind("flank-left"))]
    assert game.hand("R") == [35]
    assert game.asked == [("carthage", "battle-attack")]


def test_c2_a_plan_waits_with_card_59() -> None:
    """C2: `when he has 4`: not before the enemy is down to four cards; the attacker may also answer with it."""
    cards = {"C": "F4 L1", "R": "F4 L1"}
    game = rounds(FIELD, "cannae", entry="heraclea", cards=cards, hands={"R": [59]})
    lay(game, C=EACH, R=plan(desert="4", counter="never", ask="never"))
    assert (dealt(game, "C"), dealt(game, "R")) == (5, 5)
    game.answer("C", "frontal-assault")
    assert (dealt(game, "C"), dealt(game, "R")) == (3, 5)
    other = rounds(FIELD, "cannae", entry="heraclea", cards=cards, hands={"C": [59]})
    lay(other, C=EACH)
    assert "desert" in other.options("C")
    other.answer("C", "desert")
    assert (dealt(other, "C"), dealt(other, "R")) == (6, 4)
    assert other.asked == [("carthage", "battle-attack")]


SPIED = "frontal-assault-1 flank-left-1"
"""Open cards of the first hand that is dealt."""


def spied(game_plan: LayPlan) -> CaseTable:
    """Carthage holds card 59 and defends; of Rome's five cards a Frontal Assault and a Flank Left lie open."""
    cards = {"R": "F3 L2", "C": "F3 L2"}
    draws = {"desertion": ["frontal-assault-3"]}
    game = rounds(FIELD, "cannae", by="R", entry="arpi", cards=cards, hands={"C": [59]}, shown=SPIED, draws=draws)
    lay(game, R=EACH, C=game_plan)
    return game


def taken(game: CaseTable) -> list[object]:
    """The types of the battle cards that changed hands."""
    return [event.message.params["kind"] for event in game.events if event.message.id == "battle-card-taken"]


def test_card_59_takes_an_open_card_of_choice() -> None:
    """ch.24, H-45: with a spy one of the shown cards, as the plan says."""
    game = spied(plan(desert="at-once", desert_for="flank-left", ask="each"))
    assert taken(game) == [kind("flank-left")]
    assert game.board.battle is not None
    assert "flank-left-1" in game.board.battle.hands["carthage"]
    assert "flank-left-1" in game.board.battle.shown
    assert (dealt(game, "R"), dealt(game, "C"), game.hand("C")) == (4, 6, [36])
    assert game.asked == [("rome", "battle-attack")]


def test_card_59_may_be_held_back_for_a_later_round() -> None:
    """H-45, C2: a new plan in mid-battle plays it at the start of the next round."""
    game = spied(EACH)
    assert (game.asked, taken(game), dealt(game, "R")) == ([("rome", "battle-attack")], [], 5)
    game.answer("R", "frontal-assault")
    game.answer("C", "same")
    game.play("C", plan(desert="at-once", desert_for="flank-left", counter="never", ask="each"))
    assert taken(game) == [kind("flank-left")]


@pytest.mark.parametrize(
    ("wanted", "card_taken"),
    [
        ("flank-left", "flank-left-1"),
        ("frontal-assault", "frontal-assault-1"),
        ("probe", "frontal-assault-3"),
        ("any", "frontal-assault-3"),
    ],
)
def test_c2_a_plan_names_the_open_card_for_card_59(wanted: str, card_taken: str) -> None:
    """C2: the plan says which open card; if it is not there, or any will do, a random one is drawn."""
    game = spied(plan(desert="at-once", desert_for=wanted, ask="never"))
    assert len(taken(game)) == 1
    assert game.board.battle is not None
    assert card_taken in game.board.battle.hands["carthage"]


def test_c2_without_a_word_card_59_takes_an_open_reserve() -> None:
    cards = {"R": "F4 V1", "C": "F3 L2"}
    game = rounds(FIELD, "cannae", by="R", entry="arpi", cards=cards, hands={"C": [59]}, shown="reserve-1")
    lay(game, R=EACH, C=plan(desert="at-once", ask="never"))
    assert taken(game) == [kind("reserve")]


def test_card_59_by_the_attacker_with_a_spy() -> None:
    """H-45: the attacker chooses among the same open cards when he is asked for his attack."""
    cards = {"C": "F3 L2", "R": "W3 P2"}
    shown = "flank-right-1 probe-1"
    game = rounds(FIELD, "cannae", entry="heraclea", cards=cards, hands={"C": [59]}, shown=shown)
    lay(game, C=EACH)
    assert [one for one in game.options("C") if one.startswith("desert")] == [
        "desert",
        "desert-flank-right",
        "desert-probe",
    ]
    game.answer("C", "desert-probe")
    assert taken(game) == [kind("probe")]
    assert game.asked == [("carthage", "battle-attack")]
    assert "probe" in game.options("C")
    assert not [one for one in game.options("C") if one.startswith("desert")]


BATTLES = {
    "attacks": ("R", {"R": "F1", "C": "F2 L1"}),
    "defends": ("C", {"R": "F2 L1", "C": "F3 D1"}),
    "is ridden down": ("R", {"R": "D1 F1", "C": "F1 L1"}),
    "has run out": ("C", {"R": "F3", "C": ""}),
}
"""Who attacks, and both hands; each time somebody has one way, or none."""


@pytest.mark.parametrize("ask", ["each", "crisis", "never"])
@pytest.mark.parametrize("battle_of", BATTLES)
@pytest.mark.parametrize(("holder", "number"), [("C", 6), ("C", 59), ("R", 59)])
def test_c4_who_is_asked_in_a_round_does_not_tell_of_cards_6_and_59(
    holder: str, number: int, battle_of: str, ask: str
) -> None:
    """C4: the same people are asked the same, whether the card is in hand or another one."""
    by, cards = BATTLES[battle_of]
    mine, other = plan(counter="never", ask=ask), "R" if holder == "C" else "C"
    seen: list[list[object]] = []
    for held in (number, 30):
        hands, entry = {holder: [held], other: [33]}, "arpi" if by == "R" else "heraclea"
        game = rounds(FIELD, "cannae", by=by, entry=entry, cards=cards, hands=hands, dice=CALM)
        lay(game, C=mine, R=msgspec.structs.replace(mine, attack=("double-envelopment",)))
        seen.append([game.asked])
        while not over(game) and game.asked:
            game.lapse()
            seen[-1].append(game.asked)
    assert seen[0] == seen[1]


def test_a_question_for_card_59_of_older_rules_is_still_heard() -> None:
    """Version 2 asked a defender who held it; such a match is loaded, and the answer counts."""
    head = msgspec.msgpack.decode(GAME.kit.encode(spied(EACH).match.table._head))
    head["version"] = 2
    head["stack"][-1] |= {"step": "hear_desertion", "asked": "ask_desertion", "waiting": ["carthage"]}
    options = [{"id": "desert-flank-left"}, {"id": "hold"}]
    head["questions"][0] |= {"seat": "carthage", "kind": "ally-deserts", "rule": "H-45", "options": options}
    head["questions"][0].pop("default", None)
    body = msgspec.msgpack.encode(head)
    loaded = Match.load(GAME, dumps.pack(body, digest(body)))
    game = CaseTable(loaded, loaded.script(rest=True))
    game.answer("C", "desert-flank-left")
    assert taken(game) == [kind("flank-left")]
    assert game.asked == [("rome", "battle-attack")]


def test_hc_103_maharbal_matches_a_double_envelopment() -> None:
    """HC-103, H-46: Carthage is attacker of the next round without a roll; Rome cannot use the card so."""
    game = rounds(FIELD, "cannae", by="R", entry="arpi", cards={"R": "D1 F2", "C": "F1 L1"}, hands={"C": [6]})
    lay(game, R=plan(attack=("double-envelopment",), ask="never"), C=plan())
    assert game.asked == [("carthage", "battle-match")]
    assert game.options("C") == ["maharbal", "decline"]
    game.answer("C", "maharbal")
    assert "counterattack" not in game.told
    assert "attack-handed-over" in game.told
    assert attacker(game) == "C"
    rome = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "D1 F1", "R": "V1"}, hands={"R": [6]})
    lay(rome, C=plan(attack=("double-envelopment",), ask="never"), R=EACH)
    assert rome.refused("R", "maharbal").message.id == "kernel-option-not-offered"
    late = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "D1 F1", "R": "V1"}, hands={"R": [6]})
    assert late.refused("R", plan(maharbal="match")).rule == "H-46"


def test_hc_104_hannibal_changes_one_probe() -> None:
    """HC-104, H-72: Flank Left by a Probe; later a second one is refused, a Reserve accepted; Hasdrubal cannot."""
    cards = {"R": "L1 W1 F1", "C": "P2 V1"}
    left_then_right = plan(attack=("flank-left", "flank-right"), ask="never")
    game = rounds("bare; cannae: R 4 nero, C 4 hannibal", "cannae", by="R", entry="arpi", cards=cards)
    lay(game, R=left_then_right, C=EACH)
    assert game.options("C") == ["probe", "reserve", "decline"]
    game.answer("C", "probe")
    game.answer("C", "hold")
    assert game.refused("C", "probe").message.id == "kernel-option-not-offered"
    game.answer("C", "reserve")
    assert game.message("battle-card-matches").params["stands_in"] is True
    brother = rounds("bare; cannae: R 4 nero, C 4 hasdrubal", "cannae", by="R", entry="arpi", cards=cards)
    lay(brother, R=left_then_right, C=EACH)
    assert brother.refused("C", "probe").message.id == "kernel-option-not-offered"


def test_h_72_a_changed_probe_attacks_as_a_double_envelopment() -> None:
    """H-72, C2: `hannibal attack`: the first Probe is a Double Envelopment, and matched it hands over the attack."""
    text = "bare; cannae: R 4 nero, C 4 hannibal"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "P2 V1", "R": "D1 F2"})
    lay(game, C=plan(attack=("probe",), hannibal="attack", ask="never"), R=EACH)
    game.answer("R", "same")
    assert "attack-handed-over" in game.told
    assert attacker(game) == "R"


# ---- plans (C2) -------------------------------------------------------------------------------------------------

PLANS = "bare; narbo: R 2 nero, C 2 mago"
HANDS = {"C": "F3 L1", "R": "F1 P2 V1"}


def test_hc_125_two_default_plans() -> None:
    """HC-125: Frontal and Frontal, Frontal and Reserve, then it is not matched: three rounds, nobody is asked."""
    dice = {"counterattack": [5, 6], **CALM}
    game = rounds(PLANS, "narbo", entry="emporiae", cards=HANDS, dice=dice)
    assert game.asked == [("rome", "battle-plan"), ("carthage", "battle-plan")]
    lay(game)
    cards = [event.message.params["card"] for event in game.events if event.message.id.startswith("battle-card-")]
    assert cards == [kind(one) for one in ("frontal-assault", "frontal-assault", "frontal-assault", "reserve")] + [
        kind("frontal-assault")
    ]
    assert counted(game) == 3
    assert game.message("retreat-die").params["modifier"] == 0
    assert game.message("battle-won").params["side"] == side("carthage")
    assert all(asked == "play" for _, asked in game.asked)


def test_hc_126_asked_in_a_crisis_and_answered_with_a_new_plan() -> None:
    """HC-126: in round 2 Nero is asked; with `reserve-match never` the battle is lost in that round."""
    game = rounds(PLANS, "narbo", entry="emporiae", cards=HANDS, dice={"counterattack": [5], **CALM})
    lay(game, R=plan(ask="crisis"))
    assert game.asked == [("rome", "battle-match")]
    assert fought(game) == 1
    assert game.options("R") == ["reserve", "decline"]
    game.play("R", plan(reserve_match="never"))
    assert counted(game) == 2
    assert game.message("battle-won").params["side"] == side("carthage")


def test_hc_127_a_sealed_plan_can_be_taken_back_and_is_never_shown() -> None:
    """HC-127: Rome may take its plan back; Carthage sees only that it has answered; no view ever shows a plan."""
    game = rounds(PLANS, "narbo", entry="emporiae", cards=HANDS, dice=CALM)
    blank = rounds(PLANS, "narbo", entry="emporiae", cards=HANDS, dice=CALM)
    secret = plan(attack=("probe",), concede=7, desert="at-once", ask="never")
    game.play("R", secret)
    blank.play("R", plan())
    carthage, rome = game.seat("C"), game.seat("R")
    assert game.match.view(carthage) == blank.match.view(carthage)
    assert game.match.questions(carthage) == blank.match.questions(carthage)
    assert [one.seat for one in game.match.sealed] == [rome]
    assert game.match.retract(rome, question=game.match.sealed[0].id).refusal is None
    assert sorted(game.asked) == [("carthage", "battle-plan"), ("rome", "battle-plan")]
    lay(game, R=secret)
    for seat in (carthage, rome, None):
        seen = msgspec.json.encode(game.match.view(seat)).decode()
        assert "at-once" not in seen
        assert "concede" not in seen


def test_hc_128_conceding_from_a_round_on() -> None:
    """HC-128: in round 3 Rome holds the type, does not match and loses; three rounds count."""
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "F4", "R": "F4"}, dice=CALM)
    lay(game, R=plan(concede=3, counter="never"))
    assert counted(game) == 3
    assert game.message("battle-won").params["side"] == side("carthage")


def test_c2_who_decides_everything_is_asked_after_conceding_too() -> None:
    """C2: `each` asks at every own decision; by default it does what the plan says."""
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "F4", "R": "F4"}, dice=CALM)
    lay(game, R=plan(concede=1, counter="never", ask="each"))
    assert game.asked == [("rome", "battle-match")]
    assert game.question("R").default == Choose("decline")
    game.answer("R", "same")
    assert fought(game) == 1


def first_card(game: CaseTable, id: str) -> tuple[object, object]:
    """What the first card of this kind counted as, and what it was."""
    told = game.message(id).params
    return told["kind"], told["card"]


@pytest.mark.parametrize(
    ("cards", "laid", "played"),
    [
        ("F2 L2 P1", {}, ("frontal-assault", "frontal-assault")),
        ("L2 W2 V2", {}, ("flank-left", "flank-left")),
        ("V1", {}, ("double-envelopment", "reserve")),
        ("V1", {"reserve_as": "probe"}, ("probe", "reserve")),
        ("F3 L1 P1", {"attack": ("double-envelopment", "probe")}, ("probe", "probe")),
        ("F3 L1", {"attack": ("probe",)}, ("frontal-assault", "frontal-assault")),
        ("F3 V1", {"attack": ("reserve",), "reserve_as": "flank-right"}, ("flank-right", "reserve")),
        ("F3 V1", {"attack": ()}, ("frontal-assault", "frontal-assault")),
        ("P2 F1", {"hannibal": "attack"}, ("double-envelopment", "probe")),
        ("P2 F1", {"hannibal": "never"}, ("probe", "probe")),
    ],
)
def test_c2_what_a_plan_attacks_with(cards: str, laid: dict[str, Any], played: tuple[str, str]) -> None:
    """C2, ch.26: the type held most, or the first of the list that is held; a Reserve last, as the plan says."""
    text = "bare; cannae: R 4 nero, C 4 hannibal"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": cards, "R": ""}, dice=CALM)
    lay(game, C=plan(ask="never", **laid))
    assert first_card(game, "battle-card-attacks") == (kind(played[0]), kind(played[1]))


@pytest.mark.parametrize(
    ("attack", "cards", "laid", "matched"),
    [
        ("P1", "V1", {}, "reserve"),
        ("P1", "V1", {"reserve_match": "not-probe"}, None),
        ("F1", "V1", {"reserve_match": "not-probe"}, "reserve"),
        ("F1", "V1", {"reserve_match": "never"}, None),
        ("L1", "P1 V1", {}, "probe"),
        ("L1", "P1 V1", {"hannibal": "attack"}, "reserve"),
        ("L1", "P1", {"hannibal": "never"}, None),
        ("F1", "P1 V1", {}, "reserve"),
    ],
)
def test_c2_what_a_plan_matches_with(attack: str, cards: str, laid: dict[str, Any], matched: str | None) -> None:
    """C2: the same type, Hannibal's Probe before a Reserve, a Reserve as the plan says."""
    text = "bare; cannae: R 4 nero, C 4 hannibal"
    game = rounds(text, "cannae", by="R", entry="arpi", cards={"R": attack, "C": cards}, dice=CALM)
    lay(game, C=plan(ask="never", counter="never", **laid))
    found = [event.message.params["card"] for event in game.events if event.message.id == "battle-card-matches"]
    assert found == ([] if matched is None else [kind(matched)])


@pytest.mark.parametrize(
    ("counter", "romans", "rolls"),
    [("always", "F1 L1", True), ("never", "F1 L1", False), ("if-more", "F1 L1", False), ("if-more", "F1 L3", True)],
)
def test_c2_when_a_plan_counterattacks(counter: str, romans: str, rolls: bool) -> None:
    """C2: always, never, or with more battle cards than the enemy after the round."""
    dice = {**CALM, "counterattack": [6, 6, 6]}
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "F1 W2", "R": romans}, dice=dice)
    lay(game, C=plan(attack=("frontal-assault",), ask="never"), R=plan(ask="never", counter=counter))
    assert ("counterattack" in game.told) is rolls


@pytest.mark.parametrize(
    ("laid", "told", "not_told"),
    [
        ({"prevent": False}, "withdrew", "withdrawal-prevention"),
        ({"prevent": True}, "withdrawal-prevention", "withdrew"),
    ],
)
def test_c2_whether_a_plan_prevents_a_withdrawal(laid: dict[str, Any], told: str, not_told: str) -> None:
    dice = {**CALM, "withdrawal": [1, 6, 6, 6], "prevention": [1]}
    game = rounds(HANNIBAL, "cannae", entry="heraclea", cards={"C": "F3 L3", "R": "F3"}, dice=dice)
    lay(game, C=plan(withdraw=20, ask="never"), R=plan(ask="never", **laid))
    assert told in game.told
    assert not_told not in game.told


@pytest.mark.parametrize(("take_over", "first"), [(True, "rome"), (False, "carthage")])
def test_c2_whether_a_plan_takes_over_the_attack(take_over: bool, first: str) -> None:
    """C2, ch.16: after a withdrawal that failed; the attempt is no round."""
    dice = {**CALM, "withdrawal": [6, 1], "prevention": [6], "counterattack": [6]}
    game = rounds(HANNIBAL, "cannae", entry="heraclea", cards={"C": "F1", "R": "W1"}, dice=dice)
    lay(game, C=plan(withdraw=2, ask="never"), R=plan(ask="never", take_over=take_over))
    assert ("attack-taken" in game.told) is take_over
    if take_over:
        assert game.message("battle-won").params["side"] == side(first)
    else:
        assert game.told.count("withdrawal-tried") == 2


@pytest.mark.parametrize(("cards", "asked"), [("F2 L1", False), ("F1 L1", True)])
def test_c2_an_attacker_with_two_cards_is_in_a_crisis(cards: str, asked: bool) -> None:
    """C2: with 2 or fewer battle cards he is asked."""
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": cards, "R": "W4"}, dice=CALM)
    lay(game, C=plan(ask="crisis"))
    assert (("carthage", "battle-attack") in game.asked) is asked


def test_ch_24_maharbal_rides_after_the_last_battle_card() -> None:
    """ch.24, C2: `last` plays it then; who is asked may also let the battle be lost."""
    game = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "", "R": "F3"}, hands={"C": [6]}, dice=CALM)
    lay(game, C=plan(maharbal="last", ask="never"))
    assert game.message("battle-won").params["side"] == side("carthage")
    assert game.message("retreat-die").params["modifier"] == 2
    asked = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "", "R": "F3"}, hands={"C": [6]}, dice=CALM)
    lay(asked, C=plan())
    assert asked.options("C") == ["maharbal", "run-out"]
    asked.answer("C", "run-out")
    assert asked.message("battle-won").params["side"] == side("rome")
    assert 6 in asked.hand("C")
    kept = rounds(FIELD, "cannae", entry="heraclea", cards={"C": "", "R": "F3"}, hands={"C": [6]}, dice=CALM)
    lay(kept)
    assert kept.message("battle-won").params["side"] == side("rome")


def test_c2_a_standing_order_holds_a_plan() -> None:
    """C2: then that side is not asked."""
    game = battle("bare; narbo: R 2 nero, C 2+1e mago", "narbo", entry="emporiae", dice=CALM)
    order = StandingOrder("battle-plan", plan(ask="never"))
    assert game.match.order(game.seat("R"), order).refusal is None
    game.answer("C", "hold")
    assert game.asked == [("carthage", "battle-plan")]


@pytest.mark.parametrize(
    ("wrong", "id"),
    [
        (plan(concede=-1), "plan-number-negative"),
        (plan(desert="soon"), "plan-desert-unknown"),
    ],
)
def test_c2_a_plan_that_cannot_be(wrong: LayPlan, id: str) -> None:
    game = rounds(PLANS, "narbo", entry="emporiae", cards=HANDS)
    assert game.refused("C", wrong).message.id == id


def test_c2_a_plan_is_quoted_with_the_odds() -> None:
    """The quote knows the numbers of cards, not the hands."""
    game = rounds(PLANS, "narbo", entry="emporiae", cards=HANDS)
    other = rounds(PLANS, "narbo", entry="emporiae", cards={**HANDS, "R": "D4"})
    quotes = [one.quote("C", plan()).lines for one in (game, other)]
    assert quotes[0] == quotes[1]
    assert [line.id for line in quotes[0]] == ["quote-plan-is-secret", "quote-battle-odds"]


def test_ch_25_hands_are_seen_by_their_owners_only() -> None:
    game = rounds(PLANS, "narbo", entry="emporiae", cards=HANDS, shown="probe-1")
    for seat, own in ((game.seat("R"), "rome"), (game.seat("C"), "carthage"), (None, "")):
        view = game.match.view(seat)
        assert isinstance(view, HannibalView)
        assert view.battle is not None
        hands = {one.side: one for one in view.battle.hands}
        assert {name: one.hand is not None for name, one in hands.items()} == {
            name: name == own for name in ("rome", "carthage")
        }
        assert hands["rome"].shown == ("probe-1",)
        assert hands["rome"].cards == 4
        assert (view.battle.space, view.battle.attacker) == ("narbo", "carthage")


def test_h_74_a_spy_lays_open_half_of_the_hand() -> None:
    """H-74: half of the cards after the elephants, rounded down, are shown to everybody all battle."""
    text = "bare; narbo: R 6 nero, C 4+1e mago"
    game = battle(text, "narbo", entry="emporiae", hands={"C": [20]}, dice={"charge": [6]})
    assert game.asked == [("carthage", "battle-start")]
    game.play("C", Counter(card(20)))
    while game.asked == [("carthage", "battle-start")]:
        game.answer("C", "pass")
    game.answer("C", "charge-1")
    assert dealt(game, "R") == 7
    assert game.board.battle is not None
    shown = game.board.battle.shown
    assert len(shown) == 3
    assert set(shown) <= set(game.board.battle.hands["rome"])


def test_h_13_a_withdrawal_before_the_first_round_costs_nothing() -> None:
    """H-13: no round, no casualties; it needs a battle card in hand."""
    dice = {"withdrawal": [1], "prevention": [6]}
    game = rounds(HANNIBAL, "cannae", entry="heraclea", cards={"C": "F3 L3", "R": "F3"}, dice=dice)
    lay(game, C=plan(withdraw=20, ask="never"))
    assert "battle-casualties" not in game.told
    assert game.at("heraclea") == "punic, C 8 hannibal"


def test_h_34_loose_units_neither_withdraw_nor_counterattack() -> None:
    """H-34: two loose Romans have the attack by a Double Envelopment: they may play, but not withdraw."""
    text = "bare; arpi: roman; cannae: R 4, C 4 mago"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "D1 F2", "R": "D1 F2 L1"}, dice=CALM)
    lay(game, C=plan(attack=("double-envelopment",), ask="never"), R=EACH)
    game.answer("R", "same")
    assert game.asked == [("rome", "battle-attack")]
    assert game.options("R") == ["frontal-assault", "flank-left"]
    led = rounds(text.replace("R 4", "R 4 nero"), "cannae", entry="heraclea", cards={"C": "D1 F2", "R": "D1 F2 L1"})
    lay(led, C=plan(attack=("double-envelopment",), ask="never"), R=EACH)
    led.answer("R", "same")
    assert "withdraw" in led.options("R")
    other = rounds(text, "cannae", entry="heraclea", cards={"C": "F2", "R": "F2"}, dice=CALM)
    lay(other, R=EACH)
    other.answer("R", "same")
    assert other.asked == [("rome", "battle-match")]  # the next round, without a counterattack
    assert "counterattack" not in other.told


def test_ch_16_flaminius_prevents_up_to_four() -> None:
    """ch.2, 16: and loose units prevent nothing (H-34)."""
    dice = {"withdrawal": [1, 6, 6, 6, 6, 6], "prevention": [4], "battle-casualties": [1], "retreat-losses": [1]}
    text = "bare; heraclea: punic; cannae: R 6 flaminius, C 8 hannibal"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "F3 L3", "R": "F3"}, dice=dice)
    lay(game, C=plan(withdraw=20, ask="never"))
    assert game.message("withdrawal-prevention").params["success"] is True
    assert "attack-taken" in game.told
    text = "bare; heraclea: punic; cannae: R 6, C 8 hannibal"
    loose = rounds(text, "cannae", entry="heraclea", cards={"C": "F3", "R": "F3"}, dice={"withdrawal": [1]})
    lay(loose, C=plan(withdraw=20, ask="never"))
    assert "withdrawal-prevention" not in loose.told
    assert loose.at("heraclea") == "punic, C 8 hannibal"


def test_ch_14_a_battle_hand_is_told_to_its_side_alone() -> None:
    """ch.14, ch.25: everybody hears how many cards a side has got, and nobody else which."""
    game = battle(FIELD, "cannae", entry="heraclea")
    heard = {
        watcher: [event.message for event in game.events if event.visible_to(watcher)]
        for watcher in (Seat("rome"), Seat("carthage"), None)
    }
    hands = {watcher: [one for one in told if one.id == "battle-hand"] for watcher, told in heard.items()}
    assert [len(told) for told in hands.values()] == [1, 1, 0]
    assert hands[Seat("rome")] != hands[Seat("carthage")]
    assert all(sum(one.id == "battle-cards-dealt" for one in told) == 2 for told in heard.values())
