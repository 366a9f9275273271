"""Several answers in one line, «play the rest», and what Enter means."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import deckwright as dw
from deckwright.cli.terminal import commands
from deckwright.cli.terminal.words import Command, read_command
from deckwright.games import hints_of
from deckwright.games.hints import Rest
from deckwright.kernel.refusals import Refusal
from deckwright.play.answers import meaning_of, read_numbers
from tests.cli.terminal import play, run

SHARDS = dw.game("shards")
HAND = ["crystal", "crystal", "crystal", "blaster", "shard-reactor"]
ROW = ["kiln-drone", "kiln-drone", "mining-drones", "portal-monk", "axia", "cache-warden"]


def sit_down(
    path: Path, position: dict[str, Any], *lines: str, game: str = "shards", lang: str = "en"
) -> str:
    """What is shown from a position on."""
    state = dw.game(game).scenario(position)
    path.write_text(dw.Record.of(state, position).to_json(), encoding="utf-8")
    typed = "".join(f"{line}\n" for line in lines)
    result = run("resume", str(path), "--lang", lang, typed=typed)
    assert result.exit_code == 0
    return result.stdout


def at_table(
    path: Path, *lines: str, lang: str = "en", you: dict[str, Any] | None = None, **rest: Any
) -> str:
    players = [{"hand": HAND, "leader": "volos"} | (you or {}), {"leader": "tetra"}]
    return sit_down(path / "game.json", {"players": players, "row": ROW, **rest}, *lines, lang=lang)


def questions(shown: str) -> int:
    return shown.count("Your choice")


def test_a_line_of_several_numbers_is_read() -> None:
    assert read_numbers("1 3") == read_numbers("1,3") == read_numbers(" 1 , 3; ".strip()) == [1, 3]
    assert read_numbers("1 1 1") == [1, 1, 1]
    for line in ("", "1", "1 x", "play 1 2", "1.2", "-1 2", "1-2", "² 3"):
        assert read_numbers(line) == []


@pytest.mark.parametrize("line", ["1 2 3", "1,2,3", "1, 2; 3"])
def test_answers_are_given_one_after_the_other(line: str, tmp_path: Path) -> None:
    """The numbers are those of the list as it was when they were typed."""
    shown = at_table(tmp_path, line)
    assert questions(shown) == 2
    assert "Played this turn: Crystal; Blaster; Shard Reactor." in shown
    assert "Stopped." not in shown


def test_a_number_that_comes_again_means_the_next_copy(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "1 1 1")
    assert "You play Crystal. You gain 1 crystal. (×3)" in shown
    assert "Played this turn: Crystal ×3." in shown


def test_a_number_that_comes_again_means_another_card_like_it_in_the_row(tmp_path: Path) -> None:
    """Of equal cards in the row only one is offered at a time."""
    shown = at_table(tmp_path, "1 1", you={"hand": []}, crystals=2)
    assert shown.count("You recruit Kiln Drone") == 2
    assert "Stopped." not in shown


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Stopped. Not done: 1. Play Crystal; 2. Play Blaster."),
        ("ru", "Остановка. Не сделано: 1. Разыграть «Кристалл»; 2. Разыграть «Бластер»."),
        ("uk", "Зупинка. Не зроблено: 1. Зіграти «Кристал»; 2. Зіграти «Бластер»."),
    ],
)
def test_what_is_not_offered_any_more_stops_and_is_told(lang: str, told: str, tmp_path: Path) -> None:
    shown = at_table(tmp_path, "1 1 1 1 2", lang=lang)
    assert told in shown
    assert shown.count("[play blaster]") == 2


def test_another_question_stops_and_is_answered_by_nobody(tmp_path: Path) -> None:
    """Zara Ra asks what to banish: the number typed ahead was not meant for that."""
    you = {"hand": ["zara-ra-soulflayer", "crystal", "blaster"], "mastery": 12}
    shown = at_table(tmp_path, "1 2 3", you=you)
    assert "Stopped. Not done: 2. Play Crystal; 3. Play Blaster." in shown
    assert "You banish" not in shown


def test_the_same_question_by_the_same_card_takes_further_answers(tmp_path: Path) -> None:
    you = {"hand": ["zara-ra-soulflayer", "crystal", "blaster"], "mastery": 12}
    shown = at_table(tmp_path, "1", "1 2", you=you)
    assert "You banish: Crystal; Blaster." in shown


def test_shields_are_shown_with_one_line(tmp_path: Path) -> None:
    players = [
        {"leader": "volos", "hand": ["korvus-legionnaire", "thorn-zealot", "crystal"]},
        {"leader": "tetra", "play": []},
    ]
    position = {"players": players, "row": ROW, "active": "p2", "power": 10, "phase": "attack"}
    shown = sit_down(tmp_path / "game.json", position, "1 2", "")
    assert "You show Korvus Legionnaire from hand. You block 2 power." in shown
    assert "You show Thorn Zealot from hand. You block 3 power." in shown
    assert "You take 5 damage." in shown


def test_answers_do_not_reach_into_the_next_turn(tmp_path: Path) -> None:
    """Nemesis is asked nothing, so that the player's next question is of the same kind again."""
    players = [{"hand": ["crystal"], "deck": HAND, "leader": "volos"}, {"leader": "tetra"}]
    position = {"players": players, "mode": "nemesis", "row": ROW}
    shown = sit_down(tmp_path / "game.json", position, "2 1")
    assert "Stopped. Not done: 1. Play Crystal." in shown
    assert "You play" not in shown


def test_one_wrong_number_spoils_the_line(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "1 9", "1 x")
    assert shown.count("There is no such option. Type a number from 1 to 4, or `help`.") == 2
    assert "You play" not in shown


def test_amounts_are_one_answer(tmp_path: Path) -> None:
    players = [{"leader": "volos", "hand": ["crystal"]}, {"leader": "tetra"}, {"leader": "decima"}]
    position = {"players": players, "row": ROW, "power": 12}
    shown = sit_down(tmp_path / "game.json", position, "end", "1 2", "10")
    assert "There is no such option. Type a number from 0 to 12, or `help`." in shown
    assert "  0. No power against" in shown.replace("   0.", "  0.")
    assert "You attack Bot 1 with 10 power. You attack Bot 2 with 2 power." in shown


def test_bids_are_one_answer() -> None:
    result = run(
        "play", "shards", "--seats", "anna,bot:random", "--seed", "0", "--option", "leaders=auction",
        typed="1 2\n7\n",
    )  # fmt: skip
    assert "There is no such option. Type a number from 1 to 49, or `help`." in result.stdout
    assert "You bid 7 health." in result.stdout


def test_several_answers_serve_every_game(tmp_path: Path) -> None:
    position = {"players": [{"hand": ["anger", "troll", "bumpsy"]}, {}], "house": "brobnar"}
    shown = sit_down(tmp_path / "game.json", position, "4 5 6", game="keyforge")
    assert [f"You discard {name}." in shown for name in ("Anger", "Troll", "Bumpsy")] == [True] * 3


def test_triggers_are_told_apart_by_what_they_are() -> None:
    """They are counted anew each time one of them is resolved."""
    you = {"line": ["dust-imp", "bad-penny", "research-smoko"], "hand": ["gateway-to-dis"], "deck": ["troll"]}
    state = dw.game("keyforge").scenario({"players": [you, {}], "house": "dis"})
    state.choose("play gateway-to-dis")
    assert state.decision is not None
    assert state.decision.prompt == "order"
    before = [meaning_of(state, option) for option in state.decision.options]
    state.choose(0)
    assert state.decision is not None
    assert state.decision.prompt == "order"
    assert [meaning_of(state, option) for option in state.decision.options] == before[1:]
    assert len(set(before)) == 3


# Play the rest.


def test_the_rest_is_played_and_told(tmp_path: Path) -> None:
    shown = at_table(tmp_path, "rest")
    assert "Played: Crystal ×3; Blaster; Shard Reactor." in shown
    assert "Hand: 0." in shown


@pytest.mark.parametrize(
    ("lang", "word", "played", "nothing"),
    [
        ("en", "rest", "Played: Crystal ×3; Blaster", "There is nothing left to play."),
        ("ru", "остальное", "Разыграно: Кристалл ×3; Бластер", "Разыгрывать больше нечего."),
        ("uk", "решту", "Зіграно: Кристал ×3; Бластер", "Грати більше нема чого."),
    ],
)
def test_the_rest_has_words_in_every_language(
    lang: str, word: str, played: str, nothing: str, tmp_path: Path
) -> None:
    shown = at_table(tmp_path, word, word, "help", lang=lang)
    assert shown.count(played) == 1
    assert shown.count(nothing) == 1
    assert f"  {word}" in shown or lang == "uk"
    found = read_command(word)
    assert found is not None
    assert found[0] is Command.REST


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [
        ("en", "rest", "Answer this question first: the rest comes after it."),
        ("ru", "остальное", "Сначала ответьте на вопрос: остальное — после него."),
        ("uk", "решта", "Спершу дайте відповідь на запитання: решта — після нього."),
    ],
)
def test_the_rest_waits_for_the_answer_to_a_question(lang: str, word: str, told: str, tmp_path: Path) -> None:
    you = {"hand": ["leshai-knight", "spore-cleric", "crystal"], "deck": []}
    assert f"{told}\n" in at_table(tmp_path, "play leshai-knight", word, you=you, lang=lang)


def fake_rest(monkeypatch: pytest.MonkeyPatch, *steps: Rest | None) -> None:
    left = list(steps)
    hints = replace(hints_of(SHARDS), rest=lambda state: left.pop(0) if left else None)
    monkeypatch.setattr(commands, "hints_of", lambda game: hints)


LOSS = Refusal(
    "play shard-reactor", "SHI-6.2", "shards-rest-mastery", {"card": "shard-reactor", "mastery": 5}
)
STEPS = (Rest("play blaster"), Rest("play shard-reactor", (LOSS,)), Rest("play crystal"))
QUESTION = "Go on anyway? (yes/no):"


def test_what_would_be_lost_is_asked_about(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_rest(monkeypatch, *STEPS)
    shown = at_table(tmp_path, "rest", "yes")
    assert shown.count(QUESTION) == 1
    assert shown.count("(SHI-6.2)") == 1
    assert shown.index("(SHI-6.2)") < shown.index(QUESTION)
    assert "Played: Blaster; Shard Reactor; Crystal." in shown


def test_who_says_no_keeps_the_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_rest(monkeypatch, *STEPS)
    shown = at_table(tmp_path, "rest", "no")
    assert "Played: Blaster.\n" in shown
    assert "You play Shard Reactor" not in shown
    fake_rest(monkeypatch, *STEPS[1:])
    assert "Nothing was played.\n" in at_table(tmp_path, "rest", "no")


def test_the_rest_stops_at_another_question(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_rest(monkeypatch, Rest("play shadow-apostle"), Rest("play crystal"))
    shown = at_table(tmp_path, "rest", you={"hand": ["shadow-apostle", "crystal"]})
    assert "Played: Shadow Apostle.\n" in shown
    assert "You may banish a card" in shown.rpartition("\n\n")[2]


def test_the_rest_of_a_game_without_one_is_nothing() -> None:
    shown = play(lines=["rest", "help"]).stdout
    assert "There is nothing left to play." in shown
    assert "  rest: " not in shown


# The only option.


@pytest.mark.parametrize(
    ("lang", "prompt"),
    [
        ("en", "Your choice (Enter: the only option):"),
        ("ru", "Ваш выбор (Enter — единственный вариант):"),
        ("uk", "Ваш вибір (Enter — єдиний варіант):"),
    ],
)
def test_the_only_option_is_taken_with_enter_and_the_prompt_says_so(
    lang: str, prompt: str, tmp_path: Path
) -> None:
    you = {"hand": [], "deck": HAND}
    shown = at_table(tmp_path, "", you=you, lang=lang)
    assert shown.count(prompt) == 1
    assert {"en": "Your turn ends.", "ru": "Ваш ход окончен.", "uk": "Ваш хід закінчено."}[lang] in shown


def test_copies_in_a_discard_pile_are_offered_once(tmp_path: Path) -> None:
    you = {"hand": ["shadow-apostle", "crystal"], "discard": ["crystal", "crystal", "blaster"]}
    shown = at_table(tmp_path, "1", "2", you=you)
    assert "  1. Choose Crystal (in hand) [pick crystal]\n" in shown
    assert "  2. Choose Crystal from the discard pile (one of 2) [pick crystal@p1/discard.1]\n" in shown
    assert "  3. Choose Blaster from the discard pile [pick blaster@p1/discard.1]\n" in shown
    assert "Discard pile: 2." in shown
