"""Which option a line means: its number, its notation, or as much of that as tells it from the others."""

from collections.abc import Sequence


def find_options(line: str, keys: Sequence[str], texts: Sequence[str]) -> list[int]:
    """The options that a line may mean. Exactly one is a choice; several are too many to tell.

    Tried in this order: the number, the whole notation, its beginning, its arguments without the verb,
    the beginning of the words on the screen.
    """
    wanted = " ".join(line.casefold().split())
    if not wanted:
        return []
    if wanted.isascii() and wanted.isdigit():
        number = int(wanted[:9])
        return [number - 1] if 1 <= number <= len(keys) else []
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
