"""For all tests: what Python reads is compiled once, also where the environment says otherwise.

A run starts some sixty processes (workers, bots that are killed, pictures, computer players), and each bot loads its
parts anew: without this every one of them would compile the whole house again.
"""

import os
import sys

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
