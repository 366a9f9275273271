"""A speaker says everything about a game to one reader, in that reader's language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from deckwright.kernel.codec import node_of_name
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.handles import Decision, Event, Option
from deckwright.kernel.notation import is_seat, read_label, read_trigger, seat_name, zone_parts
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.settings import Setting
from deckwright.kernel.setup import Outcome
from deckwright.kernel.vocabulary import Arg, EventKind, Slot
from deckwright.kernel.zones import ZoneKind
from deckwright.text.catalogue import catalogue
from deckwright.text.errors import MissingMessage
from deckwright.text.grammar import capital, standing_alone
from deckwright.text.languages import inflected
from deckwright.text.marks import mark
from deckwright.text.questions import begin, question
from deckwright.text.script import Part, describe
from deckwright.text.text_context import TextContext
from deckwright.text.values import NONE, Place, Player, Row, Told


class Speaker:
    """Renders events, questions, options and the rest.

    `names` are the players' names by seat, `you` is the reader's seat; `extra` are folders with more
    messages, one `<language>.ftl` each. If it is `marked`, cards in sentences stand between marks.

    >>> Speaker("en").say("verb-done")
    'Done'
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Mapping[str, str] | None = None,
        you: str | None = None,
        extra: Sequence[Path] = (),
        marked: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self._extra = tuple(extra)
        self._catalogue = catalogue(language, game, tuple(extra), marked)
        self._names = dict(names or {})
        self._you = you
        self._players: dict[str, Player] = {}
        self._zones = _zones_of(game)
        self._slots = slots_of(game)
        self._reasons = _reasons_of(game)

    # Anything by its message.

    def say(self, message: str, /, **values: object) -> str:
        """Any message of the catalogues. Text stays as it is; `seat` and `zone` make values to inflect."""
        return self._catalogue.say(message, values)

    def seat(self, seat: str) -> Player:
        """A player as a blank of a message: `{ PLAYER($seat, case: "gen") }`."""
        if not self._is_seat(seat):
            raise MissingMessage(f"{self.language}: {seat!r} is no seat")
        if seat not in self._players:
            name = self._names.get(seat)
            is_you = seat == self._you
            is_duel = self.game is not None and self.game.most_seats == 2
            is_rival = is_duel and self._you is not None and not is_you
            self._players[seat] = Player(self._catalogue, seat, name, is_you, is_rival)
        return self._players[seat]

    def _is_seat(self, notation: object) -> bool:
        """A player, or a side of the table that nobody plays."""
        return is_seat(notation) or (
            self.game is not None and notation in self.game.table.zone_table.sides.values()
        )

    def zone(self, zone: str) -> Place:
        """A zone as a blank of a message: `{ ZONE($zone, case: "acc") }`."""
        kind = self._zones.get(zone)
        if kind is None:
            raise MissingMessage(f"{self.language}: no zone {zone!r}")
        owner, label = zone_parts(zone)
        return Place(self._catalogue, kind.kind, label, self.seat(owner) if owner else None)

    # What happens at the table.

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.say_word("event", event.kind, event.values)

    def prompt(self, decision: Decision) -> str:
        """The question of a decision."""
        return self.say_word("prompt", decision.prompt, decision.values)

    def option(self, option: Option) -> str:
        """An option in words."""
        return self.say_word("verb", option.verb.name, option.values)

    def say_word(self, what: str, word: str, given: Mapping[str, str | int | None]) -> str:
        """A `verb`, `prompt` or `event` of the game, with its arguments in notation."""
        slots = self._slots.get((what, word))
        if slots is None:
            raise MissingMessage(f"{self.language}: the game has no {what} {word}")
        if self._catalogue.find(f"{what}-{word}") is None:
            return " ".join([word, *(str(value) for value in given.values() if value is not None)])
        context = TextContext(self._catalogue)
        values: dict[str, object] = {}
        for slot in slots:
            values.update(self._blanks(context, slot, given.get(slot.name)))
        return self._catalogue.finish(context.say(f"{what}-{word}", values))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the number of the clause."""
        context = TextContext(self._catalogue)
        values: dict[str, object] = {"rule": refusal.rule.lower().replace(".", "-")}
        slots = self._reasons.get((refusal.reason, refusal.rule))
        if slots is None:
            values |= self._guess_all(refusal.values)
        else:
            for slot in slots:
                values.update(self._blanks(context, slot, refusal.values.get(slot.name)))
        reason = context.say(f"refusal-{refusal.reason}", values)
        return self._catalogue.finish(context.say("refusal", {"reason": reason, "rule": refusal.rule}))

    def refused(self, refusal: Refusal) -> str:
        """What may not be done, in the words of an option; nothing if it is no whole option."""
        slots = self._slots.get(("verb", refusal.verb))
        if slots is None or any(slot.name not in refusal.arguments for slot in slots):
            return ""
        return self.say_word("verb", refusal.verb, refusal.arguments)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        winners = [self.seat(seat_name(winner)) for winner in outcome.winners]
        winners.sort(key=lambda winner: not winner.is_you)
        told = self.say(
            f"outcome-{outcome.reason}",
            winners=Row(TextContext(self._catalogue), winners),
            count=len(winners),
            score=max(outcome.scores, default=0),
            reader=self._end_for_reader(outcome),
        )
        return self._catalogue.finish(told)

    def _end_for_reader(self, outcome: Outcome) -> str:
        """Whether the reader has won or lost; `none` for whoever does not play."""
        if self._you is None:
            return "none"
        return "won" if self._you in map(seat_name, outcome.winners) else "lost"

    def error(self, error: DeckwrightError) -> str:
        """What was wrong with the input, in the words of the game that found it if it has its own."""
        if isinstance(error.game, Game) and self.game is None:
            return Speaker(self.language, error.game, extra=self._extra).error(error)
        return self.say(error.code, **error.details)

    # Names.

    def card_name(self, card: str, case: str = "nom") -> str:
        """The name of a card, given by its face, with nothing around it."""
        return standing_alone(self._catalogue.faces.name(card, case))

    def card_in_row(self, card: str) -> str:
        """The name of a card in a row of several; marked, if the speaker marks cards."""
        name = self.card_name(card)
        return mark(card, name) if self._catalogue.marked else name

    def card_text(self, card: str) -> str:
        """The rules text of a card; empty if it has none."""
        texts = self._catalogue.texts
        if card not in texts:
            if self.game is None or card not in self.game.table.face_names:
                raise MissingMessage(f"{self.language}: no card {card!r}")
            texts[card] = describe(self._catalogue, card, self.game.cards.scripts.get(card, ()))
        return texts[card]

    def zone_name(self, zone: str) -> str:
        """A zone as a heading."""
        return capital(self.zone(zone).text())

    def player(self, seat: str) -> str:
        """A player's name, or «Player 2»."""
        return self.seat(seat).text()

    def word(self, group: str, word: str, case: str = "nom") -> str:
        """A word of the game's lexicon, e.g. a phase."""
        return inflected(self._catalogue.lexicon.entry(group, word), case)

    def title(self) -> str:
        """The name of the game."""
        return self._say_or("" if self.game is None else self.game.name, "game-title")

    def about(self) -> str:
        """What the game is, in a paragraph."""
        return self._say_or("", "game-about")

    def setting_name(self, setting: Setting) -> str:
        return self._say_or(setting.name, self._setting(setting))

    def setting_about(self, setting: Setting) -> str:
        """What an option of the set-up changes."""
        return self._say_or("", f"{self._setting(setting)}-about")

    def setting_value(self, setting: Setting, value: object) -> str:
        """A value of an option of the set-up in words; numbers are themselves."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if isinstance(value, int):
            return str(value)
        return self._say_or(str(value), f"{self._setting(setting)}-{value}")

    def _say_or(self, bare: str, message: str) -> str:
        """A message without blanks, or what stands in its place as long as nobody has written it."""
        return bare if self._catalogue.find(message) is None else self.say(message)

    def _setting(self, setting: Setting) -> str:
        if self.game is None:
            raise MissingMessage(f"{self.language}: no game to name the setting {setting.name}")
        return f"setting-{self.game.name}-{setting.name}"

    # Values in notation, as blanks of messages.

    def _blanks(self, context: TextContext, slot: Slot, value: str | int | None) -> dict[str, object]:
        """The blanks that an argument fills."""
        if value is None:
            return {slot.name: NONE}
        if slot.arg is Arg.SEAT:
            return {slot.name: self.seat(str(value))}
        if slot.arg is Arg.ZONE:
            return {slot.name: self.zone(str(value))}
        if slot.arg is Arg.NODE:
            return {slot.name: self._asked(context, str(value))}
        if slot.arg is Arg.MODE:
            return {slot.name: self._mode(context, str(value))}
        if slot.arg is Arg.TRIGGER:
            return self._trigger(str(value))
        if slot.arg is Arg.CARD:
            return {
                slot.name: value,
                f"{slot.name}-place": self._place_of(str(value)),
                f"{slot.name}-owner": self._owner_of(str(value)),
            }
        return {slot.name: value}

    def _place_of(self, label: str) -> str:
        """The kind of zone that a label names: that of a card neither in play nor in a hand."""
        card = read_label(label)
        kind = None if card is None else self._zones.get(card.zone)
        return NONE if kind is None else kind.kind

    def _owner_of(self, label: str) -> Player | str:
        """The player that a card is told by, if each has one of the same name."""
        seat = None if self.game is None else self.game.showing.told_by(label)
        return NONE if seat is None else self.seat(seat)

    def _asked(self, context: TextContext, path: str) -> object:
        """The effect that asks, if it is part of a card's text."""
        assert self.game is not None
        return Told(question(context, self.game, path)) if ":" in path else NONE

    def _mode(self, context: TextContext, path: str) -> object:
        """A way to go on, as an option tells it."""
        assert self.game is not None
        begin(context, self.game, path)
        return Part(context, node_of_name(self.game, path))

    def _trigger(self, notation: str) -> dict[str, object]:
        """A waiting trigger: its card, the number of its ability there, what gave it, and what set it off."""
        trigger = read_trigger(notation)
        if trigger is None:
            raise MissingMessage(f"{self.language}: {notation!r} is no trigger")
        return {name: NONE if value == "" else value for name, value in trigger._asdict().items()}

    def _guess_all(self, values: Mapping[str, str | int]) -> dict[str, object]:
        """What fills the message of a reason that is not declared: seats and zones are known by form."""
        blanks: dict[str, object] = {}
        for name, value in values.items():
            blanks[name] = self._guess(value)
            blanks[f"{name}-owner"] = self._owner_of(str(value))
        return blanks

    def _guess(self, value: str | int) -> object:
        if self._is_seat(value):
            return self.seat(str(value))
        if isinstance(value, str) and zone_parts(value)[0] and value in self._zones:
            return self.zone(value)
        return value


@lru_cache(maxsize=64)
def slots_of(game: Game | None) -> dict[tuple[str, str], tuple[Slot, ...]]:
    """The arguments of every word of a game's interface."""
    if game is None:
        return {}
    words = game.table.vocabulary
    slots = {("verb", verb.name): verb.slots for verb in words.verbs}
    slots.update({("prompt", prompt.name): prompt.slots for prompt in words.prompts})
    slots.update({("event", kind.name): _event_slots(kind) for kind in words.events})
    return slots


@lru_cache(maxsize=64)
def _reasons_of(game: Game | None) -> dict[tuple[str, str], tuple[Slot, ...]]:
    """What fills the messages of a game's reasons, by name and clause."""
    if game is None:
        return {}
    return {(reason.name, reason.clause): reason.slots for reason in game.table.vocabulary.reasons}


@lru_cache(maxsize=64)
def _zones_of(game: Game | None) -> dict[str, ZoneKind]:
    return {} if game is None else {kind.name: kind for kind in game.table.zones}


def _event_slots(kind: EventKind) -> tuple[Slot, ...]:
    return tuple(slot for slot in (kind.seat, kind.card, kind.other, kind.amount) if slot is not None)
