"""Frozen values that can be copied and sent to other processes, by their fields, compiled or not."""

from dataclasses import fields, is_dataclass
from typing import Any


class Sendable:
    """Base of frozen dataclasses that leave the process."""

    def __reduce__(self) -> tuple[Any, ...]:
        assert is_dataclass(self)
        return type(self), tuple([getattr(self, each.name) for each in fields(self)])
