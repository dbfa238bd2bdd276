"""Foreign wars (6.11.b): cards 29 to 34, and End Any Foreign War (35)."""

import pytest

from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.board.pieces import ForeignWar
from rules.assyrian_wars.events.foreign_war.beginning import ReinforceWar
from rules.assyrian_wars.events.foreign_war.mustering import MusterAbroad
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.dice import Script
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event, passing, respond
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

WARS = {  # card: the country named first, where its pieces stand
    29: "EG",
    30: "EG",
    31: "ME",
    32: "AS",
    33: "BA",
    34: "EL",
}
TROOPS = {
    "EG": "memphis: EG 5LI 2HI",
    "ME": "ecbatana: ME 5LC 3LI",
    "AS": "nineveh: AS 5LI 2HI",
    "BA": "babylon: BA 5LI 2HI",
    "EL": "susa: EL 5LI; ecbatana: ME 5LC",
}
LEADERS = {  # a unit of each, and two leaders
    "EG": ("LI-1", ("raia", "pakruru")),
    "ME": ("LC-1", ("daiukku", "eparna")),
    "AS": ("LI-1", ("turtan", "rab-shaqe")),
    "BA": ("LI-1", ("nabu", "mushezib")),
    "EL": ("LI-1", ("tannanu", "imbappa")),
}


def begun(card: str, size: int = 1, duration: int = 3, more: str = "") -> CaseTable:
    """The card is played by a neighbour on the country it names, whose player sends what is proposed."""
    first = WARS[int(card)]
    by = "BA" if first not in ("BA", "EL") else "EG"
    text = f"{TROOPS[first]}; hand {by}: {card} 40; {more}"
    dice = {"foreign-war-size": [size], "foreign-war-duration": [duration]}
    game = table(text, impulse=by, ap=4, dice=dice)
    game.play(by, event(card, *([first] if card in ("32", "33") else [])))
    return through(game, "foreign-war-pieces")


def the_war(game: CaseTable) -> ForeignWar:
    (war,) = game.board.foreign_wars
    return war


def arriving(text: str, dice: Script | None = None) -> CaseTable:
    """The impulse marker reaches Egypt in the second round."""
    clock = "clock: phase action, round 2, marker EG, last BA"
    return table(f"{text}; {clock}", dice=dice, stack=[GameTurns(step="end_turn"), ActionPhase(step="arrive")])


# ---- what all of them share --------------------------------------------------------------------------------------


@cards(*WARS)
def test_the_named_country_sends_its_pieces(card: str) -> None:
    """Size 2 + D3 for one roll; the card lies there with the pieces, and the duration is rolled."""
    game = begun(card, size=3, duration=4)
    war = the_war(game)
    assert (war.card, war.first, war.size, war.duration) == (card, WARS[int(card)], 4, 4)
    assert len(war.forces) == 4
    assert game.ap("BA" if WARS[int(card)] not in ("BA", "EL") else "EG") == 4 - 2
    assert card not in game.board.discard
    assert card not in game.board.deck


@cards(*WARS)
def test_one_leader_at_most(card: str) -> None:
    """Of each side, whichever war it is."""
    first = WARS[int(card)]
    unit, chiefs = LEADERS[first]
    area, _, troops = TROOPS[first].partition(";")[0].partition(": ")
    by = "BA" if first not in ("BA", "EL") else "EG"
    text = f"{area}: {troops} {' '.join(chiefs)}; ecbatana: ME 5LC; hand {by}: {card} 40"
    if first == "ME":
        text = text.replace("; ecbatana: ME 5LC", "")
    game = table(text, impulse=by, ap=4, dice={"foreign-war-size": [1]})
    game.play(by, event(card, *([first] if card in ("32", "33") else [])))
    refusal = game.refused(first, (f"{first}-{unit}", *(f"{first}-{chief}" for chief in chiefs)))
    assert (refusal.rule, refusal.message.id) == ("6.11.b", "one-leader-abroad")
    game.answer(first, (f"{first}-{unit}", f"{first}-{unit[:-1]}2", f"{first}-{chiefs[0]}"))
    assert sum(piece.is_leader for piece in the_war(game).forces) == 1


@cards(*WARS)
def test_no_second_foreign_war_for_the_same_country(card: str) -> None:
    """AW-6.11-101, AW-6.11.b-114: refused as an event, still good for its AP."""
    first = WARS[int(card)]
    by = "BA" if first not in ("BA", "EL") else "EG"
    other = "29" if card != "29" else "30"
    game = table(f"{TROOPS[first]}; hand {by}: {card} 40; foreign-war {other} {first} nomads: size 3", impulse=by, ap=4)
    play = event(card, *([first] if card in ("32", "33") else []))
    assert game.refused(by, play).message.id == "already-abroad"
    assert game.refused(by, play).rule == "6.11.b"
    game.play(by, PlayCard(CardId(card)))
    assert game.ap(by) == 4 + house().cards.by_id[CardId(card)].ap


@cards(*WARS)
def test_not_while_the_country_is_out_of_play(card: str) -> None:
    first = WARS[int(card)]
    by = "BA" if first not in ("BA", "EL") else "EG"
    game = table(f"{first}: not active; hand {by}: {card} 40", impulse=by, ap=4)
    assert game.refused(by, event(card, *([first] if card in ("32", "33") else []))).message.id == "not-in-play"


@cards(*WARS)
def test_foreign_war_cancelled(card: str) -> None:
    first = WARS[int(card)]
    by = "BA" if first not in ("BA", "EL") else "EG"
    text = f"{TROOPS[first]}; hand {by}: {card} 40; hand AS: {MEASURES} 41; AS: saved 1"
    play = event(card, *([first] if card in ("32", "33") else []))
    game = cancelled(table(text, impulse=by, ap=4), "AS", by, play)
    assert game.board.foreign_wars == []


# ---- 6.11.b, case by case ----------------------------------------------------------------------------------------

NINE = "memphis: EG 5LI 4HI shabaka taharqa; hand BA: 29 40"


@pytest.mark.parametrize(("die", "size"), [(5, 5), (2, 3), (6, 5)])
def test_aw_6_11_b_101_size_of_the_war(die: int, size: int) -> None:
    """AW-6.11.b-101: 2 + D3 pieces of the owner's choice, at most one a leader; Libya is not set up."""
    game = table(NINE, impulse="BA", ap=4, dice={"foreign-war-size": [die], "foreign-war-duration": [1]})
    game.play("BA", event("29"))
    question = game.question("EG")
    assert (question.at_least, question.at_most) == (size, size)
    chosen = ("EG-taharqa", *[f"EG-LI-{n}" for n in range(1, size)])
    game.answer("EG", chosen)
    assert sorted(piece.id for piece in the_war(game).forces) == sorted(chosen)
    assert the_war(game).others == []


def test_the_order_in_which_pieces_are_named_means_nothing() -> None:
    """6.11.b: so it does not say whose die comes first when losses are rolled."""
    named = ("EG-HI-1", "EG-LI-3", "EG-LI-2", "EG-taharqa")
    sent = []
    for chosen in (named, named[::-1]):
        game = table(NINE, impulse="BA", ap=4, dice={"foreign-war-size": [3], "foreign-war-duration": [1]})
        game.play("BA", event("29"))
        game.answer("EG", chosen)
        sent.append([piece.id for piece in the_war(game).forces])
    assert sent[0] == sent[1]
    assert set(sent[0]) == set(named)


def test_aw_6_11_b_102_two_leaders_refused() -> None:
    """AW-6.11.b-102."""
    game = table(NINE, impulse="BA", ap=4, dice={"foreign-war-size": [3], "foreign-war-duration": every(1)})
    game.play("BA", event("29"))
    refusal = game.refused("EG", ("EG-LI-1", "EG-LI-2", "EG-taharqa", "EG-shabaka"))
    assert (refusal.rule, refusal.message.id) == ("6.11.b", "one-leader-abroad")


@cards(31)
def test_aw_6_11_b_103_mede_against_mede(card: str) -> None:
    """AW-6.11.b-103: four pieces for each half, at most one leader in each."""
    text = f"ecbatana: ME 5LC 4LI daiukku eparna; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4, dice={"foreign-war-size": [3], "foreign-war-duration": [2]})
    game.play("BA", event(card))
    assert game.refused("ME", ("ME-LC-1", "ME-LC-2", "ME-daiukku", "ME-eparna")).rule == "6.11.b"
    game.answer("ME", ("ME-LC-1", "ME-LC-2", "ME-LC-3", "ME-daiukku"))
    game.answer("ME", ("ME-LI-1", "ME-LI-2", "ME-LI-3", "ME-eparna"))
    war = the_war(game)
    assert (len(war.forces), len(war.others), war.duration) == (4, 4, 2)


def test_aw_6_11_b_104_countdown() -> None:
    """AW-6.11.b-104: 3 to 2 in round 3, 1 in round 4, over in round 5; a preemptive impulse changes nothing."""
    war = "foreign-war 29 EG lybia: size 3, duration 3, forces EG 3LI"
    hands = "hand AS: 40 41 42; hand ME: 43 44 45; hand EG: 46..49; hand BA: 50 51 52; hand EL: 53 54 55"
    game = table(f"{war}; {hands}; clock: round 2", impulse="BA", ap=4)
    seen: dict[int, int | None] = {}
    preempted = 0
    while game.board.foreign_wars and game.board.clock.turn == 1:
        question = game.match.pending[0]
        answer = "preempt" if question.kind == "preempt" and game.board.clock.round == 4 else None
        default = question.default
        assert default is not None
        if answer:
            game.answer("EG", answer)
            preempted += 1
        else:
            game.keep(game.match.submit(question.seat, default, question.id))
        if game.board.foreign_wars:
            seen[game.board.clock.round] = the_war(game).duration
    assert (seen[2], seen[3], seen[4], preempted) == (3, 2, 1, 1)
    assert game.board.clock.round == 5


def test_aw_6_11_b_105_countdown_without_cards() -> None:
    """AW-6.11.b-105: a country without cards and AP passes, and the war gets shorter."""
    text = "foreign-war 29 EG lybia: size 3, duration 3, forces EG 3LI; hand BA: 40 41; hand AS: 42 43; EG: eco 1"
    game = arriving(text)
    assert game.question("BA").kind == "impulse"
    assert the_war(game).duration == 2


def test_aw_6_11_b_106_end_of_the_war() -> None:
    """AW-6.11.b-106: dice 4, 3, 2, 6: the chariot is reduced, the reduced LI and the leader die, the rest regroup."""
    war = "foreign-war 29 EG lybia: size 4, duration 1, forces EG CH1 LI1 LI2- raia"
    game = arriving(f"{war}; hand BA: 40 41; hand AS: 42 43; EG: eco 1", {"foreign-war-losses": [4, 3, 2, 6]})
    assert game.board.foreign_wars == []
    assert {piece.id: piece.reduced for piece in game.board.regroup} == {"EG-CH-1": True, "EG-LI-1": False}
    assert {"EG-LI-2", "EG-raia"} <= set(game.country("EG").pool)
    assert "29" in game.board.discard
    assert game.country("EG").vp == 0  # 8.3: only a battle wins a point


def test_aw_6_11_b_107_a_king_abroad() -> None:
    """AW-6.11.b-107: Taharqa's die is even: he is gone for good, and Egypt loses 1 VP."""
    war = "foreign-war 29 EG lybia: size 1, duration 1, forces EG taharqa"
    game = arriving(f"{war}; hand BA: 40 41; hand AS: 42; EG: eco 1", {"foreign-war-losses": [2]})
    assert "EG-taharqa" in game.board.removed
    assert game.country("EG").vp == -1


def test_aw_6_11_b_108_raiders_count_then_ap() -> None:
    """AW-6.11.b-108: three units and the raider, then 1 AP for the LI in the Regroup Box; then the duration."""
    text = "memphis: EG 3HI; raid-3: EG LI1; regroup: EG LI2; EG: saved 1, eco 5; hand BA: 29 40"
    game = table(text, impulse="BA", ap=4, dice={"foreign-war-size": [5], "foreign-war-duration": [6]})
    game.play("BA", event("29"))
    assert len(the_war(game).forces) == 4
    assert "attrition-rolled" not in game.told
    assert the_war(game).duration is None
    game.answer("EG", "buy:EG-LI-2")
    assert game.saved("EG") == 0
    assert (len(the_war(game).forces), the_war(game).duration) == (5, 6)


def test_aw_6_11_b_109_missing_units_bought_off_with_vp() -> None:
    """AW-6.11.b-109: -2 VP, and the war counts as complete with three pieces."""
    game = table(
        "memphis: EG 3HI; hand BA: 29 40",
        impulse="BA",
        ap=4,
        dice={"foreign-war-size": [5], "foreign-war-duration": [2]},
    )
    game.play("BA", event("29"))
    game.answer("EG", "give-points")
    assert game.country("EG").vp == -2
    assert (len(the_war(game).forces), the_war(game).duration) == (3, 2)


def test_aw_6_11_b_110_incomplete_war_does_not_run() -> None:
    """AW-6.11.b-110: no die and no reduction until the missing pieces are there; then the D6 is rolled."""
    text = "memphis: EG 3HI; hand BA: 29 40; hand EG: 41 42; EG: eco 5"
    game = table(text, impulse="BA", ap=4, dice={"foreign-war-size": [5], "foreign-war-duration": every(4)})
    game.play("BA", event("29"))
    game.answer("EG", "leave-incomplete")
    assert the_war(game).duration is None
    waiting = "memphis: EG 2LI; foreign-war 29 EG lybia: size 5, forces EG 3HI"
    late = arriving(f"{waiting}; hand EG: 41 42; hand BA: 43; EG: eco 5", {"foreign-war-duration": every(4)})
    assert the_war(late).duration is None
    late.play("EG", ReinforceWar())
    assert (len(the_war(late).forces), the_war(late).duration) == (5, 4)
    assert late.refused("EG", ReinforceWar()).message.id == "nothing-missing-abroad"


def test_a_card_or_a_loan_pays_what_is_missing() -> None:
    """R-138: AP come from savings, from a card played for it, or from a loan."""
    text = "memphis: EG 3HI; regroup: EG LI1 LI2; EG: saved 0, eco 5; hand BA: 29 40; hand EG: 25 41"
    game = table(text, impulse="BA", ap=4, dice={"foreign-war-size": [5], "foreign-war-duration": [1]})
    passing(game.play("BA", event("29")) and game)
    game.answer("EG", "card:25")
    assert "25" in game.board.discard
    game.answer("EG", "buy:EG-LI-1")
    game.answer("EG", "buy:EG-LI-2")
    assert (game.country("EG").loan, game.saved("EG"), the_war(game).duration) == (0, 0, 1)
    lent = table(text, impulse="BA", ap=4, dice={"foreign-war-size": [3], "foreign-war-duration": [1]})
    passing(lent.play("BA", event("29")) and lent)
    lent.answer("EG", "buy:EG-LI-1")
    assert lent.country("EG").loan == 2


@pytest.mark.parametrize(
    ("hand", "offered"), [("25", []), ("25 40", ["card:25", "card:40"])], ids=["its last card", "one of two"]
)
def test_the_phasing_country_keeps_a_card_for_its_impulse(hand: str, offered: list[str]) -> None:
    """R-16, R-138: its last card is not turned into AP for a war abroad before a card has begun the impulse."""
    text = f"foreign-war 29 EG lybia: size 3, forces EG LI3; regroup: EG LI1 LI2; EG: saved 0, eco 5; hand EG: {hand}"
    game = during(f"{text}; hand BA: 41", MusterAbroad(card=CardId("29"), sides=(False,), new=False), by="EG")
    assert [option for option in game.options("EG") if option.startswith("card:")] == offered


@pytest.mark.unsound("status-pays")
def test_one_loan_pays_all_that_is_missing() -> None:
    """6.11.b, R-132: the loan grows with each piece, a minor's to its ECO level; an older loan forbids it."""
    text = "memphis: EG 3HI; regroup: EG LI1 LI2; hand BA: 29 40; EG: eco 5"
    dice = {"foreign-war-size": [5], "foreign-war-duration": every(1)}
    game = table(text, impulse="BA", ap=4, dice=dice)
    game.play("BA", event("29"))
    game.answer("EG", "buy:EG-LI-1")
    game.answer("EG", "buy:EG-LI-2")
    assert (game.country("EG").loan, the_war(game).duration) == (4, 1)
    owing = table(f"{text}, loan 1", impulse="BA", ap=4, dice=dice)
    owing.play("BA", event("29"))
    assert owing.options("EG") == ["leave-incomplete", "give-points"]
    minor = "PY: active, track EG, level 13, eco 1; gordion: PY 2HI; regroup: PY LI1 LI2; hand BA: 32 40"
    small = table(minor, impulse="BA", ap=4, dice={"foreign-war-size": [3]})
    small.play("BA", event("32", "PY"))
    assert {"buy:PY-LI-1", "buy:PY-LI-2"} <= set(small.options("PY"))
    small.answer("PY", "buy:PY-LI-1")
    assert small.options("PY") == ["leave-incomplete", "give-points"]


@cards(40, 41)
def test_nomads_are_hired_first_for_a_war_too(card: str) -> None:
    """R-138: hired straight onto the card as elsewhere, so no ordinary mercenary while a nomad is left (2.3)."""
    nomad = {"40": "AR-LC-01", "41": "AB-LC-01"}[card]
    text = f"memphis: EG 3HI; pool EG: MC-LI-01 {nomad}; EG: saved 4; hand BA: 29 {card}"
    game = table(text, impulse="BA", ap=4, dice={"foreign-war-size": [5], "foreign-war-duration": every(1)})
    game.play("BA", event("29"))
    assert f"buy:{nomad}" in game.options("EG")
    assert "buy:MC-LI-01" not in game.options("EG")
    game.answer("EG", f"buy:{nomad}")
    assert "buy:MC-LI-01" in game.options("EG")


# ---- 35: End Any Foreign War -------------------------------------------------------------------------------------


@cards(35)
def test_aw_6_11_b_111_ended_by_card(card: str) -> None:
    """AW-6.11.b-111: each of the four pieces still rolls; survivors regroup, and nobody scores."""
    war = "foreign-war 29 EG lybia: size 4, duration 5, forces EG 4LI"
    game = table(f"{war}; hand EL: {card} 40", impulse="EL", ap=4, dice={"foreign-war-losses": [2, 1, 1, 1]})
    game.play("EL", event(card, "29"))
    assert game.board.foreign_wars == []
    assert [piece.reduced for piece in game.board.regroup] == [True, False, False, False]
    assert game.country("EG").vp == game.country("EL").vp == 0
    assert game.ap("EL") == 2


@cards(35)
def test_there_must_be_a_foreign_war(card: str) -> None:
    game = table(f"hand EL: {card} 40", impulse="EL", ap=4)
    assert game.refused("EL", event(card, "29")).message.id == "no-foreign-war"
    assert game.refused("EL", event(card)).rule == "6.11.b"


@cards(35)
def test_as_a_response_when_a_war_begins(card: str) -> None:
    text = f"memphis: EG 6LI; hand BA: 29 40; hand EG: {card} 41; EG: saved 2"
    dice = {"foreign-war-size": [1], "foreign-war-duration": [6], "foreign-war-losses": [1, 1, 1]}
    game = table(text, impulse="BA", ap=4, dice=dice)
    game.play("BA", event("29"))
    passing(game)
    through(game, "foreign-war-pieces")
    assert game.question("EG").kind == "respond"
    game.play("EG", respond(card, "29"))
    passing(game)
    assert game.board.foreign_wars == []
    assert game.saved("EG") == 0


@cards(35)
def test_ending_a_war_cancelled(card: str) -> None:
    text = f"foreign-war 29 EG lybia: size 3, duration 5, forces EG 3LI; hand EL: {card} 40; hand AS: {MEASURES} 41"
    game = cancelled(table(text, impulse="EL", ap=4), "AS", "EL", event(card, "29"))
    assert the_war(game).duration == 5


# ---- who may be named --------------------------------------------------------------------------------------------


@cards(32)
def test_aw_6_11_b_115_allied_sides(card: str) -> None:
    """AW-6.11.b-115, R-144: not while the Cimmerians are allied to the country that is named."""
    text = f"CI: active, entered, track AS, level 13; zamua: CI LC; nineveh: AS 6LI; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4)
    refusal = game.refused("BA", event(card, "AS"))
    assert (refusal.rule, refusal.message.id) == ("6.11.b", "allied-in-foreign-war")


@cards(32, 33)
def test_a_country_of_the_card_must_be_named(card: str) -> None:
    game = table(f"nineveh: AS 6LI; hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card)).message.id == "which-country-at-war"
    assert game.refused("BA", event(card, "EG")).message.id == "which-country-at-war"


@cards(32)
def test_inactive_phrygia_has_no_foreign_war(card: str) -> None:
    game = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card, "PY")).message.id == "not-in-play"


@cards(34)
def test_both_elam_and_the_mede_send_pieces(card: str) -> None:
    war = the_war(begun(card, size=1))
    assert ({piece.owner for piece in war.forces}, {piece.owner for piece in war.others}) == ({"EL"}, {"ME"})
    assert (len(war.forces), len(war.others)) == (3, 3)


@cards(34)
def test_nomads_stand_in_for_an_absent_mede(card: str) -> None:
    game = begun(card, more="ME: not active")
    assert the_war(game).second == "nomads"
    assert the_war(game).others == []


@cards(34)
def test_not_while_they_are_allied(card: str) -> None:
    game = table(f"{TROOPS['EL']}; camp rebel: ME; hand EG: {card} 40", impulse="EG", ap=4)
    assert game.refused("EG", event(card)).message.id == "allied-in-foreign-war"


def test_a_besieged_garrison_and_ships_stay() -> None:
    """R-137."""
    siege = "memphis: EG (5LI), AS turtan 2HI, siege AS AS-turtan level 3; war AS EG"
    text = f"{siege}; sidonia: EG SH1; tanis: EG 2HI; hand BA: 29 40"
    game = table(text, impulse="BA", ap=4, dice={"foreign-war-size": [1]})
    game.play("BA", event("29"))
    assert [piece.id for piece in the_war(game).forces] == ["EG-HI-1", "EG-HI-2"]
    assert game.question("EG").kind == "foreign-war-missing"


def test_mercenaries_on_the_card_stay_through_5_1() -> None:
    """R-139: a war may outlast the turn."""
    war = "foreign-war 29 EG lybia: size 2, duration 6, forces EG LI MC-LI-01"
    hands = "hand AS: 40; hand EG: none; deck: none; discard: none"
    game = table(f"blank campaign; {war}; {hands}", impulse="AS", ap=0)
    game.end("AS")
    assert "MC-LI-01" in [piece.id for piece in the_war(game).forces]
    assert CardId("29") == the_war(game).card
