"""What is shown of the cards and players of the Orchard besides names."""

from typing import Any

from deckwright.play.tables.layout import Figure, Layout, Of
from deckwright.text import Speaker

from .facts import FACTS

BY_ID = {fact.id: fact for fact in FACTS}


def face_facts(face: str) -> dict[str, Any]:
    fact = BY_ID[face]
    return {"type": fact.kind, "cost": fact.cost, **({"fruit": fact.fruit} if fact.kind == "tree" else {})}


def printed(speaker: Speaker, face: str) -> str:
    fact = BY_ID[face]
    return speaker.say(f"printed-{fact.kind}", cost=fact.cost, fruit=fact.fruit)


LAYOUT = Layout(
    printed=printed,
    face_facts=face_facts,
    figures=(
        Figure("water", Of.PLAYER, "drop"),
        Figure("fruit", Of.PLAYER, "gem"),
        Figure("fruit", Of.CARD, "gem"),
    ),
)
