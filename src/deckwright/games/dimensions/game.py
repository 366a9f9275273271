"""Battle of Dimensions for the kernel: 2 to 5 players (DIM-1.7), base or epic mode."""

from deckwright.games.dimensions import table
from deckwright.games.dimensions.cards.anomalies import SCRIPTS
from deckwright.games.dimensions.rules import invariants, knowledge, refusals, scenario, start, view
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Face
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table
from deckwright.kernel.settings import Setting

GAME = Game(
    About(
        "dimensions",
        __package__,
        least_seats=2,
        most_seats=table.SEATS,
        settings=(
            Setting("epic", default=False),  # DIM-8.1
            Setting("start", default="signs", values=("signs", "random")),  # DIM-3.5
        ),
    ),
    Table(
        table.WORDS,
        table.ZONES,
        table.FACES,
        vars=table.VARS,
        turn_var=table.TURN,
        active_var=table.ACTIVE,
        columns=table.COLUMNS,
    ),
    Cards({script.card: script.abilities for script in SCRIPTS}),
    Rules(
        faces=lambda setup: [Face(face) for face in range(len(table.FACES))],
        deal=start.deal,
        arrange=scenario.arrange,
        refusals=refusals.refusals,
        breaches=invariants.breaches,
    ),
    Knowledge(limits=knowledge.limits, redraw=knowledge.redraw),
    Showing(describe=view.describe),
)
