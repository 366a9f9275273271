"""What the effect of a waiting ability could take away or change: only then does it matter in which order
several cards that have the ability resolve it (KF-1.8)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.hooks import CardInstruction
from deckwright.games.keyforge.script.groups import ZoneOf
from deckwright.games.keyforge.script.playing import ChooseOne
from deckwright.games.keyforge.script.selectors import KeptTogether, TopOfDeck
from deckwright.kernel.abilities import Trigger, Triggered
from deckwright.kernel.control import ForEach, If, Keep, May, Repeat, Sequence
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import Effect, Group, Node, Selector, walk
from deckwright.kernel.scope import Scope, belongs
from deckwright.kernel.script_index import may_touch
from deckwright.kernel.selectors import AtRandom, Choose, ChooseNumber, Every, Extreme, Kept, Name, Named
from deckwright.kernel.state import State
from deckwright.script.groups import AnyCard, Both, Called, Controlled, Either, Except, Having, InZone

PLAIN: Final = (Sequence, May, If, ForEach, Repeat, ChooseOne, Keep)
"""Effects that do nothing but what other effects do."""
STEADY: Final = (Both, Either, Except, AnyCard, Controlled, ZoneOf, InZone, Called)
TYPES: Final = (table.CREATURE, table.ARTIFACT, table.UPGRADE, table.ACTION)


def could_touch(state: State, trigger: Trigger, card: Card) -> bool:
    """Whether the effect of a trigger could do something to a card in play."""
    if not may_touch(state, trigger):
        return False
    face, ordinal, holder, seat, subject, other, _ = trigger
    if state.zone[card] not in table.LINE + table.ARTIFACTS:
        return True  # An upgrade goes with its creature; what has left play may be anywhere.
    ability = state.game.scripts.abilities[Face(face)][ordinal]
    assert isinstance(ability, Triggered)
    scope = Scope(Card(holder), Seat(seat), None, (), Card(subject), other)
    return any(reaches(state, node, card, scope) for _, node in walk(ability.effect))


def reaches(state: State, node: Node, card: Card, scope: Scope) -> bool:
    if isinstance(node, Effect):
        return not is_plain(node)
    return isinstance(node, Selector) and could_select(state, node, card, scope)


def is_plain(effect: Effect) -> bool:
    """Whether an effect touches what its selectors stand for, and nothing else."""
    if isinstance(effect, CardInstruction):
        return effect.is_plain
    return isinstance(effect, PLAIN) or (isinstance(effect, Instruction) and not effect.parts)


def could_select(state: State, selector: Selector, card: Card, scope: Scope) -> bool:
    if isinstance(selector, Named):
        # What was found before was found by another selector; its own card is no other's affair.
        return card == {Name.SUBJECT: scope.subject, Name.OTHER: scope.counterpart}.get(selector.name)
    if isinstance(selector, Choose):
        return isinstance(selector.domain, Group) and could_be(state, selector.domain, card, scope)
    if isinstance(selector, Every | AtRandom | Extreme):
        return could_be(state, selector.group, card, scope)
    return not isinstance(selector, TopOfDeck | Kept | KeptTogether | ChooseNumber)


def could_be(state: State, group: Group, card: Card, scope: Scope) -> bool:
    """Whether a card in play could come to be of a group where it is, and on the side where it is."""
    return state.zone[card] in state.game.scripts.zones_of(group) and could_fit(state, group, card, scope)


def could_fit(state: State, group: Group, card: Card, scope: Scope) -> bool:
    if isinstance(group, Both):
        return could_fit(state, group.one, card, scope) and could_fit(state, group.other, card, scope)
    if isinstance(group, Either):
        return could_fit(state, group.one, card, scope) or could_fit(state, group.other, card, scope)
    return belongs(state, group, card, scope) if is_steady(group) else True


def is_steady(group: Group) -> bool:
    """Whether a group asks for nothing but a type, a side and a zone, which don't change that easily."""
    return all(
        node.attribute in TYPES if isinstance(node, Having) else isinstance(node, STEADY)
        for _, node in walk(group)
    )
