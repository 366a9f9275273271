"""Triggers that interrupt, limits, costs, loops, spreading, numbers, hidden zones, other choosers."""

from tests.torture import table
from tests.torture.position import Position


def test_a_trigger_resolves_before_the_effect_that_set_it_off_goes_on() -> None:
    game = Position({"hand": ["meteor-swarm"], "line": ["spark-eater", "brute"]})
    game.do("play meteor-swarm", "pick spark-eater.1", "pick spark-eater.1")
    kinds = game.kinds()
    assert kinds.index("damaged") < kinds.index("gained")
    assert game.gold == (2, 0), "two damage at once, and nothing was destroyed this way"


def test_a_trigger_may_be_declined() -> None:
    game = Position({"line": ["quiet-fence", "hound"]}, {"gold": 2})
    game.do("reap hound.1")
    assert game.prompt == "may"
    game.do("no")
    assert game.gold == (1, 2)
    game.do("reap quiet-fence.1", "yes")
    assert game.gold == (3, 1)


def test_stealing_from_nobody_does_nothing() -> None:
    game = Position({"line": ["quiet-fence", "hound"]}, {"gold": 0})
    game.do("reap hound.1", "yes")
    assert game.gold == (1, 0)


def test_triggers_inside_triggers_resolve_from_the_inside_out() -> None:
    game = Position({"hand": ["brute"], "line": ["recruiter", "daily-bread", "quiet-fence"]}, {"gold": 5})
    game.do("play brute")
    assert game.kinds().count("readied") == 1
    assert "reap brute.1" in game.options
    game.do("reap brute.1")
    assert game.prompt == "order"
    assert game.options == ["resolve daily-bread.1:1<brute.1", "resolve quiet-fence.1:1<brute.1"]
    game.do("resolve quiet-fence.1:1<brute.1", "yes")
    assert game.gold == (3, 4)


def test_an_ability_with_a_limit_works_so_often_and_again_next_turn() -> None:
    game = Position({"line": ["daily-bread", "hound", "brute"]})
    game.do("reap hound.1", "reap brute.1")
    assert game.gold == (3, 0)
    game.do("end", "end", "reap hound.1")
    assert game.gold == (5, 0)


def test_each_copy_has_its_own_limit() -> None:
    game = Position({"line": ["daily-bread", "hound"]}, {"line": ["daily-bread", "brute"]})
    game.do("reap hound.1", "end", "reap brute.1")
    assert game.gold == (2, 2)


def test_an_optional_cost_brings_its_effect_only_when_it_is_paid() -> None:
    game = Position({"line": ["brute"]}, {"line": ["toll-gate"], "gold": 1, "deck": ["hound"]})
    game.do("reap brute.1")
    assert game.asked == 1
    game.do("yes")
    assert game.gold == (1, 0)
    assert game.names("hand", 1) == ["hound"]
    assert game.damage("brute.1") == 1


def test_a_cost_that_is_declined_or_cannot_be_paid_brings_nothing() -> None:
    declined = Position({"line": ["brute"]}, {"line": ["toll-gate"], "gold": 1, "deck": ["hound"]})
    declined.do("reap brute.1", "no")
    assert declined.gold == (1, 1)
    assert declined.names("hand", 1) == []
    poor = Position({"line": ["brute"]}, {"line": ["toll-gate"], "gold": 0, "deck": ["hound"]})
    poor.do("reap brute.1", "yes")
    assert poor.names("hand", 1) == []
    assert poor.damage("brute.1") == 0


def test_a_loop_goes_on_as_long_as_it_destroys_something() -> None:
    game = Position({"hand": ["hydra-dance"]}, {"line": ["last-words", "quiet-fence", "brute"], "deck": []})
    game.do("play hydra-dance", "pick last-words.1")
    assert game.prompt == "choose"
    game.do("pick quiet-fence.1")
    assert game.kinds().count("destroyed") == 2
    assert game.prompt == "action", "the last one was the only target left, and survived"
    assert game.damage("brute.1") == 2


def test_an_amount_is_spread_over_targets_and_dealt_at_once() -> None:
    game = Position(
        {"hand": ["meteor-swarm"], "line": ["hound", "brute", "undertaker"]},
        {"line": ["last-words", "quiet-fence"], "deck": []},
    )
    game.do("play meteor-swarm", "pick last-words.1", "pick quiet-fence.1")
    assert game.names("line", 1) == ["last-words", "quiet-fence"], "nothing is dealt before all is spread"
    game.do("pick quiet-fence.1")
    doomed = [place for place, kind in enumerate(game.kinds()) if kind == "doomed"]
    fallen = [place for place, kind in enumerate(game.kinds()) if kind == "destroyed"]
    assert max(doomed) < min(fallen)
    assert game.gold == (2 + 2, 0), "two for the swarm, two for the undertaker"


def test_for_each_runs_once_for_each_card_and_adds_up_what_it_did() -> None:
    game = Position(
        {
            "hand": ["twin-bolt", "wide-mercy"],
            "line": ["brute", "spark-eater", "hound"],
            "deck": ["hound", "brute"],
        },
    )
    game.do("play twin-bolt", "pick brute.1")
    assert (game.damage("brute.1"), game.damage("spark-eater.1")) == (1, 2)
    gold = game.gold[0]
    game.do("play wide-mercy")
    assert game.gold[0] == gold + 2, "the hound had no damage"
    assert (game.damage("brute.1"), game.damage("spark-eater.1")) == (0, 0)
    assert game.names("hand") == ["hound", "brute"], "a card for each one healed this way"


def test_a_choice_is_kept_for_a_later_part() -> None:
    game = Position({"hand": ["twin-bolt"], "line": ["iron-shield", "spark-eater"]}, {"line": ["brute"]})
    game.do("play twin-bolt", "pick brute.1", "pick iron-shield.1")
    assert (game.damage("brute.1"), game.damage("iron-shield.1"), game.damage("spark-eater.1")) == (1, 2, 0)


def test_a_number_is_chosen_up_to_what_there_is() -> None:
    game = Position({"hand": ["x-tithe", "brute", "hound"]})
    game.do("play x-tithe")
    assert game.prompt == "amount"
    assert game.options == ["number 0", "number 1", "number 2"]
    game.do("number 2", "pick brute")
    assert game.options == ["pick hound"], "asked although it is the last card: the hand is hidden"
    game.do("pick hound")
    assert game.gold == (2, 0)
    assert set(game.names("discard")) >= {"brute", "hound"}


def test_choosing_nothing_does_nothing() -> None:
    game = Position({"hand": ["x-tithe", "brute"]})
    game.do("play x-tithe", "number 0")
    assert game.gold == (0, 0)
    assert game.names("hand") == ["brute"]


def test_a_search_finds_among_the_cards_of_the_deck_and_may_fail() -> None:
    game = Position({"hand": ["deep-search"], "deck": ["brute", "hound", "last-words", "hoard-keeper"]})
    game.do("play deep-search")
    assert game.options == ["pick hoard-keeper@p1/deck.1", "pick hound@p1/deck.1", "done"]
    assert game.state.view(1)["decision"] == {"seat": "p1"}
    game.do("pick hound@p1/deck.1")
    assert game.names("hand") == ["hound"]
    assert game.state.view(1)["zones"]["p1/hand"]["cards"] == [["hound", "hound", [0, 0, 0]]]
    assert "shuffled" in game.kinds()
    assert all(game.state.known[card] == 0 for card in game.state.zones[table.DECK[0]])
    missing = Position({"hand": ["deep-search"], "deck": ["brute"]})
    missing.do("play deep-search")
    assert missing.options == ["done"], "that there is nothing to find stays a secret"
    missing.do("done")
    assert missing.names("hand") == []


def test_the_opponent_chooses_where_the_card_says_so() -> None:
    game = Position({"hand": ["unwilling-gift"]}, {"line": ["brute", "hound"]})
    game.do("play unwilling-gift")
    assert game.asked == 1
    game.do("pick hound.1")
    assert game.names("line", 1) == ["brute"]
    assert game.gold == (1, 0)


def test_a_random_card_of_a_hidden_hand_is_taken_and_counts() -> None:
    game = Position({"hand": ["pickpocket"]}, {"hand": ["brute", "hound"]})
    game.do("play pickpocket")
    assert len(game.names("hand", 1)) == 1
    assert game.gold == (1, 0)
    empty = Position({"hand": ["pickpocket"]}, {"hand": []})
    empty.do("play pickpocket")
    assert empty.gold == (0, 0)


def test_the_strongest_are_taken_from_the_top_and_ties_are_chosen() -> None:
    game = Position(
        {"hand": ["felling-season"], "line": ["brute"]},
        {"line": ["hound", "undertaker", "spark-eater", "last-words"]},
    )
    game.do("play felling-season")
    assert game.options == ["pick hound.1", "pick undertaker.1"]
    game.do("pick hound.1")
    assert game.names("line", 1) == ["undertaker", "last-words"]


def test_a_card_that_left_is_seen_as_it_was_just_before() -> None:
    game = Position({"hand": ["ghost-toll"]}, {"line": ["pack-leader", "hound"]})
    game.do("play ghost-toll", "pick hound.1")
    assert game.names("hand", 1)[-1] == "hound"
    assert game.gold == (5, 0), "an enemy beast of power five, thanks to its leader"


def test_what_was_no_beast_before_it_left_brings_nothing() -> None:
    game = Position({"hand": ["ghost-toll"]}, {"line": ["brute"]})
    game.do("play ghost-toll")
    assert game.gold == (0, 0)


def test_it_is_seen_so_only_by_the_action_that_made_it_leave() -> None:
    game = Position({"hand": ["ghost-toll"]}, {"line": ["hound"]})
    game.do("play ghost-toll")
    assert game.state.memory == {}


def test_a_rule_of_its_own_looks_at_the_state_and_gives_an_effect() -> None:
    odd = Position({"hand": ["even-odds"], "deck": ["hound"]}, {"line": ["brute", "hound", "undertaker"]})
    odd.do("play even-odds")
    assert odd.prompt == "choose"
    odd.do("pick brute.1")
    assert odd.damage("brute.1") == 2
    assert odd.gold == (1, 0)
    assert odd.names("hand") == ["hound"], "what comes after the rule is done too"


def test_an_effect_made_while_the_game_runs_is_saved_in_its_middle() -> None:
    even = Position({"hand": ["even-odds"], "deck": ["hound", "brute"]}, {"line": ["brute", "hound"]})
    even.do("play even-odds")
    assert even.prompt == "may"
    even.do("yes")
    assert even.gold == (2, 0)
    assert even.names("hand") == ["hound", "brute"]


def test_an_ability_with_a_limit_works_once_for_two_things_that_happen_at_once() -> None:
    game = Position({"hand": ["all-fall"], "line": ["mourner", "hound", "brute"]})
    game.do("play all-fall")
    assert game.kinds().count("destroyed") == 2
    assert game.gold == (2 + 1, 0), "two by the spell, one by the mourner"


def test_a_replacement_with_a_limit_saves_one_of_two_that_die_at_once() -> None:
    game = Position(
        {"hand": ["all-fall"], "line": ["hound", "brute"]}, {"line": ["iron-shield", "brute", "hound"]}
    )
    game.do("play all-fall")
    assert game.names("line", 1) == ["brute"]
    assert game.kinds().count("healed") == 0
