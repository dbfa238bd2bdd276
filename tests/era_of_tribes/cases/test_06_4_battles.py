"""ch.6.4, 6.5: battles: TC-50 to TC-67, TC-74 to TC-76, TC-86 to TC-92, TC-102, TC-103."""

import pytest

from rules.core.dice import Script
from rules.core.ids import Seat
from rules.core.messages import Message, Name
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from rules.era_of_tribes.barbarians.tiles import UseTile
from rules.era_of_tribes.battle.battle import Add, CommitAttack, Defend, Support
from rules.era_of_tribes.battle.fighting import lose_units
from rules.era_of_tribes.battle.forces import line_up
from rules.era_of_tribes.battle.muster import loss_order
from rules.era_of_tribes.battle.odds import deal_markers
from rules.era_of_tribes.board.holdings import chart
from rules.era_of_tribes.board.ids import AreaId, CardId, TileId
from rules.era_of_tribes.board.state import Assault, Force
from rules.era_of_tribes.board.tracks import step_back, step_forward
from rules.era_of_tribes.expansion.confirming import AttackOrder, Confirm
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.expansion.sailing import Engage, Raid, Sail
from rules.era_of_tribes.revolution.influence import values
from tests.era_of_tribes.cases.table import CaseTable, faces, table

RED, BLUE = Seat("red"), Seat("blue")
OTHERS = "green: iberians; edetania: green; yellow: slavs; podolia: yellow"


def march(origin: str, *path: str, count: int = 1) -> March:
    return March(AreaId(origin), tuple(AreaId(area) for area in path), count)


def sail(origin: str, *path: str, count: int = 1, fight: bool = False) -> Sail:
    return Sail(AreaId(origin), tuple(AreaId(area) for area in path), count, fight)


def symbols(*names: str) -> tuple[Name, ...]:
    """Conflict markers as events name them."""
    return tuple(Name("symbol", name) for name in names)


def held(said: Message) -> tuple[object, ...]:
    """The markers that an event gives to the attacker."""
    found = said.params["markers"]
    assert isinstance(found, tuple)
    return found


def vassals(game: CaseTable) -> int:
    """How many vassals of red stand in Cisalpina."""
    land = game.board.lands[AreaId("cisalpina")]
    return land.vassals if land.owner == RED else 0


def field(
    attackers: str, defenders: str, red: str = "", blue: str = "", more: str = "", dice: Script | None = None
) -> CaseTable:
    """Red, the Romans, is about to attack Cisalpina, a grain province of the Gauls, from Etruria."""
    text = f"red: romans, legions 5{red and ', ' + red}; latium: red; etruria: {attackers}"
    text += (
        f"; blue: gauls{blue and ', ' + blue}; belgica: blue; cisalpina: {defenders}; {OTHERS}{more and '; ' + more}"
    )
    return table(text, grow="red", dice=dice)


def attack(game: CaseTable, count: int = 1, armies: str = "none", **rest: object) -> None:
    """Red moves in, confirms, and adds only what is said; no legions unless he is asked."""
    game.play("red", march("etruria", "cisalpina", count=count), Confirm(armies="ask"))
    if ("blue", "defend") in game.asked:
        game.play("blue", Defend(armies="none", goods=False))
    if ("red", "attack") in game.asked:
        game.play("red", CommitAttack(armies=armies, legions="none", goods=False, **rest))


def units(text: str, area: str, assault: Assault) -> int:
    board = table(f"{text}; {OTHERS}", grow="red").board
    return line_up(board, RED, AreaId(area), assault).defender.units


def test_tc_50_militia_of_mountains_and_landings() -> None:
    """TC-50: mountain and landing; it is no landing if anybody came over land."""
    text = "red: romans; latium: red; blue: gauls; belgica: blue; corsica: blue 2; liguria: blue 2"
    assert units(text, "corsica", Assault(fleets=2)) == 4
    assert units(text, "liguria", Assault(land=1, fleets=1)) == 3


def test_tc_51_city_and_battlefield() -> None:
    """TC-51: the city is one unit (T-19) with one militia; the battlefield adds two; armies as many as committed."""
    text = (
        "red: romans; latium: red; blue: gauls, armies 2{more}; belgica: blue; cisalpina: blue 1, city, battlefield 2"
    )
    assert units(text.format(more=""), "cisalpina", Assault(land=1)) == 5
    game = field("red 1", "blue 1, city, battlefield 2", blue="armies 2, farming 2")
    game.play("red", march("etruria", "cisalpina"), Confirm())
    game.play("blue", Defend(armies="2"))
    assert game.conflict.defender.units == 7


def test_tc_52_barbarians_at_level_3() -> None:
    """TC-52: tile, militia of the level and landing, but no terrain (T-17); morale 0, mechanics 2."""
    text = (
        "level 3; red: romans, mo -1, mechanics 1; latium: red; blue: gauls; belgica: blue; fortunate-isles: barbarians"
    )
    board = table(f"{text}; ocean-fortunate: red 1; {OTHERS}", grow="red").board
    conflict = line_up(board, RED, AreaId("fortunate-isles"), Assault(fleets=1))
    assert (conflict.defender.units, conflict.landing) == (3, True)
    assert not chart(board).by_land[AreaId("fortunate-isles")], "nobody comes over land"
    assert deal_markers((1, 3), (-1, 0), (1, 2), "defender") == {
        "sword": "attacker",
        "shield": "defender",
        "fist": "defender",
        "mask": "defender",
        "catapult": "defender",
    }


@pytest.mark.parametrize(("morale", "mechanics", "mine"), [(0, 2, ()), (1, 2, ("mask",)), (0, 3, ("catapult",))])
def test_tc_52_their_morale_and_mechanics(morale: int, mechanics: int, mine: tuple[str, ...]) -> None:
    """TC-52: at level 3 morale 0 and mechanics 2; ties are theirs."""
    text = f"level 3; red: gauls, navigation 1, mechanics {mechanics}; belgica: red; blue: greeks; macedonia: blue"
    game = table(f"{text}; fortunate-isles: barbarians; ocean-fortunate: red 1; {OTHERS}", grow="red")
    game.play("red", sail("ocean-fortunate", "fortunate-isles"))
    game.realm("red").morale = morale
    game.play("red", Confirm(armies="none", goods=False))
    assert held(game.messages("markers-dealt")[0]) == symbols("sword", *mine)


def test_tc_53_dealing_markers() -> None:
    """TC-53: ties go to the defender."""
    markers = deal_markers((3, 3), (1, 1), (1, 0), "defender")
    assert (markers["fist"], markers["mask"], markers["catapult"]) == ("defender", "defender", "attacker")


@pytest.mark.parametrize(
    ("symbols", "left"), [("fist shield", (1, 3)), ("sword catapult", (3, 1)), ("shield sword", (2, 2))]
)
def test_tc_54_hits(symbols: str, left: tuple[int, int]) -> None:
    """TC-54: with the markers of TC-53."""
    dice = faces(symbols, *["sword sword"] * 6)
    game = field("red 3", "blue 3", red="mo 0, mechanics 1, food 0", dice=dice)
    game.board.realms[RED].morale = game.board.realms[BLUE].morale = 1
    attack(game, 3)
    markers = (Name("symbol", "sword"), Name("symbol", "catapult"))
    first = game.messages("battle-round")[0].params
    assert (first["attacker"], first["defender"]) == left
    assert held(game.messages("markers-dealt")[0]) == markers


def test_tc_55_losses() -> None:
    """TC-55: militia and goods fall first; a vassal before the militia is refused; the ore stays, used."""
    force = Force(seat=BLUE, vassals=2, militia=1, goods=["ore"], losses=loss_order(()))
    game = field("red 1", "blue 1")
    lose_units(game.match.table, force, 3)
    assert (force.militia, force.goods, force.vassals) == (0, [], 1)
    game = field("red 1", "blue 1", blue="armies 1")
    game.play("red", march("etruria", "cisalpina"), Confirm())
    refusal = game.refused("blue", Defend(losses=("vassals", "militia")))
    assert (refusal.rule, refusal.message.id) == ("ch.6.4", "militia-falls-first")
    game.play("blue", Defend(losses=("goods", "militia", "vassals")))


def test_tc_55_the_ore_is_used() -> None:
    """TC-55: ore that has fought stays its owner's and is used for this round."""
    text = "cut full; order red blue green yellow purple; red: romans; latium: red; etruria: red; blue: britons"
    text += "; cisalpina: blue; cornovia: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"
    text += "; purple: greeks; macedonia: purple"
    game = table(text, grow="red", dice=faces("shield shield"))
    game.play("red", march("etruria", "cisalpina"), Confirm())
    game.play("blue", Defend())
    if ("red", "attack") in game.asked:
        game.play("red", CommitAttack(legions="none"))
    assert game.realm("blue").goods_used == {"ore": 1}


def test_tc_56_a_draw() -> None:
    """TC-56: no triumph; the province is empty, its yield given back, both vassals free."""
    text = "red: romans; latium: red; narbonensis: red; blue: gauls; belgica: blue; aquitania: blue; " + OTHERS
    game = table(text, grow="red", dice=faces("sword shield"))
    free, food = (game.realm("red").free, game.realm("blue").free), game.realm("blue").food
    game.play("red", march("narbonensis", "aquitania"), Confirm())
    if ("red", "attack") in game.asked:
        game.play("red", CommitAttack(legions="none"))
    assert game.at("aquitania") == ""
    assert (game.realm("red").triumph, game.realm("blue").triumph) == (0, 0)
    assert (game.realm("red").free, game.realm("blue").free) == (free[0] + 1, free[1] + 1)
    assert game.realm("blue").food == food - 1


class Told:
    """As much of a run as the tracks need."""

    def __init__(self, game: CaseTable) -> None:
        self.board = game.board

    def tell(self, *_: object, **__: object) -> None:
        """Nobody listens."""


def test_tc_57_triumph_steps() -> None:
    """TC-57: red and black steps, forward and back, never behind the start (T-10)."""
    game = field("red 1", "blue 1", red="triumph 2")
    run, realm = Told(game), game.realm("red")

    def now() -> tuple[int, int, int]:
        return realm.triumph, realm.morale, realm.ep

    step_forward(run, RED)
    assert now() == (3, 3, 1)
    step_forward(run, RED)
    assert now() == (4, 3, 2)
    step_back(run, RED)
    assert now() == (3, 3, 1)
    step_back(run, RED)
    assert now() == (2, 0, 1)
    realm.triumph = 0
    step_back(run, RED)
    assert now() == (0, 0, 1)


@pytest.mark.parametrize(
    ("attackers", "before", "after"), [(3, "", 1), (7, ", battlefield 1", 2), (2, ", battlefield 2", 2), (2, "", 0)]
)
def test_tc_58_battlefields(attackers: int, before: str, after: int) -> None:
    """TC-58: five units a small one, ten a great one, which stays (T-18); four none."""
    dice = faces(*["sword sword"] * 6)
    text = f"red: romans; latium: red; narbonensis: red {attackers}; blue: gauls; belgica: blue; arvernia: blue{before}"
    game = table(f"{text}; {OTHERS}", grow="red", dice=dice)
    game.play("red", march("narbonensis", "arvernia", count=attackers), Confirm())
    if ("red", "attack") in game.asked:
        game.play("red", CommitAttack(legions="none"))
    total = {(3, ""): 5, (7, ", battlefield 1"): 10, (2, ", battlefield 2"): 6, (2, ""): 4}[attackers, before]
    dealt = game.messages("markers-dealt")[0].params
    assert int(str(dealt["attackers"])) + int(str(dealt["defenders"])) == total
    assert game.board.lands[AreaId("arvernia")].battlefield == after


def test_tc_58_no_battlefield_at_sea() -> None:
    """TC-58: eight fleets leave no battlefield."""
    game = sea(4, 4, dice=faces(*["sword sword"] * 4))
    game.play("red", Engage(AreaId("tyrrhenian-sea"), BLUE), Confirm())
    assert not any(land.battlefield for land in game.board.lands.values())


def test_tc_59_a_province_taken() -> None:
    """TC-59: the conqueror −1 morale; the food changes hands."""
    text = (
        "red: romans, food 0; latium: red; narbonensis: red 3; blue: gauls; belgica: blue; aquitania: blue; " + OTHERS
    )
    game = table(text, grow="red", dice=faces("sword sword"))
    food = game.realm("red").food, game.realm("blue").food
    game.play("red", march("narbonensis", "aquitania", count=2), Confirm())
    if ("red", "attack") in game.asked:
        game.play("red", CommitAttack(legions="none"))
    assert game.at("aquitania") == "red 2"
    assert (game.realm("red").food, game.realm("blue").food) == (food[0] + 1, food[1] - 1)
    assert game.messages("province-taken")
    assert (game.realm("red").colonies, game.realm("red").morale) == (1, -1)


def test_tc_59_both_check_their_colonies() -> None:
    """TC-59: the loser counts too: a province that is cut off from his homes is a new colony."""
    text = "red: romans; latium: red; etruria: red 3; blue: gauls; sequania: blue; cisalpina: blue; venetia: blue"
    game = table(f"{text}; {OTHERS}", grow="red", dice=faces("sword sword"))
    assert (game.realm("blue").colonies, game.realm("blue").morale) == (0, 0)
    game.play("red", march("etruria", "cisalpina", count=2), Confirm(armies="none"))
    assert game.at("cisalpina") == "red 2"
    assert (game.realm("blue").colonies, game.realm("blue").morale) == (1, -2), "Venetia"
    assert game.realm("red").colonies == 0, "linked to Latium"


@pytest.mark.parametrize(("architecture", "built"), [(1, False), (2, True)])
def test_tc_60_a_city_taken(architecture: int, built: bool) -> None:
    """TC-60: −3 morale, +1 influence, −1 for the loser, who gets food and city back (T-39); the conqueror may build."""
    text = f"red: romans, architecture {architecture}, food 4, mo -5; latium: red, city; campania: red, city"
    text += "; etruria: red 5; blue: gauls, ep 3; belgica: blue; cisalpina: blue 0, city; " + OTHERS
    game = table(text, grow="red", dice=faces("sword sword"))
    game.realm("red").food = 2
    food, free = game.realm("blue").food, game.realm("red").free
    game.play("red", march("etruria", "cisalpina", count=4), Confirm())
    if ("red", "attack") in game.asked:
        game.play("red", CommitAttack(legions="none"))
    assert (game.realm("red").morale, game.realm("red").ep, game.realm("blue").ep) == (-8, 2, 2)
    assert (game.realm("blue").food, game.realm("blue").unbuilt[-1]) == (food + 2, 0)
    assert game.at("cisalpina") == ("red 4, city, battlefield 1" if built else "red 4, battlefield 1")
    assert (game.realm("red").food, game.realm("red").free) == ((0, free + 3) if built else (2, free))


def test_tc_61_defenders_in_revolution() -> None:
    """TC-61: nobody fights: the attacker wins without dice (T-20); of two one fights, and a draw leaves the other."""
    game = field("red 1", "blue 1", blue="revolted, triumph 2")
    attack(game)
    assert game.at("cisalpina") == "red 1"
    assert game.realm("blue").triumph == 1
    assert not game.messages("battle-round")
    assert game.realm("red").triumph == 1
    game = field("red 1", "blue 2", blue="revolted, triumph 1", dice=faces("sword shield"))
    attack(game)
    assert game.at("cisalpina") == "blue 1"
    assert (game.realm("red").triumph, game.realm("blue").triumph) == (0, 1)


ALLIES = (
    "allies blue green; green: iberians, mechanics 2, armies {armies}; edetania: green; yellow: slavs; podolia: yellow"
)


def allied(taler: int, armies: int = 3, dice: Script | None = None) -> CaseTable:
    text = (
        f"red: romans; latium: red; etruria: red; blue: gauls, taler {taler}, armies 1; belgica: blue; cisalpina: blue"
    )
    return table(f"{text}; {ALLIES.format(armies=armies)}", grow="red", dice=dice)


def test_tc_62_allied_armies() -> None:
    """TC-62: two armies of Mechanics 2 cost four Taler; if that side wins the ally steps forward too."""
    game = allied(9, dice=faces("shield shield"))
    game.play("red", march("etruria", "cisalpina"), Confirm(armies="none"))
    game.play("blue", Defend(armies="none", allies=("green:2",)))
    assert game.asked == [("green", "support")]
    game.play("green", Support(2))
    assert (game.realm("blue").taler, game.realm("green").taler) == (5, 9)
    assert (game.realm("blue").triumph, game.realm("green").triumph) == (1, 1)
    game = allied(9, dice=faces("shield shield"))
    game.play("red", march("etruria", "cisalpina"), Confirm(armies="none"))
    game.play("blue", Defend(armies="none", allies=("green:2",)))
    game.play("green", Support(0))
    assert (game.realm("blue").taler, game.realm("green").triumph) == (9, 0)
    for number, asked in ((1, True), (0, False)):
        game = allied(9, dice=faces("shield shield") if not asked else None)
        game.play("red", march("etruria", "cisalpina"), Confirm(armies="none"))
        game.play("blue", Defend(armies="none", allies=(f"green:{number}",)))
        assert (("green", "support") in game.asked) == asked


def test_tc_63_armies_that_hold_a_province() -> None:
    """TC-63: a vassal stays and the army goes home; without a vassal the army becomes one there (T-16)."""
    text = (
        "red: greeks, armies 2; macedonia: red; etruria: red; blue: gauls; belgica: blue; cisalpina: blue 1; " + OTHERS
    )
    game = table(text, grow="red", dice=faces("shield sword"))
    game.play("red", march("etruria", "cisalpina"), Confirm(armies="all", losses=("armies",)))
    assert (vassals(game), game.realm("red").armies) == (1, 1)
    game = table(text.replace("cisalpina: blue 1", "cisalpina: blue 2"), grow="red", dice=faces(*["shield sword"] * 2))
    game.play("red", march("etruria", "cisalpina"), Confirm(armies="all", losses=("vassals",)))
    assert (vassals(game), game.realm("red").armies) == (1, 0)


def sea(mine: int, theirs: int, dice: Script | None = None, order: str = "red {} blue {}", more: str = "") -> CaseTable:
    fleets = order.format(mine, theirs)
    text = f"red: romans, navigation 1, mechanics 1{more}; latium: red; blue: gauls, navigation 1, mechanics 1"
    text += "; belgica: blue"
    return table(f"{text}; tyrrhenian-sea: {fleets}; {OTHERS}", grow="red", dice=dice)


def test_tc_64_markers_at_sea() -> None:
    """TC-64: all ties go to the attacker; nobody is asked for anything."""
    markers = deal_markers((2, 2), (0, 0), (2, 2), "attacker")
    assert [markers["fist"], markers["mask"], markers["catapult"]] == ["attacker"] * 3
    game = sea(2, 2, dice=faces("fist mask"), order="blue {} red {}")
    game.realm("red").morale = 0
    game.play("red", Engage(AreaId("tyrrhenian-sea"), BLUE))
    refusal = game.refused("red", AttackOrder(AreaId("tyrrhenian-sea"), armies="all", goods=True))
    assert (refusal.rule, refusal.message.id) == ("T-82", "no-attack-there"), "armies and ore are for land"
    game.play("red", Confirm(armies="all"))
    assert game.messages("sea-battle-begins")[0].params["markers"] == symbols("sword", "fist", "mask", "catapult")
    assert game.at("tyrrhenian-sea") == "red 2"


def test_tc_65_sharing_a_sea_area() -> None:
    """TC-65: without battle the holder keeps the fish; when his last fleet leaves, the next one has it (T-14)."""
    text = "red: romans, navigation 1; latium: red; tyrrhenian-sea: red 1; blue: greeks, navigation 1; macedonia: blue"
    text += "; gallic-gulf: blue 1; " + OTHERS
    game = table(text, grow="red")
    food = game.realm("red").food, game.realm("blue").food
    game.play("red", sail("tyrrhenian-sea", "ligurian-sea", "gallic-gulf"), Confirm())
    assert game.at("gallic-gulf") == "blue 1 red 1"
    assert (game.realm("red").food, game.realm("blue").food) == food
    text = text.replace("tyrrhenian-sea: red 1; ", "").replace("gallic-gulf: blue 1", "gallic-gulf: blue 1 red 1")
    game = table(text, grow="blue")
    game.play("blue", sail("gallic-gulf", "ligurian-sea"), Confirm())
    assert game.at("gallic-gulf") == "red 1"
    assert (game.realm("red").food, game.realm("blue").food) == (food[0] + 1, food[1] - 1)


def test_ch_6_5_a_holder_may_demand_battle() -> None:
    """ch.6.5, T-15: fleets that are challenged while passing stop there, and fight."""
    text = "red: romans, navigation 2; latium: red; tyrrhenian-sea: red 1; blue: greeks, navigation 1; macedonia: blue"
    text += "; ligurian-sea: blue 2; " + OTHERS
    game = table(text, grow="red", dice=faces("fist fist"))
    game.keep(game.match.cancel_order("blue", game.match.orders("blue")[0].id))
    game.play("red", sail("tyrrhenian-sea", "ligurian-sea", "gallic-gulf"))
    assert game.asked == [("blue", "sea-battle")]
    game.play("blue", Choose("demand"))
    assert game.at("ligurian-sea") == "blue 2 red 1"
    assert game.refused("red", sail("ligurian-sea", "gallic-gulf")).message.id == "too-far"
    game.play("red", Confirm())
    assert game.at("ligurian-sea") == "blue 2"
    assert game.realm("blue").triumph == 1


RAIDS = "cut full; order red blue green yellow purple; red: norsemen, navigation 1, food 0; agder: red"
RAIDS += "; north-sea-north: red 2; blue: gauls{taler}; caledonia: blue 1{city}; brigantia: blue"
RAIDS += "; green: iberians; edetania: green; yellow: slavs; podolia: yellow; purple: romans; latium: purple"


def raid(die: int, taler: str = "", city: str = ", city") -> CaseTable:
    game = table(RAIDS.format(taler=taler, city=city), grow="red", dice={"raid": [die]})
    game.play("red", Raid(AreaId("north-sea-north"), AreaId("caledonia")))
    return game


def test_tc_66_raids() -> None:
    """TC-66: booty by the die, as far as the victim has it (T-38); a six costs the fleet."""
    assert (raid(2).realm("red").taler, raid(2).realm("blue").taler) == (5 + 3, 5 - 3)
    assert (raid(2, ", taler 1").realm("red").taler, raid(2, ", taler 1").realm("blue").taler) == (5 + 1, 0)
    assert raid(3).realm("red").taler == 5
    assert raid(5, city="").realm("red").taler == 5 + 1
    game = raid(6)
    assert (game.at("north-sea-north"), game.realm("red").morale) == ("red 1", 2)
    assert game.board.lands[AreaId("caledonia")].battlefield == 1
    game = raid(2)
    refusal = game.refused("red", Raid(AreaId("north-sea-north"), AreaId("brigantia")))
    assert (refusal.rule, refusal.message.id) == ("ch.6.2", "raided-already")
    game = table(RAIDS.format(taler="", city=", battlefield 1"), grow="red")
    refusal = game.refused("red", Raid(AreaId("north-sea-north"), AreaId("caledonia")))
    assert (refusal.rule, refusal.message.id) == ("ch.6.2", "battlefield-there")


def test_tc_67_expelling_trading_posts() -> None:
    """TC-67: only posts of a player who is attacked; he loses two morale and the marker."""
    text = (
        "red: romans; latium: red, city, post blue; etruria: red; blue: gauls; belgica: blue; cisalpina: blue; "
        + OTHERS
    )
    game = table(text, grow="red")
    expel = (AreaId("latium"),)
    refusal = game.refused("red", Confirm(expel=expel))
    assert (refusal.rule, refusal.message.id) == ("ch.6.4", "not-attacked")
    free = game.realm("blue").free
    game.play("red", march("etruria", "cisalpina"), Confirm(armies="none", expel=expel))
    assert "post-expelled" in game.told
    assert game.at("latium") == "red 1, city"
    assert game.realm("blue").morale == -2
    assert game.realm("blue").free >= free + 1


def test_tc_74_commitment_in_order() -> None:
    """TC-74: the defender puts up first; the attacker sees it, adds, and has the fist (T-42)."""
    text = "cut full; order red blue green yellow purple; red: greeks, armies 3; macedonia: red; narbonensis: red 2"
    text += "; blue: britons, armies 2; cornovia: blue; aquitania: blue; green: iberians; edetania: green"
    game = table(f"{text}; yellow: slavs; podolia: yellow; purple: romans; latium: purple", grow="red")
    game.play("red", march("narbonensis", "aquitania", count=2), Confirm())
    assert game.asked == [("blue", "defend")]
    game.play("blue", Defend(armies="1"))
    assert game.asked == [("red", "attack")]
    seen = game.view("red").conflict
    assert seen is not None
    assert (seen.defender.units, seen.defender.armies, seen.defender.goods) == (3, 1, ("ore",))
    game.play("red", CommitAttack(armies="2"))
    assert symbols("fist")[0] in held(game.messages("markers-dealt")[0])
    assert game.messages("markers-dealt")[0].params["attackers"] == 4


@pytest.mark.parametrize(("steps", "after"), [(3, (2, -3, 1)), (0, (0, 0, 1)), (4, (3, 0, 0))])
def test_tc_75_losing_against_barbarians(steps: int, after: tuple[int, int, int]) -> None:
    """TC-75: the loser steps back like any other (T-44)."""
    text = (
        f"red: greeks, triumph {steps}, food 0, mo 0; macedonia: red; etruria: red; cisalpina: barbarians; blue: gauls"
    )
    game = table(f"{text}; belgica: blue; {OTHERS}", grow="red", dice=faces("shield shield"))
    game.play("red", march("etruria", "cisalpina"), Confirm())
    realm = game.realm("red")
    assert (realm.triumph, realm.morale, realm.ep) == after
    assert game.board.lands[AreaId("cisalpina")].tile is not None


def test_tc_76_attacked_in_revolution() -> None:
    """TC-76: he is asked for armies and goods; one vassal or the city stays out (T-45)."""
    game = field("red 1", "blue 2, city", blue="revolted, armies 1")
    game.play("red", march("etruria", "cisalpina"), Confirm())
    assert game.asked == [("blue", "defend")]
    assert (game.conflict.kept_city, game.conflict.kept_vassal, game.conflict.defender.units) == (True, 0, 2)
    game.play("blue", Defend(keep="vassal"))
    assert (game.conflict.kept_city, game.conflict.kept_vassal) == (False, 1)
    assert game.conflict.defender.units == 1 + 1 + 1 + 1, "vassal, city, its militia, army"
    while game.board.round == 1:
        assert game.asked[0] != ("blue", "auto-expansion")
        game.keep(game.match.lapse(game.match.pending[0].id))


@pytest.mark.parametrize(("losses", "there", "armies"), [("vassals-first", 1, 1), ("armies-first", 2, 0)])
def test_tc_86_loss_orders(losses: str, there: int, armies: int) -> None:
    """TC-86: who falls first decides who holds the province; armies go home (T-60, T-16, T-68)."""
    text = (
        "red: greeks, armies 2; macedonia: red; etruria: red 2; blue: gauls; belgica: blue; cisalpina: blue 2; "
        + OTHERS
    )
    game = table(text, grow="red", dice=faces("shield sword", "shield sword"))
    game.play("red", march("etruria", "cisalpina", count=2), Confirm(armies="all", losses=(losses,)))
    assert (vassals(game), game.realm("red").armies) == (there, armies)


@pytest.mark.parametrize(("taler", "paid", "lent"), [(9, 4, 2), (3, 2, 1)])
def test_tc_87_an_ally_lends_fewer(taler: int, paid: int, lent: int) -> None:
    """TC-87: two of three for four Taler; with three Taler one (T-61)."""
    game = allied(taler)
    game.play("red", march("etruria", "cisalpina"), Confirm())
    game.play("blue", Defend(allies=("green:3",)))
    game.play("green", Support(2))
    assert game.realm("blue").taler == taler - paid
    given = game.messages("support-given")[0].params
    assert given["count"] == lent


def test_tc_88_additions_once() -> None:
    """TC-88: with two units left he is asked, adds one tile, and is not asked again (T-62)."""
    dice = faces("sword sword", "sword shield", "sword shield", "sword sword")
    text = "red: greeks; macedonia: red; etruria: red 6; blue: gauls, tiles taler-2 taler-3"
    text += "; belgica: blue; cisalpina: blue 4"
    game = table(f"{text}; {OTHERS}", grow="red", dice=dice)
    game.play("red", march("etruria", "cisalpina", count=6), Confirm())
    game.play("blue", Defend())
    assert game.asked == [("blue", "addition")]
    game.play("blue", Add(("1",)))
    assert game.messages("battle-round")[0].params["defender"] == 2 + 1 - 1, "three units took one hit"
    assert "addition" not in [kind for _, kind in game.asked]
    assert game.realm("blue").spent == ["taler-2"]
    assert game.realm("blue").tiles == ["taler-3"]


def test_tc_89_lost_hits() -> None:
    """TC-89: hits that exceed the units are lost (T-63)."""
    game = field("red 3", "blue 1", red="mo 5, mechanics 1", dice=faces("mask sword"))
    game.realm("red").morale = 5
    attack(game, 3)
    assert game.at("cisalpina") == "red 3"
    game = field("red 3", "blue 2", red="mo 5, mechanics 1", dice=faces("shield fist", "sword sword"))
    attack(game, 3)
    first = game.messages("battle-round")[0].params
    assert (first["attacker"], first["defender"]) == (2, 1)


def test_tc_90_triumph_before_morale() -> None:
    """TC-90: three morale for s 3, then one less for the province; the next mask has the new value (T-64, T-67)."""
    text = "red: greeks, food 0, mo -1, triumph 2, free 1; macedonia: red 0, city; etruria: red 4; blue: gauls"
    text += "; belgica: blue"
    text += "; cisalpina: blue; venetia: blue; " + OTHERS
    game = table(text, expand="red", dice=faces("sword sword", "sword sword"))
    if game.asked == [("red", "removal")]:
        game.keep(game.match.lapse(game.match.pending[0].id))
    game.realm("red").morale = -1
    game.play("red", march("etruria", "cisalpina"), march("etruria", "venetia"), Confirm(armies="none"))
    dealt = game.messages("markers-dealt")
    ids = [id for id in game.told if id in ("triumph-forward", "province-taken")]
    assert ids[:2] == ["triumph-forward", "province-taken"]
    first = game.messages("triumph-forward")[0].params
    assert (first["step"], first["ep"], first["morale"]) == (3, 0, 3)
    assert game.realm("red").morale == -1 + 3 - 1 - 1 - 3, "two provinces, and round 2 has begun"
    assert symbols("mask")[0] not in held(dealt[0])
    assert symbols("mask")[0] in held(dealt[1])


def test_tc_91_grey_militia_first() -> None:
    """TC-91: one unit is a grey militia, the army alone is refused (T-65); it returns if it survives."""
    text = (
        "red: greeks, militia 2, armies 1; macedonia: red; etruria: red; blue: gauls; belgica: blue; cisalpina: blue; "
    )
    game = table(text + OTHERS, grow="red", dice=faces("sword sword"))
    game.play("red", march("etruria", "cisalpina"), Confirm())
    assert game.refused("red", CommitAttack(armies="own")).message.id == "grey-militia-first"
    game.play("red", CommitAttack(armies="1"))
    assert (game.realm("red").militia, game.realm("red").armies) == (2, 1)
    assert game.messages("put-up")[0].params["units"] == 2


def test_tc_92_attacking_an_ally() -> None:
    """TC-92: ending in an ally's province ends the alliance when it is confirmed (T-66); passing does nothing."""
    text = "allies red blue; red: greeks, ep 3, mechanics 2; macedonia: red; etruria: red; blue: gauls, ep 3"
    text += "; belgica: blue"
    text += "; cisalpina: blue; " + OTHERS
    game = table(text, grow="red")
    morale = game.realm("blue").morale
    game.play("red", march("etruria", "cisalpina", "sequania"), Confirm())
    assert game.board.alliances == [("blue", "red")]
    assert game.realm("blue").morale == morale
    game = table(text, grow="red", dice=faces("shield shield"))
    game.play("red", march("etruria", "cisalpina"))
    morale = game.realm("red").morale
    game.play("red", Confirm(armies="none"))
    assert game.board.alliances == []
    assert (game.realm("red").ep, game.realm("blue").ep, game.realm("blue").morale) == (2, 2, -2)
    assert game.realm("red").morale == morale - 5
    assert game.told.index("alliance-broken") < game.told.index("battle-begins")


@pytest.mark.parametrize(("armies", "put_up"), [(3, 2), (1, 0)])
def test_tc_102_defending_with_enough(armies: int, put_up: int) -> None:
    """TC-102: as many armies as give more units than the attackers, or none (T-81)."""
    text = (
        "red: romans; latium: red; illyria: red 3; blue: greeks, armies {}; macedonia: blue; dardania: blue; " + OTHERS
    )
    game = table(text.format(armies), grow="red")
    game.order("blue", StandingOrder("defend", Defend(armies="enough")))
    game.play("red", march("illyria", "dardania", count=3), Confirm())
    assert game.messages("put-up")[0].params["armies"] == put_up
    assert game.messages("put-up")[0].params["units"] == 2 + put_up


@pytest.mark.parametrize(("armies", "joined"), [(5, 3), (2, 0)])
def test_tc_103_attacking_with_enough(armies: int, joined: int) -> None:
    """TC-103: more units than the defender has put up, or no army joins (T-82)."""
    text = (
        f"red: greeks, armies {armies}; macedonia: red; etruria: red 2; blue: gauls; belgica: blue; cisalpina: blue 4; "
    )
    game = table(text + OTHERS, grow="red")
    game.play("red", march("etruria", "cisalpina", count=2), Confirm(armies="enough"))
    assert game.messages("put-up")[0].params["armies"] == joined


def test_tc_68_tiles_as_mercenaries() -> None:
    """TC-68: a red tile that has fought only counts for Liberators; no tile is used during a battle (T-30)."""
    text = "red: greeks, tiles advances taler-5; macedonia: red; etruria: red; blue: gauls"
    text += "; belgica: blue; cisalpina: blue; "
    game = table(text + OTHERS, grow="red", dice=faces("sword sword"))
    game.play("red", march("etruria", "cisalpina"), Confirm())
    assert game.asked == [("red", "attack")]
    assert game.refused("red", UseTile(TileId("taler-5"))).message.id == "kernel-action-not-open"
    game.play("red", CommitAttack(mercenaries=("advances",)))
    assert (game.realm("red").tiles, game.realm("red").spent) == (["taler-5"], ["advances"])
    assert values(game.board, CardId("liberators"))[RED] == 2, "used or not"
    game = table(text + OTHERS, act="red")
    game.play("red", UseTile(TileId("taler-5")))
    assert game.realm("red").taler == 10
    assert game.asked == [("red", "action")]
