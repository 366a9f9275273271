"""Trees of nodes as plain data, for effects that are made while a game runs and so have no path."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from deckwright.kernel.nodes import full_name, script_class


def to_data(value: object) -> Any:
    """A node, or what a node holds, as JSON data."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Enum):
        return {"word": full_name(type(value)), "value": value.value}
    if isinstance(value, tuple):
        return [to_data(each) for each in value]
    if is_dataclass(value):
        return {
            "node": full_name(type(value)),
            "fields": {each.name: to_data(getattr(value, each.name)) for each in fields(value) if each.init},
        }
    raise TypeError(f"{value!r} can't stand in a script")


def from_data(data: Any) -> Any:
    """What `to_data` made into data."""
    if isinstance(data, list):
        return tuple(from_data(each) for each in data)
    if isinstance(data, dict) and "word" in data:
        return script_class(data["word"])(data["value"])
    if isinstance(data, dict):
        made = {name: from_data(value) for name, value in data["fields"].items()}
        return script_class(data["node"])(**made)
    return data
