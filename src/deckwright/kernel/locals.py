"""What a procedure keeps between its steps: named and typed fields, one small class for each procedure."""

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

L = TypeVar("L", bound="Locals")


@mypyc_attr(allow_interpreted_subclasses=True)
class Locals:
    """Base of what procedures keep. A subclass is a dataclass; its fields are numbers, or tuples of them, and
    have a value to begin with."""

    __slots__ = ()

    def copy(self: L) -> L:
        kind: Any = type(self)
        new: L = kind(*[getattr(self, name) for name in names_of(kind)])
        return new

    def to_data(self, game: "Game") -> dict[str, Any]:
        """As plain data, for a saved state."""
        return {name: listed(getattr(self, name)) for name in names_of(type(self))}

    @classmethod
    def from_data(cls: type[L], data: dict[str, Any], game: "Game") -> L:
        return read_locals(cls, data)


def read_locals(kind: type[L], data: dict[str, Any], **known: Any) -> L:
    """What is kept, out of plain data but for what is known already. (For those too that read some of it in
    their own way: compiled, `super()` in a class method does not know the class.)"""
    if set(data) != set(names_of(kind)):
        raise ValueError(f"{kind.__name__} keeps {names_of(kind)}")
    return kind(**{name: frozen(value) for name, value in data.items() if name not in known}, **known)


_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def names_of(kind: type) -> tuple[str, ...]:
    """The names of what a class of locals keeps."""
    names = _NAMES.get(kind)
    if names is None:
        assert is_dataclass(kind), f"{kind.__name__} must be a dataclass"
        names = _NAMES[kind] = tuple(each.name for each in fields(kind))
    return names


def listed(value: Any) -> Any:
    """Tuples as lists, as they are in JSON."""
    return [listed(each) for each in value] if isinstance(value, tuple) else value


def frozen(value: Any) -> Any:
    """Lists as tuples again; what is neither a list nor a whole number was not kept by anybody."""
    if isinstance(value, list):
        return tuple(frozen(each) for each in value)
    if value is None or isinstance(value, int):
        return value
    raise ValueError(value)
