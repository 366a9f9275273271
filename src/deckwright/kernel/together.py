"""Choices that all seats make at the same time: asked one after the other, hidden until all are in."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, NONE, Frame
from deckwright.kernel.ids import Seat
from deckwright.kernel.nodes import Effect, named

if TYPE_CHECKING:
    from deckwright.kernel.state import State

NO_PICK: Final = -1


@dataclass(frozen=True, eq=False)
class Together(Effect):
    """Every seat that has options chooses one. The frame below gets the choices, by seat, as `picks`."""

    name: str
    prompt: int
    options: "Callable[[State, Seat], list[int]]"

    def __post_init__(self) -> None:
        named(self.name, self)


def run_together(state: "State", frame: Frame) -> None:
    """Handler of Together: the seat of the frame is asked first, the others clockwise."""
    node = frame.node
    assert isinstance(node, Together)
    seats = state.setup.seats
    picks = frame.picks
    if frame.answer != NO_ANSWER:
        picks += (frame.answer,)
        frame.answer = NO_ANSWER
    while len(picks) < seats:
        seat = Seat((frame.seat + len(picks)) % seats)
        codes = node.options(state, seat)
        if codes:
            frame.picks = picks
            ask(state, seat, node.prompt, codes, private=True)
            return
        picks += (NO_PICK,)
    state.frames.pop()
    first = seats - frame.seat
    state.frames[-1].picks = picks[first:] + picks[:first]


def has_chosen(state: "State", seat: Seat) -> bool | None:
    """Whether a seat has made its part of the choice under way; None if there is none."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or not isinstance(frame.node, Together):
        return None
    place = (seat - frame.seat) % state.setup.seats
    return place < len(frame.picks) and frame.picks[place] != NO_PICK


def passed_over(state: "State") -> list[Seat]:
    """The seats that had nothing to choose from in the choice under way, so far."""
    frame = state.frames[-1]
    return [
        Seat((frame.seat + place) % state.setup.seats)
        for place, code in enumerate(frame.picks)
        if code == NO_PICK
    ]


def redraw(state: "State", seat: Seat, pick: "Callable[[int], int]") -> bool:
    """Replace what the other seats have chosen in secret by choices that they could have made.

    False if that is impossible: somebody has chosen and could not have, or the other way round.
    """
    frame = state.frames[-1]
    node = frame.node
    assert isinstance(node, Together)
    picks = list(frame.picks)
    frame.picks = NONE
    for place, code in enumerate(picks):
        chooser = Seat((frame.seat + place) % state.setup.seats)
        if chooser != seat:
            codes = node.options(state, chooser)
            if bool(codes) is (code == NO_PICK):
                return False
            if codes:
                picks[place] = codes[pick(len(codes))]
    frame.picks = tuple(picks)
    return True
