
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
cli-help-games-from = A folder with games of your own (packages, each with a module “game”) or with cards for games that there are. It may be given several times; DECKWRIGHT_GAMES names such folders too.
cli-help-lang = The language: en, ru or uk. Without it, the language of your system.
cli-help-json = Print one JSON object instead of text.
cli-help-seed = The seed of all chance: the same seed gives the same game.
cli-help-game = The name of a game; `deckwright games` lists them.
cli-help-file = A saved game.

cli-help-deckwright = Card games with all their rules, for people, bots and researchers. Begin with: deckwright play
cli-help-play = Play in the terminal, against bots or with others at one keyboard. Without a game there is a short menu; without anything else you play against one bot. At every question, `help` lists what you can type.
cli-help-play-game = The name of a game; without it there is a menu.
cli-help-play-seats = How many players (you and bots), or who plays: anna,boris,bot. A name is a person, `bot` the usual bot, `bot:random` another one.
cli-help-play-bot = Give a seat to a bot: p2=random, p3=search:0.5 (seconds a decision) or p3=search:200it (rounds). May be repeated.
cli-help-play-option = A setting of the game: epic=yes. A value that begins with @ is read from a file: `deck1=@mine.txt`. May be repeated.
cli-help-serve = Play in the browser: run the server for this machine or a network. It keeps its games in a database.
cli-help-serve-host = The address to listen on (127.0.0.1: this machine only; 0.0.0.0: the whole network).
cli-help-serve-port = The port (8765, or a free one if that is taken); 0 is any free one.
cli-help-serve-data = The folder for the games.
cli-help-serve-database = The address of a database, e.g. postgresql://user@host/name, instead of a file in that folder.
cli-help-serve-origin = The address at which people reach the server, if it is behind another one: https://cards.example.
cli-help-serve-open = Open the browser.
cli-help-serve-log = How much is logged: debug, info, warning or error.
cli-help-resume = Continue a saved game.
cli-help-sim = Play many games at once and count. The same seed gives the same numbers, however many processes share the work (except for bots that think by the clock).
cli-help-sim-games = How many games (100).
cli-help-sim-seats = How many players: 3, or several numbers in turn, such as 2-5 or 2,4.
cli-help-sim-bots = Who plays, separated by commas: random,search:200it. They change seats from game to game.
cli-help-sim-option = A setting of the game; several values are taken in turn: epic=yes,no. A value that begins with @ is read from a file: `deck1=@mine.txt,@yours.txt`. May be repeated.
cli-help-sim-jobs = How many processes share the work.
cli-help-sim-turns = After how many turns a game is abandoned as unfinished.
cli-help-replay = Show a recorded game line by line, as it happened.
cli-help-step = Wait for Enter after every choice.
cli-help-verify = Replay a record under the rules and say where it departs from them.
cli-help-commitment = The hash that a server showed before the game: check that the seed is the one it promised.
cli-help-rules = The rulebook of a game.
cli-help-clause = A clause (DIM-5.3), a section (5), or a word to look for.
cli-help-coverage = Count the clauses that tests cover, and list those without a test.
cli-help-games = List the games with their settings.
cli-help-schema = Print the server's protocol as an OpenAPI document.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-bench-game = The name of a game; without it, all of them.
cli-help-bench-seconds = Seconds for each measurement (0.4).
cli-help-bench-option = A setting of the game that is the same in all measurements. A value that begins with @ is read from a file. May be repeated.
cli-help-deck = Make, show, convert and check KeyForge decks.
cli-help-deck-new = Make a new deck the way printed ones are made. The same set and seed give the same deck.
cli-help-deck-show = Show a deck, or convert it to another format. The format it has now is recognised.
cli-help-deck-check = Say whether these decks can be played, or what is wrong with them. The exit code is 0 if all of them can, 1 if any can't.
cli-help-deck-advice = Say how many chains a deck should begin its next game with, after the games that two decks have played (KF-13.4).
cli-help-deck-set = The set: `cota`, `aoa`, `wc`, `mm` or `mixed` (`cota`).
cli-help-deck-seed = The seed of the deck; without it the deck is new each time.
cli-help-deck-format = `sheet` (to read), `text` (a list of the cards), `code` (one line), `json`, `vault` (JSON like the publisher's) or `html` (to print). Without it, the ending of the file's name decides; without a file it is `sheet`.
cli-help-deck-output = The file to write to; without it the deck is printed.
cli-help-deck-word = A file with a deck in any format but `sheet` and `html`, the code of a deck, or - to read standard input.
cli-help-deck-results = The games so far, the oldest first, separated by commas: who won and, after a space, which deck had the chains. For decks called fox and owl: "fox fox, fox fox, owl fox". A value that begins with @ is read from a file with a game on each line.
cli-help-deck-stronger = The deck you think is stronger, as long as no game with chains has been played.
cli-help-connect = Play at a server's table in the terminal, or let a bot play there.
cli-help-connect-address = The address of a server or of one of its tables. For a server, its tables are listed.
cli-help-connect-game = Set up a new table for this game.
cli-help-connect-against = With --game, who else plays, separated by commas: `open` for a person, `bot` or the name of a bot (`bot`).
cli-help-connect-name = Your name. Without it you are who you were there last time.
cli-help-connect-watch = Watch, even if there is a free seat.
cli-help-connect-bot = Let this bot play in your place: `random`, `greedy`, `search:1`.

cli-metavar-game = GAME
cli-metavar-number = NUMBER
cli-metavar-seconds = SECONDS
cli-metavar-language = LANGUAGE
cli-metavar-seats = PLAYERS
cli-metavar-bot = SEAT=BOT
cli-metavar-bot-name = BOT
cli-metavar-bots = BOTS
cli-metavar-setting = NAME=VALUE
cli-metavar-file = FILE
cli-metavar-hash = HASH
cli-metavar-clause = CLAUSE|WORD
cli-metavar-set = SET
cli-metavar-form = FORMAT
cli-metavar-deck = FILE|CODE
cli-metavar-decks = FILE|CODE…
cli-metavar-results = GAMES
cli-metavar-address = ADDRESS
cli-metavar-folder = FOLDER
cli-metavar-word = WORD
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
cli-bad-number = { $name }: “{ $value }” is not a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
cli-bad-choice = { $name }: there is no “{ $value }”. There are: { $known }.
cli-bad-range = { $name }: “{ $value }” is not a range; write it like this: 2-5.
cli-bad-pair = { $name }: “{ $value }” has no equals sign; write name=value.
cli-value-wrong = { $name }: { $reason }
cli-value-no-file = { $name }: the name of a file is missing after the @ sign.
cli-bad-name = “{ $value }” can't be the name of a player: use 1 to { $most } characters, without commas.
cli-name-twice = Two players are called “{ $value }”. Give them different names.
cli-seat-unknown = There is no seat “{ $seat }”: the seats are p1 to { $last }.

## Files

cli-file-missing = There is no file “{ $path }”.
cli-file-forbidden = The system does not give access to “{ $path }”.
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
cli-games-broken = The game “{ $name }” has a fault and is left out: { $reason }
cli-games-no-folder = There is no folder “{ $folder }” with games.
cli-games-seats = Players: { $most ->
    [2] { $least ->
        [2] 2
       *[other] { $least } to 2
    }
   *[other] { $least } to { $most }
}.
cli-games-setting = --option { $name }=… ({ $takes }; usually { $default }): { $about }

## Decks

cli-deck-written = “{ $name }” was written to “{ $path }”.
cli-deck-again = The same deck again, in a file: `deckwright deck new --set { $set } --seed { $seed } -o FILE`
cli-deck-good = a deck that can be played: “{ $name }”, { $set }; houses: { $houses }.
cli-deck-bad-result = “{ $value }” is not the result of a game: give only the deck that won and the one that had the chains.
cli-deck-advice-none = No deck has had chains so far: play without them, or name the deck you think is stronger with --stronger (KF-13.4).
cli-deck-advice-chains = { $chains ->
    [0] The deck “{ $deck }” needs no chains any more
    [one] The deck “{ $deck }” begins the next game with { $chains } chain
   *[other] The deck “{ $deck }” begins the next game with { $chains } chains
} (KF-13.4).
## Rules

cli-rules-nothing = Nothing was found in the rules for “{ $wanted }”.
cli-rules-hint = Read on with a section (rules 5), a clause (rules 5.3) or a word (rules WORD).
cli-coverage = Clauses: { $total }. Covered by tests: { $covered }. Without a test: { $missing }.
cli-coverage-unknown = There is no clause { $clause }, named by { $test }.
cli-no-checkout = There are no tests here: this works only in a checkout of the sources.
cli-test-unreadable = The test file “{ $path }” can't be read.

## Records

cli-bad-hash = “{ $value }” is not a hash: a hash has 64 digits from 0 to 9 and a to f.
cli-verify-promise-kept = The seed is the one that was promised before the game: { $hash }.
cli-verify-promise-broken = The seed is not the one that was promised before the game: its hash is { $hash }.
cli-verify-holds = { $game }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, all by the rules.
cli-verify-setup = The set-up is not by the rules: { $reason }
cli-verify-over = Choice { $at } of { $total }, “{ $found }”: the game was over before it.
cli-verify-illegal = Choice { $at } of { $total }, “{ $found }”, was not possible. The options were: { $expected }.
cli-verify-events = { $at ->
    [0] The set-up
   *[other] Choice { $at } of { $total }
} did not turn out as recorded. By the rules: { $expected }. In the record: { $found }.
cli-replay-title = { $game }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, recorded by version { $version }.
cli-replay-next = Choice { $number } of { $total }. Enter for more:{" "}
cli-replay-unfinished = The record ends here; the game was not over.
cli-replay-differs = Under today's rules this game would go differently { $at ->
    [0] from the set-up on
   *[other] from choice { $at } on
}; `deckwright verify` shows how.
cli-event-unknown = The record is damaged at choice { $at }: there is no such event as “{ $kind }”.
cli-resume-illegal = The saved game can't be continued: under today's rules its choice { $at } is not possible.
cli-resume-differs = Under today's rules this game went differently { $at ->
    [0] from the set-up on
   *[other] from choice { $at } on
}. It goes on from there.

## Simulation

cli-sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-sim-finished = Finished: { $number }
cli-sim-unfinished = Abandoned at the turn limit: { $number }
cli-sim-decisions = Decisions: { $number }
cli-sim-seconds = Seconds: { $number }
cli-sim-speed = Per second: { $games } games, { $decisions } decisions
cli-sim-means = Average game: { $turns } turns, { $decisions } decisions
cli-sim-length = With { $seats } seats: { $turns } turns on average, median { $median }
cli-sim-first = With { $seats } seats the first player wins { $share } % of the games
cli-sim-seat = Seat { $name }: won { $wins }, shared { $shared }, not won { $none }
cli-sim-camp = { $name }: won { $wins }, shared { $shared }, not won { $none }
cli-sim-bot = Bot { $name }: won { $wins }, shared { $shared }, not won { $none }
cli-sim-reason = Ended by { $reason }: { $count }
cli-sim-errors = Errors: { $count }

## Bench

cli-bench-build = { $build ->
    [compiled] Compiled build.
   *[pure] Plain Python: a compiled build is several times as fast (make compiled).
  }
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
cli-several-options = That could mean several options: { $options }.
cli-no-such-choice = There is no such option. Type a number from { $first } to { $last }, or `help`.
cli-answers-unused = Stopped. Not done: { $answers }.
cli-no-such-word = Not understood. `help` lists what you can type.
cli-prepare-which = Type numbers from the list that `prepare` shows, or 0 to choose nothing in advance.
cli-prepared = Chosen in advance: { $names }.
cli-prepared-nothing = Nothing is chosen in advance: you will be asked.
cli-fault = That did not work because of a fault in the program; the game goes on. ({ $fault })
cli-why = What you can't do now, and why:
cli-why-nothing = Nothing of that kind is forbidden right now.
cli-no-such-card = No card is called “{ $name }”.
cli-card-which = Which card? Type: card NAME, or card and the number of an option.
cli-card-plain = {"  "}It has no text of its own.
cli-card-lies = {"  "}Where it is: { $zone }.
cli-card-unseen = {"  "}You can't see it anywhere now.
cli-undone = Undone.
cli-rest-done = Played: { $names }
cli-rest-nothing = There is nothing left to play.
cli-rest-later = Answer this question first: the rest comes after it.
cli-rest-kept = Nothing was played.
cli-rest-lose = Go on anyway? (yes/no):{" "}
cli-save-where = Save to which file? Type: save FILE
cli-save-over = “{ $path }” is there already. Replace it? (yes/no):{" "}
cli-saved = Saved to “{ $path }”. Continue later with: deckwright resume { $path }
cli-saved-over = Saved to “{ $path }”. Replay it with: `deckwright replay { $path }`
cli-not-saved = Not saved.
cli-lang-which = Which language? There are: { $known }.
cli-lang-now = English from now on.
cli-quit-unsaved = Choices that are not saved will be lost. Leave anyway? (yes/no):{" "}
cli-preview-which = Preview which option? Type: preview and the number of an option.
cli-words-yes = yes, y

cli-play-help = Type the number of an option, its notation in brackets, or enough of the notation to tell it from the others. Several numbers (1 3) are chosen one after the other, as long as the question stays the same. You can also type:
cli-do-why = why, ?
cli-do-log = log
cli-do-rules = rules
cli-do-card = card
cli-do-table = table
cli-do-options = options
cli-do-preview = preview
cli-do-rest = rest
cli-do-prepare = prepare
cli-do-undo = undo
cli-do-save = save
cli-do-lang = lang
cli-do-help = help
cli-do-quit = quit, exit
cli-about-why = what you can't do now, and the rule that says so (with a word: only what contains it)
cli-about-log = the last 20 lines of the log, or as many as you say: log 50
cli-about-rules = the rulebook by sections, or a section, a clause, a word: rules 5, rules 5.3, rules WORD
cli-about-card = what is printed on a card and where it is: card NAME, or card 3 for the cards of option 3; card alone shows your whole hand
cli-about-table = show the table again, or everything that lies in one place: table discard
cli-about-options = show the options again
cli-about-preview = what an option would do, up to the next question, random event or hidden card: preview 3
cli-about-rest = play all your remaining cards in a good order, as long as there is nothing to choose; if something would be lost, you are asked first
cli-about-prepare = choose in advance what you will be asked before your next turn: `prepare` lists it, `prepare 3 5` chooses, `prepare 0` chooses nothing
cli-about-undo = undo your last choice, as long as it told you nothing new, chance decided nothing and nobody else acted
cli-about-save = write the game to a file: save evening.json
cli-about-lang = another language: lang en, lang ru, lang uk
cli-about-help = this help
cli-about-quit = leave the table

## Tables

cli-table-no-zone = No place on the table is called “{ $name }”.

## Server

cli-serve-listening = Deckwright: { $address } (Ctrl+C stops it)
cli-serve-stopped = Stopped. All games are saved.
cli-serve-taken = Port { $port } on { $host } is in use by another program: choose a different one with --port.
cli-serve-cannot = The server can't listen on { $host }, port { $port }: there is no such address here, or it is not allowed.
cli-serve-no-client = The browser client is missing here, so browsers will see only an error page; programs and “deckwright connect” can play. In a checkout, “{ $command }” builds it; otherwise install a wheel, which contains it.
cli-serve-forwarded = { $name }=* makes the server believe any address it is told: every limit by address can be got round, and /metrics is open. Name the address of the server in front instead.

## At a server's table

cli-connect-table = Your table, and the address for others who want to come: { $address }
cli-connect-prefix = { $count ->
    [one] The first choice comes from another game.
   *[other] The first { $count } choices come from another game.
}
cli-connect-scenario = The game begins in a position that somebody has set up.
cli-connect-seed-known = Whoever set this table up can know how all cards will come: the shuffle is that of another game.
cli-connect-no-tables = No table is open here. Set one up with --game.
cli-connect-listed = { $title }: { $names } ({ $state ->
    [open] waiting for players
   *[playing] can be watched
}): { $address }
cli-connect-nobody = No Deckwright server answers at “{ $address }”.
cli-connect-waiting = The game begins when all seats are taken.
cli-connect-left = You have left. The table stays where it is: { $table }
cli-connect-said = { $name }: { $text }
cli-connect-wished = The others are asked whether they agree.
cli-connect-wish = { CAPITAL(PLAYER($player)) } wants to undo the last choice. Do you agree? (yes/no):{" "}
cli-connect-resign = Resign the game? (yes/no):{" "}
cli-connect-save-later = You can save the record of a game at a server's table when the game is over.
cli-do-say = say
cli-do-resign = resign
cli-about-say = a line of chat: say Good luck!
cli-about-resign = resign the game
