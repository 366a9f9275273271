"""Notation: how seats, zones, cards, waiting abilities and actions are written, and how that is read.

Nothing else prints or parses them. All that is made here is text that people type and files keep.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

_SEAT: Final = re.compile(r"p[1-9][0-9]*")
_MARKS: Final = re.compile(r"[.~@]")
_LABEL: Final = re.compile(
    r"(?P<face>[a-z0-9-]+)"
    r"(?:(?P<mark>[.~])(?P<copy>[0-9]+)|@(?P<zone>[^.]*)\.(?P<elsewhere>[0-9]+))?"
)
_TRIGGER: Final = re.compile(
    r"(?P<source>[^:]+):(?P<ability>[0-9]+)(?:=(?P<by>[^<#]+))?(?:<(?P<subject>[^#]+))?(?:#(?P<number>[0-9]+))?"
)
_WITHIN_WORDS: Final = re.compile(r"[ :<=#]")


# Seats.


def seat_name(seat: int) -> str:
    """A player.

    >>> seat_name(0)
    'p1'
    """
    return f"p{seat + 1}"


def seat_number(name: str) -> int:
    """The seat of a player.

    >>> seat_number("p2")
    1
    """
    if not is_seat(name):
        raise ValueError(name)
    return int(name[1:]) - 1


def is_seat(text: object) -> bool:
    """Whether a text is a player.

    >>> is_seat("p10"), is_seat("p0"), is_seat("nemesis")
    (True, False, False)
    """
    return isinstance(text, str) and _SEAT.fullmatch(text) is not None


# Zones.


def zone_name(owner: str, label: str) -> str:
    """A zone of somebody's; that of nobody has its label alone.

    >>> zone_name("p1", "hand"), zone_name("", "deck")
    ('p1/hand', 'deck')
    """
    return f"{owner}/{label}" if owner else label


def zone_parts(zone: str) -> tuple[str, str]:
    """Whose a zone is, or nothing, and its label.

    >>> zone_parts("p1/hand"), zone_parts("deck")
    (('p1', 'hand'), ('', 'deck'))
    """
    owner, slash, label = zone.partition("/")
    return (owner, label) if slash else ("", zone)


# Cards.


class Label(NamedTuple):
    """A card, as far as its label tells which one it is.

    >>> read_label("troll")
    Label(face='troll', copy=0, in_hand=False, zone='')
    >>> read_label("troll.2"), read_label("troll~2").in_hand, read_label("troll@p1/discard.2").zone
    (Label(face='troll', copy=2, in_hand=False, zone=''), True, 'p1/discard')
    >>> str(Label("troll", 2, zone="deck"))
    'troll@deck.2'
    """

    face: str
    copy: int = 0
    """Which of several it is, counted from 1; 0 if that is not said."""
    in_hand: bool = False
    zone: str = ""
    """Where it lies if it is neither in play nor in a hand."""

    def __str__(self) -> str:
        if not self.copy:
            return self.face
        if self.zone:
            return f"{self.face}{elsewhere(self.zone, self.copy)}"
        return f"{self.face}{in_hand(self.copy) if self.in_hand else in_play(self.copy)}"


def read_label(text: str) -> Label | None:
    """What a label says; None if it is none."""
    found = _LABEL.fullmatch(text)
    if found is None:
        return None
    if found["elsewhere"] is not None:
        return Label(found["face"], int(found["elsewhere"]), zone=found["zone"])
    return Label(found["face"], int(found["copy"] or 0), found["mark"] == "~")


def in_play(copy: int) -> str:
    """What stands behind the name of a card in play."""
    return f".{copy}"


def in_hand(copy: int) -> str:
    """What stands behind the name of a card in a hand: nothing behind the first.

    >>> in_hand(1), in_hand(2)
    ('', '~2')
    """
    return f"~{copy}" if copy > 1 else ""


def elsewhere(zone: str, copy: int) -> str:
    """What stands behind the name of a card in any other zone."""
    return f"@{zone}.{copy}"


def face_of(label: str) -> str:
    """What is printed on a card of which there may be copies.

    >>> face_of("troll~2"), face_of("troll@p1/discard.1"), face_of("troll")
    ('troll', 'troll', 'troll')
    """
    return _MARKS.split(label, maxsplit=1)[0]


def is_out_of_play(label: str) -> bool:
    """Whether a label tells a copy in a hand or in a pile.

    >>> is_out_of_play("troll~2"), is_out_of_play("troll.2")
    (True, False)
    """
    return "~" in label or "@" in label


# Waiting abilities.


class TriggerName(NamedTuple):
    """An ability that waits to be resolved.

    >>> str(TriggerName("fence.1", 2, subject="brute.1"))
    'fence.1:2<brute.1'
    >>> read_trigger("fence.1:1=crown<brute.1#2")
    TriggerName(source='fence.1', ability=1, by='crown', subject='brute.1', number=2)
    """

    source: str
    """The card that has it."""
    ability: int
    """Which of its abilities, counted from 1."""
    by: str = ""
    """What gave it the ability."""
    subject: str = ""
    """The card that set it off, if that is another one."""
    number: int = 1
    """Which of several that are told by the same words."""

    def __str__(self) -> str:
        by, subject = f"={self.by}" if self.by else "", f"<{self.subject}" if self.subject else ""
        return f"{self.source}:{self.ability}{by}{subject}{f'#{self.number}' if self.number > 1 else ''}"


def read_trigger(text: str) -> TriggerName | None:
    """What a waiting ability is; None if the text tells of none."""
    found = _TRIGGER.fullmatch(text)
    if found is None:
        return None
    ability, number = int(found["ability"]), int(found["number"] or 1)
    return TriggerName(found["source"], ability, found["by"] or "", found["subject"] or "", number)


# Parts of scripts.


class NodeName(NamedTuple):
    """A part of a script: the card, the number of its ability, and the way from there down to the part.

    >>> read_node("troll:0.effect.effects.1")
    NodeName(card='troll', ability=0, way=('effect', 'effects', '1'))
    >>> str(read_node("troll:0.effect.effects.1").above(1))
    'troll:0.effect'
    """

    card: str
    ability: int
    way: tuple[str, ...] = ()

    def __str__(self) -> str:
        return node_name(self.card, ".".join([str(self.ability), *self.way]))

    def above(self, steps: int) -> "NodeName":
        """The part that the way leads through after so many steps: none of them lead to the ability."""
        return self._replace(way=self.way[:steps])


def node_name(card: str, path: str) -> str:
    """A part of a card's script.

    >>> node_name("troll", "0.effect")
    'troll:0.effect'
    """
    return f"{card}:{path}"


def read_node(name: str) -> NodeName:
    """Which part of which script a name tells."""
    card, _, path = name.rpartition(":")
    ability, *way = path.split(".")
    return NodeName(card, int(ability), tuple(way))


# Actions.


def spell_action(verb: str, arguments: Iterable[object]) -> str:
    """An option, or as much of it as is refused.

    >>> spell_action("fight", ["troll.1", "brute.1"])
    'fight troll.1 brute.1'
    """
    return " ".join([verb, *map(str, arguments)])


def read_action(text: str) -> tuple[str, list[str]]:
    """The verb of an action and its arguments.

    >>> read_action("fight troll.1 brute.1")
    ('fight', ['troll.1', 'brute.1'])
    """
    verb, *arguments = text.split(" ")
    return verb, arguments


def arguments_of(action: str) -> str:
    """An action without its verb.

    >>> arguments_of("fight troll.1 brute.1")
    'troll.1 brute.1'
    """
    return action.partition(" ")[2]


def cards_within(action: str) -> list[str]:
    """Everything in an action that may be a card.

    >>> cards_within("resolve fence.1:1<brute.1")
    ['fence.1', '1', 'brute.1']
    """
    return _WITHIN_WORDS.split(action)[1:]
