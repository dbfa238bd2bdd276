"""A rulebook of any game: its numbers, its search, and what is said of a file that is wrong."""

from pathlib import Path

import pytest

from rules.core.packs import PackError
from rules.core.rulebook import FILE, Rulebook

BOOK = """
[[rules]]
number = "7"
en = "The storm"
de = "Der Sturm"
text_en = "Hosts on one hill fight."
text_de = "Heere auf einem Hügel kämpfen."
called = ["battle", "Schlacht"]

[[rules]]
number = "12.3"
en = "After a battle"
de = "Nach der Schlacht"
text_en = "The beaten go home."
text_de = "Wer verliert, geht heim."

[[rules]]
number = "4.2.b"
en = "Crowns"
de = "Kronen"
text_en = "Who holds a hill gains its crowns."
text_de = "Wer einen Hügel hält, bekommt seine Kronen."
"""


def book(folder: Path, text: str = BOOK) -> Rulebook:
    (folder / FILE).write_text(text, encoding="utf-8")
    return Rulebook(folder)


def numbers(found: tuple[object, ...]) -> list[str]:
    return [getattr(rule, "number", "") for rule in found]


def test_sections_keep_the_order_of_the_file(tmp_path: Path) -> None:
    assert numbers(book(tmp_path).sections()) == ["7", "12.3", "4.2.b"]


@pytest.mark.parametrize(
    ("written", "number"), [("7", "7"), ("7.", "7"), ("12.3", "12.3"), ("4.2B", "4.2.b"), ("4.2 b", "4.2.b")]
)
def test_numbers_of_every_shape_are_found(tmp_path: Path, written: str, number: str) -> None:
    rule = book(tmp_path).summary(written)
    assert rule is not None
    assert rule.number == number


@pytest.mark.parametrize("written", ["", "12", "4.2", "seven"])
def test_a_number_that_is_not_there_has_no_summary(tmp_path: Path, written: str) -> None:
    assert book(tmp_path).summary(written) is None


def test_a_title_counts_more_than_a_text(tmp_path: Path) -> None:
    assert numbers(book(tmp_path).search("crowns", "en")) == ["4.2.b"]
    assert numbers(book(tmp_path).search("hill", "en")) == ["7", "4.2.b"]
    assert numbers(book(tmp_path).search("hill", "en", most=1)) == ["7"]
    assert numbers(book(tmp_path).search("hill", "de")) == []


def test_what_people_call_a_section_comes_before_what_is_found(tmp_path: Path) -> None:
    found = book(tmp_path)
    assert numbers(found.search("battle", "en")) == ["12.3"]
    assert numbers(found.about("Battle", "en")) == ["7", "12.3"]
    assert numbers(found.about("schlacht", "en")) == ["7"]
    assert numbers(found.about("schlacht", "de")) == ["7", "12.3"]
    assert numbers(found.about("schlacht", "de", most=1)) == ["7"]
    assert numbers(found.about("home", "en")) == ["12.3"]


def test_a_doubled_number_is_told(tmp_path: Path) -> None:
    row = '[[rules]]\nnumber = "1.0"\nen = "a"\nde = "b"\ntext_en = "c"\ntext_de = "d"\n'
    expected = r"rulebook\.toml: rules\[1\.0\]: found the number again, expected each number once"
    with pytest.raises(PackError, match=expected):
        book(tmp_path, row + row)


def test_a_name_of_two_sections_is_told(tmp_path: Path) -> None:
    twice = BOOK.replace('de = "Nach der Schlacht"', 'de = "Nach der Schlacht"\ncalled = ["BATTLE"]')
    expected = r"rulebook\.toml: rules\[12\.3\]\.called: found BATTLE, expected a name that 7 does not have"
    with pytest.raises(PackError, match=expected):
        book(tmp_path, twice)


def test_missing_german_is_told(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="text_de: found nothing, expected a text"):
        book(tmp_path, '[[rules]]\nnumber = "1.0"\nen = "a"\nde = "b"\ntext_en = "c"\n')


@pytest.mark.parametrize("number", ["seven", "7.", "4.2.bb", "4.b.2", ""])
def test_a_number_of_no_shape_is_told(tmp_path: Path, number: str) -> None:
    row = f'[[rules]]\nnumber = "{number}"\nen = "a"\nde = "b"\ntext_en = "c"\ntext_de = "d"\n'
    with pytest.raises(PackError, match=r"rulebook\.toml: rules\[0\]\.number: found"):
        book(tmp_path, row)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"rulebook\.toml: found no such file, expected a TOML file"):
        Rulebook(tmp_path)
