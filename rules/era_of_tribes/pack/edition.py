"""Everything that is printed, in one place; `edition()` is the one that ships."""

from functools import cache
from pathlib import Path

from rules.core.game import Named
from rules.core.packs import PackFiles
from rules.era_of_tribes.board.ids import AreaId, CardId, FieldId, PeopleId
from rules.era_of_tribes.pack.checks import check_components, check_map
from rules.era_of_tribes.pack.components import Components, ComponentsFile
from rules.era_of_tribes.pack.map import Atlas, MapFile

HOUSE = Path(__file__).parent.parent / "data" / "house"


class Edition:
    """A pack without mistakes: the map and the components."""

    def __init__(self, map: MapFile, parts: ComponentsFile) -> None:
        self.map = Atlas(map)
        self.box = Components(parts)

    def named(self, kind: str, key: str) -> Named | None:
        """What a message's name of this kind means."""
        if kind == "area":
            return self.map.areas.get(AreaId(key))
        if kind == "people":
            return self.box.peoples.get(PeopleId(key))
        if kind == "card":
            return self.box.cards.get(CardId(key))
        if kind == "epoch":
            return next((one for one in self.box.epochs if one.id == key), None)
        fields: dict[str, FieldId] = {id: id for id in self.box.fields}
        return self.box.fields[fields[key]] if kind == "field" and key in fields else None


def load_pack(directory: Path) -> Edition:
    """Reads a pack, or raises PackError with all of its mistakes."""
    files = PackFiles(directory)
    map_file = files.read("map.toml", MapFile)
    parts = files.read("components.toml", ComponentsFile)
    files.refuse_if_wrong()
    map_file, parts = files.sound(map_file), files.sound(parts)
    check_map(files, map_file)
    check_components(files, parts, map_file)
    files.refuse_if_wrong()
    return Edition(map_file, parts)


@cache
def edition() -> Edition:
    """The pack that ships."""
    return load_pack(HOUSE)
