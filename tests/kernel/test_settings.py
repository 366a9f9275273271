"""Settings that matter only together with others."""

import pytest

import deckwright as dw
from deckwright.kernel.settings import Setting

CONDITIONAL = [(name, setting) for name in dw.games() for setting in dw.game(name).settings if setting.only]


@pytest.mark.parametrize(("name", "setting"), CONDITIONAL, ids=lambda each: getattr(each, "name", each))
def test_what_a_setting_waits_for_is_a_value_of_another(name: str, setting: Setting) -> None:
    others = {each.name: each for each in dw.game(name).settings if each is not setting}
    for other, value in setting.only:
        assert others[other].read(value) == value
        assert value != others[other].default, "then it always matters"


@pytest.mark.parametrize(("name", "setting"), CONDITIONAL, ids=lambda each: getattr(each, "name", each))
def test_a_setting_that_does_not_matter_changes_nothing(name: str, setting: Setting) -> None:
    game = dw.game(name)
    plain = game.new(seed=5).view(None)
    # A deck can be any deck; of words, any but the usual one.
    value = next((word for word in setting.values if word != setting.default), None)
    other = game.new(seed=6).setup["deck1"] if value is None else value
    changed = game.begin(5, None, {setting.name: other}).view(None)
    plain.pop("settings")
    changed.pop("settings")
    assert changed == plain
