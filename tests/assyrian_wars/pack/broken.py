"""A copy of the house pack with something wrong in it, and what the loader says."""

import shutil
from pathlib import Path

import pytest

from rules.assyrian_wars.pack.load import HOUSE, load_pack
from rules.core.packs import PackError

Change = tuple[str, str, str]  # file, what stands there, what shall stand there


def copy_house(tmp_path: Path, *changes: Change, name: str = "broken") -> Path:
    """The house pack with texts replaced; each text must be there, once."""
    directory = tmp_path / name
    shutil.copytree(HOUSE, directory)
    for file, old, new in changes:
        path = directory / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), encoding="utf-8")
    return directory


def mistakes(tmp_path: Path, *changes: Change) -> list[str]:
    """All that the loader says about the house pack with these changes."""
    with pytest.raises(PackError) as error:
        load_pack(copy_house(tmp_path, *changes))
    return [str(mistake) for mistake in error.value.mistakes]
