"""The Orchard in the terminal: nothing there knows it, and everything is there."""

import pytest
from tests.cli.terminal import LANGUAGES, run

import deckwright as dw

TITLES = {"en": "The Orchard", "ru": "Сад", "uk": "Сад"}
WATER = {"en": "Water 2, Fruit 0.", "ru": "Вода 2, Плоды 0.", "uk": "Вода 2, Плоди 0."}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played(lang: str) -> None:
    played = run(
        "--lang", lang, "play", "orchard", "--seats", "anna,bot", "--bot", "p2=greedy", "--seed", "3",
        "--option", "goal=6", typed="1\n" * 400,
    )  # fmt: skip
    assert played.exit_code == 0
    assert TITLES[lang] in played.stdout
    assert WATER[lang] in played.stdout
    assert played.stderr == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_not_rules_and_cards_are_told(lang: str) -> None:
    told = run(
        "--lang", lang, "play", "orchard", "--seats", "anna,bot", "--bot", "p2=random", "--seed", "1",
        typed="why\ncard plum\nrules 3.3\nquit\nyes\n",
    )  # fmt: skip
    speaker = dw.Speaker(lang, dw.game("orchard"))
    assert told.exit_code == 0
    assert "(ORC-3.2)" in told.stdout
    assert "ORC-3.3" in told.stdout
    assert speaker.card_name("plum") in told.stdout


def test_it_is_listed_simulated_and_measured_like_the_others() -> None:
    listed = run("games")
    assert "[orchard]" in listed.stdout
    assert listed.exit_code == 0
    assert run("sim", "orchard", "--games", "20", "--seed", "1", "--jobs", "1").exit_code == 0
    covered = run("rules", "orchard", "--coverage")
    assert covered.exit_code == 0, covered.output
