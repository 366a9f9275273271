"""Which option a line means: its number, its notation, or as much of that as tells it from the others."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from deckwright.kernel.handles import Option
from deckwright.kernel.notation import arguments_of
from deckwright.kernel.vocabulary import Arg

MOST_NEAR: Final = 3
LEAST_LIKE: Final = 0.7


def labels_of(options: Sequence[Option], texts: Sequence[str]) -> list[str]:
    """The numbers by which options are typed: their places, or where numbers are chosen these themselves."""
    return numbers_of(options, texts) or [str(place) for place in range(1, len(options) + 1)]


def numbers_of(options: Sequence[Option], texts: Sequence[str]) -> list[str]:
    """The numbers that options are about, if they differ in nothing else and their words say so; none for
    an option that is just a word, such as a pass. Nothing if other things are chosen."""
    about = [number_of(option) for option in options]
    numbers = [number for number, _ in filter(None, about)]
    others = {rest for _, rest in filter(None, about)}
    if not numbers or len(others) > 1 or len(set(numbers)) < len(numbers):
        return []
    said = [
        found is not None and found[0] in re.findall(r"\d+", text)
        for found, text in zip(about, texts, strict=True)
    ]
    for option, found, is_said in zip(options, about, said, strict=True):
        # «None of it» says 0 without a number.
        is_none = found is not None and found[0] == "0" and any(said)
        if option.verb.slots and not is_said and not is_none:
            return []
    return [found[0] if found is not None else "" for found in about]


def number_of(option: Option) -> tuple[str, str] | None:
    """The number that an option is about, and the rest of it. Those of cards are no amounts."""
    kinds = [slot.arg for slot in option.verb.slots]
    if kinds.count(Arg.NUMBER) != 1 or Arg.CARD in kinds:
        return None
    values = [str(value) for value in option.values.values()]
    number = values.pop(kinds.index(Arg.NUMBER))
    return number, " ".join([option.verb.name, *values])


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
    arguments = [arguments_of(key) for key in keys]
    for spellings in (keys, arguments):
        found = beginning_with(wanted, spellings)
        if found:
            return found
    return beginning_with(wanted, [text.casefold() for text in texts])


def near_options(line: str, keys: Sequence[str], texts: Sequence[str]) -> list[int]:
    """The options that a line which means none may have been meant for, the likeliest first."""
    wanted = " ".join(line.casefold().split())
    if not any(sign.isalpha() for sign in wanted):
        return []
    places: dict[str, int] = {}
    for place, (key, text) in enumerate(zip(keys, texts, strict=True)):
        for spelling in (key, arguments_of(key), text.casefold()):
            places.setdefault(spelling, place)
    found = get_close_matches(wanted, places, MOST_NEAR, LEAST_LIKE)
    return list(dict.fromkeys(places[spelling] for spelling in found))


def beginning_with(wanted: str, spellings: Sequence[str]) -> list[int]:
    """Whole spellings are better than beginnings."""
    whole = [place for place, spelling in enumerate(spellings) if spelling == wanted]
    return whole or [place for place, spelling in enumerate(spellings) if spelling.startswith(wanted)]
