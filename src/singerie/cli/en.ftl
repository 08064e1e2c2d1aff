# What the terminal says by itself, whatever the game.

list-or = { $start } or { $last }
who-you = { $name } (you)
who-mate = { $name } (your partner)
who-tv = the TV

start-time = Time at the table stands still while you think; whatever you do takes you { $seconds } s, and an empty line waits until something happens.
start-seat = You are { $name }. Type ? for help.
time-left = { $seconds } s left.
you-can = You can type:
you-can-now = You can type now:
you-can-also = and still:
more = Enter waits · ? help · rules · save FILE · quit
nothing-happens = Nothing will happen until you do something.

command-help = help
command-rules = rules
command-save = save
command-quit = quit

not-on-offer = “{ $verb }” is not possible right now. You can: { $verbs }.
not-understood = I do not understand “{ $typed }”. Try: { $verbs }, or ? for help.
nothing-more = “{ $verb }” needs nothing after it.
too-much = That is too much. Type it like this: { $example }
want-range = “{ $typed }” will not do: a whole number from { $low } to { $high }.
want-like = “{ $typed }” will not do. Something like: { $example }
unknown = There is no “{ $typed }” here. Choose: { $choices }.
ambiguous = “{ $typed }” could be { $names }. Type a little more.
choose-number = a number or a name
choose-series = numbers or names, { $low } to { $high } of them, in order
choose-range = a whole number from { $low } to { $high }
choose-text = your words
choose-like = something like { $example }
never-mind = Never mind.

saved = Saved in { $file }. See it again with: { $program } replay { $file }
not-saved = { $file } cannot be written: { $why }.
save-how = To keep the game: save FILE
left = You leave the table. See you soon!
left-unsaved = The game is not kept. Next time: save FILE before you leave, or --save FILE when you start.
offer-save = Save this game? A file name, or just Enter for no:
offer-again = Again? y or n:
again-yes = yes

replay-entry = { $number } of { $last } · { $time }
replay-start = Before the first entry
replay-as = seen by { $who }
replay-all = everything is shown
replay-nothing = Nothing that can be seen from here.
replay-sees = { $who }:
replay-keys = Enter next · b back · a number jumps · s 2, s tv, s all changes seat · e end · q quit
replay-wrong = Type Enter, b, a number from 0 to { $last }, s and a seat, e or q.
replay-seats = A point of view is { $seats }, tv or all.
replay-last = This is the end.
replay-first = This is the beginning.

games-seats = { $seats } players
games-bots = Bots: { $levels }
games-options = Options, like -o { $example }
games-try = Try: { $program } play { $name }
games-range = { $low } to { $high }

verify-parts = { $count ->
    [one] The cards were shuffled from one part:
   *[other] The cards were shuffled from { $count } parts, each promised by its hash before any was opened:
}
verify-opened = opened, and it is what was promised
verify-left-out = not opened in time, so left out
verify-played = { $count ->
    [one] The deal follows from them, and its one entry plays again as written.
   *[other] The deal follows from them, and all { $count } entries play again as written.
}
verify-scores = Scores by seat: { $scores }
verify-unfinished = The game is not over.
