"""Every ruling and every numbered case that the tree names can be looked up, and every case is named by a test."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("rules", "bot", "render", "db", "tests", "docs")
KINDS = (".py", ".toml", ".md", ".ftl")
CATALOGUE = ("cases", "catalogue")  # the last folders of its path

# The letters of each game's rulings. They count as soon as docs/rulings/<game>.md exists. In the room of a game (a
# folder or file of its name) only its own do: another game's letter may mean something else there.
LETTERS = {"assyrian_wars": "RP", "hannibal": "H", "empires": "E", "era_of_tribes": "T"}

CITATION = re.compile(r"(?<![\w-])([A-Z])-(\d+)(?:(?:\s+to\s+\1-|–(?:\1-)?)(\d+))?(?!\w)")
RULING = re.compile(r"^### ([A-Z])-(\d+) \S", re.MULTILINE)
NO_RULING = re.compile(r"^([A-Z])-(\d+) does not exist\b", re.MULTILINE)
CASE = re.compile(r"(?<![\w-])(?:AW-\d+(?:\.\w+)*|HC|EC|TC)-\d+[a-z]?")
CASE_HEADING = re.compile(rf"^### ({CASE.pattern}) (?=\S)", re.MULTILINE)


class Citation(NamedTuple):
    """One ruling, or a run of them, as in R-206 to R-211."""

    letter: str
    first: int
    last: int

    def __str__(self) -> str:
        one = f"{self.letter}-{self.first}"
        return one if self.first == self.last else f"{one} to {self.letter}-{self.last}"


class Document(NamedTuple):
    """What a page of rulings states under one letter: its numbers as they come, and those that it says do not exist."""

    numbers: tuple[int, ...]
    left_out: frozenset[int]

    def holds(self, citation: Citation) -> bool:
        ends = {citation.first, citation.last}
        run = set(range(citation.first, citation.last + 1))
        return bool(run) and ends <= set(self.numbers) and run <= {*self.numbers, *self.left_out}


# Rulings.


def test_every_citation_is_a_ruling() -> None:
    wrong = [f"{path}: {cited}" for path, text in texts().items() for cited in unfounded(text, letters_at(path))]
    assert any(citations(text, letters_at(path)) for path, text in texts().items() if path.suffix == ".py")
    assert wrong == [], "no such ruling in docs/rulings/"


def test_each_number_stands_once_in_its_document() -> None:
    assert documents()
    for letter, document in documents().items():
        assert document.numbers, f"a page of rulings has none with the letter {letter}"
        assert repeated(document.numbers) == [], f"{letter}: more than one ruling of the same number"
        every = range(min(document.numbers), max(document.numbers) + 1)
        missing = set(every) - set(document.numbers) - document.left_out
        assert missing == set(), f"{letter}: neither stated nor said not to exist"
        assert not document.left_out & set(document.numbers), f"{letter}: stated, and said not to exist"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("R~999", ["R~999"]),
        ("(6.8, R~9, R~999)", ["R~999"]),
        ("P~99 step 2", ["P~99"]),
        ("R~280 to R~289", ["R~280 to R~289"]),
        ("R~280 to\n    R~289", ["R~280 to R~289"]),
        ("R~280–289", ["R~280 to R~289"]),
        ("R~9 to R~3", ["R~9 to R~3"]),
        ("R~100", ["R~100"]),
        ("R~98 to R~102, R~9, R~11 and P~1/P~2", []),
        ("UTF~8, P1 and P2, AS~R~999, R~x, H~999", []),
    ],
)
def test_a_made_up_ruling_is_found(text: str, found: list[str]) -> None:
    # Written with another stroke, so that this file does not cite what does not exist.
    assert [str(cited).replace("-", "~") for cited in unfounded(text.replace("~", "-"), "RP")] == found


@pytest.mark.parametrize(
    ("path", "own"),
    [
        ("rules/hannibal/turn/turn.py", "H"),
        ("docs/rulings/empires.md", "E"),
        ("tests/assyrian_wars/cases/catalogue/part_2.md", "RP"),
        ("bot/lobby.py", "RPHET"),
    ],
)
def test_a_citation_in_the_room_of_a_game_is_that_games(path: str, own: str) -> None:
    known = {letter: Document((1,), frozenset()) for letters in LETTERS.values() for letter in letters}
    assert letters_at(Path(path), known) == own
    assert letters_at(Path(path), {"R": known["R"]}) == ("R" if "R" in own else "")


def unfounded(text: str, letters: str) -> list[Citation]:
    """The citations with one of these letters that are no rulings."""
    return [cited for cited in citations(text, letters) if not documents()[cited.letter].holds(cited)]


def citations(text: str, letters: str) -> list[Citation]:
    """The rulings that a text cites with one of these letters; what it says not to exist is no citation."""
    found = CITATION.findall(NO_RULING.sub("", text))
    return [Citation(letter, int(first), int(last or first)) for letter, first, last in found if letter in letters]


def letters_at(path: Path, known: Mapping[str, Document] | None = None) -> str:
    """The letters that are rulings there, of those that have a document: a game's own in its room, all elsewhere."""
    rooms = path.with_suffix("").parts
    own = [letters for game, letters in LETTERS.items() if game in rooms] or list(LETTERS.values())
    return "".join(letter for letter in "".join(own) if letter in (documents() if known is None else known))


@cache
def documents() -> dict[str, Document]:
    """The rulings of each letter whose game has a page of them."""
    pages = {game: ROOT / "docs" / "rulings" / f"{game}.md" for game in LETTERS}
    return {
        letter: Document(numbers(RULING, page, letter), frozenset(numbers(NO_RULING, page, letter)))
        for game, page in pages.items()
        if page.exists()
        for letter in LETTERS[game]
    }


def numbers(pattern: re.Pattern[str], page: Path, letter: str) -> tuple[int, ...]:
    """The numbers that a pattern finds with this letter, in the order of the page."""
    return tuple(int(number) for found, number in pattern.findall(page.read_text()) if found == letter)


# Cases.


def test_every_case_that_is_named_stands_in_a_catalogue() -> None:
    wrong = [f"{path}: {case}" for path, text in texts().items() for case in uncatalogued(text)]
    assert wrong == [], "no such case in tests/**/cases/catalogue/"


def test_no_case_stands_twice() -> None:
    assert repeated(case for text in catalogues() for case in CASE_HEADING.findall(text)) == []


def test_every_case_is_named_by_a_test() -> None:
    named = {case for path, text in texts().items() if is_test(path) for case in CASE.findall(text)}
    assert catalogued()
    assert sorted(set(catalogued()) - named - {case.rstrip(ascii_lowercase) for case in named}) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("AW~99.9~1: never played", ["AW~99.9~1"]),
        ("AW~6.7.4.a~1, AW~6.11.c2~999", ["AW~6.11.c2~999"]),
        ("AW~6.6.9~1a to AW~6.6.9~1e", []),
        ("AW~6.6.9~1z", ["AW~6.6.9~1z"]),
        ('id="AW~6.4~1~on"', []),
        ("MC~HC~01 and AS~HC~1 are pieces", []),
    ],
)
def test_a_made_up_case_is_found(text: str, found: list[str]) -> None:
    # With another stroke, as above; nor does this file count as the test of a case.
    assert [case.replace("-", "~") for case in uncatalogued(text.replace("~", "-"))] == found


def uncatalogued(text: str) -> list[str]:
    """The cases named in a text that stand in no catalogue, of the games that have one."""
    games = {case.split("-")[0] for case in catalogued()}
    return [case for case in CASE.findall(text) if case.split("-")[0] in games and not stands(case)]


def stands(case: str) -> bool:
    """The case has a heading, or it is a part, as the a of 1a, that the text of the case names."""
    whole, part = case[:-1], case[-1]
    named = part.isalpha() and re.search(rf"\b{part}[):]", catalogued().get(whole, ""))
    return case in catalogued() or bool(named)


@cache
def catalogued() -> dict[str, str]:
    """Every case of every catalogue, with its text."""
    found: dict[str, str] = {}
    for text in catalogues():
        _, *parts = CASE_HEADING.split(text)
        found.update(zip(parts[::2], parts[1::2], strict=True))
    return found


def catalogues() -> list[str]:
    """The texts of all catalogues of numbered cases."""
    return [text for path, text in texts().items() if path.suffix == ".md" and path.parts[-3:-1] == CATALOGUE]


def is_test(path: Path) -> bool:
    return path.parts[0] == "tests" and path.suffix == ".py"


# Both.


@cache
def texts() -> dict[Path, str]:
    """Every text of ours in which something may be cited, by its path from the root."""
    files = (path for place in PLACES for path in sorted((ROOT / place).rglob("*")) if path.suffix in KINDS)
    return {path.relative_to(ROOT): path.read_text() for path in files}


def repeated(found: Iterable[object]) -> list[object]:
    """What comes more than once."""
    return [one for one, times in Counter(found).items() if times > 1]
