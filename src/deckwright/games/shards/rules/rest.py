"""«Play the rest»: an order of the cards in hand that loses nothing which another order would reach.

Orders are tried out with nothing but the cards that the player knows, so that nothing is told that they may
not know; questions on the way are answered in every way that may matter. What counts is which named abilities
and mastery bonuses work, then what is gained; where that is the same, cards that draw come first, for what
they bring may help the others; then the order that asks least.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from deckwright.games.hints import Rest
from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTION_OF, NO_FACTION, NUMBER_OF
from deckwright.games.shards.rules.playing import ON_PLAY
from deckwright.games.shards.script.effects import ByMastery, Gain, With
from deckwright.kernel.events import RawEvent
from deckwright.kernel.game import Game
from deckwright.kernel.ids import ALL_SEATS, Card, Face, Seat
from deckwright.kernel.nodes import walk
from deckwright.kernel.refusals import RawRefusal, refuse, spell_refusal
from deckwright.kernel.rng import seeded
from deckwright.kernel.state import State
from deckwright.kernel.urns import reprint
from deckwright.kernel.vocabulary import DONE, PICK, VERB_SHIFT, first

MOST_TRIALS: Final = 3000
"""Cards tried out at most: enough for all orders of six different cards that matter."""
MOST_ANSWERS: Final = 20
MAIN: Final = frozenset((table.ASK_MAIN, table.ASK_MAIN_INFINITE))
HELPS: Final = (table.EXHAUST, table.FOCUS)
WORKED: Final = (table.FULFILLED, table.REACHED)
GAINS: Final = (table.GAINED_CRYSTALS, table.GAINED_POWER, table.GAINED_MASTERY, table.GAINED_HEALTH)

UNKNOWN: Final = Face(NUMBER_OF["crystal"])
"""What stands for a card that nobody knows: of no faction, and of no use to others."""

Reached = tuple[Face, int, int]
"""A card, the kind of the event, and the keyword or the level: something that worked."""


def conditions_of(game: Game, face: Face) -> Counter[Reached]:
    """The named abilities and mastery bonuses of a card's own text."""
    found: Counter[Reached] = Counter()
    for _, node in walk(ON_PLAY.of(game)[face]):
        if isinstance(node, With):
            found[face, table.FULFILLED, table.KEYWORDS.index(node.keyword)] += 1
        elif isinstance(node, ByMastery):
            found.update((face, table.REACHED, level.mastery) for level in node.levels)
    return found


@dataclass(frozen=True)
class Result:
    """What playing a card has brought."""

    face: Face
    reached: tuple[Reached, ...]
    gained: int
    draws: int
    questions: int


Order = tuple[Result, ...]
"""Cards in the order in which they are played."""


def reached_by(order: Order) -> Counter[Reached]:
    return Counter(each for result in order for each in result.reached)


def worth(order: Order) -> tuple[int, int, tuple[int, ...], int]:
    return (
        sum(len(result.reached) for result in order),
        sum(result.gained for result in order),
        tuple(result.draws for result in order),
        -sum(result.questions for result in order),
    )


@dataclass
class Trials:
    """All orders tried: the best one, and the most of everything that worked in any of them."""

    best: Order = ()
    reached: Counter[Reached] = field(default_factory=Counter)
    left: int = MOST_TRIALS


def may_rest(state: State) -> bool:
    """Whether there are cards to play, in the player's own main phase."""
    return bool(state.codes) and state.prompt in MAIN and bool(state.zones[table.HAND[state.decider]])


def rest(state: State) -> Rest | None:
    """The next card of a safe order, in the player's own main phase."""
    if not may_rest(state):
        return None
    seat = state.decider
    hand = state.zones[table.HAND[seat]]
    plain = next((card for card in hand if is_plain(state.game, state.face[card])), None)
    if plain is not None:
        return step(state, plain)
    world = as_known(state, seat)
    trials = Trials()
    explore(world, seat, hand, (), trials)
    next_one = trials.best[0]
    card = next(card for card in hand if state.face[card] == next_one.face)
    could = (trials.reached - reached_by(trials.best)) + with_help(world, card)
    lost = sorted(each for each in could if each[0] == next_one.face and each not in next_one.reached)
    return step(state, card, tuple(loss(card, kind, number) for _, kind, number in lost))


def loss(card: Card, kind: int, number: int) -> RawRefusal:
    """Something that another order would reach, told like a refusal."""
    reason = table.MASTERY_LOST if kind == table.REACHED else table.KEYWORD_LOST
    return refuse(table.PLAY_CARD + card, reason, card, number)


def as_known(state: State, seat: Seat) -> State:
    """The game as far as a player knows it: cards that they don't know help nobody, and chance is another."""
    world = state.clone()
    world.face = state.face[:]
    for card, known in enumerate(state.known):
        if not known >> seat & 1:
            reprint(world, Card(card), (UNKNOWN,))
    world.rng = seeded(state.number, "rest")
    return world


def step(state: State, card: Card, lost: tuple[RawRefusal, ...] = ()) -> Rest:
    seat = state.decider
    losses = tuple(spell_refusal(state, each, seat) for each in lost)
    return Rest(f"play {state.game.showing.label(state, card, seat)}", losses)


def is_plain(game: Game, face: Face) -> bool:
    """Whether a card only gains crystals or power, without faction: it helps no other and needs none."""
    effect = ON_PLAY.of(game)[face]
    return FACTION_OF[face] == NO_FACTION and isinstance(effect, Gain) and isinstance(effect.amount, int)


def explore(world: State, seat: Seat, cards: tuple[Card, ...], order: Order, trials: Trials) -> None:
    """Try every order of the cards, of equal ones only the first."""
    if not cards:
        trials.reached |= reached_by(order)
        if worth(order) > worth(trials.best) or not trials.best:
            trials.best = order
        return
    tried = set()
    for card in cards:
        face = world.face[card]
        if face in tried:
            continue
        tried.add(face)
        for after, result in try_out(world, card):
            if trials.left <= 0 and trials.best:
                return
            trials.left -= 1
            if after.outcome is None:
                explore(after, seat, left_over(after, seat, cards), (*order, result), trials)


def left_over(world: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards still to be played, and those that came back to the hand in view of all."""
    return tuple(
        card for card in world.zones[table.HAND[seat]] if card in cards or world.known[card] == ALL_SEATS
    )


def try_out(world: State, card: Card) -> Iterator[tuple[State, Result]]:
    """Play a card, in every way that its questions can be answered."""
    face = world.face[card]
    for after, events in ways(world, table.PLAY_CARD + card):
        reached = Counter((face, event[0], event[5]) for event in events if event[0] in WORKED)
        if any(event[0] == table.COPIED for event in events):
            # What a copied text reaches is none of this card's: it counts by what it brings.
            reached &= conditions_of(world.game, face)
        yield (
            after,
            Result(
                face,
                tuple(sorted(reached.elements())),
                sum(event[5] for event in events if event[0] in GAINS),
                sum(event[0] == table.DREW for event in events),
                after.number - world.number - 1,
            ),
        )


def ways(
    world: State, code: int, before: tuple[RawEvent, ...] = (), left: int = MOST_ANSWERS
) -> Iterator[tuple[State, tuple[RawEvent, ...]]]:
    """Make a choice and answer what it asks until the main phase goes on; all that happens on the way.
    Everything works that can: what can be shown is shown, what must be chosen is, and nothing else."""
    after = world.clone()
    after.choose(world.codes.index(code))
    events = (*before, *after.events)
    if not after.codes or after.prompt in MAIN or not left:
        yield after, events
        return
    for answer in answers(after):
        yield from ways(after, answer, events, left - 1)


def answers(world: State) -> list[int]:
    """Those that may make a difference: of cards that must be chosen, all that are not equal."""
    codes = world.codes
    if world.prompt in (table.ASK_SHOW_UNIFY, table.ASK_SHOW_DOMINION):
        return codes[:1]
    if DONE in codes:
        return [DONE]
    different: dict[int, int] = {}
    for code in codes:
        is_card = code >> VERB_SHIFT << VERB_SHIFT == PICK
        different.setdefault(world.face[first(code)] if is_card else -code, code)
    return list(different.values())


def with_help(world: State, card: Card) -> Counter[Reached]:
    """What a card would reach after everything that the player has ready besides cards: champions and
    Focus."""
    after = world
    while after.codes and after.prompt in MAIN:
        helps = [code for code in after.codes if code >> VERB_SHIFT << VERB_SHIFT in HELPS]
        if not helps:
            reached = Counter[Reached]()
            for _, result in try_out(after, card):
                reached |= Counter(result.reached)
            return reached
        after, _ = next(ways(after, helps[0]))
    return Counter()
