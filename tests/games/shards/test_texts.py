"""Texts of cards and messages: what a named ability needs, and players called by their bare names."""

import re
from importlib import resources

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME

from deckwright.games.shards.cards import SCRIPTS
from deckwright.games.shards.rules.turn import MOST_TURNS
from deckwright.games.shards.script.words import (
    CHAMPION,
    ECHO,
    FRIENDLY,
    INSPIRE,
    WRAETHE,
    YOUR_DISCARD,
    each,
    play,
    power,
    with_,
)
from deckwright.kernel.nodes import Effect
from deckwright.play.glossary import Glossary
from deckwright.text import LANGUAGES, Speaker, rulebook
from deckwright.text.catalogue import catalogue
from deckwright.text.script import describe

NEEDS = {
    "dominion": {
        "en": "needs a Homo Deus, an Undergrowth and a Wraethe card, played this turn or shown from hand",
        "ru": "нужны карты Хомо Деус, Ветви и Демиреалов, разыгранные в этот ход или показанные из руки",
        "uk": "потрібні карти Гомо Деус, Парості й Деміреалів, зіграні цього ходу або показані з руки",
    },
    "unify": {
        "en": "needs another Undergrowth ally, played this turn or shown from hand",
        "ru": "нужен другой союзник Ветви, разыгранный в этот ход или показанный из руки",
        "uk": "потрібен інший союзник Парості, зіграний цього ходу або показаний із руки",
    },
    "echo": {
        "en": "needs a Wraethe card in your discard pile",
        "ru": "нужна карта Демиреалов в вашем сбросе",
        "uk": "потрібна карта Деміреалів у вашому скиді",
    },
    "inspire": {
        "en": "needs a champion of yours in play",
        "ru": "нужен ваш чемпион в игре",
        "uk": "потрібен ваш захисник у грі",
    },
}
COUNTED = {
    "en": "for each Wraethe card in your discard pile",
    "ru": "за каждую карту Демиреалов в вашем сбросе",
    "uk": "за кожну карту Деміреалів у вашому скиді",
}
STEMS = {
    "dominion": {"en": "Dominion", "ru": "Власт", "uk": "Домініон"},
    "unify": {"en": "Unify", "ru": "Единств", "uk": "Об’єднан"},
    "echo": {"en": "Echo", "ru": "Эхо", "uk": "Відлун"},
    "inspire": {"en": "Inspire", "ru": "Воодушевлен", "uk": "Натхнен"},
}


@rule("SHI-6.8", "SHI-6.9", "SHI-6.10", "SHI-6.27", "SHI-6.28")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keyword", NEEDS)
def test_a_card_with_a_named_ability_says_what_it_needs(keyword: str, language: str) -> None:
    speaker = Speaker(language, game=GAME)
    texts = [speaker.card_text(face) for face in SCRIPTS]
    named = [text for text in texts if STEMS[keyword][language] in text]
    assert len(named) >= 3
    assert all(NEEDS[keyword][language] in text for text in named if not counts_it(text, language))


def counts_it(text: str, language: str) -> bool:
    """Whether an ability counts the very cards that it needs: then it says so already."""
    return COUNTED[language] in text


@rule("SHI-6.27")
def test_what_an_ability_counts_anyway_is_not_said_again() -> None:
    assert texts_of("scion-of-nothingness") == {
        "en": "Gain 3 power. Echo: gain another 2 power for each Wraethe card in your discard pile.",
        "ru": "Получите 3 мощи. Эхо — получите ещё 2 мощи за каждую карту Демиреалов в вашем сбросе.",
        "uk": "Отримайте 3 сили. Відлуння — отримайте ще 2 сили за кожну карту Деміреалів у вашому скиді.",
    }


@rule("SHI-6.27", "SHI-6.28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_ability_needs_is_said_if_it_counts_something_else(language: str) -> None:
    champions, discard = FRIENDLY & CHAMPION, YOUR_DISCARD & WRAETHE
    told = {
        (keyword, group): text_of(language, with_(keyword, power(each(1, group))))
        for keyword in (ECHO, INSPIRE)
        for group in (champions, discard)
    }
    echo, inspire = NEEDS["echo"][language], NEEDS["inspire"][language]
    assert echo in told[ECHO, champions]
    assert echo not in told[ECHO, discard]
    assert inspire in told[INSPIRE, discard]
    assert inspire not in told[INSPIRE, champions]


@rule("SHI-6.27", "SHI-6.28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_named_abilities_lead_to_what_they_need(language: str) -> None:
    speaker = Speaker(language, game=GAME)
    rules = {term.id: term.rule for term in Glossary(GAME, speaker, ()).terms}
    assert {name: rules[name] for name in NEEDS} == {
        "dominion": "SHI-6.10",
        "unify": "SHI-6.9",
        "echo": "SHI-6.27",
        "inspire": "SHI-6.28",
    }


@rule("SHI-7.10")
def test_the_shields_of_praetorian_02_are_told_to_last_as_long_as_it_is_in_play() -> None:
    first = {language: speaker.splitlines()[0] for language, speaker in texts_of("praetorian-02").items()}
    assert first == {
        "en": "You have 3 shields while this champion is in play.",
        "ru": "У вас 3 щита, пока эта карта в игре.",
        "uk": "Ви маєте 3 щити, доки ця карта в грі.",
    }


@rule("SHI-7.3", "SHI-7.35")
def test_zara_ra_may_banish_from_both_places() -> None:
    told = texts_of("zara-ra-soulflayer")
    assert "up to two cards from your hand and/or discard pile" in told["en"]
    assert "до двух карт из своей руки и/или сброса" in told["ru"]
    assert "до двох карт зі своєї руки та/або скиду" in told["uk"]
    one = texts_of("shadow-apostle")
    assert "a card from your hand or discard pile" in one["en"]
    assert "карту из своей руки или сброса" in one["ru"]
    assert "карту зі своєї руки або скиду" in one["uk"]


@rule("SHI-6.2", "SHI-7.27")
def test_a_bonus_reads_as_a_threshold_not_as_a_span() -> None:
    told = texts_of("ru-bo-vai-the-transcendant")
    assert "At 10+ mastery, also: for the rest of the turn" in told["en"]
    assert "От 10 мастерства также: до конца хода" in told["ru"]
    assert all("From " not in Speaker("en", game=GAME).card_text(face) for face in SCRIPTS)


@rule("SHI-13.22")
@pytest.mark.parametrize(
    ("language", "word"), [("en", "mastery"), ("ru", "мастерства"), ("uk", "опанування")]
)
def test_the_example_of_the_architect_names_what_is_gained(language: str, word: str) -> None:
    folder = resources.files("deckwright.games.shards") / "rulebook" / f"{language}.toml"
    example = folder.read_text(encoding="utf-8").partition('[clauses."13.22"]')[2]
    assert re.search(rf"\b5 {word}", example)


@rule("SHI-8.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draw_after_so_many_turns_stands_in_the_rulebook(language: str) -> None:
    ruling = rulebook(GAME, language).clauses["8.2"].ruling
    assert str(MOST_TURNS) in re.sub(r"(?<=\d)[,\s](?=\d)", "", ruling)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_players_are_called_by_their_names_as_they_are(language: str) -> None:
    """Names of people are not declined, so that they stand where the nominative does."""
    folder = resources.files("deckwright.games.shards") / "lexicon" / f"messages.{language}.ftl"
    source = folder.read_text(encoding="utf-8")
    assert len(re.findall(r"PLAYER\(", source)) > 40
    assert re.findall(r"PLAYER\([^)]*case[^)]*\)", source) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_number_of_a_copy_stands_outside_the_quotes(language: str) -> None:
    """A bare name in quotes is that of a relic or a card of a text, of which there is one."""
    folder = resources.files("deckwright.games.shards") / "lexicon" / f"messages.{language}.ftl"
    messages = re.split(r"\n(?=[a-z-]+ =)", folder.read_text(encoding="utf-8"))
    quoted = {each.partition(" =")[0] for each in messages if "«{ NAME(" in each}
    assert all("relic" in message or message == "script-with-name" for message in quoted)


def texts_of(face: str) -> dict[str, str]:
    return {language: Speaker(language, game=GAME).card_text(face) for language in LANGUAGES}


def text_of(language: str, effect: Effect) -> str:
    """The text of a card that does nothing else."""
    return describe(catalogue(language, GAME), "crystal", (play(effect),))
