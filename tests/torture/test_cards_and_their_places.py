"""Copies, control, attachments, cards under cards."""

from tests.torture import table
from tests.torture.position import Position


def test_a_copy_has_the_text_and_the_values_of_its_model() -> None:
    game = Position(
        {"hand": ["second-face", "felling-season"], "line": ["undertaker"]}, {"line": ["grave-tax"]}
    )
    game.do("play second-face")
    assert game.prompt == "choose"
    assert game.options == ["pick undertaker.1", "pick grave-tax.1"]
    game.do("pick grave-tax.1")
    assert game.power("second-face.1") == 2
    game.do("play felling-season", "resolve second-face.1:1")
    assert game.gold[0] == 3 + 2, "three destroyed, and the copied tax is paid to its own side"


def test_a_copy_is_itself_again_when_it_leaves_play() -> None:
    game = Position({"hand": ["second-face", "all-fall"], "line": []}, {"line": ["brute"]})
    game.do("play second-face")
    assert game.power("second-face.1") == 5, "with one model there is nothing to choose"
    game.do("play all-fall")
    card = game.card("second-face@p1/discard.1") if "second-face" in game.names("discard") else None
    assert card is not None
    assert game.state.text[card] == game.state.face[card]


def test_with_nothing_to_copy_it_enters_as_it_is() -> None:
    game = Position({"hand": ["second-face"]})
    game.do("play second-face")
    assert game.power("second-face.1") == 1


def test_a_card_under_new_control_works_for_its_controller_and_returns_to_its_owner() -> None:
    game = Position({"hand": ["turncoat", "all-fall"]}, {"line": ["grave-tax", "pack-leader", "hound"]})
    game.do("play turncoat", "pick pack-leader.1")
    assert game.names("line") == ["pack-leader"]
    assert game.power("hound.1") == 3, "its pack is on the other side now"
    game.do("play all-fall")
    assert game.names("discard", 1) == ["grave-tax", "pack-leader", "hound"] or set(
        game.names("discard", 1)
    ) == {"grave-tax", "pack-leader", "hound"}
    assert game.gold == (3, 2)


def test_a_taken_card_keeps_damage_and_attachments() -> None:
    game = Position(
        {"hand": ["turncoat"], "line": ["undertaker"]},
        {"hand": ["stone-cloak"], "line": ["brute"]},
    )
    game.do("fight undertaker.1 brute.1")
    assert game.damage("brute.1") == 3
    game.do("end", "attach stone-cloak brute.1", "end", "play turncoat")
    assert game.names("line") == ["brute"]
    assert game.damage("brute.1") == 3
    assert game.power("brute.1") == 8
    assert game.names("attached", 1) == ["stone-cloak"]


def test_an_attachment_gives_its_host_an_ability_and_goes_with_it() -> None:
    game = Position({"hand": ["mimic-oath", "all-fall"], "line": ["brute"], "deck": ["hound"]})
    game.do("attach mimic-oath brute.1", "play all-fall")
    assert game.names("hand") == ["hound"]
    assert game.names("attached") == []
    assert "mimic-oath" in game.names("discard")


def test_an_attachment_can_go_on_an_enemy() -> None:
    game = Position({"hand": ["stone-cloak"]}, {"line": ["brute"]})
    assert "attach stone-cloak brute.1" in game.options
    game.do("attach stone-cloak brute.1")
    assert game.power("brute.1") == 8


def test_cards_go_under_a_card_and_come_back_when_it_is_destroyed() -> None:
    game = Position({"hand": ["hoard-keeper", "lucky-find", "brute", "all-fall"]})
    game.do("play hoard-keeper")
    assert game.options == ["pick lucky-find", "pick brute", "pick all-fall", "done"]
    game.do("pick lucky-find", "pick brute")
    assert game.names("under") == ["lucky-find", "brute"]
    assert game.names("hand") == ["all-fall"]
    game.do("play all-fall")
    assert game.names("hand") == ["lucky-find", "brute"]
    assert game.names("under") == []


def test_without_its_last_ability_the_cards_under_it_are_discarded() -> None:
    game = Position(
        {"hand": ["hoard-keeper", "lucky-find"]},
        {"hand": ["silence", "all-fall"]},
    )
    game.do("play hoard-keeper", "pick lucky-find", "done", "end")
    game.do("play silence", "play all-fall")
    assert game.names("hand").count("lucky-find") == 0
    assert "lucky-find" in game.names("discard")


def test_choosing_none_puts_nothing_under_it() -> None:
    game = Position({"hand": ["hoard-keeper", "lucky-find"]})
    game.do("play hoard-keeper", "done")
    assert game.names("under") == []
    assert game.state.columns[table.EXHAUSTED][game.card("hoard-keeper.1")] == 1
