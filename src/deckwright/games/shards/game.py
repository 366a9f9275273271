"""Shards of Infinity for the kernel: two to four players, in teams or not, or one against Nemesis."""

from deckwright.games.shards import table
from deckwright.games.shards.cards import SCRIPTS
from deckwright.games.shards.rules import (
    champions,
    field,
    invariants,
    nemesis,
    refusals,
    scenario,
    start,
    variants,
    view,
)
from deckwright.games.shards.script import effects
from deckwright.kernel.game import Game
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table

GAME = Game(
    About(
        "shards",
        __package__,
        least_seats=1,
        most_seats=table.SEATS,
        settings=variants.SETTINGS,
        seats_for=variants.usual_seats,
        list_variants=variants.all_variants,
    ),
    Table(
        table.WORDS,
        table.ZONES,
        table.FACES,
        vars=table.VARS,
        turn_var=table.TURN,
        active_var=table.ACTIVE,
        first_var=table.FIRST,
        columns=table.COLUMNS,
        has_copies=True,
        has_texts=True,
    ),
    Cards(
        SCRIPTS,
        attributes=table.ATTRIBUTES,
        player_attributes=table.PLAYER_ATTRIBUTES,
        printed=champions.printed,
        moment=lambda state, until, frame: (table.END_OF_TURN, 0),
        whose=field.whose,
        still_resolves=lambda state, trigger: True,
    ),
    Rules(
        faces=start.faces_of,
        deal=start.deal,
        arrange=scenario.arrange,
        refusals=refusals.refusals,
        prepare=variants.prepare,
        breaches=invariants.breaches,
        has_side=lambda state, side: side in field.sides(state),
        proxy=nemesis.proxy,
    ),
    Knowledge(
        redraw=effects.redraw,
        is_secret=lambda state, zone, seat: zone == table.HAND[seat] and not field.is_open(state, seat),
    ),
    Showing(describe=view.describe, describe_card=view.describe_card),
)
