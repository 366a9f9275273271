"""KF-3: the five steps of a turn."""

from tests.support.duel import GAME, Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table


@rule("KF-3.1")
def test_a_turn_has_its_steps_in_order() -> None:
    duel = Duel(
        you={
            "amber": 6,
            "line": [{"card": "troll", "exhausted": True}],
            "archive": ["anger"],
            "deck": ["punch"] * 6,
        },
        foe={"houses": ["dis", "logos"]},
        step="start",
    )
    duel.do("forge red", "take", "end")
    kinds = duel.kinds()
    order = ["forged", "chose-house", "took-archive", "readied", "drew", "turn-ended"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert duel.asked == 1
    assert duel.prompt == "house"


@rule("KF-3.1")
def test_start_of_turn_effects_come_before_forging() -> None:
    duel = Duel(you={"amber": 5, "artifacts": ["mechabuoy"]}, step="start", tide="p1")
    assert duel.prompt == "key", "the æmber of the start pays for the key"
    assert duel.amber[0] == 6


@rule("KF-3.1")
def test_end_of_turn_effects_come_after_drawing() -> None:
    duel = Duel("dis", {"line": ["shaffles"], "deck": ["punch"] * 6}, {"amber": 3, "houses": ["dis", "mars"]})
    duel.end()
    kinds = duel.kinds()
    assert kinds.index("lost") > max(place for place, kind in enumerate(kinds) if kind == "drew")
    assert duel.amber == (0, 2)


@rule("KF-3.2")
def test_a_player_with_enough_amber_must_forge_one_key_and_only_one() -> None:
    duel = Duel(you={"amber": 13, "houses": ["dis", "mars"]}, step="start")
    assert duel.options == ["forge red", "forge blue", "forge yellow"]
    duel.do("forge red")
    assert (duel.keys, duel.amber) == ((1, 0), (7, 0))
    assert duel.prompt == "house"


@rule("KF-3.2")
def test_five_amber_are_not_enough() -> None:
    duel = Duel(you={"amber": 5, "houses": ["dis", "mars"]}, step="start")
    assert duel.prompt == "house"
    assert duel.keys == (0, 0)


@rule("KF-3.3")
def test_card_effects_change_the_cost() -> None:
    duel = Duel(
        you={"amber": 6, "houses": ["dis", "mars"]},
        foe={"line": ["murmook"], "houses": ["untamed"]},
        step="start",
    )
    assert duel.prompt == "house"
    assert duel.state.view(0)["table"]["players"][0]["key-cost"] == 7
    dearer = Duel(you={"amber": 7}, foe={"line": ["murmook"], "houses": ["untamed"]}, step="start")
    dearer.do("forge red")
    assert dearer.amber[0] == 0


@rule("KF-3.3")
def test_the_cost_is_never_below_nothing() -> None:
    line = ["titan-mechanic"] + ["troll"] * 0 + ["titan-mechanic"]
    foe = {"line": line, "houses": ["logos"]}
    you = {"line": line, "artifacts": [], "houses": ["dis", "mars"]}
    duel = Duel(you={**you, "line": [*line]}, foe=foe, step="house")
    assert duel.state.view(0)["table"]["players"][0]["key-cost"] == 2
    epic = Duel("sanctum", {"amber": 0, "artifacts": ["epic-quest"]})
    assert epic.state.view(0)["table"]["players"][0]["key-cost"] == 6


@rule("KF-3.4")
def test_amber_on_cards_that_may_be_spent_counts_and_the_player_divides_the_cost() -> None:
    duel = Duel(
        you={"amber": 4, "artifacts": [{"card": "safe-place", "amber": 3}], "houses": ["dis", "mars"]},
        step="start",
    )
    assert duel.prompt == "key", "together they suffice, so it is mandatory"
    duel.do("forge red")
    assert duel.prompt == "spend"
    assert duel.options == ["number 2", "number 3"]
    duel.do("number 3")
    assert duel.amber[0] == 1
    assert duel.mark("amber", "safe-place.1") == 0


@rule("KF-3.4")
def test_captured_amber_can_not_be_spent() -> None:
    duel = Duel(
        you={"amber": 4, "line": [{"card": "troll", "amber": 3}], "houses": ["dis", "mars"]}, step="start"
    )
    assert duel.prompt == "house"


@rule("KF-3.5")
def test_the_player_chooses_a_house_of_the_identity_card_or_of_a_card_under_control() -> None:
    duel = Duel(
        you={"houses": ["dis", "mars", "logos"], "line": ["troll"]},
        foe={"line": ["urchin"], "houses": ["shadows"]},
        step="house",
    )
    assert duel.options == ["house brobnar", "house dis", "house logos", "house mars"]
    duel.do("house dis")
    assert duel.house == "dis"
    refusal = Duel(you={"houses": ["dis", "mars"]}, step="house").state.why_not(0)
    assert {each.action: each.rule for each in refusal}["house brobnar"] == "KF-3.5"


@rule("KF-3.5")
def test_the_house_stays_active_until_the_end_of_the_turn() -> None:
    duel = Duel("brobnar", {"line": ["troll", "bumpsy"]}, {"houses": ["dis", "logos"]})
    duel.reap("troll.1")
    assert duel.house == "brobnar"
    duel.end()
    assert duel.house is None


@rule("KF-3.6", "KF-3.16")
def test_after_choosing_the_player_may_take_the_whole_archive() -> None:
    you = {"houses": ["sanctum", "mars"], "archive": ["punch", "anger"], "line": ["jehu-the-bureaucrat"]}
    duel = Duel(you=you, step="house")
    duel.do("house sanctum")
    assert duel.amber[0] == 2, "what waits for the choice comes first"
    assert duel.options == ["take", "leave"]
    duel.do("take")
    assert sorted(duel.your("hand")) == ["anger", "punch"]
    assert duel.your("archive") == []
    other = Duel(you=you, step="house")
    other.do("house sanctum", "leave")
    assert other.your("hand") == []
    assert len(other.your("archive")) == 2


@rule("KF-3.7")
def test_a_demand_for_a_house_that_is_not_there_is_ignored() -> None:
    duel = Duel(you={"houses": ["dis", "mars"]}, foe={"houses": ["dis"]}, step="house")
    assert duel.options == ["house dis", "house mars"]
    demanding = Duel(
        "dis",
        {"hand": ["control-the-weak"], "deck": ["punch"] * 9},
        {"houses": ["mars", "logos", "untamed"], "deck": ["punch"] * 9},
    )
    demanding.play("control-the-weak")
    assert demanding.options == ["house logos", "house mars", "house untamed"]
    demanding.do("house mars").end()
    assert demanding.house == "mars"


@rule("KF-3.7")
def test_of_several_demands_the_player_picks_one() -> None:
    duel = Duel(you={"houses": ["dis", "mars", "logos"], "line": ["pitlord"]}, step="house")
    assert duel.house == "dis", "one demand: nothing to choose"
    again = Duel(
        "dis",
        {"hand": ["control-the-weak", "control-the-weak"]},
        {"houses": ["mars", "logos", "untamed"]},
    )
    again.play("control-the-weak", "house mars").play("control-the-weak", "house logos").end()
    assert again.options == ["house logos", "house mars"]


@rule("KF-3.7")
def test_without_a_house_to_choose_the_turn_has_none() -> None:
    duel = Duel(
        "dis",
        {"line": ["tezmal"]},
        {"houses": ["mars"], "hand": ["squawker"]},
    )
    duel.reap("tezmal.1", "house mars").end()
    assert duel.house is None
    assert "chose-no-house" in duel.kinds()
    assert duel.options == ["end"]


@rule("KF-3.17", "KF-1.7", "KF-18.16")
def test_a_house_both_demanded_and_forbidden_can_not_be_chosen_and_the_others_can() -> None:
    duel = Duel(
        "dis",
        {"line": ["tezmal"]},
        {"houses": ["dis", "mars", "logos"], "line": ["pitlord"]},
    )
    duel.reap("tezmal.1", "house dis").end()
    assert duel.options == ["house logos", "house mars"]


@rule("KF-3.8")
def test_cards_of_the_active_house_are_played_discarded_and_used_in_any_order() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["punch", "anger"], "line": ["troll", "bumpsy"], "artifacts": ["cannon"]},
        {"line": ["urchin"]},
    )
    assert {"play punch", "discard punch", "reap troll.1", "action cannon.1 0"} <= set(duel.options)
    duel.reap("troll.1").discard("anger").act("cannon.1", "pick bumpsy.1").reap("bumpsy.1")
    duel.play("punch", "pick urchin.1")
    assert duel.your("discard") == ["anger", "punch"]
    assert duel.amber[0] == 3


@rule("KF-3.9")
def test_in_the_first_turn_only_one_card_is_played_or_discarded_from_hand() -> None:
    duel = Duel("brobnar", {"hand": ["punch", "anger", "troll"]}, turn=1)
    duel.play("troll")
    assert duel.options == ["end"]
    refused = {each.action: each.rule for each in duel.state.why_not(0)}
    assert refused["play punch"] == refused["discard anger"] == "KF-3.9"
    other = Duel("brobnar", {"hand": ["punch", "anger"]}, turn=1)
    other.discard("punch")
    assert other.options == ["end"]


@rule("KF-3.9")
def test_effects_may_play_further_cards_in_the_first_turn() -> None:
    duel = Duel("logos", {"hand": ["wild-wormhole"], "deck": ["troll"]}, turn=1)
    duel.play("wild-wormhole")
    assert duel.your("line") == ["troll"]


@rule("KF-3.19")
def test_the_first_turn_rule_does_not_limit_uses() -> None:
    duel = Duel("brobnar", {"hand": ["punch"], "line": ["troll", "bumpsy"]}, turn=1)
    duel.play("punch", "pick bumpsy.1").reap("troll.1").reap("bumpsy.1")
    assert duel.amber[0] == 3


@rule("KF-3.10")
def test_cards_of_other_houses_can_not_be_played_used_or_discarded() -> None:
    duel = Duel("dis", {"hand": ["punch"], "line": ["troll"], "artifacts": ["cannon"]})
    assert duel.options == ["end"]
    refused = {each.action: each.rule for each in duel.state.why_not(0)}
    assert {refused[action] for action in ("play punch", "discard punch", "reap troll.1")} == {"KF-3.10"}


@rule("KF-3.11")
def test_in_step_4_all_cards_of_the_player_become_ready() -> None:
    tired = [{"card": "troll", "exhausted": True}, {"card": "urchin", "exhausted": True}]
    duel = Duel(
        "brobnar",
        {"line": tired, "artifacts": [{"card": "cannon", "exhausted": True}]},
        {"line": [{"card": "bumpsy", "exhausted": True}], "houses": ["dis", "logos"]},
    )
    duel.end()
    assert duel.is_ready("troll.1")
    assert duel.is_ready("urchin.1")
    assert duel.is_ready("cannon.1")
    assert not duel.is_ready("bumpsy.1")


@rule("KF-3.12")
def test_in_step_5_the_hand_is_filled_to_six() -> None:
    duel = Duel("dis", {"hand": ["punch", "anger"], "deck": ["troll"] * 9}, {"houses": ["dis", "logos"]})
    duel.end()
    assert len(duel.your("hand")) == 6
    full = Duel("dis", {"hand": ["punch"] * 8, "deck": ["troll"] * 9}, {"houses": ["dis", "logos"]})
    full.end()
    assert len(full.your("hand")) == 8
    changed = Duel(
        "dis",
        {"deck": ["troll"] * 9},
        {"houses": ["dis", "logos"], "line": ["succubus"]},
    )
    changed.end()
    assert len(changed.your("hand")) == 5


@rule("KF-3.13")
def test_an_empty_deck_is_rebuilt_from_the_discard_pile_when_a_card_must_be_drawn() -> None:
    duel = Duel(
        "dis", {"deck": ["troll"], "discard": ["punch", "anger", "bumpsy"]}, {"houses": ["dis", "logos"]}
    )
    duel.end()
    assert sorted(duel.your("hand")) == ["anger", "bumpsy", "punch", "troll"]
    assert duel.your("discard") == []
    kinds = duel.kinds()
    assert kinds.index("drew") < kinds.index("rebuilt"), "one card at a time"


@rule("KF-3.13")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    duel = Duel("dis", {}, {"houses": ["dis", "logos"]})
    duel.end()
    assert duel.your("hand") == []


@rule("KF-3.18")
def test_only_drawing_rebuilds_a_deck() -> None:
    duel = Duel("brobnar", {"hand": ["sound-the-horns"], "deck": ["urchin"], "discard": ["troll"]})
    duel.play("sound-the-horns")
    assert duel.your("deck") == []
    assert duel.your("hand") == []
    assert duel.your("discard") == ["troll", "urchin", "sound-the-horns"]


@rule("KF-3.14")
def test_a_player_who_can_forge_next_turn_announces_it() -> None:
    duel = Duel("brobnar", {"amber": 5, "line": ["troll"]}, {"houses": ["dis", "logos"]})
    duel.reap("troll.1").end()
    assert "check" in duel.kinds()
    poor = Duel("brobnar", {"amber": 5}, {"houses": ["dis", "logos"]})
    poor.end()
    assert "check" not in poor.kinds()


@rule("KF-3.15")
def test_what_waits_for_a_key_comes_before_the_choice_of_a_house() -> None:
    duel = Duel(
        you={"amber": 6, "line": ["bilgum-avalanche"], "houses": ["dis", "mars"]},
        foe={"line": ["troll"]},
        step="start",
    )
    duel.do("forge red")
    assert duel.prompt == "house"
    assert duel.damage("troll.1") == 2


def test_the_turn_passes_to_the_other_player() -> None:
    duel = Duel("dis", {}, {"houses": ["dis", "logos"]})
    duel.end()
    assert duel.state.vars[table.ACTIVE] == 1
    assert duel.state.vars[table.TURN] == 3
    assert GAME.name == "keyforge"
