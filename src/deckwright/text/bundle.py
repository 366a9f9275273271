"""Messages of one language as Fluent has them, read when they are first said."""

import re
import sys
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

from deckwright.kernel.errors import EngineFault
from deckwright.text.errors import MissingMessage

_NAME: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")

resolver.MAX_PART_LENGTH = sys.maxsize
"""Fluent guards against messages that others wrote. These are our own: what fills them may be of any length,
a clause of a rulebook or a row of all cards."""


class Bundle(FluentBundle):
    """Messages by name. A file has hundreds, of which each is read when it is first said."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._messages: Entries = Entries()
        self._terms: Entries = Entries()

    def format(
        self, message: str, pattern: Any, values: Mapping[str, object], functions: Mapping[str, Any]
    ) -> str:
        """A pattern of a message with its blanks filled; anything that is missing is an error."""
        errors: list[Exception] = []
        blanks = {name: native_to_fluent(value) for name, value in values.items()}
        context: Any = BoundBundle(self, functions)
        text = pattern(ResolverEnvironment(context, errors, CurrentEnvironment(blanks)))
        if errors:
            raise MissingMessage(f"{self.locales[0]}: {message}: {errors[0]}") from errors[0]
        return str(text)

    def add_file(self, source: Path) -> None:
        """Messages of the same name as earlier ones replace them."""
        for name, text in split(source).items():
            if name.startswith("-"):
                self._terms.sources[name[1:]] = text, source
            else:
                self._messages.sources[name] = text, source


class BoundBundle:
    """A bundle as the messages see it while one of them is said: with functions that serve this text."""

    __slots__ = ("_babel_locale", "_functions", "_lookup", "_plural_form", "use_isolating")

    def __init__(self, bundle: Bundle, functions: Mapping[str, Any]) -> None:
        self._functions = functions
        self._lookup = bundle._lookup
        self._babel_locale = bundle._babel_locale
        self._plural_form = bundle._plural_form
        self.use_isolating = bundle.use_isolating


class Entries(dict[str, Any]):
    """Messages by name, parsed when they are looked up."""

    def __init__(self) -> None:
        super().__init__()
        self.sources: dict[str, tuple[str, Path]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self.sources

    def __missing__(self, name: str) -> Any:
        text, source = self.sources[name]
        entry = self[name] = parse(text, source)
        return entry


def parse(text: str, source: Path) -> Any:
    """One message. What can't be read is a fault."""
    resource: Any = FluentResource(text)
    for item in resource.body:
        if isinstance(item, ast.Junk):
            raise EngineFault(f"{source}: {item.annotations[0].message}: {str(item.content).strip()[:80]}")
    (entry,) = resource.body
    return entry


@lru_cache(maxsize=64)
def split(source: Path) -> dict[str, str]:
    """The messages of a file by name, unread. What belongs to none, or stands there twice, is a fault."""
    found: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in source.read_text(encoding="utf-8").splitlines(keepends=True):
        name = _NAME.match(line)
        if name is not None:
            if name[1] in found:
                raise EngineFault(f"{source}: two messages are called {name[1]}")
            lines = found[name[1]] = []
        elif line.startswith("#"):
            lines = None
        if lines is not None:
            lines.append(line)
        elif line.strip() and not line.startswith("#"):
            raise EngineFault(f"{source}: {line.strip()[:80]} belongs to no message")
    return {name: "".join(rows) for name, rows in found.items()}
