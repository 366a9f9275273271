"""Anomalies, which may appear in any house."""

from deckwright.games.keyforge.script.words import *

GHOSTFORM = script("ghostform", grants(ITS_HOST, add(INVULNERABLE)), host_bold("fight/reap", archive(SELF)))

INFOMANCER = script(
    "infomancer",
    play(graft(choose(FRIENDLY & IN_HAND & ACTION_CARD))),
    reap(TriggerAbilities(PLAYED, choose(LYING_UNDER & ATTACHED & ACTION_CARD))),
)

LATERAL_SHIFT = script(
    "lateral-shift", play(LookAt(every(ENEMY & IN_HAND)), PlayCard(choose(ENEMY & IN_HAND)))
)

MEMOLITH = script(
    "memolith",
    action(
        choose_one(
            graft(choose(FRIENDLY & IN_HAND & ACTION_CARD)),
            TriggerAbilities(PLAYED, choose(LYING_UNDER & ATTACHED & ACTION_CARD)),
        )
    ),
)

NIZAK_THE_FORGOTTEN = script(
    "nizak-the-forgotten",
    grants(THIS, add(INVULNERABLE), only_if=Fighting()),
    # KF-9.17: whoever went elsewhere than to the discard pile can't be found any more.
    after(falls_to(ENEMY & CREATURE), when(IsOf(Name.SUBJECT, IN_DISCARD), return_to_hand(SUBJECT))),
)

THE_GRIM_REAPER = script(
    "the-grim-reaper",
    grants(THIS, add(ENTERS_READY), only_if=HAUNTED),
    reap(keep(choose(ENEMY & CREATURE)), keep(choose(FRIENDLY & CREATURE)), purge(KeptTogether(2))),
)

THE_RED_BARON = script(
    "the-red-baron",
    grants(THIS, gains(reap(Steal(1))), only_if=KeyForged("red", Whose.YOU)),
    grants(THIS, add(ELUSIVE), only_if=KeyForged("red", Whose.OPPONENT)),
)

TIMEQUAKE = script(
    "timequake",
    play(shuffle_in(every(FRIENDLY)), keep(THEM), Draw(HowManyKept(0, OwnedBy(), as_cards=True))),
)
