"""Simultaneous destruction, its triggers, replacements, and what was done «this way»."""

from tests.torture.position import Position


def test_all_are_doomed_together_and_the_active_player_orders_their_last_abilities() -> None:
    game = Position({"hand": ["all-fall"], "line": ["last-words"]}, {"line": ["grave-tax"]})
    game.do("play all-fall")
    assert game.prompt == "order"
    assert game.asked == 0
    assert game.options == ["resolve last-words.1:1", "resolve grave-tax.1:1"]
    assert game.names("line") == ["last-words"], "the destroyed are still in play while this is asked"
    game.do("resolve grave-tax.1:1")
    assert game.kinds().index("gained") < game.kinds().index("drew")
    assert game.names("line") == game.names("line", 1) == []


def test_the_abilities_belong_to_the_players_who_control_the_destroyed_cards() -> None:
    game = Position({"hand": ["all-fall"], "line": ["brute"]}, {"line": ["grave-tax"]})
    game.do("play all-fall")
    assert game.gold == (2, 2), "two were destroyed this way; the tax goes to its own side"


def test_a_card_destroyed_by_a_last_ability_resolves_its_own_before_any_leave() -> None:
    game = Position(
        {"hand": ["unwilling-gift"]},
        {"line": ["last-words", "chain-reaction", "grave-tax"], "deck": ["hound"]},
    )
    game.do("play unwilling-gift")
    assert game.asked == 1
    game.do("pick chain-reaction.1")
    game.do("resolve last-words.1:1")
    assert game.names("line", 1) == []
    assert game.names("hand", 1) == ["hound"]
    assert game.gold == (1, 2), "only the chosen creature was destroyed by the effect itself"


def test_identical_triggers_need_no_order() -> None:
    game = Position({"hand": ["felling-season"], "line": ["undertaker"]}, {"line": ["brute", "brute"]})
    game.do("play felling-season")
    assert game.prompt == "action"


def test_a_watcher_that_falls_with_the_others_sees_nothing() -> None:
    game = Position({"hand": ["all-fall"], "line": ["undertaker"]}, {"line": ["brute"]})
    game.do("play all-fall")
    assert game.gold == (2, 0)


def test_a_watcher_that_stays_sees_each_of_them() -> None:
    game = Position(
        {"hand": ["meteor-swarm"], "line": ["undertaker"]},
        {"line": ["last-words"]},
    )
    game.do("play meteor-swarm", "pick last-words.1")
    assert game.gold == (2, 0), "one for the swarm, one for the undertaker"


def test_a_replacement_cancels_the_destruction_and_is_carried_out_in_full() -> None:
    game = Position(
        {"hand": ["borrowed-time", "all-fall"], "line": ["brute"]},
        {"line": ["hound"]},
    )
    game.do("attach borrowed-time brute.1", "play all-fall")
    assert game.names("line") == ["brute"]
    assert game.names("attached") == []
    assert game.names("discard") == ["borrowed-time", "all-fall"]
    assert game.names("line", 1) == []


def test_what_happens_instead_speaks_of_the_card_that_it_is_attached_to() -> None:
    foe = {"hand": ["borrowed-time"], "line": ["brute", "hound"]}
    game = Position({"hand": ["meteor-swarm", "all-fall"], "line": ["rival", "rival"]}, foe)
    game.do("play meteor-swarm", "pick brute.1", "pick hound.1", "end", "attach borrowed-time brute.1", "end")
    assert (game.damage("brute.1"), game.damage("hound.1")) == (1, 1)
    game.do("play all-fall")
    assert (game.names("line", 1), game.damage("brute.1")) == (["brute"], 0)


def test_a_saved_card_does_not_count_as_destroyed_this_way() -> None:
    game = Position(
        {"hand": ["borrowed-time", "felling-season"], "line": ["brute"]},
        {"line": ["hound", "last-words"]},
    )
    game.do("attach borrowed-time brute.1", "play felling-season")
    assert game.gold == (2, 0), "three were to be destroyed, one was saved"


def test_without_a_replacement_all_count() -> None:
    game = Position({"hand": ["felling-season"], "line": ["brute"]}, {"line": ["hound", "last-words"]})
    game.do("play felling-season")
    assert game.gold == (3, 0)


def test_a_saved_card_can_be_destroyed_again() -> None:
    game = Position(
        {"hand": ["borrowed-time", "all-fall", "felling-season"], "line": ["brute"]},
    )
    game.do("attach borrowed-time brute.1", "play all-fall")
    assert game.names("line") == ["brute"]
    game.do("play felling-season")
    assert game.names("line") == []


def test_of_two_replacements_the_active_player_chooses_one() -> None:
    game = Position(
        {"hand": ["borrowed-time", "felling-season"], "line": ["hound", "iron-shield", "hound"]},
        {"line": ["brute", "brute"]},
    )
    game.do("attach borrowed-time hound.1")
    game.do("play felling-season")
    assert game.names("line") == ["hound", "hound"], "the shield was one of the three strongest"

    game = Position(
        {"hand": ["borrowed-time", "unwilling-gift"]},
        {"line": ["hound", "iron-shield"]},
    )
    game.do("attach borrowed-time hound.1", "play unwilling-gift", "pick hound.1")
    assert game.prompt == "instead"
    assert game.options == ["resolve borrowed-time.1:1<hound.1", "resolve iron-shield.1:1<hound.1"]
    game.do("resolve iron-shield.1:1<hound.1")
    assert game.damage("iron-shield.1") == 2
    assert game.names("attached") == ["borrowed-time"], "the other replacement was not used"
    assert game.gold == (0, 0)


def test_a_replacement_with_a_limit_works_once_a_turn() -> None:
    game = Position(
        {"hand": ["unwilling-gift", "meteor-swarm"], "line": ["brute", "brute", "grave-tax"]},
        {"line": ["hound", "iron-shield"]},
    )
    game.do("play unwilling-gift", "pick hound.1")
    assert game.names("line", 1) == ["hound", "iron-shield"]
    game.do("play meteor-swarm", "pick hound.1", "pick hound.1", "pick hound.1")
    assert game.names("line", 1) == ["iron-shield"]


def test_a_creature_whose_power_falls_to_its_damage_is_destroyed_at_once() -> None:
    game = Position(
        {"hand": ["meteor-swarm", "unwilling-gift"], "line": ["brute", "brute", "grave-tax"]},
        {"line": ["hound", "pack-leader"]},
    )
    game.do("play meteor-swarm", "pick hound.1", "pick hound.1", "pick hound.1")
    assert (game.damage("hound.1"), game.power("hound.1")) == (3, 5)
    game.do("play unwilling-gift", "pick pack-leader.1")
    assert game.names("line", 1) == []
    assert game.gold == (1, 0), "only the leader was destroyed by the effect itself"
