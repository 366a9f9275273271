### Messages of tables, for whoever shows them, in English.

play-deck-nameless = an unnamed deck
play-deck-head-name = Name
play-deck-head-set = Set
play-deck-type-action = action
play-deck-type-action-short = Act
play-deck-type-artifact = artifact
play-deck-type-artifact-short = Art
play-deck-type-creature = creature
play-deck-type-creature-short = Cre
play-deck-type-upgrade = upgrade
play-deck-type-upgrade-short = Upg
play-deck-rarity-common = common
play-deck-rarity-uncommon = uncommon
play-deck-rarity-rare = rare
play-deck-rarity-special = special
play-deck-rarity-twin = evil twin
play-deck-rarity-anomaly = anomaly
play-deck-mark-maverick = maverick
play-deck-mark-maverick-short = Mav
play-deck-mark-legacy = legacy
play-deck-mark-legacy-short = Leg
play-deck-mark-anomaly = anomaly
play-deck-mark-anomaly-short = Ano
play-deck-mark-evil-twin = evil twin
play-deck-icon-amber = æmber
play-deck-icon-amber-short = Æ
play-deck-icon-capture = capture
play-deck-icon-capture-short = C
play-deck-icon-damage = damage
play-deck-icon-damage-short = D
play-deck-icon-draw = draw
play-deck-icon-draw-short = Dr
play-deck-half-top = top
play-deck-half-bottom = bottom
bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.
bot-takes-nothing = The bot { $bot } takes nothing after a colon: leave out “{ $parameter }”.
bot-bad-budget = The bot { $bot } does not understand “{ $parameter }”: give it seconds ({ "search:0.5" }) or rounds ({ "search:200it" }).
play-copies = one of { $count }
play-no-undo-nothing = There is nothing to undo: you have not chosen anything yet.
play-no-undo-learned = Your last choice can't be undone: it told you something you did not know before.
play-no-undo-chance = Your last choice can't be undone: chance has decided something since.
play-no-undo-others = Your last choice can't be undone: others have acted since ({ $names }).
play-no-undo-secret = Your last choice can't be undone: it was secret, and another player is choosing now.
play-preview = Preview: { $option }.
play-preview-nothing = Nothing more for now.
play-preview-asked = Then you would be asked: { $question }
play-preview-choose = Then you would have to choose.
play-preview-other = Then { PLAYER($player) } would be asked.
play-preview-open = The rest depends on chance or on hidden cards.
play-preview-over = That would end the game. { $outcome }
play-table-zone = { $zone } ({ $count })
play-table-figures = { $player }: { $figures }.
play-table-figure = { $figure } { $value }
play-dimensions-start = Before the first turn. Deck: { $deck ->
    [0] empty
    [one] { $deck } card
   *[other] { $deck } cards
}.
play-dimensions-turn = Turn { $turn }: { WHO($player) ->
    [you] your turn
   *[they] { PLAYER($player) } to play
}. Phase: { WORD($phase, of: "phase") }. Deck: { $deck ->
    [0] empty
    [one] { $deck } card
   *[other] { $deck } cards
}.
play-dimensions-final = This is the last turn.
play-dimensions-extra = This is an extra turn.
play-dimensions-spiral = Spiral of Power, each faction beats the next: { $ring }, and { $first } again.
play-dimensions-dimension = { WHO($player) ->
    [you] Your Dimension
   *[they] { PLAYER($player, case: "gen") } Dimension ({ $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand)
}: { $squads }.
play-dimensions-here = { WHO($player) ->
    [you] in your Dimension
   *[they] in { PLAYER($player, case: "gen") } Dimension
}
play-dimensions-empty = empty
play-dimensions-aura = Aura of Darkness, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $cards })
play-dimensions-black-hole = { $count ->
    [0] Discard: empty.
    [one] Discard, { $count } card: { $cards }.
   *[other] Discard, { $count } cards: { $cards }.
}
play-dimensions-entity = { WHO($player) ->
    [you] You play for: { $faction }.
   *[they] { PLAYER($player) } plays for: { $faction }.
}
play-dimensions-hand = { WHO($player) ->
    [you] Your hand
   *[they] { PLAYER($player, case: "gen") } hand
}: { $cards }.
play-keyforge-start = Before the first turn.
play-keyforge-turn = Turn { $turn }: { WHO($player) ->
    [you] your turn
   *[they] { PLAYER($player) } to play
}. Step: { $step }.
play-keyforge-step-set-up = set-up
play-keyforge-step-forge = 1, forge a key
play-keyforge-step-choose = 2, choose a house
play-keyforge-step-main = 3, play, discard and use cards
play-keyforge-step-ready = 4, ready cards
play-keyforge-step-draw = 5, draw cards
play-keyforge-step-end = end of the turn
play-keyforge-house = Active house: { $house }.
play-keyforge-tide = The tide is high for { WHO($player) ->
    [you] you
   *[they] { PLAYER($player) }
}.
play-keyforge-tide-already = it is already high for you: you only get the chains
play-keyforge-tide-neutral = The tide is neutral.
play-keyforge-depth = { $place ->
    [1] on top
   *[other] card { $place } from the top
}
play-keyforge-stage = Being resolved: { $card }.
play-keyforge-player = { WHO($player) ->
    [you] You
   *[they] { PLAYER($player) }
}. Æmber: { $amber }. Keys: { $keys }. Key cost: { $cost }. Chains: { $chains }.
play-keyforge-no-keys = none
play-keyforge-houses = Houses: { $houses }.
play-keyforge-wins = Games won: { $wins }.
play-keyforge-deck = Deck: { $name }.
play-keyforge-deck-list = Deck { $number }: { $title }.
play-keyforge-piles = Hand: { $hand }. Deck: { $deck }. Discard pile: { $discard }. Archive: { $archive }. Purged: { $purged }.
play-keyforge-line = Battle line from left to right ({ $count }):
play-keyforge-no-line = Battle line: empty.
play-keyforge-artifacts = Artifacts ({ $count }):
play-keyforge-upgrades = upgrade: { $card }
play-keyforge-under = under it: { $card }
play-keyforge-facedown = face down under it: { $card }
play-keyforge-lying = Under other cards: { $cards }
play-keyforge-hidden = Cards face down under others: { $count }.
play-keyforge-archive = { WHO($player) ->
    [you] Your archive:
   *[they] { PLAYER($player, case: "gen") } archive:
}
play-keyforge-hand = { WHO($player) ->
    [you] Your hand:
   *[they] { PLAYER($player, case: "gen") } hand:
}
play-keyforge-drew = { WHO($player) ->
    [you] You draw: { $cards }
   *[they] { PLAYER($player) } draws: { $cards }
}
play-keyforge-readied = Readied: { $cards }
play-keyforge-ready = ready
play-keyforge-exhausted = exhausted
play-keyforge-power = power { $number }
play-keyforge-armour = armour { $number }
play-keyforge-damage = damage { $number }
play-keyforge-amber = æmber { $number }
play-keyforge-power-counters = power counters { $number }
play-keyforge-doom = doom counters { $number }
play-keyforge-time = time counters { $number }
play-keyforge-knowledge = knowledge counters { $number }
play-keyforge-awakening = awakening counters { $number }
play-keyforge-scheme = scheme counters { $number }
play-keyforge-stun = stunned
play-keyforge-ward = warded
play-keyforge-enrage = enraged
play-keyforge-tagged = about to be destroyed
play-keyforge-owner = { WHO($player) ->
    [you] owned by you
   *[they] owned by { PLAYER($player) }
}
play-keyforge-icons = bonus: { $icons }
play-keyforge-against = { $one }; enemy: { $other }
play-keyforge-of-house = in hand { $hand }, ready in play { $ready }
play-keyforge-side = { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player, case: "gen") }
}
play-shards-start = Before the first turn.
play-shards-turn = Turn { $turn }: { WHO($player) ->
    [you] your turn
   *[they] { PLAYER($player) } to play
}.
play-shards-phase-main = Main phase.
play-shards-phase-attack = Attack phase.
play-shards-phase-end = End phase.
play-shards-resources = Crystals: { $crystals }. Power: { $power }.
play-shards-power = Power: { $power }.
play-shards-infinite = infinite
play-shards-offer = Relics to choose from:
play-shards-row = Centre row (centre deck: { $centre }; banished pile: { $banished }):
play-shards-player = { WHO($player) ->
    [you] You
   *[they] { PLAYER($player) }
} ({ $leader }).
play-shards-no-leader = no leader yet
play-shards-numbers = Health: { $health }. Mastery: { $mastery }.
play-shards-focused = Focus used.
play-shards-out = Out of the game.
play-shards-mate = Your team mate.
play-shards-opposite = Opposite you.
play-shards-piles = Hand: { $hand }. Deck: { $deck }. Discard pile: { $discard }.
play-shards-champions = Champions ({ $count }):
play-shards-played = Played this turn:
play-shards-own-relics = Your relics:
play-shards-own-secrets = Your secret relics:
play-shards-own-hand = Your hand:
play-shards-relics = Relics:
play-shards-secrets = Secret relics:
play-shards-hidden = Secret relics: { $count }.
play-shards-hand = Known in hand:
play-shards-ready = ready
play-shards-exhausted = exhausted
play-shards-new = played this turn
play-shards-fast = fast-played
play-shards-cost = cost { $number }
play-shards-cheaper = cost { $number }, for you { $own }
play-shards-price = { $number ->
    [0] free
    [one] { $number } crystal
   *[other] { $number } crystals
}
play-shards-health = health { $number }
play-shards-mastery = mastery { $number }
play-shards-shield = shield { $number }
play-shards-with-relics = relics: { $cards }
play-shards-with-card = one more card in the starting deck: { $card }
play-shards-power-lost = nobody can be attacked, so your power would be lost
play-shards-in-hand = in hand
play-shards-none-to-show = you have nothing to show
play-shards-show-none = show no more
play-shards-copies = { $number ->
    [one] { $number } copy in the box
   *[other] { $number } copies in the box
}
play-shards-in-deck = { $number } in each starting deck
play-shards-relic-of = relic of { WORD($leader, of: "leader") }
play-shards-side = { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player, case: "gen") }
}
play-shards-drew = { WHO($player) ->
    [you] You draw: { $cards }
   *[they] { PLAYER($player) } draws: { $cards }
}
play-shards-laid = New in the centre row: { $cards }
play-shards-banished = { WHO($player) ->
    [you] You banish: { $cards }
   *[they] { PLAYER($player) } banishes: { $cards }
}
play-shards-banished-from-deck = { WHO($player) ->
    [you] You banish from the top of the centre deck: { $cards }
   *[they] { PLAYER($player) } banishes from the top of the centre deck: { $cards }
}
play-codex-start = Before the first turn.
play-codex-turn = Turn { $turn }: { WHO($player) ->
    [you] your turn
   *[they] { PLAYER($player) } to play
}.
play-codex-phase-set-up = Set-up.
play-codex-phase-tech = Tech phase, before your turn.
play-codex-phase-between = Between two turns.
play-codex-phase-ready = Ready phase.
play-codex-phase-upkeep = Upkeep.
play-codex-phase-main = Main phase.
play-codex-phase-patrol = Patrol.
play-codex-phase-draw = Draw phase.
play-codex-stage = Being cast: { $card }
play-codex-player = { WHO($player) ->
    [you] You
   *[they] { PLAYER($player) }
} ({ $side }).
play-codex-base = Base: { $left } of { $number }.
play-codex-numbers = Gold: { $gold }. Workers: { $workers }.
play-codex-hired = Worker hired.
play-codex-piles = Hand: { $hand }. Deck: { $deck }. Discard pile: { $discard }. Codex: { $codex }.
play-codex-buildings = Buildings (hit points):
play-codex-building = { $left } of { $number }
play-codex-unfinished = under construction
play-codex-command-back = Command zone: { $card }, can be summoned.
play-codex-command-not-back = Command zone: { $card }, can't be summoned yet.
play-codex-patrol = Patrol zone:
play-codex-empty = empty.
play-codex-bonus-squad-leader = 1 armour, attacked first
play-codex-bonus-elite = +1 attack
play-codex-bonus-scavenger = 1 gold when it dies
play-codex-bonus-technician = a card when it dies
play-codex-bonus-lookout = resist 1
play-codex-forces = In play:
play-codex-at-rest = Not patrolling:
play-codex-spells = Ongoing spells:
play-codex-own-hand = Your hand:
play-codex-known-hand = Known in hand:
play-codex-known-deck = Known in the deck:
play-codex-attack = attack { $number }
play-codex-hp = hit points { $number }
play-codex-hp-left = hit points { $left } of { $number }
play-codex-level = level { $level } of { $last }
play-codex-band = { $last ->
    [0] level { $first }+
   *[other] levels { $first }–{ $last }
}: attack { $attack }, hit points { $hp }
play-codex-runes-plus = { $number ->
    [1] +1/+1 rune
   *[other] +1/+1 runes: { $number }
}
play-codex-runes-minus = { $number ->
    [1] −1/−1 rune
   *[other] −1/−1 runes: { $number }
}
play-codex-ready = ready
play-codex-exhausted = exhausted
play-codex-arrived = arrived this turn
play-codex-detected = detected
play-codex-partner = partner: { $card }
play-codex-owner = { WHO($player) ->
    [you] owned by you
   *[they] owned by { PLAYER($player) }
}
play-codex-ultimate = ultimate spell
play-codex-ongoing = ongoing spell
play-codex-cost = cost { $number }
play-codex-cheaper = cost { $number }, now { $own }
play-codex-gold = { $number ->
    [0] free
   *[other] { $number } gold
}
play-codex-needs-workers = needs { $number } workers
play-codex-copies-starter = { $number } in each starting deck
play-codex-copies-codex = { $number } in the codex
play-codex-copies-token = { $number } in all
play-codex-copies-core = not in the starter set
play-codex-to-level = to level { $level }
play-codex-makes-room = you sacrifice { CARD($card) } for it, { $damage } damage to your base
play-codex-flagbearer = a flagbearer has to be a target: { CARD($card) }
play-codex-resist = { $number } gold more for its resist
play-codex-new-band = then { $attack }/{ $hp }
play-codex-new-band-healed = then { $attack }/{ $hp }, without damage
play-codex-against = { $one } against { $other }
play-codex-against-building = { $one } against { $left ->
    [one] { $left } hit point
   *[other] { $left } hit points
}
play-codex-side = { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player, case: "gen") }
}
play-codex-drew = { WHO($player) ->
    [you] You draw: { $cards }
   *[they] { PLAYER($player) } draws: { $cards }
}
play-codex-teched-card = { WHO($player) ->
    [you] You put from your codex into your discard pile: { $cards }
   *[they] { PLAYER($player) } puts from the codex into the discard pile: { $cards }
}
play-codex-base-attacks = { CAPITAL(CARD($card)) } attacks { WHO($player) ->
    [you] your
   *[they] { PLAYER($player, case: "gen") }
} base.
play-codex-base-damaged = { WHO($player) ->
    [you] Your base
   *[they] { PLAYER($player, case: "gen") } base
} takes { $damage } damage.
play-codex-base-repaired = { WHO($player) ->
    [you] Your base
   *[they] { PLAYER($player, case: "gen") } base
} is repaired: { $damage } damage is removed.
play-nothing-ahead = There is nothing that you could choose in advance now.
play-too-many-ahead = You can choose at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
} in advance, each only once.
play-ruling = [Ruling] { $text }
play-guide-not-now = For now, follow the lesson; after it you can play as you like.
