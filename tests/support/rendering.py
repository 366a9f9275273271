"""Checks on words: everything that can be shown is said in every language, each different thing once."""

from collections.abc import Callable, Mapping
from typing import TypeVar

import deckwright as dw
from deckwright.text import LANGUAGES, Speaker
from tests.support.conformance import Playthrough, seats_of

T = TypeVar("T")
Values = Mapping[str, str | int | None]


class Rendering:
    """A look that lets speakers of all languages say events, questions, options, refusals and outcomes."""

    def __init__(self, game: dw.Game) -> None:
        self.speakers = [Speaker(language, game=game) for language in LANGUAGES]
        self.speakers += [Speaker(language, game=game, you="p1") for language in LANGUAGES]
        self.said: set[tuple[object, ...]] = set()

    def __call__(self, state: dw.State, game: Playthrough) -> None:
        shown = game.events[-1] + [event for seen in game.seen[-1:] for events in seen for event in events]
        for event in shown:
            self._say(("event", event.kind), event.values, Speaker.event, event)
        decision = state.decision
        if decision is not None:
            self._say(("prompt", decision.prompt), decision.values, Speaker.prompt, decision)
            for option in decision.options:
                self._say(("option", option.verb.name), option.values, Speaker.option, option)
        for seat in seats_of(state):
            for refusal in state.why_not(seat):
                words = (refusal.action, refusal.rule, refusal.reason)
                self._say(words, refusal.values, Speaker.refusal, refusal)
        outcome = state.outcome
        if outcome is not None:
            self._say((outcome,), {}, Speaker.outcome, outcome)

    def _say(
        self, words: tuple[object, ...], values: Values, say: Callable[[Speaker, T], str], what: T
    ) -> None:
        key = (*words, *values.items())
        if key in self.said:
            return
        self.said.add(key)
        for speaker in self.speakers:
            text = say(speaker, what)
            assert text.strip(), f"nothing is said in {speaker.language} of {key}"
            assert "{" not in text, f"in {speaker.language} a blank is left open: {text}"
