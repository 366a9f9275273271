### Messages of Codex in English. Terms are those of rulebook/glossary.md.
### Names of cards are singular and begin with a capital letter.

game-title = Codex
game-about = Two armies fight until one of them has destroyed the other's base. Each turn your workers bring gold, for which you play units, build tech buildings that allow stronger ones, and level up a hero, who casts your spells. Units and heroes attack or patrol to guard what stands behind them. From your codex you choose in secret which cards come into your deck during the game.

## Settings

setting-codex-sides = Sides
setting-codex-sides-about = Who plays which side: the player in the first seat Bashing and the other one Finesse, the other way round, or both the same side in a mirror match.
setting-codex-sides-random = Bashing against Finesse, at random
setting-codex-sides-bashing = the first seat plays Bashing, the other Finesse
setting-codex-sides-finesse = the first seat plays Finesse, the other Bashing
setting-codex-sides-bashing-mirror = both play Bashing
setting-codex-sides-finesse-mirror = both play Finesse
setting-codex-overpower = Overpower
setting-codex-overpower-about = What counts as excess damage when a card with overpower attacks a patroller that has armour.
setting-codex-overpower-after-armour = beyond armour and hit points
setting-codex-overpower-by-the-letter = by the letter of the rulebook: beyond the hit points, whether the patroller dies or not

## Cards

# The rules themselves wait in windows like abilities of cards.
name-keyword = { $name }
card-keyword = the rule “{ $title }”
# Both players have a base: in a sentence it is told with its player, by `the-card` and `the-target`.
card-plain = { $name ->
    [Base] base
   *[other] { $name }
}
the-card = { $card-owner ->
    [none] { CARD($card) }
   *[player] { WHO($card-owner) ->
        [you] your base
       *[they] { PLAYER($card-owner, case: "gen") } base
    }
}
the-target = { $target-owner ->
    [none] { CARD($target) }
   *[player] { WHO($target-owner) ->
        [you] your base
       *[they] { PLAYER($target-owner, case: "gen") } base
    }
}
# A card with its player before it.
whose-card = { WHO($seat) ->
    [you] Your
   *[they] { PLAYER($seat, case: "gen") }
} { CARD($card) }

## Zones

zone-stage = { WORD("stage", of: "zone") }
zone-removed = { WORD("removed", of: "zone") }
zone-deck = { zone-owner } { WORD("deck", of: "zone") }
zone-hand = { zone-owner } { WORD("hand", of: "zone") }
zone-discard = { zone-owner } { WORD("discard", of: "zone") }
zone-codex = { zone-owner } { WORD("codex", of: "zone") }
zone-workers = { zone-owner } { WORD("workers", of: "zone") }
zone-command = { zone-owner } { WORD("command", of: "zone") }
zone-play = { zone-owner } { WORD("play", of: "zone") }
zone-buildings = { zone-owner } { WORD("buildings", of: "zone") }
zone-plans = { zone-owner } { WORD("plans", of: "zone") }
zone-aside = { zone-owner } { WORD("aside", of: "zone") }
zone-owner = { WHOSE($owner, $actor) ->
    [own] { WHO($owner) ->
        [you] your
       *[they] their
    }
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
}

# As headings, whoever's they are.
zone-stage-heading = Being cast
zone-removed-heading = Removed cards
zone-deck-heading = Deck
zone-hand-heading = Hand
zone-discard-heading = Discard pile
zone-codex-heading = Codex
zone-workers-heading = Workers
zone-command-heading = Command zone
zone-play-heading = Battlefield
zone-buildings-heading = Buildings
zone-plans-heading = Not built yet
zone-aside-heading = Tokens out of play

## Options

verb-hire = Hire { CARD($card) } as a worker
verb-build = Build { CARD($card) }
verb-summon = Summon { CARD($card) }
verb-level = Level up { CARD($card) }
verb-play = Play { CARD($card) }
verb-attack = Attack { the-target } with { CARD($card) }
verb-use = { $ability ->
    [0] Use the ability of { CARD($card) }
    [1] Use the second ability of { CARD($card) }
   *[other] Use another ability of { CARD($card) }
}
verb-detect = Detect { CARD($card) } with the tower
verb-end = Go on to the patrol
verb-patrol = { $slot ->
    [none] Take { CARD($card) } out of the patrol
   *[other] Put { CARD($card) } on patrol as { WORD($slot, of: "slot") }
}
verb-withdraw = Take { CARD($card) } out of the patrol
verb-confirm = Confirm the patrol
verb-tech = Tech { CARD($card) }
verb-stop = End the attack
verb-on-top = On top of your deck
verb-to-discard = Into your discard pile
verb-pick = Choose { the-card }
# Several effects may wait that follow from the same card.
verb-resolve = Resolve { CARD($source) }{ $ability ->
    [1] {""}
    [2] , second ability
    [3] , third ability
   *[other] , ability { $ability }
}{ $subject ->
    [none] {""}
   *[other] {" "}(set off by { CARD($subject) })
}{ $number ->
    [1] {""}
   *[other] , effect { $number }
}

## Questions

prompt-main = Main phase: you have { $gold ->
    [0] no gold
   *[other] { $gold } gold
}. What do you do?
prompt-patrol = Patrol: put ready units and heroes into slots, then confirm. The patrol stays until your next turn.
prompt-tech = Tech phase: choose { $left ->
    [1] one more card from your codex. It goes
   *[other] { $left } cards from your codex. They go
} into your discard pile.
prompt-target = { prompt-source }{ prompt-effect }Choose a target.
prompt-new-target = What { CARD($card) } was attacking is gone. What does it attack instead?
prompt-obliterate = Obliterate: which unit does { CARD($card) } destroy?
prompt-spark = Sparkshot: which patroller beside the attacked one does { CARD($card) } hit as well?
prompt-excess = Overpower: what takes the { $damage } damage that { CARD($card) } has left over?
prompt-caster = Which hero casts { CARD($card) }?
prompt-hero = Which hero gains the levels?
prompt-where = Where does { CARD($card) } go: on top of your deck, or into your discard pile?

## Events: set-up

event-plays-side = { WHO($seat) ->
    [you] You play
   *[they] { PLAYER($seat) } plays
} { WORD($spec, of: "spec") }.
event-goes-first = { WHO($seat) ->
    [you] You take the first turn.
   *[they] { PLAYER($seat) } takes the first turn.
}

## Events: the turn

event-turn-began = { WHO($seat) ->
    [you] Turn { $turn }: it is your turn.
   *[they] Turn { $turn }: it is { PLAYER($seat, case: "gen") } turn.
}
event-upkeep = { WHO($seat) ->
    [you] Your upkeep begins.
   *[they] { PLAYER($seat, case: "gen") } upkeep begins.
}
event-turn-ended = { WHO($seat) ->
    [you] Your turn ends.
   *[they] { PLAYER($seat, case: "gen") } turn ends.
}
event-teched-card = { WHO($seat) ->
    [you] You tech
   *[they] { PLAYER($seat) } techs
} { a-card }.
event-gained-gold = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { $gold } gold.
event-gold-lost = { WHO($seat) ->
    [you] You lose
   *[they] { PLAYER($seat) } loses
} { $gold } gold: nobody keeps more than 20.
event-paid = { WHO($seat) ->
    [you] You pay
   *[they] { PLAYER($seat) } pays
} { $gold } gold.
event-drew = { WHO($seat) ->
    [you] You draw
   *[they] { PLAYER($seat) } draws
} { a-card }.
event-drew-nothing = { WHO($seat) ->
    [you] You can't draw
   *[they] { PLAYER($seat) } can't draw
} { how-many-cards }: the deck is empty and can't be renewed.
event-reshuffled = { WHO($seat) ->
    [you] You shuffle your discard pile into a new deck.
   *[they] { PLAYER($seat) } shuffles the discard pile into a new deck.
}
event-discarded = { WHO($seat) ->
    [you] You discard
   *[they] { PLAYER($seat) } discards
} { how-many-cards }.
how-many-cards = { $cards ->
    [0] no cards
    [1] a card
   *[other] { $cards } cards
}
a-card = { $card ->
    [none] a card
   *[other] { CARD($card) }
}

## Events: the main phase

event-hired = { WHO($seat) ->
    [you] You hire
   *[they] { PLAYER($seat) } hires
} { $card ->
    [none] a worker
   *[other] { CARD($card) } as a worker
}.
event-built = { WHO($seat) ->
    [you] You start building
   *[they] { PLAYER($seat) } starts building
} { CARD($card) }.
event-finished = { whose-card } is finished.
event-summoned = { WHO($seat) ->
    [you] You summon
   *[they] { PLAYER($seat) } summons
} { CARD($card) }.
event-levelled = { whose-card } reaches level { $level }.
event-recovered = The new level takes { $damage } damage off { CARD($card) }.
event-played = { WHO($seat) ->
    [you] You play
   *[they] { PLAYER($seat) } plays
} { CARD($card) }.
event-arrived = { whose-card } arrives.
event-used = { WHO($seat) ->
    [you] You use
   *[they] { PLAYER($seat) } uses
} the ability of { CARD($card) }.
event-resisted = { WHO($seat) ->
    [you] You pay
   *[they] { PLAYER($seat) } pays
} { $gold } gold to target { the-card }, which has resist.
event-drew-aim = { CARD($card) } has to be a target: it is a flagbearer.
event-detected = { WHO($seat) ->
    [you] Your tower
   *[they] { PLAYER($seat, case: "gen") } tower
} detects { CARD($card) }.
event-patrols = { $slot ->
    [none] { whose-card } does not patrol.
   *[other] { whose-card } patrols as { WORD($slot, of: "slot") }.
}

## Events: attacks and damage

event-attacks = { WHO($seat) ->
    [you] You attack
   *[they] { PLAYER($seat) } attacks
} { the-target } with { CARD($card) }.
event-obliterated = { CARD($card) } obliterates { CARD($target) }.
event-strikes = { CARD($card) } hits { the-target }.
event-attack-ended = The attack of { CARD($card) } ends without combat damage.
event-damaged = { $card-owner ->
    [none] { CARD($card) }
   *[player] { WHO($card-owner) ->
        [you] Your base
       *[they] { PLAYER($card-owner, case: "gen") } base
    }
} takes { $damage } damage.
event-absorbed = The armour of { CARD($card) } absorbs { $damage } damage.
event-healed = { $damage } damage is removed from { CARD($card) }.
event-repaired = { $damage } damage on { the-card } is repaired.
event-rune-added = { CARD($card) } gets a { $rune ->
    [plus] +1/+1
   *[minus] −1/−1
} rune.
event-rubble = The loss of { CARD($card) } deals { $damage } damage to { WHO($seat) ->
    [you] your
   *[they] { PLAYER($seat, case: "gen") }
} base.

## Events: cards that leave play or change sides

event-died = { whose-card } dies.
event-destroyed = { whose-card } is destroyed.
event-sacrificed = { WHO($seat) ->
    [you] You sacrifice
   *[they] { PLAYER($seat) } sacrifices
} { CARD($card) }.
event-returned = { CARD($card) } returns to { WHO($seat) ->
    [you] your
   *[they] { PLAYER($seat, case: "gen") }
} hand.
event-put-on-top = { CARD($card) } goes on top of { WHO($seat) ->
    [you] your
   *[they] { PLAYER($seat, case: "gen") }
} deck.
event-taken = { WHO($seat) ->
    [you] You take
   *[they] { PLAYER($seat) } takes
} control of { CARD($card) }.
event-sidelined = { CARD($card) } is sidelined.
event-token-came = { WHO($seat) ->
    [you] You summon
   *[they] { PLAYER($seat) } summons
} a token: { CARD($card) }.
event-token-left = A token leaves the game: { CARD($card) }.
event-flipped = A token is turned over: it is { CARD($card) } now.
event-partnered = { CARD($card) } and { CARD($partner) } become partners.

## Refusals

refusal-codex-no-hero = You can't cast { CARD($card) }: you need a hero in play to cast spells
refusal-codex-not-maximum = You can't cast { CARD($card) }: an ultimate spell needs a hero of its specialisation that has been at maximum level since the start of the turn
refusal-codex-other-hero = You can't cast { CARD($card) }: this spell needs a hero of its own specialisation
refusal-codex-no-tech = You can't play { CARD($card) }: it needs a finished { tech-building }
tech-building = { $tech ->
    [0] { NAME("base") }
    [1] { NAME("tech-1-building") }
    [2] { NAME("tech-2-building") }
   *[other] { NAME("tech-3-building") }
}
refusal-codex-too-dear = { CARD($card) } costs { $price } gold, but you have { $gold ->
    [0] no gold
   *[other] only { $gold }
}
refusal-codex-no-target = There are not enough targets for { CARD($card) }
refusal-codex-resist = You can't target { CARD($target) }: its resist costs { $price } gold more, but you have { $gold ->
    [0] no gold
   *[other] only { $gold }
} for it
refusal-codex-target-unseen = You can't target { CARD($target) }: it is invisible, and you have not detected it
refusal-codex-untargetable = You can't target { CARD($target) }: it is untargetable
refusal-codex-flagbearer-first = You can't target { CARD($target) }: { CARD($bearer) } has to be targeted first, as it is a flagbearer
refusal-codex-hired = You have already hired a worker this turn
refusal-codex-no-card = You can't hire a worker: you have no card in hand
refusal-codex-no-gold = You don't have enough gold: this costs { $price }
refusal-codex-few-workers = You need { $needed } workers to build { CARD($card) }, but you have only { $workers }
refusal-codex-no-lower-tech = You can't build { CARD($card) }: it needs a finished { tech-building }
refusal-codex-add-on-unfinished = You can't build { CARD($card) }: you can have one add-on only, and the one under construction can't be sacrificed
refusal-codex-not-back = You can't summon { CARD($card) } yet: a hero that died stays in the command zone until your next turn has ended
refusal-codex-hero-limit = You can't summon { CARD($card) }: you already have as many heroes in play as you are allowed
refusal-codex-at-maximum = { CARD($card) } is at maximum level
refusal-codex-just-arrived = { CARD($card) } came under your control this turn and can't attack without haste
refusal-codex-exhausted = { CARD($card) } is exhausted or has already attacked this turn
refusal-codex-use-just-arrived = You can't use the ability of { CARD($card) } yet: it came under your control this turn and has no haste
refusal-codex-use-exhausted = You can't use the ability of { CARD($card) }: it is exhausted
refusal-codex-unattackable = { CARD($card) } can't attack { the-target }: it is unattackable
refusal-codex-out-of-reach = { CARD($card) } can't attack { the-target }: only flyers and cards with anti-air reach a card that flies
refusal-codex-not-seen = { CARD($card) } can't attack { the-target }: it is invisible, and you have not detected it
refusal-codex-leader-first = { CARD($card) } must attack the squad leader { CARD($leader) } first and can't attack { the-target }
refusal-codex-patrollers-first = { CARD($card) } must attack a patroller first and can't attack { the-target }
refusal-codex-will-be-detected = { CARD($card) } can't attack { the-target }: the opponent's tower will detect it, so it can't get past the patrollers
refusal-codex-must-tech = You must choose two cards until you have { $needed } workers, but you have only { $workers }
refusal-codex-not-ready = { CARD($card) } is exhausted and can't patrol

## Outcomes

outcome-base-destroyed = { $count ->
    [1] { WHO($winners) ->
        [you] You win: the base of your opponent is destroyed!
       *[they] { LIST($winners) } wins: { $reader ->
            [lost] your base is destroyed!
           *[other] the opponent's base is destroyed!
        }
    }
   *[other] { CAPITAL(LIST($winners)) } win: the opponent's base is destroyed!
}

## Texts of cards: abilities

script-cast = { RUN($effect) }
script-activated = { script-from }{ $sacrifice ->
    [yes] sacrifice this card
   *[no] exhaust
} → { RUN($effect) }
script-grants-activated = { PHRASE($group, "nom", "plural") } have the ability “{ SENTENCE($ability) }”
script-triggered = { script-from }{ $condition ->
    [none] { SAYS($effect, "death") ->
        [enemy-hero] when an enemy hero dies
        [hero] when this hero dies
       *[other] { $on }
    }
   *[other] { CLAUSE($on, "hero") }
}, { RUN($effect) }
# Whose death it is that an effect of the rules follows from, if not that of any card.
script-sequence = { STEPS($effects, $mood) }
    .death = { SAYS($effects, "death") }
# A condition is the level of a hero, who is this card.
script-static = { $form ->
    [bare] { CHANGES($changes, $group) }
   *[other] { script-from }{ $condition ->
        [none] { PHRASE($group, "nom", "plural") }
       *[other] { PHRASE($group, "nom", "plural", "hero") }
    } { CHANGES($changes, $group) }{ HEAD($group) ->
        [partner] . When you lose one of them, sacrifice this spell
       *[other] {""}
    }
}
script-from = { $condition ->
    [none] {""}
   *[other] { $condition }:{" "}
}
script-level-at-least = at level { $level }+
script-last = { $cards ->
    [none] { $ability }
   *[other] { PHRASE($cards, "nom", 1, "it") } { CLAUSE($ability, "bare") }
} { $until }
script-end-of-turn = this turn
script-watches = on each of your opponent's turns, the first attacker with stealth or invisibility is detected. Once on each of your turns you may detect one invisible card. Attackers that are visible take { $damage } combat damage from this building
script-room-for-heroes = you may have { $heroes ->
    [1] one more hero
   *[other] { $heroes } more heroes
} in play
script-reminder = { $keyword ->
   *[flagbearer] if a spell or ability of your opponent's can choose a flagbearer as its target, it must do so at least once
}

## Texts of cards: when abilities work

trigger-arrived = when { CLAUSE($subject, $form) } arrives
trigger-attacks = when { CLAUSE($subject, $form) } attacks
trigger-arrived-attacks = when { CLAUSE($subject, $form) } arrives or attacks
trigger-upkeep = { $whose ->
    [you] in your upkeep
   *[any] in your upkeep
}
trigger-cast = each time you cast another spell
# These two are the rules' own: a patroller or a hero, a building.
trigger-died = when this card dies
trigger-destroyed = when this building is destroyed

## Texts of cards: what continuous effects do

change-attack = { gets }{ STYLE($amount) ->
    [each] +1 attack { $amount }
   *[other] { signed } attack
}
    .style = gets
change-hp = { gets }{ signed } { $amount ->
    [1] hit point
    [-1] hit point
   *[other] hit points
}
    .style = gets
change-price = { $subject-number ->
    [sing] costs
   *[plur] cost
} { $mode ->
    [set] { $amount } gold
   *[other] { $amount ->
        [-1] 1 gold less
        [-2] 2 gold less
       *[other] { $amount } gold more
    }
}
change-readiness = { has } { WORD("readiness", of: "keyword") }
change-swift-strike = { has } { WORD("swift-strike", of: "keyword") }
change-haste = { has } { WORD("haste", of: "keyword") }
change-stealth = { $subject-number ->
    [sing] gains
   *[plur] gain
} { WORD("stealth", of: "keyword") }
gets = { $previous ->
    [gets] {""}
   *[other] { $subject-number ->
        [sing] gets{" "}
       *[plur] get{" "}
    }
}
has = { $subject-number ->
    [sing] has
   *[plur] have
}
signed = { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $amount }
}

## Texts of cards: effects

script-damage = deal { $amount } damage to { PHRASE($cards, "acc") }
script-damage-base = deal { $amount } damage to the defending player's base
script-repair = repair { $amount } damage on { PHRASE($cards, "acc") }
script-destroy = destroy { PHRASE($cards, "acc") }
script-add-rune = put a { $rune ->
    [plus] +1/+1
   *[minus] −1/−1
} rune on { PHRASE($cards, "acc") }
script-return-to-hand = return { PHRASE($cards, "acc") } to its owner's hand
script-take-control = take control of { PHRASE($cards, "acc") }
script-sideline = sideline { PHRASE($cards, "acc") }
script-partner = { PHRASE($cards, "nom") } become partners
script-draw = draw { $cards ->
    [1] a card
   *[other] { $cards } cards
}
script-may-go-on-top = you may put this spell on top of your deck instead of into your discard pile
script-summon-token = summon a { NAME($token) } token if you have fewer than { SPELLED($limit, "token") }
script-flip-tokens = turn all your { NAME($token) } tokens over: they become { NAME($to) } tokens
script-gain-gold = gain { $amount } gold
script-gain-levels = one of your heroes in play gains { $levels ->
    [1] a level
   *[other] { $levels } levels
} for free
    .death = enemy-hero
script-heal-all = remove X damage from each of your units and heroes, where X is the healing value
script-end-channelling = sacrifice the spells that it channelled
    .death = hero
script-rubble = your base takes { $amount } damage

## Texts of cards: what is chosen

# «Of your choice» stands for the target symbol; it follows the noun. «A» is right before all nouns and
# adjectives that targets have here («a unit»).
script-target = { $other ->
    [yes] another { PHRASE($group, $case, 1, "target") }
   *[no] { $most ->
        [1] a { PHRASE($group, $case, 1, "target") }
       *[other] { SPELLED($most, $group) } { PHRASE($group, $case, $most, "target") }
    }
}
    .head = { HEAD($group) }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
of-your-choice = { $form ->
    [target] {" "}of your choice
   *[other] {""}
}

## Texts of cards: tests on cards

script-both = { GROUP($groups, $case, $count, $form) }
    .head = { HEAD($groups) }
script-either = { PHRASE($one, $case, $count) } { $count ->
    [1] or
   *[other] and
} { PHRASE($other, $case, $count) }{ of-your-choice }
    .head = { HEAD($one) }
script-except = non-{ CLAUSE($group) }
    .role = before
script-called = { $name ->
    [self] { $form ->
        [hero] this hero
        [it] it
       *[other] this unit
    }
   *[other] it
}
    .head = unit
    .number = sing
script-named = { script-called }
    .head = unit
    .number = sing
# Patrollers that are units are told as patrollers.
script-of-type = { $head ->
    [patroller] {""}
   *[other] { NOUN($type, $case, $count) }{ of-your-choice }
}
    .head = { $type }
script-patrolling = { NOUN("patroller", $case, $count) }{ of-your-choice }
    .head = patroller
script-of-tech = tech { tech-level }
    .role = before
tech-level = { $least ->
    [0] { $most ->
        [0] 0
       *[1] 0 { $count ->
            [1] or
           *[other] and
        } I
    }
    [1] I
    [2] II
   *[3] III
}
script-of-subtype = { WORD($subtype, of: "subtype") }
    .role = before
script-without-plus-rune = that does not have one yet
    .role = after
script-without-partner = without a partner
    .role = after
script-partner-of = the two { NOUN("partner", "nom", "plural") }
    .head = partner
script-own-card = in your hand
    .role = after

## Texts of cards: amounts

script-damage-on = for each point of damage on it
    .style = each
