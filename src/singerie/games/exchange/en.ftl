# What an exchange table says: huddle, exchange, sweep, bell, showdown.

event-RoundBegan = { $dealer-is ->
    [you] Round { $round } begins. You deal.
   *[other] Round { $round } begins. { $dealer } deals.
}
    .mark = =
event-HuddleBegan = Heads together: it is time to agree on a secret sign.
event-Proposed = { $seat-is ->
    [you] You whisper: let’s take “{ $sign }” as our sign.
   *[other] { $seat } whispers: let’s take “{ $sign }” as our sign.
}
    .mark = ?
event-KeepWanted = { $seat-is ->
    [you] You would keep the sign you have.
   *[other] { $seat } would keep the sign you have.
}
event-SignAgreed = { $team-is ->
    [yours] { $drawn ->
        [yes] Time is up, so the table gives you a secret sign: { $sign }.
       *[no] Agreed! Your secret sign is: { $sign }.
    }
   *[theirs] { $drawn ->
        [yes] Time is up, so the table gives { $team } a secret sign: { $sign }.
       *[no] { $team } agree on a secret sign: { $sign }.
    }
}
    .mark = !
event-TeamReady = { $team-is ->
    [yours] Your team is back from the huddle.
   *[theirs] { $team } are back from the huddle.
}
event-HandsDealt = Everyone gets four cards.
event-Dealt = { $seat-is ->
    [you] Your cards: { $cards }.
   *[other] { $seat } gets: { $cards }.
}
event-Turned = New on the table: { $cards }.
event-Reshuffled = The discard is shuffled: the new stock has { $stock } cards.
event-Swapped = { $seat-is ->
    [you] You take { $take-the } and leave { $give-the }.
   *[other] { $seat } takes { $take-the } and leaves { $give-the }.
}
event-SaidDone = { $seat-is ->
    [you] You are done with this table.
   *[other] { $seat } is done with this table.
}
event-Swept = The table is swept: { $reason }.
event-Signalled = { $seat-is ->
    [you] { $signal-you }
   *[other] { $seat } { $signal-they }
}
    .mark = ~
event-Said = { $seat-is ->
    [you] You say: “{ $text }”
   *[other] { $seat } says: “{ $text }”
}
    .mark = ~
event-Rang = { $seat-is ->
    [you] Ding! You ring the bell!
   *[other] Ding! { $seat } rings the bell!
}
    .mark = !
event-CallSealed = { $seat-is ->
    [you] You call { $call }!
   *[other] { $seat } calls { $call }!
}
event-Verdict = { $points ->
    [0] { $reason } Nobody scores.
    [one] { $reason } { $points } point for { $team }.
   *[other] { $reason } { $points } points for { $team }.
}
    .mark = !
    .judged = { $seat-is ->
        [you] you hold { $character-four }
       *[other] { $seat } holds { $character-four }
    }
event-HandsShown = Everyone shows their hand.
event-SaidReady = { $seat-is ->
    [you] You are ready to go on.
   *[other] { $seat } is ready to go on.
}
event-GameEnded = { $outcome-winners-is ->
    [all] A tie: everybody wins! { $outcome-reason }
    [you] Victory for { $outcome-winners }! { $outcome-reason }
   *[other] { $outcome-winners } win the game. { $outcome-reason }
}
    .mark = =

reason-all-done = everyone is done with it
reason-table-quiet = nobody has swapped for a while
reason-table-old = it has lain there long enough

do-Propose = propose
    .help = whisper a secret sign to your partner
    .sign = Which sign? One to three things, in order
do-Accept = accept
    .help = agree to your partner’s sign
    .sign = Which sign?
do-Keep = keep
    .help = keep the sign you have
do-Swap = swap
    .help = swap a card of your hand for one on the table
    .give = Which of your cards do you put down?
    .take = Which card on the table do you take?
do-Done = done
    .help = say that you want nothing more from this table
    .table = Which table?
do-Announce = ring
    .help = ring the bell and call what you have seen
    .call = What do you call?
do-Signal = signal
    .help = make a signal that everyone sees: your secret sign, or a bluff
    .signal = Which signal?
do-Say = say
    .help = say something that everyone hears
    .text = What do you say?
do-Ready = ready
    .help = you have seen the hands, on with the game

ask-huddle = Agree on a secret sign with your partner: propose one, or wait for theirs and accept it.
    .time = { $seconds } s left to agree; then the table decides for you.
ask-huddle-over = Your team is ready. Wait for the others.
    .time = The huddle ends in { $seconds } s at the latest.
ask-exchange = Collect four alike. If you have them, make your secret sign; if your partner makes it, ring!
    .time = If nobody swaps, the table is swept in { $seconds } s.
ask-exchange-done = You are done with this table, but you may still swap, signal or ring.
    .time = If nobody swaps, the table is swept in { $seconds } s.
ask-sweep = The table is being swept. Only signals for a moment.
    .time = New cards in { $seconds } s.
ask-bell = The bell has rung! Only a call at the very same moment still counts.
ask-bell-mine = You have rung. Now everyone looks at the hands.
ask-showdown = Look at the hands. Say ready when you have seen enough.
    .time = It goes on by itself in { $seconds } s.
ask-showdown-ready = Wait until the others have seen enough.
    .time = It goes on by itself in { $seconds } s.

refused-proposal-changed = That proposal no longer stands: your partner has another idea.
refused-already-agreed = Your team has agreed already; the sign stays for this round.
refused-cannot-keep = Your team must find a new sign this time.
refused-same-sign = That is the old sign. Find another one.
refused-not-a-sign = That is no sign of your family: one to three things from your list.
refused-signal-too-soon = Not so fast: { $seconds } s between two signals.
refused-not-a-sentence = Say something, with 120 letters at most.
refused-not-your-card = That card is not in your hand.
refused-card-gone = Too late, that card is gone. You keep your hand.
refused-card-gone-to = Too late: { $by } was faster and has that card. You keep your hand.
refused-table-changed = The table has just changed. Have another look.
refused-already-done = You have said done already.
refused-sweeping = The table is being swept: wait for the new cards.
refused-round-over = This round is over.
refused-bell-rang = Too late: the bell has rung.

phase-huddle = Huddle
phase-exchange = Exchange
phase-sweep = Sweep
phase-bell = Bell
phase-showdown = Showdown
phase-over = Game over

view-phase = { $value }
view-dealer = { $dealer-is ->
    [you] You deal
   *[other] { $value } deals
}
view-points = Points: { $value }
    .item = { $team } { $value }
view-places = Players
    .seat = { $value }
    .bot = bot
    .done = { $phase-id ->
        [showdown] ready
       *[other] done
    }
    .shown = { $value }
view-table = On the table
    .none = No cards on the table.
view-hand = Your hand
view-stock = { $stock ->
    [one] { $value } card in the stock
   *[other] { $value } cards in the stock
}
view-sign = Your secret sign: { $value }
view-offer = You propose: { $value }
view-partner_offer = Your partner proposes: { $value }

option-stage = Stage
    .help = where signals are made
option-huddle_seconds = Huddle
    .help = seconds the huddle lasts at most
option-sweep_seconds = Sweep
    .help = seconds a sweep lasts
option-quiet_seconds = Quiet table
    .help = seconds without a swap until the table is swept
option-table_seconds = Old table
    .help = seconds until any table is swept
option-round_tables = Tables in a round
    .help = swept tables after which the round ends without points
option-showdown_seconds = Showdown
    .help = seconds the hands stay shown at most
option-signal_seconds = Between signals
    .help = seconds between two signals of a player at least
option-strict_order = Strict order
    .help = whether other signals in between break a sign
