"""Settings of a game out of what was typed. A value that begins with @ is the content of a file."""

import re
from collections.abc import Mapping, Sequence

from deckwright.cli.files import read_text
from deckwright.cli.games import check_settings
from deckwright.cli.problems import BadInput
from deckwright.cli.voice import Voice
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.settings import Setting
from deckwright.play.deck_forms import in_notation

FILE = "@"


def read_settings(words: Sequence[str]) -> dict[str, str]:
    """Settings with one value each, out of `name=value` words."""
    return {name: read_value(f"--option {name}", value) for name, value in split_words(words).items()}


def read_choices(game: Game, words: Sequence[str], voice: Voice) -> dict[str, list[str]]:
    """Settings with one or several values each: `epic=yes,no`."""
    values = split_words(words)
    check_settings(game, values)
    return {
        setting.name: [
            settle(game, setting, read_value(f"--option {setting.name}", each), voice)
            for each in split_values(setting, values[setting.name])
        ]
        for setting in game.settings
        if setting.name in values
    }


def settle_all(game: Game, settings: Mapping[str, str], voice: Voice) -> dict[str, str]:
    """Settings with their free texts in lasting form."""
    check_settings(game, settings)
    by_name = {setting.name: setting for setting in game.settings}
    return {name: settle(game, by_name[name], value, voice) for name, value in settings.items()}


def settle(game: Game, setting: Setting, value: str, voice: Voice) -> str:
    """Free text in its lasting form. What is wrong with it does not say by itself which setting it is for."""
    if setting.reader is None:
        return value
    try:
        return setting.reader(in_notation(game, value, voice.about(game)))
    except DeckwrightError as error:
        name, reason = f"--option {setting.name}", voice.about(game).error(error)
        raise BadInput("cli-value-wrong", name=name, reason=reason) from error


def split_words(words: Sequence[str]) -> dict[str, str]:
    """Names and values as they were typed."""
    settings: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name.strip():
            raise BadInput("cli-bad-pair", name="--option", value=word[:40])
        settings[name.strip().lower()] = value.strip()
    return settings


def split_values(setting: Setting, value: str) -> list[str]:
    """The values between commas. Free text has commas of its own: only files are told apart there."""
    is_free = setting.reader is not None or value.startswith(FILE)
    return re.split(rf",(?={FILE})", value) if is_free else value.split(",")


def read_value(name: str, value: str) -> str:
    """A value as typed for what has that name, or what stands in the file that it names."""
    if not value.startswith(FILE):
        return value
    path = value.removeprefix(FILE).strip()
    if not path:
        raise BadInput("cli-value-no-file", name=name[:60])
    return read_text(path, "value")
