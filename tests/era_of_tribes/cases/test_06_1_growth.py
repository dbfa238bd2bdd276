"""ch.6.1 to 6.3: growth, building, movement, colonies, cities: TC-38 to TC-49, TC-79 to TC-85, TC-93."""

import pytest

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import chart, posts_of
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.expansion.building import BuildFleet, OpenPost, Train
from rules.era_of_tribes.expansion.cities import Found
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.growth import GiveUp, Place
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.expansion.sailing import Raid, Sail
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.progress.progress import Progress
from tests.era_of_tribes.cases.table import HOLD, CaseTable, table

REST = "blue: egyptians; delta: blue; green: iberians; baetica: green; yellow: slavs; podolia: yellow"
HOMES = "blue: gauls; belgica: blue; green: iberians; baetica: green; yellow: slavs; podolia: yellow"
NORTH = "cut full; order red blue green yellow purple; blue: egyptians; delta: blue; green: iberians; baetica: green"
NORTH += "; yellow: slavs; podolia: yellow; purple: romans; latium: purple"


FOUR = edition().map.charts[edition().map.usual(4)]


def areas(*names: str) -> tuple[AreaId, ...]:
    return tuple(AreaId(name) for name in names)


def march(origin: str, *path: str, count: int = 1) -> March:
    return March(AreaId(origin), areas(*path), count)


def sail(origin: str, *path: str, count: int = 1, fight: bool = False) -> Sail:
    return Sail(AreaId(origin), areas(*path), count, fight)


def test_tc_38_growth() -> None:
    """TC-38: food, goods, leaders and morale; one new vassal for each piece; three unused points are one morale."""
    text = f"red: gauls, food 3, mo -2, epoch bronze; aureliani: red; sequania: red; belgica: red, city; {REST}"
    game = table(text, grow="red", leaders=2, goods=2)
    assert game.campaign.growth == 7
    refusal = game.refused("red", Place(areas("aureliani", "aureliani")))
    assert (refusal.rule, refusal.message.id) == ("ch.6.1", "no-room")
    five = areas("aureliani", "sequania", "belgica", "belgica", "belgica")
    assert game.refused("red", Place(five)).message.id == "no-room"
    game.play("red", Place(areas("aureliani", "sequania", "belgica", "belgica")), Confirm())
    assert game.realm("red").morale == -1
    game = table(text, grow="red", leaders=2, goods=2)
    game.play("red", Place(areas("aureliani")), Confirm())
    assert game.realm("red").morale == 0


def test_tc_39_negative_growth() -> None:
    """TC-39: three pieces of the owner's choice; if there are only two, both."""
    game = table(f"red: gauls, food 1, mo -4; aureliani: red 2; sequania: red; belgica: red; {REST}", expand="red")
    assert game.asked == [("red", "removal")]
    assert game.campaign.growth == -3
    refusal = game.refused("red", GiveUp(areas("aureliani")))
    assert (refusal.rule, refusal.message.id) == ("ch.6.1", "wrong-number-given-up")
    game.play("red", GiveUp(areas("aureliani", "aureliani", "belgica")))
    assert (game.at("aureliani"), game.at("sequania"), game.at("belgica")) == ("", "red 1", "")
    game = table(f"red: gauls, food 1, mo -4; sequania: red; arvernia: red; {REST}", expand="red")
    assert (game.at("sequania"), game.at("arvernia")) == ("", "")


def test_tc_40_vassals_from_unbuilt_cities() -> None:
    """TC-40: two morale each, voluntary (T-3)."""
    game = table(f"red: gauls, food 1, free 0; aureliani: red; sequania: red; {REST}", grow="red")
    assert game.campaign.growth == 3
    assert game.refused("red", Place(areas("aureliani"))).message.id == "too-few-free-vassals"
    game.play("red", Place(areas("aureliani", "sequania"), unbuilt=2))
    assert (game.realm("red").morale, game.at("aureliani"), game.at("sequania")) == (-4, "red 2", "red 2")
    game = table(f"red: gauls, food 9, free 0, mo -9; aureliani: red; {REST}", grow="red")
    assert game.refused("red", Place(areas("aureliani"), unbuilt=1)).rule == "T-3"


def test_tc_104_training_armies() -> None:
    """TC-104: vassals of this expansion, as many as there are, each for the Taler that Mechanics says."""
    train = Train(AreaId("latium"))
    text = f"red: romans, mechanics {{level}}, taler 5, food 9; latium: red; {HOMES}"
    game = table(text.format(level=1), grow="red")
    assert game.refused("red", train).message.id == "no-new-vassal"
    game.play("red", Place(areas("latium")))
    assert game.refused("red", Train(AreaId("latium"), 2)).message.id == "no-new-vassal"
    game.play("red", train)
    assert (game.at("latium"), game.realm("red").armies, game.realm("red").taler) == ("red 1", 1, 4)
    game = table(text.format(level=0), grow="red")
    game.play("red", Place(areas("latium")))
    refusal = game.refused("red", train)
    assert (refusal.rule, refusal.message.id) == ("ch.6.2", "no-mechanics")


BRITONS = "red: britons, navigation {navigation}, taler 2; cantium: red; cornovia: red; " + NORTH


def test_tc_41_building_fleets() -> None:
    """TC-41: only a vassal of this expansion, only with Navigation, only over a coast link."""
    fleet = BuildFleet(AreaId("cantium"), AreaId("channel"))
    game = table(BRITONS.format(navigation=1), grow="red")
    assert game.refused("red", fleet).message.id == "no-new-vassal"
    game.play("red", Place(areas("cantium")))
    assert game.refused("red", BuildFleet(AreaId("cantium"), AreaId("irish-sea"))).message.id == "not-linked"
    game.play("red", fleet)
    assert (game.at("channel"), game.realm("red").taler) == ("red 1", 0)
    game = table(BRITONS.format(navigation=0), grow="red")
    game.play("red", Place(areas("cantium")))
    assert game.refused("red", fleet).message.id == "no-navigation"


@pytest.mark.parametrize(("auto", "fleets"), [(False, 3), (True, 2)])
def test_tc_42_the_second_fleet_of_the_greeks(auto: bool, fleets: int) -> None:
    """TC-42: one free fleet in all, with the first; none in an auto-expansion."""
    text = f"red: greeks, navigation 1, taler 9, food 5; macedonia: red; thessaly: red; {REST}"
    game = table(text, expand="red") if auto else table(text, grow="red")
    game.play("red", Place(areas("macedonia", "thessaly")))
    for home in ("macedonia", "thessaly"):
        game.play("red", BuildFleet(AreaId(home), AreaId("aegean-north")))
    assert game.at("aegean-north") == f"red {fleets}"


POSTS = "red: romans, trade {trade}, taler 3, treaties 1; latium: red; etruria: red; blue: gauls"
POSTS += "; cisalpina: blue, city{post}; green: iberians; baetica: green; yellow: slavs; podolia: yellow, city"


def test_tc_43_trading_posts() -> None:
    """TC-43: Trade 2, a neighbour's city without a post, a Taler or a treaty to him, morale and a marker."""
    post = OpenPost(AreaId("latium"), AreaId("cisalpina"))
    game = table(POSTS.format(trade=1, post=""), grow="red")
    game.play("red", Place(areas("latium")))
    assert game.refused("red", post).message.id == "no-trading-posts"
    game = table(POSTS.format(trade=2, post=", post green"), grow="red")
    game.play("red", Place(areas("latium")))
    assert game.refused("red", post).message.id == "post-already"
    assert game.refused("red", OpenPost(AreaId("latium"), AreaId("podolia"))).message.id == "no-neighbour"
    lands = POSTS.format(trade=2, post="").replace("etruria: red", "etruria: red, city") + "; venetia: blue"
    game = table(lands, grow="red")
    game.play("red", Place(areas("latium")))
    for place in ("etruria", "venetia", "raetia"):
        refusal = game.refused("red", OpenPost(AreaId("latium"), AreaId(place)))
        assert (refusal.rule, refusal.message.id) == ("ch.6.2", "no-foreign-city")
    for pay in ("taler", "treaty"):
        game = table(POSTS.format(trade=2, post=""), grow="red")
        before = game.realm("blue").taler, game.realm("blue").treaties
        paid = game.realm("red").taler, game.realm("red").treaties
        game.play("red", Place(areas("latium")), OpenPost(AreaId("latium"), AreaId("cisalpina"), pay))
        after = game.realm("blue").taler, game.realm("blue").treaties
        assert [now - then for now, then in zip(after, before, strict=True)] == [pay == "taler", pay == "treaty"]
        left = game.realm("red").taler, game.realm("red").treaties
        assert [then - now for now, then in zip(left, paid, strict=True)] == [pay == "taler", pay == "treaty"]
        assert game.realm("red").morale == 2
        assert len(posts_of(game.board, Seat("red"))) == 1
        assert game.at("cisalpina") == "blue 1, city, post red"


def test_tc_44_marching() -> None:
    """TC-44: two provinces need two movement points, or a horse; what is passed is not settled (T-26)."""
    text = f"red: gauls, mechanics {{level}}; sequania: red{{horse}}; {REST}"
    move = march("sequania", "venetia")
    game = table(text.format(level=2, horse=""), grow="red")
    food = game.realm("red").food
    game.play("red", march("sequania", "raetia", "venetia"), Confirm())
    assert (game.at("raetia"), game.at("venetia"), game.realm("red").food) == ("", "red 1", food + 1)
    game = table(text.format(level=1, horse=""), grow="red")
    assert game.refused("red", move).message.id == "too-far"
    horse = next(area for area, goods in FOUR.goods.items() if "horse" in goods)
    game = table(text.format(level=1, horse=f"; {horse}: red"), grow="red")
    assert game.campaign.horses == 1
    game.play("red", move)
    assert game.campaign.horses == 0


def test_tc_45_leaving_a_province() -> None:
    """TC-45: the only vassal leaves Aquitania: hunger, and the province is empty."""
    game = table(f"red: gauls, food 0; aquitania: red; arvernia: red; {REST}", grow="red")
    game.play("red", march("aquitania", "arvernia"), Confirm())
    assert game.food("red") == (0, 1, 0)
    assert game.at("aquitania") == ""


AFRICA = "red: carthaginians, navigation 1{more}; zeugitana: red 3; tripolitania: red; {seas} " + REST


def test_tc_46_transports() -> None:
    """TC-46: a fleet in each sea area, one movement point of the vassal and of each fleet."""
    move = march("zeugitana", "sicilian-strait", "sicilia")
    assert table(AFRICA.format(more="", seas=""), grow="red").refused("red", move).message.id == "no-fleet-carries"
    game = table(AFRICA.format(more="", seas="sicilian-strait: red 1;"), grow="red")
    game.play("red", move)
    assert game.campaign.mp[AreaId("sicilia")] == [0]
    assert game.campaign.mp[AreaId("sicilian-strait")] == [1]
    seas = "syrtis: red 1; ionian-sea: red 1;"
    game = table(AFRICA.format(more="", seas=seas), grow="red")
    game.play("red", march("tripolitania", "bruttium"))
    assert game.at("bruttium") == "red 1"
    assert [game.campaign.mp[AreaId(sea)] for sea in ("syrtis", "ionian-sea")] == [[1], [1]]
    game = table(AFRICA.format(more="", seas=seas), grow="red")
    game.play("red", sail("syrtis", "libyan-sea"), sail("libyan-sea", "syrtis"))
    refusal = game.refused("red", march("tripolitania", "syrtis", "ionian-sea", "bruttium"))
    assert refusal.message.id == "no-fleet-carries"


def test_tc_47_long_voyages() -> None:
    """TC-47: Norsemen with Navigation 1 have four points, with Navigation 2 six."""
    text = f"red: norsemen, navigation {{level}}; agder: red; norwegian-sea: red 1; {NORTH}"
    game = table(text.format(level=1), grow="red")
    assert game.refused("red", sail("norwegian-sea", "thule-sea", "ocean-north-west")).message.id == "too-far"
    game.play("red", sail("norwegian-sea", "thule-sea"))
    game = table(text.format(level=2), grow="red")
    game.play("red", sail("norwegian-sea", "thule-sea", "ocean-north-west"))
    assert game.at("ocean-north-west") == "red 1"
    game = table(text.format(level=2), grow="red")
    game.play("red", sail("norwegian-sea", "thule-sea"))
    assert game.at("thule-sea") == "red 1"


def test_tc_48_colonies() -> None:
    """TC-48: each additional colony costs two morale; one group is one colony; one a round is free for Norsemen."""
    seas = "sicilian-strait: red 1; ionian-sea: red 1;"
    game = table(AFRICA.format(more=", navigation 2, food 0", seas=seas), grow="red")
    game.play("red", march("zeugitana", "sicilia"), Confirm())
    assert game.realm("red").morale == -2
    game = table(AFRICA.format(more=", navigation 2, food 0", seas=f"sicilia: red; {seas}"), grow="red")
    game.play("red", march("zeugitana", "sicilian-strait", "ionian-sea", "bruttium"))
    game.play("red", march("zeugitana", "sicilian-strait", "ionian-sea", "apulia"), Confirm())
    assert (game.realm("red").colonies, game.realm("red").morale) == (2, -2)
    text = f"red: norsemen, navigation 2, food 0; agder: red; north-sea-south: red 2; {NORTH}"
    game = table(text, grow="red")
    game.play("red", sail("north-sea-south", "cantium"), sail("north-sea-south", "frisia"), Confirm())
    assert (game.realm("red").colonies, game.realm("red").morale) == (2, -2)


def growing(people: str, home: str, more: str) -> CaseTable:
    text = f"red: {people}, architecture 1, food 1; {home}: red 3; {more} {REST}"
    return table(text, expand="red")


def test_tc_49_founding_cities() -> None:
    """TC-49: three vassals and two food; the vassals and the bound ones are free; Architecture 1 allows two."""
    game = growing("romans", "latium", "campania: red, city;")
    free = game.realm("red").free
    game.play("red", Found(AreaId("latium")))
    realm = game.realm("red")
    assert (realm.ep, realm.free - free, game.food("red")) == (2, 6, (0, 1, 0))
    assert game.at("latium") == "red 0, city"
    game = growing("romans", "latium", "campania: red, city; bruttium: red, city;")
    assert game.refused("red", Found(AreaId("latium"))).message.id == "no-city-allowed"
    text = f"red: egyptians, architecture 1, food 1; delta: red 3; {REST.replace('egyptians; delta', 'gauls; belgica')}"
    game = table(text, expand="red")
    game.play("red", Found(AreaId("delta")))
    assert game.food("red") == (0, 0, 0)


def test_tc_79_food_is_settled_once() -> None:
    """TC-79: who is replaced in the same expansion keeps the food (T-52)."""
    text = f"red: gauls; aquitania: red; arvernia: red; {REST}"
    game = table(text, grow="red")
    food = game.realm("red").food
    game.play("red", march("aquitania", "armorica"), march("arvernia", "aquitania"), Confirm())
    assert game.realm("red").food == food
    game = table(text, grow="red")
    game.play("red", march("aquitania", "armorica"), Confirm())
    assert game.realm("red").food == food - 1
    game = table(text.replace("gauls", "gauls, architecture 1, food 5") + "; belgica: red 3", grow="red")
    game.play("red", march("aquitania", "armorica"))
    assert game.realm("red").food == 5
    game.play("red", Found(AreaId("belgica")))
    assert game.realm("red").food == 5 - 1 - 2, "whoever founds has finished moving (T-51)"


def test_tc_80_new_fleets_sail() -> None:
    """TC-80: with full movement points (T-53)."""
    game = table(BRITONS.format(navigation=1), grow="red")
    game.play("red", Place(areas("cantium")), BuildFleet(AreaId("cantium"), AreaId("channel")))
    game.play("red", sail("channel", "celtic-sea", "biscay-north"))
    assert game.at("biscay-north") == "red 1"
    assert game.refused("red", sail("biscay-north", "biscay-south")).message.id == "too-far"


def test_tc_81_two_transports_in_one_move() -> None:
    """TC-81: Mechanics 2: two transports, two points; Mechanics 1: only the first."""
    seas = "sicilian-strait: red 1; ionian-sea: red 1;"
    path = ("sicilian-strait", "sicilia", "ionian-sea", "apulia")
    game = table(AFRICA.format(more=", mechanics 2", seas=seas), grow="red")
    game.play("red", march("zeugitana", *path))
    assert game.at("apulia") == "red 1"
    game = table(AFRICA.format(more=", mechanics 1", seas=seas), grow="red")
    assert game.refused("red", march("zeugitana", *path)).message.id == "too-far"
    game.play("red", march("zeugitana", "sicilia"))


def test_tc_82_a_fleet_carries_twice() -> None:
    """TC-82: two points are two vassals; then it can neither carry nor sail (T-54)."""
    game = table(AFRICA.format(more="", seas="sicilian-strait: red 1;"), grow="red")
    game.play("red", march("zeugitana", "sicilia"), march("zeugitana", "sicilia"))
    assert game.refused("red", march("zeugitana", "sicilian-strait", "sicilia")).message.id == "no-fleet-carries"
    assert game.refused("red", sail("sicilian-strait", "syrtis")).message.id == "too-far"


def test_tc_83_nobody_on_land() -> None:
    """TC-83: one free vassal into an empty home, and no more (T-56)."""
    game = table(f"red: romans, food 1; {REST}", grow="red")
    assert game.campaign.growth == 3
    assert game.refused("red", Place(areas("latium", "campania"))).rule == "T-56"
    assert game.refused("red", Place(areas("etruria"))).message.id == "no-room"
    game.play("red", Place(areas("latium")))
    assert game.at("latium") == "red 1"


def test_tc_84_giving_up_a_trading_post() -> None:
    """TC-84: a post and a fleet; the marker goes, morale stays; a city cannot be given up (T-57)."""
    text = "red: romans, food 0, mo -2; latium: red 0, city; campania: red; tyrrhenian-sea: red 1; blue: egyptians"
    text += "; delta: blue, city, post red; green: iberians; baetica: green; yellow: slavs; podolia: yellow"
    game = table(text, expand="red")
    assert game.refused("red", GiveUp(areas("latium", "campania"))).rule == "T-57"
    game.play("red", GiveUp(areas("delta", "tyrrhenian-sea")))
    assert (game.at("delta"), game.at("tyrrhenian-sea"), game.realm("red").morale) == ("blue 1, city", "", -2)
    assert not posts_of(game.board, Seat("red"))


def test_t_58_no_city_beside_a_pending_attack() -> None:
    """T-58, ch.6.3: where an attack is pending nobody founds, and with three vassals on the march neither."""
    text = "red: romans, architecture 1, food 9; latium: red 3; etruria: red 3; blue: gauls; belgica: blue"
    text += "; cisalpina: blue; green: iberians; baetica: green; yellow: slavs; podolia: yellow"
    game = table(text, grow="red")
    game.play("red", march("etruria", "cisalpina", count=3))
    assert game.refused("red", Found(AreaId("cisalpina"))).rule == "ch.6.3"
    assert game.refused("red", Found(AreaId("etruria"))).rule == "ch.6.3"
    game.play("red", Found(AreaId("latium")))


@pytest.mark.parametrize("allies", ["", "allies red blue; "])
def test_t_59_a_foreign_fleet_closes_a_harbour(allies: str) -> None:
    """T-59: neither a built nor a free fleet goes where somebody else has one, ally or not."""
    text = f"{allies}red: romans, navigation 1, taler 9, food 5; latium: red; blue: gauls; belgica: blue"
    text += "; tyrrhenian-sea: blue 1; green: iberians; baetica: green; yellow: slavs; podolia: yellow"
    game = table(text, grow="red")
    game.play("red", Place(areas("latium")))
    refusal = game.refused("red", BuildFleet(AreaId("latium"), AreaId("tyrrhenian-sea")))
    assert (refusal.rule, refusal.message.id) == ("T-59", "foreign-fleets")
    game = table(text.replace("navigation 1", "navigation 0"), act="red")
    refusal = game.refused("red", Progress(("navigation",), areas("tyrrhenian-sea")))
    assert (refusal.rule, refusal.message.id) == ("T-59", "no-harbour")
    text = text.replace("tyrrhenian-sea: blue 1", "tyrrhenian-sea: red 1")
    game = table(text, grow="red")
    game.play("red", Place(areas("latium")), BuildFleet(AreaId("latium"), AreaId("tyrrhenian-sea")))
    assert game.at("tyrrhenian-sea") == "red 2"


def test_tc_85_a_city_in_a_new_province() -> None:
    """TC-85: three vassals settle Etruria and found a city there at once (T-58)."""
    game = table(f"red: romans, architecture 1; latium: red 3; {REST}", grow="red")
    game.play("red", march("latium", "etruria", count=3), Found(AreaId("etruria")))
    assert (game.at("etruria"), game.realm("red").ep) == ("red 0, city", 2)


NORSE = f"red: norsemen, navigation 1, food 0; agder: red 2; north-sea-north: red 1; {NORTH}; caledonia: purple"


def test_tc_93_a_raid_after_a_transport() -> None:
    """TC-93: the fleet is lost, with morale and a battlefield; the transported vassal stays (T-69)."""
    game = table(NORSE, grow="red", dice={"raid": [6]})
    shore = next(area for area in game.board.lands if _shores(game, area))
    game.play("red", march("agder", "north-sea-north", shore))
    game.play("red", Raid(AreaId("north-sea-north"), AreaId("caledonia")))
    assert (game.at("north-sea-north"), game.realm("red").morale, game.at(shore)) == ("", 2, "red 1")
    assert game.at("caledonia") == "purple 1, battlefield 1"


def _shores(game: CaseTable, area: AreaId) -> bool:
    return area in chart(game.board).shores[AreaId("north-sea-north")] and game.at(area) == ""


def test_holding_grows_and_does_nothing_else() -> None:
    game = table(f"red: gauls, food 9, free 5; aureliani: red; sequania: red; {REST}", grow="red")
    game.play("red", HOLD)
    assert (game.at("aureliani"), game.at("sequania"), game.realm("red").free) == ("red 2", "red 2", 3)
    assert game.board.campaign is None
