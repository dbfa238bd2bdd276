"""Packs in general: what a wrong one says, and that it says everything at once."""

from pathlib import Path
from typing import Annotated, Literal, NewType

import pytest
from msgspec import Meta

from rules.core.packs import Mistake, PackError, PackFiles, Record

Colour = Literal["red", "blue"]
Name = NewType("Name", str)


class Stone(Record, frozen=True, kw_only=True):
    id: Name
    colour: Colour = "red"
    weight: Annotated[int, Meta(ge=1, le=9)] = 1
    at: tuple[float, float] | None = None


class Push(Record, frozen=True, kw_only=True, tag_field="kind", tag="push"):
    far: int


class Pull(Record, frozen=True, kw_only=True, tag_field="kind", tag="pull"):
    near: int
    hard: bool = False


class Moves(Record, frozen=True, kw_only=True):
    first: Push | Pull
    then: Push | Pull | None = None


class Box(Record, frozen=True, kw_only=True):
    stones: tuple[Stone, ...]
    owners: dict[Name, int] = {}


def mistakes(tmp_path: Path, text: str) -> list[tuple[str, str, str]]:
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    files = PackFiles(tmp_path)
    assert files.read("box.toml", Box) is None
    assert {mistake.file for mistake in files.mistakes} == {"box.toml"}
    return [(mistake.key, mistake.found, mistake.expected) for mistake in files.mistakes]


def test_a_good_file_is_decoded(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('stones = [{id = "a", weight = 3, at = [1, 2.5]}]\nowners = {ann = 2}\n')
    files = PackFiles(tmp_path)
    box = files.read("box.toml", Box)
    assert box == Box(stones=(Stone(id=Name("a"), weight=3, at=(1.0, 2.5)),), owners={Name("ann"): 2})
    files.refuse_if_wrong()


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = """
    size = 3
    owners = {ann = "two", bob = 3}
    [[stones]]
    id = "a"
    colour = "green"
    [[stones]]
    weight = 12
    [[stones]]
    id = "c"
    heavy = true
    at = [1, 2, 3]
    [[stones]]
    id = 7
    """
    assert mistakes(tmp_path, text) == [
        ("size", "an unknown key", "one of: stones, owners"),
        ("stones[a].colour", "'green'", "one of: red, blue"),
        ("stones[1].id", "nothing", "a text"),
        ("stones[1].weight", "12", "`int` <= 9"),
        ("stones[c].heavy", "an unknown key", "one of: id, colour, weight, at"),
        ("stones[c].at", "[1, 2, 3]", "a list of length 2"),
        ("stones[3].id", "7", "`str`"),
        ("owners.ann", "'two'", "`int`"),
    ]


def test_a_table_where_a_list_belongs(tmp_path: Path) -> None:
    assert mistakes(tmp_path, "[stones]\nid = 'a'\n") == [("stones", "{'id': 'a'}", "a list")]


def test_a_row_of_several_kinds_is_judged_by_its_own(tmp_path: Path) -> None:
    (tmp_path / "moves.toml").write_text(
        'first = {kind = "pull", near = "x", hard = 3}\nthen = {kind = "twist", far = 1}\n', encoding="utf-8"
    )
    files = PackFiles(tmp_path)
    assert files.read("moves.toml", Moves) is None
    assert [str(mistake) for mistake in files.mistakes] == [
        "moves.toml: first.near: found 'x', expected `int`",
        "moves.toml: first.hard: found 3, expected `bool`",
        "moves.toml: then.kind: found 'twist', expected one of: pull, push",
    ]


def test_a_long_value_is_shortened(tmp_path: Path) -> None:
    [(key, found, _)] = mistakes(tmp_path, f"stones = '{'x' * 200}'\n")
    assert key == "stones"
    assert len(found) == 60


def test_broken_toml_names_the_place(tmp_path: Path) -> None:
    [(key, found, expected)] = mistakes(tmp_path, "stones = [\n  {id = }\n]\n")
    assert "line 2" in key
    assert found == "Invalid value"
    assert expected == "valid TOML"


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_bytes(b"stones = '\xff'")
    files = PackFiles(tmp_path)
    assert files.read("box.toml", Box) is None
    assert files.mistakes == [Mistake("box.toml", "byte 10", "bytes that are not UTF-8", "UTF-8 text")]


def test_missing_files_and_folders(tmp_path: Path) -> None:
    files = PackFiles(tmp_path)
    assert files.read("box.toml", Box) is None
    assert files.read_folder("boxes", Box) == {}
    assert [str(mistake) for mistake in files.mistakes] == [
        "box.toml: found no such file, expected a TOML file",
        "boxes/: found no file, expected at least one TOML file",
    ]


def test_a_missing_directory(tmp_path: Path) -> None:
    files = PackFiles(tmp_path / "gone")
    with pytest.raises(PackError) as error:
        files.refuse_if_wrong()
    assert error.value.mistakes[0].found == "no such directory"


def test_a_folder_is_read_in_order(tmp_path: Path) -> None:
    (tmp_path / "boxes").mkdir()
    for name in ("b", "a"):
        (tmp_path / "boxes" / f"{name}.toml").write_text(f"stones = [{{id = '{name}'}}]\n")
    (tmp_path / "boxes" / "c.toml").write_text("stones = 1\n")
    files = PackFiles(tmp_path)
    assert list(files.read_folder("boxes", Box)) == ["a", "b"]
    assert [(mistake.file, mistake.key) for mistake in files.mistakes] == [("boxes/c.toml", "stones")]


def test_the_error_lists_everything(tmp_path: Path) -> None:
    files = PackFiles(tmp_path)
    files.mistake("a.toml", "x", 3, "4")
    files.mistake("b.toml", "", "nothing", "something")
    with pytest.raises(PackError) as error:
        files.refuse_if_wrong()
    lines = str(error.value).splitlines()
    assert lines[0] == f"pack {tmp_path.name!r}: 2 mistakes"
    assert lines[1:] == ["  a.toml: x: found 3, expected 4", "  b.toml: found nothing, expected something"]


def test_the_hash_follows_the_content(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for directory in (one, two):
        (directory / "sub").mkdir(parents=True)
        (directory / "sub" / "a.toml").write_text("x = 1\n", newline="")
    (two / "notes.txt").write_text("not part of the pack")
    assert PackFiles(one).digest() == PackFiles(two).digest()
    (two / "sub" / "a.toml").write_text("x = 1\r\n", newline="")
    assert PackFiles(one).digest() == PackFiles(two).digest()
    (two / "sub" / "a.toml").write_text("x = 2\n", newline="")
    assert PackFiles(one).digest() != PackFiles(two).digest()
    (two / "sub" / "a.toml").rename(two / "a.toml")
    (two / "a.toml").write_text("x = 1\n", newline="")
    assert PackFiles(one).digest() != PackFiles(two).digest()


def test_records_do_not_change() -> None:
    stone = Stone(id=Name("a"))
    with pytest.raises(AttributeError, match="immutable"):
        stone.weight = 2


def test_a_file_that_cannot_be_read_is_a_mistake_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "loop.toml").symlink_to(tmp_path / "loop.toml")
    (tmp_path / "deep.toml").write_text("stones = " + "[" * 100_000)
    files = PackFiles(tmp_path)
    for name in ("folder.toml", "loop.toml", "deep.toml"):
        assert files.read(name, Box) is None
    assert [str(mistake) for mistake in files.mistakes] == [
        "folder.toml: found Is a directory, expected a TOML file that can be read",
        "loop.toml: found Too many levels of symbolic links, expected a TOML file that can be read",
        "deep.toml: found lists or tables nested without end, expected valid TOML",
    ]


def test_a_file_in_the_place_of_the_directory(tmp_path: Path) -> None:
    (tmp_path / "pack").write_text("")
    files = PackFiles(tmp_path / "pack")
    assert files.read("box.toml", Box) is None
    assert [mistake.found for mistake in files.mistakes] == ["no such directory", "no such file"]


def test_the_mark_that_some_editors_put_first_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_bytes(b'\xef\xbb\xbfstones = [{id = "a"}]\n')
    assert PackFiles(tmp_path).read("box.toml", Box) == Box(stones=(Stone(id=Name("a")),))
    (tmp_path / "folder.toml").mkdir()
    assert PackFiles(tmp_path).digest()
