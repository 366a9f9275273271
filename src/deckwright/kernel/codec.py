"""States as JSON: everything by name, so that later versions can read it."""

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.abilities import Lasting, index_all
from deckwright.kernel.decisions import decode_code, encode_code, spell_code
from deckwright.kernel.errors import BadDocument, quote
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.history import NO_FACE, Occurrence
from deckwright.kernel.ids import Card, Face, Seat, Zone
from deckwright.kernel.locals import Locals, frozen
from deckwright.kernel.nodes import NAMED, Effect, Procedure
from deckwright.kernel.rng import is_number
from deckwright.kernel.setup import Setup, read_outcome, read_setup
from deckwright.kernel.simultaneous import Simultaneous
from deckwright.kernel.state import State
from deckwright.kernel.trees import from_data, to_data
from deckwright.kernel.urns import Print, Urn, Urns
from deckwright.kernel.windows import WINDOW, Replaceable

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

FORMAT: Final = 1
STATES: Final = 3
"""The version of saved states, which hold what rules under way keep; records last longer."""


def encode(state: "State") -> dict[str, Any]:
    """A state as plain data."""
    game = state.game
    outcome = state.outcome
    body = {
        "setup": encode_setup(state.setup),
        "rng": state.rng,
        "number": state.number,
        "described": state.described,
        "asked": [state.turn, state.asked],
        "faces": [game.table.face_names[face] for face in state.face],
        "zones": {
            kind.name: list(cards) for kind, cards in zip(game.table.zones, state.zones, strict=True) if cards
        },
        "known": state.known,
        "columns": dict(zip(game.table.columns, state.columns, strict=True)),
        "vars": dict(zip(game.table.vars, state.vars, strict=True)),
        "owner": state.owner,
        "controller": state.controller,
        "text": [game.table.face_names[face] for face in state.text],
        "host": state.host,
        "lasting": [
            [each.id, game.table.face_names[each.face], each.ordinal, each.source, each.seat, each.until,
             each.skips, list(each.cards)]
            for each in state.lasting
        ],
        "uses": [[*key, count] for key, count in state.uses.items()],
        "memory": [[card, *values] for card, values in state.memory.items()],
        "history": [encode_occurrence(game, each) for each in state.history],
        "past": [encode_occurrence(game, each) for each in state.past],
        "urns": [encode_urns(game, each) for each in state.urns],
        "frames": [encode_frame(game, frame) for frame in state.frames],
        "decision": encode_decision(state),
        "outcome": None if outcome is None else [
            list(outcome.winners), list(outcome.scores), outcome.reason
        ],
    }  # fmt: skip
    return {"deckwright": "state", "format": STATES, "game": game.name, "state": body, "digest": digest(body)}


def digest(body: object) -> str:
    """A fingerprint against damage: an altered document is refused instead of played."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def encode_setup(setup: "Setup") -> dict[str, Any]:
    return {
        "seats": setup.seats,
        "settings": dict(setup.settings),
        "seed": setup.seed,
        "generator": setup.generator,
    }


def encode_frame(game: "Game", frame: Frame) -> dict[str, Any]:
    return {
        "node": name_of_node(game, frame.node),
        "pc": frame.pc,
        "seat": frame.seat,
        "source": frame.source,
        "subject": frame.subject,
        "counterpart": frame.counterpart,
        "amount": frame.amount,
        "answer": None if frame.answer == NO_ANSWER else encode_code(game, frame.answer),
        "picks": list(frame.picks),
        "root": frame.root,
        "chosen": list(frame.chosen),
        "affected": list(frame.affected),
        "total": frame.total,
        "slots": [list(slot) for slot in frame.slots],
        "results": list(frame.results),
        "locals": frame.locals.to_data(game) if isinstance(frame.locals, Locals) else None,
    }


def decode_frame(game: "Game", data: dict[str, Any]) -> "Frame[Locals | None]":
    node: Effect = node_of_name(game, data["node"])
    kept: Locals | None = node.fresh()
    if kept is not None:
        kept = type(kept).from_data(data["locals"], game)
    frame: Frame[Locals | None] = Frame(node, Seat(data["seat"]), data["root"], Card(data["source"]), kept)
    frame.pc = data["pc"]
    frame.subject = Card(data["subject"])
    frame.counterpart = data["counterpart"]
    frame.amount = data["amount"]
    frame.answer = NO_ANSWER if data["answer"] is None else decode_code(game, data["answer"])
    frame.picks = frozen(data["picks"])
    frame.chosen = frozen(data["chosen"])
    frame.affected = frozen(data["affected"])
    frame.total = data["total"]
    frame.slots = frozen(data["slots"])
    frame.results = frozen(data["results"])
    return frame


def encode_occurrence(game: "Game", occurrence: Occurrence) -> list[Any]:
    face = None if occurrence.face == NO_FACE else game.table.face_names[occurrence.face]
    return [
        game.table.vocabulary.events[occurrence.kind].name,
        occurrence.seat,
        occurrence.card,
        face,
        list(occurrence.values),
    ]


def decode_history(game: "Game", number_of: dict[str, Face], data: list[Any]) -> tuple[Occurrence, ...]:
    names = [kind.name for kind in game.table.vocabulary.events]
    return tuple(
        Occurrence(
            names.index(kind),
            Seat(seat),
            Card(card),
            NO_FACE if face is None else number_of[face],
            tuple(values),
        )
        for kind, seat, card, face, values in data
    )


def encode_urns(game: "Game", urns: Urns) -> dict[str, Any]:
    return {
        "prints": [None if urn.prints is None else encode_prints(game, urn.prints) for urn in urns.urns],
        "unknown": [[list(each) for each in urn.unknown] for urn in urns.urns],
        "gone": [encode_prints(game, urn.gone) for urn in urns.urns],
        "cards": list(urns.of_card),
    }


def encode_prints(game: "Game", prints: tuple[Print, ...]) -> list[Any]:
    return [[game.table.face_names[face], *rest] for face, *rest in prints]


def decode_all_urns(number_of: dict[str, Face], data: list[Any]) -> tuple[Urns, ...]:
    """The urns of all seats; those that can tell the same share them."""
    found: list[Urns] = []
    for each in data:
        urns = decode_urns(number_of, each)
        found.append(next((other for other in found if other == urns), urns))
    return tuple(found)


def decode_urns(number_of: dict[str, Face], data: dict[str, Any]) -> Urns:
    urns = tuple(
        Urn(
            None if prints is None else decode_prints(number_of, prints),
            tuple((older, count) for older, count in unknown),
            decode_prints(number_of, gone),
        )
        for prints, unknown, gone in zip(data["prints"], data["unknown"], data["gone"], strict=True)
    )
    return Urns(urns, tuple(data["cards"]))


def decode_prints(number_of: dict[str, Face], data: list[Any]) -> tuple[Print, ...]:
    return tuple((number_of[face], *rest) for face, *rest in data)


def encode_decision(state: "State") -> dict[str, Any] | None:
    if not state.codes:
        return None
    return {
        "seat": state.decider,
        "prompt": state.game.table.vocabulary.prompts[state.prompt].name,
        "args": list(state.prompt_args),
        "hidden": state.hidden,
        "options": [encode_code(state.game, code) for code in state.codes],
        "keys": [spell_code(state, code) for code in state.codes],
    }


def name_of_node(game: "Game", node: Effect) -> Any:
    """What saved states call a node: a name, a path in the scripts, or the whole of it."""
    if node is WINDOW:
        return "kernel/window"
    if isinstance(node, Procedure | Simultaneous | Replaceable):
        return node.name
    return game.scripts.path_of(node) or to_data(node)


def node_of_name(game: "Game", name: Any) -> Effect:
    if isinstance(name, str):
        node = NAMED.get(name) or game.scripts.node_at(name)
    else:
        node = from_data(name)
    if isinstance(node, Effect):
        return node
    raise KeyError(name)


def index_abilities(state: "State") -> None:
    """Rebuild what is derived from the cards in play, after loading."""
    if state.text:
        index_all(state)
        state.dirty = False


def parse(text: object, wanted: str) -> dict[str, Any]:
    """A document of the wanted kind out of a text, or an error that says what is wrong with it."""
    if not isinstance(text, str | bytes):
        raise BadDocument("document-not-json", kind=wanted)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadDocument("document-not-json", kind=wanted) from error
    if not isinstance(data, dict) or data.get("deckwright") != wanted:
        raise BadDocument("document-other-kind", kind=wanted)
    version = data.get("format")
    known = STATES if wanted == "state" else FORMAT
    if type(version) is not int or not 1 <= version <= known:
        raise BadDocument("document-newer", format=quote(version), known=known)
    if wanted == "state" and version < STATES:
        raise BadDocument("document-older", format=version, known=STATES)
    return data


def decode(game: "Game", text: object) -> "State":
    """The state that a text describes."""
    data = parse(text, "state")
    if data.get("game") != game.name:
        raise BadDocument("document-other-game", game=quote(data.get("game")), wanted=game.name)
    body = data.get("state")
    if not isinstance(body, dict) or data.get("digest") != digest(body):
        raise BadDocument("document-damaged", kind="state")
    try:
        return decode_body(game, body)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadDocument("document-damaged", kind="state") from error


def decode_body(game: "Game", body: dict[str, Any]) -> "State":
    number_of = {name: Face(number) for number, name in enumerate(game.table.face_names)}
    zone_of = {kind.name: Zone(number) for number, kind in enumerate(game.table.zones)}
    setup = read_setup(game, **body["setup"])
    if not is_number(body["rng"]):
        raise ValueError(body["rng"])
    state = State(game, setup, [number_of[name] for name in body["faces"]], body["rng"])
    state.number = body["number"]
    state.described = body.get("described", False)
    state.turn, state.asked = body.get("asked", [0, 0])
    for name, cards in body["zones"].items():
        state.zones[zone_of[name]] = tuple(Card(card) for card in cards)
        for card in cards:
            state.own_zone()[card] = zone_of[name]
    state.known = list(body["known"])
    state.columns = [list(body["columns"].get(name, [0] * len(state.face))) for name in game.table.columns]
    state.vars = [body["vars"].get(name, 0) for name in game.table.vars]
    state.owner = [Seat(seat) for seat in body["owner"]]
    state.controller = [Seat(seat) for seat in body["controller"]]
    state.text = [number_of[name] for name in body["text"]]
    state.host = [Card(card) for card in body["host"]]
    state.lasting = tuple(
        Lasting(id, number_of[face], ordinal, Card(source), Seat(seat), until, skips, tuple(map(Card, cards)))
        for id, face, ordinal, source, seat, until, skips, cards in body["lasting"]
    )
    state.uses = {(one, other): count for one, other, count in body["uses"]}
    state.memory = {card: tuple(values) for card, *values in body["memory"]}
    state.history = decode_history(game, number_of, body.get("history", []))
    state.past = decode_history(game, number_of, body.get("past", []))
    state.urns = decode_all_urns(number_of, body.get("urns", []))
    state.frames = [decode_frame(game, frame) for frame in body["frames"]]
    decision = body["decision"]
    if decision is not None:
        names = [prompt.name for prompt in game.table.vocabulary.prompts]
        state.codes = [decode_code(game, code) for code in decision["options"]]
        state.decider = Seat(decision["seat"])
        state.prompt = names.index(decision["prompt"])
        state.prompt_args = tuple(decision["args"])
        state.hidden = decision["hidden"]
    if body["outcome"] is not None:
        winners, scores, reason = body["outcome"]
        state.outcome = read_outcome(winners, scores, reason)
    index_abilities(state)
    return state
