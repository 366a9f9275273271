"""KeyForge in the terminal: turns, refusals, cards, decks to choose from, files to go on with."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import deckwright as dw
from deckwright.cli.voice import Voice
from deckwright.play.lines import collapse
from deckwright.play.option_lookup import find_options, labels_of
from deckwright.play.tables import log_lines
from deckwright.text import rulebook
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN, run, without_notation

ENDS = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру закінчено."}


def play(
    *lines: str, options: tuple[str, ...] = ("first=p1", "set=cota"), seed: int = 1153, lang: str = "en"
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
        "ru": ["Этап: 2, выбрать дом.", "Этап: 3, разыграть", "Крамп: Бробнар, сила 6, карта повёрнута."],
        "uk": ["Етап: 2, обрати дім.", "Етап: 3, розіграти", "Крамп: Бробнар, сила 6, карта виснажена."],
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


def test_a_misspelt_option_is_answered_with_the_nearest_ones() -> None:
    result = play("keep", "house brobnarr", "house brobnar", "play krmup", "99")
    assert "Did you mean: " in result.stdout
    assert "Brobnar" in result.stdout.split("Did you mean: ")[1].splitlines()[0]
    assert "Play Krump" in result.stdout.split("Did you mean: ")[2].splitlines()[0]
    assert result.stdout.count("Did you mean: ") == 2


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
    result = play("keep", "house brobnar", "undo", "house logos")
    assert "Undone." in result.stdout
    assert result.stdout.count("You choose Logos as the active house.") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_saved_game_goes_on_where_it_was(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    before = play("keep", "house brobnar", "play krump", f"save {path}", lang=lang)
    table = before.stdout.rpartition("\n\n")[0]
    after = run("resume", str(path), "--lang", lang, typed="")
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


# Copies, rows of events, and what can be read of cards.

COPIES = {"hand": ["anger", "anger", "troll"]}


def sit_down(position: dict[str, Any], path: Path, *lines: str, lang: str = "en") -> str:
    """What is shown from a position on."""
    state = dw.game("keyforge").scenario(position)
    path.write_text(dw.Record.of(state, position).to_json(), encoding="utf-8")
    return run("resume", str(path), "--lang", lang, typed="".join(f"{line}\n" for line in lines)).stdout


def test_copies_in_hand_are_offered_once(tmp_path: Path) -> None:
    shown = sit_down({"players": [COPIES, {}], "house": "brobnar"}, tmp_path / "a.json", "play anger")
    assert "  1. Play Anger (one of 2; action, bonus: æmber) [play anger]\n" in shown
    assert "anger~2" not in shown
    assert "  4. Discard Troll [discard troll]\n" in shown
    assert "You play Anger." in shown


def test_a_copy_is_still_chosen_by_its_whole_notation(tmp_path: Path) -> None:
    position = {"players": [COPIES, {}], "house": "brobnar"}
    shown = sit_down(position, tmp_path / "a.json", "discard anger~2", "log 1")
    assert shown.count("You discard Anger.\n") == 2


def test_what_is_refused_is_told_once_for_all_copies(tmp_path: Path) -> None:
    shown = sit_down({"players": [COPIES, {}], "house": "logos"}, tmp_path / "a.json", "?")
    assert shown.count("Play Anger") == 1
    assert "Anger (2)" not in shown


def test_copies_with_other_icons_are_offered_one_by_one(tmp_path: Path) -> None:
    hand = ["anger", {"card": "anger", "icons": ["draw"]}]
    shown = sit_down({"players": [{"hand": hand}, {}], "house": "brobnar"}, tmp_path / "a.json")
    assert "Discard Anger (action, bonus: æmber) [discard anger]" in shown
    assert "Discard Anger (2) (action, bonus: draw) [discard anger~2]" in shown
    assert "one of" not in shown


def test_copies_in_play_are_offered_one_by_one(tmp_path: Path) -> None:
    position = {"players": [{"line": ["troll", "troll"]}, {}], "house": "brobnar"}
    shown = sit_down(position, tmp_path / "a.json", "reap")
    assert "That could mean several options: 1. reap troll.1, 2. reap troll.2." in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_made_ready_and_drawn_one_after_the_other_share_a_line(lang: str, tmp_path: Path) -> None:
    tired = {"exhausted": True}
    you = {
        "line": [{"card": "troll", **tired}, {"card": "bumpsy", **tired}, {"card": "troll", **tired}],
        "deck": ["anger", "anger", "krump"],
    }
    shown = sit_down({"players": [you, {}], "house": "brobnar"}, tmp_path / "a.json", "end", lang=lang)
    told = {
        "en": ("Readied: Troll ×2; Bumpsy.", "You draw: "),
        "ru": ("Подготовлены: Тролль ×2; Бампси.", "Вы берёте: "),
        "uk": ("Підготовано: Троль ×2; Бампсі.", "Ви берете: "),
    }[lang]
    for text in told:
        assert shown.count(f"\n{text}") == 1


def test_cards_out_of_play_have_no_numbers_in_the_log() -> None:
    event = dw.Event("destroyed", {"seat": "p1", "card": "troll@p1/discard.3"})
    here = dw.Event("readied", {"card": "troll.2"})
    game = dw.game("keyforge")
    assert log_lines(game, Voice("en").about(game), [event, here]) == [
        "Troll is destroyed.",
        "Troll (2) is readied.",
    ]


def test_the_cards_in_hand_and_those_of_an_option_can_be_read(tmp_path: Path) -> None:
    position = {"players": [COPIES | {"line": ["bumpsy"]}, {"line": ["zorg"]}], "house": "brobnar"}
    shown = sit_down(position, tmp_path / "a.json", "card", "card 6", "card 7", "card 70")
    hand, fight, end, nothing = shown.split("Your choice: \n")[1:-1]
    assert [line for line in hand.splitlines() if not line.startswith(" ")] == [
        "Anger [anger]",
        "Troll [troll]",
    ]
    assert [line for line in fight.splitlines() if not line.startswith(" ")] == [
        "Bumpsy [bumpsy]",
        "Zorg [zorg]",
    ]
    assert "Where it is: Bot's battle line." in fight
    assert end == nothing == "Which card? Type: card NAME, or card and the number of an option.\n"


def test_enter_takes_the_only_option_and_nothing_else(tmp_path: Path) -> None:
    shown = sit_down({"players": [{}, {}], "house": "brobnar"}, tmp_path / "a.json", "")
    assert "Your turn ends." in shown
    shown = sit_down({"players": [COPIES, {}], "house": "brobnar"}, tmp_path / "b.json", "")
    assert "There is no such option." in shown
    assert "Your turn ends." not in shown


def test_an_ability_that_an_upgrade_gives_is_told_with_the_text_of_the_upgrade(tmp_path: Path) -> None:
    you = {"line": [{"card": "paraguardian", "upgrades": ["red-planet-ray-gun"]}]}
    shown = sit_down({"players": [you, {}], "house": "saurian"}, tmp_path / "a.json", "reap")
    options = shown.rpartition("which one comes first?\n")[2].splitlines()
    assert options[0].startswith("  1. Resolve Paraguardian (Reap: ")
    assert "(Red Planet Ray Gun: " in options[1]


def test_where_a_card_goes_is_asked_together_with_its_text(tmp_path: Path) -> None:
    you = {"line": ["troll"], "hand": ["blood-of-titans"]}
    shown = sit_down({"players": [you, {"line": ["zorg"]}], "house": "brobnar"}, tmp_path / "a.json", "play")
    question = shown.rpartition("\n\n")[2].splitlines()
    assert "Blood of Titans" in question[0]
    text = Voice("en").about(dw.game("keyforge")).card_text("blood-of-titans")
    assert question[1] == f"  {text}"


def test_of_many_numbers_only_the_ends_are_shown() -> None:
    lines = play(options=("format=auction",), seed=3).stdout.splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("   0. "))
    assert [line[:5].strip() for line in lines[at : at + 7]] == ["0.", "1.", "2.", "3.", "4.", "…", "24."]
    assert "You bid 17 chains." in play("17", options=("format=auction",), seed=3).stdout
