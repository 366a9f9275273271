"""Shards of Infinity in the terminal: whole games, cards, rules, refusals, and the way there by the menu."""

from pathlib import Path

import pytest
from click.testing import Result

import deckwright as dw
from deckwright.text import rulebook
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN, run, without_notation

ENDS = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру закінчено."}


def play(
    *lines: str,
    options: tuple[str, ...] = (),
    seats: str = "anna,bot:random",
    seed: int = 18047,
    lang: str = "en",
) -> Result:
    """A game against quick bots; with this seed the person takes the first turn."""
    words = [word for option in options for word in ("--option", option)]
    return run(
        "play", "shards", "--seats", seats, "--seed", str(seed), *words, "--lang", lang,
        typed="".join(f"{line}\n" for line in lines),
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("anna,bot:random", ()),
        ("anna", ("mode=nemesis",)),
        ("anna,bot:random,bot:random,bot:random", ("mode=team", "deal=secret", "leaders=choice")),
        ("anna,bot:random,bot:random", ("leaders=auction", "deal=draft", "mode=clash")),
    ],
)
def test_a_whole_game_can_be_played_through_a_pipe(lang: str, seats: str, options: tuple[str, ...]) -> None:
    """No bids; all cards are played, then what is offered first is done."""
    result = play(*["pass"] * 4, *["rest", "yes", "1"] * 400, seats=seats, options=options, lang=lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert ENDS[lang] in result.stdout
    spoken = [without_notation(line).replace("anna", "") for line in result.stdout.splitlines()]
    letters = CYRILLIC if lang == "en" else LATIN
    assert [line for line in spoken if letters.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_played_with_a_few_lines(lang: str) -> None:
    result = play("rest", "focus", "end", lang=lang)
    assert result.exit_code == 0
    for text in {
        "en": ["Played: Crystal ×", "You use Focus", "Your turn ends.", "Turn 3: it is your turn."],
        "ru": ["Разыграно: Кристалл ×", "«Концентрацию»", "Ваш ход окончен.", "Ход 3: ходите вы."],
        "uk": ["Зіграно: Кристал ×", "«Концентрацію»", "Ваш хід закінчено.", "Хід 3: ходите ви."],
    }[lang]:
        assert text in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_tells_what_is_printed_on_it_and_where_it_is(lang: str) -> None:
    name = {"en": "blaster", "ru": "бластер", "uk": "БЛАСТЕР"}[lang]
    result = play(f"card {name}", "card axia", "card praetorian-01", lang=lang)
    for text in {
        "en": [
            "  Ally, 1 in each starting deck.\n  Gain 1 power.",
            "  Homo Deus, champion, cost 7, health 7, 1 copy in the box.",
            "  Homo Deus, ally, relic of Decima.",
        ],
        "ru": [
            "  Союзник, в каждой начальной колоде 1.\n",
            "  Хомо Деус, чемпион, стоимость 7, здоровье 7, в комплекте 1 экземпляр.",
            "  Хомо Деус, союзник, реликвия Децимы.",
        ],
        "uk": [
            "  Союзник, у кожній стартовій колоді 1.\n",
            "  Гомо Деус, захисник, ціна 7, здоров’я 7, у комплекті 1 примірник.",
            "  Гомо Деус, союзник, релікт Децими.",
        ],
    }[lang]:
        assert text in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_found_by_their_number(lang: str) -> None:
    clause = rulebook(dw.game("shards"), lang).clauses["5.3"]
    result = play("rules SHI-5.3", "rules 5.3", lang=lang)
    assert result.stdout.count(f"SHI-5.3 {clause.text}") == 2


def test_what_is_refused_is_told_together_with_its_reason() -> None:
    result = play("?", "focus")
    assert result.stdout.count("Focus costs 1 crystal, but you have no crystals (SHI-4.7)") == 2


def test_what_is_hidden_stays_hidden_from_the_other_person() -> None:
    result = play("", "1", seats="anna,boris", options=("deal=secret",))
    secrets = [line for line in result.stdout.splitlines() if "ecret relics:" in line]
    assert "  Secret relics: 2." in secrets
    assert sum(line.startswith("  Your secret relics: ") for line in secrets) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_saved_game_goes_on_where_it_was(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    before = play("rest", f"save {path}", lang=lang)
    table = before.stdout.rpartition("\n\n")[0]
    after = run("resume", str(path), "--lang", lang, typed="")
    assert table.splitlines()[-8:] == after.stdout.rpartition("\n\n")[0].splitlines()[-8:]
    assert run("verify", str(path), "--lang", lang).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_person_alone_plays_against_nemesis(lang: str) -> None:
    result = play(
        "leader volos", "leader decima", "rest", "end", seats="anna", options=("mode=nemesis",), lang=lang
    )
    assert result.exit_code == 0
    told = {
        "en": "Turn 2: it is Nemesis' turn.",
        "ru": "Ход 2: ходит Немезида.",
        "uk": "Хід 2: ходить Немезида.",
    }
    assert told[lang] in result.stdout


def test_the_menu_leads_to_a_game() -> None:
    number = dw.games().index("shards") + 1
    result = run(
        "--lang", "en", "play", "--seed", "18047", "--bot", "p2=random", typed=f"{number}\n2\n" + "\n" * 9
    )
    assert result.exit_code == 0
    assert "Turn 1: your turn. Main phase." in result.stdout
