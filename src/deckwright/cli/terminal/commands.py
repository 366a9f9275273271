"""The commands that can be given at any question."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from deckwright.cli.chairs import read_number, table_of
from deckwright.cli.files import is_there, write_record
from deckwright.cli.problems import BadInput
from deckwright.cli.terminal.words import Command, words_of
from deckwright.games import hints_of
from deckwright.games.hints import NO_HINTS
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Seat
from deckwright.kernel.notation import (
    cards_within,
    face_of,
    read_action,
    read_label,
    spell_action,
)
from deckwright.kernel.refusals import Refusal
from deckwright.play.choices import ChoiceList
from deckwright.play.lines import with_full_stop
from deckwright.play.option_lookup import find_options
from deckwright.play.phrases import find_face, say_ending, say_refused, what_is_played
from deckwright.play.preview import foresee
from deckwright.play.rulebook_search import contents, look_up, plain
from deckwright.play.session import NoUndo
from deckwright.play.tables import lines_of, log_lines, zone_lines
from deckwright.play.tables.generic import notation_of
from deckwright.text import FALLBACK, LANGUAGES, Speaker, choose_language
from deckwright.text.grammar import capital

if TYPE_CHECKING:
    from deckwright.cli.terminal.game_loop import GameLoop

USUAL_LOG: Final = 20
MOST_LOG: Final = 1_000_000
NONE_AHEAD: Final = "0"
"""What is typed to settle nothing ahead."""


class Commands:
    """Carries commands out for the person at the keyboard. A seat of -1 is whoever looks on at the end."""

    def __init__(self, loop: "GameLoop") -> None:
        self._loop = loop
        self._saved_as = ""
        self._saved_choices = len(loop.session.choices)

    def run(self, seat: int, command: Command, rest: str) -> None:
        if self._loop.session.state.decision is None and command in _WHILE_PLAYING:
            self._show(self._speaker(seat).say("choice-game-over"))
            return
        {
            Command.WHY: self.why,
            Command.LOG: self.log,
            Command.RULES: self.rules,
            Command.CARD: self.card,
            Command.TABLE: self.table,
            Command.OPTIONS: self.options,
            Command.PREVIEW: self.preview,
            Command.REST: self.rest,
            Command.PREPARE: self.prepare,
            Command.UNDO: self.undo,
            Command.SAVE: self.save,
            Command.LANG: self.lang,
            Command.HELP: self.help,
            Command.QUIT: self.quit,
        }[command](seat, rest)

    def _speaker(self, seat: int) -> Speaker:
        return self._loop.speaker(seat if seat >= 0 else None)

    def _show(self, *lines: str) -> None:
        self._loop.screen.show(*lines)

    # Explanations.

    def why(self, seat: int, rest: str) -> None:
        """What may not be done now, and the rules that say so; all of it, or what has a word in it."""
        speaker = self._speaker(seat)
        state = self._loop.session.state
        reasons: dict[str, dict[str, None]] = {}
        for refusal in state.why_not(seat):
            reason = speaker.refusal(refusal)
            action = say_refused(state.game, speaker, about_first_copies(refusal))
            if plain(rest) in plain(f"{refusal.action} {action} {reason}"):
                reasons.setdefault(reason, {})[action] = None
        self._show(speaker.say("cli-why" if reasons else "cli-why-nothing"))
        for reason, actions in reasons.items():
            self._show(f"  {reason}")
            # What is no whole option says no more than its reason.
            if told := [action for action in actions if action and not action.startswith("[")]:
                self._show(f"    {'; '.join(told)}")

    def explain_refusal(self, seat: int, line: str) -> bool:
        """If what was typed, or everything that begins so, is refused by rules, say which."""
        if line.strip().isdigit():
            return False
        speaker = self._speaker(seat)
        state = self._loop.session.state
        refusals = [refusal for refusal in state.why_not(seat) if refusal.action]
        words = [say_refused(state.game, speaker, refusal) for refusal in refusals]
        found = find_options(line, [refusal.action for refusal in refusals], words)
        self._show(*dict.fromkeys(speaker.refusal(refusals[place]) for place in found))
        return bool(found)

    def rules(self, seat: int, rest: str) -> None:
        game = self._loop.session.state.game
        speaker = self._speaker(seat)
        if not rest:
            self._show(*contents(game, speaker), speaker.say("cli-rules-hint"))
            return
        lines = look_up(game, speaker, rest)
        if not lines:
            raise BadInput("cli-rules-nothing", wanted=rest[:80])
        self._show(*lines)

    def card(self, seat: int, rest: str) -> None:
        """What a card does, and where it lies as far as that is known: by its name or notation, or by the
        number of an option; with nothing behind it, all the cards in hand."""
        if rest and not rest.isdigit():
            faces = self._card_called(seat, rest)
        else:
            faces = self._cards_of_option(seat, rest) if rest else self._cards_in_hand(seat)
            if not faces:
                raise BadInput("cli-card-which")
        for face in faces:
            self._show(*self._about_card(seat, face))
            if rest:
                self._show(*self._whereabouts(seat, face))

    def _cards_in_hand(self, seat: int) -> list[str]:
        state = self._loop.session.state
        zones = state.view(seat)["zones"] if seat >= 0 else {}
        hands = [kind.name for kind in state.game.table.zones if kind.is_hand and kind.seat == seat]
        cards = [card for hand in hands for card in zones[hand].get("cards", ())] if zones else []
        return list(dict.fromkeys(face_of(notation_of(card)) for card in cards if card is not None))

    def _cards_of_option(self, seat: int, number: str) -> list[str]:
        """The cards that the option of a number is about."""
        state = self._loop.session.state
        if state.decision is None:
            return []
        found = ChoiceList(state.decision.options, self._speaker(seat), state.view(seat)).find(number)
        words = [face_of(word) for choice in found for word in cards_within(choice.option.key)]
        return [word for word in dict.fromkeys(words) if word in state.game.table.face_names]

    def _card_called(self, seat: int, name: str) -> list[str]:
        """The one card of that name; if there is none, what may be meant is told."""
        speaker = self._speaker(seat)
        face, near = find_face(self._loop.session.state.game, speaker, name)
        if face is not None:
            return [face]
        self._show(speaker.say("cli-no-such-card", name=name[:60]))
        if near:
            names = "; ".join(speaker.card_name(each) for each in near)
            self._show(speaker.say("cli-did-you-mean", names=names))
        return []

    def _about_card(self, seat: int, face: str) -> Iterator[str]:
        state = self._loop.session.state
        speaker = self._speaker(seat)
        yield f"{speaker.card_name(face)} [{face}]"
        for line in lines_of(state.game, speaker, state.view(seat if seat >= 0 else None), face):
            yield f"  {capital(line)}."
        yield from (f"  {line}" for line in speaker.card_text(face).splitlines())
        if not speaker.card_text(face):
            yield speaker.say("cli-card-plain")

    def _whereabouts(self, seat: int, face: str) -> Iterator[str]:
        state = self._loop.session.state
        speaker = self._speaker(seat)
        zones = state.view(seat if seat >= 0 else None)["zones"]
        places = [zone for zone, each in zones.items() if lies_there(face, each.get("cards", ()))]
        yield from (speaker.say("cli-card-lies", zone=speaker.zone_name(zone)) for zone in places)
        if not places:
            yield speaker.say("cli-card-unseen")

    def help(self, seat: int, rest: str) -> None:
        speaker = self._speaker(seat)
        self._show(speaker.say("cli-play-help"))
        game = self._loop.session.state.game
        for command in Command:
            if not has_command(game, command):
                continue
            words = words_of(command, speaker.language)
            if speaker.language != FALLBACK:
                words += words_of(command, FALLBACK)
            self._show(f"  {', '.join(dict.fromkeys(words))}: {speaker.say(f'cli-about-{command.value}')}")

    # What is and was.

    def log(self, seat: int, rest: str) -> None:
        """The last lines of the log, as this person may know them."""
        loop = self._loop
        count = read_number("log", rest, 1, MOST_LOG) if rest else USUAL_LOG
        session = loop.session
        journal = session.journals[seat] if seat >= 0 else session.public_journal(loop.people)
        speaker = self._speaker(seat)
        self._show(*log_lines(session.state.game, speaker, journal[-count:]))

    def table(self, seat: int, rest: str) -> None:
        """The table, or all that lies in the places whose name has a word."""
        if not rest:
            self._loop.show_table(seat, again=True)
            return
        speaker = self._speaker(seat)
        state = self._loop.session.state
        view = state.view(seat)
        found = [name for name in view["zones"] if plain(rest) in plain(f"{name} {speaker.zone_name(name)}")]
        if not found:
            raise BadInput("cli-table-no-zone", name=rest[:60])
        for name in found:
            self._show(*zone_lines(state.game, speaker, view, name))

    def options(self, seat: int, rest: str) -> None:
        self._loop.show_question(seat)

    def preview(self, seat: int, rest: str) -> None:
        """What an option would bring about, as far as this person can know it."""
        speaker = self._speaker(seat)
        state = self._loop.session.state
        assert state.decision is not None
        found = ChoiceList(state.decision.options, speaker, state.view(seat)).find(rest)
        if len(found) != 1:
            if found or not rest or not self.explain_refusal(seat, rest):
                raise BadInput("cli-preview-which")
            return
        preview = foresee(state, Seat(seat), found[0].places[0])
        self._show(speaker.say("play-preview", option=found[0].text))
        told = [line for line in log_lines(state.game, speaker, preview.events) if line]
        self._show(*(f"  {line}" for line in (*told, *say_ending(speaker, preview, bool(told)))))

    # What changes something.

    def rest(self, seat: int, rest: str) -> None:
        """Play all that is left, as long as the game says how and the same question comes back. What would
        be lost by it is asked about first."""
        loop = self._loop
        speaker = self._speaker(seat)
        state = loop.session.state
        asked = state.prompt
        prompts = state.game.table.vocabulary.prompts
        done: list[str] = []
        is_later = not prompts[asked].rests and any(prompt.rests for prompt in prompts)
        nothing = "cli-rest-later" if is_later else "cli-rest-nothing"
        while state.decision is not None and (state.decider, state.prompt) == (seat, asked):
            step = hints_of(state.game).rest(state)
            if step is None:
                break
            if step.losses:
                self._show(*dict.fromkeys(speaker.refusal(loss) for loss in step.losses))
                if not loop.confirm(seat, speaker.say("cli-rest-lose")):
                    nothing = "cli-rest-kept"
                    break
            place = state.decision.options.index_of(step.key)
            done.append(what_is_played(speaker, state.decision.options[place]))
            loop.session.choose(place)
        counted = Counter(done).items()
        names = "; ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted)
        told = with_full_stop(speaker.say("cli-rest-done", names=names))
        self._show(told if done else speaker.say(nothing))

    def prepare(self, seat: int, rest: str) -> None:
        """Answer a question of one's own before it comes: with numbers, none with 0. The answers can be
        changed until then, and the others see nothing of it."""
        speaker, session = self._speaker(seat), self._loop.session
        ahead = session.ahead(seat)
        if ahead is None:
            raise BadInput("play-nothing-ahead")
        decision = ahead.state.decision
        assert decision is not None
        choices = ChoiceList(decision.options, speaker, ahead.state.view(seat))
        if rest:
            found = [] if rest == NONE_AHEAD else choices.several(rest) or choices.find(rest)
            if rest != NONE_AHEAD and not found:
                raise BadInput("cli-prepare-which")
            session.prepare(seat, [decision.options[choice.places[0]].key for choice in found])
        else:
            self._show(speaker.prompt(decision))
            self._loop.screen.show_options(*choices.lines(speaker, ahead.state.view(seat), ahead.state))
        plan = session.plans.get(seat)
        keys = () if plan is None else plan.keys
        names = "; ".join(speaker.option(option) for option in decision.options if option.key in keys)
        self._show(speaker.say("cli-prepared", names=names) if names else speaker.say("cli-prepared-nothing"))

    def undo(self, seat: int, rest: str) -> None:
        loop = self._loop
        speaker = self._speaker(seat)
        refusal = loop.session.why_no_undo(seat)
        if refusal is NoUndo.OTHERS:
            others = [loop.chairs[other].name for other in loop.session.others_since(seat)]
            self._show(speaker.say("play-no-undo-others", names=", ".join(others)))
            return
        if refusal is not None:
            self._show(speaker.say(f"play-no-undo-{refusal.value}"))
            return
        loop.session.undo(seat)
        loop.read = [min(read, len(loop.session.journals[each])) for each, read in enumerate(loop.read)]
        self._show(speaker.say("cli-undone"))

    def save(self, seat: int, rest: str) -> None:
        """Write the game to a file; one that is there already only if the person says so."""
        speaker = self._speaker(seat)
        path = rest or self._saved_as
        if not path:
            raise BadInput("cli-save-where")
        if path != self._saved_as and is_there(path):
            question = speaker.say("cli-save-over", path=path)
            if not self._loop.confirm(seat, question):
                self._show(speaker.say("cli-not-saved"))
                return
        session = self._loop.session
        write_record(path, session.record, table_of(self._loop.chairs, session.plans))
        self._saved_as = path
        self._saved_choices = len(self._loop.session.choices)
        over = self._loop.session.state.decision is None
        self._show(speaker.say("cli-saved-over" if over else "cli-saved", path=path))

    def lang(self, seat: int, rest: str) -> None:
        """Another language for the person at the keyboard, from now on."""
        if not rest:
            raise BadInput("cli-lang-which", known=", ".join(LANGUAGES))
        language = choose_language(rest, {})
        loop = self._loop
        if seat < 0:
            loop.voice = type(loop.voice)(language)
        else:
            loop.chairs[seat].language = language
        self._show(self._speaker(seat).say("cli-lang-now"))
        if loop.session.state.decision is not None:
            loop.show_table(seat, again=True)
            loop.show_question(seat)

    def quit(self, seat: int, rest: str) -> None:
        session = self._loop.session
        unsaved = session.state.decision is not None and len(session.choices) > self._saved_choices
        speaker = self._speaker(seat)
        if unsaved and not self._loop.confirm(seat, speaker.say("cli-quit-unsaved")):
            return
        self._loop.leave()


def has_command(game: Game, command: Command) -> bool:
    """Whether a command means anything in a game."""
    hints = hints_of(game)
    if command is Command.REST:
        return hints.rest is not NO_HINTS.rest
    return command is not Command.PREPARE or hints.ahead is not NO_HINTS.ahead


def about_first_copies(refusal: Refusal) -> Refusal:
    """What holds for one copy in hand holds for the others: it is told of the first."""
    arguments = {name: first_copy(value) for name, value in refusal.arguments.items()}
    verb, words = read_action(refusal.action)
    action = spell_action(verb, map(first_copy, words))
    return replace(refusal, action=action, arguments=arguments)


def first_copy(word: str | int) -> str | int:
    """The label of the first copy in the same hand; anything else is itself."""
    label = read_label(word) if isinstance(word, str) else None
    return label.face if label is not None and label.in_hand else word


def lies_there(face: str, cards: Iterable[Any]) -> bool:
    """Whether a card, or a copy of it, is among those of a zone that are known."""
    return any(card is not None and face_of(notation_of(card)) == face for card in cards)


_WHILE_PLAYING: Final = (
    Command.WHY, Command.OPTIONS, Command.PREVIEW, Command.REST, Command.PREPARE, Command.UNDO,
    Command.TABLE,
)  # fmt: skip
