"""Questions that say what they are about: what gave a card its ability, which end of a pile is the top, and
no question where nothing depends on the answer."""

from typing import Any

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

import deckwright as dw


def options(duel: Duel, language: str) -> list[str]:
    assert duel.state.decision is not None
    speaker = dw.text.Speaker(language, game=duel.game, you="p1")
    return [speaker.option(option) for option in duel.state.decision.options]


def prompt(duel: Duel, language: str) -> str:
    assert duel.state.decision is not None
    return dw.text.Speaker(language, game=duel.game, you="p1").prompt(duel.state.decision)


@rule("KF-11.4")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Resolve Firespitter",
                "Resolve Firespitter (from the keyword “Assault”)",
                "Resolve Briar Grubbling (from the keyword “Hazardous”) (set off by Firespitter)",
            ],
        ),
        (
            "ru",
            [
                "Применить способность «Огнеплюя»",
                "Применить способность «Огнеплюя» (её даёт ключевое слово «Натиск»)",
                "Применить способность «Терновой личинки» (её даёт ключевое слово «Опасный») "
                "(причина — карта «Огнеплюй»)",
            ],
        ),
        (
            "uk",
            [
                "Застосувати здібність «Вогнеплюя»",
                "Застосувати здібність «Вогнеплюя» (її дає ключове слово «Натиск»)",
                "Застосувати здібність «Тернової личинки» (її дає ключове слово «Небезпека») "
                "(причина — карта «Вогнеплюй»)",
            ],
        ),
    ],
)
def test_an_order_of_abilities_names_assault_and_hazardous(language: str, words: list[str]) -> None:
    line = [{"card": "firespitter", "upgrades": ["way-of-the-bear"]}]
    duel = Duel("brobnar", {"line": line}, {"line": ["briar-grubbling", "troll"]})
    duel.fight("firespitter.1", "briar-grubbling.1")
    assert duel.options == [
        "resolve firespitter.1:1",
        "resolve firespitter.1:1#2",
        "resolve briar-grubbling.1:1<firespitter.1",
    ], "the notation is as it was"
    assert options(duel, language) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Resolve Troll", "Resolve Troll (from Silent Dagger)"]),
        (
            "ru",
            [
                "Применить способность «Тролля»",
                "Применить способность «Тролля» (её даёт карта «Бесшумный кинжал»)",
            ],
        ),
        (
            "uk",
            [
                "Застосувати здібність «Троля»",
                "Застосувати здібність «Троля» (її дає карта «Безшумний кинджал»)",
            ],
        ),
    ],
)
def test_an_order_of_abilities_names_the_upgrade_behind_one(language: str, words: list[str]) -> None:
    line = [{"card": "troll", "upgrades": ["silent-dagger"]}]
    duel = Duel("brobnar", {"line": line}, {"line": ["bumpsy"]}).reap("troll.1")
    assert options(duel, language) == words


def test_abilities_are_counted_as_they_are_printed() -> None:
    duel = Duel("untamed", {"hand": ["full-moon", "dust-pixie"], "line": ["hunting-witch"]})
    duel.play("full-moon").play("dust-pixie", "left-flank")
    assert options(duel, "en") == [
        "Resolve Hunting Witch (set off by Dust Pixie)",
        "Resolve Full Moon (set off by Dust Pixie)",
    ]


@rule("KF-6.4", "KF-7.6")
@pytest.mark.parametrize(
    ("language", "top"),
    [("en", "the last one lies on top."), ("ru", "последняя ляжет сверху."), ("uk", "остання ляже зверху.")],
)
def test_the_order_of_a_pile_says_which_end_is_the_top(language: str, top: str) -> None:
    dead = Duel("dis", {"hand": ["unlocked-gateway"]}, {"line": ["bumpsy", "urchin"]}).play(
        "unlocked-gateway"
    )
    assert dead.prompt == "pile"
    assert prompt(dead, language).endswith(top)
    dead.do("pick urchin.1")
    assert dead.their("discard") == ["urchin", "bumpsy"], "the top comes last"
    deck = Duel("brobnar", {"hand": ["barehanded"], "artifacts": ["autocannon", "pile-of-skulls"]})
    deck.play("barehanded")
    assert deck.prompt == "on-top"
    assert prompt(deck, language).endswith(top)
    deck.do("pick pile-of-skulls.1")
    assert deck.your("deck") == ["pile-of-skulls", "autocannon"]


@rule("KF-1.8")
@pytest.mark.parametrize(
    ("you", "foe", "amber"),
    [
        ({"line": ["troll", "tolas", "tolas"]}, {"line": ["bumpsy"]}, (2, 0)),
        ({"line": ["troll", "tolas", "tolas", "tolas"]}, {"line": ["bumpsy"]}, (3, 0)),
    ],
)
def test_copies_of_an_ability_that_come_to_the_same_need_no_order(
    you: dict[str, Any], foe: dict[str, Any], amber: tuple[int, int]
) -> None:
    duel = Duel("brobnar", you, foe).fight("troll.1", "bumpsy.1")
    assert (duel.is_your_move, duel.amber) == (True, amber)


@rule("KF-1.8", "KF-9.6")
def test_two_replacements_that_come_to_the_same_are_not_asked_about() -> None:
    you = {"hand": ["dimension-door", "dimension-door"], "line": ["mother"]}
    duel = Duel("logos", you, {"amber": 3}).play("dimension-door").play("dimension-door").reap("mother.1")
    assert (duel.is_your_move, duel.amber[1]) == (True, 2)


@rule("KF-1.8")
def test_copies_of_an_ability_that_touch_cards_are_still_ordered() -> None:
    duel = Duel(
        "brobnar", {"artifacts": ["autocannon"], "hand": ["bumpsy"]}, {"line": ["pingle-who-annoys"] * 2}
    )
    duel.play("bumpsy")
    assert duel.prompt == "order"
    assert len([option for option in duel.options if "pingle" in option]) == 2
