"""What a card asks: the effect under way, in words that need no text before them.

A question begins in the middle of an ability. What stands before it there is told for nobody to hear, so that
the question knows what it speaks of; «it» is then called by its noun («the chosen creature»: `$apart`).
"""

from typing import TYPE_CHECKING, Final

from deckwright.kernel.abilities import Triggered
from deckwright.kernel.codec import node_of_name
from deckwright.kernel.control import ForEach
from deckwright.kernel.control import Sequence as Steps
from deckwright.kernel.game import Game
from deckwright.kernel.nodes import Node, walk
from deckwright.kernel.notation import NodeName, read_node
from deckwright.text.grammar import capital
from deckwright.text.script import Part, own_lines
from deckwright.text.steps import first_told, told
from deckwright.text.text_context import TextContext

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue


_NEAR: Final = ("deck", "each", "pair", "they", "told", "zone")
"""What only the next words of a text may take up."""


def question(context: TextContext, game: Game, path: str) -> str:
    """The effect at a place of the scripts, as somebody is told it who has to decide about it."""
    catalogue = context.catalogue
    name = read_node(path)
    own = catalogue.own_texts.get(name.card)
    if own is not None and not own.asks_by_script:
        return _own_question(catalogue, name.card, name.ability)
    begin(context, game, path)
    whole = game.scripts.node_at(str(name.above(0)))
    if type(whole) is Triggered and any(node.of_event for _, node in walk(node_of_name(game, path))):
        return Part(context, whole).text()  # what set it off is told with it
    _lead_up(context, game, name)
    return first_told(_steps_from(context, game, name))


def begin(context: TextContext, game: Game, path: str) -> None:
    """A text begins that tells a part of an ability."""
    name = read_node(path)
    context.begin(name.card, game.scripts.node_at(str(name.above(0))))
    if "changes" in name.way:
        # An ability that cards were given calls them «this creature».
        context.said["self"] = "its-host"


def _own_question(catalogue: "Catalogue", card: str, ability: int) -> str:
    """The line that tells an ability in the text that somebody wrote, without its heading."""
    lines = own_lines(catalogue, card)
    line = lines[min(ability, len(lines) - 1)]
    heading, _, rest = line.partition(": ")
    return capital(rest) if heading in catalogue.headings else line


def _lead_up(context: TextContext, game: Game, name: NodeName) -> None:
    """Notes what the text has spoken of before it comes to a place."""
    for length in range(len(name.way)):
        above = _node_at(game, name.above(length))
        if isinstance(above, Steps):
            told(_parts(context, above)[: int(name.way[length + 1])])
        elif isinstance(above, ForEach):
            context.said["it-number"] = "sing"
    for word in _NEAR:
        context.said.pop(word, None)
    if "it" in context.said:
        context.said["apart"] = "yes"


def _steps_from(context: TextContext, game: Game, name: NodeName) -> list[Part]:
    """An effect and those that follow it in its row."""
    row = _node_at(game, name.above(len(name.way) - 2))
    if isinstance(row, Steps) and name.way[-2] == "effects":
        return _parts(context, row)[int(name.way[-1]) :]
    return [Part(context, node_of_name(game, str(name)))]


def _node_at(game: Game, name: NodeName) -> Node | None:
    """A node of the scripts; None for what only leads to one."""
    try:
        return game.scripts.node_at(str(name))
    except KeyError:
        return None


def _parts(context: TextContext, row: Steps) -> list[Part]:
    return [Part(context, each) for each in row.effects]
