"""For all tests: what Python reads is compiled once, also where the environment says otherwise.

A run starts some sixty processes (workers, bots that are killed, pictures, computer players), and each bot loads its
parts anew: without this every one of them would compile the whole house again. What has been collected stays to the
end, so the collector of garbage need not walk over it.
"""

import gc
import os
import sys
from collections.abc import Iterator

import pytest

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    gc.disable()
    result = yield
    gc.freeze()
    gc.enable()
    return result
