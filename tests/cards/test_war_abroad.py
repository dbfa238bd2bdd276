"""A foreign war fought out (6.11.b, R-140, R-143): the battle that may end it before its time."""

from rules.assyrian_wars.battle_cards import WINDOWS
from rules.assyrian_wars.events.foreign import ReinforceWar
from rules.assyrian_wars.events.laying import LayCards
from rules.assyrian_wars.events.war_battle import FightAbroad
from rules.assyrian_wars.ids import CardId, LeaderId, PieceId
from tests.cards.events import by_default, cards
from tests.cards.test_foreign_war import the_war
from tests.cases.table import table

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
    """R-143: the other half fights as well, and its victory is the Mede's."""
    halves = f"foreign-war {card} ME ME: size 2, duration 3, forces ME 2LC, others ME daiukku LI; hand ME: 40 41"
    dice = {"melee": [1] * 2 + [6] * 2, "foreign-war-losses": [1] * 4}
    game = table(halves, impulse="ME", ap=2, dice=dice)
    game.play("ME", FightAbroad(second=True))
    assert "round-abroad" in game.told


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
