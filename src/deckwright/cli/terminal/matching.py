"""Which option a line means: its number, its notation, or as much of that as tells it from the others."""

import re
from collections.abc import Sequence

from deckwright.kernel.decisions import Option
from deckwright.kernel.words import Arg


def labels_of(options: Sequence[Option], texts: Sequence[str]) -> list[str]:
    """The numbers by which options are typed: their places, or where numbers are chosen these themselves."""
    own = [own_number(option, text) for option, text in zip(options, texts, strict=True)]
    if any(own) and all(label or not option.verb.slots for option, label in zip(options, own, strict=True)):
        return own
    return [str(place) for place in range(1, len(options) + 1)]


def own_number(option: Option, text: str) -> str:
    """The number that an option is about, if it is about one and its words say so."""
    if [slot.arg for slot in option.verb.slots] != [Arg.NUMBER]:
        return ""
    number = str(next(iter(option.values.values())))
    return number if number in re.findall(r"\d+", text) else ""


def find_options(
    line: str, keys: Sequence[str], texts: Sequence[str], labels: Sequence[str] | None = None
) -> list[int]:
    """The options that a line may mean. Exactly one is a choice; several are too many to tell.

    Tried in this order: the number, the whole notation, its beginning, its arguments without the verb,
    the beginning of the words on the screen.
    """
    wanted = " ".join(line.casefold().split())
    if not wanted:
        return []
    if wanted.isascii() and wanted.isdigit():
        number = str(int(wanted[:9]))
        known = labels or [str(place) for place in range(1, len(keys) + 1)]
        return [place for place, label in enumerate(known) if label == number]
    if wanted in keys:
        return [list(keys).index(wanted)]
    arguments = [key.partition(" ")[2] for key in keys]
    for spellings in (keys, arguments):
        found = beginning_with(wanted, spellings)
        if found:
            return found
    return beginning_with(wanted, [text.casefold() for text in texts])


def beginning_with(wanted: str, spellings: Sequence[str]) -> list[int]:
    """Whole spellings are better than beginnings."""
    whole = [place for place, spelling in enumerate(spellings) if spelling == wanted]
    return whole or [place for place, spelling in enumerate(spellings) if spelling.startswith(wanted)]
