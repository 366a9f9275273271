### The words of the client's pages in English. What is about a game comes from the server.

name = Deckwright

## Everywhere

loading = Loading…
try-again = Try again
close = Close
cancel = Cancel
save = Save
delete = Delete
rename = Rename
copy = Copy
copied = Copied.
copy-by-hand = The text is selected: copy it with Ctrl+C.
more = More
download = Download
share = Share
messages = Messages
language = Language
games = Games
log = Log
skip = Skip to the content
offline = You are offline. What you see may be out of date.
to-first-page = To the start page

error-loading = This part of the page could not be loaded.
error-offline = The server can't be reached. Is it running, and are you online?
error-server = The server answered with an error ({ $status }).
file-too-large = “{ $name }” is too large for a deck or a record.
file-not-text = “{ $name }” is not a text file.

## The bar at the top

nav = Pages
menu = Menu
nav-home = Play
nav-games = My games
nav-decks = Decks
nav-cards = Cards
nav-rules = Rules
nav-help = Help
nav-settings = Settings
nav-account = Guest

## The first page

home-title = Card games with all their rules
home-lead = Play rules-heavy card games against bots or friends: every rule is enforced, and every refusal says why. No account needed.
home-own = Your games
home-games = Choose a game
home-tables = Open tables
home-no-tables = Nobody is waiting right now. Set up a table and send a friend the link.
lobby-lost = The connection to the server is lost and being restored; the list may be out of date.
play-now = Play now
learn = Learn it in five minutes
set-up = Set up
set-up-table = Set up a table
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
your-turn = Your turn
private = Private
guided = Guided game
go-on = Continue
sit-down = Sit down
watch = Watch
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
seat-open = free seat
seat-you = { $name } (you)
setting-own = chosen
clock-live-text = { $minutes } min + { $seconds } s per choice
clock-days-text = { $days ->
    [one] { $days } day per choice
   *[other] { $days } days per choice
}

## A new table

new-title = Set up a table
new-lead = The game begins by itself as soon as every seat is taken.
new-game = Game
new-seats = Seats
new-seat-count = Number of players
new-seat = Player { $number }
new-private = Private table
new-private-about = It is not listed; anyone with the link can sit down or watch.
new-settings = Rules of the game
new-clock = Time
new-go = Set up the table
seat-me = Me
seat-open-long = Free for anyone
seat-bots = Bots
clock-none = No clock
clock-live = Live
clock-days = By correspondence
clock-minutes = Minutes for the game
clock-seconds = Seconds added for each choice
clock-days-each = Days for each choice
clock-about = When a player's time is up, the safest choice is made for them; after three of these in a row, a bot stands in until they return.
deck-paste = Another deck…
deck-paste-label = Code or list of the deck
invite-title = Your table is ready
invite-lead = Send this link to the people you want to play with. They need no account.
invite-link = Invitation link
invite-go = To the table

## Games

games-title = My games
games-lead = Games you have begun are kept: continue whenever you like.
games-none = You have not played yet.
games-turn = Your turn
games-waiting = Waiting for others
games-open = Waiting for players
games-over = Finished
games-won = You won
games-lost = You lost
games-drawn = Draw
games-undone = with undo
games-seed-known = shuffle known
games-broken = Started under different rules
games-end = End it
open-record = Open a record
replay = Replay

## Replays

replay-of = Replay: { $game }
replay-open-title = Open a record
replay-open-lead = A record is a file with all choices of a game: downloaded here, or saved in the terminal. You can step through it and play on from any point.
replay-file = Record file (.json)
replay-own = Replays of my own games
replay-controls = Steps
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-turn-next = One turn forward
replay-last = To the end
replay-at = Step { $step } of { $last }
replay-slider = Step
replay-to = Go to step { $step }
replay-play-on = Play on from here
replay-chooses = { $name } now chooses:
replay-end = The game is over.
replay-no-view = The table can't be shown from here on: the rules have changed since. What happened is in the log.
replay-verified = Checked: under today's rules the game goes the same way.
replay-differs = Recorded by version { $version }. Today's rules depart from it at step { $step }.
share-title = Share this replay
share-lead = Anyone with this link sees the whole game with all hands, beginning at this step.
share-link = Link

## Decks

decks-title = Decks
decks-lead = Your KeyForge decks: make new ones, import your own, read and print them. Choose them when you set up a table.
decks-none = You have no decks yet.
decks-own = My decks
decks-choose = Choose a deck from the list.
deck-add = Add a deck
deck-way = Where the deck comes from
deck-way-make = Make a new one
deck-way-import = Import one
deck-make-about = A unique deck, put together the way printed ones are. The same set and number always give the same deck.
deck-import-about = A list of cards, a deck code, or a JSON file in the publisher's format or in ours: the format is recognised.
deck-set = Set
deck-seed = Number of the deck (seed)
deck-seed-random = random
deck-text = List, code or JSON
deck-file = Or from a file
deck-name = Name
deck-name-own = Name (if empty, that of its archon)
deck-go-make = Make the deck
deck-go-import = Import the deck
deck-rename = Rename the deck
deck-print = Print
deck-export = Download as:
deck-form-text = Card list
deck-form-code = Code
deck-form-json = JSON
deck-form-vault = Publisher's JSON
deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-deleted = “{ $name }” was deleted.
deck-delete-title = Delete “{ $name }”?
deck-delete-about = This can't be undone. Games and records with this deck stay as they are.

## Cards

cards-title = Cards
cards-of = Cards: { $game }
cards-lead = Click or tap a card to read it in full, with its terms explained.
cards-search = Name or text
cards-any = all
cards-filters = Filters
cards-clear = Clear
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fact-type = Type
fact-house = House
fact-faction = Faction
fact-keywords = Keyword
fact-traits = Trait
fact-icons = Bonus icon
fact-enhance = Enhancement
fact-rarity = Rarity
fact-sets = Set
fact-set = Set
fact-spec = Specialisation
fact-subtype = Subtype
fact-kinds = Kind
fact-cost = Cost
fact-power = Power
fact-armour = Armour
fact-attack = Attack
fact-hp = Hit points
fact-health = Health
fact-shield = Shield
fact-tech = Tech level
fact-number = Number
fact-leader = Leader

## Rules

rules-title = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-nothing = No clause has all these words.
rules-ruling = Ruling

## Account

account-title = Account
account-lead = You can play without an account. With one, your games and decks are yours on every device.
account-name-title = Your name
account-name = How others see you at the table
account-renamed = Your name was changed.
account-language = You read everything in your language, whatever the others at the table speak.
account-signed = Signed in as { $login }
account-signed-about = Your games and decks are kept in this account.
account-signed-in = Welcome back.
account-signed-out = You are signed out.
account-registered = Your account is ready. Everything you have played so far belongs to it.
account-sign-out-everywhere = Sign out everywhere
account-signed-out-everywhere = You are signed out on all devices.
account-change-password = Change password
account-change-password-about = You will be signed out on all other devices.
account-password-now = Current password
account-password-new = New password (at least 8 characters)
account-password-changed = Your password was changed.
account-delete = Delete all my data
account-delete-about = Your name, your decks, your records, your lines of chat and the games that nobody else played are deleted. Games with others stay with them, without your name; you resign those still under way.
account-delete-sure = This can't be undone. Delete everything?
account-deleted = All your data was deleted.
account-none = Sign in or register
account-none-about = If you register, what you have played as a guest stays yours.
account-login = Login
account-password = Password
sign-in = Sign in
sign-out = Sign out
register = Register

## Settings

settings-title = Settings
settings-lead = They are kept in this browser and take effect at once.
settings-language-browser = As in the browser
settings-theme = Colours
settings-theme-system = As in the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-text-sample = Cards, buttons and boards grow along with the text.
settings-table = At the table
settings-animations = Animations
settings-animations-about = Cards move to their places. Nothing is hidden in the meantime.
settings-sounds = Sounds
settings-sounds-about = A soft sound when it is your turn.
settings-confirmEnd = Ask before I end my turn
settings-confirmEnd-about = Only while something useful could still be done.

## Help

help-title = Help
help-lead = How to play here, in short.
help-start = Getting started
help-start-text = “Play now” on the start page starts a game against a bot at once. “Learn it in five minutes” explains a game while you play it. “Set up a table” is for games with friends: send them the link.
help-table = At the table
help-table-text = Whatever you can play is lit up. Click or tap a card: if there is more than one thing to do with it, you are asked which. What is greyed out can't be done now; click it to see why, with the number of the rule. Click any other card to enlarge it, even during another player's turn.
help-undo = Undo
help-undo-text = You can undo a choice freely as long as you have learned nothing new, nothing random has happened and nobody else has chosen. After that the other players are asked; bots always agree.
help-leave = Leaving and coming back
help-leave-text = Every choice is stored at once. Close the page whenever you like: the game waits under “My games”, even after a crash. If others are waiting for you, a bot plays for you until you return.
help-fair = Fair shuffles
help-fair-text = Before the first choice the server publishes the fingerprint (hash) of the seed, the number that decides everything random in the game. After the game it shows the seed, so that anyone can check that nothing was tampered with during the game; “deckwright verify” does so for a downloaded record.
help-keys = Keys at the table
help-keys-replay = Keys in a replay
help-key-step = one step back, one step forward
help-key-turn = one turn back, one turn forward
help-key-ends = to the beginning, to the end
help-access = Accessibility
help-access-text = Everything can be reached by keyboard. “Table as text” describes everything on the table in plain lines, for screen readers and for everyone who prefers to read. Text size, colours and animations are in the settings.

## Not found

missing-title = There is no such page
missing-lead = There is nothing at “{ $path }”.

## More on the first page, accounts and decks

home-own-all = All { $count } games under way
home-games-about = “Play now” starts a game against a bot at once: nothing to install, no account.
home-watch = Games to watch
home-watch-all = Show all { $count }
account-login-about = 3 to 30 letters, digits, dots, hyphens or underscores. Nobody but you sees it.
account-password-about = At least 8 characters. No e-mail address is asked for here, so a forgotten password can't be sent to you: keep it safe.
deck-play = Play with it
deck-makeup = { $name }: { $count }
rules-glossary = Glossary
seat-bot = Bot: { $text }
