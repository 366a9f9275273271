"""KeyForge for the kernel: two players; a game or a match, with decks of their own, sealed or by auction."""

from deckwright.games.keyforge import table
from deckwright.games.keyforge.cards import SCRIPTS
from deckwright.games.keyforge.decks import settings
from deckwright.games.keyforge.facts import BY_ID, TYPES
from deckwright.games.keyforge.rules import (
    borrowed_cards,
    field,
    invariants,
    knowledge,
    refusals,
    scenario,
    start,
    state_based,
    view,
)
from deckwright.games.keyforge.script.groups import states_a_quality
from deckwright.games.keyforge.script.playing import modes_of
from deckwright.games.keyforge.script.reach import could_touch
from deckwright.kernel.game import Game
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table

GAME = Game(
    About(
        "keyforge",
        __package__,
        least_seats=2,
        most_seats=2,
        settings=settings.SETTINGS,
        played_faces=tuple(face for face in SCRIPTS if face in BY_ID and BY_ID[face].half != "top"),
    ),
    Table(
        table.WORDS,
        table.ZONES,
        table.FACES,
        vars=table.VARS,
        turn_var=table.TURN,
        active_var=table.ACTIVE,
        columns=table.COLUMNS,
        printed_columns=table.STOOD_RIGHT_OF,
        has_copies=True,
        has_texts=True,
        has_owners=True,
    ),
    Cards(
        SCRIPTS,
        attributes=table.ATTRIBUTES,
        player_attributes=table.PLAYER_ATTRIBUTES,
        blank_attribute=table.BLANK,
        only_in_play=table.ONLY_IN_PLAY,
        printed=field.printed,
        printed_row=field.printed_row,
        whose=borrowed_cards.whose,
        still_resolves=state_based.still_resolves,
        could_touch=could_touch,
        modes_of=modes_of,
        states_a_quality=states_a_quality,
    ),
    Rules(
        # None yet: which decks are played may still be chosen.
        faces=lambda setup: [],
        faces_in=start.faces_in,
        deal=start.deal,
        arrange=scenario.arrange,
        refusals=refusals.refusals,
        prepare=settings.prepare,
        state_based_effects=state_based.state_based_effects,
        breaches=invariants.breaches,
        decider=lambda state, seat: field.active(state),
    ),
    Knowledge(
        imagine=knowledge.imagine,
        visible_settings=knowledge.visible_settings,
    ),
    Showing(
        describe=view.describe,
        describe_card=view.describe_card,
        kind_of_face=lambda face: TYPES[BY_ID[face].type] if face in BY_ID else "",
    ),
)
