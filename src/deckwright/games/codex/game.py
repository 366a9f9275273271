"""Codex for the kernel: two players, Bashing against Finesse or a mirror match."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.cards import SCRIPTS
from deckwright.games.codex.facts import SPECS
from deckwright.games.codex.rules import (
    field,
    invariants,
    leaving,
    refusals,
    scenario,
    sides,
    start,
    trigger_order,
    view,
)
from deckwright.kernel.game import Game
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table

RULE_FACES: Final = frozenset(range(len(table.FACTS), len(table.FACES)))

GAME = Game(
    About(
        "codex",
        __package__,
        least_seats=2,
        most_seats=2,
        settings=sides.SETTINGS,
        camp_of=lambda state, seat: SPECS[state.vars[table.SIDE + seat]],
        played_faces=tuple(fact.id for fact in table.FACTS if fact.group != "core"),
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
        has_owners=True,
    ),
    Cards(
        SCRIPTS,
        attributes=table.ATTRIBUTES,
        rule_faces=RULE_FACES,
        sourceless_faces=RULE_FACES,
        printed=field.printed,
        moment=lambda state, until, frame: (table.END_OF_TURN, 0),
        whose=field.whose,
        # What deaths bring about, and what an ability was set off for, happens though its card is gone.
        still_resolves=lambda state, trigger: True,
        at_once=trigger_order.at_once,
    ),
    Rules(
        faces=start.cards_of,
        faces_in=sides.faces_in,
        deal=start.deal,
        arrange=scenario.arrange,
        refusals=refusals.refusals,
        prepare=sides.prepare,
        state_based_effects=leaving.state_based_effects,
        breaches=invariants.breaches,
    ),
    Knowledge(),
    Showing(
        describe=view.describe,
        label=view.label,
        describe_card=view.describe_card,
        told_by=view.told_by,
    ),
)
