"""Codex in the terminal: whole games, patrol, cards, rules, refusals, and the way there by the menu."""

from pathlib import Path

import pytest
from click.testing import Result

import deckwright as dw
from deckwright.text import rulebook
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN, run, without_notation

ENDS = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру закінчено."}


def play(
    *lines: str, seats: str = "anna,bot:random", sides: str = "bashing", seed: int = 4237, lang: str = "en"
) -> Result:
    """A game against a quick bot; with this seed the person takes the first turn."""
    return run(
        "play", "codex", "--seats", seats, "--seed", str(seed), "--option", f"sides={sides}", "--lang", lang,
        typed="".join(f"{line}\n" for line in lines),
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sides", ["bashing", "finesse", "bashing-mirror", "finesse-mirror"])
def test_a_whole_game_can_be_played_through_a_pipe(lang: str, sides: str) -> None:
    """What is offered first is done; nobody stays on patrol for ever."""
    result = play(*["1", "confirm"] * 1500, sides=sides, lang=lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert ENDS[lang] in result.stdout
    spoken = [
        without_notation(line).replace("anna", "").replace("Codex", "") for line in result.stdout.splitlines()
    ]
    letters = CYRILLIC if lang == "en" else LATIN
    assert [line for line in spoken if letters.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_played_with_a_few_lines(lang: str) -> None:
    result = play(
        "summon troq", "hire older-brother", "play timely-messenger",
        "attack timely-messenger.1 base.2", "end", "1", "confirm", lang=lang,
    )  # fmt: skip
    assert result.exit_code == 0
    for text in {
        "en": ["You summon Troq Bashar.", "Base: 19 of 20.", "Tech phase, before your turn."],
        "ru": ["Вы призываете «Трока Крушака».", "База: 19 из 20.", "Фаза технологий, перед вашим ходом."],
        "uk": ["Ви прикликаєте «Трока Крушака».", "База: 19 з 20.", "Фаза технологій, перед вашим ходом."],
    }[lang]:
        assert text in result.stdout


def test_several_patrollers_are_placed_in_one_line() -> None:
    """COD-7.10"""
    result = play("summon troq", "play older-brother", "end", "1 8")
    at = result.stdout.rindex("Squad leader (1 armour, attacked first): Troq Bashar:")
    assert "Scavenger (1 gold when it dies): Older Brother:" in result.stdout[at:]


def test_a_slot_that_is_taken_is_not_taken_twice() -> None:
    result = play("summon troq", "play older-brother", "end", "1 6")
    assert "Stopped. Not done: 6. " in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_tells_what_is_printed_on_it(lang: str) -> None:
    name = {"en": "iron man", "ru": "железный человек", "uk": "ЗАЛІЗНА ЛЮДИНА"}[lang]
    result = play(f"card {name}", "card tower", lang=lang)
    for text in {
        "en": [
            "  Unit, tech I, Bashing, mercenary, cost 3, attack 3, hit points 4, 2 in the codex.\n",
            "  Add-on, cost 3, hit points 4.\n",
        ],
        "ru": ["атака 3, очки жизни 4, в кодексе 2.\n", "  Пристройка, стоимость 3, очки жизни 4.\n"],
        "uk": ["атака 3, очки життя 4, у кодексі 2.\n", "  Прибудова, вартість 3, очки життя 4.\n"],
    }[lang]:
        assert text in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_found_by_their_number(lang: str) -> None:
    clause = rulebook(dw.game("codex"), lang).clauses["6.4"]
    result = play("rules COD-6.4", "rules 6.4", lang=lang)
    assert result.stdout.count(f"COD-6.4 {clause.text}") == 2


def test_what_is_refused_is_told_together_with_its_reason() -> None:
    result = play("?", "build tech-1")
    refusal = "You need 6 workers to build Tech I Building, but you have only 4 (COD-5.2)"
    assert result.stdout.count(refusal) == 2


def test_what_is_hidden_stays_hidden_from_the_other_person() -> None:
    """COD-2.10, COD-3.1"""
    result = play("", "hire older-brother", "end", "", seats="anna,boris")
    theirs = result.stdout.rpartition("\f")[2]
    assert "anna pays 1 gold. anna hires a worker." in theirs
    assert "Older Brother as a worker" not in theirs.partition("Your hand:")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_saved_game_goes_on_where_it_was(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    before = play("summon troq", f"save {path}", lang=lang)
    table = before.stdout.rpartition("\n\n")[0]
    after = run("resume", str(path), "--lang", lang, typed="")
    assert table.splitlines()[-8:] == after.stdout.rpartition("\n\n")[0].splitlines()[-8:]
    assert run("verify", str(path), "--lang", lang).exit_code == 0


def test_the_menu_leads_to_a_game() -> None:
    number = dw.games().index("codex") + 1
    result = run(
        "--lang", "en", "play", "--seed", "4237", "--bot", "p2=random", typed=f"{number}\n2\n" + "\n" * 9
    )
    assert result.exit_code == 0
    assert "Main phase." in result.stdout
