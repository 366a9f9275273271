"""How often what is in a deck, and which cards come together: `data/rates.toml` and `data/groups.toml`."""

import tomllib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from deckwright.games.keyforge.facts import SETS
from deckwright.kernel.rng import Rng

RARITIES: Final = ("common", "uncommon", "rare")
"""The rarities of cards that are drawn by themselves (KF-15.7)."""
OUT_OF: Final = 1000
"""What the rates of a set are shares of."""


@dataclass(frozen=True)
class Rates:
    """The numbers of `data/rates.toml`."""

    house: Mapping[str, Sequence[int]]
    """For each rarity but common, the weights of 0, 1, 2 … such cards in a house."""
    copies: Mapping[str, int]
    """The most copies of a card in a house, by rarity."""
    least: Mapping[str, int]
    """The different cards of each rarity that a house must have."""
    sets: Mapping[str, Mapping[str, int]]
    """For each set, the decks of `OUT_OF` that have a card of a special kind."""
    survey: Mapping[str, int]
    """Cards by rarity in the decks that were surveyed."""
    sample: Mapping[str, Mapping[str, int]]
    """Shares of rarities by set, of ten thousand cards."""


@dataclass(frozen=True)
class Groups:
    """The cards of `data/groups.toml`."""

    members: Mapping[str, Sequence[str]]
    """With each lead, the cards that come with it."""
    for_each: frozenset[str]
    """The leads whose members come again with every copy."""
    instead: Mapping[str, Sequence[str]]
    """For a card that may be changed for another, all that it can be."""
    everywhere: Sequence[tuple[str, Sequence[str]]]
    """A set, and its cards of which there is one in each house of a deck or none at all."""


@cache
def rates() -> Rates:
    """How often what is in real decks."""
    data = _read("rates.toml")
    sets = {each: data[each] for each in SETS}
    return Rates(data["house"], data["copies"], data["least"], sets, data["survey"], data["sample"])


@cache
def groups() -> Groups:
    """Which cards come together."""
    data = _read("groups.toml")
    return Groups(
        members={each["lead"]: each["members"] for each in data["together"]},
        for_each=frozenset(each["lead"] for each in data["together"] if each.get("each")),
        instead={each["cards"][0]: each["cards"] for each in data["instead"]},
        everywhere=[(each["set"], each["cards"]) for each in data["everywhere"]],
    )


def weighed_by_sums(rng: Rng, sums: Sequence[int]) -> int:
    """A number from 0 on, as often as its weight says, by the sums of the weights so far."""
    return bisect_right(sums, rng.below(sums[-1]))


def _read(name: str) -> dict[str, Any]:
    file = resources.files("deckwright.games.keyforge") / "data" / name
    return tomllib.loads(file.read_text(encoding="utf-8"))
