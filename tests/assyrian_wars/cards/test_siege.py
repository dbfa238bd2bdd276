"""Battle cards of sieges and of the sea (6.11.d): 8, 93, 94, 18; turncoats and bribes in a siege (10.4.e)."""

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.dice import city_strength, hunger_needed
from rules.assyrian_wars.siege.odds import standard_round
from rules.core.dice import Script
from tests.assyrian_wars.cards.battlefield import MISS, counter, lay, played
from tests.assyrian_wars.cards.events import cards, event
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

QUIET: Script = {"besiegers": MISS, "defenders": MISS, "promotion": every(1)}
BABYLON = "babylon: AS turtan 3LI, BA (nabu LI); BA: saved 4"  # a fortress of defence 4


def besieging(text: str, method: str = "standard", dice: Script = QUIET, ap: float = 9) -> CaseTable:
    """Assyria orders a round; stops where cards can be played."""
    game = table(text, impulse="AS", ap=ap, dice=dice)
    game.play("AS", Besiege("AS-turtan", method))
    return game


def rolled(game: CaseTable) -> tuple[int, int]:
    """How many dice the besiegers and the city rolled."""
    params = game.message("siege-rolled").params
    first, second = params["besiegers"], params["defenders"]
    assert isinstance(first, tuple)
    assert isinstance(second, tuple)
    return len(first), len(second)


# ---- 8: King of the World, 93: Siege Engines ---------------------------------------------------------------------


@cards(8, 93)
def test_two_more_dice_for_the_besiegers(card: str) -> None:
    plain = rolled(through(besieging(f"{BABYLON}; hand AS: 40 41")))
    for method in ("standard", "assault"):
        game = played(besieging(f"{BABYLON}; hand AS: {card} 40", method), "AS", card)
        assert rolled(game)[0] == plain[0] + 2
        assert game.ap("AS") == {"8": 9 - 1 - 2, "93": 9 - 1 - 1}[card]


@cards(8, 93)
def test_only_for_who_besieges(card: str) -> None:
    """Not for the besieged, not in the field, and King of the World only for Assyria."""
    text = f"sippar: control AS, BA nabu 3LI, AS (turtan LI); hand AS: {card} 86 40; AS: saved 4"
    game = table(text, impulse="BA", ap=9, dice=QUIET)
    game.play("BA", Besiege("BA-nabu", "standard"))
    assert game.refused("AS", lay(card)).message.id == "not-on-such-side"
    if card == "8":
        other = table(f"sippar: control AS, BA nabu 3LI, AS (turtan LI); hand BA: {card} 93 40", impulse="BA", ap=9)
        other.play("BA", Besiege("BA-nabu", "standard"))
        assert other.refused("BA", lay(card)).message.id == "event-for-others"
    field = table(f"ashur: AS turtan 3LI; hand AS: {card} 40", impulse="AS", ap=9)
    assert field.refused("AS", event(card)).message.id == "event-not-now"


@cards(93)
def test_engines_make_light_of_a_fortress(card: str) -> None:
    """All dice of the besiegers: what hits with 3 less 1 hits with 3 again."""
    threes: Script = {"besiegers": every(3), "defenders": MISS, "promotion": every(1)}
    plain = through(besieging(f"{BABYLON}; hand AS: 40 41", dice=threes))
    assert plain.message("siege-rolled").params["scored"] == 0
    game = played(besieging(f"{BABYLON}; hand AS: {card} 40", dice=threes), "AS", card)
    assert game.message("siege-rolled").params["scored"] == rolled(game)[0]


@cards(8)
def test_the_king_of_the_world_does_not(card: str) -> None:
    """His dice are lowered by a fortress like all others."""
    threes: Script = {"besiegers": every(3), "defenders": MISS, "promotion": every(1)}
    game = played(besieging(f"{BABYLON}; hand AS: {card} 40", dice=threes), "AS", card)
    assert game.message("siege-rolled").params["scored"] == 0


@cards(8, 93, 94)
def test_a_siege_card_cancelled(card: str) -> None:
    game = besieging(f"{BABYLON}; hand AS: {card} 40; hand BA: 95 41")
    plain = rolled(through(besieging(f"{BABYLON}; hand AS: 40 41")))
    game.play("AS", lay(card))
    game.play("BA", counter("95", card))
    assert rolled(game) == plain
    assert game.ap("AS") == 8
    assert city_strength(game.board, AreaId("babylon")) == 4


# ---- 94: Sappers -------------------------------------------------------------------------------------------------


@cards(94)
def test_the_walls_count_one_lower_while_the_siege_lasts(card: str) -> None:
    """For the city's dice, the hits per level and the hunger number."""
    before = rolled(through(besieging(f"{BABYLON}; hand AS: 40 41")))
    game = through(played(besieging(f"{BABYLON}; hand AS: {card} 40"), "AS", card))
    city = AreaId("babylon")
    assert rolled(game)[1] == before[1] - 1
    assert city_strength(game.board, city) == 3
    assert hunger_needed(game.board, city) == 3 + 3
    assert [effect.card for effect in game.board.effects if effect.face_up] == [card]
    besiegers = [piece for piece in game.board.areas[city].pieces if not piece.inside]
    weak = standard_round(game.board, city, besiegers, []).defence
    game.board.effects.clear()
    assert standard_round(game.board, city, besiegers, []).defence[4] > weak[4]


@cards(94)
def test_three_hits_break_a_level_of_four(card: str) -> None:
    ones: Script = {"besiegers": every(6, after=[1, 1, 1]), "defenders": MISS, "promotion": every(1)}
    text = "babylon: AS turtan 3LI; BA: saved 4"
    whole = through(besieging(f"{text}; hand AS: 40 41", dice=ones))
    assert whole.board.areas[AreaId("babylon")].damage == 0
    game = through(played(besieging(f"{text}; hand AS: {card} 40", dice=ones), "AS", card))
    assert game.board.areas[AreaId("babylon")].damage == 1


@cards(94)
def test_sappers_end_with_the_siege(card: str) -> None:
    game = through(played(besieging(f"{BABYLON}; hand AS: {card} 40"), "AS", card))
    game.board.areas[AreaId("babylon")].sieges.clear()
    game.end("AS")
    assert game.board.effects == []
    assert card in game.board.discard


@cards(94)
def test_no_sappers_against_a_defence_of_one(card: str) -> None:
    game = besieging(f"sippar: AS turtan 3LI, BA (LI), damage 1; hand AS: {card} 93 40")
    assert game.refused("AS", lay(card)).message.id == "defence-is-low"


# ---- 83, 84: turncoats and bribes before a city (10.4.e) ---------------------------------------------------------


@cards(83)
def test_aw_10_4_e_1_turncoats_in_a_fortress(card: str) -> None:
    """AW-10.4.e-1, R-99: two of three roll with 2, Assyria's own LI with 2; then the city, LI and one mercenary."""
    text = f"bit-imbi: AS turtan 3LI, EL (LI MC-LI-01 MC-LI-02 MC-LI-03); hand AS: {card} 40; hand EL: 41"
    game = besieging(text, dice={"besiegers": every(2), "defenders": MISS, "promotion": every(1)})
    game.play("AS", lay(card))
    game.answer("EL", ("MC-LI-01", "MC-LI-02"))
    assert game.message("siege-rolled").params["scored"] == rolled(game)[0]
    assert rolled(game)[1] == 2 + 1 + 1
    through(game)
    assert {"MC-LI-01", "MC-LI-02"} <= {piece.id for piece in game.board.regroup}
    threes = besieging(text, dice={"besiegers": every(3), "defenders": MISS, "promotion": every(1)})
    threes.play("AS", lay(card))
    assert (threes.question("EL").at_least, threes.question("EL").at_most) == (2, 2)
    threes.answer("EL", ("MC-LI-01", "MC-LI-02"))
    assert threes.message("siege-rolled").params["scored"] == 0  # neither a mercenary nor an Assyrian LI hits with 3
    assert rolled(threes) == rolled(game)


@cards(83)
def test_r_80_points_go_by_the_garrison_before_its_turncoats(card: str) -> None:
    """R-80, 8.3: five units were inside just before the round, so a city of strength 2 is worth two points."""
    inside = "LI MC-LI-01 MC-LI-02 MC-LI-03 MC-LI-04"
    text = f"bit-imbi: AS turtan 3LI, EL ({inside}); hand AS: {card} 40; hand EL: 41"
    dice = {"besiegers": every(1), "defenders": MISS, "promotion": every(1)}
    game = besieging(text, "assault", dice=dice)
    game.play("AS", lay(card))
    game.answer("EL", ("MC-LI-01", "MC-LI-02"))
    through(game)
    assert game.control("bit-imbi") == "AS"
    assert game.country("AS").vp == 2


@cards(83)
def test_aw_10_4_e_101_turncoats_of_babylon(card: str) -> None:
    """AW-10.4.e-101: one of two turns and attacks without the fortress's -1; afterwards it is in the Regroup Box."""
    text = f"babylon: AS turtan 3LI, BA (LI MC-HI-01 MC-HI-02); hand AS: {card} 40; hand BA: 41"
    game = besieging(text, dice={"besiegers": every(3), "defenders": MISS, "promotion": every(1)})
    game.play("AS", lay(card))
    game.answer("BA", "MC-HI-02")
    assert game.message("siege-rolled").params["scored"] == 1  # the turncoat alone hits with a 3
    through(game)
    assert game.where("MC-HI-02") == "regroup"


@cards(83)
def test_turncoats_do_not_roll_double_for_a_city(card: str) -> None:
    """R-99: besiegers' mercenaries who defend the city against an assault roll one die each."""
    text = f"sippar: AS turtan LI MC-LI-01, BA (2LI); hand BA: {card} 40; BA: saved 4; hand AS: 41"
    plain = rolled(through(besieging(text.replace(card, "42"), "assault")))
    game = through(played(besieging(text, "assault"), "BA", card))
    assert rolled(game)[1] == plain[1] + 1
    assert rolled(game)[0] == plain[0] - 1


@cards(84)
def test_aw_10_4_e_2_the_mercenaries_leave_the_city(card: str) -> None:
    """AW-10.4.e-2: D3 = 3, all three leave before the round; Elam rolls the city's dice and its LI."""
    text = f"bit-imbi: AS turtan 3LI, EL (LI 3MC-LI); hand AS: {card} 40"
    game = besieging(text, dice={**QUIET, "mercenaries-leave": [5]})
    game = played(game, "AS", card)
    assert rolled(game)[1] == 2 + 1
    assert len(game.board.regroup) == 3


@cards(86)
def test_a_champion_before_the_walls(card: str) -> None:
    game = played(besieging(f"{BABYLON}; hand AS: {card} 40", dice={**QUIET, "champion": [6]}), "AS", card)
    assert game.where("BA-nabu") == ""
