"""Packing: what goes in comes out, damage is an error, and the packing of old rows never changes."""

import zlib
from random import Random
from typing import Any

import pytest

from db.errors import Corrupt
from db.packing import inflate, pack, pack_entry, unpack

ENTRY = b"\x88\xa8revision\x05\xa4kind\xa6answer\xa7version\x01\xa4seat\xa2P1\xa6events\x90"


@pytest.mark.parametrize("size", [0, 1, 20, 300, 40_000])
def test_bytes_come_back(size: int) -> None:
    data = Random(size).randbytes(size)
    assert unpack(pack(data)) == data
    assert unpack(pack_entry(data)) == data
    assert unpack(pack_entry(data + ENTRY)) == data + ENTRY


def test_what_does_not_shrink_is_kept_plain() -> None:
    assert pack_entry(b"\xff\xfe") == b"\x00\xff\xfe"


def test_an_entry_that_an_earlier_version_packed_is_still_read() -> None:
    """These bytes are on disks: a change of the words would make them unreadable."""
    assert unpack(bytes.fromhex("02787dc9d01b0a4384222bf64084861ed4431300076d1512")) == ENTRY


@pytest.mark.parametrize("position", [1, 5, 12, -1, -3])
def test_damage_is_noticed(position: int) -> None:
    for packed in (pack(ENTRY * 5), pack_entry(ENTRY * 5)):
        damaged = bytearray(packed)
        damaged[position] ^= 0x55
        with pytest.raises(Corrupt):
            unpack(bytes(damaged))
        with pytest.raises(Corrupt):
            unpack(packed[:position])


def test_an_unknown_packing_is_named() -> None:
    with pytest.raises(Corrupt, match="unknown packing"):
        unpack(b"\x07abc")
    with pytest.raises(Corrupt, match="unknown packing"):
        unpack(b"")


def test_no_more_is_unpacked_than_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    honest = zlib.decompressobj

    class Metered:
        eof, unused_data = True, b""

        def decompress(self, *given: Any) -> bytes:
            found = honest().decompress(*given)
            made.append(len(found))
            return found

    monkeypatch.setattr(zlib, "decompressobj", Metered)
    with pytest.raises(zlib.error, match="more than 100 bytes"):
        inflate(zlib.compress(bytes(10_000)), 100)
    assert made == [101]
