"""Dark Tidings: Shadows, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_early_birds_ready_each_shadows_card() -> None:
    duel = Duel(
        "shadows",
        {
            "hand": ["early-birds"],
            "line": [{"card": "dodger", "exhausted": True}, {"card": "troll", "exhausted": True}],
            "artifacts": [{"card": "seeker-needle", "exhausted": True}],
        },
        {"line": [{"card": "umbra", "exhausted": True}]},
    )
    duel.play("early-birds")
    ready = [duel.is_ready(f"{each}.1") for each in ("dodger", "troll", "seeker-needle", "umbra")]
    assert ready == [True, False, True, True], "also the opponent's"
    assert duel.amber[0] == 2


@rule("KF-11.1")
def test_early_birds_must_come_first() -> None:
    duel = Duel("shadows", {"hand": ["early-birds"], "line": ["dodger"]})
    assert "play early-birds" in duel.options
    duel.reap("dodger.1")
    assert "play early-birds" not in duel.options
