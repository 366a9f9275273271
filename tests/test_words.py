"""The reference of the script words says what there is; every word means something and is used."""

import pytest
from tools import words


@pytest.mark.parametrize("game", words.games())
def test_the_reference_of_the_words_is_up_to_date(game: str) -> None:
    assert words.is_up_to_date(game), "run python tools/words.py"


@pytest.mark.parametrize("game", words.games())
def test_every_word_has_a_meaning_and_some_card_uses_it(game: str) -> None:
    for word in words.words_of(game):
        assert word.meaning, f"{word.name} has no docstring"
        assert word.cards, f"no card uses {word.name}"


def test_words_are_sorted_by_what_they_are() -> None:
    found = {word.name: word for word in words.words_of("keyforge")}
    sections = {
        "after": "Abilities",
        "reaps": "Triggers",
        "Steal": "Effects",
        "stun": "Effects",
        "CREATURE": "Groups of cards",
        "THEIR_AMBER": "Amounts",
        "IF_DONE": "Conditions",
        "add": "Changes, for continuous effects",
        "THIS_TURN": "How long an effect lasts",
        "POWER": "Attributes of cards",
        "KEY_COST": "Attributes of players",
        "REAPED": "Events",
    }
    assert {name: found[name].section for name in sections} == sections
    assert found["Steal"].call == "Steal(amount: Number, whose: Whose = Whose.YOU)"
    assert found["Steal"].meaning == "A player steals from the other one."


def test_a_word_in_a_constant_of_a_card_file_is_used_by_the_cards_that_the_constant_stands_in() -> None:
    used = words.uses("keyforge")
    assert "a-fair-game" in used["Reveal"]
    assert "a-fair-game" not in used["Steal"]


def test_the_tool_tells_what_is_out_of_date(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words.main(["--check"]) == 0
    monkeypatch.setattr(words, "page", lambda game: "another")
    assert words.main(["--check"]) == 1
    assert "docs/words/codex.md is not up to date" in capsys.readouterr().out
    assert words.main(["--nonsense"]) == 2
