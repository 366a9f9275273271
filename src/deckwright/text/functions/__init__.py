"""The functions of the messages: whatever must be inflected, chosen by reader, or joined.

Named arguments of Fluent are literals; where a form is itself a blank, it is given in its place:
`{ CARD($card, case: "acc") }`, but `{ NOUN("card", $case, $count) }`.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from fluent.runtime.builtins import BUILTINS

from deckwright.text.functions.phrases import Phrases
from deckwright.text.functions.table import Table
from deckwright.text.functions.tool import Tool
from deckwright.text.functions.words import Words
from deckwright.text.text_context import TextContext

_WORDS: Final[Mapping[str, Callable[..., str]]] = {
    "A": Words.with_article,
    "AGREE": Words.agree,
    "CAPITAL": Words.capital,
    "GENDER": Words.gender,
    "NOUN": Words.noun,
    "SPELLED": Words.spelled,
    "WORD": Words.word,
}
_TABLE: Final[Mapping[str, Callable[..., str]]] = {
    "CARD": Table.card,
    "NAME": Table.name,
    "PLAYER": Table.player,
    "WHO": Table.who,
    "WHOSE": Table.whose,
    "ZONE": Table.zone,
}
_PHRASES: Final[Mapping[str, Callable[..., str]]] = {
    "ALIKE": Phrases.alike,
    "AMOUNT": Phrases.amount,
    "AT_ONCE": Phrases.at_once,
    "CHANGES": Phrases.changes,
    "CLAUSE": Phrases.clause,
    "COUNTED": Phrases.counted,
    "DISCARDED": Phrases.discarded,
    "EFFECT": Phrases.effect,
    "GRANT": Phrases.grant,
    "GROUP": Phrases.group,
    "HEAD": Phrases.head,
    "LIST": Phrases.items,
    "NOTE": Phrases.note,
    "ORIGIN": Phrases.origin,
    "OWNER": Phrases.owner,
    "PHRASE": Phrases.phrase,
    "PLACE": Phrases.place,
    "PLACED": Phrases.placed,
    "RUN": Phrases.run,
    "SAYS": Phrases.says,
    "SENTENCE": Phrases.sentence,
    "SIDE": Phrases.side,
    "STEPS": Phrases.steps,
    "STYLE": Phrases.style,
}
_BY_NAME: Final[Mapping[str, tuple[type[Tool], Callable[..., str]]]] = {
    name: (tool, function)
    for tool, functions in ((Words, _WORDS), (Table, _TABLE), (Phrases, _PHRASES))
    for name, function in functions.items()
}


class Functions(Mapping[str, Callable[..., Any]]):
    """All functions under the names that messages call them by, each for one text."""

    __slots__ = ("_context",)

    def __init__(self, context: TextContext) -> None:
        self._context = context

    def __getitem__(self, name: str) -> Callable[..., Any]:
        found = _BY_NAME.get(name)
        if found is None:
            return BUILTINS[name]
        tool, function = found
        return partial(function, tool(self._context))

    def __iter__(self) -> Iterator[str]:
        return iter((*BUILTINS, *_BY_NAME))

    def __len__(self) -> int:
        return len(BUILTINS) + len(_BY_NAME)
