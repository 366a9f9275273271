### Messages of the server in English.

## Requests

server-needs-session = Nobody knows you here yet: choose a name first.
server-not-found = There is nothing here.
server-wrong-method = “{ $method }” can't be done here.
server-too-large = That is too large: at most { $most } kB are read.
server-not-json = That is no JSON{ $place ->
    [0] : it breaks off or is empty
   *[other] : it can't be read from character { $place } on
}.
server-not-text = That is no text: it is not written in UTF-8.
server-unknown-field = There is no field “{ $field }”.
server-missing-field = The field “{ $field }” is missing.
server-wrong-type = The field “{ $field }” takes { $expected }, not { $found }.
server-body-wrong-type = Expected was { $expected }, not { $found }.
server-wrong-value = The field “{ $field }” does not take “{ $value }”.
server-wrong-field = The field “{ $field }” can't have this value.
server-value-too-large = The field “{ $field }” is too long or too large: at most { $most }.
server-value-too-small = The field “{ $field }” is too short or too small: at least { $least }.
server-type-int = a whole number
server-type-float = a number
server-type-str = a text
server-type-bool = yes or no
server-type-object = an object
server-type-array = a list
server-type-null = nothing
server-fault = Something went wrong on the server. It was written down; nothing was changed.

## Games

server-bot-random = chooses at random; for a first look
server-bot-greedy = takes what looks best now; quick and decent
server-bot-search = thinks ahead; the strongest

## Decks

server-no-deck = You have no such deck.
server-bad-deck-name = The name of a deck has at most { $most } characters that can be seen.
server-deck-text-or-set = A deck is read from a text or made by set and seed, not both.
server-deck-text-too-long = The text is too long: at most { $most } characters are read.
server-deck-seed = The seed of a deck is a number from 0 to { $most }.
server-too-many-decks = You keep { $most } decks already. Delete one of them first.

## Replays

server-no-replay = There is no such game, or you may not see it.
server-game-not-over = This game is not over yet.
server-record-too-long = A record of more than { $most } choices is not taken.
server-not-your-table = Only who played at this table can do that.

## The database

server-database-bad-address = This is no address of a database. Examples: sqlite:///games.db, postgresql://user@host/name.
server-database-unknown = The server can't keep its data in “{ $kind }”: it knows sqlite and postgresql.
server-database-driver = PostgreSQL needs the Python package { $name }: install deckwright[postgresql].
server-database-fails = The database { $place } can't be used: { $reason }
server-database-newer = The database { $place } was made by a newer Deckwright. Use that version or another database; nothing was changed.
server-database-in-use = The database { $place } is in use by another server ({ $address }). Stop that one first, or use another database by --data or --database-url.
server-text-odd = The text holds characters that can't be kept: a zero or half a character.

## Sessions and accounts

server-guest-name = Guest { $number }
server-bad-name = A name has 1 to { $most } characters that can be seen.
server-bad-login = A login has { $least } to { $most } characters: letters, digits, dots, hyphens and underscores, and begins with a letter or digit.
server-bad-password = A password has { $least } to { $most } characters.
server-account-already = You have an account already: { $login }.
server-login-taken = Somebody else has this login. Choose another one.
server-sign-in-wrong = Login or password are wrong.

## Limits and refusals

server-too-often = That was too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-tables = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
} that are not over. End or leave one of them first.
server-wrong-host = This server does not go by that name. Whoever runs it can allow it by DECKWRIGHT_HOSTS.
server-wrong-origin = That came from another site and was not carried out.
server-client-missing = The browser client has not been built yet. In a checkout, “{ $command }” builds it.

## Settings of the server

server-config-number = { $name }: “{ $value }” is no number from { $least } to { $most }.
server-config-word = { $name }: “{ $value }” is none of { $known }.
server-config-rate = { $name }: “{ $value }” is no rate. Example: 60/minute.
server-config-origin = { $name }: “{ $value }” is no origin. Example: https://cards.example.

## Tables

outcome-resigned = { $count ->
    [0] The game was given up.
    [1] { WHO($winners) ->
        [you] You win: your opponent has given up.
       *[they] { LIST($winners) } wins: the opponent has given up.
    }
   *[other] { CAPITAL(LIST($winners)) } win: the game was given up against them.
}
server-bot-name = Bot
server-bot-name-numbered = Bot { $number }
server-bad-clock = A clock can't have “{ $field }” at { $value }: from { $least } to { $most } can be played.
server-bot-too-slow = The bot “{ $bot }” would think too long for a table here: at most { $seconds } seconds or { $rounds } rounds.
server-no-table = There is no such table.
server-no-guide = This game has no guided first game.
server-one-seat = You can take one seat only.
server-no-seat = There is no seat “{ $seat }” at this table.
server-seat-taken = There is no free seat here any more.
server-seated-before = You sit at this table already.
server-not-seated = You have no seat at this table.
server-begun-before = The game has begun.
server-not-begun = The game has not begun yet: somebody is missing.
server-not-over = The game is not over yet.
server-game-broken = This game was begun under other rules and can't be played on.
server-play-on-as-it-was = A game that goes on from another one is set up as that one was.
server-play-on-other-game = That replay is of another game.
server-play-on-no-step = The replay has no such place: it goes from 0 to { $last }.
server-play-on-over = The game is over there: nothing can be played on.
server-only-looking-on = You only look on at this table.
server-stale = This question was answered or taken back before. You see the table as it is now.
server-not-asked = It is not your turn to choose.
server-bot-plays = A bot plays for you: you have given up.
server-resigned-before = You have given up already.
server-no-rest = There is nothing left to play in this way.
server-no-wish = Nobody waits for your consent to take something back.
server-not-stored = This could not be stored, so it was not done. Try again.
server-chat-empty = There is nothing to say in an empty line.
server-chat-too-long = A line of chat has at most { $most } characters.
server-hello-first = The first message of a connection must be “hello”.
server-other-protocol = This server speaks version { $protocol } of the protocol. Load the page again, or update the program.
server-too-many-bad = Too many messages that can't be understood. The connection was closed.
