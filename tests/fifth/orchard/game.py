"""The Orchard for the kernel: 2 to 4 players (ORC-1.1)."""

from deckwright.kernel.game import Game
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table
from deckwright.kernel.settings import Setting

from . import cards, facts, table
from .rules import garden, invariants, judge, scenario, turn, view

GAME = Game(
    About(
        "orchard",
        __package__,
        least_seats=2,
        most_seats=table.SEATS,
        settings=(Setting("goal", default=12, least=6, most=15),),  # ORC-5.1
        turn_limit=turn.LAST_TURN,
    ),
    Table(
        table.WORDS,
        table.ZONES,
        table.FACES,
        vars=table.VARS,
        turn_var=table.TURN,
        active_var=table.ACTIVE,
        has_copies=True,
        has_texts=True,
    ),
    Cards(
        {script.card: script.abilities for script in cards.SCRIPTS},
        attributes=table.ATTRIBUTES,
        printed=garden.printed,
        whose=garden.whose,
    ),
    Rules(
        faces=lambda setup: list(facts.ALL_CARDS),
        deal=turn.deal,
        arrange=scenario.arrange,
        refusals=judge.refusals,
        breaches=invariants.breaches,
    ),
    Knowledge(),
    Showing(
        describe=view.describe,
        describe_card=view.describe_card,
        kind_of_face=facts.kind_of,
    ),
)
