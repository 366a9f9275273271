"""Both players have a base: whose it is is told as a person would."""

import pytest
from tests.support.codex import GAME, Board

import deckwright as dw
from deckwright.text import Speaker

NAMES = {"p1": "Anna", "p2": "Boris"}


def speaker(language: str, names: dict[str, str] | None = NAMES) -> Speaker:
    return Speaker(language, GAME, names=names, you="p1")


def option(board: Board, speaker: Speaker, key: str) -> str:
    decision = board.state.decision
    assert decision is not None
    return speaker.option(decision.options[decision.options.index_of(key)])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Attack Boris's base with Older Brother"),
        ("ru", "«Старший брат»: атаковать базу противника"),
        ("uk", "Атакувати базу суперника, нападник — «Старший брат»"),
    ],
)
def test_an_attack_on_a_base_names_its_player(language: str, text: str) -> None:
    board = Board({"play": ["older-brother"]})
    assert option(board, speaker(language), "attack older-brother.1 base.2") == text


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "Choose your base", "Choose Player 2's base"),
        ("ru", "Выбрать вашу базу", "Выбрать базу противника"),
        ("uk", "Обрати вашу базу", "Обрати базу суперника"),
    ],
)
def test_a_base_to_choose_is_yours_or_another_players(language: str, yours: str, theirs: str) -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2}).play("brick-thief")
    words = speaker(language, names=None)
    assert [option(board, words, key) for key in ("pick base.1", "pick base.2")] == [yours, theirs]


@pytest.mark.parametrize(
    ("language", "whose"), [("en", "Boris's base"), ("ru", "базу противника"), ("uk", "")]
)
def test_a_refused_attack_on_a_base_names_its_player(language: str, whose: str) -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}]}
    board = Board({"play": ["older-brother"]}, foe)
    refusals = {each.action: each for each in board.state.why_not(0)}
    told = speaker(language).refusal(refusals["attack older-brother.1 base.2"])
    assert whose in told
    assert "(2)" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Boris's base takes 2 damage."),
        ("ru", "База противника получает 2 урона."),
        ("uk", "База суперника зазнає 2 шкоди."),
    ],
)
def test_damage_to_a_base_names_its_player(language: str, text: str) -> None:
    board = Board({"play": ["older-brother"]})
    events = board.state.clone().choose("attack older-brother.1 base.2")
    damaged: list[dw.Event] = [each for each in events if each.kind == "damaged"]
    assert [speaker(language).event(each) for each in damaged] == [text]


@pytest.mark.parametrize(
    ("language", "attacks", "damaged"),
    [
        ("en", "Anna attacks Boris's base with Older Brother.", "Boris's base takes 2 damage."),
        ("ru", "«Старший брат» атакует базу противника.", "Boris: база получает 2 урона."),
        ("uk", "Anna атакує базу суперника, нападник — «Старший брат».", "Boris: база зазнає 2 шкоди."),
    ],
)
def test_whoever_looks_on_reads_the_names_of_players_as_they_are(
    language: str, attacks: str, damaged: str
) -> None:
    onlooker = Speaker(language, GAME, names=NAMES)
    events = Board({"play": ["older-brother"]}).state.choose("attack older-brother.1 base.2")
    told = {each.kind: onlooker.event(each) for each in events}
    assert (told["attacks"], told["damaged"]) == (attacks, damaged)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Boris's hand"), ("ru", "Рука (Boris)"), ("uk", "Рука (Boris)")]
)
def test_a_place_is_named_with_its_player_as_they_are_called(language: str, name: str) -> None:
    assert Speaker(language, GAME, names=NAMES).zone_name("p2/hand") == name
