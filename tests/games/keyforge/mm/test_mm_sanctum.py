"""Mass Mutation: Sanctum, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def with_icon() -> dict[str, object]:
    """A creature with a bonus capture in hand, Scrivener Favian in play."""
    card = {"card": "challe-the-safeguard", "icons": ["capture"]}
    return {"hand": [card], "line": ["scrivener-favian"]}


def test_bring_low_captures_all_but_five_among_friendly_creatures() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["bring-low"], "line": ["lion-bautrem", "troll", "bumpsy"]},
        {"amber": 8, "line": ["headhunter"]},
    )
    duel.play("bring-low")
    assert "pick headhunter.1" not in duel.options
    duel.do("pick troll.1", "pick troll.1", "pick bumpsy.1")
    assert [duel.mark("amber", card) for card in ("lion-bautrem.1", "troll.1", "bumpsy.1")] == [0, 2, 1]
    assert duel.amber == (1, 5)


def test_bring_low_captures_nothing_of_five_amber() -> None:
    duel = Duel("sanctum", {"hand": ["bring-low"], "line": ["troll"]}, {"amber": 5})
    duel.play("bring-low")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (0, (1, 5))


def test_bring_low_captures_nothing_without_a_friendly_creature() -> None:
    duel = Duel("sanctum", {"hand": ["bring-low"]}, {"amber": 9, "line": ["troll"]})
    duel.play("bring-low")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (0, (1, 9))
    assert duel.is_your_move


@rule("KF-11.12")
def test_general_xalvador_captures_nothing_when_it_is_played() -> None:
    duel = Duel("sanctum", {"hand": ["general-xalvador"]}, {"amber": 3})
    duel.play("general-xalvador")
    assert (duel.amber, duel.mark("amber", "general-xalvador.1")) == ((0, 3), 0)
    assert (duel.power("general-xalvador.1"), duel.armour("general-xalvador.1")) == (4, 2)


def test_gizelhart_s_zealot_enters_play_ready_and_enraged() -> None:
    duel = Duel("sanctum", {"hand": ["gizelhart-s-zealot", "lion-bautrem"]}, {"line": ["troll"]})
    duel.play("gizelhart-s-zealot")
    assert (duel.is_ready("gizelhart-s-zealot.1"), duel.mark("enrage", "gizelhart-s-zealot.1")) == (True, 1)
    uses = [option for option in duel.options if "zealot" in option]
    assert uses == ["fight gizelhart-s-zealot.1 troll.1"], "it must fight if it can"
    duel.play("lion-bautrem", "at 0")
    assert (duel.is_ready("lion-bautrem.1"), duel.mark("enrage", "lion-bautrem.1")) == (False, 0)


def test_gizelhart_s_zealot_may_reap_without_an_enemy() -> None:
    duel = Duel("sanctum", {"hand": ["gizelhart-s-zealot"]})
    duel.play("gizelhart-s-zealot").reap("gizelhart-s-zealot.1")
    assert (duel.amber[0], duel.mark("enrage", "gizelhart-s-zealot.1")) == (1, 1)


def test_orb_of_wonder_is_destroyed_and_finds_any_card_of_your_deck() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["orb-of-wonder"], "deck": ["troll", "anger", "punch"], "discard": ["bumpsy"]},
        {"deck": ["headhunter"]},
    )
    duel.omni("orb-of-wonder.1")
    assert (duel.your("artifacts"), duel.your("discard")) == ([], ["bumpsy", "orb-of-wonder"])
    found = {"pick troll@p1/deck.1", "pick anger@p1/deck.1", "pick punch@p1/deck.1", "done"}
    assert set(duel.options) == found
    duel.do("pick anger@p1/deck.1")
    assert (duel.your("hand"), sorted(duel.your("deck"))) == (["anger"], ["punch", "troll"])
    assert duel.kinds()[-1] == "shuffled"


def test_orb_of_wonder_finds_nothing_in_an_empty_deck() -> None:
    duel = Duel("logos", {"artifacts": ["orb-of-wonder"]})
    duel.omni("orb-of-wonder.1", "done")
    assert (duel.your("artifacts"), duel.your("hand")) == ([], [])
    assert duel.is_your_move


def test_scrivener_favian_lets_a_bonus_capture_become_a_theft() -> None:
    duel = Duel("sanctum", with_icon(), {"amber": 3})
    duel.play("challe-the-safeguard", "at 0")
    assert duel.options == ["mode 0", "mode 1"]
    duel.do("mode 0")
    assert duel.amber == (1, 2)
    assert duel.mark("amber", "scrivener-favian.1") == duel.mark("amber", "challe-the-safeguard.1") == 0


def test_scrivener_favian_leaves_the_capture_if_you_like() -> None:
    duel = Duel("sanctum", with_icon(), {"amber": 3})
    duel.play("challe-the-safeguard", "at 0", "mode 1", "pick challe-the-safeguard.1")
    assert (duel.amber, duel.mark("amber", "challe-the-safeguard.1")) == ((0, 2), 1)


def test_scrivener_favian_asks_for_each_icon() -> None:
    card = {"card": "challe-the-safeguard", "icons": ["capture", "amber", "capture"]}
    duel = Duel("sanctum", {"hand": [card], "line": ["scrivener-favian"]}, {"amber": 3})
    duel.play("challe-the-safeguard", "at 0", "mode 0", "mode 1", "pick scrivener-favian.1")
    assert (duel.amber, duel.mark("amber", "scrivener-favian.1")) == ((2, 1), 1)


def test_scrivener_favian_does_not_change_the_icons_of_the_opponent() -> None:
    card = {"card": "bumpsy", "icons": ["capture"]}
    duel = Duel("brobnar", {"line": ["scrivener-favian"], "amber": 3}, {"hand": [card]}, active="p2")
    duel.play("bumpsy")
    assert duel.mark("amber", "bumpsy.1") == 1


def test_scrivener_favian_does_not_change_captures_by_abilities() -> None:
    duel = Duel("sanctum", {"line": ["scrivener-favian"], "artifacts": ["shard-of-hope"]}, {"amber": 3})
    duel.act("shard-of-hope.1")
    assert (duel.mark("amber", "scrivener-favian.1"), duel.amber) == (1, (0, 2))
