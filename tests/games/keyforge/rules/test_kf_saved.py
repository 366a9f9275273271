"""What procedures keep between their steps is saved by names, so that later versions can read it."""

import json
from typing import Any

import pytest
from tests.support.duel import Duel

from deckwright.kernel.codec import digest
from deckwright.kernel.errors import BadDocument


def kept(duel: Duel, node: str) -> dict[str, Any]:
    """What a procedure under way keeps, in a saved state."""
    frames = json.loads(duel.state.to_json())["state"]["frames"]
    found: dict[str, Any] = next(each["locals"] for each in frames if each["node"] == f"keyforge/{node}")
    return found


def test_the_place_that_cards_go_to_is_saved_by_its_name() -> None:
    duel = Duel("logos", {"hand": ["dysania"]}, {"archive": ["troll", "bumpsy"]}).play("dysania")
    cards = sorted(duel.card(label) for label in ("troll@p2/archive.1", "bumpsy@p2/archive.1"))
    saved = kept(duel, "going")
    assert (saved["place"], sorted(saved["cards"]), saved["ordered"]) == ("discard", cards, [])


def test_the_option_that_needs_a_permission_is_saved_by_its_name() -> None:
    hand = ["phase-shift", "regrowth", "fertility-chant"]
    duel = Duel("logos", {"line": ["witch-of-the-wilds"], "hand": hand, "discard": ["troll"]})
    duel.play("phase-shift")
    card = duel.card("fertility-chant")
    duel.play("fertility-chant")
    assert kept(duel, "charging") == {"code": ["play", card, 0]}


def test_what_begins_the_abilities_that_are_triggered_is_saved_by_its_name() -> None:
    duel = Duel("logos", {"line": ["replicator", "mother"]}, {"line": ["neutron-shark", "urchin"]})
    duel.reap("replicator.1", "pick neutron-shark.1")
    assert kept(duel, "series")["kind"] == "reaped"


@pytest.mark.parametrize("change", [{"place": "nowhere"}, {"place": 3}, {"cards": "all"}, {"more": 1}])
def test_what_nobody_could_have_kept_is_refused(change: dict[str, Any]) -> None:
    duel = Duel("logos", {"hand": ["dysania"]}, {"archive": ["troll", "bumpsy"]}).play("dysania")
    document = json.loads(duel.state.to_json())
    frame = next(each for each in document["state"]["frames"] if each["node"] == "keyforge/going")
    frame["locals"] |= change
    document["digest"] = digest(document["state"])
    with pytest.raises(BadDocument):
        duel.game.from_json(json.dumps(document))
