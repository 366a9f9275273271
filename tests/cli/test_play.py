"""A game in the terminal: choices by number and notation, commands, undo, and the whole way to the end."""

import json
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.play.option_lookup import find_options
from deckwright.play.session import GameSession, NoUndo
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN, play, run, without_notation

ENDS = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру закінчено."}
LEFT = {"en": "You have left the table.", "ru": "Вы вышли из-за стола.", "uk": "Ви вийшли з-за столу."}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("epic", ["yes", "no"])
def test_a_whole_game_can_be_played_through_a_pipe(lang: str, epic: str) -> None:
    result = play("--option", f"epic={epic}", lines=["1"] * 400, lang=lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert ENDS[lang] in result.stdout
    spoken = [without_notation(line) for line in result.stdout.splitlines()]
    if lang == "en":
        assert not any(CYRILLIC.search(line) for line in spoken)
    else:
        assert not [line for line in spoken if LATIN.search(line.replace("anna", ""))]


@pytest.mark.parametrize(
    "seats", ["anna,bot:random,bot:random", "бот:random,анна,bot:random,boris,bot:random"]
)
def test_any_number_can_play(seats: str) -> None:
    result = play("--option", "start=random", lines=["1"] * 600, seats=seats)
    assert result.exit_code == 0
    assert ENDS["en"] in result.stdout


def test_bots_can_play_alone_while_one_looks_on() -> None:
    result = play(lines=[], seats="bot:random,bot:random")
    assert result.exit_code == 0
    assert "Bot 1" in result.stdout
    assert "Bot 2 draws a card." in result.stdout
    assert "win" in result.stdout.splitlines()[-1]


def test_the_same_seed_and_the_same_choices_make_the_same_game() -> None:
    assert play(lines=["1", "2"] * 100).stdout == play(lines=["1", "2"] * 100).stdout
    assert play(lines=["1"], seed=1).stdout != play(lines=["1"], seed=2).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_input_is_a_polite_farewell(lang: str) -> None:
    result = play(lines=["1"], lang=lang)
    assert result.exit_code == 0
    assert LEFT[lang] in result.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("lang", "quit", "yes"), [("en", "quit", "yes"), ("ru", "выход", "да"), ("uk", "вийти", "так")]
)
def test_quitting_asks_once_if_something_is_not_saved(lang: str, quit: str, yes: str) -> None:
    assert LEFT[lang] in play(lines=[quit], lang=lang).stdout
    assert LEFT[lang] in play(lines=["1", quit, yes, "1"], lang=lang).stdout
    stayed = play(lines=["1", quit, "no", "options"], lang=lang).stdout
    asked = [line for line in stayed.splitlines() if line.startswith("  1. ")]
    assert asked[-1] == asked[-2]
    assert len(asked) == 3


def test_names_are_asked_for_unless_they_are_given() -> None:
    result = run("play", "dimensions", "--bot", "p2=random", "--seed", "1", typed="\n")
    assert "Your name (Enter: Player):" in result.stdout
    result = run("play", "dimensions", "--bot", "p2=random", "--seed", "1", typed="x" * 40 + "\nBot\nMax\n")
    assert "1 to 30 characters" in result.stdout
    assert "Two players are called “Bot”." in result.stdout
    assert "Your name" not in play(lines=[]).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_game_there_is_a_menu(lang: str) -> None:
    typed = f"{dw.games().index('dimensions') + 1}\n7\nx\n3\n2\n\nZoe\nlog\n"
    result = run(
        "--lang", lang, "play", "--seed", "3", "--bot", "p2=random", "--bot", "p3=random", typed=typed
    )
    assert result.exit_code == 0
    title = {"en": "Battle of Dimensions", "ru": "Битва Измерений", "uk": "Битва Вимірів"}[lang]
    assert title in result.stdout
    assert "[sign rock]" in result.stdout
    assert {"en": "Bot 2", "ru": "Бот 2", "uk": "Бот 2"}[lang] in result.stdout


def test_the_menu_can_be_left() -> None:
    result = run("play", typed="2\n")
    assert result.exit_code == 0
    assert LEFT["en"] in result.stdout


# What can be typed.


def test_a_line_means_an_option_by_number_notation_or_enough_of_it() -> None:
    keys = ["show red-7", "show red-11", "show blue-1", "pass"]
    texts = ["Показать «Ёжики 7»", "Показать «Ёжики 11»", "Показать «Роботы 1»", "Пропустить"]
    assert find_options("1", keys, texts) == [0]
    assert find_options("5", keys, texts) == []
    assert find_options("0", keys, texts) == []
    assert find_options("9" * 50, keys, texts) == []
    assert find_options("show red-7", keys, texts) == [0]
    assert find_options("  SHOW   red-7 ", keys, texts) == [0]
    assert find_options("show r", keys, texts) == [0, 1]
    assert find_options("show b", keys, texts) == [2]
    assert find_options("blue", keys, texts) == [2]
    assert find_options("red-1", keys, texts) == [1]
    assert find_options("p", keys, texts) == [3]
    assert find_options("проп", keys, texts) == [3]
    assert find_options("показать", keys, texts) == [0, 1, 2]
    assert find_options("", keys, texts) == []
    assert find_options("²", keys, texts) == []


def test_what_can_not_be_told_apart_is_asked_again() -> None:
    result = play(lines=["sign", "sign p", "show nothing"])
    assert "That could mean several options: 1. sign rock, 2. sign scissors, 3. sign paper." in result.stdout
    assert "You show paper." in result.stdout
    assert "There is no such option." in result.stdout


def test_a_refused_action_is_answered_with_its_rule() -> None:
    result = play("--option", "epic=yes", lines=["declare"])
    assert "DIM-8." in result.stdout
    assert "There is no such option." not in result.stdout


WORDS = {
    "en": ["why", "?", "log 5", "rules", "rules 5.3", "rules squad", "card wormhole", "card red-7", "table",
           "options", "help"],
    "ru": ["почему", "?", "журнал 5", "правила", "правила 5.3", "правила отряд", "карта кротовая нора",
           "карта red-7", "стол", "варианты", "помощь"],
    "uk": ["чому", "?", "журнал 5", "правила", "правила 5.3", "правила загін", "карта кротова нора",
           "картка red-7", "стіл", "варіанти", "довідка"],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_work_in_every_language_and_in_english(lang: str) -> None:
    own = play("--option", "epic=yes", lines=["1", "1", *WORDS[lang]], lang=lang)
    english = play("--option", "epic=yes", lines=["1", "1", *WORDS["en"]], lang=lang)
    assert own.exit_code == 0
    assert "DIM-5.3" in own.stdout
    assert "[wormhole]" in own.stdout
    assert "[red-7]" in own.stdout
    assert {"en": "no such option", "ru": "Такого варианта нет", "uk": "Такого варіанта немає"}[
        lang
    ] not in own.stdout
    assert english.stdout.count("[wormhole]") == own.stdout.count("[wormhole]") == 1
    assert english.stdout.count("[sign rock]") == own.stdout.count("[sign rock]")
    assert len(own.stdout.splitlines()) > 60


def test_cards_are_found_by_name_and_told_with_their_place() -> None:
    result = play(lines=["card Wormhole", "card Wormhoel", "card 1", "card robots 3"])
    assert "Wormhole [wormhole]" in result.stdout
    assert "Did you mean: Wormhole?" in result.stdout
    assert "Which card? Type: card NAME, or card and the number of an option." in result.stdout
    assert "Robots 3 [blue-3]" in result.stdout


def test_a_card_in_hand_is_told_to_be_there_and_one_in_another_hand_is_not() -> None:
    state = dw.game("dimensions").new(seed=1, seats=2)
    mine, theirs = (state.view(None)["zones"][f"p{seat}/hand"]["cards"] for seat in (1, 2))
    result = play(lines=[f"card {mine[0]}", f"card {theirs[0]}"])
    assert "Where it is: Your hand." in result.stdout
    assert "You can't see it anywhere now." in result.stdout
    assert result.stdout.count("Where it is:") == 1


def test_the_language_changes_at_once_and_for_all_that_follows() -> None:
    result = play(lines=["lang ru", "1", "lang xx", "lang", "язык uk"])
    assert "Теперь по-русски." in result.stdout
    assert "Вы показываете камень." in result.stdout
    assert "Языка «xx» здесь нет." in result.stdout
    assert "Какой язык?" in result.stdout
    assert "Тепер українською." in result.stdout


def test_a_bad_length_of_the_log_is_explained() -> None:
    result = play(lines=["log many", "log 0", "log 2"])
    assert result.stdout.count("is not a number from 1 to 1000000") == 2


def test_what_the_table_shows_is_not_repeated_while_it_stays_the_same() -> None:
    moves = ["1"] * 20
    shown = play(lines=moves, seed=5).stdout
    questions = shown.count("Your choice:")
    assert 5 < shown.count("Spiral of Power, each faction beats the next") < questions


# Taking back.


def session(seed: int = 1, seats: int = 2, **settings: object) -> GameSession:
    state = dw.game("dimensions").new(seed=seed, seats=seats, **settings)
    return GameSession(state, dw.Record.of(state))


def described(description: dict[str, object]) -> GameSession:
    state = dw.game("dimensions").scenario(description)
    return GameSession(state, dw.Record.of(state, description))


def test_a_choice_that_told_nothing_can_be_taken_back() -> None:
    game = described(
        {"players": [{"hand": ["red-1", "red-2"]}, {"hand": ["blue-1"]}], "phase": "reinforcement"}
    )
    before = game.state.clone()
    assert game.why_no_undo(0) is NoUndo.NOTHING
    game.choose("lay red-1")
    game.choose("to p2")
    assert game.why_no_undo(0) is None
    game.undo(0)
    game.undo(0)
    assert game.state == before
    assert game.record.choices == []
    assert len(game.record.events) == 1
    game.choose("lay red-2")
    game.choose("to p2")
    assert game.record.verify(dw.game).holds


def test_a_choice_after_which_others_acted_stands() -> None:
    game = session(start="random")
    first = int(game.state.decider)
    game.choose(0)
    game.choose(0)
    assert game.why_no_undo(first) is NoUndo.OTHERS
    assert game.others_since(first) == [1 - first]


def test_a_choice_that_showed_the_others_cards_stands() -> None:
    game = session(start="random")
    last = 1 - int(game.state.decider)
    game.choose(0)
    game.choose(0)
    assert game.why_no_undo(last) is NoUndo.LEARNED


def test_a_choice_that_showed_the_others_sign_stands() -> None:
    """Signs are no cards: nothing on the table tells that they were seen."""
    game = session()
    game.choose("sign rock")
    game.choose("sign paper")
    assert game.state.learned == 0
    assert game.why_no_undo(1) is NoUndo.LEARNED


def test_a_choice_that_drew_cards_stands() -> None:
    game = described(
        {
            "players": [
                {"hand": ["red-1"], "dimension": ["red-3", "red-4"]},
                {"hand": ["blue-1"], "dimension": ["blue-2", "green-2"]},
            ],
            "phase": "attack",
        }
    )
    game.choose(0)
    assert game.why_no_undo(0) is NoUndo.LEARNED


def test_a_choice_after_which_chance_decided_stands() -> None:
    game = described(
        {
            "players": [
                {"hand": ["big-bang"], "dimension": ["red-3", "red-4"]},
                {"dimension": ["blue-2", "green-7"]},
            ],
            "phase": "movement",
            "black-hole": ["green-1", "green-2"],
        }
    )
    game.choose("play big-bang")
    assert game.why_no_undo(0) is NoUndo.CHANCE


def test_a_silent_refusal_of_another_does_not_betray_itself_by_forbidding_undo() -> None:
    """DIM-8.25: that somebody could have declared stays hidden."""
    game = described(
        {
            "epic": True,
            "players": [
                {"entity": "red", "hand": ["green-5", "red-1"], "dimension": ["blue-1", "blue-2"]},
                {"entity": "green", "dimension": ["green-1", "green-2", "green-3", "green-4"]},
            ],
            "phase": "reinforcement",
        }
    )
    before = game.state.clone()
    game.choose("lay green-5")
    game.choose("to p2")
    assert game.state.decider == 1
    game.choose("refrain")
    assert game.state.decider == 0
    assert game.why_no_undo(0) is None
    game.undo(0)
    game.undo(0)
    assert game.state == before


@pytest.mark.parametrize(
    ("lang", "word", "done", "refused"),
    [
        ("en", "undo", "Undone.", "others have acted since (Bot)"),
        ("ru", "отмена", "Выбор отменён.", "с тех пор действовали другие (Бот)"),
        ("uk", "скасувати", "Вибір скасовано.", "відтоді діяли інші (Бот)"),
    ],
)
def test_undo_in_the_terminal_says_what_it_did_or_why_not(
    lang: str, word: str, done: str, refused: str
) -> None:
    lines = [word, "1", word]
    for _ in range(30):
        lines += ["1", word]
    result = play(lines=lines, lang=lang)
    assert done in result.stdout
    assert refused in result.stdout


# Saving.


@pytest.mark.parametrize(("lang", "save"), [("en", "save"), ("ru", "сохранить"), ("uk", "зберегти")])
def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, lang: str, save: str) -> None:
    path = tmp_path / "evening.json"
    moves = ["1"] * 12
    played = play(lines=[*moves, f"{save} {path}"], lang=lang)
    assert played.exit_code == 0
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["table"]["chairs"] == [
        {"name": "anna", "bot": None, "lang": lang},
        {"name": {"en": "Bot", "ru": "Бот", "uk": "Бот"}[lang], "bot": "random", "lang": lang},
    ]
    resumed = run("resume", str(path), typed="log 1000\n")
    assert resumed.exit_code == 0
    question = played.stdout.rsplit("\n\n", 1)[1].splitlines()[0]
    assert question in resumed.stdout
    assert run("verify", str(path)).exit_code == 0
    other = run("resume", str(path), "--lang", "en", typed="")
    assert "Your choice:" in other.stdout


def test_a_resumed_game_can_be_played_to_the_end_and_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    play(lines=["1"] * 10 + [f"save {path}"])
    result = run("resume", str(path), typed="1\n" * 300 + f"\nsave {path}\nyes\n")
    assert ENDS["en"] in result.stdout
    result = run("resume", str(path), typed="1\n" * 5 + f"save {path}\nyes\nsave\n1\nsave\n")
    assert result.stdout.count("is there already") == 1
    assert result.stdout.count("Saved to") == 3
    assert run("verify", str(path)).exit_code == 0


def test_a_file_that_is_there_is_replaced_only_if_one_says_so(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious", encoding="utf-8")
    result = play(lines=["1", f"save {path}", "no"])
    assert "Not saved." in result.stdout
    assert path.read_text(encoding="utf-8") == "precious"
    play(lines=["1", f"save {path}", "maybe"])
    assert path.read_text(encoding="utf-8") == "precious"
    play(lines=["1", f"save {path}", "yes"])
    assert json.loads(path.read_text(encoding="utf-8"))["deckwright"] == "record"
    assert [each.name for each in tmp_path.iterdir()] == ["precious.txt"]


def test_what_can_not_be_saved_is_explained_and_the_game_goes_on(tmp_path: Path) -> None:
    lines = [
        "save",
        f"save {tmp_path}/no/such/folder/x",
        f"save {tmp_path}",
        "yes",
        "save a\0b",
        "save " + "x" * 300,
    ]
    result = play(lines=[*lines, "1"])
    assert "Save to which file?" in result.stdout
    assert "There is no file" in result.stdout
    assert "is a folder" in result.stdout
    assert "No file can be called" in result.stdout
    assert "is too long" in result.stdout
    assert "You show rock." in result.stdout
    assert list(tmp_path.iterdir()) == []
