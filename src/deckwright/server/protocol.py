"""Everything that goes over the wire, defined once.

The schema (`deckwright schema`), the types of the browser client and the documentation are made from these
classes. Names on the wire are these names. A message of a socket has its class's tag in `type`.
Texts are in the reader's language; where they speak of cards they are marked (see `deckwright.text.marks`).
"""

from typing import Any, Final, Literal

from msgspec import Struct

PROTOCOL: Final = 1
"""Goes up when something changes that an older client would misunderstand."""

Language = Literal["en", "ru", "uk"]
SeatName = str
"""«p1», «p2» …"""


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
    Hello | Choose | Preview | Imagine | PlayRest | Undo | AnswerUndo | Resign | Say | Speak | Sync | Ping
)

# What the server sends.


class Welcome(Message, tag="welcome"):
    """The answer to `hello`. `seat` is None for whoever looks on. A whole scene follows."""

    protocol: int
    seat: SeatName | None
    table: "TableInfo"
    chat: "list[ChatLine]"


class Scene(Message, tag="scene"):
    """The table as the reader sees it now. `seq` goes up by one with each scene of a connection: who finds a
    gap sends `sync`. Lines of the log before `log_from` stay as they were; what is behind is replaced."""

    seq: int
    view: dict[str, Any]
    log_from: int
    log: "list[LogLine]"
    question: "Question | None"
    waiting_for: list[SeatName]
    """Who is asked, as far as the reader may know."""
    refusals: "list[Refused]"
    can_undo: bool
    """Whether the last choice can be taken back without asking anybody."""
    undo_note: str
    """Why it can't, in words."""
    can_rest: bool
    outcome: "OutcomeInfo | None"
    lesson: "Lesson | None"
    """In a guided game: what the reader is told and asked to do."""


class Changed(Message, tag="table"):
    """Who sits, is here, has how much time; wishes to take back; the end."""

    table: "TableInfo"


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
    line: "ChatLine"


class Pong(Message, tag="pong"):
    id: str


class Closing(Message, tag="closing"):
    """The last message before the server closes the socket, and why."""

    code: str
    text: str


FromServer = Welcome | Scene | Changed | Done | Refuse | Previewed | Imagined | Losses | Said | Pong | Closing

# The parts of a scene.


class LogLine(Struct):
    text: str
    """Marked."""
    turn: bool
    """Whether a turn begins with this line."""


class OptionInfo(Struct):
    """One thing that can be chosen. Options with the same `offer` are copies that make no difference."""

    key: str
    verb: str
    values: dict[str, str | int | None]
    cards: list[str]
    """The labels of the cards that it is about, in the order in which they are clicked."""
    text: str
    note: str
    offer: int
    missed: bool
    """Whether somebody who ends their turn without it may have forgotten it."""


class Question(Struct):
    """A decision of the reader's own. Its number counts the reader's decisions: it tells of nobody else's."""

    number: int
    prompt: str
    values: dict[str, str | int | None]
    text: str
    about: list[str]
    """The text of the card that asks, if the question does not tell it."""
    options: list[OptionInfo]


class Refused(Struct):
    """What the reader might want to do and may not."""

    action: str
    cards: list[str]
    text: str
    reason: str
    rule: str


class OutcomeInfo(Struct):
    winners: list[SeatName]
    scores: list[int]
    reason: str
    text: str


class Lesson(Struct):
    """A step of a guided game. `keys` are the options that go on with it; the others are refused."""

    step: int
    steps: int
    text: str
    keys: list[str]
    cards: list[str]
    """What to point at."""


# Tables.


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: minutes for the game and seconds added for each choice. `days`: days for each choice."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: int = 0
    seconds: int = 0
    days: int = 0


class SeatInfo(Struct):
    seat: SeatName
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    """Whether its player is connected."""
    stand_in: bool
    """Whether a bot plays until its player returns."""
    left: float | None
    """Seconds left on its clock, at the time of sending."""
    running: bool
    you: bool


class ChatLine(Struct):
    number: int
    name: str
    seat: SeatName | None
    text: str
    at: float
    you: bool


class TableInfo(Struct):
    id: str
    game: str
    title: str
    settings: dict[str, bool | int | str]
    state: Literal["open", "playing", "over"]
    private: bool
    owner: bool
    """Whether the reader set it up."""
    seats: list[SeatInfo]
    watchers: int
    clock: Clock
    commitment: str
    """The SHA-256 of the seed, published before the first decision."""
    seed: str | None
    """After the end."""
    undo_wish: SeatName | None
    """Who wants to take a choice back and waits for the others."""
    next: str | None
    """The table of the rematch."""
    guide: bool
    created: float


# Errors over HTTP.


class Problem(Struct):
    """Every answer with a status of 400 and above."""

    code: str
    text: str


# Sessions and accounts.


class Me(Struct):
    name: str
    language: Language
    account: str | None
    """The name to sign in with; None for a guest."""


class NewSession(Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: Language = "en"


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: Language | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    login: str
    password: str


# Games, cards, rules.


class SettingInfo(Struct):
    name: str
    title: str
    about: str
    kind: Literal["yes-no", "number", "word", "text"]
    default: bool | int | str
    values: "list[ValueInfo]"
    least: int
    most: int


class ValueInfo(Struct):
    value: bool | int | str
    text: str


class BotInfo(Struct):
    name: str
    text: str


class GameInfo(Struct):
    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    settings: list[SettingInfo]
    bots: list[BotInfo]
    guide: bool
    decks: bool
    """Whether it is played with decks that can be kept."""


class CardInfo(Struct):
    """What is printed on a card, for its face. `facts` are data for the frame (cost, power, faction …)."""

    id: str
    name: str
    line: str
    """Type, traits and the rest in one line of words."""
    text: list[str]
    facts: dict[str, Any]
    terms: list[str]
    """The glossary entries that its text needs."""


class Term(Struct):
    """A glossary entry: the clause of the rulebook that explains it."""

    id: str
    name: str
    rule: str
    """The number of the clause."""
    text: str
    forms: list[str]
    """The forms in which texts have it, in small letters."""


class Catalogue(Struct):
    """All that a client needs to draw the cards and zones of a game in one language."""

    game: str
    language: Language
    cards: list[CardInfo]
    words: dict[str, dict[str, str]]
    """Words of the game by group: houses, factions, phases, keywords …"""
    zones: dict[str, str]
    """Names of zones by kind, as headings."""
    terms: list[Term]


class ClauseInfo(Struct):
    number: str
    text: str
    ruling: str


class SectionInfo(Struct):
    number: str
    title: str
    clauses: list[ClauseInfo]


class RulebookInfo(Struct):
    game: str
    language: Language
    title: str
    sections: list[SectionInfo]


# The lobby.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit where: whoever sets the table up, a bot, or nobody yet."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Begin where another game stood after that many choices."""

    replay: str
    step: int


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    settings: dict[str, bool | int | str] = {}
    seats: list[SeatWish] | None = None
    """Without them: whoever sets it up, against bots."""
    private: bool = False
    clock: Clock = Clock()
    guide: bool = False
    play_on: PlayOn | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat; without one, the first that is open."""

    seat: SeatName | None = None


class TableList(Struct):
    tables: list[TableInfo]


# Records and replays.


class ReplayInfo(Struct):
    id: str
    game: str
    title: str
    names: dict[SeatName, str]
    steps: int
    version: str
    verified: bool
    """Whether the rules of today play it the same way."""
    differs_at: int | None
    outcome: OutcomeInfo | None
    commitment: str | None
    seed: str | None


class ReplayStep(Struct):
    """The table before a choice, and the choice; the last one has none."""

    number: int
    seat: SeatName | None
    choice: str | None
    view: dict[str, Any] | None
    log: list[LogLine]


class ReplaySteps(Struct):
    steps: list[ReplayStep]


class Shared(Struct):
    id: str


Result = Literal["won", "lost", "drawn"]


class OwnGame(Struct):
    table: TableInfo
    yours: SeatName | None
    turn: bool
    """Whether you are asked."""
    result: Result | None
    """How it ended for you, if you played and it is over."""


class OwnGames(Struct):
    games: list[OwnGame]


# Decks.


class NewDeck(Struct, forbid_unknown_fields=True):
    """A deck to keep: made by set and seed, or read from a text in any form."""

    set: str | None = None
    seed: int | None = None
    text: str | None = None
    name: str | None = None


class RenameDeck(Struct, forbid_unknown_fields=True):
    name: str


class DeckCardInfo(Struct):
    card: str
    count: int
    icons: list[str]
    mark: str | None


class DeckHouse(Struct):
    house: str
    cards: list[DeckCardInfo]


class DeckInfo(Struct):
    id: str
    name: str
    set: str
    code: str
    houses: list[DeckHouse]


class DeckList(Struct):
    decks: list[DeckInfo]
