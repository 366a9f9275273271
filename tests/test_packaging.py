"""What is made of this folder for others: the browser client with it, and the licences of what it holds."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
IMPORTED = re.compile(r'^\s*import (?:.+ from )?"((?:@[\w-]+/)?[\w-]+)', re.MULTILINE)
PYTHON = re.compile(r"^(?:from|import) (\w+)", re.MULTILINE)
OTHER_NAMES = {"fluent": "fluent.runtime", "argon2": "argon2-cffi"}


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_package_that_is_made_has_the_built_client() -> None:
    """Not the wheel alone: what is installed from an sdist would have no pages."""
    assert project()["tool"]["hatch"]["build"]["artifacts"] == ["src/deckwright/server/client/**"]


def test_the_client_holds_nothing_without_its_licence() -> None:
    files = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    used = {name for path in files for name in IMPORTED.findall(path.read_text(encoding="utf-8"))}
    assert used == {"svelte", "@fluent/bundle"}
    # Svelte brings two small ones along.
    names = {"svelte.txt", "clsx.txt", "esm-env.txt", "fluent-bundle.txt"}
    assert {path.name for path in ROOT.glob("licences/*")} == names
    assert project()["project"]["license-files"] == ["LICENSE", "licences/*.txt"]
    for path in ROOT.glob("licences/*"):
        assert re.search("Permission is hereby granted|Apache License", path.read_text(encoding="utf-8"))


def test_everything_that_is_imported_is_declared() -> None:
    wanted = set()
    for path in (ROOT / "src").rglob("*.py"):
        wanted |= set(PYTHON.findall(path.read_text(encoding="utf-8")))
    wanted -= {*sys.stdlib_module_names, "deckwright", "__future__"}
    declared = {re.split(r"[<>=\[;]", each)[0].strip() for each in project()["project"]["dependencies"]}
    assert {OTHER_NAMES.get(name, name) for name in wanted} <= declared
