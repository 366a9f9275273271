"""What a client knows of a table, without a connection to it: programs in any framework can use it."""

import secrets
from typing import Final

from deckwright.server.protocol import (
    PROTOCOL,
    AnswerUndo,
    Changed,
    ChatLine,
    Choose,
    Closing,
    Done,
    FromServer,
    Hello,
    Imagine,
    Imagined,
    LogLine,
    Losses,
    Ping,
    PlayRest,
    Pong,
    Prepare,
    Preview,
    Previewed,
    Question,
    Refuse,
    Resign,
    Said,
    Say,
    Scene,
    TableInfo,
    Undo,
    Welcome,
)

Asking = Choose | Preview | Imagine | PlayRest | Prepare | Undo | AnswerUndo | Resign | Say | Ping
"""Messages that are answered by their id."""
Answer: Final = (Done, Previewed, Imagined, Losses, Pong)


class RequestRefused(Exception):
    """The server has said no. `code` is for programs, the text for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Cut(Exception):
    """The connection is gone and can't be had again."""


class ClientState:
    """What a client knows of a table, from the messages it was sent."""

    def __init__(self, language: str | None) -> None:
        self.language = language
        self.seat: str | None = None
        self.table: TableInfo | None = None
        self.scene: Scene | None = None
        self.log: list[LogLine] = []
        self.chat: list[ChatLine] = []
        self.answered = 0
        """The number of the last question that was answered."""
        self._seq = 0

    def hello(self) -> Hello:
        self._seq = 0
        return Hello(PROTOCOL, self.language)

    def take(self, message: FromServer) -> bool:
        """Note what a message tells. False if something was missed: `sync` is to be sent."""
        if isinstance(message, Welcome):
            self.seat, self.table, self.chat = message.seat, message.table, message.chat
        elif isinstance(message, Changed):
            self.table = message.table
        elif isinstance(message, Said):
            self.chat.append(message.line)
        elif isinstance(message, Closing):
            raise RequestRefused(message.code, message.text)
        elif isinstance(message, Scene):
            is_next = message.seq == self._seq + 1 and message.log_from <= len(self.log)
            self._seq = message.seq
            if not is_next and message.log_from:
                return False
            self.scene = message
            self.log[message.log_from :] = message.log
        return True

    @property
    def question(self) -> Question | None:
        """The question that is to be answered now."""
        question = None if self.scene is None else self.scene.question
        return question if question is not None and question.number > self.answered else None

    @property
    def is_over(self) -> bool:
        return self.scene is not None and self.scene.outcome is not None

    def choice(self, key: str) -> Choose:
        """The message that answers the present question."""
        question = self.question
        if question is None:
            raise RequestRefused("not-asked", "nothing is asked")
        return Choose(new_id(), question.number, key)

    def wonder(self) -> Imagine:
        """The message that asks for a possible position."""
        question = self.question
        if question is None:
            raise RequestRefused("not-asked", "nothing is asked")
        return Imagine(new_id(), question.number)

    def is_answer(self, id: str, message: FromServer) -> bool:
        """Whether a message answers the one of that id; raises if it was refused."""
        if isinstance(message, Refuse) and message.id == id:
            raise RequestRefused(message.code, message.text)
        return isinstance(message, Answer) and message.id == id


def new_id() -> str:
    return secrets.token_urlsafe(9)
