"""The scripts of a game, with a number for every ability and a path for every node."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from deckwright.kernel.abilities import Influence, Replacement, Static, Trigger, Triggered
from deckwright.kernel.control import Sequence
from deckwright.kernel.ids import Face, Zone
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import Ability, Amount, Effect, Group, Node, walk
from deckwright.kernel.notation import node_name
from deckwright.kernel.selectors import HOLDER_NAMES, Name, Named
from deckwright.kernel.zones import ZoneKind

if TYPE_CHECKING:
    from deckwright.kernel.parts import Table
    from deckwright.kernel.state import State

MOST_GROUPS: Final = 10_000


def is_personal(ability: Ability) -> bool:
    """Whether an ability speaks of its own card: then copies of it don't come to the same, unless each has to
    do with its own card alone."""
    if not isinstance(ability, Triggered | Replacement) or ability.limit:
        return True
    speaks = any(
        isinstance(node, Ability) or getattr(node, "name", None) in HOLDER_NAMES
        for _, node in walk(ability.effect)
    )
    return speaks and not keeps_to_its_card(ability.effect)


def keeps_to_its_card(effect: Effect) -> bool:
    """Whether an effect changes only what lies on its own card, whatever else there is."""
    return all(
        node.only_marks
        if isinstance(node, Instruction)
        else isinstance(node, Sequence | Amount) or (isinstance(node, Named) and node.name is Name.SELF)
        for _, node in walk(effect)
    )


def touches_cards(ability: Ability) -> bool:
    """Whether the effect of an ability is about any cards, which may be others that have the same ability.
    What happens instead of an event happens alone: there no other is left to be touched."""
    return isinstance(ability, Triggered) and any(
        isinstance(node, Instruction) and bool(node.parts) for _, node in walk(ability.effect)
    )


class ScriptIndex:
    """Abilities by face. Those inside others (granted, lasting) are numbered too, in the text's order."""

    def __init__(self, table: "Table", scripts: Mapping[str, tuple[Ability, ...]]) -> None:
        faces = table.face_names
        unknown = set(scripts) - set(faces)
        if unknown:
            raise ValueError(f"scripts of unknown cards: {sorted(unknown)}")
        self.abilities: list[tuple[Ability, ...]] = []
        self.top: list[tuple[int, ...]] = []
        self.own_rules: list[tuple[Ability, ...]] = []
        """Those that the kernel does not know: rules about the card itself, which its game understands."""
        self._eventful: list[tuple[bool, ...]] = []
        self._personal: list[tuple[bool, ...]] = []
        self._touching: list[tuple[bool, ...]] = []
        self._nodes: dict[str, Node] = {}
        self._paths: dict[int, str] = {}
        self._places: dict[int, tuple[Face, int]] = {}
        self._zones: list[ZoneKind] = list(table.zones)
        self._zones_of: dict[Group, tuple[Zone, ...]] = {}
        for number, face in enumerate(faces):
            self._add(Face(number), face, scripts.get(face, ()))

    def _add(self, face: Face, name: str, script: tuple[Ability, ...]) -> None:
        abilities: list[Ability] = []
        for path, node in walk(script):
            self._nodes[node_name(name, path)] = node
            self._paths.setdefault(id(node), node_name(name, path))
            if isinstance(node, Ability):
                self._places.setdefault(id(node), (face, len(abilities)))
                abilities.append(node)
        self.abilities.append(tuple(abilities))
        self.own_rules.append(
            tuple(
                each
                for each in abilities
                if not isinstance(each, Triggered | Replacement | Static | Influence)
            )
        )
        self._eventful.append(tuple(any(node.of_event for _, node in walk(ability)) for ability in abilities))
        self._personal.append(tuple(is_personal(ability) for ability in abilities))
        self._touching.append(tuple(touches_cards(ability) for ability in abilities))
        self.top.append(tuple(place for place, ability in enumerate(abilities) if ability in script))

    def ordinal_of(self, face: Face, ability: Ability) -> int:
        """The number of an ability in the text of a face."""
        return self.abilities[face].index(ability)

    def speaks_of_event(self, face: Face, ordinal: int) -> bool:
        """Whether the effect of an ability depends on the event that set it off."""
        return self._eventful[face][ordinal]

    def speaks_of_holder(self, face: Face, ordinal: int) -> bool:
        """Whether the effect of an ability depends on the card that has it."""
        return self._personal[face][ordinal]

    def touches_cards(self, face: Face, ordinal: int) -> bool:
        """Whether the effect of an ability could do something to a card that has the same ability."""
        return self._touching[face][ordinal]

    def find_ability(self, ability: Ability) -> tuple[Face, int]:
        """Whose ability it is, and its number there."""
        return self._places[id(ability)]

    def path_of(self, node: Node) -> str | None:
        """Where a node stands in the scripts; None for one that was made while the game ran."""
        return self._paths.get(id(node))

    def zones_of(self, group: Group) -> tuple[Zone, ...]:
        """Where to look for the cards of a group: in play, unless it names other zones."""
        zones = self._zones_of.get(group)
        if zones is None:
            kinds = {node.zone_kind for _, node in walk(group) if isinstance(node, Group) and node.zone_kind}
            zones = tuple(
                Zone(number)
                for number, kind in enumerate(self._zones)
                if (kind.kind in kinds if kinds else kind.in_play)
            )
            if len(self._zones_of) >= MOST_GROUPS:  # Groups are made while games run, too.
                self._zones_of.clear()
            self._zones_of[group] = zones
        return zones

    def node_at(self, path: str) -> Node:
        return self._nodes[path]


def may_touch(state: "State", trigger: Trigger) -> bool:
    """Whether the effect of a waiting ability is about cards at all: any of them, as far as nobody knows
    better."""
    return state.game.scripts.touches_cards(Face(trigger[0]), trigger[1])
