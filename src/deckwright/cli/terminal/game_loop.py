"""The game loop: bots choose, people are asked, everybody reads what happened since their last turn."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager

from deckwright.bots import Bot, make_bot
from deckwright.cli.chairs import Chair, names_of
from deckwright.cli.terminal.commands import Commands
from deckwright.cli.terminal.fault_reports import Left, report_faults
from deckwright.cli.terminal.reader import EndOfInput, Reader
from deckwright.cli.terminal.screen import Screen
from deckwright.cli.terminal.words import Command, is_yes, read_command, words_of
from deckwright.cli.voice import Voice
from deckwright.kernel.handles import Decision
from deckwright.kernel.notation import seat_name
from deckwright.play.answers import Answer, Answers, meaning_of
from deckwright.play.choices import ChoiceList, OfferedChoice
from deckwright.play.phrases import text_behind
from deckwright.play.session import GameSession
from deckwright.play.tables import log_lines, table_lines
from deckwright.text import FALLBACK, Speaker


class GameLoop:
    """One game at one keyboard."""

    def __init__(
        self, session: GameSession, chairs: Sequence[Chair], voice: Voice, reader: Reader, screen: Screen
    ) -> None:
        self.session = session
        self.chairs = chairs
        self.voice = voice
        self.reader = reader
        self.screen = screen
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.bots: dict[int, Bot] = {
            seat: make_bot(chair.bot, seed=self.bot_seed(seat))
            for seat, chair in enumerate(chairs)
            if chair.bot is not None
        }
        self.read = [0] * len(chairs)
        """How much of its journal each seat has been shown."""
        self.shown_table: list[str] = []
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.answers = Answers()
        self.commands = Commands(self)

    def bot_seed(self, seat: int) -> int:
        """The same game with the same seed meets the same bots."""
        return (self.session.state.setup.seed or 0) * len(self.chairs) + seat

    def speaker(self, seat: int | None) -> Speaker:
        """Who speaks to a seat; None is for all who look on."""
        game = self.session.state.game
        if seat is None:
            return self.voice.about(game, names_of(self.chairs))
        voice = Voice(self.chairs[seat].language)
        return voice.about(game, names_of(self.chairs), seat_name(seat))

    # The loop.

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        speaker = self.listener()
        self.screen.show(speaker.say("cli-welcome", game=speaker.title()))
        try:
            while self.session.state.decision is not None:
                self.play_on()
            self.tell_the_end()
        except (EndOfInput, KeyboardInterrupt):
            self.screen.show("", self.listener().say("cli-left"))
        except Left:
            self.screen.show(self.listener().say("cli-left"))

    def play_on(self) -> None:
        """The next choice, whoever makes it."""
        seat = self.session.state.decider
        planned = self.session.planned()
        if planned is not None:
            self.session.choose(planned)
            return
        bot = self.bots.get(seat)
        if bot is None:
            choice = self.ask(seat)
            if choice is not None:
                with self.report_faults(seat):
                    self.session.choose(choice)
            return
        self.session.choose(bot.choose(self.session.state, seat))
        if len(self.people) < 2:
            if self.has_news(self.at_keyboard):
                self.screen.keep_pace()
            self.tell_news(self.at_keyboard)

    def listener(self) -> Speaker:
        """Who speaks to whoever sits at the keyboard."""
        return self.speaker(self.at_keyboard if self.at_keyboard >= 0 else None)

    def ask(self, seat: int) -> int | None:
        """Ask a person; None if the question is another one by now (after an undo)."""
        answer = self.waiting_answer(seat)
        if answer is not None:
            return answer
        self.hand_over(seat)
        for show in (self.tell_news, self.show_table, self.tell_unused, self.show_question):
            with self.report_faults(seat):
                show(seat)
        number = self.session.state.number
        while self.session.state.number == number:
            line = self.read_line(seat)
            choice = None
            with self.report_faults(seat):
                choice = self.understand(seat, line)
            if choice is not None:
                return choice
        return None

    def report_faults(self, seat: int) -> AbstractContextManager[None]:
        """What fails in here is told to a seat, -1 looks on, and the game goes on."""
        return report_faults(self.screen, self.speaker(seat if seat >= 0 else None))

    def waiting_answer(self, seat: int) -> int | None:
        """What the person has typed ahead. Who was asked in secret meanwhile must not be told by stopping."""
        if seat != self.answers.seat or self.session.others_since(seat):
            return None
        return self.answers.next(self.session.state)

    def decision(self) -> Decision:
        decision = self.session.state.decision
        assert decision is not None, "somebody is asked"
        return decision

    def hand_over(self, seat: int) -> None:
        """Cover the screen until the right person sits before it."""
        if seat == self.at_keyboard:
            return
        speaker = self.speaker(seat)
        self.screen.cover()
        self.reader.read(speaker.say("cli-pass-keyboard", name=self.chairs[seat].name))
        self.screen.cover()
        self.at_keyboard = seat
        self.shown_table = []

    # What is shown.

    def has_news(self, seat: int) -> bool:
        """Whether there is something that a seat has not read yet; who looks on has read as much as all."""
        return self.read[seat] < len(self.session.journals[seat])

    def tell_news(self, seat: int) -> None:
        """The lines that a seat has not read yet. -1 looks on."""
        if seat < 0:
            self.tell_onlookers()
            return
        journal = self.session.journals[seat]
        speaker = self.speaker(seat)
        news = journal[self.read[seat] :]
        self.read[seat] = len(journal)
        self.screen.show(*log_lines(self.session.state.game, speaker, news))

    def tell_onlookers(self) -> None:
        """What everybody may know, from where the last of them stopped reading."""
        seats = self.people or range(len(self.chairs))
        start = min(self.read[seat] for seat in seats)
        news = self.session.public_journal(list(seats), start)
        speaker = self.speaker(None)
        self.screen.show(*log_lines(self.session.state.game, speaker, news))
        for seat in seats:
            self.read[seat] = start + len(news)

    def show_table(self, seat: int, again: bool = False) -> None:
        """The table, unless it is the same as shown before."""
        state = self.session.state
        lines = table_lines(state.game, self.speaker(seat), state.view(seat))
        if again or lines != self.shown_table:
            self.screen.show("")
            self.screen.show_title(*lines[:1])
            self.screen.show(*lines[1:])
        self.shown_table = lines

    def tell_unused(self, seat: int) -> None:
        """What was typed ahead and could not be chosen."""
        if seat == self.answers.seat and (left := self.answers.drop()):
            self.screen.show("", self.speaker(seat).say("cli-answers-unused", answers="; ".join(left)))

    def show_question(self, seat: int) -> None:
        speaker = self.speaker(seat)
        state = self.session.state
        decision = self.decision()
        view = state.view(seat)
        self.screen.show("")
        self.screen.show_title(speaker.prompt(decision))
        self.screen.show(*(f"  {line}" for line in text_behind(speaker, decision)))
        self.screen.show_options(*ChoiceList(decision.options, speaker, view).lines(speaker, view, state))

    def tell_the_end(self) -> None:
        """The last lines, the outcome, and a last word: what was played can still be read and saved."""
        if len(self.people) > 1:
            self.screen.cover()
            self.at_keyboard = -1
        with self.report_faults(self.at_keyboard):
            self.show_the_end()
        if self.people:
            self.screen.show("", self.listener().say("cli-end-hint"))
            while line := self.read_line(self.at_keyboard):
                self.obey(self.at_keyboard, line)

    def show_the_end(self) -> None:
        state, speaker = self.session.state, self.listener()
        assert state.outcome is not None
        self.tell_news(self.at_keyboard)
        self.tell_unused(self.at_keyboard)
        self.shown_table = []
        lines = table_lines(state.game, speaker, state.view(None))
        self.screen.show(*([] if lines[:1] == [""] else [""]), *lines, "")
        self.screen.show_title(speaker.outcome(state.outcome))

    # What is typed.

    def read_line(self, seat: int) -> str:
        speaker = self.speaker(seat if seat >= 0 else None)
        decision = self.session.state.decision
        alone = (
            decision is not None
            and ChoiceList(decision.options, speaker, self.session.state.view(seat)).only()
        )
        prompt = speaker.say("cli-prompt-only" if alone else "cli-prompt")
        return self.reader.read(prompt, seat, self.completions(speaker))

    def completions(self, speaker: Speaker) -> Mapping[str, str]:
        """What can be typed, each with a hint."""
        words: dict[str, str] = {}
        decision = self.session.state.decision
        if decision is not None:
            words = {option.key: speaker.option(option) for option in decision.options}
        for command in Command:
            for language in dict.fromkeys((speaker.language, FALLBACK)):
                for word in words_of(command, language):
                    words.setdefault(word, "")
        return words

    def understand(self, seat: int, line: str) -> int | None:
        """The choice that a line means; None if it was a command or nothing that can be chosen."""
        speaker = self.speaker(seat)
        options = self.decision().options
        if line.casefold() not in [option.key for option in options] and read_command(line) is not None:
            self.obey(seat, line)
            return None
        choices = ChoiceList(options, speaker, self.session.state.view(seat))
        found = choices.find(line) if line else choices.only()
        if len(found) == 1:
            return found[0].places[0]
        answers = [] if found else choices.several(line)
        if answers:
            self.keep_answers(answers)
            return answers[0].places[0]
        if found:
            several = ", ".join(f"{choice.label}. {choice.option.key}" for choice in found)
            self.screen.show(speaker.say("cli-several-options", options=several))
        elif not self.commands.explain_refusal(seat, line):
            numbers = choices.numbers()
            self.screen.show(speaker.say("cli-no-such-choice", first=min(numbers), last=max(numbers)))
            if near := choices.near(line):
                names = "; ".join(f"{choice.label}. {choice.text}" for choice in near)
                self.screen.show(speaker.say("cli-did-you-mean", names=names))
        return None

    def keep_answers(self, choices: Sequence[OfferedChoice]) -> None:
        """All but the first of several answers wait for their questions."""
        state, options = self.session.state, self.decision().options
        waiting = []
        for at, choice in enumerate(choices):
            option = options[choice.places[0]]
            again = any(each.places == choice.places for each in choices[:at])
            words = f"{choice.label}. {choice.text}"
            waiting.append(Answer(words, meaning_of(state, option), option.key if again else ""))
        self.answers.wait(state, waiting[1:])

    def obey(self, seat: int, line: str) -> None:
        """Carry out a command; what goes wrong is told, and the game goes on."""
        found = read_command(line)
        with self.report_faults(seat):
            if found is None:
                self.screen.show(self.speaker(seat if seat >= 0 else None).say("cli-no-such-word"))
            else:
                self.commands.run(seat, *found)

    def confirm(self, seat: int, question: str) -> bool:
        return is_yes(self.reader.read(question, seat))

    def leave(self) -> None:
        raise Left
