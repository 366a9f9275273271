"""Errors as tests expect them: of the right code, with a sentence in every language."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, Speaker


@contextmanager
def check_refused(code: str, **details: str | int) -> Iterator[None]:
    """What is done inside is refused with that code and at least these details."""
    with pytest.raises(dw.DeckwrightError) as refused:
        yield
    error = refused.value
    assert error.code == code
    assert {name: error.details.get(name) for name in details} == details
    check_readable(error)


def check_readable(error: dw.DeckwrightError) -> None:
    """An error says something in every language, and not a novel."""
    for language in LANGUAGES:
        text = Speaker(language).error(error)
        assert text.strip()
        assert len(text) < 1000
