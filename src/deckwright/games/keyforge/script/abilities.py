"""Abilities of KeyForge cards: bold words, triggers, continuous effects on players."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.hooks import UsedAbility
from deckwright.kernel.abilities import Pattern, Whose
from deckwright.kernel.control import Sequence
from deckwright.kernel.ids import Card
from deckwright.kernel.nodes import Ability, Condition, Effect
from deckwright.kernel.state import State
from deckwright.script.groups import ITS_HOST, THIS, CardGroup

__all__ = [
    "about_to_fight", "action", "before_fight", "captures_by_icon", "chooses_house", "destroyed",
    "discards", "enters", "falls_to", "fight", "fight_or_reap", "fights", "forges", "gains_by_reaping",
    "hit_by_icon", "host_bold", "is_destroyed", "leaves", "omni", "play", "play_fight_or_reap",
    "play_or_reap", "plays", "raises_tide", "reap", "reaps", "turn_begins", "turn_ends", "uses",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class Bold(UsedAbility):
    """An ability that begins with a bold word, such as «Play:» or «Fight/Reap:»."""

    word: str = ""


_BOLD: Final = {
    "play": table.PLAYED,
    "fight": table.SURVIVED,
    "reap": table.REAPED,
    "before-fight": table.ATTACKS,
    "before-reap": table.REAPS,
    "action": table.ACTED,
    "omni": table.USED_OMNI,
    "destroyed": table.TAGGED_EVENT,
}


def bold(word: str, *effects: Effect, only_if: Condition | None = None) -> Ability:
    """An ability with one bold word, or several with a stroke between them."""
    kind, *also = (_BOLD[each] for each in word.split("/"))
    return Bold(Pattern(kind, THIS, also=tuple(also)), Sequence(effects), only_if, word=word)


@dataclass(frozen=True, eq=False)
class HostBold(Bold):
    """An ability that an upgrade gives its creature and that speaks of the upgrade itself (KF-9.18)."""

    def is_also_of(self, state: State, holder: int, card: Card) -> bool:
        return state.host[holder] == card


def host_bold(word: str, *effects: Effect) -> Ability:
    """A bold word of the creature; SELF is the upgrade."""
    kind, *also = (_BOLD[each] for each in word.split("/"))
    return HostBold(Pattern(kind, ITS_HOST, also=tuple(also)), Sequence(effects), word=word)


def play(*effects: Effect) -> Ability:
    """«Play:» (KF-4.3)."""
    return bold("play", *effects)


def fight(*effects: Effect) -> Ability:
    """«Fight:» (KF-5.5)."""
    return bold("fight", *effects)


def reap(*effects: Effect) -> Ability:
    """«Reap:» (KF-5.4)."""
    return bold("reap", *effects)


def fight_or_reap(*effects: Effect) -> Ability:
    return bold("fight/reap", *effects)


def play_or_reap(*effects: Effect) -> Ability:
    return bold("play/reap", *effects)


def play_fight_or_reap(*effects: Effect) -> Ability:
    return bold("play/fight/reap", *effects)


def before_fight(*effects: Effect) -> Ability:
    """«Before fight:» (KF-5.7)."""
    return bold("before-fight", *effects)


def action(*effects: Effect) -> Ability:
    """«Action:» (KF-5.2)."""
    return bold("action", *effects)


def omni(*effects: Effect) -> Ability:
    """«Omni:» (KF-5.3)."""
    return bold("omni", *effects)


def destroyed(*effects: Effect, only_if: Condition | None = None) -> Ability:
    """«Destroyed:» (KF-6.4)."""
    return bold("destroyed", *effects, only_if=only_if)


# What abilities wait for.


def plays(group: CardGroup | None = None, whose: Whose = Whose.YOU) -> Pattern:
    """A player plays a card of a group."""
    return Pattern(table.PLAYED, group, whose=whose)


def enters(group: CardGroup) -> Pattern:
    return Pattern(table.ENTERED, group)


def reaps(group: CardGroup) -> Pattern:
    """After a creature reaped."""
    return Pattern(table.REAPED, group)


def about_to_fight(group: CardGroup) -> Pattern:
    """Before a creature fights."""
    return Pattern(table.ATTACKS, group)


def fights(group: CardGroup) -> Pattern:
    """After a creature fought."""
    return Pattern(table.FOUGHT, group)


def uses(group: CardGroup, whose: Whose = Whose.YOU) -> Pattern:
    """A player used a card of a group."""
    return Pattern(table.USED, group, whose=whose)


def is_destroyed(group: CardGroup) -> Pattern:
    return Pattern(table.DESTROYED, group)


def falls_to(group: CardGroup, victor: CardGroup = THIS) -> Pattern:
    """A creature of a group is destroyed fighting another one."""
    return Pattern(table.FELL, group, victor)


def leaves(group: CardGroup) -> Pattern:
    return Pattern(table.LEFT, group)


def discards(group: CardGroup | None = None, whose: Whose = Whose.YOU) -> Pattern:
    """A player discards a card from hand."""
    return Pattern(table.DISCARDED, group, whose=whose)


def forges(whose: Whose) -> Pattern:
    return Pattern(table.FORGED, whose=whose)


def chooses_house(whose: Whose = Whose.YOU) -> Pattern:
    return Pattern(table.CHOSE_HOUSE, whose=whose)


def raises_tide(whose: Whose) -> Pattern:
    return Pattern(table.RAISED, whose=whose)


def turn_begins(whose: Whose = Whose.YOU) -> Pattern:
    return Pattern(table.TURN_BEGAN, whose=whose)


def turn_ends(whose: Whose = Whose.YOU) -> Pattern:
    return Pattern(table.TURN_ENDED, whose=whose)


def hit_by_icon(group: CardGroup) -> Pattern:
    """A creature is dealt damage by a bonus icon."""
    return Pattern(table.ICON_DAMAGED, group)


def gains_by_reaping(group: CardGroup) -> Pattern:
    """The æmber of a reap, for what comes instead of it."""
    return Pattern(table.REAP_GAINS, group)


def captures_by_icon(whose: Whose = Whose.YOU) -> Pattern:
    """A bonus capture, for what comes instead of it."""
    return Pattern(table.ICON_CAPTURES, whose=whose)
