"""How a game is set up, and how it ended."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.errors import BadSetting, quote
from deckwright.kernel.ids import Seat
from deckwright.kernel.rng import GENERATOR, GENERATORS, SPLITMIX, Rng, Splitmix, seeded, splitmix_seeded
from deckwright.kernel.settings import Value, read_settings
from deckwright.kernel.values import Sendable

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

SEED_BITS: Final = 256


@dataclass(frozen=True)
class Setup(Sendable):
    """How a game was set up. The seed is None where it may not be known (determinised states)."""

    seats: int
    settings: tuple[tuple[str, Value], ...]
    seed: int | None
    generator: str = GENERATOR

    def __getitem__(self, name: str) -> Value:
        for key, value in self.settings:
            if key == name:
                return value
        raise KeyError(name)

    def first_chance(self) -> int:
        """The number that the game draws from."""
        seed = self.seed or 0
        return splitmix_seeded(seed) if self.generator == SPLITMIX else seeded(seed)

    def scenario_chance(self) -> int:
        """The same for a described position of games whose old scenarios drew from the bare seed."""
        return self.seed or 0 if self.generator == SPLITMIX else self.first_chance()

    def side_stream(self, name: str) -> Rng:
        """Chance for what is settled before the game: it tells nothing about what the game draws. (In old
        games it did.)"""
        seed = self.seed or 0
        return Splitmix(seed) if self.generator == SPLITMIX else Rng(seed, name)


@dataclass(frozen=True)
class Outcome(Sendable):
    """How a game ended. `reason` names a message; no winners means that nobody won."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    ranks: tuple[int, ...] = field(default=())


def new_setup(
    game: "Game", seed: object, seats: object, settings: Mapping[str, object], generator: str
) -> Setup:
    """How a new game is to be played, with everything settled that was left open."""
    about = game.about
    count = about.usual_seats(settings) if seats is None else seats
    if type(count) is not int or not about.least_seats <= count <= about.most_seats:
        raise BadSetting("seats-bad", seats=quote(seats), least=about.least_seats, most=about.most_seats)
    if seed is None:
        seed = secrets.randbits(64)
    if type(seed) is not int or abs(seed) >> SEED_BITS:
        raise BadSetting("seed-bad", seed=quote(seed))
    known = known_generator(generator)
    return game.rules.prepare(Setup(count, read_settings(about.settings, settings), seed, known))


def read_setup(
    game: "Game", seats: int, settings: dict[str, Any], seed: int | None, generator: str = SPLITMIX
) -> Setup:
    """A set-up out of a document; one that names no generator is older than the present one."""
    return Setup(seats, read_settings(game.about.settings, settings), seed, known_generator(generator))


def read_outcome(winners: list[int], scores: list[int], reason: str) -> Outcome:
    return Outcome(tuple(Seat(winner) for winner in winners), tuple(scores), reason)


def known_generator(name: object) -> str:
    if name in GENERATORS:
        return str(name)
    raise BadSetting("generator-unknown", generator=quote(name), known=", ".join(GENERATORS))
