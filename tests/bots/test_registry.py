"""Bots are called for by name, with what they take behind a colon."""

import pytest

import deckwright as dw
from deckwright.bots import Bot, bot_names, make_bot


@pytest.mark.parametrize(
    ("called", "name"),
    [
        ("random", "random"),
        (" Random ", "random"),
        ("search", "search:1"),
        ("search:0.5", "search:0.5"),
        ("search:.25", "search:0.25"),
        ("search:200it", "search:200it"),
        ("SEARCH:7IT", "search:7it"),
    ],
)
def test_a_bot_bears_the_name_it_was_called_by(called: str, name: str) -> None:
    bot: Bot = make_bot(called)
    assert bot.name == name
    assert make_bot(bot.name).name == name


@pytest.mark.parametrize(
    ("called", "code"),
    [
        ("", "bot-unknown"),
        ("grandmaster", "bot-unknown"),
        ("random:", "bot-unknown"),
        ("random:3", "bot-takes-nothing"),
        ("search:0", "bot-bad-budget"),
        ("search:-1", "bot-bad-budget"),
        ("search:0it", "bot-bad-budget"),
        ("search:nan", "bot-bad-budget"),
        ("search:1e9", "bot-bad-budget"),
        ("search:9999", "bot-bad-budget"),
        ("search:99999999it", "bot-bad-budget"),
        ("search:5its", "bot-bad-budget"),
        ("search:٣", "bot-bad-budget"),
    ],
)
def test_a_bot_that_is_not_there_is_an_error_that_tells_why(called: str, code: str) -> None:
    with pytest.raises(dw.DeckwrightError) as refused:
        make_bot(called)
    assert refused.value.code == code


def test_every_bot_listed_can_be_made() -> None:
    assert [make_bot(name).name.partition(":")[0] for name in bot_names()] == bot_names()
