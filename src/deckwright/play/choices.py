"""What a question offers: the options as a person chooses among them, copies of a card as one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from deckwright.kernel.game import Game
from deckwright.kernel.handles import Option
from deckwright.kernel.notation import Label, read_action, read_label, spell_action
from deckwright.kernel.state import State
from deckwright.play.answers import read_numbers
from deckwright.play.option_lookup import find_options, labels_of, near_options, numbers_of
from deckwright.play.tables import option_note
from deckwright.text import Speaker

SHOWN_NUMBERS: Final = 5
"""How many numbers in a row are shown before the last one."""


@dataclass(frozen=True)
class OfferedChoice:
    """An option, or several that are the same but for the copy of a card in hand that they are about."""

    places: tuple[int, ...]
    """Where the options are among those of the decision; the first is taken."""
    label: str
    """The number by which it is typed; empty if only by its words."""
    text: str
    option: Option
    is_number: bool
    """Whether it is nothing but a number, typed as such."""

    def line(self, speaker: Speaker, view: dict[str, Any], state: State, width: int) -> str:
        """The line of the list: number, words, notes, notation."""
        number = f"{self.label}." if self.label else "-"
        count = len(self.places)
        notes = [speaker.say("play-copies", count=count)] if count > 1 else []
        if note := option_note(speaker, view, self.option, state):
            notes.append(note)
        words = f"{self.text} ({'; '.join(notes)})" if notes else self.text
        return f"  {number.rjust(width + 1)} {words} [{self.option.key}]"


class ChoiceList:
    """All that a question offers, in the order of the options."""

    def __init__(self, options: Sequence[Option], speaker: Speaker, view: Mapping[str, Any]) -> None:
        self._keys = [option.key for option in options]
        self._texts = [speaker.option(option) for option in options]
        twins: dict[str, list[int]] = {}
        alike = likeness(view, () if speaker.game is None else loose_piles(speaker.game))
        for place, key in enumerate(self._keys):
            twins.setdefault(spell_alike(key, alike), []).append(place)
        firsts = [places[0] for places in twins.values()]
        different = [options[place] for place in firsts], [self._texts[place] for place in firsts]
        labels = labels_of(*different)
        self.are_numbers = bool(numbers_of(*different))
        """Whether an amount is chosen."""
        self.choices = [
            OfferedChoice(
                tuple(places),
                label,
                self._texts[places[0]],
                options[places[0]],
                self.are_numbers and bool(label),
            )
            for places, label in zip(twins.values(), labels, strict=True)
        ]
        self._labels = [""] * len(options)
        for choice in self.choices:
            self._labels[choice.places[0]] = choice.label
        self._width = max(len(label) for label in labels)

    def place_of(self, option: int) -> int:
        """Which choice an option belongs to."""
        return next(place for place, choice in enumerate(self.choices) if option in choice.places)

    def lines(self, speaker: Speaker, view: dict[str, Any], state: State) -> list[str]:
        """The list to choose from. Of many numbers one after the other only the ends are shown."""
        lines: list[str] = []
        row = 0
        for choice, following in zip(self.choices, [*self.choices[1:], None], strict=True):
            row = row + 1 if choice.is_number else 0
            if row <= SHOWN_NUMBERS or following is None or not following.is_number:
                lines.append(choice.line(speaker, view, state, self._width))
            elif row == SHOWN_NUMBERS + 1:
                lines.append(f"  {'…'.rjust(self._width + 1)}")
        return lines

    def find(self, line: str) -> list[OfferedChoice]:
        """What a line may mean. The whole notation of a copy means that copy."""
        found = find_options(line, self._keys, self._texts, self._labels)
        if len(found) == 1:
            place = found[0]
            mine = next(choice for choice in self.choices if place in choice.places)
            return [replace(mine, places=(place,), text=self._texts[place])]
        return [choice for choice in self.choices if any(place in choice.places for place in found)]

    def near(self, line: str) -> list[OfferedChoice]:
        """What a line that means nothing may have been meant for."""
        found = near_options(line, self._keys, self._texts)
        return [choice for place in found for choice in self.choices if place in choice.places]

    def several(self, line: str) -> list[OfferedChoice]:
        """What a line of several numbers means, one after the other; nothing if one of them is not there, or
        if numbers are amounts. A number that comes again means the next copy."""
        numbers = [] if self.are_numbers else read_numbers(line)
        by_label = {choice.label: choice for choice in self.choices}
        if any(str(number) not in by_label for number in numbers):
            return []
        found = []
        for at, number in enumerate(numbers):
            choice = by_label[str(number)]
            copy = choice.places[min(numbers[:at].count(number), len(choice.places) - 1)]
            found.append(replace(choice, places=(copy,)))
        return found

    def only(self) -> list[OfferedChoice]:
        """What Enter alone means: the only thing there is."""
        return self.choices if len(self.choices) == 1 else []

    def numbers(self) -> list[int]:
        return [int(choice.label) for choice in self.choices if choice.label]


def loose_piles(game: Game) -> list[str]:
    """The piles where the order does not matter, so that copies of a card there are all the same."""
    return [zone.name for zone in game.table.zones if not zone.ordered]


def likeness(view: Mapping[str, Any], loose: Sequence[str]) -> dict[str, str]:
    """For each further copy of a card that is told with all that is known of it: the first one like it.
    In play, and in piles with an order, each copy is one of its own."""
    alike: dict[str, str] = {}
    for name, zone in view["zones"].items():
        firsts: dict[str, str] = {}
        for card in zone.get("cards", ()):
            told = {"card": card} if isinstance(card, str) else card
            if isinstance(told, Mapping) and "host" not in told:
                notation = str(told["card"])
                label = read_label(notation)
                if label is None or not is_one_of_many(label, name in loose):
                    continue
                facts = {key: value for key, value in told.items() if key != "card"}
                alike[notation] = firsts.setdefault(f"{label.face} {facts}", notation)
    return alike


def is_one_of_many(label: Label, is_loose: bool) -> bool:
    """Whether it does not matter which copy is meant: in a hand, or in a pile without an order."""
    return label.in_hand or not label.copy or (is_loose and bool(label.zone))


def spell_alike(key: str, alike: Mapping[str, str]) -> str:
    """The notation of an option with the first copy of each card in it."""
    verb, arguments = read_action(key)
    return spell_action(verb, [alike.get(word, word) for word in arguments])
