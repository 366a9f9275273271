"""A card's behaviour: a script of abilities."""

from dataclasses import dataclass

from deckwright.kernel.control import Sequence
from deckwright.kernel.nodes import Ability, Effect


@dataclass(frozen=True, eq=False)
class Play(Ability):
    """What happens when the card is played."""

    effect: Sequence

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.effect.effects


@dataclass(frozen=True, eq=False)
class Script:
    """The behaviour of a card; its printed facts are data."""

    card: str
    abilities: tuple[Ability, ...]

    @property
    def on_play(self) -> Sequence | None:
        """The effect of playing it, if it has one."""
        return next((ability.effect for ability in self.abilities if isinstance(ability, Play)), None)


def script(card: str, *abilities: Ability) -> Script:
    return Script(card, abilities)


def play(*effects: Effect) -> Play:
    return Play(Sequence(effects))
