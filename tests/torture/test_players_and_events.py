"""Continuous effects on players, keywords that are lost, abilities that wait for several kinds of events."""

from tests.torture import table
from tests.torture.position import Position


def test_an_influence_changes_a_value_of_its_player_only() -> None:
    deck = ["brute", "hound", "pack-leader", "recruiter", "second-face", "undertaker", "quiet-fence"]
    game = Position({"line": ["deep-pockets"], "deck": deck}, {"deck": deck})
    game.do("end")
    assert len(game.names("hand")) == 6
    game.do("end")
    assert len(game.names("hand", 1)) == 4


def test_a_keyword_that_is_lost_is_lost_whatever_gives_it() -> None:
    game = Position({"hand": ["long-fog"], "line": ["brute"]}, {"hand": ["net"], "line": ["hound"]})
    game.do("play long-fog")
    assert game.has(table.ELUSIVE, "brute.1")
    game.do("end", "play net")
    assert not game.has(table.ELUSIVE, "brute.1")


def test_an_ability_can_wait_for_several_kinds_of_events() -> None:
    game = Position({"line": ["busybody", "brute", "undertaker"]}, {"line": ["hound"]})
    game.do("reap brute.1")
    assert game.gold[0] == 2, "one for the reap, one for the busybody"
    game.do("fight undertaker.1 hound.1")
    assert game.gold[0] >= 3
