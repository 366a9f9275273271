"""KF-9: how abilities work."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-9.1")
def test_as_much_as_possible_is_done_in_the_printed_order() -> None:
    duel = Duel("brobnar", {"line": ["kelifi-dragon"]}, {})
    duel.reap("kelifi-dragon.1")
    assert duel.amber[0] == 2
    assert duel.damage("kelifi-dragon.1") == 5, "the only creature there is"


@rule("KF-9.2")
def test_may_is_optional_but_once_chosen_it_is_done() -> None:
    you = {"hand": ["punch"], "line": ["rock-hurling-giant"]}
    duel = Duel("brobnar", you, {"line": ["troll"]})
    duel.discard("punch")
    assert duel.options == ["yes", "no"]
    duel.do("no")
    assert duel.damage("troll.1") == 0
    done = Duel("brobnar", you, {"line": ["troll"]})
    done.discard("punch", "yes", "pick troll.1")
    assert done.damage("troll.1") == 4


@rule("KF-9.3")
def test_constant_abilities_work_also_while_exhausted() -> None:
    duel = Duel(
        "brobnar", {"artifacts": [{"card": "banner-of-battle", "exhausted": True}], "line": ["troll"]}
    )
    assert duel.power("troll.1") == 9
    assert duel.state.history == ()


@rule("KF-9.4")
def test_abilities_affect_cards_in_play_only() -> None:
    duel = Duel(
        "brobnar", {"hand": ["punch", "troll"], "discard": ["bumpsy"]}, {"line": ["urchin", "dust-imp"]}
    )
    duel.play("punch")
    assert duel.options == ["pick urchin.1", "pick dust-imp.1"]


@rule("KF-9.5")
def test_lasting_effects_outlive_their_source_and_reach_later_cards() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["follow-the-leader"], "line": ["urchin"], "houses": ["brobnar", "dis"]},
        {"line": ["troll"], "houses": ["dis", "logos"]},
    )
    duel.play("follow-the-leader")
    assert duel.your("discard") == ["follow-the-leader"]
    assert "fight urchin.1 troll.1" in duel.options
    duel.end("house dis", "end", "house brobnar")
    assert "fight urchin.1 troll.1" not in duel.options
    later = Duel(
        "sanctum",
        {"hand": ["shield-of-justice", "raiding-knight", {"card": "punch", "house": "sanctum"}]},
    )
    later.play("shield-of-justice").play("raiding-knight").play("punch")
    assert later.damage("raiding-knight.1") == 0


@rule("KF-9.6")
def test_a_replacement_takes_the_place_of_the_whole_effect() -> None:
    duel = Duel(
        "logos", {"hand": ["dimension-door"], "line": [{"card": "troll", "house": "logos"}]}, {"amber": 2}
    )
    duel.play("dimension-door").reap("troll.1")
    assert duel.amber[1] == 1
    assert "gained" not in duel.kinds()[duel.kinds().index("reaped") :]


@rule("KF-9.6", "KF-9.15", "KF-18.13")
def test_a_replacement_printed_later_changes_the_earlier_part() -> None:
    rich = Duel("shadows", {"hand": ["ronnie-wristclocks"]}, {"amber": 7})
    rich.play("ronnie-wristclocks")
    assert rich.amber == (2, 5)
    poor = Duel("shadows", {"hand": ["ronnie-wristclocks"]}, {"amber": 6})
    poor.play("ronnie-wristclocks")
    assert poor.amber == (1, 5)


@rule("KF-9.15", "KF-18.2")
def test_hyde_draws_two_with_velum_neither_one_nor_three() -> None:
    deck = ["punch", "anger", "troll", "bumpsy"]
    alone = Duel("logos", {"line": ["hyde"], "deck": deck})
    alone.reap("hyde.1")
    assert len(alone.your("hand")) == 1
    both = Duel("logos", {"line": ["hyde", "velum"], "deck": deck})
    both.reap("hyde.1")
    assert len(both.your("hand")) == 2


@rule("KF-9.7")
def test_what_an_ability_triggers_resolves_before_the_rest_of_it() -> None:
    duel = Duel(
        "dis",
        {"hand": ["hecatomb"], "line": ["dust-imp"]},
    )
    duel.play("hecatomb")
    kinds = [kind for kind in duel.kinds() if kind in ("gained", "destroyed")]
    assert kinds == ["gained", "gained", "destroyed", "gained"], "icon, «Destroyed:» of the imp, hecatomb"
    assert duel.amber[0] == 1 + 2 + 1


@rule("KF-9.8", "KF-18.11")
def test_for_each_effects_may_be_spread_over_targets() -> None:
    you = {"artifacts": ["shard-of-pain", "shard-of-pain"]}
    foe = {"line": ["troll", "bumpsy"]}
    one = Duel("dis", you, foe)
    one.act("shard-of-pain.1", "pick troll.1", "pick troll.1")
    assert (one.damage("troll.1"), one.damage("bumpsy.1")) == (2, 0)
    spread = Duel("dis", you, foe)
    spread.act("shard-of-pain.1", "pick troll.1", "pick bumpsy.1")
    assert (spread.damage("troll.1"), spread.damage("bumpsy.1")) == (1, 1)


@rule("KF-9.8", "KF-18.12")
def test_for_each_with_a_chosen_target_goes_to_that_target() -> None:
    duel = Duel(
        "saurian",
        {"hand": ["phalanx-strike"], "line": ["troll", "bumpsy", "urchin"]},
        {"line": ["headhunter", "dust-imp"]},
    )
    duel.play("phalanx-strike", "pick headhunter.1", "no")
    assert duel.damage("headhunter.1") == 3
    assert duel.damage("dust-imp.1") == 0


@rule("KF-9.9")
def test_repeating_the_preceding_effect_repeats_just_that() -> None:
    duel = Duel("saurian", {"hand": ["phalanx-strike"], "line": ["troll"]}, {"line": ["headhunter"]})
    duel.play("phalanx-strike", "pick headhunter.1", "yes", "pick headhunter.1")
    assert duel.damage("headhunter.1") == 2
    assert duel.mark("amber", "troll.1") == 1
    assert duel.is_your_move, "it is not offered again"


@rule("KF-9.9")
def test_repeating_an_effect_repeats_its_own_repeat_too() -> None:
    duel = Duel("sanctum", {"hand": ["numquid-the-fair"]}, {"line": ["troll", "bumpsy", "urchin"]})
    duel.play("numquid-the-fair", "pick troll.1", "pick bumpsy.1")
    assert duel.their("line") == ["urchin"], "it stops when the opponent has no more creatures than you"


@rule("KF-9.10")
def test_this_way_is_only_what_this_resolution_did() -> None:
    duel = Duel(
        "dis",
        {"hand": ["hecatomb"], "line": ["pit-demon"]},
        {"line": [{"card": "dust-imp", "ward": True}, "troll"]},
    )
    duel.play("hecatomb")
    assert duel.amber == (1 + 1, 0), "the warded imp was not destroyed"


@rule("KF-9.11")
def test_a_card_that_names_itself_means_this_copy() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "damage": 3}, {"card": "troll", "damage": 3}]})
    duel.reap("troll.1")
    assert (duel.damage("troll.1"), duel.damage("troll.2")) == (0, 3)


@rule("KF-9.11", "KF-9.19", "KF-18.15")
def test_text_that_was_gained_speaks_of_the_card_that_has_it() -> None:
    duel = Duel(
        "untamed",
        {
            "artifacts": ["creed-of-nurture"],
            "hand": ["rad-penny", {"card": "punch", "house": "untamed"}],
            "line": ["the-feathered-shaman"],
        },
    )
    duel.omni("creed-of-nurture.1")
    while not duel.is_your_move:
        duel.do(next(option for option in duel.options if "penny" in option or "shaman" in option))
    duel.play("punch")
    assert duel.your("deck") == ["the-feathered-shaman"]
    assert duel.your("hand") == ["rad-penny"]


@rule("KF-9.12", "KF-18.18")
def test_the_most_powerful_are_taken_from_the_top_and_ties_are_chosen() -> None:
    duel = Duel(
        "dis",
        {"hand": ["three-fates"], "line": ["troll"]},
        {"line": ["tireless-crocag", "bumpsy", "headhunter"]},
    )
    duel.play("three-fates")
    assert duel.options == ["pick bumpsy.1", "pick headhunter.1"]
    duel.do("pick headhunter.1")
    while not duel.is_your_move:
        duel.do(duel.options[-1])
    assert duel.their("line") == ["bumpsy"]
    assert duel.your("line") == []
    few = Duel("dis", {"hand": ["three-fates"]}, {"line": ["troll", "bumpsy"]})
    few.play("three-fates", "done")
    assert few.their("line") == []


@rule("KF-9.12")
def test_the_least_powerful_is_chosen_among_ties() -> None:
    duel = Duel("sanctum", {"hand": ["horseman-of-famine"]}, {"line": ["urchin", "dust-pixie", "troll"]})
    duel.play("horseman-of-famine")
    assert duel.options == ["pick urchin.1", "pick dust-pixie.1"]


@rule("KF-9.13", "KF-18.21", "KF-6.10")
def test_x_is_nothing_unless_the_text_defines_it() -> None:
    duel = Duel("dis", {"hand": ["shadow-of-dis"]}, {"line": ["troll", "picaroon", "bumpsy"]})
    assert duel.power("picaroon.1") == 13
    duel.play("shadow-of-dis")
    assert duel.their("line") == ["troll", "bumpsy"], "without its text it has no power"
    changelings = Duel("dis", {}, {"line": ["bumpsy", "picaroon", "picaroon", "troll"]})
    assert changelings.power("picaroon.2") == 8, "changelings do not count"


@rule("KF-9.14")
def test_friendly_and_enemy_go_by_the_controller() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["anger"], "line": [{"card": "urchin", "borrowed": True}]},
        {"line": ["troll"]},
    )
    duel.play("anger")
    assert duel.their("discard") == ["urchin"], "the borrowed urchin was friendly, fought and died"


@rule("KF-9.16")
def test_abilities_work_only_while_their_card_is_in_play() -> None:
    duel = Duel("brobnar", {"discard": ["banner-of-battle"], "line": ["troll"]})
    assert duel.power("troll.1") == 8


@rule("KF-9.17")
def test_an_ability_about_a_destroyed_card_still_affects_it_in_the_discard_pile() -> None:
    duel = Duel("mars", {"line": ["yxilo-bolter"]}, {"line": ["urchin", "troll"]})
    duel.reap("yxilo-bolter.1", "pick urchin.1")
    assert duel.their("purged") == ["urchin"]
    assert duel.their("discard") == []


@rule("KF-9.18")
def test_an_upgrade_that_names_itself_means_that_very_copy() -> None:
    upgrades = [{"card": "ghostform", "house": "dis"}, {"card": "ghostform", "house": "dis"}]
    duel = Duel(
        "dis",
        {
            "line": [
                {"card": "pit-demon", "upgrades": upgrades[:1]},
                {"card": "shooler", "upgrades": upgrades[1:]},
            ]
        },
    )
    duel.reap("pit-demon.1")
    assert duel.your("archive") == ["ghostform"]
    assert duel.your("upgrades") == ["ghostform"]
    assert duel.attribute("invulnerable", "shooler.1") == 1
    assert duel.attribute("invulnerable", "pit-demon.1") == 0
