"""What KeyForge cards do: deeds, selectors, moments. `verbs` has the words that write them."""

from dataclasses import dataclass
from enum import Enum

from deckwright.games.keyforge import table
from deckwright.games.keyforge.script.groups import Mark
from deckwright.games.keyforge.script.places import Place
from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import Until
from deckwright.kernel.deeds import Deed
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Seat
from deckwright.kernel.nodes import Ability, Amount, Domain, Effect, Selector, part_of_scripts
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.script.groups import CardGroup


@part_of_scripts
class How(Enum):
    """In what way an effect uses a card."""

    ANY = "any"
    FIGHT = "fight"
    REAP = "reap"


@part_of_scripts
class Pot(Enum):
    """Where æmber from a card goes, or comes from."""

    POOL = "pool"
    SUPPLY = "supply"


# Selectors and domains.


@dataclass(frozen=True, eq=False)
class TopOfDeck(Selector):
    """The top cards of a player's deck, as many as there are (KF-3.18)."""

    whose: Whose = Whose.YOU
    number: int = 1

    @property
    def zone_kind(self) -> str:
        return "deck"


@dataclass(frozen=True, eq=False)
class KeptTogether(Selector):
    """What was chosen in the last so many choices that were kept."""

    number: int = 2


@dataclass(frozen=True, eq=False)
class WithNeighbours(Selector):
    """A card of a group, chosen, and each of its neighbours."""

    group: CardGroup


@dataclass(frozen=True, eq=False)
class Houses(Domain):
    """The houses, or those of the opponent's identity card."""

    of_opponent: bool = False

    def note(self, state: State, frame: Frame, chosen: tuple[int, ...]) -> None:
        """A house that is chosen is named to everybody."""
        for house in chosen:
            happen(state, table.NAMED_HOUSE, Seat(state.vars[table.ACTIVE]), amount=house)


# Æmber.


@dataclass(frozen=True, eq=False)
class Gain(Deed):
    amount: Amount
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class Lose(Deed):
    amount: Amount
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class Steal(Deed):
    """A player steals from the other one."""

    amount: Amount
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class Pay(Deed):
    """A player pays the other one, all of it or nothing."""

    amount: Amount
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class Capture(Deed):
    """Each card captures so much; from its own side if the text says so (KF-8.8)."""

    amount: Amount
    cards: Selector
    own_side: bool = False


@dataclass(frozen=True, eq=False)
class Exalt(Deed):
    """Æmber from the common supply onto creatures (KF-8.5)."""

    amount: Amount
    cards: Selector


@dataclass(frozen=True, eq=False)
class TakeAmber(Deed):
    """Move æmber off cards, to your pool or the common supply (KF-7.12)."""

    amount: Amount
    cards: Selector
    to: Pot = Pot.POOL


@dataclass(frozen=True, eq=False)
class PutAmber(Deed):
    """Move æmber from your pool onto cards."""

    amount: Amount
    cards: Selector


@dataclass(frozen=True, eq=False)
class GainChains(Deed):
    amount: Amount
    whose: Whose = Whose.YOU


# Damage and destruction.


@dataclass(frozen=True, eq=False)
class Deal(Deed):
    """So much damage to each card, all at the same time; a card that is there twice takes it twice."""

    amount: Amount
    cards: Selector
    splash: int = 0
    """To each neighbour of each card (KF-11.11)."""
    through_armour: bool = False
    by_each: bool = False
    """The amount is worked out for each card, which it calls «it»."""

    @property
    def names_each(self) -> bool:
        return self.by_each


@dataclass(frozen=True, eq=False)
class DealAtOnce(Deed):
    """Different damage to up to three groups of cards, all at the same time (KF-6.2)."""

    amount: Amount
    cards: Selector
    second_amount: Amount
    second_cards: Selector
    third_amount: Amount | None = None
    third_cards: Selector | None = None


@dataclass(frozen=True, eq=False)
class StripArmour(Deed):
    """Cards lose the armour that they have now for the rest of the turn, and take as much damage, all at
    the same time; the ability is what takes one point away."""

    cards: Selector
    ability: Ability


@dataclass(frozen=True, eq=False)
class Heal(Deed):
    amount: Amount
    cards: Selector

    @property
    def only_marks(self) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class Destroy(Deed):
    """Sacrificing is destroying what is yours (KF-6.9)."""

    cards: Selector
    sacrifice: bool = False


# Zones.


@dataclass(frozen=True, eq=False)
class Put(Deed):
    """Cards go somewhere, from wherever they are."""

    cards: Selector
    to: Place
    linked: bool = False
    """This card remembers them: they are ATTACHED to it where they lie."""


@dataclass(frozen=True, eq=False)
class Draw(Deed):
    amount: Amount
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class ShuffleDeck(Deed):
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class SwapDeckAndDiscard(Deed):
    """The deck and the discard pile change places (KF-7.11)."""


@dataclass(frozen=True, eq=False)
class Reveal(Deed):
    """Cards are shown to both players."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class LookAt(Deed):
    """You look at cards in secret: the opponent's hand, your deck (KF-7.10)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class PutUnder(Deed):
    """Cards go under this card, grafted (KF-7.13) or face down."""

    cards: Selector
    facedown: bool = False


# How cards stand.


@dataclass(frozen=True, eq=False)
class SetMark(Deed):
    """Stun, ward, enrage, exhaust; or the opposite."""

    mark: Mark
    cards: Selector
    on: bool = True

    @property
    def only_marks(self) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class AddCounters(Deed):
    mark: Mark
    amount: Amount
    cards: Selector

    @property
    def only_marks(self) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class Swap(Deed):
    """Two creatures of a battle line change places (KF-7.11)."""

    one: Selector
    other: Selector


@dataclass(frozen=True, eq=False)
class MoveToFlank(Deed):
    """Cards go to a flank of their controller's battle line (KF-7.18)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class TakeControl(Deed):
    """A player takes cards under control, for good or as long as this card is in play (KF-7.9)."""

    cards: Selector
    ability: Ability
    whose: Whose = Whose.YOU
    while_in_play: bool = False


# Playing and using.


@dataclass(frozen=True, eq=False)
class PlayCard(Deed):
    """Play cards, of whatever house (KF-5.9)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class PutIntoPlay(Deed):
    """Cards enter play without being played (KF-4.3), under your control or their owner's."""

    cards: Selector
    yours: bool = True
    in_its_place: bool = False
    """Where this card last stood in the battle line."""


@dataclass(frozen=True, eq=False)
class GainText(Deed):
    """For the rest of the turn cards have the text of another card too (KF-9.11)."""

    cards: Selector
    of: Selector


@dataclass(frozen=True, eq=False)
class Use(Deed):
    """Use cards one after the other; enemy ones as if they were yours (KF-5.10)."""

    cards: Selector
    how: How = How.ANY
    against: CardGroup | None = None
    """Whom a fight must be with."""


@dataclass(frozen=True, eq=False)
class ResolveIcons(Deed):
    """The bonus icons of cards resolve as if you had played them (KF-4.1)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class TriggerAbilities(Deed):
    """The abilities of cards with a bold word resolve for you, without a use."""

    kind: int
    cards: Selector


# Keys, tide, fights.


@dataclass(frozen=True, eq=False)
class ForgeKey(Deed):
    """Forge a key at the current cost and so much more (or less)."""

    change: Amount
    free: bool = False


@dataclass(frozen=True, eq=False)
class UnforgeLast(Deed):
    """A key that the opponent forged in the turn before is unforged (KF-15.9)."""


@dataclass(frozen=True, eq=False)
class RaiseTide(Deed):
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class StopFight(Deed):
    """The fight under way ends before it began."""


@dataclass(frozen=True, eq=False)
class StrikeInstead(Deed):
    """The attacker deals its damage to another creature than the one it fights."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class ByOpponent(Effect):
    """The opponent carries out an effect, as if the card were theirs."""

    effect: Effect


@dataclass(frozen=True, eq=False)
class ChooseOne(Effect):
    """One of several effects, as the player likes."""

    modes: tuple[Effect, ...]


# Moments.


@dataclass(frozen=True, eq=False)
class EndOfTurn(Until):
    """The end of a player's turn: this one if it is under way, unless it is to be the next."""

    whose: Whose
    following: bool = False


@dataclass(frozen=True, eq=False)
class StartOfTurn(Until):
    """The start of a player's next turn."""

    whose: Whose


@dataclass(frozen=True, eq=False)
class WhileInPlay(Until):
    """As long as this card is in play."""


@dataclass(frozen=True, eq=False)
class UntilTheyLeave(Until):
    """As long as the cards that it was given to are in play (KF-7.1)."""


@dataclass(frozen=True, eq=False)
class UntilUsedUp(Until):
    """So many cards played (or used) by this permission, or the end of the turn."""

    cards: int = 1
    by_use: bool = False
