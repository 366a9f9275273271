### Messages of the server in English.

## Requests

server-needs-session = The server does not know you yet: choose a name first.
server-not-found = There is nothing here.
server-wrong-method = “{ $method }” can't be done here.
server-too-large = That is too large: at most { $most } kB can be read.
server-too-slow = The request did not arrive in time.
server-not-json = That is not JSON{ $place ->
    [0] : it breaks off or is empty
   *[other] : it can't be read from character { $place } on
}.
server-not-text = That is not text: it is not encoded in UTF-8.
server-unknown-field = There is no field “{ $field }”.
server-missing-field = The field “{ $field }” is missing.
server-wrong-type = The field “{ $field }” takes { $expected }, not { $found }.
server-body-wrong-type = Expected { $expected }, not { $found }.
server-wrong-value = The field “{ $field }” does not take “{ $value }”.
server-wrong-field = The field “{ $field }” can't have this value.
server-value-too-large = The field “{ $field }” is too long or too large: at most { $most }.
server-value-too-small = The field “{ $field }” is too short or too small: at least { $least }.
server-type-int = a whole number
server-type-float = a number
server-type-str = text
server-type-bool = yes or no
server-type-object = an object
server-type-array = a list
server-type-null = nothing
server-fault = Something went wrong on the server. The error was logged; nothing was changed.

## Games

server-bot-random = chooses at random; for a first look
server-bot-greedy = takes what looks best now; quick and decent
server-bot-search = thinks ahead; the strongest

## Decks

server-no-deck = You have no such deck.
server-bad-deck-name = The name of a deck can have at most { $most } visible characters.
server-deck-text-or-set = A deck is either read from a text or made from a set and a number, not both.
server-deck-text-too-long = The text is too long: at most { $most } characters can be read.
server-deck-seed = The number (seed) of a deck goes from 0 to { $most }.
server-too-many-decks = You already have { $most } decks. Delete one of them first.

## Replays

server-no-replay = There is no such game, or you may not see it.
server-game-not-over = This game is not over yet.
server-record-too-long = The record is too long: it can have at most { $most } choices.
server-record-too-many-events = The record has more events than any game: at most { $most } after one choice and { $all } in all can be read.
server-record-too-slow = Replaying this record takes too long, so it can't be shown here.
server-scenario-too-large = The position that this record begins with is too large: it can have at most { $most } cards.
server-records-full = Your records already take up { $most } kB here, and there is no room for more. Old ones are removed after a while.
server-not-your-table = Only those who played at this table can do that.

## The database

server-database-bad-address = This is not the address of a database. Examples: sqlite:///games.db, postgresql://user@host/name.
server-database-unknown = The server can't keep its data in “{ $kind }”: it knows sqlite and postgresql.
server-database-driver = PostgreSQL needs the Python package { $name }: install deckwright[postgresql].
server-database-fails = The database { $place } can't be used: { $reason }
server-database-newer = The database { $place } was made by a newer Deckwright. Use that version or another database; nothing was changed.
server-database-in-use = The database { $place } is in use by another server ({ $address }). Stop that one first, or use another database with --data or --database-url.
server-database-lost = The database { $place } is now in use by another server, so this one has stopped. Every game is kept.
server-database-linked = The file { $place } has several names (hard links): opened by another one it would be damaged. Delete the other names, or copy the file.
server-database-damaged = The database { $place } is damaged: { $reason }. Nothing was changed. Restore a copy, or use another database with --data or --database-url.
server-text-odd = The text contains characters that can't be stored: a null character or half of one.

## Sessions and accounts

server-guest-name = Guest { $number }
server-bad-name = A name needs 1 to { $most } visible characters.
server-bad-login = A login needs { $least } to { $most } characters: letters, digits, dots, hyphens and underscores. It begins with a letter or a digit.
server-bad-password = A password needs { $least } to { $most } characters.
server-account-already = You already have an account: { $login }.
server-login-taken = This login is taken. Choose another one.
server-sign-in-wrong = Wrong login or password.
server-no-account = You have no account.
server-gone-name = Former player

## Limits and refusals

server-too-often = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-often-hours = That was too much for today. Try again in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
server-too-many-tables = You already have { $most ->
    [one] { $most } table with an unfinished game
   *[other] { $most } tables with unfinished games
}. Finish or leave one of them first.
server-wrong-host = This server does not answer to that name. Whoever runs it can allow the name with DECKWRIGHT_HOSTS.
server-wrong-origin = That came from another site and was not carried out.
server-client-missing = The browser client has not been built yet. In a checkout, “{ $command }” builds it.

## Settings of the server

server-config-number = { $name }: “{ $value }” is not a number from { $least } to { $most }.
server-config-word = { $name }: “{ $value }” is not one of { $known }.
server-config-rate = { $name }: “{ $value }” is not a rate. Example: 60/minute.
server-config-origin = { $name }: “{ $value }” is not an origin. Example: https://cards.example.

## Tables

outcome-resigned = { $count ->
    [0] The game ended by resignation.
    [1] { WHO($winners) ->
        [you] You win: your opponent resigned.
       *[they] { LIST($winners) } wins: { $reader ->
            [lost] your side resigned.
           *[other] the other side resigned.
        }
    }
   *[other] { CAPITAL(LIST($winners)) } win: { $reader ->
        [lost] your side resigned.
       *[other] the other side resigned.
    }
}
server-bot-name = Bot
server-bot-name-numbered = Bot { $number }
server-bad-clock = “{ $field }” of the clock can't be { $value }: choose from { $least } to { $most }.
server-bot-too-slow = The bot “{ $bot }” would think too long at a table here: at most { $seconds } seconds or { $rounds } rounds are allowed.
server-no-table = There is no such table.
server-no-guide = This game has no guided first game.
server-one-seat = You can take one seat only.
server-no-seat = There is no seat “{ $seat }” at this table.
server-seat-taken = There is no free seat here any more.
server-seated-before = You already have a seat at this table.
server-not-seated = You have no seat at this table.
server-begun-before = The game has already begun.
server-not-begun = The game has not begun yet: some seats are still free.
server-not-over = The game is not over yet.
server-game-broken = This game was started under different rules and can't be continued.
server-game-not-broken = This game can be continued: resign if you want to end it.
outcome-broken = The game was ended without a result: it was started under different rules.
server-play-on-as-it-was = A game continued from a replay keeps the settings of that game: leave yours out.
server-play-on-other-game = That is a replay of another game.
server-play-on-no-step = The replay has no such step: choose one from 0 to { $last }.
server-play-on-over = The game is over at this step: choose an earlier one.
server-only-looking-on = You are only watching at this table.
server-stale = This question was already answered or taken back. You see the table as it is now.
server-position-too-large = That would lead to more than { $most } options at once: too many to show here.
server-not-asked = It is not your turn to choose.
server-bot-plays = A bot plays for you: you have resigned.
server-resigned-before = You have already resigned.
server-no-rest = There is nothing left to play this way.
server-no-wish = Nobody is asking for your consent to an undo.
server-too-many-undone = You have taken back { $most } choices in this game, which is the limit.
server-too-many-prepared = You have answered in advance { $most } times in this game, which is the limit.
server-not-stored = This could not be stored, so it was not done. Try again.
server-chat-empty = An empty line can't be sent.
server-chat-too-long = A line of chat can have at most { $most } characters.
server-hello-first = The first message of a connection must be “hello”.
server-other-protocol = This server speaks version { $protocol } of the protocol. Load the page again, or update the program.
server-too-many-bad = Too many messages could not be understood. The connection was closed.
