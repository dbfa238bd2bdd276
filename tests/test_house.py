"""Everything is in its room: no game is known outside its own folders, and a slash command has a file of its name."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import PARTS
from tests.test_tree import ROOT, text_of, tracked_files

GAMES = tuple(sorted({path.parent.name for path in ROOT.glob("rules/*/game.py")} - {"core"}))
ROOMS = {game: (f"rules/{game}/", f"render/{game}/", f"bot/games/{game}/", f"tests/{game}/") for game in GAMES}
REGISTRIES = ("rules/__init__.py", "bot/games/registry.py")
HOUSE = ("rules", "render", "db", "bot")
COMMANDS = ("command", "group")
COMMON = 4  # letters of a word that many texts have


def room_of(path: str) -> str | None:
    """The game in whose room a file is."""
    return next((game for game, rooms in ROOMS.items() if path.startswith(rooms)), None)


def short_name(game: str) -> str:
    """What people may call a game of several words: the first one, or the first two if it is a common word."""
    first, second, *_ = game.split("_")
    return first if len(first) > COMMON else f"{first}[ _-]{second}"


def packages_of(game: str) -> tuple[str, ...]:
    return f"rules.{game}", f"render.{game}", f"bot.games.{game}"


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module that a module imports, by its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def strays(path: str, text: str) -> list[str]:
    """What a module imports from the rooms of games that it does not belong to."""
    own = room_of(path)
    others = [package for game in GAMES if game != own for package in packages_of(game)]
    found = imported(ast.parse(text))
    return [f"{path}: {name}" for name in found if any(f"{name}.".startswith(f"{package}.") for package in others)]


def modules(*folders: str) -> list[tuple[str, str]]:
    """The modules of some folders with their texts."""
    found = [(path.relative_to(ROOT).as_posix(), path) for path in tracked_files() if path.suffix == ".py"]
    return [(name, path.read_text("utf-8")) for name, path in found if name.split("/")[0] in folders]


def test_no_module_knows_a_game_outside_its_rooms() -> None:
    assert [stray for name, text in modules(*HOUSE) for stray in strays(name, text)] == []


@pytest.mark.parametrize("path", ["bot/posts/table.py", "render/studio.py", "rules/core/match.py", "db/store.py"])
def test_a_stray_import_is_found(path: str) -> None:
    game = GAMES[0]
    assert strays(path, f"from rules.{game} import game") == [f"{path}: rules.{game}.game"]
    assert strays(path, f"def f():\n    import render.{game}.board") == [f"{path}: render.{game}.board"]
    assert strays(f"bot/games/{game}/story.py", f"from rules.{game} import game") == []


def test_no_other_file_names_a_game() -> None:
    """Whoever looks for a game's name in bot, render and db finds it in its rooms and in the registry."""
    named = re.compile("|".join(re.escape(word) for game in GAMES for word in {game, game.replace("_", "-")}), re.I)
    first = re.compile("|".join(short_name(game) for game in GAMES if "_" in game) or "(?!)", re.I)
    found = [
        name
        for path in tracked_files()
        if (name := path.relative_to(ROOT).as_posix()).split("/")[0] in ("bot", "render", "db")
        and room_of(name) is None
        and name not in REGISTRIES
        and (text := text_of(path)) is not None
        and (named.search(text) or first.search(text))
    ]
    assert found == []


def test_the_import_contracts_name_every_game() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = settings["tool"]["importlinter"]["contracts"]
    forbidding = [one for one in contracts if one["type"] == "forbidden"]
    about_games = [one for one in forbidding if any(name.startswith("rules.") for name in one["forbidden_modules"])]
    assert len(about_games) >= 3
    apart = [set(one["modules"]) for one in contracts if one["type"] == "independence"]
    for package in ("rules", "render", "bot.games"):
        folder = ROOT / package.replace(".", "/")
        assert {f"{package}.{game}" for game in GAMES if (folder / game).is_dir()} in apart
    for contract in about_games:
        if "rules.core.match" not in contract["forbidden_modules"]:
            assert {f"rules.{game}" for game in GAMES} <= set(contract["forbidden_modules"]), contract["name"]


# ---- slash commands ---------------------------------------------------------------------------------------------


def commands_in(text: str) -> set[str]:
    """The top-level slash commands that a module makes: by `@command("hand")` or `group("match")`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in COMMANDS):
            continue
        alone = node.func.id == "group" or len(node.args) == 1
        if alone and node.args and isinstance(node.args[0], ast.Constant):
            found.add(str(node.args[0].value))
    return found


def test_a_slash_command_lives_in_a_file_of_its_name() -> None:
    cogs = [(name, text) for name, text in modules("bot") if name.startswith("bot/cogs/") and commands_in(text)]
    assert len(cogs) > 15
    assert {name: commands_in(text) for name, text in cogs} == {name: {Path(name).stem} for name, _ in cogs}
    elsewhere = [name for name, text in modules("bot") if not name.startswith("bot/cogs/") and commands_in(text)]
    assert elsewhere == []


def test_every_file_of_a_command_is_a_part_of_the_bot() -> None:
    cogs = {name.removesuffix(".py").replace("/", ".") for name, text in modules("bot") if "/cogs/" in name and text}
    assert cogs - set(PARTS) == {"bot.cogs.undo"}, "undo comes with the part bot.acting.parts"
