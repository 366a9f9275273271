"""Bots and questions that come again: the patrol zone of Codex, the tide of KeyForge."""

import pytest

import deckwright as dw
from deckwright.bots import make_bot
from deckwright.bots.idle import idle_options

CODEX = dw.game("codex")
SLOTS = 5


def at_patrol() -> dw.State:
    """Somebody has at least two to arrange."""
    state = CODEX.new(seed=14)
    bots = [make_bot("greedy", 14), make_bot("greedy", 15)]
    while state.decision:
        if state.decision.prompt == "patrol" and len(state.decision.options) > 2 * SLOTS:
            return state
        state.choose(bots[state.decision.seat].choose(state, state.decision.seat))
    raise AssertionError("nobody ever patrolled")


def arrange(state: dw.State, bot: str) -> list[str]:
    """The choices of a bot until it confirms."""
    seat, player = state.decider, make_bot(bot, 1)
    chosen: list[str] = []
    while state.decision and state.decision.prompt == "patrol" and state.decider == seat:
        chosen.append(state.decision.options[player.choose(state, seat)].key)
        state.choose(chosen[-1])
    return chosen


@pytest.mark.parametrize("bot", ["greedy", "search:30it"])
def test_an_arrangement_is_only_ever_changed_for_the_better_and_then_confirmed(bot: str) -> None:
    chosen = arrange(at_patrol(), bot)
    assert chosen[-1] == "confirm"
    assert len(chosen) <= SLOTS + 1
    assert not [key for key in chosen if key.startswith("withdraw")]


def test_greedy_lets_the_toughest_lead_the_patrol() -> None:
    state = at_patrol()
    zone = state.view(state.decider)["zones"][f"p{state.decider + 1}/play"]
    tough = {card["card"]: card["hp"] - card.get("damage", 0) for card in zone["cards"] if "hp" in card}
    chosen = arrange(state, "greedy")
    leader = next(key.split()[1] for key in reversed(chosen) if key.endswith("squad-leader"))
    patrollers = {key.split()[1] for key in chosen if key.startswith("patrol")}
    assert len(patrollers) > 1
    assert tough[leader] == max(tough[card] for card in patrollers)


def test_where_nothing_comes_again_no_option_is_idle() -> None:
    state = CODEX.new(seed=1)
    assert not CODEX.table.vocabulary.prompts[state.prompt].arranges
    assert idle_options(state, state.decider) == set()


@pytest.mark.parametrize("bot", ["greedy", "search:60it"])
def test_nobody_puts_off_what_comes_all_the_same(bot: str) -> None:
    """Ending the turn lets the other side forge a key; raising the tide for ever would only cost chains."""
    state = dw.game("keyforge").scenario(
        {
            "seed": 1,
            "active": "p1",
            "house": "unfathomable",
            "tide": "p1",
            "players": [{"houses": ["unfathomable", "dis", "logos"]}, {"amber": 6, "keys": ["red"]}],
        }
    )
    assert state.decision is not None
    assert {option.key for option in state.decision.options} == {"raise-tide", "end"}
    assert state.decision.options[make_bot(bot, 1).choose(state, 0)].key == "end"
