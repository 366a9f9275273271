"""What Shards of Infinity tells bots and boards."""

from typing import Final

from deckwright.games.hints import Hints
from deckwright.games.shards.rules import evaluation, rest

HINTS: Final = Hints(
    evaluate=evaluation.evaluate,
    rollout_policy=evaluation.rollout_policy,
    after_turns=1,
    rest=rest.rest,
    may_rest=rest.may_rest,
)
