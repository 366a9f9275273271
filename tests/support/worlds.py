"""Checks on what a seat may know: possible worlds look the same from the seat, now and in all the past.

A world is a full state that `determinize` deals for a seat. Its past is played again with its faces: the
choices that others made must have been open to them, and the seat must have seen what it saw. Cards keep
their ids, so this is exact; only a shuffle hides which card is which, and there the faces are traded back
within the cards that were shuffled.
"""

import itertools
import re
from collections import Counter
from typing import Final

import deckwright as dw
from deckwright.kernel.frames import NO_ANSWER
from deckwright.kernel.ids import NO_SEAT, ONLOOKER, Card, Seat
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.knowledge import asks_the_same
from deckwright.kernel.simultaneous import NO_PICK, choice_under_way
from deckwright.kernel.urns import Contents, Print, Urns, print_of
from deckwright.kernel.vocabulary import PICK, VERB_SHIFT
from tests.support.conformance import Look, Playthrough, check_conservation, play_plain, seats_of
from tests.support.shuffles import Shuffle, Trades, give_faces, trade_at_shuffles

COMPARED: Final = (
    "face", "zone", "known", "columns", "zones", "vars", "frames", "codes", "decider", "prompt",
    "prompt_args", "hidden", "outcome",
)  # fmt: skip


def look_at_present(worlds: int, every: int = 1) -> Look:
    """A look at so many worlds of each seat, at every decision or at every so many-th; one is played on."""

    def look(state: dw.State, game: Playthrough) -> None:
        number = len(game.choices)
        if state.codes and number % every:
            return
        rng = dw.Rng(game.seed * 1009 + number)
        played_on = rng.below(state.setup.seats)
        for seat in seats_of(state):
            possible = [state.determinize(seat, rng) for _ in range(worlds)]
            for world in possible:
                check_world(state, world, seat)
            check_no_leak(state, possible, seat)
            if seat == played_on:
                check_world_plays_on(possible[0], number)

    return look


def look_at_past(every: int = 1) -> Look:
    """A look at the past of a world of some seat, at every decision or at every so many-th."""

    def look(state: dw.State, game: Playthrough) -> None:
        number = len(game.choices)
        if state.codes and number % every:
            return
        rng = dw.Rng(game.seed * 1013 + number)
        seat = seats_of(state)[rng.below(state.setup.seats)]
        check_past(game, state.determinize(seat, rng), seat)

    return look


# The present.


def check_no_leak(state: dw.State, worlds: list[dw.State], seat: Seat) -> None:
    """Worlds that the seat can't tell from the real one: same view, question, options and refusals.

    Whoever looks on knows no more than any seat.
    """
    view, refusals, question = state.view(seat), state.why_not(seat), question_to(state, seat)
    open_view = state.view(ONLOOKER)
    if state.hidden and state.decider != seat:
        assert view["decision"] == {"seat": None}, "a hidden question is seen"
    for world in worlds:
        assert world.view(seat) == view
        assert world.view(ONLOOKER) == open_view
        assert world.why_not(seat) == refusals
        assert question_to(world, seat) == question


def question_to(state: dw.State, seat: Seat) -> object:
    """The open question as far as a seat may know it."""
    decision = state.decision
    if decision is None:
        return None
    if decision.seat == seat:
        options = [(option.key, option.values) for option in decision.options]
        return (decision.seat, decision.prompt, decision.values, options)
    return decision.hidden or decision.seat


def check_world(state: dw.State, world: dw.State, seat: Seat) -> None:
    """A world keeps what the seat knows and the size of everything, and has no memory of the real seed."""
    check_conservation(world)
    assert world.setup.seed is None
    assert [len(zone) for zone in world.zones] == [len(zone) for zone in state.zones]
    assert world.known == state.known
    for card, face in enumerate(state.face):
        if state.known[card] >> seat & 1:
            assert world.face[card] == face, f"p{seat + 1} knows card {card}"


def check_world_plays_on(world: dw.State, seed: int) -> None:
    """A world is a game like any other and can be played to its end."""
    play_plain(world, seed)
    check_conservation(world)


# The past.


def check_past(game: Playthrough, world: dw.State, seat: Seat) -> None:
    """The world's past, played again, is what the seat lived through."""
    first = start_of_the_game(game)
    rows = faces_of_the_past(game, world, seat, first)
    start = game.states[first]
    replay = start.clone()
    give_faces(replay, rows[0])
    assert not start.codes or start.decider == seat or asks_the_same(start, replay), "the first question"
    with trade_at_shuffles(replay, rows[1:]) as trades:
        saw, seen = replay_choices(game, replay, world, seat, trades, first)
        # A question that is hidden from the seat may be open now; those before it are history.
        seen = pass_hidden_questions(replay, seat, saw, seen, world.decider if world.hidden else NO_SEAT)
    assert unnumbered(seen) == unnumbered(saw), f"p{seat + 1} saw {saw}, not {seen}"
    for name in COMPARED:
        assert getattr(replay, name) == getattr(world, name), f"the past of this world gives another {name}"


def replay_choices(
    game: Playthrough, replay: dw.State, world: dw.State, seat: Seat, trades: Trades, first: int
) -> tuple[list[dw.Event], list[dw.Event]]:
    """Make the choices of the past in a world; returns what the seat saw of the last one, then and now."""
    saw: list[dw.Event] = []
    seen: list[dw.Event] = []
    codes = codes_of_the_world(game, world, seat)
    last = len(codes) - 1 if world.outcome is not None else -1
    for number, code in list(enumerate(codes))[first:]:
        then = game.states[number]
        if then.hidden and then.decider != seat and number != last:
            saw = saw + game.seen[number][seat]  # The seat does not know that anybody was asked.
            continue
        seen = pass_hidden_questions(replay, seat, saw, seen, then.decider if then.hidden else NO_SEAT)
        assert unnumbered(seen) == unnumbered(saw), (
            f"before choice {number} p{seat + 1} saw {saw}, not {seen}"
        )
        asked = (replay.decider, replay.prompt)
        assert asked == (then.decider, then.prompt), f"choice {number} was asked of p{then.decider + 1}"
        if then.decider == seat:
            assert replay.codes == then.codes, f"choice {number}: p{seat + 1} had other options"
        assert code in replay.codes, f"choice {number} was not open to p{then.decider + 1}"
        saw = game.seen[number][seat]
        seen = trades.choose(replay, replay.codes.index(code), seat)
    return saw, seen


def unnumbered(events: list[dw.Event]) -> list[tuple[str, list[tuple[str, object]]]]:
    """Events without the numbers of copies in a hand: a card that was shuffled away and drawn again within
    one choice is counted among the copies that are there now, whichever of them it is."""
    return [
        (each.kind, [(name, re.sub(r"~\d+$", "", str(value))) for name, value in each.values.items()])
        for each in events
    ]


def pass_hidden_questions(
    replay: dw.State, seat: Seat, saw: list[dw.Event], seen: list[dw.Event], until: Seat
) -> list[dw.Event]:
    """Answer what others are asked without the seat's knowledge, so that the game goes on.

    Stops at a question to `until` once the seat has seen as much as it saw. Returns what it has seen then.
    """
    while replay.codes and replay.hidden and replay.decider != seat:
        if replay.decider == until and len(seen) >= len(saw):
            break
        answers = [index for index in range(len(replay.codes)) if goes_on(replay, index)]
        assert answers, "a question hidden from others ends the game whatever is answered"
        seen = seen + replay.choose(answers[0]).seen_by(seat)
    return seen


def goes_on(state: dw.State, choice: int) -> bool:
    trial = state.clone()
    trial.choose(choice)
    return trial.outcome is None


def codes_of_the_world(game: Playthrough, world: dw.State, seat: Seat) -> list[int]:
    """The choices of the past. What others chose in secret just now may be something else in the world."""
    codes = game.codes[:]
    frame = world.frames[-1] if world.frames else None
    if frame is None or not codes:
        return codes
    for asked, dealt in zip(game.states[-1].frames[:-1], world.frames[:-1], strict=True):
        if asked.answer != dealt.answer:  # It waits while others are asked something.
            codes[len(codes) - 1 - codes[::-1].index(asked.answer)] = dealt.answer
    together = choice_under_way(world)
    if together is not None:
        picks = [code for code in together.locals.codes if code != NO_PICK]
        if picks:
            codes[-len(picks) :] = picks
        return codes
    picked = codes[-len(frame.picks) :] if frame.picks else []
    if (
        isinstance(frame.node, Instruction)
        and world.decider != seat
        and picked
        and all(code >> VERB_SHIFT == PICK >> VERB_SHIFT for code in picked)
    ):
        codes[-len(picked) :] = [PICK + card for card in frame.picks]
        return codes
    before = game.states[-2]
    same_frame = len(before.frames) == len(world.frames) and before.frames[-1].node is frame.node
    if same_frame and before.decider != seat and frame.answer != NO_ANSWER:
        codes[-1] = frame.answer
    return codes


def start_of_the_game(game: Playthrough) -> int:
    """The number of the first decision of the present game, if several are played in a row or the cards were
    chosen first: there turns are counted anew, or there are other cards."""
    turns = [(state.vars[state.game.table.turn_var], len(state.face)) for state in game.states]
    pairs = enumerate(itertools.pairwise(turns), 1)
    return max((number for number, (one, two) in pairs if two[0] < one[0] or one[1] != two[1]), default=0)


def faces_of_the_past(game: Playthrough, world: dw.State, seat: Seat, first: int) -> list[list[Print]]:
    """The faces at the start of the game and after each shuffle, such that the last ones are the world's."""
    rows = [[print_of(world, Card(card)) for card in range(len(world.face))]]
    shuffles = [each for step in game.shuffles[first:] for each in step]
    for number in range(len(shuffles) - 1, -1, -1):
        rows.insert(0, unshuffled(rows[0], shuffles[number], shuffles[:number], seat))
    return rows


def unshuffled(faces: list[Print], shuffle: Shuffle, earlier: list[Shuffle], seat: Seat) -> list[Print]:
    """Faces before a shuffle: those that the seat knew are where it saw them, the others such that cards of
    an earlier shuffle still have what the seat saw go into it, and else where they are."""
    before = faces[:]
    rest = Counter(faces[card] for card in shuffle.cards)
    free: list[Card] = []
    for card, face, known in zip(shuffle.cards, shuffle.faces, shuffle.known, strict=True):
        if known >> seat & 1:
            assert rest[face], f"p{seat + 1} saw face {face} shuffled away, and now it is somewhere else"
            rest[face] -= 1
            before[card] = face
        else:
            free.append(card)
    if shuffle.urns:
        place_by_urns(before, free, rest, shuffle.urns[seat])
        return before
    for each in reversed(earlier):
        ours = [card for card in free if card in each.cards]
        free = [card for card in free if card not in each.cards]
        settled = Counter(before[card] for card in each.cards if card not in ours)
        wanted = Counter(
            face for face, known in zip(each.faces, each.known, strict=True) if known >> seat & 1
        )
        place(before, ours, wanted - settled, rest)
    place(before, free, Counter(), rest)
    return before


def place_by_urns(faces: list[Print], free: list[Card], rest: Counter[Print], known_to: Urns) -> None:
    """Give the free cards faces that fit what the seat could tell before the shuffle."""
    urns, of_card = known_to
    contents = Contents(urns)
    fixed = [(number, print_) for number, urn in enumerate(urns) for print_ in urn.gone]
    fixed += [(of_card[card], face) for card, face in enumerate(faces) if card not in free]
    # What can come in fewest ways is placed first, so that hardly anything is ever taken back.
    fixed.sort(key=lambda item: len(list(contents.ways(*item))))
    assert fits(contents, fixed, faces, free, rest, of_card), "what was shuffled can't have been there"


def fits(
    contents: Contents,
    fixed: list[tuple[int, Print]],
    faces: list[Print],
    free: list[Card],
    rest: Counter[Print],
    of_card: tuple[int, ...],
) -> bool:
    """Take all fixed prints out of the urns, then one for each free card; False if there is no way."""
    if fixed:
        (urn, print_), *others = fixed
        for way in list(contents.ways(urn, print_)):
            contents.take(way, print_)
            if fits(contents, others, faces, free, rest, of_card):
                return True
            contents.take(way, print_, -1)
        return False
    if not free:
        return True
    card, *further = free
    for print_ in sorted(rest, key=lambda each: each != faces[card]):
        if not rest[print_]:
            continue
        for way in list(contents.ways(of_card[card], print_)):
            contents.take(way, print_)
            rest[print_] -= 1
            kept, faces[card] = faces[card], print_
            if fits(contents, fixed, faces, further, rest, of_card):
                return True
            faces[card] = kept
            rest[print_] += 1
            contents.take(way, print_, -1)
    return False


def place(faces: list[Print], cards: list[Card], wanted: Counter[Print], rest: Counter[Print]) -> None:
    """Give cards what is wanted on them, then what they have, then whatever is left."""
    homeless = []
    needed = wanted & rest
    for card in cards:
        if needed[faces[card]]:
            needed[faces[card]] -= 1
            rest[faces[card]] -= 1
        else:
            homeless.append(card)
    for face in list(needed.elements())[: len(homeless)]:
        faces[homeless.pop()] = face
        rest[face] -= 1
    for card in homeless[:]:
        if rest[faces[card]]:
            rest[faces[card]] -= 1
            homeless.remove(card)
    for card in homeless:
        faces[card] = next(face for face, count in sorted(rest.items()) if count)
        rest[faces[card]] -= 1
