### Messages of the command `deckwright` in English.

## Help

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGUMENTS]
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = The language: en, ru or uk. Without it, the language of your system.
cli-help-json = Print one JSON object instead of text.
cli-help-seed = The seed of all chance: the same seed gives the same game.
cli-help-game = The name of a game; `deckwright games` lists them.
cli-help-file = A saved game.

cli-help-deckwright = Card games with all their rules, for people, bots and researchers. Begin with: deckwright play
cli-help-play = Play in the terminal, against bots or with others at one keyboard. Without a game there is a short menu; without anything else you play against one bot. At every question, `help` tells what you can type.
cli-help-play-game = The name of a game; without it there is a menu.
cli-help-play-seats = How many players (you and bots), or who plays: anna,boris,bot. A name is a person, `bot` the usual bot, `bot:random` another one.
cli-help-play-bot = Give a seat to a bot: p2=random, p3=search:0.5 (seconds a decision) or p3=search:200it (rounds). May be repeated.
cli-help-play-option = A setting of the game: epic=yes. A value that begins with @ is read from a file: `deck1=@mine.txt`. May be repeated.
cli-help-resume = Go on with a saved game.
cli-help-sim = Play many games at once and count. The same seed gives the same numbers, however many processes share the work (bots that think by the clock aside).
cli-help-sim-games = How many games (100).
cli-help-sim-seats = How many players: 3, or several numbers in turn, such as 2-5 or 2,4.
cli-help-sim-bots = Who plays, separated by commas: random,search:200it. They change seats from game to game.
cli-help-sim-option = A setting of the game; several values are taken in turn: epic=yes,no. A value that begins with @ is read from a file: `deck1=@mine.txt,@yours.txt`. May be repeated.
cli-help-sim-jobs = How many processes share the work.
cli-help-sim-turns = After how many turns a game is given up as unfinished.
cli-help-replay = Show a recorded game line by line, as it happened.
cli-help-step = Wait for Enter after every choice.
cli-help-verify = Play a record again by the rules and tell where it departs from them.
cli-help-rules = The rulebook of a game.
cli-help-clause = A clause (DIM-5.3), a section (5), or a word to look for.
cli-help-coverage = Count the clauses that tests show, and list those without a test.
cli-help-games = List the games with their settings.
cli-help-bench = Measure what the engine costs on this machine.
cli-help-bench-game = The name of a game; without it, all of them.
cli-help-bench-seconds = Seconds for each measurement (0.4).
cli-help-bench-option = A setting of the game that is the same in all measurements. A value that begins with @ is read from a file. May be repeated.
cli-help-deck = Make, show, convert and check decks of KeyForge.
cli-help-deck-new = Make a new deck, as real ones are made up. The same set and seed give the same deck.
cli-help-deck-show = Show a deck, or write it down in another form. What form it has now is found out.
cli-help-deck-check = Tell whether these are decks that can be played, or what is wrong with them. Ends with 0 if all are, with 1 if one is not.
cli-help-deck-advice = Tell how many chains a deck should begin its next game with, after the games that two decks have played (KF-13.4).
cli-help-deck-set = The set: `cota`, `aoa`, `wc`, `mm` or `mixed` (`cota`).
cli-help-deck-seed = The seed of the deck; without it there is a new one each time.
cli-help-deck-format = `sheet` (to read), `text` (a list of the cards), `code` (one line), `json`, `vault` (JSON like that of the publisher) or `html` (to print). Without it the end of the file's name tells, and without a file it is a `sheet`.
cli-help-deck-output = The file to write to; without it the deck is printed.
cli-help-deck-word = A file with a deck in any form but `sheet` and `html`, the code of a deck, or - for what is fed to the command.
cli-help-deck-results = The games so far, the oldest first, separated by commas: who won and, behind a space, which deck had the chains. For decks called fox and owl: "fox fox, fox fox, owl fox". A value that begins with @ is read from a file with a game on each line.
cli-help-deck-stronger = The deck that you think stronger, for the time before any game with chains.

cli-metavar-game = GAME
cli-metavar-number = NUMBER
cli-metavar-seconds = SECONDS
cli-metavar-language = LANGUAGE
cli-metavar-seats = PLAYERS
cli-metavar-bot = SEAT=BOT
cli-metavar-bots = BOTS
cli-metavar-setting = NAME=VALUE
cli-metavar-file = FILE
cli-metavar-clause = CLAUSE|WORD
cli-metavar-set = SET
cli-metavar-form = FORM
cli-metavar-deck = FILE|CODE
cli-metavar-decks = FILE|CODE…
cli-metavar-results = GAMES
cli-metavar-name = NAME

## Errors on the command line

cli-see-help = More: { $command }
cli-no-such-option = There is no option { $name }.
cli-no-such-command = There is no command “{ $name }”.
cli-did-you-mean = Did you mean: { $names }?
cli-option-needs-value = The option { $name } needs a value.
cli-option-takes-no-value = The option { $name } takes no value.
cli-missing-argument = An argument is missing: { $name }.
cli-extra-arguments = Too many arguments: { $arguments }.
cli-usage-wrong = This can't be understood.
cli-interrupted = Interrupted.
cli-bad-number = { $name }: “{ $value }” won't do; a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } is needed.
cli-bad-choice = { $name }: there is no “{ $value }”. There are: { $known }.
cli-bad-range = { $name }: “{ $value }” is no range; write it as 2-5.
cli-bad-pair = { $name }: “{ $value }” has no equals sign; write it as name=value.
cli-value-wrong = { $name }: { $reason }
cli-value-no-file = { $name }: the name of a file is missing behind the sign @.
cli-bad-name = “{ $value }” is no name for a player: 1 to { $most } characters, without commas.
cli-name-twice = Two players are called “{ $value }”.
cli-seat-unknown = There is no seat “{ $seat }”: the seats are p1 to { $last }.
bot-unknown = There is no bot “{ $bot }”. There are: { $known }.
bot-takes-nothing = The bot { $bot } takes nothing behind a colon, so not “{ $parameter }”.
bot-bad-budget = The bot { $bot } can't read “{ $parameter }”: it takes seconds (search:0.5) or rounds (search:200it).

## Files

cli-file-missing = There is no file “{ $path }”.
cli-file-forbidden = The system does not allow that with “{ $path }”.
cli-file-folder = “{ $path }” is a folder, not a file.
cli-file-name-too-long = The name “{ $path }” is too long.
cli-file-bad-name = No file can be called “{ $path }”.
cli-file-trouble = The file “{ $path }” can't be used (system error { $number }).
cli-file-too-large = The file “{ $path }” is too large for { cli-file-purpose }: it has over { $most ->
    [one] { $most } megabyte
   *[other] { $most } megabytes
}.
cli-file-not-text = The file “{ $path }” can't be { cli-file-purpose }: it is not text.
cli-file-purpose = { $kind ->
    [deck] a deck
    [value] the value of a setting
   *[record] a saved game
}
cli-disk-full = The disk is full.

## Games

cli-games-game = { $title } [{ $name }]
cli-games-seats = Players: { $least } to { $most }.
cli-games-setting = --option { $name }=… ({ $takes }; usually { $default }): { $about }

## Decks

cli-deck-written = “{ $name }” is written to “{ $path }”.
cli-deck-again = The same deck again, in a file: `deckwright deck new --set { $set } --seed { $seed } -o FILE`
cli-deck-good = a deck that can be played: “{ $name }”, { $set }; houses: { $houses }.
cli-deck-bad-result = “{ $value }” is no result of a game: only the deck that won and the one that had the chains belong there.
cli-deck-advice-none = No deck has had chains so far: play without them, or name the deck that you think stronger with --stronger (KF-13.4).
cli-deck-advice-chains = { $chains ->
    [0] The deck “{ $deck }” needs no chains any more
    [one] The deck “{ $deck }” begins the next game with { $chains } chain
   *[other] The deck “{ $deck }” begins the next game with { $chains } chains
} (KF-13.4).
cli-deck-nameless = a deck without a name
cli-deck-head-name = Name
cli-deck-head-set = Set
cli-deck-type-action = action
cli-deck-type-action-short = Act
cli-deck-type-artifact = artifact
cli-deck-type-artifact-short = Art
cli-deck-type-creature = creature
cli-deck-type-creature-short = Cre
cli-deck-type-upgrade = upgrade
cli-deck-type-upgrade-short = Upg
cli-deck-rarity-common = common
cli-deck-rarity-uncommon = uncommon
cli-deck-rarity-rare = rare
cli-deck-rarity-special = special
cli-deck-rarity-twin = evil twin
cli-deck-rarity-anomaly = anomaly
cli-deck-mark-maverick = maverick
cli-deck-mark-maverick-short = Mav
cli-deck-mark-legacy = legacy
cli-deck-mark-legacy-short = Leg
cli-deck-mark-anomaly = anomaly
cli-deck-mark-anomaly-short = Ano
cli-deck-mark-evil-twin = evil twin
cli-deck-icon-amber = æmber
cli-deck-icon-amber-short = Æ
cli-deck-icon-capture = capture
cli-deck-icon-capture-short = C
cli-deck-icon-damage = damage
cli-deck-icon-damage-short = D
cli-deck-icon-draw = draw
cli-deck-icon-draw-short = Dr
cli-deck-half-top = top
cli-deck-half-bottom = bottom

## Rules

cli-ruling = [Ruling] { $text }
cli-rules-nothing = The rules have nothing for “{ $wanted }”.
cli-rules-hint = Read on with a section (rules 5), a clause (rules 5.3) or a word (rules WORD).
cli-coverage = Clauses: { $total }. Shown by a test: { $covered }. Without a test: { $missing }.
cli-coverage-unknown = There is no clause { $clause }, which { $test } names.
cli-no-checkout = There are no tests here: this works only in a checkout of the sources.
cli-test-unreadable = The test file “{ $path }” can't be read.

## Records

cli-verify-holds = { $game }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, all by the rules.
cli-verify-setup = The set-up is not by the rules: { $reason }
cli-verify-over = Choice { $at } of { $total }, “{ $found }”: the game was over before it.
cli-verify-illegal = Choice { $at } of { $total }, “{ $found }”, was not to be had. The options were: { $expected }.
cli-verify-events = { $at ->
    [0] The set-up
   *[other] Choice { $at } of { $total }
} came out otherwise than recorded. By the rules: { $expected }. In the record: { $found }.
cli-replay-title = { $game }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, recorded by version { $version }.
cli-replay-next = Choice { $number } of { $total }. Enter for more:{" "}
cli-replay-unfinished = The record ends here; the game was not over.
cli-replay-differs = By the rules as they are now this game would go otherwise { $at ->
    [0] from the set-up on
   *[other] from choice { $at } on
}; `deckwright verify` tells how.
cli-event-unknown = The record is damaged at choice { $at }: no event “{ $kind }” like that is known.
cli-resume-illegal = The saved game can't go on: by the rules as they are now its choice { $at } is not to be had.
cli-resume-differs = By the rules as they are now this game went otherwise { $at ->
    [0] from the set-up on
   *[other] from choice { $at } on
}. It goes on from there.

## Simulation

cli-sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-sim-finished = Finished: { $number }
cli-sim-unfinished = Given up at the turn limit: { $number }
cli-sim-decisions = Decisions: { $number }
cli-sim-seconds = Seconds: { $number }
cli-sim-speed = A second: { $games } games, { $decisions } decisions
cli-sim-means = A game on average: { $turns } turns, { $decisions } decisions
cli-sim-length = With { $seats } seats: { $turns } turns on average, { $median } in the middle
cli-sim-first = With { $seats } seats the first player wins { $share } %
cli-sim-seat = Seat { $name }: won { $wins }, shared { $shared }, not won { $none }
cli-sim-camp = { $name }: won { $wins }, shared { $shared }, not won { $none }
cli-sim-bot = Bot { $name }: won { $wins }, shared { $shared }, not won { $none }
cli-sim-reason = Ended by { $reason }: { $count }
cli-sim-errors = Errors: { $count }

## Bench

cli-bench-row = Players: { $seats }; { $settings }
    {"  "}calibration { $calibration_steps_per_second } steps/s; random play { $decisions_per_second } decisions/s ({ $decisions_per_million_steps } per million steps), { $games_per_second } games/s
    {"  "}microseconds: clone { $clone_us }, options { $options_us }, view { $view_us }, to JSON { $to_json_us }, from JSON { $from_json_us }; bytes per state: { $bytes_per_state }
cli-bench-growth = {"  "}{ $cards } cards in play ({ $positions } positions): clone { $clone_us }, options { $options_us }, view { $view_us }, clone and choose { $clone_and_choose_us }

## Before a game

cli-menu-game = Which game?
cli-menu-seats = How many players, you and bots? From { $least } to { $most } (Enter: { $usual }):{" "}
cli-menu-choose = Number from 1 to { $last } (Enter: 1):{" "}
cli-menu-wrong = A number from { $least } to { $most }, please.
cli-ask-name = Your name (Enter: { $usual }):{" "}
cli-person-name = Player
cli-bot-name = Bot
cli-bot-name-numbered = Bot { $number }
cli-word-bot = bot

## While playing

cli-welcome = { $game }. At every question type the number of an option, `card` to read your cards, or `help`.
cli-prompt = Your choice:{" "}
cli-prompt-only = Your choice (Enter: the only option):{" "}
cli-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking:{" "}
cli-left = You have left the table. Good-bye!
cli-end-hint = The game is over. `save FILE` keeps it, `log` shows it, Enter leaves.
cli-copies = one of { $count }
cli-several-options = That could be several: { $options }.
cli-no-such-choice = There is no such option. Type a number from { $first } to { $last }, or `help`.
cli-answers-unused = Stopped. Not done: { $answers }.
cli-no-such-word = Not understood. `help` tells what you can type.
cli-why = What you can't do now, and why:
cli-why-nothing = Nothing of that kind is refused to you now.
cli-no-such-card = No card is called “{ $name }”.
cli-card-which = Which card? Type: card NAME, or card and the number of an option.
cli-card-plain = {"  "}It has no text of its own.
cli-card-lies = {"  "}Where it is: { $zone }.
cli-card-unseen = {"  "}It is nowhere that you can see.
cli-no-undo-nothing = There is nothing to take back: you have not chosen anything yet.
cli-no-undo-learned = Your last choice stands: by it you learned something you did not know before.
cli-no-undo-chance = Your last choice stands: chance has decided something since.
cli-no-undo-others = Your last choice stands: others have acted since ({ $names }).
cli-undone = Taken back.
cli-rest-done = Played: { $names }
cli-rest-nothing = There is nothing left to play.
cli-rest-kept = Nothing was played.
cli-rest-lose = Go on all the same? (yes/no):{" "}
cli-save-where = Save to which file? Type: save FILE
cli-save-over = “{ $path }” is there already. Replace it? (yes/no):{" "}
cli-saved = Saved to “{ $path }”. Go on later with: deckwright resume { $path }
cli-saved-over = Saved to “{ $path }”. Read it again with: `deckwright replay { $path }`
cli-not-saved = Not saved.
cli-lang-which = Which language? There are: { $known }.
cli-lang-now = English from now on.
cli-quit-unsaved = Choices that are not saved will be lost. Leave all the same? (yes/no):{" "}
cli-preview-which = A preview of what? Type: preview and the number of an option.
cli-preview = Preview: { $option }.
cli-preview-nothing = Nothing more for now.
cli-preview-asked = Then you would be asked: { $question }
cli-preview-choose = Then you would have to choose.
cli-preview-other = Then { PLAYER($player) } would be asked.
cli-preview-open = The rest depends on chance or on hidden cards.
cli-preview-over = The game would be over: { $outcome }
cli-words-yes = yes, y

cli-play-help = Type the number of an option, its notation in brackets, or enough of that to tell it from the others. Several numbers (1 3) are chosen one after the other, as long as the same is asked. Besides:
cli-do-why = why, ?
cli-do-log = log
cli-do-rules = rules
cli-do-card = card
cli-do-table = table
cli-do-options = options
cli-do-preview = preview
cli-do-rest = rest
cli-do-undo = undo
cli-do-save = save
cli-do-lang = lang
cli-do-help = help
cli-do-quit = quit, exit
cli-about-why = what you can't do now, and the rule that says so (with a word behind it: only what has that word)
cli-about-log = the last 20 lines of the log, or as many as you say: log 50
cli-about-rules = the rulebook by sections, or a section, a clause, a word: rules 5, rules 5.3, rules WORD
cli-about-card = what is printed on a card and where it is: card NAME, or card 3 for the cards of option 3; card alone tells all in your hand
cli-about-table = show the table again, or all that lies in a place: table discard
cli-about-options = show the options again
cli-about-preview = what an option would bring about, as far as you are asked nothing and neither chance nor hidden cards decide: preview 3
cli-about-rest = play all cards that are left in a good order, as far as nothing is to be chosen; what would be lost is asked first
cli-about-undo = take your last choice back, as long as it told you nothing, chance decided nothing and nobody else acted
cli-about-save = write the game to a file: save evening.json
cli-about-lang = another language: lang en, lang ru, lang uk
cli-about-help = this help
cli-about-quit = leave the table

## Tables

cli-table-no-zone = No place on the table is called “{ $name }”.
cli-table-zone = { $zone } ({ $count })

cli-dimensions-start = Before the first turn. Deck: { $deck ->
    [0] empty
    [one] { $deck } card
   *[other] { $deck } cards
}.
cli-dimensions-turn = Turn { $turn }, { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player) } to play
}. Phase: { WORD($phase, of: "phase") }. Deck: { $deck ->
    [0] empty
    [one] { $deck } card
   *[other] { $deck } cards
}.
cli-dimensions-final = This is the last turn.
cli-dimensions-extra = This is an extra turn.
cli-dimensions-spiral = Spiral of Power, each beats the next: { $ring }, and { $first } again.
cli-dimensions-dimension = { WHO($player) ->
    [you] Your Dimension
   *[they] { PLAYER($player, case: "gen") } Dimension ({ $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand)
}: { $squads }.
cli-dimensions-here = { WHO($player) ->
    [you] in your Dimension
   *[they] in { PLAYER($player, case: "gen") } Dimension
}
cli-dimensions-empty = empty
cli-dimensions-aura = Aura of Darkness, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $cards })
cli-dimensions-black-hole = { $count ->
    [0] Discard: empty.
    [one] Discard, { $count } card: { $cards }.
   *[other] Discard, { $count } cards: { $cards }.
}
cli-dimensions-entity = { WHO($player) ->
    [you] You play for: { $faction }.
   *[they] { PLAYER($player) } plays for: { $faction }.
}
cli-dimensions-hand = { WHO($player) ->
    [you] Your hand
   *[they] { PLAYER($player, case: "gen") } hand
}: { $cards }.

cli-keyforge-start = Before the first turn.
cli-keyforge-turn = Turn { $turn }, { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player) } to play
}. Step: { $step }.
cli-keyforge-step-set-up = set-up
cli-keyforge-step-forge = 1, forge a key
cli-keyforge-step-choose = 2, choose a house
cli-keyforge-step-main = 3, play, discard and use cards
cli-keyforge-step-ready = 4, ready cards
cli-keyforge-step-draw = 5, draw cards
cli-keyforge-step-end = end of the turn
cli-keyforge-house = Active house: { $house }.
cli-keyforge-tide = The tide is high for { WHO($player) ->
    [you] you
   *[they] { PLAYER($player) }
}.
cli-keyforge-tide-already = it is high for you already: you only get the chains
cli-keyforge-tide-neutral = The tide is neutral.
cli-keyforge-stage = Being resolved: { $card }.
cli-keyforge-player = { WHO($player) ->
    [you] You
   *[they] { PLAYER($player) }
}. Æmber: { $amber }. Keys: { $keys }. Key cost: { $cost }. Chains: { $chains }.
cli-keyforge-no-keys = none
cli-keyforge-houses = Houses: { $houses }.
cli-keyforge-wins = Games won: { $wins }.
cli-keyforge-deck = Deck: { $name }.
cli-keyforge-deck-list = Deck { $number }: { $title }.
cli-keyforge-piles = Hand: { $hand }. Deck: { $deck }. Discard pile: { $discard }. Archive: { $archive }. Purged: { $purged }.
cli-keyforge-line = Battle line from left to right ({ $count }):
cli-keyforge-no-line = Battle line: empty.
cli-keyforge-artifacts = Artifacts ({ $count }):
cli-keyforge-upgrades = upgrade: { $card }
cli-keyforge-under = under it: { $card }
cli-keyforge-facedown = face down under it: { $card }
cli-keyforge-lying = Under other cards: { $cards }
cli-keyforge-hidden = Cards face down under others: { $count }.
cli-keyforge-archive = { WHO($player) ->
    [you] Your archive:
   *[they] { PLAYER($player, case: "gen") } archive:
}
cli-keyforge-hand = { WHO($player) ->
    [you] Your hand:
   *[they] { PLAYER($player, case: "gen") } hand:
}
cli-keyforge-drew = { WHO($player) ->
    [you] You draw: { $cards }
   *[they] { PLAYER($player) } draws: { $cards }
}
cli-keyforge-readied = Readied: { $cards }
cli-keyforge-ready-creature = ready
cli-keyforge-ready-artifact = ready
cli-keyforge-exhausted-creature = exhausted
cli-keyforge-exhausted-artifact = exhausted
cli-keyforge-power = power { $number }
cli-keyforge-armour = armour { $number }
cli-keyforge-damage = damage { $number }
cli-keyforge-amber = æmber { $number }
cli-keyforge-power-counters = power counters { $number }
cli-keyforge-doom = doom counters { $number }
cli-keyforge-stun = stunned
cli-keyforge-ward = warded
cli-keyforge-enrage = enraged
cli-keyforge-tagged = about to be destroyed
cli-keyforge-owner = { WHO($player) ->
    [you] owned by you
   *[they] owned by { PLAYER($player) }
}
cli-keyforge-icons = bonus: { $icons }
cli-keyforge-against = { $one }; enemy: { $other }
cli-keyforge-of-house = in hand { $hand }, ready in play { $ready }
cli-keyforge-side = { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player, case: "gen") }
}

cli-shards-start = Before the first turn.
cli-shards-turn = Turn { $turn }, { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player) } to play
}.
cli-shards-phase-main = Main phase.
cli-shards-phase-attack = Attack phase.
cli-shards-phase-end = End phase.
cli-shards-resources = Crystals: { $crystals }. Power: { $power }.
cli-shards-power = Power: { $power }.
cli-shards-infinite = infinite
cli-shards-offer = Relics to choose from:
cli-shards-row = Centre row (centre deck: { $centre }; banished pile: { $banished }):
cli-shards-player = { WHO($player) ->
    [you] You
   *[they] { PLAYER($player) }
} ({ $leader }).
cli-shards-no-leader = no leader yet
cli-shards-numbers = Health: { $health }. Mastery: { $mastery }.
cli-shards-focused = Focus used.
cli-shards-out = Out of the game.
cli-shards-mate = Your team mate.
cli-shards-opposite = Opposite you.
cli-shards-piles = Hand: { $hand }. Deck: { $deck }. Discard pile: { $discard }.
cli-shards-champions = Champions ({ $count }):
cli-shards-played = Played this turn:
cli-shards-own-relics = Your relics:
cli-shards-own-secrets = Your secret relics:
cli-shards-own-hand = Your hand:
cli-shards-relics = Relics:
cli-shards-secrets = Secret relics:
cli-shards-hidden = Secret relics: { $count }.
cli-shards-hand = Known in hand:
cli-shards-ready = ready
cli-shards-exhausted = exhausted
cli-shards-new = played this turn
cli-shards-fast = fast-played
cli-shards-cost = cost { $number }
cli-shards-cheaper = cost { $number }, for you { $own }
cli-shards-price = { $number ->
    [0] for nothing
    [one] { $number } crystal
   *[other] { $number } crystals
}
cli-shards-health = health { $number }
cli-shards-mastery = mastery { $number }
cli-shards-shield = shield { $number }
cli-shards-with-relics = relics: { $cards }
cli-shards-in-hand = in hand
cli-shards-none-to-show = you have nothing to show
cli-shards-show-none = show no more
cli-shards-copies = { $number ->
    [one] { $number } copy in the box
   *[other] { $number } copies in the box
}
cli-shards-in-deck = { $number } in each starting deck
cli-shards-relic-of = relic of { WORD($leader, of: "leader") }
cli-shards-side = { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player, case: "gen") }
}
cli-shards-drew = { WHO($player) ->
    [you] You draw: { $cards }
   *[they] { PLAYER($player) } draws: { $cards }
}
cli-shards-laid = New in the centre row: { $cards }
cli-shards-banished = { WHO($player) ->
    [you] You banish: { $cards }
   *[they] { PLAYER($player) } banishes: { $cards }
}
cli-shards-banished-from-deck = { WHO($player) ->
    [you] You banish from the top of the centre deck: { $cards }
   *[they] { PLAYER($player) } banishes from the top of the centre deck: { $cards }
}

cli-codex-start = Before the first turn.
cli-codex-turn = Turn { $turn }, { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player) } to play
}.
cli-codex-phase-set-up = Set-up.
cli-codex-phase-tech = Tech phase, before your turn.
cli-codex-phase-between = Between two turns.
cli-codex-phase-ready = Ready phase.
cli-codex-phase-upkeep = Upkeep.
cli-codex-phase-main = Main phase.
cli-codex-phase-patrol = Patrol.
cli-codex-phase-draw = Draw phase.
cli-codex-stage = Being cast: { $card }
cli-codex-player = { WHO($player) ->
    [you] You
   *[they] { PLAYER($player) }
} ({ $side }).
cli-codex-base = Base: { $left } of { $number }.
cli-codex-numbers = Gold: { $gold }. Workers: { $workers }.
cli-codex-hired = Worker hired.
cli-codex-piles = Hand: { $hand }. Deck: { $deck }. Discard pile: { $discard }. Codex: { $codex }.
cli-codex-buildings = Buildings (hit points):
cli-codex-building = { $left } of { $number }
cli-codex-unfinished = under construction
cli-codex-command-back = Command zone: { $card }, can be summoned.
cli-codex-command-not-back = Command zone: { $card }, can't be summoned yet.
cli-codex-patrol = Patrol zone:
cli-codex-empty = empty.
cli-codex-bonus-squad-leader = 1 armour, attacked first
cli-codex-bonus-elite = +1 attack
cli-codex-bonus-scavenger = 1 gold on dying
cli-codex-bonus-technician = draws a card on dying
cli-codex-bonus-lookout = resist 1
cli-codex-forces = In play:
cli-codex-at-rest = Not patrolling:
cli-codex-spells = Ongoing spells:
cli-codex-own-hand = Your hand:
cli-codex-known-hand = Known in hand:
cli-codex-known-deck = Known in the deck:
cli-codex-attack = attack { $number }
cli-codex-hp = hit points { $number }
cli-codex-hp-left = hit points { $left } of { $number }
cli-codex-level = level { $level } of { $last }
cli-codex-band = { $last ->
    [0] from level { $first }
   *[other] levels { $first }–{ $last }
}: attack { $attack }, hit points { $hp }
cli-codex-runes-plus = { $number ->
    [1] +1/+1 rune
   *[other] +1/+1 runes: { $number }
}
cli-codex-runes-minus = { $number ->
    [1] −1/−1 rune
   *[other] −1/−1 runes: { $number }
}
cli-codex-ready-unit = ready
cli-codex-ready-hero = ready
cli-codex-exhausted-unit = exhausted
cli-codex-exhausted-hero = exhausted
cli-codex-arrived = arrived this turn
cli-codex-detected = detected
cli-codex-partner = partner: { $card }
cli-codex-owner = { WHO($player) ->
    [you] owned by you
   *[they] owned by { PLAYER($player) }
}
cli-codex-ultimate = ultimate spell
cli-codex-ongoing = ongoing spell
cli-codex-cost = cost { $number }
cli-codex-cheaper = cost { $number }, now { $own }
cli-codex-gold = { $number ->
    [0] for nothing
   *[other] { $number } gold
}
cli-codex-needs-workers = needs { $number } workers
cli-codex-copies-starter = { $number } in each starting deck
cli-codex-copies-codex = { $number } in the codex
cli-codex-copies-token = { $number } of them
cli-codex-copies-core = not in the starter set
cli-codex-to-level = to level { $level }
cli-codex-new-band = then { $attack }/{ $hp }
cli-codex-new-band-healed = then { $attack }/{ $hp }, without damage
cli-codex-against = { $one } against { $other }
cli-codex-against-building = { $one } against { $left ->
    [one] { $left } hit point
   *[other] { $left } hit points
}
cli-codex-side = { WHO($player) ->
    [you] yours
   *[they] { PLAYER($player, case: "gen") }
}
cli-codex-drew = { WHO($player) ->
    [you] You draw: { $cards }
   *[they] { PLAYER($player) } draws: { $cards }
}
cli-codex-teched-card = { WHO($player) ->
    [you] You put from your codex into your discard pile: { $cards }
   *[they] { PLAYER($player) } puts from the codex into the discard pile: { $cards }
}
cli-codex-base-attacks = { CAPITAL(CARD($card)) } attacks { WHO($player) ->
    [you] your
   *[they] { PLAYER($player, case: "gen") }
} base.
cli-codex-base-damaged = { WHO($player) ->
    [you] Your base
   *[they] { PLAYER($player, case: "gen") } base
} takes { $damage } damage.
cli-codex-base-repaired = { WHO($player) ->
    [you] Your base
   *[they] { PLAYER($player, case: "gen") } base
} is repaired: { $damage } damage is removed.
