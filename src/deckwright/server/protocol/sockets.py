"""The messages of the sockets. Each has its class's tag in `type`."""

from typing import Any

from msgspec import Struct

from deckwright.server.protocol.common import Language, SeatName
from deckwright.server.protocol.scenes import Ahead, Lesson, LogLine, OutcomeInfo, Question, Refused
from deckwright.server.protocol.tables import ChatLine, TableInfo


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a socket."""


# What a client sends at a table.


class Hello(Message, tag="hello"):
    """The first message. Without a language no texts are sent: programs need none."""

    protocol: int
    language: Language | None = None


class Choose(Message, tag="choose"):
    """An answer to the decision of that number. Sent again with the same id it is acknowledged again and
    never applied twice."""

    id: str
    number: int
    key: str


class Preview(Message, tag="preview"):
    """What would an option do? Answered by `previewed`."""

    id: str
    number: int
    key: str


class Imagine(Message, tag="imagine"):
    """For programs that search: a whole position that the reader holds possible, made of nothing but what
    the reader may know. Answered by `imagined`."""

    id: str
    number: int


class PlayRest(Message, tag="rest"):
    """Play what is left in an order that loses nothing; `despite` goes on in spite of a loss."""

    id: str
    number: int
    despite: bool = False


class Prepare(Message, tag="prepare"):
    """Answer ahead what the scene tells under `ahead`: the keys in order, none to be asked. It can be changed
    until the question comes, and nobody else is told."""

    id: str
    keys: list[str]


class Undo(Message, tag="undo"):
    """Take the last choice back: at once where that is free, else the others are asked."""

    id: str


class AnswerUndo(Message, tag="answer-undo"):
    """Agree to another seat's wish to take back, or not."""

    id: str
    agree: bool


class Resign(Message, tag="resign"):
    id: str


class Say(Message, tag="say"):
    """A line of chat."""

    id: str
    text: str


class Speak(Message, tag="speak"):
    """Another language from now on; a whole scene follows."""

    language: Language | None


class Sync(Message, tag="sync"):
    """Something was missed: send everything again."""


class Ping(Message, tag="ping"):
    id: str


FromClient = (
    Hello
    | Choose
    | Preview
    | Imagine
    | PlayRest
    | Prepare
    | Undo
    | AnswerUndo
    | Resign
    | Say
    | Speak
    | Sync
    | Ping
)


# What the server sends.


class Welcome(Message, tag="welcome"):
    """The answer to `hello`. `seat` is None for whoever looks on. A whole scene follows."""

    protocol: int
    seat: SeatName | None
    table: TableInfo
    chat: list[ChatLine]


class Scene(Message, tag="scene"):
    """The table as the reader sees it now. `seq` goes up by one with each scene of a connection: who finds a
    gap sends `sync`. Lines of the log before `log_from` stay as they were; what is behind is replaced."""

    seq: int
    view: dict[str, Any]
    log_from: int
    log: list[LogLine]
    question: Question | None
    waiting_for: list[SeatName]
    """Who is asked, as far as the reader may know."""
    refusals: list[Refused]
    can_undo: bool
    """Whether the last choice can be taken back without asking anybody."""
    undo_note: str
    """Why it can't, in words."""
    can_rest: bool
    outcome: OutcomeInfo | None
    lesson: Lesson | None
    """In a guided game: what the reader is told and asked to do."""
    ahead: Ahead | None = None
    lines: dict[str, str] = {}
    """By label, the `line` of a card that is not as its face is printed: a maverick, one with more icons."""


class Changed(Message, tag="table"):
    """Who sits, is here, has how much time; wishes to take back; the end."""

    table: TableInfo


class Done(Message, tag="done"):
    """A message was carried out, and everything that came of it is stored."""

    id: str


class Refuse(Message, tag="refuse"):
    """A message was not carried out and nothing has changed. A whole scene follows where that helps."""

    id: str
    code: str
    text: str
    rule: str | None = None


class Previewed(Message, tag="previewed"):
    """What an option would do, line by line, as far as the reader can know."""

    id: str
    lines: list[str]


class Imagined(Message, tag="imagined"):
    """A possible position, as `Game.from_json` reads it."""

    id: str
    state: str


class Losses(Message, tag="losses"):
    """Playing the rest stopped here: going on would lose this. `rest` with `despite` goes on."""

    id: str
    lines: list[str]


class Said(Message, tag="said"):
    line: ChatLine


class Pong(Message, tag="pong"):
    id: str


class Closing(Message, tag="closing"):
    """The last message before the server closes the socket, and why."""

    code: str
    text: str


FromServer = Welcome | Scene | Changed | Done | Refuse | Previewed | Imagined | Losses | Said | Pong | Closing
