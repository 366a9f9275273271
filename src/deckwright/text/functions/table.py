"""Functions of the messages that tell of cards, players and zones."""

from deckwright.text.functions.tool import Tool, a
from deckwright.text.marks import mark
from deckwright.text.values import NONE, Place, Player, Row


class Table(Tool):
    """Cards, players, zones."""

    def card(self, card: str, case: str = "nom") -> str:
        """A card in a sentence."""
        return self._marked(card, self.catalogue.faces.card(card, case))

    def name(self, card: str, case: str = "nom") -> str:
        """The bare name of a card."""
        return self._marked(card, self.catalogue.faces.name(card, case))

    def _marked(self, card: str, text: str) -> str:
        return mark(card, text) if self.catalogue.marked else text

    def player(self, player: Player | Place, case: str = "nom") -> str:
        """A player, or the one whose zone it is."""
        return a(Player, _owner(player)).in_case(case)

    def who(self, players: object) -> str:
        """`you` if it is the reader, or the reader is among them; else `they`."""
        row = players.items if isinstance(players, Row) else [players]
        return "you" if any(a(Player, each).is_you for each in row) else "they"

    def whose(self, owned: Player | Place, actor: object = NONE) -> str:
        """`own` if it is that of who acts, `yours` if the reader's, `rivals` if that of the reader's only
        opponent, else `theirs`; of a zone that nobody owns `none`."""
        owner = _owner(owned)
        if owner is None:
            return NONE
        if isinstance(actor, Player) and actor.seat == a(Player, owner).seat:
            return "own"
        if a(Player, owner).is_you:
            return "yours"
        return "rivals" if owner.is_rival else "theirs"

    def zone(self, place: Place, actor: object = NONE, case: str = "nom", style: str = "") -> str:
        """A zone; a style has a message of its own, e.g. `zone-hand-from`."""
        return a(Place, place).in_case(case, actor, style)


def _owner(owned: object) -> Player | None:
    """A player, or whose a zone is."""
    return owned.owner if isinstance(owned, Place) else a(Player, owned)
