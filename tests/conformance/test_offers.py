"""What a board shows as tempting can be done or is refused with a reason: every card in hand, in play or in
the row, also the second and third copy, in the engine and in what the browser is given."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import pytest
from tests.support.conformance import Case, cases, covering, is_usual, random_choices
from tests.support.copies import games_in, make_copy

import deckwright as dw
from deckwright.kernel.ids import NO_SEAT, Seat
from deckwright.play.session import GameSession
from deckwright.server.scenes import Reader

TEMPTING: Final = {
    "codex": {("main", "hand"), ("patrol", "play")},
    "dimensions": {("battle", "hand"), ("lay", "hand")},
    "keyforge": {("main", "hand"), ("main", "line"), ("main", "artifacts")},
    "shards": {("main", "hand"), ("main", "row")},
}
"""Where a player acts as they like, and with which cards, also if nothing is refused there. In any game it
tempts to do something with the cards of a zone if at the same question some of them are refused."""
PARTLY: Final = {
    # What stands to be built is asked of the building plans.
    ("codex", "main", "buildings"),
    # Of what was played only champions have more to do.
    ("shards", "main", "play"),
}
"""Questions where some cards of a zone have nothing to do with the others that are refused."""
SPELLS: Final = ("two-step", "harmony", "discord")
"""Spells of Codex that stay in play have nothing to do with a patrol."""

GRID = [case for name in dw.games() for case in covering(cases(name))]
QUICK = [pytest.param(case, marks=() if is_usual(case) else pytest.mark.slow) for case in GRID]


def within_reach(state: dw.State, seat: Seat) -> Iterator[tuple[str, str]]:
    """The cards that a player knows on their own side and in the middle: the kind of zone, and the label."""
    for number, zone in enumerate(state.game.table.zones):
        if zone.seat in (seat, NO_SEAT):
            for card in state.zones[number]:
                if state.known[card] >> seat & 1:
                    yield zone.kind, state.game.showing.label(state, card, seat)


class Offers:
    """What is offered and refused in the course of a game, by question and kind of zone."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tempting = set(TEMPTING.get(game, ()))
        self.left_out: dict[tuple[str, str], str] = {}
        self.looked_at: set[tuple[str, str]] = set()

    def look(self, state: dw.State) -> set[str]:
        """Note a question; returns the cards that it offers or refuses."""
        decision = state.decision
        assert decision is not None
        offered = {word for key in decision.keys for word in key.split()}
        refused = {word for each in state.why_not(decision.seat) for word in each.action.split()}
        for kind, label in within_reach(state, decision.seat):
            place = (decision.prompt, kind)
            self.looked_at.add(place)
            if label in refused and (self.game, *place) not in PARTLY:
                self.tempting.add(place)
            if label not in offered | refused and label.partition(".")[0] not in SPELLS:
                self.left_out.setdefault(place, f"{label} at {decision}")
        return (offered | refused) & {label for _, label in within_reach(state, decision.seat)}


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_every_card_that_tempts_is_an_option_or_refused(case: Case) -> None:
    state = case.new(4)
    session = GameSession(state, dw.Record.of(state))
    names = {f"p{number}": f"Player {number}" for number in range(1, case.seats + 1)}
    offers = Offers(case.game)
    for number, choice in enumerate(islice(random_choices(state, 4), 300)):
        wanted = offers.look(state)
        if wanted and number % 10 == 0:
            check_scene(Reader(state.game, state.decider, "en", names), session, wanted)
        session.choose(choice)
        state = session.state
    left_out = {place: told for place, told in offers.left_out.items() if place in offers.tempting}
    assert left_out == {}
    assert offers.tempting & offers.looked_at or case.game not in TEMPTING


def check_scene(reader: Reader, session: GameSession, wanted: set[str]) -> None:
    """The same in what is sent to the browser."""
    scene = reader.scene(session, 1, 1)
    assert scene.question is not None
    lit = {card for option in scene.question.options for card in option.cards}
    grey = {card for refused in scene.refusals for card in refused.cards}
    assert wanted <= lit | grey


def test_a_new_game_is_looked_at_without_being_named_here(tmp_path: Path) -> None:
    make_copy(tmp_path, "fifth")
    with games_in(tmp_path):
        state = dw.game("fifth").new(seed=4)
        offers = Offers("fifth")
        for choice in random_choices(state, 4):
            offers.look(state)
            state.choose(choice)
        assert TEMPTING["dimensions"] <= offers.tempting & offers.looked_at
        test_every_card_that_tempts_is_an_option_or_refused(Case("fifth", 2))
