## The table

table-tools = Tools
table-side = Log and chat
table-seats = Players
table-seat-you = you
table-seat-open = free seat
table-seat-asked = choosing
table-seat-away = away
table-seat-stand-in = a bot stands in
table-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-days = { $count } d
table-your-turn = Your turn
table-status-connecting = Connecting…
table-status-reconnecting = Connection lost. Trying again; none of your choices is lost.
table-status-closed = The connection is closed.
table-about = About this table
table-about-rules = The rules of { $game }
table-about-settings = Settings: language, colours, text size, sounds, animations

## The question

table-question = Question
table-sending = Your choice is on its way…
table-waiting = Waiting for the others…
table-waiting-for = Waiting for { $names }…
table-hint-cards = Click a card that is lit up, or choose here.
table-hint-target = Now click one of the marked targets, or choose here.
table-all-options = All options ({ $count })
table-menu = What to do with this card
table-menu-targets = { $count ->
    [one] or click the marked target
   *[other] or click one of { $count } marked targets
}
table-cancel = Cancel
table-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
table-amount = Amount
table-less = Less
table-more = More
table-preview = What would this do?
table-preview-ask = What would this do: { $choice }?
table-preview-of = What would happen: { $choice }
table-preview-wait = Looking ahead…
table-preview-nothing = Nothing can be told in advance.
table-rule = Rule { $rule }

## Taking back, playing on, giving up

table-undo = Undo
table-undo-ask = Ask to undo
table-undo-wished = You asked to undo your last choice. The others have to agree.
table-undo-wish = { $name } asks to undo the last choice.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-rest = Play the rest
table-prepare = Choose in advance
table-prepare-about = Before you are asked, you can choose up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, and change your choice until then. Nobody else sees it.
table-prepare-clear = Choose nothing in advance
table-losses = Going on would cost you something
table-losses-stop = Stop here
table-losses-go-on = Go on anyway
table-confirm = End now?
table-confirm-left = You could still:
table-confirm-never = Don't ask again (can be changed in the settings)
table-confirm-back = Go back
table-resign = Resign
table-resign-sure = The game ends for you and the others win. This can't be undone.
table-resign-stay = Play on

## Log, chat, text

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-follow = To the last line ↓
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-line = Say something
table-chat-send = Send
table-chat-mute = Mute { $name }
table-chat-unmute = Unmute { $name }
table-chat-watcher = spectator
table-text = Table as text

## Cards

table-card-hidden = face-down card
table-card-chosen = Chosen; choose a target, or click again to cancel
table-card-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
table-zoom-now = Now
table-zoom-can = You can
table-zoom-cannot = Not possible now
table-zoom-terms = What this means
table-stat-number = number { $value }
table-stat-cost = cost { $value }
table-stat-attack = attack { $value }
table-stat-power = power { $value }
table-stat-armour = armour { $value }
table-stat-shield = shield { $value }
table-stat-hp = hit points { $value }
table-stat-health = health { $value }
table-badge-exhausted = exhausted
table-badge-damage = { $count } damage
table-badge-amber = { $count } æmber on it
table-badge-power-counters = { $count ->
    [one] { $count } power counter
   *[other] { $count } power counters
}
table-badge-runes = runes { NUMBER($count, signDisplay: "always") }
table-badge-doom = { $count ->
    [one] { $count } doom counter
   *[other] { $count } doom counters
}
table-badge-time = { $count ->
    [one] { $count } time counter
   *[other] { $count } time counters
}
table-badge-knowledge = { $count ->
    [one] { $count } knowledge counter
   *[other] { $count } knowledge counters
}
table-badge-awakening = { $count ->
    [one] { $count } awakening counter
   *[other] { $count } awakening counters
}
table-badge-scheme = { $count ->
    [one] { $count } scheme counter
   *[other] { $count } scheme counters
}
table-badge-level = level { $count }
table-badge-stun = stunned
table-badge-ward = warded
table-badge-enrage = enraged
table-badge-tagged = about to be destroyed
table-badge-unfinished = under construction
table-badge-detected = detected
table-badge-arrived = arrived this turn
table-badge-back = face down

## Before and after

table-open = This table is waiting for players
table-open-wait = The game begins as soon as every seat is taken. Send somebody this link:
table-open-sit = Take a seat, or wait and watch.
table-open-take = Take seat { $seat }
table-open-leave = Leave the table
table-open-invite = Invitation
table-end-rematch = Play again
table-end-next = To the next game
table-end-replay = Watch the replay
table-end-record = Download the record
table-end-share = Share the replay
table-end-shared = Anyone with the link can watch the replay now. The link is copied.
table-end-home = To the start page
table-fair = Fair shuffling
table-fair-about = Before the first choice the server drew a secret number, the seed, that decides every shuffle, and published its fingerprint (SHA-256). After the game it shows the seed: anyone who computes its fingerprint can see that it was never changed.
table-fair-commitment = Fingerprint
table-fair-seed = Seed
table-fair-later = The seed is shown after the game.
table-fair-check = “deckwright verify” checks a downloaded record against the fingerprint.
table-known-prefix = { $count ->
    [one] The first choice comes from another game.
   *[other] The first { $count } choices come from another game.
}
table-known-scenario = The game begins in a position that somebody has set up.
table-known-seed = Whoever set this table up can know how all cards will come: the shuffle is that of another game.

## A guided game

table-lesson = Lesson
table-lesson-step = Step { $step } of { $steps }

## Keys

table-keys = Keyboard shortcuts
table-key-zones = to the next zone, button or panel
table-key-arrows = to the card in that direction
table-key-next = to the next card that can be used
table-key-enter = choose the card; enlarge it if it can't be used
table-key-digits = choose the option with that number
table-key-end = end the turn, pass, or be done
table-key-all = open the list of all options
table-key-preview = what would the focused card or option do?
table-key-zoom = enlarge the focused card
table-key-escape = cancel, close
table-key-undo = undo
table-key-rest = play the rest
table-key-log = log
table-key-chat = chat
table-key-text = table as text
table-key-question = to the question
table-key-help = this list

## After the end, and the guide folded away

table-end-begin = Play a real game
table-end-share-about = Anyone with this link can watch the whole game, with all hands.
table-end-share-link = Link to the replay
table-lesson-text = What to do
table-lesson-fold = Hide
table-lesson-unfold = Show
table-open-by = You are invited to { $game } by { $names }.
table-open-stay = You may close this page: the table stays under “My games”, and the game begins even if you are away.
table-time-up = Your time was up, so the safest choice was made for you.
table-seat-return = I'm back
