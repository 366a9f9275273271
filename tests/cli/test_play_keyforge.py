"""KeyForge in the terminal: turns, refusals, cards, decks to choose from, files to go on with."""

from pathlib import Path

import pytest
from click.testing import Result

import deckwright as dw
from deckwright.cli.layout import collapse
from deckwright.cli.terminal.matching import find_options, labels_of
from deckwright.text import rulebook
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN, run, without_notation

ENDS = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру закінчено."}


def play(
    *lines: str, options: tuple[str, ...] = ("first=p1", "set=cota"), seed: int = 7, lang: str = "en"
) -> Result:
    """A game against a quick bot."""
    words = [word for option in options for word in ("--option", option)]
    return run(
        "play", "keyforge", "--seats", "anna,bot:random", "--seed", str(seed), *words, "--lang", lang,
        typed="".join(f"{line}\n" for line in lines),
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_through_a_pipe(lang: str) -> None:
    result = play(*["1"] * 1500, lang=lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert ENDS[lang] in result.stdout
    spoken = [without_notation(line).replace("anna", "") for line in result.stdout.splitlines()]
    letters = CYRILLIC if lang == "en" else LATIN
    assert [line for line in spoken if letters.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_asked_for_step_by_step(lang: str) -> None:
    result = play("keep", "house brobnar", "play krump", "end", lang=lang)
    assert result.exit_code == 0
    told = {
        "en": ["Step: 2, choose a house.", "Step: 3, play", "Krump: Brobnar, power 6, exhausted."],
        "ru": ["Этап: 2, выбрать дом.", "Этап: 3, разыграть", "Крамп: Бробнар, сила 6, повёрнуто."],
        "uk": ["Етап: 2, обрати дім.", "Етап: 3, розіграти", "Крамп: Бробнар, сила 6, виснажена."],
    }[lang]  # fmt: skip
    for text in told:
        assert text in result.stdout


def test_what_is_refused_is_told_together_with_its_reason() -> None:
    result = play("keep", "house brobnar", "play krump", "?", "why reap")
    first, second = result.stdout.split("What you can't do now, and why:")[1:]
    assert first.count("(KF-3.9)") == 1
    assert "Play Valdr; Discard Valdr;" in first
    assert "(KF-5.1)\n    Reap with Krump\n" in first
    assert second.count("(KF-") == 1


def test_what_is_typed_and_refused_is_explained_by_its_beginning_too() -> None:
    result = play("keep", "house brobnar", "play krump", "reap krump", "reap krump.1", "99", "nonsense")
    assert result.stdout.count("(KF-5.1)") == 2
    assert result.stdout.count("There is no such option. Type a number from 1 to 1, or `help`.") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_tells_what_is_printed_on_it_and_where_it_is(lang: str) -> None:
    name = {"en": "Krump", "ru": "крамп", "uk": "КРАМП"}[lang]
    result = play("keep", f"card {name}", "card troll", "card nonsense", lang=lang)
    facts = {"en": "  Creature, Brobnar, power 6, giant, common.", "ru": "  Существо, Бробнар, сила 6, ",
             "uk": "  Істота, Бробнар, сила 6, "}[lang]  # fmt: skip
    place = {"en": "Where it is: Your hand.", "ru": "Где она: ", "uk": "Де вона: "}[lang]
    assert "[krump]" in result.stdout
    assert facts in result.stdout
    assert result.stdout.count(place) == 1


def test_a_card_is_found_by_a_part_of_its_name_that_no_other_has() -> None:
    result = play("keep", "card Krum", "card krump~2", "card the", "card Krmup")
    assert result.stdout.count("Krump [krump]") == 2
    assert result.stdout.count("Did you mean: ") == 2
    assert "Did you mean: Krump" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_found_by_their_number(lang: str) -> None:
    clause = rulebook(dw.game("keyforge"), lang).clauses["5.4"]
    result = play("rules KF-5.4", "rules 5.4", lang=lang)
    assert result.stdout.count(f"KF-5.4 {clause.text}") == 2


def test_places_and_open_lists_can_be_looked_at() -> None:
    result = play(
        "keep", "house brobnar", "discard krump", "table discard", "table hand", "table deck", "table x"
    )
    assert "Your discard pile (1): Krump [krump@p1/discard.1]." in result.stdout
    assert "Bot's discard pile (0)." in result.stdout
    assert "Bot's hand (6).\n" in result.stdout
    assert "Your hand (6): " in result.stdout
    assert "Bot's deck (30).\n  Deck 2: " in result.stdout
    assert "No place on the table is called “x”." in result.stdout


def test_a_choice_that_told_nothing_can_be_taken_back() -> None:
    result = play("keep", "house brobnar", "undo", "house untamed")
    assert "Taken back." in result.stdout
    assert result.stdout.count("You choose Untamed as the active house.") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_saved_game_goes_on_where_it_was(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    before = play("keep", "house brobnar", "play krump", f"save {path}", lang=lang)
    table = before.stdout.rpartition("\n\n")[0]
    after = run("resume", str(path), "--lang", lang, typed="log\n")
    assert table.splitlines()[-8:] == after.stdout.rpartition("\n\n")[0].splitlines()[-8:]
    assert run("verify", str(path), "--lang", lang).exit_code == 0


def test_decks_to_choose_from_are_listed() -> None:
    result = play(options=("format=sealed",))
    lists = [line for line in result.stdout.splitlines() if line.startswith(("Deck 1: ", "Deck 3: "))]
    assert len(lists) == 2
    assert all(f"({title.partition(': ')[2][:-1]})" in result.stdout for title in lists)
    assert "Deck 2: " not in result.stdout


def test_a_bid_is_typed_as_the_number_it_is() -> None:
    result = play("3", options=("format=auction",), seed=3)
    assert "  25. " not in result.stdout
    assert "Deck 1: " in result.stdout
    assert "Deck 2: " in result.stdout
    assert "You bid 3 chains." in result.stdout


def test_a_question_that_does_not_tell_its_effect_shows_the_text_of_its_card(tmp_path: Path) -> None:
    position = {"players": [{"hand": ["begone"]}, {"line": ["krump"]}], "house": "sanctum"}
    state = dw.game("keyforge").scenario(position)
    path = tmp_path / "begone.json"
    path.write_text(dw.Record.of(state, position).to_json(), encoding="utf-8")
    result = run("resume", str(path), "--lang", "en", typed="play begone\n")
    question = result.stdout.rpartition("\n\n")[2].splitlines()
    assert question[0].startswith("Begone!")
    assert question[1].startswith("  Play: Choose one: ")
    assert question[2].startswith("  1. ")


def test_options_are_typed_by_their_places_unless_they_are_numbers() -> None:
    duel = dw.game("keyforge").new(seed=3, format="auction")
    assert duel.decision is not None
    bids = duel.decision.options
    texts = [f"Bid {option.values['chains']} chains" for option in bids]
    assert labels_of(bids, texts) == [str(number) for number in range(25)]
    assert labels_of(bids, ["A bid"] * 25) == [str(place) for place in range(1, 26)]
    assert find_options("7", [option.key for option in bids], texts, labels_of(bids, texts)) == [7]
    duel.choose("bid 5")
    assert duel.decision is not None
    options = duel.decision.options
    texts = [option.key for option in options]
    assert labels_of(options, texts) == ["", *(str(number) for number in range(6, 25))]


def test_lines_that_are_the_same_are_told_once() -> None:
    assert collapse(["a", "b", "b", "a", "a", "a"]) == ["a", "b (×2)", "a (×3)"]
    assert collapse([]) == []
    assert "Bot draws a card. (×6)\n" in play("keep").stdout
