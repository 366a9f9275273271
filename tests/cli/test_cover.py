"""Several people at one keyboard: what is hidden from one is never on the screen while they look."""

import re
from dataclasses import dataclass

import pytest

import deckwright as dw
from deckwright.cli.terminal.screen import BLANK, CLEAR, Screen
from deckwright.play.tables.dimensions import by_faction
from deckwright.text import Speaker
from tests.cli.terminal import LANGUAGES, play

PASS = {
    "en": "Pass the keyboard to {}.",
    "ru": "Передайте клавиатуру: теперь играет {}.",
    "uk": "Передайте клавіатуру: тепер грає {}.",
}
PEOPLE = ("anna", "boris", "vera")


def split(text: str) -> list[tuple[str, str]]:
    """The screen cut at its covers: who was before it, and what was on it. Nobody is "-"."""
    parts = text.split(BLANK)
    pages = []
    for place, part in enumerate(parts):
        asked = next((name for name in PEOPLE if f"to {name}." in part), None)
        if asked is None:
            before = parts[place - 1] if place else ""
            asked = next((name for name in PEOPLE if f"to {name}." in before), "-")
        else:
            asked = "-"
        pages.append((asked, part))
    return pages


@dataclass
class Asked:
    """A question as it should be seen: by whom, with which hand, and what must not be seen there."""

    who: str
    hand: list[str]
    hidden: list[str]


def random_game(seed: int) -> tuple[list[str], list[Asked]]:
    """What two people type in a random game, and what each question should look like."""
    state = dw.game("dimensions").new(seed=seed, seats=2, start="random")
    typed: list[str] = []
    questions: list[Asked] = []
    rng = dw.Rng(seed)
    while state.codes:
        seat = int(state.decider)
        if not questions or questions[-1].who != PEOPLE[seat]:
            typed.append("")
        zones = state.view(None)["zones"]
        own, theirs = (zones[f"p{each + 1}/hand"]["cards"] for each in (seat, 1 - seat))
        questions.append(Asked(PEOPLE[seat], own, theirs))
        choice = rng.below(len(state.codes))
        typed.append(str(choice + 1))
        state.choose(choice)
    return typed, questions


@pytest.mark.parametrize("seed", [6, 7])
def test_two_people_never_see_each_others_hands(seed: int) -> None:
    """Every page between two covers is compared with what the person before it may know."""
    speaker = Speaker("en", dw.game("dimensions"))
    typed, questions = random_game(seed)
    pages = split(play("--option", "start=random", seats="anna,boris", seed=seed, lines=typed).stdout)
    shown = [(who, text) for who, page in pages for text in page.split("Your choice:")[:-1]]
    hands = 0
    for (who, text), asked in zip(shown, questions, strict=False):
        assert who == asked.who
        for card in asked.hidden:
            assert f"[{card}]" not in text
            assert f" {card}]" not in text
            assert not re.search(rf"{speaker.card_name(card)}\b", text)
        if "Your hand: " in text:
            hands += 1
            assert f"Your hand: {by_faction(speaker, asked.hand)}.\n" in text
            assert text.count(" hand: ") == 1
    assert len(shown) > 60
    assert hands > 30
    covers = [page for who, page in pages[:-1] if who == "-"]
    assert not any("hand" in page or "[" in page for page in covers)


def test_nothing_drawn_by_another_is_named_in_the_news() -> None:
    result = play("--option", "start=random", seats="anna,boris", seed=2, lines=["1"] * 150)
    pages = split(result.stdout)
    assert any(re.search(r"boris draws a card\.", page) for who, page in pages if who == "anna")
    assert not any(
        re.search(r"boris draws (?!a card|the last card)", page) for who, page in pages if who == "anna"
    )
    assert any(re.search(r"You draw (?!a card)", page) for who, page in pages if who == "anna")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_is_called_by_name_before_the_screen_is_theirs(lang: str) -> None:
    result = play(seats="Anna,Boris", lines=["", "1", "", "1"], lang=lang)
    covers = result.stdout.split(BLANK)
    assert PASS[lang].format("Anna") in covers[1]
    assert PASS[lang].format("Boris") in covers[3]
    assert "[sign rock]" in covers[2]
    assert "[sign rock]" not in covers[1] + covers[3]


def test_one_person_alone_is_never_covered() -> None:
    assert BLANK not in play(lines=["1"] * 300).stdout


def test_everybody_may_read_another_language_at_the_same_table() -> None:
    result = play(seats="anna,boris", lines=["", "lang ru", "1", "", "1", "", "1"])
    covers = result.stdout.split(BLANK)
    assert "Теперь по-русски." in covers[2]
    assert "Pass the keyboard to boris." in covers[3]
    assert "What sign" in covers[4] or "[sign rock]" in covers[4]
    assert "Ваш" not in covers[4]


def test_commands_show_only_what_the_person_at_the_keyboard_may_know() -> None:
    state = dw.game("dimensions").new(seed=1, seats=2)
    theirs = state.view(None)["zones"]["p2/hand"]["cards"]
    lines = ["", *(f"card {card}" for card in theirs), "table", "log", "why", "options"]
    page = play(seats="anna,boris", seed=1, lines=lines).stdout
    assert page.count("You can't see it anywhere now.") == len(theirs)
    assert not any(page.count(f"[{card}]") != 1 for card in theirs)


def test_a_terminal_is_cleared_with_what_was_scrolled_away(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(is_terminal=True).cover()
    assert "\x1b[3J" in CLEAR
    assert capsys.readouterr().out in (CLEAR, "")
