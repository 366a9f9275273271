"""What types can't see in a script: words that mean nothing where they stand, loops without end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from deckwright.kernel.abilities import Change, Influence, Replacement, Static, Triggered
from deckwright.kernel.control import ForEach, If, Keep, Last, May, Repeat, Sequence
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.locals import names_of
from deckwright.kernel.nodes import Ability, Effect, Group, Node, walk
from deckwright.kernel.selectors import Choose, Extreme, Kept, Name, Named
from deckwright.script.amounts import Chosen, HowMany, IsOf, Tally, ValueOf
from deckwright.script.groups import ByName, Having


@dataclass(frozen=True)
class Bounds:
    """What a game has: the kinds of its zones and the number of its attributes."""

    zones: frozenset[str]
    attributes: int


@dataclass(frozen=True)
class Place:
    """What is known at a point of a script."""

    running: bool = False
    """Inside an effect, not a continuous ability."""
    event: bool = False
    """Some event set the ability off."""
    given: bool = False
    """A lasting effect given to certain cards."""
    done: bool = False
    """An effect came before, so that «this way» means something."""
    chosen: bool = False
    """Something was chosen before, so that «it» means something."""
    kept: int = 0


def lint(scripts: Mapping[str, tuple[Ability, ...]], bounds: Bounds) -> list[str]:
    """All faults of a game's scripts, each with the card it is in."""
    return [
        f"{card}: {fault}"
        for card, abilities in scripts.items()
        for ability in abilities
        for fault in (*check_ability(ability, Place()), *check_facts(ability, bounds))
    ]


def check_facts(ability: Ability, bounds: Bounds) -> Iterator[str]:
    """Zones and attributes that the game does not have; numbers that make no sense."""
    for _, node in walk(ability):
        if isinstance(node, Group) and node.zone_kind and node.zone_kind not in bounds.zones:
            yield f"no zone is a {node.zone_kind}"
        if isinstance(node, Having | Extreme | ValueOf) and not 0 <= node.attribute < bounds.attributes:
            yield f"no attribute {node.attribute}"
        if isinstance(node, Choose) and node.times is None and not 0 <= node.least <= node.most > 0:
            yield f"a choice of {node.least} to {node.most}"
        if isinstance(node, Triggered | Replacement) and node.limit < 0:
            yield "a negative limit"
        if isinstance(node, Sequence) and not node.effects:
            yield "an effect that does nothing"
        if isinstance(node, Repeat) and node.times is None and node.while_ is None:
            yield "a loop without end"
        if isinstance(node, Static | Influence):
            yield from check_changes(node.changes, bounds)


def check_changes(changes: tuple[Change, ...], bounds: Bounds) -> Iterator[str]:
    if not changes:
        yield "a continuous effect that changes nothing"
    for change in changes:
        if (change.ability is None) is (change.amount is None):
            yield "a change must be of a value or give an ability"
        if change.ability is None and not 0 <= change.attribute < bounds.attributes:
            yield f"no attribute {change.attribute}"


def check_ability(ability: Ability, place: Place) -> Iterator[str]:
    """The words of an ability, each where it stands."""
    if isinstance(ability, Triggered | Replacement):
        at_event = replace(place, event=True)
        for part in (ability.on.subject, ability.on.other, ability.condition):
            if part is not None:
                yield from check_words(part, at_event)
        yield from check_effect(ability.effect, replace(at_event, running=True))
    elif isinstance(ability, Static | Influence):
        for part in (ability.group if isinstance(ability, Static) else None, ability.condition):
            if part is not None:
                yield from check_words(part, place)
        for change in ability.changes:
            if change.amount is not None:
                yield from check_words(change.amount, replace(place, event=True))
            if change.ability is not None:
                yield from check_ability(change.ability, replace(place, running=False))
    else:
        for effect in parts_of(ability):
            if isinstance(effect, Effect):
                yield from check_effect(effect, replace(place, running=True))


def check_effect(effect: Effect, place: Place) -> Iterator[str]:
    """The words of an effect; what it does first is known to what it does later."""
    if isinstance(effect, Sequence):
        for each in effect.effects:
            yield from check_effect(each, place)
            place = behind(each, place)
    elif isinstance(effect, May):
        yield from check_effect(effect.effect, place)
    elif isinstance(effect, If):
        yield from check_words(effect.condition, place)
        for branch in (effect.then, effect.otherwise):
            if branch is not None:
                yield from check_effect(branch, place)
    elif isinstance(effect, ForEach):
        yield from check_words(effect.cards, place)
        yield from check_effect(effect.effect, replace(place, chosen=True))
    elif isinstance(effect, Repeat):
        if effect.times is not None:
            yield from check_words(effect.times, place)
        yield from check_effect(effect.effect, place)
        if effect.while_ is not None:
            yield from check_words(effect.while_, behind(effect.effect, place))
    elif isinstance(effect, Last):
        if effect.cards is not None:
            yield from check_words(effect.cards, place)
        yield from check_ability(effect.ability, Place(given=effect.cards is not None))
    elif isinstance(effect, Instruction):
        yield from check_instruction(effect, place)


def check_instruction(instruction: Instruction, place: Place) -> Iterator[str]:
    if instruction.names_each:
        place = replace(place, chosen=True)
    for part in parts_of(instruction):
        if isinstance(part, Ability):
            yield from check_ability(part, Place(given=True))
        elif isinstance(part, Node):
            yield from check_words(part, place)
            place = replace(place, chosen=place.chosen or isinstance(part, Choose))


def parts_of(node: Node) -> list[object]:
    """What a node of a script is made of."""
    return [getattr(node, name) for name in names_of(type(node))]


def settles(node: Node) -> bool:
    """Whether «it» is something after this."""
    return isinstance(node, Choose | Extreme) or (isinstance(node, Instruction) and node.names_each)


def behind(effect: Effect, place: Place) -> Place:
    """What is known after an effect."""
    inside = [node for _, node in walk(effect)]
    return replace(
        place,
        done=True,
        chosen=place.chosen or any(settles(node) for node in inside),
        kept=place.kept + sum(isinstance(node, Keep) for node in inside),
    )


def check_words(tree: object, place: Place) -> Iterator[str]:
    """Names and references that mean nothing where they stand."""
    for _, node in walk(tree):
        if isinstance(node, Kept | Chosen) and node.slot >= place.kept:
            yield f"nothing was kept as number {node.slot}"
        if isinstance(node, Tally) and not place.done:
            yield "«if done» before anything was done"
        if node.of_event and not place.event:
            yield "a word about an event, but no event set this off"
        if isinstance(node, Named | HowMany | ValueOf | IsOf | ByName):
            if node.name is Name.THIS_WAY and not (place.running and place.done):
                yield "«this way» before anything was done"
            if node.name is Name.IT and not (place.running and place.chosen):
                yield "«it» before anything was chosen"
            if node.name is Name.BOUND and not place.given:
                yield "«given» outside an effect that was given to cards"
