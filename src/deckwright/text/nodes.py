"""Which message tells a node of a script, and with what blanks.

Most nodes have the message `script-<class in kebab-case>` and their fields as blanks. Some say more by
what they hold: the event of a trigger, the attribute of a test, the zone where cards are.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from deckwright.kernel.abilities import Change, Pattern, Static, Whose
from deckwright.kernel.control import ForEach, Sequence
from deckwright.kernel.game import Game
from deckwright.kernel.nodes import Condition, walk
from deckwright.kernel.selectors import Choose, Kept, Name, Named
from deckwright.script.amounts import AtLeast, Count, Fixed, IsOf, Not, Tally
from deckwright.script.gate import ByRule
from deckwright.script.groups import (
    Both,
    Called,
    CardGroup,
    Controlled,
    Either,
    Except,
    Having,
    InZone,
    NeighbourOf,
)
from deckwright.text.errors import MissingMessage

_INNER_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_COMPARED: Final = (Count, Tally)
"""Amounts that have words of their own for «at least so many»."""


@dataclass(frozen=True)
class Where:
    """Whose cards and where they are, as one test: «in your hand»."""

    kind: str
    whose: Whose


@dataclass(frozen=True)
class AllOf(Condition):
    """Conditions that all must hold."""

    conditions: tuple[object, ...]


@dataclass(frozen=True)
class Again:
    """The step told just before, once more."""


@dataclass(frozen=True)
class TheirOwn(CardGroup):
    """Cards of each of the players in turn, who owns them or just controls them."""

    owned: bool


@dataclass(frozen=True)
class Places:
    """One place or another, whose cards both being known."""

    one: object
    other: object


def message_of(game: Game | None, node: object) -> str:
    """The message that tells a node."""
    name = _SPECIAL.get(type(node), _usual)
    return name(game, node)


def blanks_of(game: Game | None, node: Any) -> dict[str, object]:
    """The blanks of that message, as the node has them."""
    if isinstance(node, Both):
        tests = tuple(conjuncts(node, game))
        return {"groups": tests} if len(tests) > 1 else blanks_of(game, tests[0])
    if isinstance(node, InZone):
        return blanks_of(game, Where(node.kind, Whose.ANY))
    if isinstance(node, Static):
        node = _with_condition(node)
        return {**_fields_of(game, node), "apiece": _is_apiece(node)}
    if isinstance(node, ForEach):
        return {**_fields_of(game, node), "to-it": _is_done_to_it(node)}
    if isinstance(node, Choose):
        return {**_fields_of(game, node), "whole": _is_whole(node)}
    return _fields_of(game, node)


def _fields_of(game: Game | None, node: Any) -> dict[str, object]:
    """The fields of a node, numbers as numbers and attributes by their names."""
    if isinstance(node, ByRule):
        return {f"number-{place}": number for place, number in enumerate(node.numbers, 1)}
    blanks = {each.name.rstrip("_"): getattr(node, each.name) for each in fields(node) if each.init}
    if game is not None and isinstance(blanks.get("kind"), int):
        blanks["kind"] = game.table.vocabulary.events[blanks["kind"]].name
    if "count" in blanks:
        # In messages `$count` is what a phrase stands beside.
        blanks["most"] = blanks.pop("count")
    if "attribute" in blanks and not (isinstance(node, Change) and node.ability is not None):
        blanks["attribute"] = _attribute(game, node)
    # A comparison also has the blanks of what it compares.
    inner = node.amount if isinstance(node, AtLeast) else node.condition if isinstance(node, Not) else None
    if isinstance(inner, AtLeast | Count):
        blanks = {**blanks_of(game, inner), **blanks}
    return {name: value.number if isinstance(value, Fixed) else value for name, value in blanks.items()}


def _is_apiece(static: Static) -> bool:
    """Whether what cards get depends on each of them: then the text speaks of each."""
    return any(each.of_event for change in static.changes for _, each in walk(change.amount))


def _is_done_to_it(node: ForEach) -> bool:
    """Whether what is done for each card is one instruction about it: that can be told as done to each."""
    steps = node.effect.effects if isinstance(node.effect, Sequence) else (node.effect,)
    cards = getattr(steps[0], "cards", None)
    return len(steps) == 1 and isinstance(cards, Named) and cards.name is Name.IT


def _is_whole(node: Choose) -> bool:
    """Whether a choice leaves nothing over: nobody has more than two neighbours."""
    of_neighbours = any(isinstance(each, NeighbourOf) for each in _flattened(node.domain))
    return of_neighbours and (node.least, node.most, node.times) == (2, 2, None)


def _with_condition(static: Static) -> Static:
    """«This card, if on a flank» is told as «while this card is on a flank, it …»."""
    named = [each for each in _flattened(static.group) if isinstance(each, Called)]
    tests = [each for each in _flattened(static.group) if not isinstance(each, Called)]
    if not named or not tests or static.condition is not None:
        return static
    conditions: list[Any] = [IsOf(named[0].name, test) for test in tests if isinstance(test, CardGroup)]
    whole: Any = conditions[0] if len(conditions) == 1 else AllOf(tuple(conditions))
    return replace(static, group=named[0], condition=whole)


def conjuncts(group: object, game: Game | None = None) -> Iterator[object]:
    """The tests that all must hold; where cards are comes last. Whose cards they are is told by the place,
    unless that is the common one in play."""
    tests = list(_flattened(group))
    owners = [each.whose for each in tests if isinstance(each, Controlled)]
    whose = owners[0] if owners else Whose.ANY
    tells_owner = any(_is_place(each) and not _is_in_play(game, each) for each in tests)
    for each in tests:
        if not _is_place(each) and not (tells_owner and isinstance(each, Controlled)):
            yield each
    yield from (_placed(each, whose) for each in tests if _is_place(each))


def owner_of(game: Game | None, node: object) -> str:
    """Whose the cards of a selector are, as far as the place where it looks for them tells."""
    group = getattr(node, "domain", None) or getattr(node, "group", None)
    if group is None:
        whose = getattr(node, "whose", Whose.ANY)
        return str(whose.value) if isinstance(whose, Whose) else str(Whose.ANY.value)
    places = [place for each in conjuncts(group, game) for place in _places(each)]
    owners = {Whose.ANY if _is_in_play(game, InZone(each.kind)) else each.whose for each in places}
    return str(owners.pop().value) if len(owners) == 1 else str(Whose.ANY.value)


def is_from_deck(node: object) -> bool:
    """Whether a selector takes cards out of a deck."""
    return any(getattr(each, "zone_kind", None) == "deck" for _, each in walk(node))


def side_of(node: object) -> str:
    """Who controls the cards of a selector or group: `you`, `opponent` or `any`; `named` for known cards."""
    if isinstance(node, Named | Kept):
        return "named"
    group = getattr(node, "domain", None) or getattr(node, "group", None) or node
    tests = list(_flattened(group))
    if any(isinstance(each, Called) for each in tests):
        return "named"
    if any(isinstance(each, NeighbourOf) and each.name is Name.SELF for each in tests):
        return "you"  # neighbours stand in one battle line
    owners = [each.whose for each in tests if isinstance(each, Controlled)]
    return str((owners[0] if owners else Whose.ANY).value)


def _places(group: object) -> Iterator[Where]:
    if isinstance(group, Places):
        yield from _places(group.one)
        yield from _places(group.other)
    elif isinstance(group, Where):
        yield group


def _is_place(group: object) -> bool:
    """Whether a test is nothing but a zone, or one of several."""
    if isinstance(group, Either):
        return _is_place(group.one) and _is_place(group.other)
    return isinstance(group, InZone)


def _is_in_play(game: Game | None, group: object) -> bool:
    """Whether a place is in play, or one of several is."""
    if isinstance(group, Either):
        return _is_in_play(game, group.one) or _is_in_play(game, group.other)
    zones = () if game is None else game.table.zones
    return isinstance(group, InZone) and any(each.in_play and each.kind == group.kind for each in zones)


def _placed(group: object, whose: Whose) -> object:
    if isinstance(group, Either):
        return Places(_placed(group.one, whose), _placed(group.other, whose))
    assert isinstance(group, InZone)
    return Where(group.kind, whose)


def _flattened(group: object) -> Iterator[object]:
    if isinstance(group, Both):
        yield from _flattened(group.one)
        yield from _flattened(group.other)
    else:
        yield group


def _kebab(node: object) -> str:
    return _INNER_CAPITAL.sub("-", type(node).__name__).lower()


def _usual(game: Game | None, node: object) -> str:
    return f"script-{_kebab(node)}"


def _attribute(game: Game | None, node: Any) -> str:
    names = () if game is None else (*game.cards.attributes, *game.cards.player_attributes)
    if not 0 <= node.attribute < len(names):
        raise MissingMessage(f"no attribute {node.attribute}")
    name: str = names[node.attribute]
    return name


def _of_attribute(game: Game | None, node: object) -> str:
    return f"{_kebab(node)}-{_attribute(game, node)}"


def _of_pattern(game: Game | None, node: Any) -> str:
    if game is None:
        raise MissingMessage(f"no event {node.kind}")
    return f"trigger-{'-'.join(game.table.vocabulary.events[kind].name for kind in node.kinds)}"


def _of_change(game: Game | None, node: Any) -> str:
    return "script-gains" if node.ability is not None else _of_attribute(game, node)


def _of_both(game: Game | None, node: Any) -> str:
    """Whose cards and where they are is a single test."""
    tests = tuple(conjuncts(node, game))
    return _usual(game, node) if len(tests) > 1 else message_of(game, tests[0])


def _of_exception(game: Game | None, node: Any) -> str:
    """«Another» is what a card's exception to itself is called."""
    group = node.group
    return "script-other" if isinstance(group, Called) and group.name is Name.SELF else "script-except"


def _of_comparison(game: Game | None, node: Any) -> str:
    amount = node.amount
    return f"script-at-least-{_kebab(amount)}" if isinstance(amount, _COMPARED) else "script-at-least"


def _of_opposite(game: Game | None, node: Any) -> str:
    inner = node.condition
    if isinstance(inner, AtLeast) and isinstance(inner.amount, _COMPARED):
        return f"script-fewer-{_kebab(inner.amount)}"
    return "script-not"


_SPECIAL: Final[dict[type, Callable[[Game | None, Any], str]]] = {
    AtLeast: _of_comparison,
    Both: _of_both,
    ByRule: lambda game, node: f"rule-{node.name}",
    Change: _of_change,
    Except: _of_exception,
    Having: _of_attribute,
    InZone: lambda game, node: f"in-zone-{node.kind}",
    Not: _of_opposite,
    Pattern: _of_pattern,
    AllOf: lambda game, node: "script-holds-all",
    Places: lambda game, node: "script-either",
    Where: lambda game, node: f"in-zone-{node.kind}",
}
