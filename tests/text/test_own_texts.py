"""Texts that people wrote for cards: few, the same in every language, read again when scripts change."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.kernel.nodes import Ability
from deckwright.script.amounts import Fixed
from deckwright.script.cards import play
from deckwright.script.effects import SELF, choose, sequence
from deckwright.script.groups import ENEMY, FRIENDLY
from deckwright.text import LANGUAGES, Speaker
from deckwright.text.catalogue import catalogue, game_folder
from deckwright.text.own import digest, own_texts
from tests.text.support import GAMES, check_sentence, in_every_language
from tests.torture.words import destroy, gain

MOST = 0.03
"""How many of a game's cards may have a text of their own."""
WRITTEN = [(game, card) for game in GAMES for card in own_texts(game_folder(game))]

of_every_text = pytest.mark.parametrize(("game", "card"), WRITTEN, ids=[card for _, card in WRITTEN])


def share(game: dw.Game) -> tuple[int, int]:
    """How many cards have a text of their own, and how many a script; rules that look like cards are none."""
    cards = [card for card in game.cards.scripts if not card.startswith("rule-")]
    return len([card for card in cards if card in own_texts(game_folder(game))]), len(cards)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_few_cards_have_a_text_of_their_own(game: dw.Game) -> None:
    written, all_cards = share(game)
    print(f"{game.name}: {written} of {all_cards} cards have a text of their own")
    assert written <= MOST * all_cards


@of_every_text
def test_a_text_was_written_for_the_script_as_it_is(game: dw.Game, card: str) -> None:
    written, now = own_texts(game_folder(game))[card].script, digest(game, game.cards.scripts[card])
    assert written == now, (
        f"the script of {card} has changed: read its texts in {game_folder(game).name}/own_texts.toml again, "
        f'then set its script = "{now}" (make card ID={card} prints it)'
    )


@of_every_text
def test_a_text_says_why_it_is_needed_and_reads_well(game: dw.Game, card: str) -> None:
    own = own_texts(game_folder(game))[card]
    assert own.why.endswith(".")
    assert set(own.texts) == set(LANGUAGES)
    for language, text in own.texts.items():
        assert Speaker(language, game).card_text(card) == text
        for line in text.splitlines():
            check_sentence(language, line)
            assert line[0].isupper()
            assert line.endswith(".")


def forms_of(language: str, game: dw.Game, group: str) -> Iterator[tuple[str, str]]:
    """All forms of the words of a group, each with the word."""
    lexicon = catalogue(language, game).lexicon
    for each, word in lexicon.words():
        if each == group:
            for row in lexicon.entry(group, word).forms.values():
                yield from ((form, word) for form in row.values())


def headings(language: str, game: dw.Game, text: str) -> list[str]:
    """The bold words that lines begin with."""
    words = dict(forms_of(language, game, "bold"))
    return [words[line.partition(":")[0]] for line in text.splitlines() if line.partition(":")[0] in words]


def houses(language: str, game: dw.Game, text: str) -> set[str]:
    return {word for form, word in forms_of(language, game, "house") if re.search(rf"\b{form}\b", text)}


def keywords(language: str, game: dw.Game, text: str) -> set[str]:
    """Keywords, which stand in quotes where they could be taken for other words."""
    quoted = "{}" if language == "en" else "«{}»"
    forms = forms_of(language, game, "keyword")
    return {word for form, word in forms if quoted.format(form) in text}


def names(language: str, game: dw.Game, text: str) -> set[str]:
    """The cards that a text names."""
    quoted = "{}" if language == "en" else "«{}»"
    forms = [(form, word) for form, word in forms_of(language, game, "face") if not word.startswith("rule-")]
    return {word for form, word in forms if quoted.format(form) in text}


@of_every_text
def test_a_text_says_the_same_in_every_language(game: dw.Game, card: str) -> None:
    texts = own_texts(game_folder(game))[card].texts
    english = texts["en"]
    for language, text in texts.items():
        assert text.count("\n") == english.count("\n"), language
        assert Counter(re.findall(r"\d+", text)) == Counter(re.findall(r"\d+", english)), language
        for what in (headings, houses, keywords, names):
            assert what(language, game, text) == what("en", game, english), (language, what.__name__)


@in_every_language
def test_other_cards_are_told_by_their_scripts(language: str) -> None:
    speaker = Speaker(language, dw.game("keyforge"))
    assert speaker.card_text("urchin") not in {
        text
        for _, card in WRITTEN
        for text in own_texts(game_folder(dw.game("keyforge")))[card].texts.values()
    }


def test_games_without_such_texts_need_no_file(tmp_path: Path) -> None:
    assert own_texts(tmp_path) == {}


def of(*abilities: Ability) -> str:
    return digest(dw.game("dimensions"), abilities)


def test_a_digest_tells_scripts_apart() -> None:
    script = play(gain(1), destroy(choose(ENEMY)))
    assert of(script) == of(play(gain(1), destroy(choose(ENEMY))))
    others = [
        play(gain(2), destroy(choose(ENEMY))),
        play(gain(1), destroy(choose(FRIENDLY))),
        play(gain(1), destroy(SELF)),
        play(destroy(choose(ENEMY)), gain(1)),
        play(sequence(gain(1), destroy(choose(ENEMY)))),
    ]
    assert len({of(script), *map(of, others)}) == 1 + len(others)
    assert digest(dw.game("dimensions"), (Fixed(1),)) != digest(dw.game("dimensions"), (Fixed(2),))
