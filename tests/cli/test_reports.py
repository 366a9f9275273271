"""The commands that only tell: games, rules, coverage, bench."""

import json
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.cli.coverage import covered_clauses, find_tests
from deckwright.cli.measurements import cards_in_play, sample
from deckwright.text import rulebook
from tests.cli.terminal import CYRILLIC, LANGUAGES, run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_are_listed_with_their_seats_and_settings(lang: str) -> None:
    result = run("games", "--lang", lang)
    assert result.exit_code == 0
    for name in dw.games():
        game = dw.game(name)
        assert f"[{name}]" in result.stdout
        for setting in game.settings:
            assert f"--option {setting.name}=" in result.stdout
            assert setting.takes() in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rulebook_is_there(lang: str) -> None:
    book = rulebook(dw.game("dimensions"), lang)
    result = run("rules", "dimensions", "--lang", lang)
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    for clause in book.clauses.values():
        assert f"{clause.number} " in told
        assert " ".join(clause.text.split()) in told
        assert " ".join(clause.ruling.split()) in told
    for title in book.sections.values():
        assert title in told


@pytest.mark.parametrize("wanted", ["DIM-5.3", "dim-5.3", "5.3"])
def test_a_clause_is_found_by_its_number(wanted: str) -> None:
    result = run("rules", "dimensions", wanted)
    assert result.exit_code == 0
    assert result.stdout.startswith("DIM-5.3 ")
    assert result.stdout.count("DIM-5.") == 1


def test_a_section_is_found_by_its_number_and_a_clause_by_a_word() -> None:
    section = run("rules", "dimensions", "2", "--lang", "ru").stdout
    assert section.startswith("2. Спираль Силы\nDIM-2.1 ")
    assert "DIM-3.1" not in section
    found = run("rules", "dimensions", "ПЕТЛЯ", "--lang", "ru").stdout
    assert "DIM-6.6 " in found
    assert "DIM-2.1 " not in found
    assert run("rules", "dimensions", "расчетъ").exit_code == 2


def test_the_letter_yo_makes_no_difference() -> None:
    with_it = run("rules", "dimensions", "чёрная дыра", "--lang", "ru")
    without = run("rules", "dimensions", "Черная", "Дыра", "--lang", "ru")
    assert with_it.stdout == without.stdout != ""


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_coverage_counts_the_clauses_of_the_checkout(lang: str) -> None:
    total = len(rulebook(dw.game("dimensions"), lang).clauses)
    result = run("rules", "dimensions", "--coverage", "--lang", lang)
    assert result.exit_code in (0, 1)
    assert str(total) in result.stdout.splitlines()[0]
    assert bool(CYRILLIC.search(result.stdout)) == (lang != "en")


def test_marks_are_read_off_the_tests_without_running_them(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_some.py").write_text(
        "raise SystemExit\n"
        '@rule("DIM-1.1", "DIM-1.2")\ndef test_a(): ...\n'
        'class TestB:\n    @pytest.mark.rule("DIM-1.3")\n    @other("DIM-1.4")\n    def test_b(self): ...\n'
        '@rule\n@rule(7, name="DIM-1.5")\ndef test_c(): ...\n'
        "text = \"@rule('DIM-1.6')\"\n",
        encoding="utf-8",
    )
    (tests / "helper.py").write_text('@rule("DIM-1.7")\ndef helper(): ...\n', encoding="utf-8")
    assert covered_clauses(tests) == {
        "DIM-1.1": ["tests/test_some.py::test_a"],
        "DIM-1.2": ["tests/test_some.py::test_a"],
        "DIM-1.3": ["tests/test_some.py::test_b"],
    }


def test_missing_clauses_and_marks_of_no_clause_end_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(
        '@rule("DIM-5.3", "DIM-99.1", "KF-1.1")\ndef test_a(): ...\n', encoding="utf-8"
    )
    monkeypatch.setattr("deckwright.cli.rules.find_tests", lambda game: tmp_path)
    result = run("rules", "dimensions", "--coverage")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert "Covered by tests: 1." in lines[0]
    assert "  DIM-5.4" in lines
    assert "  DIM-5.3" not in lines
    assert "DIM-99.1" in lines[-1]
    assert "KF-1.1" not in result.stdout


def test_without_a_checkout_coverage_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_tests(dw.game("dimensions")).name == "tests"
    monkeypatch.setattr("deckwright.cli.coverage.__file__", str(tmp_path / "a" / "b" / "c" / "d.py"))
    monkeypatch.chdir(tmp_path)
    result = run("rules", "dimensions", "--coverage")
    assert result.exit_code == 2
    assert "only in a checkout" in result.stderr


def test_a_test_file_that_is_no_python_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_bad.py").write_text("def (", encoding="utf-8")
    monkeypatch.setattr("deckwright.cli.rules.find_tests", lambda game: tmp_path)
    result = run("rules", "dimensions", "--coverage")
    assert result.exit_code == 2
    assert "test_bad.py" in result.stderr


@pytest.mark.slow
def test_bench_measures_every_case_beside_the_calibration() -> None:
    result = run("bench", "dimensions", "--seconds", "0.002", "--json")
    assert result.exit_code == 0
    rows = json.loads(result.stdout)["games"]["dimensions"]
    assert [(row["seats"], row["settings"]["epic"]) for row in rows] == [
        (seats, epic) for epic in (False, True) for seats in (2, 3, 4, 5)
    ]
    for row in rows:
        numbers = [value for name, value in row.items() if name not in ("settings", "growth")]
        assert all(value > 0 for value in numbers)
        assert sum(band["positions"] for band in row["growth"]) == 120
        assert len(row["growth"]) > 2


def test_the_positions_measured_are_of_all_sizes() -> None:
    positions = sample(dw.game("dimensions"), 3, {"epic": True})
    sizes = {cards_in_play(position) for position in positions}
    assert 0 in sizes
    assert max(sizes) > 12
    assert all(position.codes for position in positions)


def test_piles_are_not_in_play_where_a_game_tells_them_apart() -> None:
    players = [{"line": ["troll"], "artifacts": ["autocannon"], "discard": ["anger"]}, {"purged": ["anger"]}]
    assert cards_in_play(dw.game("keyforge").scenario({"players": players})) == 2


@pytest.mark.slow
def test_bench_speaks_to_people_too() -> None:
    result = run("bench", "dimensions", "--seconds", "0.001", "--lang", "ru")
    assert result.exit_code == 0
    assert CYRILLIC.search(result.stdout)
    assert result.stdout.count("JSON") == 16
