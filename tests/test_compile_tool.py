"""How a build is made while somebody plays: with low priority, and if it fails nothing is broken."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from deckwright import compiled

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is compiled there")


class Checkout:
    """A small package, with the tool beside it, on a machine whose compiler is a script."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "deckwright"
        for part in ("kernel", "script", "games", "../../tools", "../../bin", "../../tmp"):
            (self.package / part).mkdir(parents=True)
        shutil.copy(ROOT / "tools" / "compile.py", folder / "tools")
        shutil.copy(compiled.PACKAGE + "/compiled.py", self.package)
        (self.package / "__init__.py").write_text("from deckwright.compiled import BUILD\n")
        (self.package / "kernel" / "__init__.py").touch()
        (self.package / "kernel" / "ids.py").write_text(
            "def double(number: int) -> int:\n    return 2 * number\n"
        )

    def set_compiler(self, script: str) -> None:
        for name in ("cc", "gcc", "clang", compiled_with()):
            path = self.folder / "bin" / name
            path.write_text(f"#!/bin/sh\n{script}\n")
            path.chmod(0o755)

    def run(self, *arguments: str, path: str = os.environ["PATH"]) -> subprocess.CompletedProcess[str]:
        where = {"PATH": f"{self.folder / 'bin'}:{path}", "TMPDIR": str(self.folder / "tmp")}
        command = [sys.executable, str(self.folder / "tools" / "compile.py"), *arguments]
        return subprocess.run(
            command,
            env={**os.environ, **where},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def is_usable(self) -> bool:
        """Whether the package is loaded as if nobody had tried to compile it, and nothing is half made."""
        code = "import deckwright, deckwright.kernel.ids as ids; print(deckwright.BUILD, ids.double(2))"
        environment = {**os.environ, "PYTHONPATH": str(self.package.parent), compiled.CHOICE: ""}
        told = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
        )
        left = {path.name for path in (self.package / compiled.BUILDS).glob("*")}
        return told.stdout == "pure 4\n" and left <= {"lock", "log.txt"}


def compiled_with() -> str:
    """The name of the compiler that this Python was built with."""
    told = subprocess.run(
        [sys.executable, "-c", "import sysconfig; print(sysconfig.get_config_var('CC') or 'cc')"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return Path(told.stdout.split()[0]).name


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_where_there_is_no_compiler_one_line_says_so(checkout: Checkout) -> None:
    for asked, code in (("--background", 0), ("--if-possible", 0), ("--nice", 1)):
        told = checkout.run(asked, path="")
        assert (told.returncode, told.stderr) == (code, "")
        assert told.stdout.count("\n") == 1
        assert "there is no C compiler" in told.stdout
        assert "plain Python runs" in told.stdout.replace("Plain", "plain")
    assert checkout.is_usable()


@pytest.mark.slow
def test_a_build_in_the_background_holds_nobody_up_and_breaks_nothing_if_it_fails(checkout: Checkout) -> None:
    pytest.importorskip("mypyc")
    checkout.set_compiler(f"ps -o ni= -p $$ >{checkout.folder}/nice; echo no room left >&2; exit 1")
    began = time.monotonic()
    told = checkout.run("--background")
    assert (told.returncode, told.stderr) == (0, "")
    assert "the next start will use it" in told.stdout
    log = checkout.package / compiled.BUILDS / "log.txt"
    assert "could not be made" not in log.read_text(), "it goes on by itself"
    while "could not be made; plain Python runs" not in log.read_text():
        assert time.monotonic() < began + PATIENCE
        time.sleep(0.05)
    assert "no room left" in log.read_text()
    assert (checkout.folder / "nice").read_text().strip() == "19"
    assert checkout.is_usable()


@pytest.mark.slow
def test_a_build_that_is_killed_leaves_the_way_free_for_the_next(checkout: Checkout) -> None:
    pytest.importorskip("mypyc")
    checkout.set_compiler("kill -9 $PPID")
    assert checkout.run().returncode == -9
    assert checkout.is_usable()
    checkout.set_compiler("exit 1")
    told = checkout.run()
    assert told.returncode == 1
    assert "could not be made" in told.stdout
    assert checkout.is_usable()
