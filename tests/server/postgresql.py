"""A PostgreSQL of one's own, for tests: from Debian's packages, reachable by a socket file alone."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

WHERE = Path("/usr/lib/postgresql")
USER = "deckwright"
CHOICES = ("--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
SETTINGS = {"listen_addresses": "", "fsync": "off", "max_connections": "60", "shared_buffers": "16MB"}


class PostgreSQL:
    """A running server that makes empty databases."""

    def __init__(self, programs: Path, sockets: Path) -> None:
        self._programs = programs
        self._sockets = sockets
        self._numbers = count(1)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(self._numbers)}"
        self._run("createdb", "-T", "template0", name).check_returncode()
        return f"postgresql://{USER}@/{name}?host={self._sockets}"

    def answers(self) -> bool:
        return self._run("pg_isready", "-q").returncode == 0

    def _run(self, program: str, *words: str) -> "subprocess.CompletedProcess[bytes]":
        command = [str(self._programs / program), "-h", str(self._sockets), "-U", USER, *words]
        return subprocess.run(command, check=False)


def find_programs() -> Path:
    """Where the programs are. Without them tests are left out, but not where everything must be shown."""
    found = sorted(WHERE.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    missing = "PostgreSQL is not installed. On Debian: sudo apt-get install postgresql"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@contextmanager
def postgresql_server() -> Iterator[PostgreSQL]:
    """PostgreSQL, from here to the end. It refuses to run as root: then it runs as its own user."""
    programs = find_programs()
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="deckwright-"))
    try:
        if user is not None:
            shutil.chown(folder, user, pwd.getpwnam(user).pw_gid)
        subprocess.run(
            [programs / "initdb", "-D", folder / "data", "-U", USER, *CHOICES],
            user=user,
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        options = [f"--{name}={value}" for name, value in SETTINGS.items()]
        with (
            (folder / "log").open("wb") as log,
            subprocess.Popen(
                [programs / "postgres", "-D", folder / "data", "-k", folder, *options],
                user=user,
                cwd=folder,
                stdout=log,
                stderr=log,
            ) as process,
        ):
            server = PostgreSQL(programs, folder)
            try:
                while not server.answers():
                    assert process.poll() is None, (folder / "log").read_text()
                    time.sleep(0.05)
                yield server
            finally:
                # An end at once: nothing needs to be kept, and hundreds of databases would be.
                process.send_signal(signal.SIGQUIT)
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
    finally:
        shutil.rmtree(folder)
