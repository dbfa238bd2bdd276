"""What the other pictures show in tests: a battle, a siege, the course of a campaign, a story."""

import math

from render.assyrian_wars.battle import BattleReport, Combatant, Party, Round, Throw
from render.assyrian_wars.changes import Caption, Changes, Clash, Move
from render.assyrian_wars.charts import Standing
from render.assyrian_wars.poster import Ending, Story
from render.assyrian_wars.replay import Moment
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId
from rules.assyrian_wars.board.state import Conquest, Tribute, War
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.view import View, snapshot, view_of
from tests.assyrian_wars.pictures.positions import mid_campaign


def _pieces(text: str) -> tuple[Combatant, ...]:
    """Combatants from a list of ids; a mark tells what became of one: - reduced, x destroyed, > routed."""
    fates = {"-": "reduced", "x": "destroyed", ">": "routed"}
    found = []
    for word in text.split():
        fate = fates.get(word[-1], "stands")
        found.append(Combatant(PieceId(word.rstrip("-x>~")), reduced="~" in word, fate=fate))
    return tuple(found)


BATTLE = BattleReport(
    place="babylon",
    kind="field",
    attacker=Party(
        ("AS", "PH"),
        _pieces(
            "AS-sargon AS-turtan AS-HI-1 AS-HI-2- AS-HI-3 AS-LI-1x AS-LI-2 AS-B-1 AS-B-2 AS-HC-1 AS-HC-2 AS-CH-1"
            " AS-LC-1> MC-LI-01x MC-LI-02"
        ),
        (CardId("85"),),
    ),
    defender=Party(
        ("BA", "EL"),
        _pieces("BA-marduk BA-HI-1x BA-HI-2x BA-LI-1- BA-LI-2> BA-B-1> BA-CH-1- EL-B-1x EL-B-2> EL-CH-1 EL-LI-1~x"),
    ),
    rounds=(
        Round("bow", 1, (Throw(3, (1, 3, 5)), Throw(2, (6,))), (Throw(3, (2, 4, 4)), Throw(2, (5, 1))), (2, 1)),
        Round(
            "melee",
            1,
            (Throw(4, (2, 3, 5, 6, 1), True), Throw(3, (3, 6, 4, 2, 1, 5, 6, 2, 3)), Throw(2, (4, 1))),
            (Throw(4, (2, 4, 6), True), Throw(3, (5, 6, 1)), Throw(2, (3, 2))),
            (10, 5),
            (1, 3),
        ),
    ),
    winner="attacker",
    date="689 BC",
    result="The king takes the field before Babylon; 2 VP for Assyria.",
)


def course(impulses: int = 48) -> list[Standing]:
    """A campaign's course, the same every time: rises, falls, and lines that end close together."""
    found = []
    for n in range(impulses):
        turn = 1 + n // 10
        found.append(
            Standing(
                impulse=n,
                turn=turn,
                vp={
                    "AS": round(n * 0.55 - 6 * math.sin(n / 9) ** 2),
                    "ME": max(0, round((n - 14) * 0.5)),
                    "EG": round(n * 0.22 + 3 * math.sin(n / 5)),
                    "BA": round(8 * math.sin(n / 15)),
                    "EL": n // 6,
                },
                eco={
                    "AS": 15 - n // 9,
                    "ME": 3 + n // 8,
                    "EG": 6 + round(2 * math.sin(n / 7)),
                    "BA": 8 - n // 14,
                    "EL": 6,
                },
            )
        )
    return found


ENDING = Ending(
    winners=("AS",),
    title="The Campaign, 722–605 BC",
    players={"AS": "Anneliese", "EG": "Jörg", "BA": "月 Tsuki", "EL": "max_mustermann", "ME": "Ann"},
    story=Story(impulses=212, battles=31, sieges=14, taken=46, lost=128, kings=3, cards=305, dice=2214),
)


def moments(count: int = 6) -> list[Moment]:
    """A short war on the Tigris: each impulse one march, one battle, one city."""
    roads = (
        ("AS", ("nineveh", "ashur", "sippar"), "Sargon marches south"),
        ("EL", ("susa", "der"), "Elam comes down from the hills"),
        ("BA", ("babylon", "kish"), "Babylon calls its levies"),
        ("AS", ("ashur", "sippar", "babylon"), "The king before Babylon"),
        ("ME", ("ecbatana", "harhar"), "The Mede watches the passes"),
        ("BA", ("uruk", "ur"), "Flight to the Sealand"),
    )
    found = []
    for n in range(count):
        country, path, title = roads[n % len(roads)]
        board = mid_campaign()
        board.clock.marker, board.clock.round = CountryId(country), 1 + n // 6
        board.areas[AreaId("kish")].control = CountryId("AS" if n % 2 else "BA")
        clashes = (Clash(path[-1], country),) if n % 2 else ()
        caption = Caption(date=f"{720 - n} BC", country=country, title=title, result="Hits 4 to 2." if clashes else "")
        changes = Changes((Move(country, path),), clashes, (), caption)
        found.append(Moment(snapshot(view_of(board, house().counters, None)), changes))
    return found


def tangled() -> View:
    """A campaign in which everything of the diplomacy chart occurs."""
    board = mid_campaign()
    board.wars = [
        War(CountryId("AS"), CountryId("IS"), "punishment", 1),
        War(CountryId("UR"), CountryId("AS"), "declared", 2),
        War(CountryId("AS"), CountryId("arpad"), "punishment", 1),
    ]
    board.conquests = [Conquest(CountryId("AS"), CountryId("IS"), until=4), Conquest(CountryId("ME"), CountryId("PE"))]
    board.pacts = {AreaId("tyre"): CountryId("EG"), AreaId("adana"): CountryId("AS")}
    board.passages = [(CountryId("AS"), CountryId("ME"))]
    board.tributes = [
        Tribute(CountryId(payer), CountryId("AS"), "check") for payer in ("ME", "SY", "PE", "adana", "JU", "CI", "tyre")
    ] + [Tribute(CountryId("PH"), CountryId("EG"), "peace")]
    stands = {"PH": ("AS", 14), "JU": ("EG", 15), "IS": ("", 0), "SY": ("AS", 13), "UR": ("ME", 8), "PE": ("AS", 8)}
    for code, (power, level) in stands.items():
        minor = board.countries[CountryId(code)]
        minor.track, minor.level, minor.refusal = CountryId(power) if power else None, level, ""
    board.countries[CountryId("UR")].refusal = "black"
    board.countries[CountryId("IS")].refusal = "white"
    return view_of(board, house().counters, None)
