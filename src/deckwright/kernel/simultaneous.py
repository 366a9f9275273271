"""Choices that all seats make at the same time: asked one after the other, hidden until all are in."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from deckwright.kernel.decisions import ask, decode_code, encode_code
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Seat
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Effect, named

if TYPE_CHECKING:
    from deckwright.kernel.game import Game
    from deckwright.kernel.state import State

NO_PICK: Final = -1


@dataclass
class Chosen(Locals):
    """What has been chosen so far, from the first seat asked on; NO_PICK for whoever had no options."""

    codes: tuple[int, ...] = ()

    def to_data(self, game: "Game") -> dict[str, Any]:
        """Options by their names."""
        return {"codes": [code if code < 0 else encode_code(game, code) for code in self.codes]}

    @classmethod
    def from_data(cls, data: dict[str, Any], game: "Game") -> "Chosen":
        return cls(
            tuple(decode_code(game, each) if isinstance(each, list) else int(each) for each in data["codes"])
        )


@dataclass(frozen=True, eq=False)
class Simultaneous(Effect):
    """Every seat that has options chooses one. The choices, by seat, are the result for the frame below."""

    name: str
    prompt: int
    options: "Callable[[State, Seat], list[int]]"

    def __post_init__(self) -> None:
        named(self.name, self)
        self.has_fresh_locals()

    def fresh(self) -> Chosen:
        return Chosen()

    def run(self, state: "State", frame: "Frame[Chosen]") -> None:
        """The seat of the frame is asked first, the others clockwise."""
        seats = state.setup.seats
        codes = frame.locals.codes
        if frame.answer != NO_ANSWER:
            codes += (frame.answer,)
            frame.answer = NO_ANSWER
        while len(codes) < seats:
            seat = Seat((frame.seat + len(codes)) % seats)
            options = self.options(state, seat)
            if options:
                frame.locals.codes = codes
                ask(state, seat, self.prompt, options, private=True)
                return
            codes += (NO_PICK,)
        state.frames.pop()
        first = seats - frame.seat
        state.frames[-1].results = codes[first:] + codes[:first]


def choice_under_way(state: "State") -> "Frame[Chosen] | None":
    """The frame of the choice that all seats are making, if there is one."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or not isinstance(frame.locals, Chosen):
        return None
    return cast("Frame[Chosen]", frame)


def has_chosen(state: "State", seat: Seat) -> bool | None:
    """Whether a seat has made its part of the choice under way; None if there is none."""
    frame = choice_under_way(state)
    if frame is None:
        return None
    codes = frame.locals.codes
    place = (seat - frame.seat) % state.setup.seats
    return place < len(codes) and codes[place] != NO_PICK


def passed_over(state: "State") -> list[Seat]:
    """The seats that had nothing to choose from in the choice under way, so far."""
    frame = choice_under_way(state)
    if frame is None:
        return []
    return [
        Seat((frame.seat + place) % state.setup.seats)
        for place, code in enumerate(frame.locals.codes)
        if code == NO_PICK
    ]


def redraw(state: "State", frame: "Frame[Chosen]", seat: Seat, pick: "Callable[[int], int]") -> bool:
    """Replace what the other seats have chosen in secret by choices that they could have made.

    False if that is impossible: somebody has chosen and could not have, or the other way round.
    """
    node = frame.node
    assert isinstance(node, Simultaneous)
    codes = list(frame.locals.codes)
    frame.locals.codes = ()
    for place, code in enumerate(codes):
        chooser = Seat((frame.seat + place) % state.setup.seats)
        if chooser != seat:
            options = node.options(state, chooser)
            if bool(options) is (code == NO_PICK):
                return False
            if options:
                codes[place] = options[pick(len(options))]
    frame.locals.codes = tuple(codes)
    return True
