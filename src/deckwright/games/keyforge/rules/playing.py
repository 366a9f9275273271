"""Playing cards and putting them into play: places, bonus icons, «Play:» (KF-4)."""

from collections.abc import Sequence
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ACTION, ARTIFACT, CREATURE, FACTS, UPGRADE
from deckwright.games.keyforge.rules import drawing
from deckwright.games.keyforge.rules.amber import lose, pay
from deckwright.games.keyforge.rules.control import begin_control
from deckwright.games.keyforge.rules.field import active, creatures, is_of_active_house, pool, type_of
from deckwright.games.keyforge.rules.icons import ICON_STEP, icons_of
from deckwright.games.keyforge.rules.permissions import charge_next
from deckwright.games.keyforge.rules.using import is_worn_out
from deckwright.games.keyforge.script.standing import CopiesBeforePlay, CostToPlay, HoldsHost, PlayedOnlyIf
from deckwright.kernel.abilities import Triggered, begin_abilities
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.history import how_often, note
from deckwright.kernel.ids import NO_CARD, Card, Seat, Zone
from deckwright.kernel.layers import has, player_value, value
from deckwright.kernel.nodes import Ability, procedure
from deckwright.kernel.scope import Scope, holds, members
from deckwright.kernel.state import State
from deckwright.kernel.windows import gather, happen
from deckwright.kernel.words import PICK, VERB_SHIFT, first
from deckwright.kernel.zones import move, place_at, reveal

NO_LIMIT: Final = 1000
NO_PLACE: Final = -1
HALF: Final = [fact.half for fact in FACTS] + [""] * len(table.RULE_FACES)


def own_abilities(state: State, card: Card) -> tuple[Ability, ...]:
    return state.game.scripts.abilities[state.text[card]]


def other_half(state: State, card: Card) -> Card | None:
    """The top half in the same hand that fits a bottom half (KF-15.4)."""
    return other_half_among(state, card, state.zones[state.zone[card]])


def other_half_among(state: State, card: Card, cards: Sequence[int]) -> Card | None:
    """The top half among cards that comes into play with a bottom half (KF-15.13)."""
    wanted = f"{FACTS[state.face[card]].id}-top"
    return next((Card(each) for each in cards if FACTS[state.face[each]].id == wanted), None)


def can_play(state: State, seat: Seat, card: Card) -> bool:
    """Whether anything but the house stands against playing a card (KF-4.13), whoever owns it: the player
    would control it (KF-7.14)."""
    controller, state.controller[card] = state.controller[card], seat
    models = models_for(state, seat, card)
    possible = can_play_as_it_is(state, seat, card) if models is None else bool(models)
    state.controller[card] = controller
    return possible


def models_for(state: State, seat: Seat, card: Card) -> tuple[Card, ...] | None:
    """The cards of which a card can become a copy as it is played: those that it could be played as
    (KF-4.13); None if it copies nothing, or if there is nothing to copy."""
    scope = Scope(card, seat)
    for ability in own_abilities(state, card):
        if isinstance(ability, CopiesBeforePlay) and (found := members(state, ability.model, scope)):
            return tuple(model for model in found if can_play_as(state, seat, card, model))
    return None


def can_play_as(state: State, seat: Seat, card: Card, model: Card) -> bool:
    text, state.text[card] = state.text[card], state.text[model]
    possible = can_play_as_it_is(state, seat, card)
    state.text[card] = text
    return possible


def can_play_as_it_is(state: State, seat: Seat, card: Card) -> bool:
    if has(state, table.CANNOT_BE_PLAYED, card) or is_worn_out(state, card):
        return False
    if value(state, table.ALPHA, card) and state.vars[table.ACTS]:
        return False  # KF-11.1
    half = HALF[state.face[card]]
    if half and (half == "top" or state.zone[card] not in table.HAND or other_half(state, card) is None):
        return False  # KF-15.5
    if type_of(state, card) == UPGRADE and not creatures(state):
        return False  # KF-4.7
    limit = player_value(state, table.CARD_LIMIT, seat, NO_LIMIT)
    if limit < NO_LIMIT and how_often(state, state.history, table.PLAYED, seat) >= limit:
        return False
    return can_afford(state, seat, card)


def can_afford(state: State, seat: Seat, card: Card) -> bool:
    scope = Scope(card, seat)
    cost = toll_to_play(state, card)
    for ability in own_abilities(state, card):
        if isinstance(ability, PlayedOnlyIf) and not holds(state, ability.condition, scope):
            return False
        if isinstance(ability, CostToPlay):
            cost += ability.amber
    return not cost or pool(state, seat) >= cost


def toll_to_play(state: State, card: Card) -> int:
    """What must be paid to the opponent to play the card."""
    return value(state, table.TOLL_TO_PLAY, card)


def can_play_from_hand(state: State, seat: Seat, card: Card) -> bool:
    """In step 3: a card of the active house, or one that an ability allows (KF-3.8, KF-3.10)."""
    if not is_of_active_house(state, card) and not has(state, table.PLAYABLE, card):
        return False
    return can_play(state, seat, card)


# The frame of both procedures: source is the card, seat its player; `subject` its host, `amount` its place
# (NO_PLACE until it is known), `picks` the bonus icons that are left.


def push_playing(state: State, seat: Seat, card: Card) -> None:
    frame = Frame(PLAYING, seat, len(state.frames), card)
    frame.amount = NO_PLACE
    state.frames.append(frame)


def push_entering(
    state: State, seat: Seat, card: Card, place: int = NO_PLACE, top: Card | None = None
) -> None:
    """Put into play: it enters, but is not played (KF-4.3); a gigantic creature with its top half."""
    frame = Frame(ENTERING, seat, len(state.frames), card)
    frame.amount = place
    if top is not None:
        frame.other = top
    state.frames.append(frame)


def pay_for(state: State, frame: Frame) -> None:
    """What playing it costs, and that it is played now; a gigantic creature brings its other half."""
    card, seat = frame.source, frame.seat
    frame.it = models_for(state, seat, card) or ()
    state.controller[card] = seat  # KF-7.14
    pay(state, seat, toll_to_play(state, card))
    pay_own_cost(state, seat, card)
    state.vars[table.ACTS] += 1
    note(state, table.PLAYED, seat, card)
    state.host[card] = NO_CARD
    reveal(state, card)
    emit(state, table.PLAYED, seat, card)
    frame.picks = icons_of(state, card)
    if HALF[state.face[card]]:
        top = other_half(state, card)
        assert top is not None
        frame.picks = icons_of(state, top)
        frame.other = top


def pay_own_cost(state: State, seat: Seat, card: Card) -> None:
    for ability in own_abilities(state, card):
        if isinstance(ability, CostToPlay):
            lose(state, seat, ability.amber)


def ask_what_to_copy(state: State, frame: Frame) -> None:
    """What it could be played as, before anything of this play happened; `it` holds that."""
    if frame.it:
        ask(state, active(state), table.ASK_MODEL, [PICK + card for card in frame.it], (frame.source,))


def copy_it(state: State, frame: Frame) -> None:
    if frame.answer != NO_ANSWER:
        model = Card(first(frame.answer))
        frame.answer = NO_ANSWER
        state.text[frame.source] = state.text[model]
        frame.picks = icons_of(state, model)
        pay_own_cost(state, frame.seat, frame.source)
        happen(state, table.COPIED, card=frame.source, other=model)


def ask_for_place(state: State, frame: Frame) -> None:
    """A flank for a creature, any place with deploy (KF-4.6, KF-11.5); a creature for an upgrade (KF-4.7)."""
    card = frame.source
    kind = type_of(state, card)
    if kind == UPGRADE:
        codes = [PICK + host for host in creatures(state)]
        ask(state, active(state), table.ASK_HOST, codes, (card,))
        return
    if kind != CREATURE or frame.amount != NO_PLACE:
        return
    line = state.zones[table.LINE[frame.seat]]
    if value(state, table.DEPLOY, card):
        codes = [table.AT + place for place in range(len(line) + 1)]
    else:
        codes = [table.AT_LEFT, table.AT_RIGHT] if line else [table.AT_RIGHT]
    ask(state, active(state), table.ASK_PLACE, codes, (card,))


def note_place(state: State, frame: Frame) -> None:
    code = frame.answer
    if code == NO_ANSWER:
        return
    frame.answer = NO_ANSWER
    if code >> VERB_SHIFT == PICK >> VERB_SHIFT:
        frame.subject = Card(first(code))
    else:
        frame.amount = place_of(state, frame.seat, code)


def place_of(state: State, seat: Seat, code: int) -> int:
    """The place in the battle line that an option stands for."""
    if code == table.AT_LEFT:
        return 0
    if code == table.AT_RIGHT:
        return len(state.zones[table.LINE[seat]])
    return first(code)


def come_in(state: State, frame: Frame) -> None:
    """The card enters play, exhausted unless something says otherwise (KF-1.4); an action stays on stage
    (KF-4.12). How a card enters is told by its text before anything in play can take that away (KF-9.4)."""
    card, seat = frame.source, frame.seat
    kind = type_of(state, card)
    move(state, card, table.STAGE)
    if kind == ACTION:
        return
    state.controller[card] = seat
    # Whatever it remembered before it left is nothing to it now (KF-7.1).
    drawing.forget(state, tuple(Card(each) for each, host in enumerate(state.host) if host == card))
    begin_abilities(state, card)
    exhausted = not has(state, table.ENTERS_READY, card)
    stunned = has(state, table.ENTERS_STUNNED, card)
    enraged = has(state, table.ENTERS_ENRAGED, card)
    if kind != UPGRADE:
        state.host[card] = NO_CARD
    state.columns[table.PLAYED_BY][card] = seat
    if kind == CREATURE:
        place_at(state, card, table.LINE[seat], min(frame.amount, len(state.zones[table.LINE[seat]])))
        if frame.other >= 0:
            move(state, Card(frame.other), table.UNDER[state.owner[frame.other]])
            state.host[frame.other] = card
            state.columns[table.LEFT_WITH][frame.other] = 0
    else:
        zone: Zone = table.ARTIFACTS[seat] if kind == ARTIFACT else table.UPGRADES[seat]
        move(state, card, zone)
    if kind == UPGRADE:
        attach(state, frame)
        return
    columns = state.columns
    columns[table.EXHAUSTED][card] = int(exhausted)
    if kind == CREATURE:
        columns[table.STUN][card] = int(stunned)
        columns[table.ENRAGE][card] = int(enraged)
    charge_next(state, card, table.ENTERS_READY)


def attach(state: State, frame: Frame) -> None:
    card = frame.source
    state.host[card] = frame.subject
    happen(state, table.ATTACHED, frame.seat, card, frame.subject)
    for ability in own_abilities(state, card):
        if isinstance(ability, HoldsHost):
            begin_control(state, ability, card, frame.subject, frame.seat, table.LEAVING_OF + card)


def resolve_icons(state: State, frame: Frame) -> None:
    """One icon after the other, from top to bottom, before anything else (KF-4.1)."""
    if frame.picks:
        icon, *rest = frame.picks
        frame.picks = tuple(rest)
        frame.pc -= 1
        child = Frame(ICON_STEP, frame.seat, len(state.frames), frame.source)
        child.amount = icon
        state.frames.append(child)


def announce(state: State, frame: Frame) -> None:
    """«Play:» and everything that waits for a card being played or entering share a window (KF-4.9)."""
    card, seat = frame.source, frame.seat
    if type_of(state, card) == ACTION:
        face = state.text[card]
        for ordinal in state.game.scripts.top[face]:
            ability = state.game.scripts.abilities[face][ordinal]
            if isinstance(ability, Triggered) and ability.on.kind == table.PLAYED:
                state.triggered += ((face, ordinal, card, seat, card, -1, 0),)
    gather(state, table.PLAYED, seat, card)
    if type_of(state, card) in (CREATURE, ARTIFACT):
        gather(state, table.ENTERED, seat, card)


def finish_playing(state: State, frame: Frame) -> None:
    """An action goes to its owner's discard pile (KF-4.4); omega ends the step (KF-11.2)."""
    card = frame.source
    if value(state, table.HAS_OMEGA, card):
        state.vars[table.OMEGA] = 1
    if state.zone[card] == table.STAGE:
        state.text[card] = state.face[card]
        state.controller[card] = state.owner[card]
        move(state, card, table.DISCARD[state.owner[card]])


PLAYING: Final = procedure(
    "keyforge/playing",
    pay_for, ask_what_to_copy, copy_it, ask_for_place, note_place, come_in, resolve_icons, announce,
    finish_playing,
)  # fmt: skip


def enter(state: State, frame: Frame) -> None:
    if frame.subject == NO_CARD:
        happen(state, table.ENTERED, frame.seat, frame.source)


ENTERING: Final = procedure("keyforge/entering", ask_for_place, note_place, come_in, enter)
