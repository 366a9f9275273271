"""Lasting and continuous effects: sources that leave, cards that come later, abilities given, rings."""

from deckwright.kernel.abilities import note_use
from tests.torture import table
from tests.torture.position import Position


def test_a_lasting_effect_goes_on_without_its_source_and_reaches_cards_that_come_later() -> None:
    game = Position({"hand": ["long-fog", "brute"], "line": ["hound"]}, {"line": ["undertaker"]})
    game.do("play long-fog")
    assert game.names("discard") == ["long-fog"]
    game.do("play brute")
    assert (game.power("hound.1"), game.power("brute.1")) == (5, 7)
    assert game.has(table.ELUSIVE, "brute.1")
    assert game.power("undertaker.1") == 3, "the other side is not reached"


def test_it_ends_at_the_end_of_the_opponents_next_turn_and_not_before() -> None:
    game = Position({"hand": ["long-fog"], "line": ["hound"]}, {})
    game.do("play long-fog", "end")
    assert game.power("hound.1") == 5
    game.do("end")
    assert game.power("hound.1") == 3
    assert game.state.lasting == ()


def test_an_elusive_creature_takes_no_damage_when_attacked() -> None:
    game = Position({"hand": ["long-fog"], "line": ["hound"]}, {"line": ["brute"]})
    game.do("play long-fog", "end", "fight brute.1 hound.1")
    assert game.damage("hound.1") == game.damage("brute.1") == 0


def test_an_effect_given_to_a_card_clings_to_that_card_alone() -> None:
    game = Position({"hand": ["surge"], "line": ["hound", "brute"]})
    game.do("play surge", "pick hound.1")
    assert (game.power("hound.1"), game.power("brute.1")) == (6, 5)
    game.do("reap hound.1")
    assert game.gold == (2, 0), "one for reaping, one for the ability it was given"
    game.do("reap brute.1")
    assert game.gold == (3, 0)


def test_it_ends_with_the_turn() -> None:
    game = Position({"hand": ["surge"], "line": ["hound"]})
    game.do("play surge", "end")
    assert game.power("hound.1") == 3


def test_a_continuous_effect_grants_an_ability_to_every_card_of_its_group() -> None:
    game = Position({"line": ["banner", "hound", "brute"]}, {"line": ["brute"]})
    game.do("reap hound.1", "reap brute.1")
    assert game.gold == (4, 0)
    game.do("end", "reap brute.2")
    assert game.gold == (4, 1), "the enemy has no banner"


def test_it_ends_when_its_source_leaves() -> None:
    game = Position({"line": ["pack-leader", "hound"], "hand": ["unwilling-gift"]}, {})
    assert game.power("hound.1") == 5
    assert game.has(table.TAUNT, "hound.1")
    assert not game.has(table.TAUNT, "pack-leader.1")
    assert game.power("pack-leader.1") == 2
    enemy = Position({"hand": ["unwilling-gift"]}, {"line": ["pack-leader", "hound"]})
    enemy.do("play unwilling-gift", "pick pack-leader.1")
    assert enemy.power("hound.1") == 3
    assert not enemy.has(table.TAUNT, "hound.1")


def test_a_granted_keyword_narrows_what_can_be_attacked() -> None:
    game = Position({"line": ["brute"]}, {"line": ["pack-leader", "hound", "undertaker"]})
    fights = [key for key in game.options if key.startswith("fight")]
    assert fights == ["fight brute.1 hound.1"]


def test_effects_that_depend_on_each_other_in_a_ring_have_one_answer() -> None:
    """Beasts are stronger, the strong are beasts: who is a beast is settled before power is."""
    game = Position({"line": ["beast-lord", "giant-friend", "brute", "hound"]})
    assert game.has(table.BEAST, "brute.1")
    assert game.power("brute.1") == 7
    assert game.power("hound.1") == 5
    assert not game.has(table.BEAST, "giant-friend.1")


def test_an_effect_sees_the_same_value_of_other_cards_with_all_that_changes_it() -> None:
    game = Position({"line": ["rival", "hound", "stone-cloak"]})
    assert game.power("rival.1") == 4
    game = Position({"line": ["rival", "hound", "beast-lord"]})
    assert (game.power("hound.1"), game.power("rival.1")) == (5, 5)


def test_of_two_that_look_at_each_other_each_sees_the_other_look_at_its_printed_value() -> None:
    game = Position({"line": ["rival", "rival"]})
    assert (game.power("rival.1"), game.power("rival.2")) == (4, 4)
    game = Position({"line": ["rival", "rival", "brute"]})
    assert (game.power("rival.1"), game.power("rival.2")) == (6, 6)


def test_a_permission_for_one_each_turn_is_gone_once_it_is_used_and_back_in_the_next_turn() -> None:
    game = Position({"line": ["favour", "hound"]})
    assert game.power("hound.1") == 5
    note_use(game.state, game.card("favour.1"), 0)
    assert game.power("hound.1") == 3
    game.do("end")
    assert game.power("hound.1") == 5


def test_a_card_without_text_neither_changes_nor_triggers_anything() -> None:
    game = Position(
        {"hand": ["silence", "all-fall"], "line": ["brute"]},
        {"line": ["grave-tax", "pack-leader", "hound"]},
    )
    assert game.power("hound.1") == 5
    game.do("play silence")
    assert game.power("hound.1") == 3
    game.do("play all-fall")
    assert game.gold == (4, 0), "the tax has lost its text"


def test_blanking_ends_with_the_turn() -> None:
    game = Position({"hand": ["silence"]}, {"line": ["pack-leader", "hound"]})
    game.do("play silence", "end")
    assert game.power("hound.1") == 5


def test_a_lasting_effect_is_not_silenced_with_its_source() -> None:
    game = Position({"line": ["hound"], "hand": ["long-fog"]}, {"hand": ["silence"]})
    game.do("play long-fog", "end", "play silence")
    assert game.power("hound.1") == 5


def test_an_effect_until_ones_next_turn_is_not_over_with_this_one() -> None:
    game = Position({"hand": ["second-wind"], "line": ["hound"], "deck": []}, {"line": ["brute"], "deck": []})
    game.do("play second-wind")
    assert game.power("hound.1") == 5
    game.do("end")
    assert game.power("hound.1") == 5, "the end of the turn in which it began is skipped"
    game.do("end")
    assert game.power("hound.1") == 5
    game.do("end")
    assert game.power("hound.1") == 3
    assert game.state.lasting == ()
