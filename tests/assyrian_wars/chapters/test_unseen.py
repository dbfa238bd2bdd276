"""What lies in the fog cannot be found by naming it: nothing is suggested, quoted or refused by where it is (9.5)."""

from collections.abc import Sequence

import pytest

from rules.assyrian_wars.board.ids import ASSYRIA, BABYLONIA, AreaId, CardId, LeaderId, PieceId
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.march.relocation import ForcedMarch, RelocateLeader
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.actions import Action
from rules.core.entries import Entry
from rules.core.foresight import Foresight
from rules.core.ids import Seat
from rules.core.messages import things_in
from rules.core.orders import OrderSpec
from rules.core.patches import AnswerFor
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import GAME, CaseTable, table

FOG, CLEAR = "options: fog-of-war; ", "options: not fog-of-war; "
BOARD = "ashur: AS turtan 3LI; babylon: BA nabu 2LI; kish: BA marduk LI"
HIDDEN, TOP = PieceId("BA-LI-2"), PieceId("BA-nabu")


def impulse(options: str, text: str = BOARD) -> CaseTable:
    return table(options + text, impulse="AS", ap=12)


@pytest.mark.parametrize("tag", ["forced-march", "relocate-leader"])
def test_a_hidden_piece_brings_no_suggestions(tag: str) -> None:
    """With its place known, its surroundings would be listed."""
    game = impulse(FOG)
    param = "path" if tag == "forced-march" else "area"
    assert game.match.candidates("P1", tag, param, {"leader": HIDDEN}) == []
    elsewhere = impulse(FOG, "ashur: AS turtan 3LI; babylon: BA nabu LI; kish: BA marduk 2LI")
    for piece in (HIDDEN, PieceId("BA-LI-3")):
        assert elsewhere.match.candidates("P1", tag, param, {"leader": piece}) == []


@pytest.mark.parametrize("piece", ["BA-LI-1", "BA-LI-2"])
def test_whom_a_hidden_garrison_has_before_its_walls_is_not_suggested(piece: str) -> None:
    """Otherwise the besieger's own units, listed for one name of many, would say who is inside."""
    game = impulse(FOG, "babylon: AS turtan 3LI, BA (nabu 2LI), siege AS AS-turtan")
    assert game.match.candidates("P1", "assign", "units", {"leader": piece}) == []
    assert game.match.candidates("P1", "assign", "units", {"leader": "AS-turtan"})


@pytest.mark.parametrize(("tag", "param"), [("forced-march", "path"), ("relocate-leader", "area")])
@pytest.mark.parametrize("piece", [TOP, "BA-LI-3"])
def test_a_piece_of_others_brings_no_suggestions_though_everybody_sees_it(tag: str, param: str, piece: str) -> None:
    """Where it could go depends on what only its own side knows."""
    game = impulse(FOG, "ashur: AS turtan 3LI; babylon: BA nabu 2LI; kish: BA LI3")
    assert game.match.candidates("P1", tag, param, {"leader": piece}) == []
    assert game.match.candidates("P1", tag, param, {"leader": "AS-turtan"})


@pytest.mark.parametrize(
    "action",
    [
        ForcedMarch(LeaderId(HIDDEN), (AreaId("kalhu"),)),
        RelocateLeader(LeaderId(HIDDEN), AreaId("kalhu")),
        go("AS-turtan", "kalhu", units=HIDDEN),
    ],
    ids=lambda action: type(action).__name__,
)
def test_a_hidden_piece_is_refused_alike_wherever_it_is(action: Action) -> None:
    refusals = [
        impulse(FOG, f"ashur: AS turtan 3LI; {rest}").match.refusal(Seat("P1"), action)
        for rest in ("babylon: BA nabu 2LI; kish: BA marduk LI", "babylon: BA nabu LI; kish: BA marduk 2LI")
    ]
    assert refusals[0] == refusals[1]
    assert refusals[0] is not None
    assert refusals[0].message.id == "kernel-not-seen"


def test_a_hidden_piece_brings_nothing_either_where_orders_are_left_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the game lets somebody plan a march ahead, the same holds there."""
    march = RelocateLeader(LeaderId(HIDDEN), AreaId("kish"))
    monkeypatch.setattr(type(GAME), "orders", (OrderSpec("impulse", (), ahead=(march.tag(),), rule="6.6.7"),))
    ahead = Foresight(impulse(FOG).match)
    [asked] = ahead.foreseen("P1")
    assert ahead.candidates("P1", march.tag(), "area", {"leader": HIDDEN}) == []
    refusal = ahead.refusal("P1", march, asked.id)
    assert refusal is not None
    assert refusal.message.id == "kernel-not-seen"


def test_what_is_seen_can_be_named() -> None:
    """The top of a stack, an own piece, and everything without fog."""
    game = impulse(FOG)
    for piece in (TOP, PieceId("AS-LI-1"), PieceId("AS-turtan")):
        refusal = game.match.refusal(Seat("P1"), RelocateLeader(LeaderId(piece), AreaId("kalhu")))
        assert refusal is None or refusal.message.id != "kernel-not-seen"
    clear = impulse(CLEAR).match.refusal(Seat("P1"), RelocateLeader(LeaderId(HIDDEN), AreaId("kalhu")))
    assert clear is not None
    assert clear.message.id == "no-such-force"


@pytest.mark.unsound("borders-are-kept")
def test_10_2_how_many_medes_are_abroad_tells_no_quote() -> None:
    """A Mede stack beside a march looks the same, whether an army of theirs abroad keeps it at home or not."""
    medes = "camp rebel: BA EL ME; arrapha: AS turtan 3LI; bit-hamban: ME daiukku 2LI"
    told, asked = [], []
    for hidden in ("zirkitia: ME eparna LI; saparda: ME ramateia LI", "zirkitia: ME eparna; saparda: ME ramateia 2LI"):
        game = impulse(f"clock: turn 2; {FOG}", f"{medes}; {hidden}")
        told.append(game.quote("AS", go("AS-turtan", "zamua")).lines)
        game.play("AS", go("AS-turtan", "zamua"))
        asked.append((game.asked, game.match.questions(game.seat("AS"))))
    assert told[0] == told[1]
    assert asked[0] == asked[1]
    assert (told[0][-2].id[:18], asked[0][0][0][1]) == ("quote-interception", "intercept")


def test_7_5_sealed_plans_are_seen_by_their_power_alone() -> None:
    game = impulse(CLEAR)
    game.board.plans = {ASSYRIA: ["trade"], BABYLONIA: ["none"]}
    seen = {seat: game.match.view(seat).plans for seat in (Seat("P1"), Seat("P4"), None)}
    assert seen == {Seat("P1"): {ASSYRIA: ["trade"]}, Seat("P4"): {BABYLONIA: ["none"]}, None: {}}
    game.board.plans_open = True
    assert game.match.view(None).plans == game.board.plans


def test_a_trial_names_no_card_that_its_worlds_happen_to_agree_on() -> None:
    """Four worlds that all put the same card into a hand prove nothing; whoever types a card may hear of it."""
    game = table("hand AS: 25 26; deck: none", impulse="AS")
    (asked,) = game.match.pending
    for answer, named in ((asked.default, set()), (PlayCard(CardId("25")), {"25"})):
        assert answer is not None
        tried = game.match.override("gm", AnswerFor(game.seat("AS"), answer), "to see", dry_run=True).preview
        assert tried is not None
        assert {one.id for event in tried.events for one in things_in(event.message) if one.kind == "card"} == named


def test_others_hear_of_a_march_in_the_fog_no_more_than_its_leader() -> None:
    """6.6.2, 9.5: who goes along, who stays on the way and who is taken up there is told to friends alone."""
    game = impulse(FOG, "ashur: AS turtan HI1..2; kalhu: AS 3LI; babylon: BA nabu LI")
    way = (AreaId("kalhu"), AreaId("nineveh"))
    order = Move("AS-turtan", way, taking=(PieceId("AS-LI-1"),), leaving=("AS-HI-2@kalhu",))
    entries = game.play("AS", order).entries
    heard = {seat: names_of(entries, seat) for seat in (Seat("P1"), Seat("P2"), None)}
    assert {"AS-LI-1", "AS-HI-2"} <= heard[Seat("P1")]
    assert {one for one in heard[Seat("P2")] | heard[None] if one[2:3] == "-"} == {"AS-turtan"}


def names_of(entries: Sequence[Entry], seat: Seat | None) -> set[str]:
    """Everything that a seat is told by name."""
    heard = [event.message for entry in entries for event in entry.for_seat(seat).events]
    return {one.id for message in heard for one in things_in(message)}
