# What any game says.

list = { $start } and { $last }
none = none
yes = yes
no = no
number = { $value }

seat-you = you
team-yours = you and { $mates }
team-theirs = { $members }

event-SeatTaken = { $seat-is ->
    [you] { $bot ->
        [yes] A bot plays in your place now.
       *[no] You sit down and play.
    }
   *[other] { $bot ->
        [yes] { $seat } is a bot from now on.
       *[no] { $seat } is a person from now on.
    }
}

event-TimersSet = { $factor ->
    [0] The countdowns are off: take all the time you like.
    [1] The countdowns run at their usual pace again.
   *[other] The countdowns take twice as long from now on.
}

refused-not-asked = It is not for you to act right now.
refused-not-now = That is not possible right now.
refused-not-offered = That is not one of the choices.
refused-too-soon = Too soon! Wait a moment.
refused-game-over = The game is over.
