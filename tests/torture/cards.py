"""The cards of the torture game, one mechanism after the other."""

from typing import Final

from deckwright.kernel.abilities import Whose
from deckwright.kernel.nodes import Effect
from deckwright.kernel.selectors import Name
from deckwright.script.amounts import IF_DONE, THIS_WAY, Chosen, IsOf, OfEvent, ValueOf, count, exists
from deckwright.script.cards import Script, play, script
from deckwright.script.effects import (
    HOST,
    IT,
    SELF,
    SUBJECT,
    add,
    after,
    at_random,
    choose,
    choose_number,
    choose_up_to,
    every,
    for_each,
    gains,
    grants,
    influences,
    instead_of,
    keep,
    kept,
    lasting,
    loses,
    may,
    most,
    repeat,
    sequence,
    spread,
    when,
)
from deckwright.script.gate import Look, by_rule, rule_of_its_own
from deckwright.script.groups import (
    ATTACHED,
    ENEMY,
    FRIENDLY,
    GIVEN,
    ITS_HOST,
    NEIGHBOUR,
    OTHER,
    THIS,
    Having,
)
from tests.torture.table import BEAST as BEAST_ATTRIBUTE
from tests.torture.table import BLANK, ELUSIVE, HAND_SIZE, POWER, TAUNT
from tests.torture.words import (
    BEAST,
    CREATURE,
    GAINING,
    IN_DECK,
    IN_HAND,
    LYING_UNDER,
    MACHINE,
    OPPONENTS_NEXT_TURN,
    THIS_TURN,
    YOUR_NEXT_TURN,
    deal,
    destroy,
    destroyed,
    discard,
    draw,
    enters,
    enters_as_copy_of,
    gain,
    heal,
    is_damaged,
    is_destroyed,
    make_ready,
    pay,
    played,
    put_under,
    reaps,
    reaps_or_fights,
    search,
    steal,
    take_control,
    to_hand,
)

# Simultaneous destruction; abilities of the destroyed cards in the order of the active player.
ALL_FALL: Final = script("all-fall", play(destroy(every(CREATURE)), gain(THIS_WAY)))
LAST_WORDS: Final = script("last-words", destroyed(draw(1)))
GRAVE_TAX: Final = script("grave-tax", destroyed(gain(2)))
CHAIN_REACTION: Final = script("chain-reaction", destroyed(deal(2, every(NEIGHBOUR & CREATURE))))
UNDERTAKER: Final = script("undertaker", after(is_destroyed(OTHER & CREATURE), gain(1)))

# Replacements, and what happened «this way» in spite of them.
BORROWED_TIME: Final = script("borrowed-time", instead_of(is_destroyed(ITS_HOST), heal(HOST), destroy(SELF)))
IRON_SHIELD: Final = script(
    "iron-shield",
    instead_of(is_destroyed(FRIENDLY & CREATURE & OTHER), heal(SUBJECT), deal(2, SELF), each_turn=1),
)
FELLING_SEASON: Final = script("felling-season", play(destroy(most(POWER, CREATURE, 3)), gain(THIS_WAY)))

# Lasting effects that outlive their source and reach cards that come later, or cling to certain cards.
LONG_FOG: Final = script(
    "long-fog",
    play(lasting(grants(FRIENDLY & CREATURE, add(POWER, 2), add(ELUSIVE)), until=OPPONENTS_NEXT_TURN)),
)
SURGE: Final = script(
    "surge",
    play(
        lasting(
            grants(GIVEN, add(POWER, 3), gains(after(reaps(THIS), gain(1)))),
            until=THIS_TURN,
            to=choose(FRIENDLY & CREATURE),
        )
    ),
)
SILENCE: Final = script("silence", play(lasting(grants(ENEMY & CREATURE, add(BLANK)), until=THIS_TURN)))

# Continuous effects that grant abilities, keywords and power, also in a ring.
BANNER: Final = script("banner", grants(FRIENDLY & CREATURE, gains(after(reaps(THIS), gain(1)))))
PACK_LEADER: Final = script(
    "pack-leader", grants(FRIENDLY & BEAST & OTHER, add(POWER, count(FRIENDLY & BEAST)), add(TAUNT))
)
BEAST_LORD: Final = script("beast-lord", grants(BEAST, add(POWER, 2)))
RIVAL: Final = script(
    "rival", grants(THIS, add(POWER, count(FRIENDLY & CREATURE & OTHER & Having(POWER, 5))))
)
GIANT_FRIEND: Final = script("giant-friend", grants(CREATURE & Having(POWER, 5), add(BEAST_ATTRIBUTE)))

FAVOUR: Final = script("favour", grants(FRIENDLY & CREATURE, add(POWER, 2), each_turn=1))
NET: Final = script("net", grants(ENEMY & CREATURE, loses(ELUSIVE)))

# Continuous effects on players; several events that set off one ability.
DEEP_POCKETS: Final = script("deep-pockets", influences(Whose.YOU, add(HAND_SIZE, 2)))
BUSYBODY: Final = script("busybody", after(reaps_or_fights(FRIENDLY & CREATURE), gain(1)))

# Copying, control, attachments, cards under cards.
SECOND_FACE: Final = script("second-face", enters_as_copy_of(choose(CREATURE & OTHER)))
TURNCOAT: Final = script("turncoat", play(take_control(choose(ENEMY & CREATURE))))
STONE_CLOAK: Final = script("stone-cloak", grants(ITS_HOST, add(POWER, 3)))
MIMIC_OATH: Final = script("mimic-oath", grants(ITS_HOST, gains(destroyed(draw(1)))))
HOARD_KEEPER: Final = script(
    "hoard-keeper",
    played(put_under(choose_up_to(IN_HAND & FRIENDLY, 2))),
    destroyed(to_hand(every(LYING_UNDER & ATTACHED))),
)

# Triggers that interrupt an effect, limits, costs.
QUIET_FENCE: Final = script("quiet-fence", after(reaps(FRIENDLY & CREATURE), may(steal(1))))
RECRUITER: Final = script("recruiter", after(enters(FRIENDLY & CREATURE & OTHER), make_ready(SUBJECT)))
SPARK_EATER: Final = script("spark-eater", after(is_damaged(THIS), gain(OfEvent())))
DAILY_BREAD: Final = script("daily-bread", after(reaps(FRIENDLY & CREATURE), gain(1), each_turn=1))
TOLL_GATE: Final = script(
    "toll-gate", after(reaps(ENEMY & CREATURE), may(pay(1)), when(IF_DONE, draw(1), deal(1, SUBJECT)))
)

# Loops, spreading, numbers, hidden zones, other choosers, choices kept for later.
LUCKY_FIND: Final = script("lucky-find", play(gain(3), draw(1)))
HYDRA_DANCE: Final = script("hydra-dance", play(repeat(deal(2, choose(CREATURE)), as_long_as=IF_DONE)))
METEOR_SWARM: Final = script(
    "meteor-swarm", play(deal(1, spread(CREATURE, count(FRIENDLY & CREATURE))), gain(THIS_WAY))
)
TWIN_BOLT: Final = script(
    "twin-bolt",
    play(keep(choose(CREATURE)), keep(choose(CREATURE & MACHINE)), deal(2, kept(1)), deal(1, kept(0))),
)
WIDE_MERCY: Final = script(
    "wide-mercy", play(for_each(every(FRIENDLY & CREATURE), heal(IT), when(IF_DONE, gain(1))), draw(THIS_WAY))
)
X_TITHE: Final = script(
    "x-tithe",
    play(
        keep(choose_number(count(IN_HAND & FRIENDLY))),
        repeat(discard(choose(IN_HAND & FRIENDLY)), times=Chosen()),
        gain(Chosen()),
    ),
)
DEEP_SEARCH: Final = script("deep-search", play(search(choose_up_to(IN_DECK & FRIENDLY & BEAST))))
PICKPOCKET: Final = script("pickpocket", play(discard(at_random(IN_HAND & ENEMY)), when(IF_DONE, gain(1))))
UNWILLING_GIFT: Final = script(
    "unwilling-gift", play(destroy(choose(ENEMY & CREATURE, by=Whose.OPPONENT)), gain(THIS_WAY))
)

# What never ends: by itself, by questions, or with nothing changed. What a limit and a delay leave out.
ECHO_HALL: Final = script("echo-hall", after(GAINING, gain(1)))
ECHO_COURT: Final = script("echo-court", after(GAINING, make_ready(choose(CREATURE)), gain(1)))
TREADMILL: Final = script(
    "treadmill", play(repeat(make_ready(choose(CREATURE)), as_long_as=exists(CREATURE)))
)
MOURNER: Final = script("mourner", after(is_destroyed(FRIENDLY & CREATURE), gain(1), each_turn=1))
SECOND_WIND: Final = script(
    "second-wind", play(lasting(grants(FRIENDLY & CREATURE, add(POWER, 2)), until=YOUR_NEXT_TURN))
)

# A card as it was before it left; a rule of its own.
GHOST_TOLL: Final = script(
    "ghost-toll",
    play(
        to_hand(choose(ENEMY & CREATURE)),
        when(IsOf(Name.THIS_WAY, ENEMY & BEAST), gain(ValueOf(POWER, Name.THIS_WAY))),
    ),
)


@rule_of_its_own("even-odds", why="parity of two counts decides between two whole effects, on this card only")
def even_odds(look: Look, damage: int) -> Effect:
    if len(look.cards(CREATURE)) % 2:
        return sequence(deal(damage, choose(CREATURE)), gain(1))
    return sequence(draw(1), may(gain(damage)))


EVEN_ODDS: Final = script("even-odds", play(by_rule("even-odds", 2), draw(1)))

SCRIPTS: Final = {each.card: each.abilities for each in list(globals().values()) if isinstance(each, Script)}
