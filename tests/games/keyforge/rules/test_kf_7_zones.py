"""KF-7: leaving play, zones, control."""

from tests.support.duel import GAME, Duel
from tests.support.rules import rule


@rule("KF-7.1")
def test_a_card_leaving_play_sheds_everything_and_its_upgrades_are_discarded() -> None:
    creature = {
        "card": "troll",
        "damage": 3,
        "power-counters": 2,
        "stun": True,
        "enrage": True,
        "doom": 1,
        "upgrades": ["blood-of-titans"],
    }
    duel = Duel("dis", {"hand": ["fear"]}, {"line": [creature]})
    duel.play("fear")
    card = duel.card("troll@p2/hand.1") if "troll@p2/hand.1" in labels(duel) else duel.card("troll")
    assert [column[card] for column in duel.state.columns[2:]] == [0] * len(duel.state.columns[2:])
    assert duel.their("discard") == ["blood-of-titans"]


def labels(duel: Duel) -> list[str]:
    return [GAME.showing.label(duel.state, card, None) for card in range(len(duel.state.face))]  # type: ignore[arg-type]


@rule("KF-7.1")
def test_effects_bound_to_a_card_end_when_it_leaves() -> None:
    duel = Duel(
        "logos",
        {
            "artifacts": ["spectral-tunneler"],
            "line": [{"card": "doc-bookton"}],
            "hand": [{"card": "fear", "house": "logos"}],
        },
        {"line": ["troll"]},
    )
    duel.act("spectral-tunneler.1", "pick troll.1")
    assert [each.cards for each in duel.state.lasting] == [(duel.card("troll.1"),)]
    duel.play("fear")
    assert not duel.state.lasting


@rule("KF-7.2")
def test_amber_on_a_creature_goes_to_the_opponent_of_its_controller() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["punch", "punch"], "line": [{"card": "urchin", "amber": 2}]},
        {"line": [{"card": "looter-goblin", "amber": 3}]},
    )
    duel.play("punch", "pick looter-goblin.1")
    assert duel.amber == (1 + 3, 0)
    duel.play("punch")
    assert duel.amber == (5, 2)


@rule("KF-7.2")
def test_amber_on_any_other_card_goes_to_the_supply() -> None:
    duel = Duel("brobnar", {"hand": ["barehanded"]}, {"artifacts": [{"card": "safe-place", "amber": 3}]})
    duel.play("barehanded")
    assert duel.amber == (1, 0)
    assert duel.their("deck") == ["safe-place"]


@rule("KF-7.3")
def test_a_card_goes_to_its_owners_zone() -> None:
    duel = Duel("brobnar", {"hand": ["punch"], "line": [{"card": "urchin", "borrowed": True}]})
    duel.play("punch")
    assert duel.their("discard") == ["urchin"]
    assert duel.your("discard") == ["punch"]


@rule("KF-7.4", "KF-18.9")
def test_later_text_sees_a_card_as_it_was_before_it_left() -> None:
    line = ["doc-bookton", {"card": "dust-imp", "upgrades": ["academy-training"]}]
    duel = Duel("logos", {"hand": ["code-monkey"], "line": line})
    duel.play("code-monkey", "at 1")
    assert sorted(duel.your("archive")) == ["doc-bookton", "dust-imp"]
    assert duel.amber[0] == 2, "both were of Logos just before"
    without = Duel("logos", {"hand": ["code-monkey"], "line": ["doc-bookton", "dust-imp"]})
    without.play("code-monkey", "at 1")
    assert len(without.your("archive")) == 2
    assert without.amber[0] == 0


@rule("KF-7.5")
def test_an_ability_once_begun_is_completed_though_its_card_left() -> None:
    duel = Duel("brobnar", {"artifacts": ["mighty-javelin"]}, {"line": ["troll"]})
    duel.omni("mighty-javelin.1")
    assert duel.your("discard") == ["mighty-javelin"]
    assert duel.damage("troll.1") == 4


@rule("KF-7.6", "KF-17.1", "KF-17.2")
def test_who_sees_which_zone() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["punch"], "deck": ["anger"], "archive": ["troll"], "discard": ["bumpsy"]},
    )
    own, other = duel.state.view(0)["zones"], duel.state.view(1)["zones"]
    assert [card["card"] for card in own["p1/hand"]["cards"]] == ["punch"]
    assert other["p1/hand"] == {"count": 1, "cards": [None]}
    assert [card["card"] for card in own["p1/archive"]["cards"]] == ["troll@p1/archive.1"]
    assert other["p1/archive"] == {"count": 1, "cards": [None]}
    assert own["p1/deck"] == other["p1/deck"] == {"count": 1}
    assert other["p1/discard"]["cards"][0]["card"] == "bumpsy@p1/discard.1"
    duel.discard("punch")
    assert duel.your("discard") == ["bumpsy", "punch"], "a new card goes on top"


@rule("KF-7.7")
def test_archiving_a_card_means_from_hand() -> None:
    duel = Duel("logos", {"hand": ["labwork", "troll", "punch"], "line": ["bumpsy"]})
    duel.play("labwork")
    assert duel.options == ["pick troll", "pick punch"]
    duel.do("pick troll")
    assert duel.your("archive") == ["troll"]


@rule("KF-7.7")
def test_an_enemy_card_in_an_archive_goes_to_its_owners_hand() -> None:
    duel = Duel(
        "mars",
        {"line": ["uxlyx-the-zookeeper"], "houses": ["mars", "dis"]},
        {"line": ["troll"], "houses": ["dis"]},
    )
    duel.reap("uxlyx-the-zookeeper.1")
    assert duel.your("archive") == ["troll"]
    duel.end("end", "house mars", "take")
    assert duel.their("hand") == ["troll"]
    assert duel.your("hand") == []


@rule("KF-7.8")
def test_purged_cards_lie_open_and_take_no_part() -> None:
    duel = Duel("shadows", {"hand": ["oubliette"]}, {"line": ["urchin"], "deck": []})
    duel.play("oubliette")
    assert duel.their("purged") == ["urchin"]
    assert duel.state.view(0)["zones"]["p2/purged"]["cards"][0]["card"] == "urchin@p2/purged.1"
    assert duel.their("discard") == []


@rule("KF-7.9", "KF-7.19", "KF-7.15")
def test_a_card_taken_under_control_moves_to_a_flank_and_keeps_its_state() -> None:
    troll = {"card": "troll", "damage": 2, "amber": 1, "exhausted": True, "upgrades": ["blood-of-titans"]}
    duel = Duel(
        "logos",
        {"hand": ["harland-mindlock", {"card": "fear", "house": "logos"}], "line": ["bumpsy"]},
        {"line": [troll], "houses": ["dis"]},
    )
    duel.play("harland-mindlock", "right-flank")
    assert duel.options == ["left-flank", "right-flank"]
    duel.do("left-flank")
    assert duel.your("line") == ["troll", "bumpsy", "harland-mindlock"]
    assert duel.controller("troll.1") == 0
    assert (duel.damage("troll.1"), duel.mark("amber", "troll.1"), duel.power("troll.1")) == (2, 1, 13)
    assert not duel.is_ready("troll.1")


@rule("KF-7.9")
def test_control_ends_with_its_effect_and_the_card_goes_to_its_owner_when_it_leaves() -> None:
    duel = Duel(
        "logos",
        {"hand": ["harland-mindlock", {"card": "punch", "house": "logos"}]},
        {"line": ["troll"], "houses": ["dis"]},
    )
    duel.play("harland-mindlock", "left-flank")
    assert duel.your("line") == ["troll", "harland-mindlock"]
    duel.play("punch", "pick harland-mindlock.1")
    assert duel.their("line") == ["troll"]
    dead = Duel(
        "logos",
        {"hand": ["harland-mindlock", {"card": "gateway-to-dis", "house": "logos"}]},
        {"line": ["troll"]},
    )
    dead.play("harland-mindlock", "left-flank").play("gateway-to-dis")
    assert dead.their("discard") == ["troll"]


@rule("KF-7.10", "KF-7.17")
def test_a_search_may_fail_shows_what_was_found_and_shuffles() -> None:
    you = {
        "hand": ["help-from-future-self"],
        "deck": ["punch", "timetraveller", "troll"],
        "discard": ["anger"],
    }
    duel = Duel("logos", you)
    duel.play("help-from-future-self")
    assert "done" in duel.options
    duel.do(next(option for option in duel.options if "timetraveller" in option))
    assert duel.your("hand") == ["timetraveller"]
    assert duel.state.known[duel.card("timetraveller")] & 2, "the opponent saw it"
    assert sorted(duel.your("deck")) == ["anger", "punch", "troll"]
    fails = Duel("logos", you)
    fails.play("help-from-future-self", "done")
    assert fails.your("hand") == []


@rule("KF-7.11", "KF-7.18")
def test_swapping_two_creatures_exchanges_their_places() -> None:
    duel = Duel("sanctum", {"line": ["sanctum-guardian", "troll", "bumpsy"]})
    duel.reap("sanctum-guardian.1", "pick bumpsy.1")
    assert duel.your("line") == ["bumpsy", "troll", "sanctum-guardian"]
    zones = Duel("logos", {"hand": ["reverse-time"], "deck": ["punch"], "discard": ["anger", "troll"]})
    zones.play("reverse-time")
    assert sorted(zones.your("deck")) == ["anger", "troll"]
    assert zones.your("discard") == ["punch", "reverse-time"]


@rule("KF-7.12")
def test_moving_amber_is_neither_stealing_nor_losing() -> None:
    duel = Duel(
        "shadows",
        {"line": ["selwyn-the-fence", {"card": "troll", "amber": 2}]},
        {"line": ["the-vaultkeeper"], "amber": 3},
    )
    duel.reap("selwyn-the-fence.1")
    assert duel.amber == (2, 3)
    assert duel.mark("amber", "troll.1") == 1
    assert "stole" not in duel.kinds()


@rule("KF-7.13")
def test_a_grafted_card_lies_open_under_another_and_is_discarded_with_it() -> None:
    duel = Duel(
        "dis",
        {
            "hand": [
                {"card": "infomancer", "house": "dis"},
                "gateway-to-dis",
                {"card": "fear", "house": "dis"},
            ],
            "line": [],
        },
        {"line": ["troll"]},
    )
    duel.play("infomancer", "pick gateway-to-dis")
    assert duel.your("under") == ["gateway-to-dis"]
    assert duel.state.view(1)["zones"]["p1/under"]["cards"][0]["card"].startswith("gateway-to-dis")
    ready = Duel(
        "dis",
        {
            "line": [{"card": "infomancer", "house": "dis", "under": ["punch"]}],
            "hand": ["gateway-to-dis"],
        },
        {"line": ["troll"]},
    )
    ready.reap("infomancer.1", "pick troll.1")
    assert ready.damage("troll.1") == 3, "the play effect of the grafted card"
    assert ready.your("under") == ["punch"]
    ready.play("gateway-to-dis")
    while not ready.is_your_move:
        ready.do(ready.options[-1])
    assert "punch" in ready.your("discard")


@rule("KF-7.14")
def test_a_card_that_is_played_is_controlled_by_its_player() -> None:
    duel = Duel("dis", {"hand": [{"card": "lateral-shift", "house": "dis"}]}, {"hand": ["troll"]})
    duel.play("lateral-shift")
    duel.do(duel.options[0])
    assert duel.your("line") == ["troll"]
    assert duel.controller("troll.1") == 0
    assert duel.state.owner[duel.card("troll.1")] == 1


@rule("KF-7.16", "KF-9.16")
def test_cards_in_hidden_zones_have_no_effect() -> None:
    duel = Duel("brobnar", {"hand": ["banner-of-battle"], "archive": ["banner-of-battle"], "line": ["troll"]})
    assert duel.power("troll.1") == 8


@rule("KF-7.18")
def test_a_creature_that_is_moved_keeps_its_controller_and_may_stay_where_it_was() -> None:
    duel = Duel("saurian", {"artifacts": ["auto-legionary"], "line": ["troll"]})
    duel.act("auto-legionary.1", "right-flank")
    assert duel.your("line") == ["troll", "auto-legionary"]
    assert duel.controller("auto-legionary.1") == 0
