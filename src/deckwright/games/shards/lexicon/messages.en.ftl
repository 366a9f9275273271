### Messages of Shards of Infinity in English. Terms are those of rulebook/glossary.md.
### Names of cards may be plural (“Mining Drones”): no verb has one as its subject.

game-title = Shards of Infinity
game-about = You begin with a small deck and make it better as you play: crystals recruit allies and champions of four factions from a row that is common to all. Power destroys champions and brings down the 50 health of your opponents; mastery makes many cards stronger, and with 30 of it your Infinity Shard strikes with infinite power. The last player left wins. For two to four players, each alone or in two teams, or for one against Nemesis.

## Settings

setting-shards-mode = Mode
setting-shards-mode-about = Everybody against everybody; two teams of two; three players whose attacks always hit both opponents; or a game alone against Nemesis, whom nobody plays.
setting-shards-mode-standard = standard game
setting-shards-mode-team = team game, 2 against 2
setting-shards-mode-clash = three-way clash
setting-shards-mode-nemesis = Nemesis, the solo game
setting-shards-relics = Relics of the Future
setting-shards-relics-about = The expansion adds 24 cards to the centre deck and two relics for each player, who may recruit one of them on reaching 10 mastery.
setting-shards-relics-yes = on
setting-shards-relics-no = off
setting-shards-leaders = Leaders
setting-shards-leaders-about = How the players get their leaders: dealt at random, chosen in turn, or taken in an auction in which they bid health. Against Nemesis the player always chooses both.
setting-shards-leaders-random = dealt at random
setting-shards-leaders-choice = chosen in turn
setting-shards-leaders-auction = leader auction
setting-shards-deal = Relics of the players
setting-shards-deal-about = Where the two relics of each player come from: they belong to the leader, they are drafted from relics laid out face up, or they are dealt at random and in secret.
setting-shards-deal-leader = those of the leader
setting-shards-deal-draft = relic draft
setting-shards-deal-secret = secret relics
setting-shards-auction = First player after the auction
setting-shards-auction-about = Who takes the first turn if leaders are auctioned: the player who got the last leader and paid nothing, or the winner of the first auction. The team game has a turn order of its own.
setting-shards-auction-last = the player who paid nothing
setting-shards-auction-winner = the winner of the first auction
setting-shards-nemesis = When Nemesis draws
setting-shards-nemesis-about = What Nemesis gains instead of each card that it would draw.
setting-shards-nemesis-mastery = 1 mastery
setting-shards-nemesis-power = 1 power
setting-shards-nemesis-health = 1 health

## Errors of the set-up

shards-standard-seats = The standard game is for 2 to 4 players, not for { $seats }. To play alone, choose the mode “Nemesis” (SHI-2.1).
shards-team-seats = The team game needs 4 players, because it is 2 against 2; here there would be { $seats } (SHI-10.28).
shards-clash-seats = The three-way clash needs 3 players, because each of them attacks the other two at once; here there would be { $seats } (SHI-10.28).
shards-nemesis-seats = The game against Nemesis is for 1 player, who has no other opponent; here there would be { $seats } (SHI-10.28).
shards-auction-without-relics = The leader auction needs Relics of the Future: without relics all leaders are alike, and there is nothing to bid for (SHI-10.28).
shards-draft-without-relics = The relic draft needs Relics of the Future: without the expansion there are no relics to draft (SHI-10.28).
shards-secret-without-relics = Secret relics need Relics of the Future: without the expansion there are no relics to deal (SHI-10.28).
shards-nemesis-auction = There is no leader auction against Nemesis: nobody would bid against the player, who chooses both leaders (SHI-10.28).
shards-nemesis-draft = There is no relic draft against Nemesis: it takes no relics, so the player would draft alone (SHI-10.28).

## Sides and zones

side-nemesis = { $case ->
    [gen] { WORD("nemesis", of: "leader") }'
   *[nom] { WORD("nemesis", of: "leader") }
}
zone-centre = { WORD("centre-deck", of: "zone") }
zone-row = { WORD("centre-row", of: "zone") }
zone-banished = { WORD("banished", of: "zone") }
zone-offer = { WORD("offer", of: "zone") }
zone-out = { WORD("out", of: "zone") }
zone-deck = { zone-owner } { WORD("deck", of: "zone") }
zone-hand = { zone-owner } { WORD("hand", of: "zone") }
zone-discard = { zone-owner } { WORD("discard", of: "zone") }
zone-play = { zone-owner } { WORD("play", of: "zone") }
zone-relics = { zone-owner } { NOUN("relic", "nom", "plural") }
zone-secrets = { zone-owner } { WORD("secrets", of: "zone") }
zone-owner = { WHOSE($owner, $actor) ->
    [own] { WHO($owner) ->
        [you] your
       *[they] their
    }
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
}
# Where a recruited card goes: what is usual is not said.
zone-discard-to = {""}
zone-hand-to = {" "}straight into hand
zone-play-to = {" "}straight into play
zone-deck-to = {" "}into the deck
zone-centre-to = {" "}into the centre deck
zone-row-to = {" "}into the centre row
zone-banished-to = {" "}into the banished pile
zone-offer-to = {" "}among the relics to choose from
zone-out-to = {" "}out of the game
zone-relics-to = {" "}among the relics
zone-secrets-to = {" "}among the secret relics

# As headings, whoever's they are.
zone-out-heading = Out of the game
zone-centre-heading = Centre deck
zone-row-heading = Centre row
zone-banished-heading = Banished pile
zone-offer-heading = Relics to choose from
zone-deck-heading = Deck
zone-hand-heading = Hand
zone-discard-heading = Discard pile
zone-play-heading = Play area
zone-relics-heading = Relics
zone-secrets-heading = Secret relics

## Options

verb-play = Play { CARD($card) }
verb-recruit = Recruit { CARD($card) }
verb-fast-play = Fast-play { CARD($card) }
verb-exhaust = Exhaust { CARD($card) }
verb-focus = Use { WORD("focus", of: "keyword") }: 1 crystal for 1 mastery
verb-attack = Attack { CARD($card) }
verb-relic = Recruit the relic { CARD($card) }
verb-end = End the main phase
verb-assign = { $power ->
    [0] No power against { to-them }
   *[other] { $power } power against { to-them }
}
to-them = { WHO($target) ->
    [you] you
   *[they] { PLAYER($target) }
}
verb-show = Show { CARD($card) }
verb-pick = Choose { CARD($card) }{ $card-place ->
    [discard] {" "}from the discard pile
   *[other] {""}
}
verb-player = { WHO($seat) ->
    [you] You
   *[they] { PLAYER($seat) }
}
verb-to-hand = Into your hand
verb-to-play = Straight into play
verb-leader = { WORD($leader, of: "leader") }
verb-bid = Bid { $health } health
verb-pass = Pass

## Questions

prompt-main = Main phase: you have { how-many-crystals } and { $power ->
    [0] no power
   *[other] { $power } power
}. What do you do?
prompt-main-infinite = Main phase: you have { how-many-crystals } and infinite power. What do you do?
how-many-crystals = { $crystals ->
    [0] no crystals
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
prompt-assign = Attack: you have { $power } power left. How much of it do you use against { to-them }?
prompt-block = { PLAYER($attacker) } attacks you, and { $power } power is not blocked yet. Do you show a card with a shield?
prompt-choose = { prompt-source }{ $effect ->
    [none] Make your choice.
   *[other] { SENTENCE($effect) }
}
prompt-show-unify = { prompt-source }{ WORD("unify", of: "keyword") } needs another Undergrowth ally, played this turn or shown from hand. Do you show one?
prompt-show-dominion = { prompt-source }{ WORD("dominion", of: "keyword") } needs a Homo Deus, an Undergrowth and a Wraethe card, each played this turn or shown from hand. Do you show one that is missing?
prompt-player = { prompt-source }{ prompt-effect }Which opponent?
prompt-where = Where do you put { CARD($card) }: into your hand, or straight into play?
prompt-leader = Choose your leader.
prompt-nemesis-leader = Choose the leader of Nemesis.
prompt-bid = { $highest ->
    [0] Leader auction: nobody has bid yet. How much health do you bid?
   *[other] Leader auction: the highest bid is { $highest } health. Do you bid more, or pass?
}
prompt-draft = Relic draft: choose a relic to lay beside you.
prompt-copy-order = { prompt-source }Which ally do you copy next?
prompt-nemesis-chooses = You choose for Nemesis. { prompt-source }{ $effect ->
    [none] Make your choice.
   *[other] { SENTENCE($effect) }
}
prompt-nemesis-copy-order = You choose for Nemesis. { prompt-source }Which ally does it copy next?
prompt-nemesis-plays = Nemesis plays cards from the centre row. Which one is next?
prompt-nemesis-exhausts = Nemesis exhausts its champions. Which one is next?
prompt-nemesis-attacks = Nemesis attacks the most expensive of your champions that it has enough power for. Which one is it?

## Events: set-up

event-leader-given = { WHO($seat) ->
    [you] Your leader
   *[they] { PLAYER($seat, case: "gen") } leader
} is { WORD($leader, of: "leader") }.
event-bid-made = { WHO($seat) ->
    [you] You bid
   *[they] { PLAYER($seat) } bids
} { $health } health.
event-passed = { WHO($seat) ->
    [you] You pass.
   *[they] { PLAYER($seat) } passes.
}
event-auction-won = { $health ->
    [0] { WHO($seat) ->
        [you] You choose
       *[they] { PLAYER($seat) } chooses
    } a leader for free.
   *[other] { WHO($seat) ->
        [you] You win the auction and pay
       *[they] { PLAYER($seat) } wins the auction and pays
    } { $health } health.
}
event-relic-drafted = { WHO($seat) ->
    [you] You take
   *[they] { PLAYER($seat) } takes
} the relic { CARD($card) }.
event-relic-dealt = { WHO($seat) ->
    [you] You are dealt
   *[they] { PLAYER($seat) } is dealt
} { $card ->
    [none] a secret relic
   *[other] the secret relic { CARD($card) }
}.
event-goes-first = { WHO($seat) ->
    [you] You take the first turn.
   *[they] { PLAYER($seat) } takes the first turn.
}
event-starts-with = { WHO($seat) ->
    [you] You start
   *[they] { PLAYER($seat) } starts
} with { $mastery } mastery.

## Events: the turn

event-turn-began = { WHO($seat) ->
    [you] Turn { $turn }: it is your turn.
   *[they] Turn { $turn }: it is { PLAYER($seat, case: "gen") } turn.
}
event-turn-ended = { WHO($seat) ->
    [you] Your turn ends.
   *[they] { PLAYER($seat, case: "gen") } turn ends.
}
event-laid = New in the centre row: { CARD($card) }.
event-played = { WHO($seat) ->
    [you] You play
   *[they] { PLAYER($seat) } plays
} { CARD($card) }.
event-fast-played = { WHO($seat) ->
    [you] You fast-play
   *[they] { PLAYER($seat) } fast-plays
} { CARD($card) } for { price-paid }.
event-recruited = { WHO($seat) ->
    [you] You recruit
   *[they] { PLAYER($seat) } recruits
} { CARD($card) }{ ZONE($to, style: "to") } for { price-paid }.
price-paid = { $crystals ->
    [0] free
   *[other] { how-many-crystals }
}
event-relic-recruited = { WHO($seat) ->
    [you] You recruit
   *[they] { PLAYER($seat) } recruits
} the relic { CARD($card) }{ ZONE($to, style: "to") }.
event-exhausted = { WHO($seat) ->
    [you] You exhaust
   *[they] { PLAYER($seat) } exhausts
} { CARD($card) }.
event-focused = { WHO($seat) ->
    [you] You use
   *[they] { PLAYER($seat) } uses
} { WORD("focus", of: "keyword") } for 1 crystal.
event-fulfilled = { CARD($card) }: { WORD($keyword, of: "keyword") } takes effect.
event-reached = { CARD($card) } gets its bonus for { $mastery } mastery.
event-copied = { WHO($seat) ->
    [you] You copy
   *[they] { PLAYER($seat) } copies
} the effects of { CARD($card) }{ $source ->
    [none] {""}
   *[other] {" "}with { CARD($source) }
}.
event-under-deck = The mercenary { CARD($card) } goes under the centre deck.

## Events: resources

event-gained-crystals = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { how-many-crystals }.
event-gained-power = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { $power } power.
event-gained-infinite-power = { WHO($seat) ->
    [you] You gain infinite power!
   *[they] { PLAYER($seat) } gains infinite power!
}
event-gained-mastery = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { $mastery } mastery.
event-gained-health = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { $health } health.
event-lost-mastery = { WHO($seat) ->
    [you] You lose
   *[they] { PLAYER($seat) } loses
} { $mastery } mastery.
event-doubled = { WHO($seat) ->
    [you] Your power is doubled: you have { $power } now.
   *[they] { PLAYER($seat, case: "gen") } power is doubled to { $power }.
}

## Events: cards

event-drew = { WHO($seat) ->
    [you] You draw
   *[they] { PLAYER($seat) } draws
} { $card ->
    [none] a card
   *[other] { CARD($card) }
}.
event-shuffled = { WHO($seat) ->
    [you] You shuffle your discard pile into a new deck.
   *[they] { PLAYER($seat) } shuffles the discard pile into a new deck.
}
event-showed = { WHO($seat) ->
    [you] You show
   *[they] { PLAYER($seat) } shows
} { CARD($card) } from hand.
event-returned = { WHO($seat) ->
    [you] You return
   *[they] { PLAYER($seat) } returns
} { CARD($card) } from the discard pile to hand.
event-banished = { WHO($seat) ->
    [you] You banish
   *[they] { PLAYER($seat) } banishes
} { CARD($card) }.
event-banished-from-deck = { WHO($seat) ->
    [you] You banish
   *[they] { PLAYER($seat) } banishes
} { CARD($card) } from the top of the centre deck.
event-revealed = { WHO($seat) ->
    [you] You reveal and play
   *[they] { PLAYER($seat) } reveals and plays
} { CARD($card) } from the top of the centre deck.
event-nemesis-played = { WHO($seat) ->
    [you] You play
   *[they] { PLAYER($seat) } plays
} { CARD($card) } from the centre row.

## Events: attacks

event-attacked = { WHO($seat) ->
    [you] You attack
   *[they] { PLAYER($seat) } attacks
} { CARD($card) } with { $power } power.
event-destroyed = { WHO($seat) ->
    [you] Your champion
   *[they] { PLAYER($seat, case: "gen") } champion
} { CARD($card) } is destroyed.
event-assigned = { who-attacks } { to-them } with { $power } power.
event-assigned-infinite = { who-attacks } { to-them } with infinite power!
event-passed-on = { who-attacks } { to-them } too, with the { $power } power left over.
who-attacks = { WHO($seat) ->
    [you] You attack
   *[they] { PLAYER($seat) } attacks
}
event-blocked = { WHO($seat) ->
    [you] You block
   *[they] { PLAYER($seat) } blocks
} { $power } power.
event-damaged = { WHO($seat) ->
    [you] You take
   *[they] { PLAYER($seat) } takes
} { $damage } damage.
event-eliminated = { WHO($seat) ->
    [you] You are out of the game.
   *[they] { PLAYER($seat) } is out of the game.
}
event-power-lost = { WHO($seat) ->
    [you] Nobody can be attacked: your power is lost.
   *[they] Nobody can be attacked: { PLAYER($seat, case: "gen") } power is lost.
}
event-companion-added = { WHO($seat) ->
    [you] You add
   *[they] { PLAYER($seat) } adds
} { CARD($companion) } to the starting deck.
event-relic-left = { $card ->
    [none] { WHO($seat) ->
        [you] Your
       *[they] { PLAYER($seat, case: "gen") }
    } other secret relic
   *[other] The other relic, { CARD($card) },
} leaves the game.

## Events: what Nemesis gains instead of cards

event-mastery-for-cards = Instead of drawing, { PLAYER($seat) } gains { $mastery } mastery.
event-power-for-cards = Instead of drawing, { PLAYER($seat) } gains { $power } power.
event-health-for-cards = Instead of drawing, { PLAYER($seat) } gains { $health } health.

## Refusals

refusal-shards-too-dear = { CARD($card) } costs { $price ->
    [one] { $price } crystal
   *[other] { $price } crystals
}, but you have { $crystals ->
    [0] no crystals
   *[other] only { $crystals }
}
refusal-shards-no-mercenary = You can fast-play only mercenaries; { CARD($card) } can only be recruited
refusal-shards-nothing-to-exhaust = You can't exhaust { CARD($card) }: this champion has no “{ WORD("exhaust", of: "keyword") }” effect
refusal-shards-exhausted = You have already exhausted { CARD($card) } this turn
refusal-shards-keyword-missing = You can exhaust { CARD($card) } only with { WORD($keyword, of: "keyword") }, which you can't fulfil now
refusal-shards-rest-mastery = { CAPITAL(CARD($card)) } would not get its bonus for { $mastery } mastery, which a different order would reach
refusal-shards-rest-keyword = { CAPITAL(CARD($card)) } would be played without { WORD($keyword, of: "keyword") }, which a different order would fulfil
refusal-shards-focused = You have already used { WORD("focus", of: "keyword") } this turn
refusal-shards-no-crystal = { WORD("focus", of: "keyword") } costs 1 crystal, but you have no crystals
refusal-shards-too-strong = It takes { $health } power to destroy { CARD($card) }, but you have { $power ->
    [0] no power
   *[other] only { $power }
}
refusal-shards-protected = You can't attack { CARD($card) }: the card itself forbids it
refusal-shards-protected-by = You can't attack { CARD($card) } as long as its player has { CARD($protector) } in play
refusal-shards-untouchable = { PLAYER($target) } has { CARD($protector) } in play and can't be attacked
refusal-shards-not-opposite = { PLAYER($target) } does not sit opposite you: you can attack only their champions
refusal-shards-less-mastery = You can attack { CARD($card) } only with { $mastery } mastery or more
refusal-shards-relic-too-early = You need { $needed } mastery to recruit { CARD($card) }, but you have { $mastery ->
    [0] no mastery
   *[other] only { $mastery }
}

## Outcomes

outcome-last-player = { $count ->
    [1] { WHO($winners) ->
        [you] You are the last player left and win!
       *[they] { LIST($winners) } is the last player left and wins!
    }
   *[other] { CAPITAL(LIST($winners)) } are the last players left and win!
}
outcome-last-team = { $count ->
    [1] { WHO($winners) ->
        [you] You win: the other team is out of the game.
       *[they] { LIST($winners) } wins: the other team is out of the game.
    }
   *[other] { CAPITAL(LIST($winners)) } win: the other team is out of the game.
}
outcome-infinity = { $count ->
    [1] { WHO($winners) ->
        [you] You win with infinite power!
       *[they] { LIST($winners) } wins with infinite power!
    }
   *[other] { CAPITAL(LIST($winners)) } win with infinite power!
}
outcome-nemesis-beaten = { $count ->
    [1] { WHO($winners) ->
        [you] You win: Nemesis has no health left.
       *[they] { LIST($winners) } wins: Nemesis has no health left.
    }
   *[other] { CAPITAL(LIST($winners)) } win: Nemesis has no health left.
}
outcome-nemesis-health = Nemesis wins: the player has no health left.
outcome-nemesis-mastery = Nemesis wins: it has reached 30 mastery.
outcome-endless = Nobody has won: after 1,000 turns the game is a draw.
outcome-nemesis-row = Nemesis wins: a card had to be laid into the centre row, and the centre deck is empty.

## Texts of cards: abilities

script-exhaust = { WORD("exhaust", of: "keyword") }{ STYLE($effect) ->
    [required] , { CLAUSE($effect) }
   *[other] : { RUN($effect) }
}
script-costs-less = recruiting this card costs you { STYLE($amount) ->
    [each] 1 crystal less { $amount }
   *[other] { COUNTED($amount, "crystal") } less
}
script-shield-in-hand = in your hand, this card has a shield equal to { AMOUNT($amount) }
script-when-champion-played = if this card is in your discard pile after you play a champion, { RUN($effect) }
script-next-recruit-enters = the next { PHRASE($group) } that you recruit this turn goes straight into play
    .style = this-turn
script-triggered = { $on }{ script-only-if }, { RUN($effect) }
trigger-played = { $whose ->
    [you] each time you play
    [opponent] each time an opponent plays
   *[any] each time a player plays
} { A(PHRASE($subject)) }
script-static = { script-while }{ HEAD($group) ->
    [this-card] { PHRASE($group) }
   *[other] your { PHRASE($group, "nom", "plural", "yours") }
} { CHANGES($changes, $group) }
# A bonus of mastery adds to what stands before it; what is looked at in the end comes last.
script-influence = { $condition ->
    [none] { LIST($changes) }
   *[other] { STYLE($condition) ->
        [mastery] { $condition }: { LIST($changes, "more") }
        [damage] { LIST($changes) } if { $condition }
       *[other] { script-while }{ LIST($changes) }
    }
}
    .style = { $condition ->
        [none] always
       *[other] { STYLE($condition) ->
            [damage] this-turn
           *[other] always
        }
    }
script-while = { $condition ->
    [none] {""}
   *[other] { STYLE($condition) ->
        [leader] if { $condition },{" "}
        [mastery] { $condition }:{" "}
       *[other] as long as { $condition },{" "}
    }
}
script-last = { STYLE($ability) ->
    [this-turn] { $ability }
   *[other] { $until }, { $ability }
}
script-end-of-turn = for the rest of the turn

## Texts of cards: what continuous effects do

change-cannot-be-attacked = can't be attacked
change-champion-health = { $subject-number ->
    [sing] has
   *[plur] have
} { $amount } more health
change-mastery-to-attack = can't be attacked by players with less mastery than { STYLE($amount) ->
    [mastery] you
   *[other] { AMOUNT($amount) }
}
change-untouchable = you can't be attacked
change-shield = { $case ->
    [more] { $amount } more
   *[other] you have { $amount }
} { NOUN("shield", "nom", $amount) }{ $case ->
    [more] {""}
   *[other] {" "}while this champion is in play
}
change-ignores-shields = shields don't reduce the damage you deal
change-power-per-health = each time you gain health, also gain { $amount ->
    [1] as much power
   *[other] { $amount } power for each point of it
}
change-extra-cards = at the end of the turn, draw { $amount ->
    [1] 1 more card
   *[other] { $amount } more cards
}

## Texts of cards: effects one after the other, named abilities, mastery

list-steps = { $rest }; { $last }
list-then = { $rest }, { $last }
script-sequence = { LIST($effects, "nom", "steps") }
# What the ability replaces comes first. «Required» follows the heading of the exhaust ability.
script-with = { $required ->
    [yes] only with { WORD($keyword, of: "keyword") }: { RUN($effect) }
   *[no] { $otherwise ->
        [none] { $form ->
            [bonus] with { WORD($keyword, of: "keyword") }, also: { RUN($effect) }
           *[other] { WORD($keyword, of: "keyword") }: { RUN($effect) }
        }
       *[other] { $otherwise }. { WORD($keyword, of: "keyword") }: { EFFECT($effect, "instead") } instead
    }
}{ script-what-it-needs }
    .style = { $required ->
        [yes] required
       *[no] { $otherwise ->
            [none] with
           *[other] either
        }
    }
# The name does nothing by itself (SHI-6.8): what it needs stands behind what it does, unless that is what it
# counts anyway: nothing comes of none.
script-what-it-needs = { $keyword ->
    [echo] { SAYS($effect, "counts") ->
        [card] {""}
       *[other] {" "}({ script-needs })
    }
    [inspire] { SAYS($effect, "counts") ->
        [champion] {""}
       *[other] {" "}({ script-needs })
    }
   *[other] {" "}({ script-needs })
}
script-needs = needs { $keyword ->
    [dominion] a Homo Deus, an Undergrowth and a Wraethe card, played this turn or shown from hand
    [unify] another Undergrowth ally, played this turn or shown from hand
    [echo] a Wraethe card in your discard pile
   *[inspire] a champion of yours in play
}
script-by-mastery = { $usual ->
    [none] { STEPS($levels) }
   *[other] { $usual }. { CAPITAL(STEPS($levels)) }
}
# Of several levels that replace one effect, only the first says so in full.
script-level = { $instead ->
    [yes] { $previous ->
        [level] at { $mastery }+: { EFFECT($effect, "instead") }
       *[other] at { $mastery }+ mastery: { EFFECT($effect, "instead") } instead
    }
   *[no] at { $mastery }+ mastery{ STYLE($effect) ->
        [with] {" "}and { CLAUSE($effect, "bonus") }
        [once-more] : { EFFECT($effect) }
       *[other] , also: { EFFECT($effect) }
    }
}
    .style = level
    .apart = yes

## Texts of cards: effects

script-gain = { $mood ->
    [instead] { script-gain-what }
   *[other] gain { $previous ->
        [power] { $what ->
            [power] another{" "}
           *[other] {""}
        }
       *[other] {""}
    }{ script-gain-what }
}
    .style = { $what }
    .counts = { SAYS($amount, "counts") }
script-gain-what = { STYLE($amount) ->
    [mastery] { script-resource } equal to { AMOUNT($amount) }
   *[other] { $what ->
        [crystals] { COUNTED($amount, "crystal") }
       *[other] { COUNTED($amount, $what) }
    }
}
script-resource = { $what ->
    [crystals] { NOUN("crystal", "nom", "plural") }
   *[other] { NOUN($what) }
}
script-gain-infinite-power = { $mood ->
    [instead] infinite power
   *[other] gain infinite power
}
script-double-power = double your power
# Where an ability stands before it that may not work, this does all the same.
script-draw = { $previous ->
    [with] in any case,{" "}
   *[other] {""}
}draw { $cards ->
    [1] a card
   *[other] { $cards } cards
}
script-lose-mastery = { PHRASE($who) } of your choice loses { $amount } mastery
script-banish = you may banish { PHRASE($cards, "acc", 1, "from") }
script-destroy = destroy { PHRASE($cards, "acc") }
script-return-to-hand = return { PHRASE($cards, "acc", 1, "from") } to your hand
script-recruit-free = { $to_hand ->
    [yes] { $mood ->
        [instead] put it into your hand
       *[other] without paying, recruit into your hand { PHRASE($cards, "acc", 1, "from") }
    }
   *[no] without paying, recruit { PHRASE($cards, "acc", 1, "from") }
}
script-copy = copy { STYLE($cards) ->
    [known] the same effects once more
   *[other] the effects of { PHRASE($cards, "gen") }
}
    .style = { STYLE($cards) ->
        [known] once-more
       *[other] copy
    }
script-copy-each = copy { STYLE($cards) ->
    [known] its effects too
   *[other] the effects of { PHRASE($cards, "gen") }
}

## Texts of cards: what is chosen

script-choose = { $most ->
    [1] { A(PHRASE($domain, $case, 1, $form)) }
   *[other] { $least ->
        [0] up to{" "}
       *[other] {""}
    }{ SPELLED($most, $domain) } { PHRASE($domain, $case, $most, $form) }
}
    .head = { HEAD($domain) }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
    .style = chosen
script-every = all { PHRASE($group, $case, "plural", $form) }
    .head = { HEAD($group) }
    .style = every
script-named = { script-called }
    .head = this-card
    .number = sing
    .style = known
script-opponents = { NOUN("opponent", $case, $count) }
    .head = opponent
script-copyable = { PHRASE($group, $case, $count, $form) }
    .head = { HEAD($group) }

## Texts of cards: tests on cards

script-both = { GROUP($groups, $case, $count, $form) }
    .head = { HEAD($groups) }
# Only places are put side by side here: «from your hand or discard pile»; several cards may come from both.
script-either = { NOUN("card", $case, $count) } { script-from } your { CLAUSE($one, "bare") } { $count ->
    [1] or
   *[other] and/or
} { CLAUSE($other, "bare") }
    .head = card
script-called = { $name ->
    [self] { $form ->
        [from] it
       *[other] this champion
    }
   *[other] it
}
    .head = this-card
    .number = sing
script-is-champion = { NOUN("champion", $case, $count) }
    .head = champion
script-is-ally = { NOUN("ally", $case, $count) }
    .head = ally
script-is-mercenary = { NOUN("mercenary", $case, $count) }
    .head = mercenary
script-of-faction = { WORD($faction, of: "faction") }
    .role = before
script-with-name = { NAME($card) }
    .head = name
script-controlled = { $whose ->
    [you] { $form ->
        [yours] {""}
       *[other] you have in play
    }
    [opponent] { AGREE("enemy", $head, $case, $count) }
   *[any] {""}
}
    .role = { $whose ->
        [you] after
       *[other] before
    }
script-costs-at-most = that { $count ->
    [1] costs
   *[other] cost
} { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
} or less
    .role = after
script-played-this-turn = that you have played this turn
    .role = after
in-zone-hand = { $form ->
    [bare] {""}
   *[other] { script-from } your{" "}
}{ WORD("hand", of: "zone") }
    .role = after
in-zone-discard = { $form ->
    [bare] {""}
   *[other] { script-from } your{" "}
}{ WORD("discard", of: "zone") }
    .role = after
in-zone-row = { script-from } the { WORD("centre-row", of: "zone") }
    .role = next
script-from = { $form ->
    [from] from
   *[other] in
}

## Texts of cards: amounts and conditions

script-count = { $form ->
    [number] the number of { PHRASE($group, "gen", "plural") }
   *[plain] for each { PHRASE($group, "acc") }
}
    .style = each
    .counts = { HEAD($group) }
script-times = { $factor } times { AMOUNT($amount) }
    .counts = { SAYS($amount, "counts") }
script-mastery = your mastery
    .style = mastery
script-half-mastery = half of your mastery, rounded up
    .style = mastery
script-at-least-count = you have { $number ->
    [1] { HEAD($group) ->
        [name] { PHRASE($group, "acc", 1, "yours") }
       *[other] { A(PHRASE($group, "acc", 1, "yours")) }
    }
   *[other] { $number } or more { PHRASE($group, "acc", "plural", "yours") }
} in play
script-leader-is = you are { WORD($leader, of: "leader") }
    .style = leader
script-mastery-at-least = at { $level }+ mastery
    .style = mastery
script-leads-in-mastery = you have more mastery than each opponent
script-full-health = your health is full
script-damage-dealt = you have dealt { $damage } or more damage to one opponent this turn
    .style = damage
