"""A game at a server's table, in the terminal: what is shown and what can be typed."""

from collections.abc import Callable, Iterator
from pathlib import Path

from deckwright.cli.chairs import read_number
from deckwright.cli.files import is_there, write_text
from deckwright.cli.problems import BadInput
from deckwright.cli.remote_view import RemoteView, keys_of, offers_of
from deckwright.cli.terminal.commands import MOST_LOG, NONE_AHEAD, USUAL_LOG, has_command
from deckwright.cli.terminal.fault_reports import Left, report_faults
from deckwright.cli.terminal.reader import EndOfInput
from deckwright.cli.terminal.words import Command, is_yes, read_command, words_of
from deckwright.cli.voice import Voice
from deckwright.games import find as find_game
from deckwright.kernel.notation import face_of
from deckwright.play.answers import read_numbers
from deckwright.play.option_lookup import find_options, near_options
from deckwright.play.phrases import find_face
from deckwright.play.rulebook_search import contents, look_up, plain
from deckwright.play.tables import lines_of, zone_lines
from deckwright.play.tables.generic import notation_of
from deckwright.server.client_state import Cut, RequestRefused, new_id
from deckwright.server.protocol import (
    AnswerUndo,
    Losses,
    OptionInfo,
    PlayRest,
    Prepare,
    Preview,
    Previewed,
    Question,
    Resign,
    Say,
    Speak,
    Undo,
)
from deckwright.text import FALLBACK, LANGUAGES, choose_language
from deckwright.text.grammar import capital
from deckwright.text.marks import unmark


class RemoteSession(RemoteView):
    """One person at one table of a server."""

    # The loop.

    def run(self) -> None:
        """Play to the end, or until the person leaves. The game goes on without them."""
        try:
            with self._seat:
                self._wait_for(lambda: self._client_state.table is not None)
                if self._client_state.scene is None:
                    self._show(self._say("cli-connect-waiting"))
                self._wait_for(lambda: self._client_state.scene is not None)
                while not self._client_state.is_over:
                    self._next()
                self._tell_the_end()
        except (EndOfInput, KeyboardInterrupt, Left):
            self._show("", self._say("cli-connect-left", table=self._table))

    def _next(self) -> None:
        """Wait until something is asked of the person, and ask it."""
        self._wait_for(
            lambda: (
                self._client_state.question is not None or self._client_state.is_over or self._undo_is_asked()
            )
        )
        self._tell_news()
        if self._undo_is_asked():
            self._ask_consent()
        elif self._client_state.question is not None:
            self._ask(self._client_state.question)

    def _wait_for(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._seat.receive()
            self._tell_news()

    def _ask(self, question: Question) -> None:
        self._show_table()
        self._show_question(question)
        while self._client_state.question is question and not self._undo_is_asked():
            line = self._reader.read(self._say("cli-prompt"), 0, self._completions(question))
            self._take_news()
            if self._client_state.question is question:
                self._understand(question, line)

    def _take_news(self) -> None:
        """What came while the person was typing."""
        try:
            while True:
                self._seat.receive(timeout=0)
        except TimeoutError:
            self._tell_news()

    def _tell_the_end(self) -> None:
        self._tell_news()
        self._show_table()
        outcome = self._scene.outcome
        assert outcome is not None
        self._show("")
        self._screen.show_title(outcome.text)
        self._show("", self._say("cli-end-hint"))
        while line := self._reader.read(self._say("cli-prompt"), 0):
            self._obey(line)

    # What is typed.

    def _understand(self, question: Question, line: str) -> None:
        options = question.options
        keys = [option.key for option in options]
        if line.casefold() not in keys and (
            read_command(line) is not None or self._read_own(line) is not None
        ):
            self._obey(line)
            return
        found = self._find(question, line)
        if len({options[place].offer for place in found}) == 1:
            self._choose(options[found[0]])
        elif found:
            several = ", ".join(keys[place] for place in found)
            self._show(self._say("cli-several-options", options=several))
        elif not self._explain(line):
            self._show(self._say("cli-no-such-choice", first=1, last=len(offers_of(question))))
            if near := near_options(line, keys, [unmark(option.text) for option in options]):
                names = "; ".join(unmark(options[place].text) for place in near)
                self._show(self._say("cli-did-you-mean", names=names))

    def _find(self, question: Question, line: str) -> list[int]:
        """The options that a line may mean; Enter alone means the only one."""
        offers = offers_of(question)
        if not line:
            return [question.options.index(offers[0])] if len(offers) == 1 else []
        labels = [str(offers.index(option) + 1) if option in offers else "" for option in question.options]
        texts = [unmark(option.text) for option in question.options]
        return find_options(line, [option.key for option in question.options], texts, labels)

    def _choose(self, option: OptionInfo) -> None:
        try:
            self._seat.choose(option.key)
        except RequestRefused as error:
            self._show(str(error))

    def _explain(self, line: str) -> bool:
        """If what was typed is refused by rules, say which."""
        refusals = [each for each in self._scene.refusals if each.action]
        texts = [unmark(each.text) for each in refusals]
        found = [] if line.isdigit() else find_options(line, [each.action for each in refusals], texts)
        self._show(*dict.fromkeys(unmark(refusals[place].reason) for place in found))
        return bool(found)

    def _read_own(self, line: str) -> tuple[str, str] | None:
        """A command that only a server's table has, and what stands behind it."""
        head, _, rest = line.partition(" ")
        for language in LANGUAGES:
            for command, message in (("say", "cli-do-say"), ("resign", "cli-do-resign")):
                if head.casefold() in Voice(language).say(message).split(", "):
                    return command, rest.strip()
        return None

    def _obey(self, line: str) -> None:
        """Carry out a command; what goes wrong is told, and the game goes on."""
        own, common = self._read_own(line), read_command(line)
        with report_faults(self._screen, self._speaker(), Cut):
            try:
                if own is not None:
                    {"say": self._do_say, "resign": self._do_resign}[own[0]](own[1])
                elif common is not None:
                    getattr(self, f"_do_{common[0].value}")(common[1])
                else:
                    self._show(self._say("cli-no-such-word"))
            except RequestRefused as error:
                self._show(str(error))

    # Commands that ask.

    def _do_why(self, rest: str) -> None:
        reasons: dict[str, list[str]] = {}
        for refusal in self._scene.refusals:
            reason, text = unmark(refusal.reason), unmark(refusal.text)
            if plain(rest) in plain(f"{refusal.action} {text} {reason}"):
                reasons.setdefault(reason, []).append(text)
        self._show(self._say("cli-why" if reasons else "cli-why-nothing"))
        for reason, texts in reasons.items():
            self._show(f"  {reason}")
            if told := list(dict.fromkeys(filter(None, texts))):
                self._show(f"    {'; '.join(told)}")

    def _do_log(self, rest: str) -> None:
        count = read_number("log", rest, 1, MOST_LOG) if rest else USUAL_LOG
        self._show(*(unmark(line.text) for line in self._client_state.log[-count:]))

    def _do_rules(self, rest: str) -> None:
        game, speaker = find_game(self._scene.view["game"]), self._speaker()
        if not rest:
            self._show(*contents(game, speaker), self._say("cli-rules-hint"))
            return
        lines = look_up(game, speaker, rest)
        if not lines:
            raise BadInput("cli-rules-nothing", wanted=rest[:80])
        self._show(*lines)

    def _do_card(self, rest: str) -> None:
        game, speaker = find_game(self._scene.view["game"]), self._speaker()
        if not rest or rest.isdigit():
            faces = self._cards_of_option(rest) if rest else self._cards_in_hand()
            if not faces:
                raise BadInput("cli-card-which")
        else:
            face, near = find_face(game, speaker, rest)
            faces = [] if face is None else [face]
            if face is None:
                self._show(self._say("cli-no-such-card", name=rest[:60]))
            if near:
                names = "; ".join(speaker.card_name(each) for each in near)
                self._show(self._say("cli-did-you-mean", names=names))
        for face in faces:
            self._show(*self._about_card(face))

    def _cards_in_hand(self) -> list[str]:
        hand = self._scene.view["zones"].get(f"{self._client_state.seat}/hand", {}).get("cards", ())
        return list(dict.fromkeys(face_of(notation_of(card)) for card in hand if card is not None))

    def _cards_of_option(self, number: str) -> list[str]:
        question = self._question()
        found = self._find(question, number)
        words = [face_of(card) for place in found[:1] for card in question.options[place].cards]
        return list(dict.fromkeys(words))

    def _about_card(self, face: str) -> Iterator[str]:
        game, speaker = find_game(self._scene.view["game"]), self._speaker()
        yield f"{speaker.card_name(face)} [{face}]"
        for line in lines_of(game, speaker, self._scene.view, face):
            yield f"  {capital(line)}."
        yield from (f"  {line}" for line in speaker.card_text(face).splitlines())
        if not speaker.card_text(face):
            yield self._say("cli-card-plain")

    def _do_table(self, rest: str) -> None:
        if not rest:
            self._show_table(again=True)
            return
        speaker, view = self._speaker(), self._scene.view
        found = [name for name in view["zones"] if plain(rest) in plain(f"{name} {speaker.zone_name(name)}")]
        if not found:
            raise BadInput("cli-table-no-zone", name=rest[:60])
        for name in found:
            self._show(*zone_lines(find_game(view["game"]), speaker, view, name))

    def _do_options(self, _rest: str) -> None:
        self._show_question(self._question())

    def _question(self) -> Question:
        question = self._client_state.question
        if question is None:
            raise RequestRefused("not-asked", self._say("choice-game-over"))
        return question

    def _do_preview(self, rest: str) -> None:
        question = self._question()
        found = self._find(question, rest) if rest else []
        if not found:
            raise BadInput("cli-preview-which")
        option = question.options[found[0]]
        answer = self._seat.ask(Preview(new_id(), question.number, option.key))
        assert isinstance(answer, Previewed)
        self._show(self._say("play-preview", option=unmark(option.text)))
        self._show(*(f"  {unmark(line)}" for line in answer.lines))

    # Commands that change something.

    def _do_rest(self, _rest: str) -> None:
        before = self._scene
        answer = self._seat.ask(PlayRest(new_id(), self._question().number))
        while isinstance(answer, Losses):
            self._take_news()
            before = self._scene
            self._show(*answer.lines)
            if not is_yes(self._reader.read(self._say("cli-rest-lose"), 0)):
                return
            answer = self._seat.ask(PlayRest(new_id(), self._question().number, despite=True))
        self._wait_for(lambda: self._scene is not before)

    def _do_prepare(self, rest: str) -> None:
        ahead = self._scene.ahead
        if ahead is None:
            raise BadInput("play-nothing-ahead")
        question = ahead.question
        if rest:
            numbers = read_numbers(rest) or ([] if not rest.isdigit() else [int(rest)])
            offers = offers_of(question)
            if rest != NONE_AHEAD and (not numbers or max(numbers) > len(offers) or min(numbers) < 1):
                raise BadInput("cli-prepare-which")
            before = self._scene
            keys = keys_of(question, [] if rest == NONE_AHEAD else numbers)
            self._seat.ask(Prepare(new_id(), keys))
            if keys != ahead.prepared:
                self._wait_for(lambda: self._scene is not before)
        else:
            self._show_question(question)
        ahead = self._scene.ahead
        prepared = [] if ahead is None else ahead.prepared
        names = "; ".join(unmark(each.text) for each in question.options if each.key in prepared)
        self._show(self._say("cli-prepared", names=names) if names else self._say("cli-prepared-nothing"))

    def _do_undo(self, _rest: str) -> None:
        before = self._scene
        self._seat.ask(Undo(new_id()))
        self._wait_for(lambda: self._scene is not before or self._asks_for_undo())
        self._show(self._say("cli-connect-wished" if self._asks_for_undo() else "cli-undone"))

    def _asks_for_undo(self) -> bool:
        """Whether the person waits for the others to agree."""
        return (
            self._client_state.table is not None
            and self._client_state.table.undo_wish == self._client_state.seat
        )

    def _undo_is_asked(self) -> bool:
        """Whether somebody else wants to take a choice back, and the person was not asked yet."""
        table = self._client_state.table
        wish = None if table is None else table.undo_wish
        if wish is None or wish == self._client_state.seat:
            self._undo_shown = False
        return wish is not None and wish != self._client_state.seat and not self._undo_shown

    def _ask_consent(self) -> None:
        self._undo_shown = True
        if self._client_state.seat is None:
            return
        assert self._client_state.table is not None
        player = self._speaker().seat(str(self._client_state.table.undo_wish))
        agrees = is_yes(self._reader.read(self._say("cli-connect-wish", player=player), 0))
        try:
            self._seat.ask(AnswerUndo(new_id(), agrees))
        except RequestRefused as error:
            self._show(str(error))

    def _do_say(self, rest: str) -> None:
        self._seat.ask(Say(new_id(), rest))
        self._take_news()

    def _do_resign(self, _rest: str) -> None:
        if is_yes(self._reader.read(self._say("cli-connect-resign"), 0)):
            before = self._scene
            self._seat.ask(Resign(new_id()))
            self._wait_for(lambda: self._scene is not before)

    def _do_save(self, rest: str) -> None:
        """The record of a game that is over, for `deckwright replay` and `verify`."""
        if not self._client_state.is_over:
            raise BadInput("cli-connect-save-later")
        if not rest:
            raise BadInput("cli-save-where")
        question = self._say("cli-save-over", path=rest)
        if is_there(rest) and not is_yes(self._reader.read(question, 0)):
            self._show(self._say("cli-not-saved"))
            return
        write_text(str(Path(rest)), self._client.record(self._table))
        self._show(self._say("cli-saved-over", path=rest))

    def _do_lang(self, rest: str) -> None:
        if not rest:
            raise BadInput("cli-lang-which", known=", ".join(LANGUAGES))
        self._voice = type(self._voice)(choose_language(rest, {}))
        self._client_state.language = self._voice.language
        self._seat.send(Speak(self._voice.language))
        before = self._scene
        while self._scene is before:
            self._seat.receive()
        self._read = len(self._client_state.log)
        self._show(self._say("cli-lang-now"))

    def _do_help(self, _rest: str) -> None:
        self._show(self._say("cli-play-help"))
        language = self._voice.language
        for command in Command:
            if not has_command(find_game(self._scene.view["game"]), command):
                continue
            words = [*words_of(command, language), *words_of(command, FALLBACK)]
            self._show(f"  {', '.join(dict.fromkeys(words))}: {self._say(f'cli-about-{command.value}')}")
        for message, about in (("cli-do-say", "cli-about-say"), ("cli-do-resign", "cli-about-resign")):
            self._show(f"  {self._say(message)}: {self._say(about)}")

    def _do_quit(self, _rest: str) -> None:
        raise Left
