"""The paper and the studio serve any game: they load without one, and name none."""

import subprocess
import sys
from pathlib import Path

import render

ROOT = Path(render.__file__).parent
SHARED = [*sorted((ROOT / "paper").glob("*.py")), ROOT / "studio.py", ROOT / "workers.py"]
GAMES = [path.name for path in ROOT.iterdir() if path.is_dir() and (path / "orders.py").exists()]
ALONE = ("render", "render.studio", "render.workers")
OURS = ("render", "rules", "db", "bot", "tests")


def test_the_paper_and_the_studio_load_without_any_game() -> None:
    modules = [".".join(path.relative_to(ROOT.parent).with_suffix("").parts) for path in SHARED]
    code = f"import sys, {', '.join(module for module in modules if '__init__' not in module)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT.parent, capture_output=True, text=True, check=True)
    loaded = [name for name in done.stdout.split() if name.split(".")[0] in OURS]
    assert "render.studio" in loaded
    assert [name for name in loaded if name not in ALONE and "render.paper" not in name] == []


def test_the_paper_and_the_studio_name_no_game() -> None:
    assert GAMES
    words = {word for game in GAMES for word in (game, game.replace("_", " "), game.replace("_", "-"))}
    assert [(path.name, word) for path in SHARED for word in words if word in path.read_text().lower()] == []
