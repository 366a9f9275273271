"""Players that are programs.

>>> from deckwright.bots import make_bot
>>> make_bot("random", seed=7).name
'random'
"""

from deckwright.bots.base import BadBot, Bot, Bounds
from deckwright.bots.idle import is_idle
from deckwright.bots.registry import bot_names, make_bot

__all__ = ["BadBot", "Bot", "Bounds", "bot_names", "is_idle", "make_bot"]
