"""A card's behaviour: a script of abilities."""

from collections.abc import Iterator
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from deckwright.kernel.control import Sequence
from deckwright.kernel.nodes import Ability, Effect
from deckwright.kernel.sets import CardSet, cards_of, leave_out, sets_of


@mypyc_attr(allow_interpreted_subclasses=True)
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


def scripts_of_sets(game: str) -> dict[str, tuple[Ability, ...]]:
    """The scripts of all cards that sets from outside add to a game. A card that has no text has none."""
    found: dict[str, tuple[Ability, ...]] = {}
    for card_set in sets_of(game):
        try:
            found |= dict.fromkeys(cards_of(card_set) or (), ()) | dict(scripts_in(card_set))
        except Exception as error:
            # Whatever is wrong with it: the game goes on without.
            leave_out(card_set, error)
    return found


def scripts_in(card_set: CardSet) -> Iterator[tuple[str, tuple[Ability, ...]]]:
    """The scripts of a set, each of one of its cards."""
    known = cards_of(card_set) or frozenset()
    for module in card_set.modules():
        for each in vars(module).values():
            for one in each if isinstance(each, tuple) else (each,):
                if isinstance(one, Script):
                    if one.card not in known:
                        raise ValueError(f"there is a script of {one.card}, which is no card of the set")
                    yield one.card, one.abilities
