"""A graph of typed links: neighbours, distances and ways; it knows no game and no rule."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

NodeT = TypeVar("NodeT", bound=str)
KindT = TypeVar("KindT", bound=str)


class Graph(Generic[NodeT, KindT]):
    """Nodes joined by links that go both ways, each of one kind; neighbours come in alphabetical order."""

    def __init__(self, nodes: Iterable[NodeT], links: Iterable[tuple[NodeT, NodeT, KindT]]) -> None:
        found: dict[NodeT, dict[NodeT, KindT]] = {node: {} for node in nodes}
        for one, other, kind in links:
            found[one][other] = kind
            found[other][one] = kind
        self._links = {node: dict(sorted(there.items())) for node, there in found.items()}
        self._known: dict[tuple[NodeT, tuple[KindT, ...] | None], tuple[NodeT, ...]] = {}

    def kind(self, one: NodeT, other: NodeT) -> KindT | None:
        """The kind of the link between two nodes; None: no link joins them."""
        return self._links[one].get(other)

    def neighbours(self, node: NodeT, kinds: tuple[KindT, ...] | None = None) -> tuple[NodeT, ...]:
        """The nodes that one link away lie, by links of these kinds (None: of any)."""
        found = self._known.get((node, kinds))
        if found is None:
            found = tuple([other for other, kind in self._links[node].items() if kinds is None or kind in kinds])
            self._known[node, kinds] = found
        return found

    def around(self, node: NodeT) -> Iterable[tuple[NodeT, KindT]]:
        """The nodes that one link away lie, each with the kind of that link."""
        return self._links[node].items()

    def distances(
        self,
        start: NodeT,
        kinds: tuple[KindT, ...] | None = None,
        enters: Callable[[NodeT], bool] = lambda node: True,
    ) -> dict[NodeT, int]:
        """How many links away each node lies that can be reached over nodes that may be entered."""
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            node = waiting.popleft()
            for other in self.neighbours(node, kinds):
                if other not in found and enters(other):
                    found[other] = found[node] + 1
                    waiting.append(other)
        return found

    def ways(
        self,
        start: NodeT,
        most: int,
        kinds: tuple[KindT, ...] | None = None,
        enters: Callable[[NodeT], bool] = lambda node: True,
    ) -> Iterator[tuple[NodeT, ...]]:
        """Every way of up to so many links that meets no node twice, without its start, shorter ones first."""
        waiting: deque[tuple[NodeT, ...]] = deque([(start,)])
        while waiting:
            way = waiting.popleft()
            if len(way) > 1:
                yield way[1:]
            if len(way) <= most:
                onward = [node for node in self.neighbours(way[-1], kinds) if node not in way and enters(node)]
                waiting.extend((*way, node) for node in onward)
