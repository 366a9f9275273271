"""Questions that say what they are about: what gave a card its ability, which end of a pile is the top, and
no question where nothing depends on the answer."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.support.duel import GAME, Duel
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.keyforge import table
from deckwright.games.keyforge.script.reach import could_touch, is_plain
from deckwright.games.keyforge.script.words import (
    CREATURE,
    ENEMY,
    Deal,
    Gain,
    PlayCard,
    TopOfDeck,
    by_opponent,
    every,
    purge,
)
from deckwright.kernel.nodes import Effect


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


def autocannons() -> Duel:
    """One that came into play this turn, and one that was there."""
    cannons = ["autocannon", {"card": "autocannon", "exhausted": True}]
    return Duel("brobnar", {"artifacts": cannons, "hand": ["troll"]}).play("troll")


def piles_of_skulls() -> Duel:
    you = {"artifacts": ["pile-of-skulls", "pile-of-skulls"], "line": ["troll", "krump"]}
    return Duel("brobnar", you, {"line": ["bumpsy"], "amber": 4}).fight("troll.1", "bumpsy.1")


def research_smokos() -> Duel:
    foe = {"line": ["research-smoko", "troll", "research-smoko"], "deck": ["zorg", "tunk", "urchin"]}
    return Duel("dis", {"hand": ["gateway-to-dis"]}, foe).play("gateway-to-dis")


def avalanches() -> Duel:
    you = {"line": ["bilgum-avalanche", "bilgum-avalanche"], "amber": 6, "houses": ["brobnar"]}
    return Duel(you=you, foe={"line": ["troll", "bumpsy"]}, step="start").do("forge red")


def tunks() -> Duel:
    line = [{"card": "tunk", "damage": 2}, {"card": "tunk", "damage": 3, "stun": True}]
    return Duel("mars", {"line": line, "hand": ["zorg"]}).play("zorg", "left-flank")


def pingles() -> Duel:
    foe = {"line": ["pingle-who-annoys", {"card": "pingle-who-annoys", "ward": True}]}
    return Duel("brobnar", {"hand": ["headhunter"]}, foe).play("headhunter")


def favians() -> Duel:
    hand = [{"card": "virtuous-works", "house": "sanctum", "icons": ["capture"]}]
    you = {"line": ["scrivener-favian", {"card": "scrivener-favian", "damage": 1}], "hand": hand}
    return Duel("sanctum", you, {"amber": 4}).play("virtuous-works")


ALIKE = [autocannons, piles_of_skulls, research_smokos, avalanches, tunks, pingles, favians]


@rule("KF-1.8")
@pytest.mark.parametrize("begin", ALIKE)
def test_copies_of_an_ability_that_can_not_touch_each_other_s_cards_need_no_order(
    begin: Callable[[], Duel],
) -> None:
    assert begin().prompt not in ("order", "instead")


@rule("KF-1.8")
@pytest.mark.parametrize("begin", ALIKE)
def test_whatever_is_answered_to_a_question_that_is_left_out_comes_to_the_same(
    begin: Callable[[], Duel], monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = GAME.scripts
    speaking = [(True,) * len(abilities) for abilities in scripts.abilities]
    monkeypatch.setattr(scripts, "_personal", speaking)  # As if every ability spoke of its own card.
    first, last = begin(), begin()
    assert first.prompt in ("order", "instead")
    while first.prompt not in ("main", "house"):
        ordering = first.prompt in ("order", "instead")
        first.do(first.options[0])
        last.do(last.options[-1 if ordering else 0])
    assert (last.prompt, last.state.zones, last.state.vars) == (
        first.prompt,
        first.state.zones,
        first.state.vars,
    )
    assert last.state.columns == first.state.columns


@rule("KF-1.8")
@pytest.mark.parametrize(
    ("you", "foe", "choice", "options"),
    [
        (  # They may destroy each other.
            {"line": ["rock-hurling-giant", "rock-hurling-giant"], "hand": ["punch"]},
            {"line": ["troll"]},
            "discard punch",
            [f"resolve rock-hurling-giant.{number}:1<punch@p1/discard.1" for number in (1, 2)],
        ),
        (  # Each remembers a card of its own, and has a place of its own.
            {"hand": [{"card": "gateway-to-dis", "house": "brobnar"}]},
            {"line": ["gebuk", "gebuk"], "deck": ["troll", "krump"]},
            "play gateway-to-dis",
            ["resolve gebuk.1:1", "resolve gebuk.2:1"],
        ),
        (  # Each heals and captures for itself, and there may not be enough for both.
            {"line": ["rogue-ogre", "rogue-ogre"], "hand": ["punch"], "houses": ["brobnar"]},
            {"amber": 1, "line": ["troll"], "houses": ["brobnar"]},
            "end",
            ["resolve rogue-ogre.1:1", "resolve rogue-ogre.2:1"],
        ),
    ],
    ids=["giants", "gebuks", "ogres"],
)
def test_copies_of_an_ability_that_may_get_in_each_other_s_way_are_still_ordered(
    you: dict[str, Any], foe: dict[str, Any], choice: str, options: list[str]
) -> None:
    duel = Duel("brobnar", you, foe)
    if choice == "end":
        duel.play("punch", "pick troll.1")
    duel.do(choice)
    assert (duel.prompt, duel.options) == ("order", options)


@rule("KF-1.8")
@pytest.mark.parametrize(
    ("effect", "plain"),
    [
        (Deal(1, every(ENEMY & CREATURE)), True),
        (Deal(1, every(ENEMY & CREATURE), splash=1), False),
        (purge(TopOfDeck()), True),
        (purge(TopOfDeck(), linked=True), False),
        (PlayCard(TopOfDeck()), False),
        (Gain(1), True),
        (by_opponent(Gain(1)), False),
    ],
)
def test_an_effect_that_reaches_further_than_the_cards_it_names_is_no_plain_one(
    effect: Effect, plain: bool
) -> None:
    assert is_plain(effect) is plain


@rule("KF-1.8", "KF-4.7")
def test_an_upgrade_may_be_touched_by_whatever_touches_its_creature() -> None:
    state = Duel(
        "brobnar", {"artifacts": ["autocannon"], "line": [{"card": "troll", "upgrades": ["ghostform"]}]}
    ).state
    (cannon,), (ghostform,) = state.zones[table.ARTIFACTS[0]], state.zones[table.UPGRADES[0]]
    (troll,) = state.zones[table.LINE[0]]
    trigger = (state.face[cannon], 0, cannon, 0, troll, -1, 0)
    assert [could_touch(state, trigger, card) for card in (cannon, troll, ghostform)] == [False, True, True]


def gate(*line: str, **rest: Any) -> Duel:
    """All creatures of the opponent are destroyed."""
    you = {"hand": ["gateway-to-dis"], **rest}
    return Duel("dis", you, {"line": [*line]}).play("gateway-to-dis")


@rule("KF-6.4")
def test_copies_that_are_printed_alike_need_no_order_in_a_pile() -> None:
    duel = gate("dust-imp", "dust-imp")
    assert (duel.is_your_move, duel.their("discard")) == (True, ["dust-imp", "dust-imp"])


@rule("KF-6.4", "KF-15.3")
def test_copies_of_different_houses_lie_in_a_pile_in_an_order() -> None:
    stray = {"card": "dust-imp", "house": "logos"}
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": ["dust-imp", stray]}).play("gateway-to-dis")
    assert duel.prompt == "pile"


@rule("KF-6.4")
def test_the_order_of_a_pile_is_asked_for_until_only_copies_are_left() -> None:
    duel = gate("troll", "bumpsy", "bumpsy").do("pick troll.1")
    assert (duel.is_your_move, duel.their("discard")) == (True, ["troll", "bumpsy", "bumpsy"])


@rule("KF-6.4")
def test_cards_that_are_purged_instead_need_no_order_in_a_pile() -> None:
    duel = gate("troll", "bumpsy", artifacts=["annihilation-ritual"])
    assert (duel.is_your_move, sorted(duel.their("purged"))) == (True, ["bumpsy", "troll"])


@rule("KF-6.4", "KF-15.14")
def test_a_gigantic_creature_that_is_purged_instead_needs_no_order_either() -> None:
    giants = [{"card": each, "under": [f"{each}-top"]} for each in ("ultra-gravitron", "deusillus")]
    you = {"hand": ["gateway-to-dis"], "artifacts": ["annihilation-ritual"]}
    duel = Duel("dis", you, {"line": giants}).play("gateway-to-dis")
    assert (duel.is_your_move, len(duel.their("purged"))) == (True, 4)


@rule("KF-7.7")
def test_cards_that_go_home_instead_need_no_order_in_a_pile() -> None:
    archived = [{"card": each, "borrowed": True} for each in ("troll", "bumpsy")]
    duel = Duel("logos", {"hand": ["dysania"]}, {"archive": archived}).play("dysania")
    assert (duel.is_your_move, sorted(duel.your("hand"))) == (True, ["bumpsy", "troll"])


@rule("KF-7.6")
def test_copies_that_are_printed_alike_need_no_order_on_top_of_a_deck() -> None:
    you = {"hand": ["barehanded"], "artifacts": ["autocannon", "autocannon"]}
    assert Duel("brobnar", you).play("barehanded").is_your_move


@rule("KF-1.8")
def test_copies_that_come_into_play_at_once_do_so_in_any_order() -> None:
    you = {"hand": ["barehanded"], "artifacts": ["spangler-box"], "purged": ["troll", "troll"]}
    duel = Duel("brobnar", you)
    for card in duel.state.zones[table.PURGED[0]]:
        duel.state.own_host()[card] = duel.card("spangler-box.1")
    duel.play("barehanded")
    assert (duel.prompt, duel.your("line")) == ("place", ["troll"]), "the second one is asked for its flank"
