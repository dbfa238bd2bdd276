"""What a host can set, and what he is told when it is wrong."""

from pathlib import Path

import pytest

from bot.spine.settings import KNOWN, Settings, SettingsError, read_settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.AbCdEf.abcdefghijklmnopqrstuvwxyz0123"


def test_nothing_set_means_the_local_table() -> None:
    assert read_settings({}) == Settings()


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("STELE_PORT=9000\nSTELE_LANGUAGE=de\n")
    settings = read_settings({"STELE_PORT": "9001"}, file)
    assert (settings.port, settings.language) == (9001, "de")


def test_every_problem_is_named_at_once(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("STELE_PROT=1\n")
    wrong = {
        "DISCORD_TOKEN": "12345",
        "STELE_OWNERS": "anna, 7",
        "DATABASE_URL": "mysql://x",
        "STELE_PACKS": str(tmp_path / "absent"),
        "STELE_LANGUAGE": "fr",
        "STELE_LOG": "loud",
        "STELE_PORT": "99999",
    }
    with pytest.raises(SettingsError) as caught:
        read_settings(wrong, file)
    text = str(caught.value)
    assert len(caught.value.problems) == 8
    for key in (*wrong, "STELE_PROT"):
        assert key in text
    assert "12345" not in text, "a token is never repeated, not even a wrong one"


def test_secrets_are_not_printed() -> None:
    settings = read_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "postgresql://me:secret@host/stele"})
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)
    assert "secret" not in repr(settings)


def test_the_example_names_every_setting() -> None:
    example = Path(__file__).parents[2] / ".env.example"
    named = [line.split("=")[0] for line in example.read_text("utf-8").splitlines() if line and line[0] != "#"]
    assert sorted(named) == sorted(KNOWN)
    assert read_settings({}, example) == Settings()
