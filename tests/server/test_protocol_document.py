"""What `docs/protocol.md` tells is so: every example is read as what it says it is."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deckwright.server import protocol
from deckwright.server.api import BASE
from deckwright.server.endpoints import ENDPOINTS
from deckwright.server.protocol import FromClient, FromServer, Message

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
REQUESTS = re.findall(r"\b(GET|POST|PATCH|DELETE) (/api/v1/[\w/{}-]+)", TEXT)
MESSAGES = [each.__struct_config__.tag for each in (*FromClient.__args__, *FromServer.__args__)]


def fields_of(value: Any, wanted: Any) -> None:
    """Raise if an example has a field that its type does not know."""
    if isinstance(value, msgspec.Struct):
        assert set(wanted) - {"type"} <= set(value.__struct_fields__), set(wanted)
        for name in value.__struct_fields__:
            if name in wanted:
                fields_of(getattr(value, name), wanted[name])
    elif isinstance(value, list):
        for each, told in zip(value, wanted, strict=True):
            fields_of(each, told)


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_is_what_it_says(name: str, text: str) -> None:
    wanted = getattr(protocol, name)
    assert name in ("FromClient", "FromServer") or not issubclass(wanted, Message)
    fields_of(msgspec.json.decode(text, type=wanted), msgspec.json.decode(text))


def test_there_are_examples_of_all_that_matters() -> None:
    assert {name for name, _ in EXAMPLES} >= {"FromClient", "FromServer", "NewTable", "Problem", "Term"}


def test_every_json_of_the_document_is_an_example() -> None:
    assert len(re.findall(r"^```json", TEXT, re.MULTILINE)) == len(EXAMPLES)


def test_every_request_of_the_document_can_be_made() -> None:
    known = {(endpoint.method, BASE + endpoint.path) for endpoint in ENDPOINTS}
    assert REQUESTS
    assert [request for request in REQUESTS if request not in known] == []


@pytest.mark.parametrize("tag", MESSAGES)
def test_every_message_is_told(tag: str) -> None:
    assert f"`{tag}`" in TEXT or f'"type": "{tag}"' in TEXT
