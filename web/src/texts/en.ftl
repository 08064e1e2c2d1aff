# What the page says by itself, whatever the game.

you = You
on = On
off = Off
more = More
less = Less
close = Close
menu = Menu
language = Language
copied = Copied
ready = Ready
done = Done
players = Players
seats = Seats
options = Options
rules = Rules
log = What happened
try-again = Try again
go-home = Home
seconds-left = { $seconds } s left

# Home

what-to-play = What shall we play?
players-count = { $count } players
your-name = Your name
open-table = Open a table
join = Join
join-with-code = Join with a code
code-help = The four letters on the TV or on a friend’s phone
back-to = Back to { $code }
back-as = You are { $name } there.

# On the way to a table

finding = Looking for table { $code } …
reconnecting = No connection. Trying again …
paused = Paused. Your host will go on.
paused-host = Paused.
already-there = { $count ->
    [one] { $names } is there already.
   *[other] { $names } are there already.
}
join-table = Join the table
come-in = Come in
just-watch = Just watch

# The lobby

seat-empty = Empty
your-seat = Your seat
seat-of-bot = { $name }, a bot
seat-taken-by = { $name } sits here.
seat-clear = Take off the seat
sit-here = Sit here
sit-for = Play for { $name }
sit-free = Take the empty seat
stand-up = Stand up
partners-face = Partners face each other
arrange = Swap places
arrange-first = Tap a seat
arrange-second = Now the other seat
mix = Mix the teams
fill = Fill with bots
bot-level = A bot plays here:
bot-remove = Send the bot away
level-random = Random
level-easy = Easy
level-normal = Normal
standing = { $count ->
    [one] { $names } has no seat yet.
   *[other] { $names } have no seat yet.
}
standing-you = You have no seat yet.
start = Start
start-bots = { $count ->
    [one] A bot takes the empty seat.
   *[other] Bots take the { $count } empty seats.
}
rematch = Play again
wait-host = { $name } starts the game.
dealing = Everyone shuffles …
save-game = Save this game
invite = Invite
invite-more = Who else?
qr = A code to scan: { $link }
code-is = The code is { $code }
options-more = More options
no-limit = None
value-puppets = Puppets
value-camera = Camera
value-room = Room
value-each_round = Every round
value-never = Only once

# The menu

host-menu = You are the host
hand-over = Make host
kick = Send away
pause = Pause
resume = Go on
timers = Countdowns
timers-1 = As they are
timers-2 = Twice as long
timers-0 = None
open-tv = Show on a TV
other-device = Your seat, elsewhere
other-device-help = Open this link on another device to go on there. It is your seat: give it to nobody.
seat-link = Copy the link to my seat
leave = Leave the table
leave-sure = You give up your place at this table.
leave-sure-play = A bot plays on in your place, and you cannot come back to it.
stay = Stay

state-host = Host
state-away = Away
state-bot = Bot
state-bot-level = Bot: { $level }
state-watching = Watching
state-done = done
state-ready = ready

# In a game

bell-ring = Ring the bell
bell-what = What do you call?
bell-not = Not yet
bell-slide = Nothing rung. Slide up, left or right, or tap.
bell-sure = Really ring?
watching = You are watching.
late-seat = A bot keeps a seat warm for you:

# On the TV

tv-scan = Scan, and you are in.

# Why the table refuses

refused-otherwise = That did not work. Have another look.
refused-offline = No connection right now. Nothing was sent.
refused-unreachable = The server does not answer. Is this device online?
refused-join-first = Give your name first, then you can join in.
refused-joined-already = You are at this table already.
refused-host-only = Only the host can do that.
refused-name-taken = Somebody here is called { $name } already. Take another name.
refused-name-too-long = That name is too long: { $most } letters at most.
refused-name-unreadable = Nobody can read that name. Try letters.
refused-seat-taken = { $name } sits there.
refused-seated-already = You have a seat in this game already.
refused-no-seat = You have no seat at this table.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such bot.
refused-nobody = They are no longer at this table.
refused-kick-oneself = You cannot send yourself away.
refused-not-during-a-game = Not in the middle of a game.
refused-paused = The table is paused.
refused-table-full = This table is full.
refused-house-full = Every table of this house is taken. Try again later.
refused-malformed = The table did not understand that. Reload the page.
refused-not-text = The table did not understand that. Reload the page.
refused-too-fast = Slower! The table cannot keep up with you.
refused-too-long = That is too long.
refused-bad-option = That option cannot be set like this.
refused-store-failed = The server could not keep that, so it did not happen. Try again.
refused-no-such-table = There is no table with this code.
refused-no-such-page = There is no such page.
refused-wrong-origin = This page comes from somewhere else than the table. Open the table’s own address.
refused-still-playing = The game can be saved once it is over.

# Why the table lets go

bye-otherwise = The table has let you go.
bye-kicked = The host has sent you away from this table.
bye-left = You have left the table.
bye-restart = The server starts again. One moment …
bye-closed = This table has been closed.
bye-elsewhere = You have this table open in too many places. It goes on in the newest ones.
bye-too-slow = Your connection was too slow to keep up.
bye-hello-first = The table did not recognise this page. Reload it.
bye-reload = There is a newer version of this page. Reload it.
bye-unknown-token = The table does not know this seat any more. You can join anew.
bye-too-many-refusals = Something on this page went wrong too often. Reload it.
bye-no-such-table = There is no table { $code }. It may have been closed.
bye-wrong-origin = This page comes from somewhere else than the table.

# Puppets

puppet-yours = Your puppet
puppet-choose = Choose your puppet

# The TV

tv-watch = Scan to watch
tv-sound = Tap for sound

# How one plays

state-thinking = thinking
left-handed = Left-handed
confirm-bell = Ask before the bell rings

# Learning

practice = Learn it in two minutes
practice-name = You
coach = Coach
coach-step = Step { $at } of { $of }
coach-next = Next
coach-skip = Go on without the coach
hint-close = Got it
hints-off = No more hints
hints-on = Show hints while I play
hints-are-on = Hints while I play
rules-short = In short
rules-whole = Every rule
rules-chapters = Chapters
rules-up = Back to the top

# Settings

sound-on = Sound
buzz-on = Vibration
