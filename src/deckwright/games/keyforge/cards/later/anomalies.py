"""Anomalies, which may appear in any house."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ACTION_CARD,
    ATTACHED,
    CREATURE,
    ELUSIVE,
    ENEMY,
    ENTERS_READY,
    FRIENDLY,
    HAUNTED,
    IN_DISCARD,
    IN_HAND,
    INVULNERABLE,
    ITS_HOST,
    LYING_UNDER,
    PLAYED,
    SELF,
    SUBJECT,
    THEM,
    THIS,
    Fighting,
    HowManyKept,
    IsOf,
    KeyForged,
    Name,
    OwnedBy,
    Whose,
    action,
    add,
    after,
    archive,
    choose,
    choose_one,
    draw,
    every,
    falls_to,
    gains,
    graft,
    grants,
    host_bold,
    keep,
    kept_together,
    look_at,
    play,
    play_card,
    purge,
    reap,
    return_to_hand,
    script,
    shuffle_in,
    steal,
    trigger_abilities,
    when,
)

GHOSTFORM: Final = script(
    "ghostform", grants(ITS_HOST, add(INVULNERABLE)), host_bold("fight/reap", archive(SELF))
)

INFOMANCER: Final = script(
    "infomancer",
    play(graft(choose(FRIENDLY & IN_HAND & ACTION_CARD))),
    reap(trigger_abilities(PLAYED, choose(LYING_UNDER & ATTACHED & ACTION_CARD))),
)

LATERAL_SHIFT: Final = script(
    "lateral-shift", play(look_at(every(ENEMY & IN_HAND)), play_card(choose(ENEMY & IN_HAND)))
)

MEMOLITH: Final = script(
    "memolith",
    action(
        choose_one(
            graft(choose(FRIENDLY & IN_HAND & ACTION_CARD)),
            trigger_abilities(PLAYED, choose(LYING_UNDER & ATTACHED & ACTION_CARD)),
        )
    ),
)

NIZAK_THE_FORGOTTEN: Final = script(
    "nizak-the-forgotten",
    grants(THIS, add(INVULNERABLE), only_if=Fighting()),
    # KF-9.17: whoever went elsewhere than to the discard pile can't be found any more.
    after(falls_to(ENEMY & CREATURE), when(IsOf(Name.SUBJECT, IN_DISCARD), return_to_hand(SUBJECT))),
)

THE_GRIM_REAPER: Final = script(
    "the-grim-reaper",
    grants(THIS, add(ENTERS_READY), only_if=HAUNTED),
    reap(keep(choose(ENEMY & CREATURE)), keep(choose(FRIENDLY & CREATURE)), purge(kept_together(2))),
)

THE_RED_BARON: Final = script(
    "the-red-baron",
    grants(THIS, gains(reap(steal(1))), only_if=KeyForged("red", Whose.YOU)),
    grants(THIS, add(ELUSIVE), only_if=KeyForged("red", Whose.OPPONENT)),
)

TIMEQUAKE: Final = script(
    "timequake",
    play(shuffle_in(every(FRIENDLY)), keep(THEM), draw(HowManyKept(0, OwnedBy(), as_cards=True))),
)
