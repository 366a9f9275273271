"""Worlds Collide: Shadows."""

from deckwright.games.keyforge.script.words import *

SYMON = script("symon", fight(when(IsOf(Name.OTHER, IN_PLAY), put_on_deck(FOE))))
