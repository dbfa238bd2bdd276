"""Work that holds the loop up goes one piece at a time: between two pieces the loop looks at what has come.

Without it two hundred people who ask within a moment are answered in one go, and whoever comes meanwhile is not even
told that an answer will come.
"""

import asyncio
from collections import deque


class Breath:
    """Whoever is about to work takes a turn: the first at once, the others one with each round of the loop."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._taken = False  # somebody has worked in this round

    async def turn(self) -> None:
        """Comes back when it is time to work, without another `await` on the way."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._next)
            return
        mine: asyncio.Future[None] = loop.create_future()
        self._waiting.append(mine)
        await mine

    def _next(self) -> None:
        """A new round: whoever has waited longest works in it; who has gone away is passed over."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._taken = False
