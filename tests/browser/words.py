"""The words of the client by the names of its messages, so that tests find them in every language."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"


@lru_cache(maxsize=3)
def bundle(language: str) -> Any:
    found = FluentBundle([language], use_isolating=False)
    for path in sorted(SOURCES.rglob(f"messages/{language}.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def words(language: str, name: str, **values: Any) -> str:
    """A message of the client."""
    message = bundle(language).get_message(name)
    text, errors = bundle(language).format_pattern(message.value, values)
    assert not errors, errors
    return str(text)
