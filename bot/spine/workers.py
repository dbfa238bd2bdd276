"""What a process is called where it claims work, and which of those that claim it are dead.

A name says on which machine and in which process a worker lives, so that a start takes back at once what a killed
process of this machine has left behind; what another machine's holds comes free when its lease runs out.
"""

import os
import secrets
import socket

HERE = socket.gethostname()
THIS_LIFE = secrets.token_hex(4)


def worker(kind: str) -> str:
    """The name under which this process does a kind of work."""
    return f"{kind}@{HERE}/{os.getpid()}/{THIS_LIFE}"


def is_dead(name: str) -> bool:
    """Whether this worker was a process of this machine that no longer runs."""
    _, _, place = name.partition("@")
    machine, process, life = [*place.rsplit("/", 2), "", ""][:3]
    if machine != HERE or not process.isdigit():
        return False
    if int(process) == os.getpid():
        return life != THIS_LIFE
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
