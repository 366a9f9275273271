"""What the rules ask of the words of a script. The words stand above the rules: each answers for itself, and
one that says nothing is of no concern to the question."""

from deckwright.kernel.abilities import Triggered
from deckwright.kernel.ids import Card
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import Ability, Condition
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State


class CardInstruction(Instruction):
    """Base of what KeyForge cards do."""

    @property
    def is_plain(self) -> bool:
        """Whether it does something to the cards that it names and to no other; one that names none does
        nothing to any. Playing or using a card can lead to anything."""
        return not self.parts

    @property
    def moves_creatures(self) -> bool:
        """Whether it changes how creatures stand in their battle line."""
        return False

    @property
    def leads_into_line(self) -> bool:
        """Whether an artifact that it is done to comes into the battle line (KF-16.3)."""
        return False

    @property
    def speaks_of_tide(self) -> bool:
        return False


class PlainInstruction(CardInstruction):
    """Base of what is done to the cards that are named and to no other."""

    @property
    def is_plain(self) -> bool:
        return True


class MarkingInstruction(PlainInstruction):
    """Base of what changes nothing but what lies on cards."""

    @property
    def only_marks(self) -> bool:
        return True


class CardCondition(Condition):
    """Base of what KeyForge cards ask."""

    @property
    def speaks_of_tide(self) -> bool:
        return False


class UsedAbility(Triggered):
    """An ability that begins with a bold word: a card is used to resolve it (KF-5.2, KF-5.3)."""

    def is_also_of(self, state: State, holder: int, card: Card) -> bool:
        """Whether another card than its holder has it too."""
        return False


class OwnRule(Ability):
    """A rule about the card that has it: when it may be played, what it costs, whom it may fight."""

    @property
    def gives_control(self) -> bool:
        """Whether it settles who controls the cards that it was given to."""
        return False

    @property
    def holds_host(self) -> bool:
        """Whether it takes control of the creature that its card is attached to."""
        return False

    @property
    def cost_to_play(self) -> int:
        """How much æmber its player must lose to play it."""
        return 0

    def allows_play(self, state: State, scope: Scope) -> bool:
        return True

    def allows_attack(self, state: State, card: Card, scope: Scope) -> bool:
        return True

    def models(self, state: State, scope: Scope) -> tuple[Card, ...]:
        """The cards of which it becomes a copy as it is played, if there are any."""
        return ()
