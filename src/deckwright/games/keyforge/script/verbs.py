"""The verbs that KeyForge effects are written with, and the moments and cards they name."""

from typing import Final

from deckwright.games.keyforge.script.effects import (
    AddCounters,
    ByOpponent,
    Capture,
    ChooseOne,
    Deal,
    DealAtOnce,
    Destroy,
    Draw,
    EndOfTurn,
    Exalt,
    ForgeKey,
    Gain,
    GainChains,
    GainText,
    Heal,
    Houses,
    How,
    KeptTogether,
    LookAt,
    Lose,
    MoveToFlank,
    Pay,
    PlayCard,
    Pot,
    Put,
    PutAmber,
    PutIntoPlay,
    PutUnder,
    RaiseTide,
    ResolveIcons,
    Reveal,
    SetMark,
    ShuffleDeck,
    StartOfTurn,
    Steal,
    StopFight,
    StrikeInstead,
    StripArmour,
    Swap,
    SwapDeckAndDiscard,
    TakeAmber,
    TakeControl,
    TopOfDeck,
    TriggerAbilities,
    UnforgeLast,
    UntilTheyLeave,
    UntilUsedUp,
    Use,
    WhileInPlay,
    WithNeighbours,
)
from deckwright.games.keyforge.script.groups import Mark
from deckwright.games.keyforge.script.places import Place
from deckwright.games.keyforge.script.standing import Control
from deckwright.games.keyforge.table import ARMOUR
from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import Sequence
from deckwright.kernel.deeds import Choose, Name, Named
from deckwright.kernel.nodes import Amount, Effect, Number, Selector
from deckwright.script.amounts import amount
from deckwright.script.effects import SELF, add, grants
from deckwright.script.groups import GIVEN, CardGroup, NeighbourOf

FULLY: Final = 1000
"""As an amount to heal: all damage (KF-6.11)."""
THIS_TURN: Final = EndOfTurn(Whose.ANY)
THEIR_NEXT_TURN: Final = EndOfTurn(Whose.OPPONENT, following=True)
YOUR_NEXT_START: Final = StartOfTurn(Whose.YOU)
WHILE_IN_PLAY: Final = WhileInPlay()
UNTIL_THEY_LEAVE: Final = UntilTheyLeave()
NEXT_PLAYED: Final = UntilUsedUp()
FOE: Final = Named(Name.OTHER)
"""The creature that this one fights."""
NEIGHBOURS_OF_IT: Final = NeighbourOf(Name.IT)
"""Neighbours of the creature just chosen."""


def gain(amber: Number, whose: Whose = Whose.YOU) -> Effect:
    return Gain(amount(amber), whose)


def lose(amber: Number, whose: Whose = Whose.YOU) -> Effect:
    return Lose(amount(amber), whose)


def steal(amber: Number, whose: Whose = Whose.YOU) -> Effect:
    return Steal(amount(amber), whose)


def pay(amber: Number, whose: Whose = Whose.YOU) -> Effect:
    return Pay(amount(amber), whose)


def capture(amber: Number, cards: Selector = SELF, own_side: bool = False) -> Effect:
    return Capture(amount(amber), cards, own_side)


def exalt(cards: Selector = SELF, amber: Number = 1) -> Effect:
    return Exalt(amount(amber), cards)


def take_amber(amber: Number, cards: Selector, to: Pot = Pot.POOL) -> Effect:
    return TakeAmber(amount(amber), cards, to)


def put_amber(amber: Number, cards: Selector = SELF) -> Effect:
    return PutAmber(amount(amber), cards)


def gain_chains(chains: Number, whose: Whose = Whose.YOU) -> Effect:
    return GainChains(amount(chains), whose)


def deal(damage: Number, cards: Selector, splash: int = 0, through_armour: bool = False) -> Effect:
    return Deal(amount(damage), cards, splash, through_armour)


def deal_each(damage: Amount, cards: Selector, through_armour: bool = False) -> Effect:
    """Damage worked out for each card, which the amount calls IT."""
    return Deal(damage, cards, 0, through_armour, by_each=True)


def deal_at_once(*hits: tuple[Number, Selector]) -> Effect:
    """Pairs of damage and cards."""
    (one, first), (two, second), *rest = hits
    if not rest:
        return DealAtOnce(amount(one), first, amount(two), second)
    ((three, third),) = rest
    return DealAtOnce(amount(one), first, amount(two), second, amount(three), third)


def strip_armour(cards: Selector) -> Effect:
    """Each point is lost for itself: what cards have now goes, from whatever source, and what they gain
    later counts."""
    return StripArmour(cards, grants(GIVEN, add(ARMOUR, -1)))


def heal(damage: Number, cards: Selector) -> Effect:
    return Heal(amount(damage), cards)


def fully_heal(cards: Selector) -> Effect:
    return Heal(amount(FULLY), cards)


def destroy(cards: Selector) -> Effect:
    return Destroy(cards)


def sacrifice(cards: Selector = SELF) -> Effect:
    return Destroy(cards, sacrifice=True)


def return_to_hand(cards: Selector) -> Effect:
    return Put(cards, Place.HAND)


def discard(cards: Selector, linked: bool = False) -> Effect:
    return Put(cards, Place.DISCARD, linked)


def archive(cards: Selector) -> Effect:
    """Into their owners' archives."""
    return Put(cards, Place.ARCHIVE)


def abduct(cards: Selector) -> Effect:
    """Into your own archive (KF-7.7)."""
    return Put(cards, Place.YOUR_ARCHIVE)


def purge(cards: Selector, linked: bool = False) -> Effect:
    return Put(cards, Place.PURGED, linked)


def put_on_deck(cards: Selector) -> Effect:
    return Put(cards, Place.TOP_OF_DECK)


def shuffle_in(cards: Selector) -> Effect:
    return Put(cards, Place.DECK)


def draw(cards: Number, whose: Whose = Whose.YOU) -> Effect:
    return Draw(amount(cards), whose)


def shuffle_deck(whose: Whose = Whose.YOU) -> Effect:
    return ShuffleDeck(whose)


def swap_deck_and_discard() -> Effect:
    return SwapDeckAndDiscard()


def reveal(cards: Selector) -> Effect:
    return Reveal(cards)


def look_at(cards: Selector) -> Effect:
    return LookAt(cards)


def graft(cards: Selector) -> Effect:
    return PutUnder(cards)


def hide_under(cards: Selector) -> Effect:
    return PutUnder(cards, facedown=True)


def stun(cards: Selector) -> Effect:
    return SetMark(Mark.STUN, cards)


def unstun(cards: Selector) -> Effect:
    return SetMark(Mark.STUN, cards, on=False)


def ward(cards: Selector) -> Effect:
    return SetMark(Mark.WARD, cards)


def enrage(cards: Selector) -> Effect:
    return SetMark(Mark.ENRAGE, cards)


def exhaust(cards: Selector) -> Effect:
    return SetMark(Mark.EXHAUSTED, cards)


def ready(cards: Selector) -> Effect:
    return SetMark(Mark.EXHAUSTED, cards, on=False)


def add_power(counters: Number, cards: Selector) -> Effect:
    """+1 power counters (KF-12.4)."""
    return AddCounters(Mark.POWER, amount(counters), cards)


def add_doom(cards: Selector) -> Effect:
    return AddCounters(Mark.DOOM, amount(1), cards)


def swap(one: Selector, other: Selector) -> Effect:
    return Swap(one, other)


def move_to_flank(cards: Selector) -> Effect:
    return MoveToFlank(cards)


def take_control(cards: Selector, whose: Whose = Whose.YOU, while_in_play: bool = False) -> Effect:
    return TakeControl(cards, Control(), whose, while_in_play)


def play_card(cards: Selector) -> Effect:
    return PlayCard(cards)


def put_into_play(cards: Selector, yours: bool = True, in_its_place: bool = False) -> Effect:
    return PutIntoPlay(cards, yours, in_its_place)


def gain_text(cards: Selector, of: Selector) -> Effect:
    return GainText(cards, of)


def use(cards: Selector) -> Effect:
    return Use(cards)


def fight_with(cards: Selector, against: CardGroup | None = None) -> Effect:
    return Use(cards, How.FIGHT, against)


def reap_with(cards: Selector) -> Effect:
    return Use(cards, How.REAP)


def resolve_icons(cards: Selector) -> Effect:
    return ResolveIcons(cards)


def trigger_abilities(kind: int, cards: Selector) -> Effect:
    return TriggerAbilities(kind, cards)


def forge_key(change: Number = 0, free: bool = False) -> Effect:
    return ForgeKey(amount(change), free)


def unforge_last() -> Effect:
    return UnforgeLast()


def raise_tide(whose: Whose = Whose.YOU) -> Effect:
    return RaiseTide(whose)


def stop_fight() -> Effect:
    return StopFight()


def strike_instead(cards: Selector) -> Effect:
    return StrikeInstead(cards)


def choose_one(*modes: Effect) -> Effect:
    return ChooseOne(modes)


def by_opponent(*effects: Effect) -> Effect:
    return ByOpponent(Sequence(effects))


def choose_house(of_opponent: bool = False) -> Selector:
    return Choose(Houses(of_opponent))


def choose_many(group: CardGroup, number: Number) -> Selector:
    """So many different cards, as far as there are any."""
    return Choose(group, times=amount(number))


def choose_up_to_many(group: CardGroup, number: Number) -> Selector:
    """At most so many different cards."""
    return Choose(group, times=amount(number), up_to=True)


def kept_together(number: int = 2) -> Selector:
    return KeptTogether(number)


def choose_with_neighbours(group: CardGroup) -> Selector:
    return WithNeighbours(group)


def top_of_deck(cards: int = 1, whose: Whose = Whose.YOU) -> Selector:
    return TopOfDeck(whose, cards)
