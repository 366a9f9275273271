"""Whatever is typed or fed to the command: an answer, an exit code of 0, 1 or 2, and never a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.terminal import record_game, run

pytestmark = pytest.mark.slow

QUICK = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
JUNK = st.text(max_size=12)
WORDS = st.sampled_from(
    [
        "play",
        "resume",
        "replay",
        "verify",
        "rules",
        "games",
        "sim",
        "deck",
        "new",
        "show",
        "check",
        "advice",
        "--results",
        "a a, b a",
        "--stronger",
        "--set",
        "cota",
        "--format",
        "code",
        "sheet",
        "kf1/cota/dis=a",
        "dimensions",
        "--lang",
        "--lang=ru",
        "uk",
        "--help",
        "-h",
        "--version",
        "--json",
        "--seats",
        "2-3",
        "anna,bot:random",
        "0",
        "3",
        "--bot",
        "p2=random",
        "p1=random",
        "--seed",
        "--option",
        "epic=yes",
        "start=random,signs",
        "--coverage",
        "--step",
        "5.3",
        "--turns",
        "--bots",
        "random",
        "random,random",
        "--jobs",
        "1",
        "--",
        "-",
        "--=",
        "=",
        "--seconds",
    ]
)


@QUICK
@given(st.lists(st.one_of(WORDS, JUNK), max_size=8), st.lists(JUNK, max_size=4))
def test_any_command_line_is_answered(words: list[str], typed: list[str]) -> None:
    if "bench" in words or "--jobs" in words[:-1]:
        return
    result = run(*words, typed="\n".join(typed))
    assert result.exit_code in (0, 1, 2)
    assert "Traceback" not in result.output


LINES = st.one_of(
    st.integers(-2, 30).map(str),
    st.sampled_from(
        [
            "?",
            "why",
            "why attack",
            "log",
            "log 3",
            "log -1",
            "rules",
            "rules 4",
            "rules 4.7",
            "rules DIM-",
            "card",
            "card red-7",
            "card wormhole",
            "table",
            "options",
            "preview",
            "preview 1",
            "прогноз 2",
            "undo",
            "отмена",
            "lang uk",
            "lang ru",
            "язык en",
            "lang",
            "save",
            "help",
            "помощь",
            "чому",
            "quit",
            "no",
            "",
            "show",
            "lay",
            "to p1",
            "attack",
            "declare",
        ]
    ),
    JUNK,
)


@QUICK
@given(st.lists(LINES, max_size=60), st.integers(0, 30), st.booleans())
def test_any_lines_make_a_game(lines: list[str], seed: int, epic: bool) -> None:
    typed = "\n".join(line.replace("\n", " ") for line in lines)
    result = run(
        "play", "dimensions", "--seats", "anna,boris,bot:random", "--seed", str(seed),
        "--option", f"epic={'yes' if epic else 'no'}", typed=typed,
    )  # fmt: skip
    assert result.exit_code == 0
    assert "Traceback" not in result.output


VALUES = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-3, 10**20), st.floats(), JUNK, st.sampled_from(["p1", "red-7"])
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(JUNK, inner, max_size=3)),
    max_leaves=5,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a document, the first few of each list."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data[:12]):
            found += places(value, (*path, index))
    return found


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    made = record_game(tmp_path_factory.mktemp("record") / "game.json", choices=25)
    chairs = [{"name": "a", "bot": None, "lang": "en"}, {"name": "b", "bot": "random", "lang": "uk"}]
    return {**made, "table": {"chairs": chairs}}


@QUICK
@given(st.data())
def test_any_altered_record_is_answered(
    tmp_path: Path, document: dict[str, Any], data: st.DataObject
) -> None:
    altered = json.loads(json.dumps(document))
    for path in data.draw(st.lists(st.sampled_from(places(document)), min_size=1, max_size=3)):
        holder = altered
        try:
            for step in path[:-1]:
                holder = holder[step]
            holder[path[-1]] = data.draw(VALUES)
        except (TypeError, KeyError, IndexError):
            continue
    file = tmp_path / "altered.json"
    file.write_text(json.dumps(altered), encoding="utf-8", errors="surrogatepass")
    for name in ("verify", "replay", "resume"):
        result = run(name, str(file), typed="1\n")
        assert result.exit_code in (0, 1, 2)
        assert "Traceback" not in result.output


@QUICK
@given(st.binary(max_size=200))
def test_any_bytes_are_answered(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(content)
    for name in ("verify", "replay", "resume"):
        assert run(name, str(file)).exit_code == 2
