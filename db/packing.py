"""How states and entries are kept small: zlib, and for entries a shared list of the words they repeat.

The first byte names the packing, so that a better one can come later and old rows stay readable.
"""

import zlib

from db.errors import Corrupt

MOST_UNPACKED = 64 * 1024 * 1024  # a position or an entry is a thousandth of that
PLAIN, DEFLATED, WORDED = b"\x00", b"\x01", b"\x02"
LEVEL = 3  # a third of the time of zlib's default for 7 % more bytes; entries are too short for it to matter

# What nearly every entry repeats, as msgpack writes it; the most frequent comes last, where zlib finds it cheapest.
# An entry of 360 bytes becomes 127 instead of 210. Rows on disk need these very bytes: a new list, a new first byte.
WORDS = (
    b"commitment scenario options start consent override retract request cancel lapse undo order auto reason patches "
    b"forced agree winners choose-many pass card unit leader country area force path target chance total "
    b"\xa5draws\x91\x85\xa5label\xa4pool\xa5picks\xa7results\xa5seats\xa8revealed\xc3\xaacheckpoint\xc3\xa7private\xc3"
    b"\x85\xa8revision\xa4kind\xa4auto\xa7version\x01\xa4hash\xd9 \xa4seat\xa2P1\xa8question"
    b"\x88\xa8revision\xcd\x01\xa4kind\xa6answer\xa7version\x01\xa4hash\xd9 \xa4seat\xa2P1\xa8question\xcd\x01"
    b"\xadquestion_kind\xa4turn\xa4rule\xa36.6\xa6answer\x82\xa4type\xa6choose\xa6option\xa4pass"
    b"\xa5rolls\x91\x84\xa5label\xa7counter\xa5sides\x06\xa7results\x92"
    b"\xa6events\x92\x82\xa7message\x83\xa4type\xa7message\xa2id\xa6params\x82\xa5count\x01\xa4rule\xa36.6"
    b"\x83\xa7message\x83\xa4type\xa7message\xa2id\xa6params\x82\xa4seat\x83\xa4type\xa4name\xa4kind\xa4area\xa2id"
    b"\xa4seat\x83\xa4type\xa4name\xa4kind\xa4seat\xa2id\xa2P1\xa4rule\xa36.6\xa5seats\xc0"
)


def pack(data: bytes) -> bytes:
    """A whole position, compressed."""
    return DEFLATED + zlib.compress(data, LEVEL)


def pack_entry(data: bytes) -> bytes:
    """One entry of the log, compressed against the shared words."""
    compressor = zlib.compressobj(LEVEL, zdict=WORDS)
    packed = compressor.compress(data) + compressor.flush()
    return WORDED + packed if len(packed) < len(data) else PLAIN + data


def unpack(data: bytes, most: int = MOST_UNPACKED) -> bytes:
    """The bytes as they were; damage, or more than `most` bytes, is an error, never a wrong position."""
    packing, body = data[:1], data[1:]
    try:
        if packing == DEFLATED:
            return inflate(body, most)
        if packing == WORDED:
            return inflate(body, most, WORDS)
    except zlib.error as error:
        raise Corrupt(f"A stored position or entry is damaged ({error}); restore it from a backup.") from error
    if packing == PLAIN:
        return body
    raise Corrupt(f"A stored position or entry is of an unknown packing ({packing!r}); a newer bot has written it.")


def inflate(body: bytes, most: int, words: bytes = b"") -> bytes:
    """What was deflated, if it is whole and not longer than allowed: half a megabyte of zeros would fill the memory."""
    reader = zlib.decompressobj(zdict=words) if words else zlib.decompressobj()
    data = reader.decompress(body, most + 1)
    if len(data) > most:
        raise zlib.error(f"it unpacks to more than {most} bytes")
    if not reader.eof or reader.unused_data:
        raise zlib.error("it does not end where it should")
    return data
