"""A foreign war fought out (6.11.b, R-140, R-143): the battle that may end it before its time."""

from rules.assyrian_wars.battle.cards import WINDOWS
from rules.assyrian_wars.board.ids import CardId, LeaderId, PieceId
from rules.assyrian_wars.events.foreign_war.battle import FightAbroad
from rules.assyrian_wars.events.foreign_war.beginning import ReinforceWar
from rules.assyrian_wars.events.laying import LayCards
from tests.assyrian_wars.cards.events import by_default, cards
from tests.assyrian_wars.cards.test_foreign_war import the_war
from tests.assyrian_wars.cases.table import table

ABROAD = "foreign-war 29 EG lybia: size 4, duration 4, forces EG 3LI taharqa; hand EG: 40 41"


def test_aw_6_11_b_112_won_battle() -> None:
    """AW-6.11.b-112: three dice at 2 and three at 3 a side; four hits to two win: 1 VP, and the war is over."""
    own, copy = [1, 1, 6, 1, 1, 6], [1, 1, 6, 6, 6, 6]
    game = table(ABROAD, impulse="EG", ap=1, dice={"melee": [*own, *copy], "foreign-war-losses": [1, 1, 1, 1]})
    game.play("EG", FightAbroad())
    game.answer("EG", ("EG-LI-1", "EG-LI-2"))
    assert game.ap("EG") == 0
    assert game.country("EG").vp == 1
    assert game.board.foreign_wars == []
    assert sum(piece.reduced for piece in game.board.regroup) == 2
    assert len(game.board.regroup) == 4  # the rout was prevented by the king's action rating


def test_aw_6_11_b_113_lost_or_tied_battle() -> None:
    """AW-6.11.b-113: 3:3, then a tie again: the copy wins, four rounds become eight; nobody scores or retreats.

    Two pieces of each side rout after the first round (6.7.4.a), so two hits in the second would cost the king too.
    """
    first, second = [1, 1, 1, 6, 6, 6] * 2, [6, 6, 6, 6] * 2
    game = table(ABROAD, impulse="EG", ap=1, dice={"melee": [*first, *second]})
    game.play("EG", FightAbroad())
    by_default(game)
    assert "battle-abroad-lost" in game.told
    assert the_war(game).duration == 8
    assert game.country("EG").vp == 0


def test_a_leader_is_sent_if_none_is_there() -> None:
    """R-140: 1 AP and a leader from the map; one battle an impulse."""
    text = "foreign-war 29 EG lybia: size 3, duration 4, forces EG 3LI; memphis: EG taharqa LI4; hand EG: 40 41"
    game = table(text, impulse="EG", ap=3, dice={"melee": [6] * 24})
    assert game.refused("EG", FightAbroad()).message.id == "leader-needed-abroad"
    assert game.refused("EG", FightAbroad(LeaderId(PieceId("EG-shabaka")))).rule == "6.11.b"
    game.play("EG", FightAbroad(LeaderId(PieceId("EG-taharqa"))))
    assert game.where("EG-taharqa") == "29"
    assert the_war(game).duration == 8
    assert game.refused("EG", FightAbroad()).message.id == "one-battle-abroad"


@cards(31)
def test_the_mede_names_the_half_that_attacks(card: str) -> None:
    """R-143: it fights the other half, not a copy; its victory ends the war and is the Mede's."""
    halves = f"foreign-war {card} ME ME: size 2, duration 3, forces ME 2LC, others ME daiukku LI; hand ME: 40 41"
    dice = {"melee": [1, 1, 6, 6], "foreign-war-losses": [1] * 4}  # one LI and Daiukku's die against two LC
    game = table(halves, impulse="ME", ap=2, dice=dice)
    game.play("ME", FightAbroad(second=True))
    game.answer("ME", ("ME-LC-1", "ME-LC-2"))
    by_default(game)
    assert game.board.foreign_wars == []
    assert game.country("ME").vp == 1
    assert {piece.id: piece.reduced for piece in game.board.regroup if piece.is_unit} == {
        "ME-LC-1": True,
        "ME-LC-2": True,
        "ME-LI-1": False,
    }


EAST = "foreign-war 34 EL ME: size 4, duration 3, forces EL 3LI tannanu, others ME 4LC; hand EL: 40 41"


@cards(34)
def test_two_countries_fight_each_other(card: str) -> None:
    """6.11.b: only for a side that is not in the game does the other one stand; the Mede chooses its own losses."""
    own, foes = [1, 1, 1, 6], [1, 6, 6, 6]
    game = table(EAST, impulse="EL", ap=2, dice={"melee": [*own, *foes], "foreign-war-losses": [1] * 9})
    game.play("EL", FightAbroad())
    assert {kind for _, kind in game.asked} == {"take-hits"}
    game.answer("ME", ("ME-LC-1", "ME-LC-2", "ME-LC-3"))
    by_default(game)
    assert game.board.foreign_wars == []
    assert game.country("EL").vp == 1
    assert game.country("ME").vp == 0
    assert {piece.id for piece in game.board.regroup if piece.reduced} >= {"ME-LC-1", "ME-LC-2", "ME-LC-3"}


@cards(34)
def test_who_is_attacked_may_win(card: str) -> None:
    """6.11.b: the rounds double, nobody scores, and who has routed need not be replaced (R-140, R-141)."""
    own, foes = [6, 6, 6, 6], [1, 1, 6, 6]
    game = table(EAST, impulse="EL", ap=2, dice={"melee": [*own, *foes]})
    game.play("EL", FightAbroad())
    by_default(game)
    war = the_war(game)
    assert (war.duration, len(war.others), war.others_forgiven) == (6, 4, 0)
    assert (len(war.forces), war.forgiven) == (3, 1)
    assert game.country("EL").vp == game.country("ME").vp == 0
    assert game.refused("EL", ReinforceWar()).message.id == "nothing-missing-abroad"


@cards(34)
def test_both_countries_play_battle_cards(card: str) -> None:
    """6.11.d: the Mede's shield wall keeps off the first two hits, so that the battle goes to a second round."""
    text = f"{EAST}; hand ME: 90 42; ME: saved 2"
    own, foes = [1, 1, 6, 6], [6, 6, 6, 6]
    game = table(text, impulse="EL", ap=2, dice={"melee": [*own, *foes, *[6] * 8]})
    game.play("EL", FightAbroad())
    game.play("ME", LayCards((CardId("90"),)))
    by_default(game)
    assert "hits-ignored" in game.told
    assert not any(piece.reduced for piece in the_war(game).others)
    assert the_war(game).duration == 6
    assert game.saved("ME") == 1


@cards(34)
def test_chariots_of_both_sides(card: str) -> None:
    """9.7: each side says how its chariots fight; the Mede has none and is not asked."""
    text = "options: special-units; foreign-war 34 EL ME: size 2, duration 3, forces EL tannanu CH, others ME 2LI"
    game = table(f"{text}; hand EL: 40 41", impulse="EL", ap=2, dice={"melee": [6] * 20, "bow-fire": [6] * 9})
    game.play("EL", FightAbroad())
    assert game.asked == [(game.seat("EL"), "chariots")]
    game.answer("EL", "bow")
    by_default(game)
    assert the_war(game).duration == 6
    attacked = text.replace("forces EL tannanu CH, others ME 2LI", "forces EL CH, others ME daiukku LI")
    other = table(f"{attacked}; hand ME: 40 41", impulse="ME", ap=2, dice={"melee": [6] * 20, "bow-fire": [6] * 9})
    other.play("ME", FightAbroad())
    assert other.asked == [(other.seat("EL"), "chariots")]


ARMED = ABROAD.replace("40 41", "90 92 40 41")


def test_battle_cards_are_played_abroad_too() -> None:
    """6.11.d: as in every field battle; the first hits against a shield wall were never scored."""
    own, copy = [1, 1, 6, 1, 1, 6], [1, 1, 6, 6, 6, 6]
    game = table(ARMED, impulse="EG", ap=4, dice={"melee": [*own, *copy], "foreign-war-losses": [1] * 4})
    game.play("EG", FightAbroad())
    assert game.question("EG").kind == "battle"
    game.play("EG", LayCards((CardId("90"),)))
    by_default(game)
    assert "hits-ignored" in game.told
    assert not any(piece.reduced for piece in game.board.regroup)
    assert game.country("EG").vp == 1


@cards(83, 84, 86)
def test_nobody_is_bought_or_slain_abroad(card: str) -> None:
    """6.11.b, R-140: only the fighting itself is played out."""
    text = "foreign-war 34 EL ME: size 2, duration 3, forces EL tannanu LI, others ME daiukku MC-LI-01"
    game = table(f"{text}; hand EL: {card} 90 41", impulse="EL", ap=4)
    game.play("EL", FightAbroad())
    assert game.refused("EL", LayCards((CardId(card),))).message.id == "not-in-war-abroad"


def test_who_breaks_off_abroad_has_lost() -> None:
    """The war takes twice as long; nobody routs."""
    game = table(ARMED, impulse="EG", ap=4, dice={"melee": [6] * 12})
    game.play("EG", FightAbroad())
    game.play("EG", LayCards((CardId("92"),)))
    by_default(game, *WINDOWS)
    game.answer("EG", "break-off")
    assert the_war(game).duration == 8
    assert len(the_war(game).forces) == 4


def test_who_is_in_no_foreign_war_fights_none() -> None:
    game = table("hand EG: 40 41", impulse="EG", ap=2)
    assert game.refused("EG", FightAbroad()).message.id == "not-abroad"
    assert game.refused("EG", ReinforceWar()).message.id == "not-abroad"
