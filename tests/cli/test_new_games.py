"""A game that is new, or not finished: the command finds it, and if it is broken it keeps nobody from the
others."""

from pathlib import Path

import pytest

from deckwright.text import MissingWords
from tests.cli.terminal import LANGUAGES, run
from tests.support.copies import forget, games_in, make_copy

OTHERS = ("[codex]", "[dimensions]", "[keyforge]", "[shards]")
NEEDED = ("table.py", "rules/turn.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the new games are, apart from what the command writes."""
    made = tmp_path / "games"
    made.mkdir()
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_is_listed_and_played_without_being_registered(folder: Path, lang: str) -> None:
    make_copy(folder, "fifth")
    with games_in(folder):
        listed = run("--lang", lang, "games")
        played = run("--lang", lang, "sim", "fifth", "--games", "1", "--seed", "1")
    assert (listed.exit_code, listed.stderr, played.exit_code) == (0, "", 0)
    assert all(f"{name}\n" in listed.stdout for name in (*OTHERS, "[fifth]"))


def test_what_a_game_can_do_without_is_not_missed(folder: Path) -> None:
    make_copy(folder, "fifth", without="rulebook/terms.toml")
    with games_in(folder):
        listed, rules = run("games"), run("rules", "fifth")
    assert (listed.exit_code, listed.stderr, rules.exit_code) == (0, "", 0)


def test_a_game_without_words_is_listed_by_its_bare_name_with_one_warning(folder: Path) -> None:
    make_copy(folder, "fifth", without="lexicon/messages.en.ftl")
    with games_in(folder), pytest.warns(MissingWords, match="fifth") as warned:
        listed = run("games", environment={"LANG": "en"})
    assert (listed.exit_code, listed.stderr, len(warned)) == (0, "", 1)
    assert "fifth [fifth]\n" in listed.stdout


@pytest.mark.parametrize("missing", NEEDED)
def test_a_game_that_lacks_something_is_named_and_the_others_are_listed(folder: Path, missing: str) -> None:
    make_copy(folder, "fifth", without=missing)
    with games_in(folder):
        listed = run("games", environment={"LANG": "en"})
    assert listed.exit_code == 1
    assert all(f"{name}\n" in listed.stdout for name in OTHERS)
    assert "[fifth]" not in listed.stdout
    (line,) = listed.stderr.splitlines()
    assert line.startswith("The game “fifth” has a fault")
    assert Path(missing).stem in line


@pytest.mark.parametrize(
    ("path", "text", "told"),
    [
        ("__init__.py", "raise ValueError('not\\nyet')", "ValueError"),
        ("game.py", "GAME = (", "SyntaxError"),
        ("game.py", "GAME = 5", "games/fifth has no game called “GAME”"),
        ("game.py", "from fifth.table import MANA", "fifth/game.py:1: ImportError: "),
        ("table.py", "\nSEATS: int = none", "fifth/table.py:2: NameError: "),
        ("lexicon/game.toml", "rules =", "TOMLDecodeError"),
        ("lexicon/messages.en.ftl", "game-title = {", "messages.en.ftl"),
    ],
)
def test_whatever_is_wrong_with_a_game_is_told_in_one_line(
    folder: Path, path: str, text: str, told: str
) -> None:
    (make_copy(folder, "fifth") / path).write_text(text, encoding="utf-8")
    with games_in(folder):
        listed = run("games")
    assert all(f"{name}\n" in listed.stdout for name in OTHERS)
    (line,) = listed.stderr.splitlines()
    assert "fifth" in line
    assert told in line


def test_a_game_that_calls_itself_otherwise_or_has_a_name_that_is_taken_is_named(folder: Path) -> None:
    (make_copy(folder, "fifth") / "game.py").write_text("from deckwright.games.codex.game import GAME")
    make_copy(folder, "codex")
    make_copy(folder, "json")
    with games_in(folder):
        listed = run("games")
    assert all(f"{name}\n" in listed.stdout for name in OTHERS)
    told = listed.stderr.splitlines()
    assert [line for line in told if "“fifth”" in line and "calls itself “codex”" in line]
    assert [line for line in told if "“codex”" in line and "deckwright.games.codex.game:GAME" in line]
    assert [line for line in told if "“json”" in line]
    assert len(told) == 3


@pytest.mark.parametrize("words", [("sim", "fifth"), ("play", "fifth"), ("rules", "fifth")])
def test_a_broken_game_that_is_asked_for_is_told_of_in_a_line(folder: Path, words: tuple[str, ...]) -> None:
    (make_copy(folder, "fifth") / "table.py").write_text("SEATS = none")
    with games_in(folder):
        asked = run(*words)
    assert asked.exit_code == 2
    assert (
        asked.stderr
        == "The game “fifth” has a fault: fifth/table.py:1: NameError: name 'none' is not defined.\n"
    )


def test_games_come_from_any_folder_that_is_named(folder: Path, tmp_path: Path) -> None:
    make_copy(folder, "fifth")
    other = tmp_path / "others"
    make_copy(other, "sixth")
    with games_in(tmp_path):
        named = run("games", "--games-from", str(folder), f"--games-from={other}")
        again = run("games")
        forget("fifth")
        forget("sixth")
    assert (named.exit_code, named.stderr) == (0, "")
    assert "[fifth]\n" in named.stdout
    assert "[sixth]\n" in named.stdout
    assert again.stdout == named.stdout
    refused = run("games", "--games-from", str(tmp_path / "nowhere"))
    assert (refused.exit_code, "nowhere" in refused.stderr) == (2, True)


def test_games_come_from_packages_that_are_installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_copy(folder, "fifth")
    monkeypatch.syspath_prepend(str(folder))
    about = folder / "fifth_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: fifth-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[deckwright.games]\nfifth = fifth.game:GAME\nsixth = nowhere.game:GAME\n"
    )
    with games_in(folder.parent):
        listed = run("games")
        played = run("sim", "fifth", "--games", "1", "--seed", "1")
        forget("fifth")
    assert "[fifth]\n" in listed.stdout
    assert listed.stderr.startswith("The game “sixth” has a fault: ")
    assert "nowhere" in listed.stderr
    assert played.exit_code == 0


def test_a_folder_without_a_game_in_it_is_no_game(folder: Path) -> None:
    make_copy(folder, "fifth", without="game.py")
    with games_in(folder):
        listed = run("games")
    assert (listed.exit_code, listed.stderr) == (0, "")
    assert "fifth" not in listed.stdout


def test_the_menu_offers_the_games_that_work(folder: Path) -> None:
    make_copy(folder, "fifth", without="table.py")
    make_copy(folder, "sixth")
    with games_in(folder):
        asked = run("play", typed="")
    assert asked.stdout.count("Battle of Dimensions") == 2
    assert "fifth" in asked.stderr
