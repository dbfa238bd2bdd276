"""A foreign war fought out (6.11.b, R-140, R-143): the battle that may end it before its time."""

from rules.assyrian_wars.battle.cards import WINDOWS
from rules.assyrian_wars.board.ids import CardId, LeaderId, PieceId
from rules.assyrian_wars.events.foreign_war.battle import FightAbroad
from rules.assyrian_wars.events.foreign_war.beginning import ReinforceWar
from rules.assyrian_wars.events.laying import LayCards
from rules.core.messages import Name
from tests.assyrian_wars.cards.events import cards
from tests.assyrian_wars.cards.test_foreign_war import the_war
from tests.assyrian_wars.cases.battles import all_dice, dice_of, number
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import through
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
    through(game)
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
    dice = {"melee": [1, 1, 6, 6], "foreign-war-losses": every(1)}  # one LI and Daiukku's die against two LC
    game = table(halves, impulse="ME", ap=2, dice=dice)
    game.play("ME", FightAbroad(second=True))
    game.answer("ME", ("ME-LC-1", "ME-LC-2"))
    through(game)
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
    game = table(EAST, impulse="EL", ap=2, dice={"melee": [*own, *foes], "foreign-war-losses": every(1)})
    game.play("EL", FightAbroad())
    assert {kind for _, kind in game.asked} == {"take-hits"}
    game.answer("ME", ("ME-LC-1", "ME-LC-2", "ME-LC-3"))
    through(game)
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
    through(game)
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
    through(game)
    assert "hits-ignored" in game.told
    assert not any(piece.reduced for piece in the_war(game).others)
    assert the_war(game).duration == 6
    assert game.saved("ME") == 1


@cards(34)
def test_chariots_of_both_sides(card: str) -> None:
    """9.7: each side says how its chariots fight; the Mede has none and is not asked."""
    text = "options: special-units; foreign-war 34 EL ME: size 2, duration 3, forces EL tannanu CH, others ME 2LI"
    game = table(f"{text}; hand EL: 40 41", impulse="EL", ap=2, dice={"melee": every(6), "bow-fire": every(6)})
    game.play("EL", FightAbroad())
    assert game.asked == [(game.seat("EL"), "chariots")]
    assert game.question("EL").private
    assert game.question("EL").sealed
    game.answer("EL", "bow")
    through(game)
    assert the_war(game).duration == 6
    attacked = text.replace("forces EL tannanu CH, others ME 2LI", "forces EL CH, others ME daiukku LI")
    other = table(f"{attacked}; hand ME: 40 41", impulse="ME", ap=2, dice={"melee": every(6), "bow-fire": every(6)})
    other.play("ME", FightAbroad())
    assert other.asked == [(other.seat("EL"), "chariots")]


@cards(29)
def test_a_copy_does_with_its_chariots_what_it_sees(card: str) -> None:
    """9.7, R-140: both shoot before the melee, and the copy is asked nothing."""
    text = f"options: special-units; foreign-war {card} EG lybia: size 2, duration 4, forces EG taharqa CH; hand EG: 40"
    game = table(text, impulse="EG", ap=2, dice={"melee": every(6), "bow-fire": every(6)})
    game.play("EG", FightAbroad())
    assert game.asked == [(game.seat("EG"), "chariots")]
    game.answer("EG", "bow")
    through(game)
    modes = [event.message.params["mode"] for event in game.events if event.message.id == "chariots-fight"]
    assert modes == ["bow", "bow"]
    assert [number(dice_of(game, side, "bow-fire")) for side in ("EG", "lybia")] == [1, 1]


@cards(34)
def test_both_sides_choose_their_losses_at_once(card: str) -> None:
    """6.7.4: neither knows what the other has chosen."""
    game = table(EAST, impulse="EL", ap=2, dice={"melee": every(6, after=[1, 1, 6, 6, 1, 1, 6, 6])})
    game.play("EL", FightAbroad())
    assert {(seat, kind) for seat, kind in game.asked} == {
        (game.seat("EL"), "take-hits"),
        (game.seat("ME"), "take-hits"),
    }


@cards(31)
def test_both_halves_of_the_mede_suffer(card: str) -> None:
    """R-143: the Mede chooses for one half, then for the other; no hit falls on the wrong one."""
    halves = f"foreign-war {card} ME ME: size 4, duration 3, forces ME daiukku 3LC, others ME 4LI; hand ME: 40 41"
    game = table(halves, impulse="ME", ap=2, dice={"melee": every(6, after=[1, 1, 6, 6, 1, 1, 6, 6])})
    game.play("ME", FightAbroad())
    assert {option.partition("+")[0][:5] for option in game.options("ME")} <= {"ME-LC", "ME-da"}
    game.answer("ME", ("ME-LC-1", "ME-LC-2"))
    assert {option.partition("+")[0][:5] for option in game.options("ME")} == {"ME-LI"}
    game.answer("ME", ("ME-LI-1", "ME-LI-2"))
    war = the_war(game)
    assert [piece.id for piece in (*war.forces, *war.others) if piece.reduced and piece.is_unit] == [
        "ME-LC-1",
        "ME-LC-2",
        "ME-LI-1",
        "ME-LI-2",
    ]


@cards(34)
def test_a_weak_leader_may_be_promoted_abroad(card: str) -> None:
    """9.2: he was on the winning side of a battle."""
    dice = {"melee": every(6, after=[1, 1, 1]), "promotion": [2], "foreign-war-losses": every(1)}
    game = table(EAST, impulse="EL", ap=2, dice=dice)
    game.play("EL", FightAbroad())
    through(game)
    assert game.message("promotion-rolled").params["promoted"] is True
    assert [piece.reduced for piece in game.board.regroup if piece.id == "EL-tannanu"] == [False]


@cards(34)
def test_a_refuser_that_is_beaten_abroad_is_checked(card: str) -> None:
    """7.4.4, R-230: any battle that Assyria's camp wins; Elam may belong to it."""
    camps = "blank campaign\ncamp assyrian: AS EL\noptions: not special-units\nME: refusal black\n"
    dice = {"melee": every(6, after=[1, 1, 1]), "promotion": [1], "foreign-war-losses": every(1)}
    game = table(camps + EAST, impulse="EL", ap=2, dice=dice)
    game.play("EL", FightAbroad())
    through(game, "take-hits", "take-routs")
    assert game.asked == [(game.seat("AS"), "punish")]
    through(game)
    assert game.board.foreign_wars == []


ARMED = ABROAD.replace("40 41", "90 92 40 41")


def test_battle_cards_are_played_abroad_too() -> None:
    """6.11.d: as in every field battle; the first hits against a shield wall were never scored."""
    own, copy = [1, 1, 6, 1, 1, 6], [1, 1, 6, 6, 6, 6]
    game = table(ARMED, impulse="EG", ap=4, dice={"melee": [*own, *copy], "foreign-war-losses": [1] * 4})
    game.play("EG", FightAbroad())
    assert game.question("EG").kind == "battle"
    game.play("EG", LayCards((CardId("90"),)))
    through(game)
    assert "hits-ignored" in game.told
    assert not any(piece.reduced for piece in game.board.regroup)
    assert game.country("EG").vp == 1


HIRED = "foreign-war 34 EL ME: size 4, duration 3, forces EL tannanu LI, others ME daiukku LI 2MC-LI"
ALL_MISS = {"melee": every(6), "foreign-war-losses": every(1), "promotion": every(1)}


@cards(83)
def test_turncoats_change_sides_abroad(card: str) -> None:
    """10.4.e: one of two mercenaries fights for Elam, is then in the Regroup Box and need not be replaced (R-140)."""
    game = table(f"{HIRED}; hand EL: {card} 41", impulse="EL", ap=4, dice=ALL_MISS)
    game.play("EL", FightAbroad())
    game.play("EL", LayCards((CardId(card),)))
    through(game)
    assert "turncoats" in game.told
    assert [number(rolled) for rolled in all_dice(game, "EL")] == [2 + 1] * 2  # LI, turncoat, Tannanu's die
    assert [number(rolled) for rolled in all_dice(game, "ME")] == [2 + 1] * 2  # LI, mercenary, Daiukku's die
    war = the_war(game)
    assert [piece.owner for piece in game.board.regroup] == ["ME"]
    assert (len(war.others), war.others_forgiven, len(war.forces), war.forgiven) == (3, 1, 2, 0)


@cards(84)
def test_mercenaries_leave_a_war_abroad(card: str) -> None:
    """10.4.e: with a D3 of 2 both go to the Regroup Box, and nobody has to replace them (R-140)."""
    game = table(f"{HIRED}; hand EL: {card} 41", impulse="EL", ap=4, dice={**ALL_MISS, "mercenaries-leave": [3]})
    game.play("EL", FightAbroad())
    game.play("EL", LayCards((CardId(card),)))
    through(game)
    assert game.message("mercenaries-left").params["area"] == Name("card", "34")
    assert sorted(piece.id[:2] for piece in game.board.regroup) == ["MC", "MC"]
    assert the_war(game).others_forgiven == 2


@cards(86)
def test_a_champion_strikes_a_leader_abroad(card: str) -> None:
    """6.11.d: Daiukku falls, and his dice with him."""
    game = table(f"{HIRED}; hand EL: {card} 41", impulse="EL", ap=4, dice={**ALL_MISS, "champion": [5]})
    game.play("EL", FightAbroad())
    game.play("EL", LayCards((CardId(card),)))
    through(game)
    assert "champion-slew" in game.told
    assert game.board.find(PieceId("ME-daiukku")) is None
    assert [number(rolled) for rolled in all_dice(game, "ME")] == [3] * 2


@cards(86)
def test_a_champion_strikes_the_leader_of_a_people_off_the_map(card: str) -> None:
    """6.11.b: it is considered to have a leader like the king who fights it, until he falls; the king himself lives."""
    text = ABROAD.replace("40 41", f"{card} 41")
    game = table(text, impulse="EG", ap=4, dice={**ALL_MISS, "champion": [5]})
    game.play("EG", FightAbroad())
    game.play("EG", LayCards((CardId(card),)))
    through(game)
    assert game.message("champion-slew-abroad").params["country"] == Name("people", "lybia")
    assert [number(rolled) for rolled in all_dice(game, "EG")] == [3 + 3] * 2
    assert [number(rolled) for rolled in all_dice(game, "lybia")] == [3] * 2
    assert game.where("EG-taharqa") == "29"


@cards(83, 84)
def test_a_people_off_the_map_has_hired_nobody(card: str) -> None:
    """6.11.b: nothing is set up for it, so there is nobody to be bought."""
    text = f"foreign-war 29 EG lybia: size 3, duration 4, forces EG taharqa LI MC-LI-01; hand EG: {card} 90 41"
    game = table(text, impulse="EG", ap=4)
    game.play("EG", FightAbroad())
    assert game.refused("EG", LayCards((CardId(card),))).message.id == "no-enemy-mercenaries"


@cards(84)
def test_a_side_that_is_bought_away_has_lost(card: str) -> None:
    """6.11.d: the last pieces of the other side leave before the dice."""
    text = "foreign-war 34 EL ME: size 2, duration 3, forces EL tannanu LI, others ME 2MC-LI; hand EL: {} 41"
    dice = {"mercenaries-leave": [6], "foreign-war-losses": [1] * 2, "promotion": every(1)}
    game = table(text.format(card), impulse="EL", ap=4, dice=dice)
    game.play("EL", FightAbroad())
    game.play("EL", LayCards((CardId(card),)))
    through(game)
    assert {"dice-rolled", "round-fought"}.isdisjoint(game.told)
    assert game.country("EL").vp == 1
    assert game.board.foreign_wars == []


def test_who_breaks_off_abroad_has_lost() -> None:
    """The war takes twice as long; nobody routs."""
    game = table(ARMED, impulse="EG", ap=4, dice={"melee": [6] * 12})
    game.play("EG", FightAbroad())
    game.play("EG", LayCards((CardId("92"),)))
    through(game, *WINDOWS)
    game.answer("EG", "break-off")
    assert the_war(game).duration == 8
    assert len(the_war(game).forces) == 4


def test_who_is_in_no_foreign_war_fights_none() -> None:
    game = table("hand EG: 40 41", impulse="EG", ap=2)
    assert game.refused("EG", FightAbroad()).message.id == "not-abroad"
    assert game.refused("EG", ReinforceWar()).message.id == "not-abroad"
