"""What Codex tells bots and boards."""

from typing import Final

from deckwright.games.codex.rules import evaluation, turn
from deckwright.games.hints import Hints

HINTS: Final = Hints(
    evaluate=evaluation.evaluate,
    rollout_policy=evaluation.rollout_policy,
    after_turns=1,
    ahead=turn.tech_ahead,
)
