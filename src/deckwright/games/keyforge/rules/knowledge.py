"""What nobody or only one player knows (KF-17), for possible worlds."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.knowledge import unknown
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State

HIDDEN: Final = (table.DECK, table.HAND, table.ARCHIVE, table.FACEDOWN)


def deal_unknown(world: State, seat: Seat, rng: Rng) -> None:
    """Deck lists are open: the unknown cards of a player may lie in any of the hidden places.

    A card takes its house and its icons along: mavericks and enhanced cards are what they are.
    """
    hidden = [card for zones in HIDDEN for zone in zones for card in world.zones[zone]]
    for owner in range(table.SEATS):
        cards = tuple(card for card in hidden if world.owner[card] == owner)
        exchange(world, unknown(world, seat, cards), rng)


def exchange(world: State, cards: list[Card], rng: Rng) -> None:
    houses, icons = world.columns[table.CARD_HOUSE], world.columns[table.ICONS]
    prints = rng.shuffled([(world.face[card], houses[card], icons[card]) for card in cards])
    for card, (face, house, icon) in zip(cards, prints, strict=True):
        world.face[card] = world.text[card] = face
        houses[card] = house
        icons[card] = icon
