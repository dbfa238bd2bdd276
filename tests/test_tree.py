"""The whole tree keeps its promises: commands, sizes, imports, pins, and no trace of the machine it was written on."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = ("rules", "render", "db", "bot")
LONGEST_MODULE = 450

# Written with character classes, so that this file does not match itself.
FOREIGN = {
    "a package registry's host": r"pypi[.]org|pythonhosted[.]org|npmjs[.](?:com|org)|registry[.]yarnpkg|anaconda[.]org",
    "an index of packages": r"index[-_]url|trusted[-_]host|find[-_]links|PIP_[IPC][NRO]",
    "a path of one machine": r"(?<![\w.~$}])/(?:work|tmp|root|home|Users)/\w",
}
HALF_THINGS = r"\bTO[D]O\b|\bFIX[M]E\b|\bX[X]X\b|\bNotImplemented[E]rror\b|#\s*type: [i]gnore|pragma: no [c]over"


def tracked_files() -> list[Path]:
    """Every file that is, or would be, under version control."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    return sorted(ROOT / name for name in names if name and (ROOT / name).is_file())


def text_of(path: Path) -> str | None:
    """The file's text, or None for pictures and other binary files."""
    content = path.read_bytes()
    return None if b"\0" in content else content.decode("utf-8", errors="replace")


def lines_matching(pattern: str, paths: list[Path]) -> list[str]:
    """Each match as file:line: text, ready to be shown."""
    found = re.compile(pattern)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in paths
        for number, line in enumerate((text_of(path) or "").splitlines(), start=1)
        if found.search(line)
    ]


def shipped_modules() -> list[Path]:
    return [path for path in tracked_files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in SHIPPED]


def test_the_tree_holds_no_link() -> None:
    """A link points to somewhere on one machine, and takes the place of what others have there."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    assert [name for name in names if name and (ROOT / name).is_symlink()] == []


def test_every_make_target_that_a_page_names_exists() -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    assert make_targets_named_in(ROOT / "README.md"), "the README names no make target"
    for page in [ROOT / "README.md", ROOT / ".ci" / "run", *sorted((ROOT / "docs").glob("*.md"))]:
        unknown = make_targets_named_in(page) - targets
        assert not unknown, f"{page.relative_to(ROOT)} names targets that the Makefile has not: {sorted(unknown)}"


def make_targets_named_in(page: Path) -> set[str]:
    """The targets of `make …` at the start of a line, after a prompt, or quoted as code."""
    return set(re.findall(r"(?:`|^\s*|\$ )make ([a-z][a-z-]*)", page.read_text(), flags=re.MULTILINE))


def test_no_shipped_module_is_too_long() -> None:
    modules = shipped_modules()
    assert modules
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in modules}
    too_long = {name: length for name, length in lengths.items() if length > LONGEST_MODULE}
    assert not too_long, f"split these modules (at most {LONGEST_MODULE} lines): {too_long}"


@pytest.mark.parametrize("what", FOREIGN)
def test_no_tracked_text_names(what: str) -> None:
    assert lines_matching(FOREIGN[what], tracked_files()) == []


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a package registry's host", "https://pypi" + ".org/simple"),
        ("an index of packages", "--extra-index" + "-url x"),
        ("a path of one machine", "see " + "/home" + "/somebody/notes"),
    ],
)
def test_the_search_for_foreign_words_finds_them(what: str, text: str) -> None:
    assert re.search(FOREIGN[what], text)


def test_no_half_things() -> None:
    python = [path for path in tracked_files() if path.suffix == ".py"]
    assert python
    assert lines_matching(HALF_THINGS, python) == []


LOCKS = ("requirements.lock", "requirements-tests.lock")
WHERE = r"python_version >= \"3\.\d+\"|sys_platform == \"linux\" and platform_machine == \"x86_64\""
PINNED = rf"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+( ; ({WHERE}))?( --hash=sha256:[0-9a-f]{{64}})+"


def locked(*files: str) -> list[str]:
    """The names in lock files."""
    lines = [line for file in files for line in (ROOT / file).read_text().splitlines() if "==" in line]
    return [re.sub(r"[-_.]+", "-", line.split("==")[0]).lower() for line in lines]


def test_every_locked_package_is_pinned_with_its_hashes() -> None:
    """What is installed is what was looked at, wherever it comes from; no file names where that is."""
    for file in LOCKS:
        whole = (ROOT / file).read_text().replace("\\\n", "").splitlines()
        packages = [" ".join(line.split()) for line in whole if line.strip()]
        assert packages
        assert [line[:60] for line in packages if not re.fullmatch(PINNED, line)] == []
    names = locked(*LOCKS)
    assert len(names) == len(set(names)), "a package is locked twice"


def test_every_dependency_of_the_project_is_locked() -> None:
    """What the bot needs in one file, what only tests need in the other."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for wanted, file in (
        (project["dependencies"], "requirements.lock"),
        (project["optional-dependencies"]["dev"], "requirements-tests.lock"),
    ):
        names = {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~]", one)[0]).lower() for one in wanted}
        assert names
        assert names <= set(locked(file))
    assert "simcord" in locked("requirements.lock")


def test_import_contracts_hold() -> None:
    # In a process of its own: the linter silences every logger of the process that it runs in. What it has read of a
    # module it keeps, as `make lint` does: reading all of them takes a quarter of a minute.
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
