"""Markers removed, placed and turned: cards 1 to 4, 23, 24, 27, 35, 36, 56 (ch.24, H-10, H-81)."""

from rules.hannibal.board.control import round_markers
from rules.hannibal.board.ids import CARTHAGE, ROME
from rules.hannibal.events.playing import PlayEvent
from tests.hannibal.cards.events import cards, event, refusal
from tests.hannibal.cases.table import card, table

REVOLTS = {
    1: ("C", ["aleria", "sassari", "oristano", "nuoro", "carales"], "carales: R 1", "carales"),
    2: ("C", ["lilybaeum", "panormus", "agrigentum", "enna"], "enna: R 1; agrigentum: roman", "enna"),
    3: ("R", ["icosium", "zuccabar", "tupusuctu", "vescera", "saldae"], "saldae: C 1", "saldae"),
    4: ("R", ["arsa", "salmantica", "segovia", "toletum", "segobriga"], "arsa: C 1", "arsa"),
}
"""By card: who plays it, the round spaces of the province, and one of them that the opponent's unit keeps."""


@cards(1, 2, 3, 4)
def test_a_revolt_removes_markers_without_units(number: int) -> None:
    side, spaces, guard, kept = REVOLTS[number]
    game = table(f"{guard}; hand {side}: {number}", play=side)
    before = game.owner(kept)
    game.play(side, event(number, province="western-numidia" if number == 3 else None))
    assert [space for space in spaces if game.owner(space) is not None] == [kept]
    assert game.owner(kept) == before
    assert game.told[:2] == ["card-played-as-event", "markers-removed"]
    assert card(number) in game.board.discard


@cards(1, 2, 4)
def test_a_revolt_needs_the_opponents_control(number: int) -> None:
    """ch.24: the side that controls the province itself cannot let it revolt, nor anybody if nobody controls it."""
    side, spaces, _, _ = REVOLTS[number]
    owner = "R" if side == "C" else "C"
    game = table(f"hand {owner}: {number}", play=owner)
    assert refusal(game, owner, event(number)) == ("ch.24", "needs-enemy-province")
    emptied = "; ".join(f"{space}: empty" for space in spaces[:3])
    assert refusal(table(f"{emptied}; hand {side}: {number}", play=side), side, event(number))[0] == "ch.24"


@cards(1, 2, 4)
def test_a_revolt_that_could_remove_nothing_is_refused(number: int) -> None:
    """H-9: the opponent's units hold every space."""
    side, spaces, _, _ = REVOLTS[number]
    letter = "R" if side == "C" else "C"
    guards = "; ".join(f"{space}: {letter} 1" for space in spaces)
    game = table(f"{guards}; hand {side}: {number}", play=side)
    assert refusal(game, side, event(number)) == ("H-9", "event-changes-nothing")


@cards(2)
def test_a_walled_city_stays(number: int) -> None:
    """H-10: Messana is no round marker."""
    game = table(f"hand C: {number}; agrigentum: roman", play="C")
    game.play("C", event(number))
    assert (game.owner("messana"), game.owner("enna")) == (ROME, None)


@cards(3)
def test_either_numidia_may_be_chosen(number: int) -> None:
    """C5: the named province; if none is named the one with more to lose."""
    game = table(f"hand R: {number} 5", play="R")
    assert refusal(game, "R", event(number, province="latium")) == ("ch.24", "not-a-target")
    game.play("R", event(number, province="eastern-numidia"))
    assert (game.owner("cirta"), game.owner("icosium")) == (None, CARTHAGE)
    game = table(f"icosium: empty; hand R: {number}", play="R")
    game.play("R", event(number))
    assert (game.owner("cirta"), game.owner("zuccabar")) == (None, CARTHAGE)


@cards(3)
def test_numidia_needs_at_least_one_marker(number: int) -> None:
    """ch.24: Carthage finds no Roman marker there; Rome finds no target in a province that is empty."""
    assert refusal(table(f"hand C: {number}", play="C"), "C", event(number)) == ("H-9", "event-changes-nothing")
    empty = "; ".join(f"{space}: empty" for space in ("sitilis", "cirta", "thamugadi", "thubursicu", "thevestis"))
    game = table(f"{empty}; hand R: {number}", play="R")
    assert refusal(game, "R", event(number, province="eastern-numidia")) == ("ch.24", "not-a-target")


# ---- 23, 24 ---------------------------------------------------------------------------------------------------------


@cards(23, 24)
def test_up_to_three_markers_are_placed_or_turned(number: int) -> None:
    side = "R" if number == 23 else "C"
    position = "sitilis: empty" if side == "R" else "sitilis: empty; cirta: roman"
    game = table(f"{position}; hand {side}: {number} 2", play=side)
    game.play(side, event(number, "sitilis", "cirta"))
    owner = ROME if side == "R" else CARTHAGE
    assert (game.owner("sitilis"), game.owner("cirta")) == (owner, owner)
    assert game.told[1] == "markers-placed"


@cards(23, 24)
def test_markers_only_there_without_enemy_units_and_not_too_many(number: int) -> None:
    """H-81: at least one; ch.24: at most three, in the province, none under enemy units, none that is there."""
    side, other = ("R", "C") if number == 23 else ("C", "R")
    spaces = ("sitilis", "cirta", "thamugadi", "thubursicu", "thevestis")
    marker = "punic" if number == 23 else "roman"
    text = "; ".join(f"{space}: {marker}" for space in spaces[1:])
    game = table(f"{text}; sitilis: {marker}, {other} 1; hand {side}: {number}", play=side)
    assert refusal(game, side, event(number, "sitilis")) == ("ch.24", "enemy-units-there")
    assert refusal(game, side, event(number, *spaces[1:])) == ("ch.24", "wrong-number-of-spaces")
    assert refusal(game, side, event(number, "cirta", "cirta")) == ("ch.24", "space-named-twice")
    assert refusal(game, side, event(number, "narbo")) == ("ch.24", "not-a-target")
    assert refusal(game, side, event(number)) == ("ch.24", "event-needs-target")


@cards(23, 24)
def test_no_marker_can_be_won_where_the_enemy_stands_everywhere(number: int) -> None:
    """H-9: units in every space where a marker could change leave the event without effect."""
    side, other, marker = ("R", "C", "punic") if number == 23 else ("C", "R", "roman")
    text = "; ".join(f"{one}: {marker}, {other} 1" for one in ("sitilis", "cirta", "thamugadi", "thubursicu"))
    game = table(f"{text}; thevestis: {marker}, {other} 1; hand {side}: {number}", play=side)
    assert refusal(game, side, event(number, "sitilis")) == ("H-9", "event-changes-nothing")


@cards(23)
def test_the_numidian_ally_is_in_the_east_alone(number: int) -> None:
    game = table(f"truce; hand R: {number} 5", play="R")
    assert refusal(game, "R", event(number, "icosium")) == ("ch.24", "not-a-target")
    game.play("R", event(number, "cirta"))
    assert game.board.truce is False


@cards(24)
def test_sophonisba_wins_one_of_the_two(number: int) -> None:
    """ch.24: markers in both Numidias are refused, and after the first pick only its province is offered."""
    game = table(f"icosium: roman; cirta: roman; sitilis: empty; hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "icosium", "cirta")) == ("ch.24", "one-province-only")
    offered = PlayEvent.candidates(game.match.table, game.seat("C"), "spaces", {"card": card(number)}, "cirta ")
    assert [one.value for one in offered] == ["cirta sitilis"]
    whole = table(f"hand C: {number}", play="C")
    assert refusal(whole, "C", event(number, "cirta")) == ("H-9", "event-changes-nothing")


# ---- 27, 35, 36 -----------------------------------------------------------------------------------------------------


@cards(27)
def test_hannibal_in_italia_turns_two_markers(number: int) -> None:
    game = table(f"boii: C 5 hannibal; hand C: {number} 2", play="C")
    game.play("C", event(number, "arpi", "cannae"))
    assert (game.owner("arpi"), game.owner("cannae")) == (CARTHAGE, CARTHAGE)
    game = table(f"boii: C 5 hannibal; hand C: {number} 2", play="C")
    game.play("C", event(number, "arpi"))
    assert game.owner("arpi") == CARTHAGE


@cards(27)
def test_hannibal_must_be_in_italia(number: int) -> None:
    game = table(f"hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "arpi")) == ("ch.24", "needs-hannibal-in-italia")


@cards(27)
def test_only_round_markers_of_italia_without_units(number: int) -> None:
    game = table(f"boii: C 5 hannibal; arpi: R 1; hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "arpi")) == ("ch.24", "enemy-units-there")
    assert refusal(game, "C", event(number, "capua")) == ("H-10", "no-round-space")
    assert refusal(game, "C", event(number, "enna")) == ("ch.24", "not-a-target")
    assert refusal(game, "C", event(number, "cannae", "heraclea", "croton")) == ("ch.24", "wrong-number-of-spaces")


@cards(35, 36)
def test_diplomacy_turns_one_marker(number: int) -> None:
    game = table(f"hand R: {number} 2", play="R")
    game.play("R", event(number, "salmantica"))
    assert game.owner("salmantica") == ROME


@cards(35, 36)
def test_diplomacy_needs_a_round_enemy_marker_without_units(number: int) -> None:
    game = table(f"salmantica: C 1; hand R: {number}", play="R")
    assert refusal(game, "R", event(number, "salmantica")) == ("ch.24", "enemy-units-there")
    assert refusal(game, "R", event(number, "gades")) == ("H-10", "no-round-space")
    assert refusal(game, "R", event(number, "boii")) == ("H-10", "no-round-space")
    assert refusal(game, "R", event(number, "arsa", "toletum")) == ("ch.24", "wrong-number-of-spaces")
    assert refusal(game, "R", event(number, "cannae")) == ("ch.24", "not-a-target")
    assert refusal(game, "R", event(number, "nowhere")) == ("ch.24", "unknown-space")


@cards(35, 36)
def test_diplomacy_ends_a_truce_and_the_quote_says_so(number: int) -> None:
    """HC-93: card 35 as event is accepted, and the Truce ends."""
    game = table(f"truce; hand R: {number}", play="R")
    lines = [line.id for line in game.quote("R", event(number, "arsa")).lines]
    assert lines == ["quote-spends-card", "quote-event", "quote-turns-markers", "quote-breaks-truce"]
    game.play("R", event(number, "arsa"))
    assert (game.board.truce, "truce-broken" in game.told) == (False, True)


# ---- 56 -------------------------------------------------------------------------------------------------------------

SICILIA = "panormus: punic; lilybaeum: punic; agrigentum: punic; "


@cards(56)
def test_grain_shortage_removes_three_markers_whatever_stands_there(number: int) -> None:
    game = table(f"{SICILIA}cannae: R 2; hand C: {number}", play="C")
    game.play("C", event(number, "cannae", "arpi", "aleria"))
    assert [game.owner(space) for space in ("cannae", "arpi", "aleria")] == [None, None, None]


@cards(56)
def test_grain_shortage_needs_sicilia(number: int) -> None:
    game = table(f"hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "cannae", "arpi", "aleria")) == ("ch.24", "needs-own-province")


@cards(56)
def test_grain_shortage_takes_three_if_there_are_three(number: int) -> None:
    game = table(f"{SICILIA}hand C: {number}", play="C")
    assert refusal(game, "C", event(number, "cannae", "arpi")) == ("ch.24", "wrong-number-of-spaces")
    assert refusal(game, "C", event(number, "cannae", "arpi", "rome")) == ("H-10", "no-round-space")


@cards(56)
def test_hc_119_fewer_markers_than_three_are_no_reason_for_peace(number: int) -> None:
    """HC-119: Rome has two round markers left; both are removed, and nobody sues for peace."""
    every = table().board
    gone = [space for space in round_markers(every, ROME) if space not in ("cannae", "arpi", "panormus", "lilybaeum")]
    text = "; ".join(f"{space}: empty" for space in gone if space not in ("agrigentum", "enna"))
    game = table(f"{text}; {SICILIA}enna: punic; hand C: {number} 5", play="C")
    assert round_markers(game.board, ROME) == ["arpi", "cannae"]
    game.play("C", event(number, "cannae", "arpi"))
    assert (round_markers(game.board, ROME), game.winner) == ([], ())
