codex-active = to play
codex-turn = Turn { $turn }
codex-before = Before the first turn
codex-phases = Phases of the turn
codex-phase-patrol = patrol
codex-base = Base
codex-gold = Gold
codex-workers = Workers
codex-hired = A worker was hired this turn
codex-tech = Tech { $level }
codex-built = { $left } of { $hp }
codex-unfinished = being built
codex-planned = for { $price } gold
codex-planned-workers = for { $price } gold, needs { $workers } workers
codex-ruins = ruins
codex-ruined = ruins: rebuilding is free
codex-ruined-workers = ruins: free, needs { $workers } workers
codex-patrol-of = Patrol zone: { $name }
codex-empty = empty
codex-bonus-squad-leader = 1 armour, attacked first
codex-bonus-elite = +1 attack
codex-bonus-scavenger = 1 gold when it dies
codex-bonus-technician = a card when it dies
codex-bonus-lookout = resist 1
codex-put-in = Place here:
codex-arrange = Choose a unit or hero, then its slot. You can change everything until you confirm.
codex-forces = Not patrolling: { $name }
codex-no-forces = Nobody in play
codex-level = Level { $level } of { $last }
codex-band = { $last ->
    [0] level { $first }+
   *[other] levels { $first }–{ $last }
}: { $attack }/{ $hp }
codex-summon = can be summoned
codex-not-back = can't be summoned yet
codex-partner = partner: { $card }
codex-spells = Ongoing spells
codex-stage = Being cast
codex-no-hand = No cards in hand
codex-zone-of = { $zone }: { $name }
codex-tech-left = { $left ->
    [one] Choose { $left } more card
   *[other] Choose { $left } more cards
}
codex-binder = Your codex
codex-show-table = Show the table
codex-show-binder = Back to the codex
codex-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
codex-tech-short = Tech { $level }
