"""A card's behaviour: a script of abilities."""

from dataclasses import dataclass

from deckwright.kernel.nodes import Ability, Effect


@dataclass(frozen=True, eq=False)
class Play(Ability):
    """What happens when the card is played."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, eq=False)
class Script:
    """The behaviour of a card; its printed facts are data."""

    card: str
    abilities: tuple[Ability, ...]

    @property
    def on_play(self) -> tuple[Effect, ...]:
        return tuple(
            effect for ability in self.abilities if isinstance(ability, Play) for effect in ability.effects
        )


def script(card: str, *abilities: Ability) -> Script:
    return Script(card, abilities)


def play(*effects: Effect) -> Play:
    return Play(effects)
