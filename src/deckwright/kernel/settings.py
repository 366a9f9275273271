"""Options of a game: typed, validated, documented by message (`setting-<game>-<name>` in the catalogue)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from deckwright.kernel.errors import BadSetting, quote

Value = bool | int | str


@dataclass(frozen=True)
class Setting:
    """One option of the set-up. Its default tells its type; `values` lists the words it takes,
    `least` and `most` bound a number."""

    name: str
    default: Value
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    reader: Callable[[str], str] | None = None
    """Reads free text into its lasting form, or refuses it; `values` are then examples."""
    only: tuple[tuple[str, Value], ...] = ()
    """What other settings must be for this one to matter."""
    says_who_is_first: bool = False
    """Whether it takes the names of seats, for who goes first."""

    def takes(self) -> str:
        """What may be given, for messages and help."""
        if isinstance(self.default, bool):
            return "yes, no"
        if isinstance(self.default, int):
            return f"{self.least}…{self.most}"
        return ", ".join(self.values)

    def read(self, value: object) -> Value:
        """A value in its proper type; words as people type them are understood too."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            word = value.strip().lower() if isinstance(value, str) else ""
            if word in ("yes", "true", "on", "1"):
                return True
            if word in ("no", "false", "off", "0"):
                return False
        elif isinstance(self.default, int):
            number = value
            if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit():
                number = int(value.strip()[:9])
            if type(number) is int and self.least <= number <= self.most:
                return number
        elif isinstance(value, str) and self.reader is not None:
            return self.reader(value)
        elif isinstance(value, str) and value.strip().lower() in self.values:
            return value.strip().lower()
        raise BadSetting("setting-bad-value", name=self.name, value=quote(value), takes=self.takes())


def read_settings(known: tuple[Setting, ...], given: Mapping[str, object]) -> tuple[tuple[str, Value], ...]:
    """All settings of a game in their order, defaults filled in."""
    names = {setting.name for setting in known}
    for name in given:
        if name not in names:
            raise BadSetting("setting-unknown", name=quote(name), known=", ".join(sorted(names)))
    return tuple(
        (setting.name, setting.read(given[setting.name]) if setting.name in given else setting.default)
        for setting in known
    )
