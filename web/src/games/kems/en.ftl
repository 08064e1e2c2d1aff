# What only the page says of Kem's.

now-take = Now tap the card you want.
now-give = Now tap the card you give.
now-swap = Swap a card, make a sign, or ring.
now-done = You are done. You may still swap or ring.
wait-for-you = Everyone is waiting for you: swap, or tap Done.
take-card = Take: { $card }
give-card = Give: { $card }

bell-kems = Kem's!
    .hint = partner has it
bell-super = Super
    .hint = we both do
bell-contre = Contre
    .hint = they have it

signals = Signals
signals-more = More signals, or say something; hold to see your sign
signals-all = Signals
say-something = Say something …
say-it = Say
decoys-choose = Choose my decoys
decoys-help = Tap a signal to have it in your row; the oldest makes room.
sign-hold = Hold to see your sign
sign-note = Your sign: { $sign }
sign-drawn = Drawn, because you did not agree in time.
sign-again = To see it again, hold the dots.

huddle-partner = { $name } whispers:
huddle-accept = Agreed!
huddle-mine = You whisper to { $name }:
huddle-old = Your sign so far:
huddle-keep = Keep it
huddle-kept = You would keep it. { $name } decides.
huddle-partner-keeps = { $name } would keep it.
huddle-build = Build a sign
huddle-propose = Whisper it
huddle-any = Surprise us
huddle-word = … or a secret word
huddle-word-add = Add the word
huddle-line = … or in your own words
huddle-decoys = This is your sign. The others see every signal: mix it with decoys.
huddle-wait = Whispered. Now { $name } answers, or has another idea.
huddle-watch = The teams put their heads together.
speech = { $name }: “{ $text }”
step-remove = Take away: { $step }
refused-not-a-word = One word, 2 to 20 letters.

tv-huddle = heads together …
tv-huddle-ready = ready

# Learning Kem's

sum-goal = Collect four alike
    .text = You and the player opposite are a team. A joker stands for anyone.
sum-swap = Swap, all at once
    .text = One of your cards for one on the table, as often as you like. All done? Four new cards.
sum-sign = Make your secret sign
    .text = Before the deal you agree on it. Everyone sees every signal, so bluff.
sum-bell = Your partner rings
    .text = You cannot ring for your own four. The first bell ends the round.
sum-calls = Three calls
    .kems = partner has four: 1 point
    .super = you both have: 2 points
    .contre = the others have: 1 or 2. Wrong? They get 1.

hint-sign = Pick one to three signals: your secret sign. Then whisper it.
hint-offer = A sign from your partner. Like it? Say Agreed.
hint-swap = Tap one of your cards, then the card you want.
hint-done = Nothing for you here? Tap Done. Four Dones, four new cards.
hint-four = Four alike! Make your sign down here, and keep a straight face.
hint-bell = Your partner made your sign? Press the bell and slide up.
hint-dots = Forgot your sign? Hold the dots.
hint-showdown = All hands lie open: this is why the round ended.

coach-sign = First, a secret sign with the player opposite. Build one and whisper it, or take theirs.
coach-swap = You want four alike. Tap a card of yours, then one on the table: they trade places.
coach-done = Everyone swaps at once. Nothing for you? Tap Done: four Dones bring four new cards.
coach-watch = Now watch the faces. Your partner may make your sign; anyone may bluff.
coach-own = Four alike? Make your sign here. Try any signal now: a decoy costs nothing.
coach-ring = Partner made your sign? Press the bell and slide up for Kem’s. Not for your own four!
coach-contre = Think the others have four? Slide left: Contre. If you are wrong, they score.
coach-read = After a bell all hands lie open. Compare them, then tap on.
coach-end = That is all of Kem’s. Play on as long as you like!

why-nobody = Nobody rang in time, so nobody scores.
why-kems-true = { $who ->
    [you] You rang for your partner, who really held four alike: 1 point for you both.
   *[other] { $name } rang because their partner held four alike: 1 point for that team.
}
why-kems-false = { $who ->
    [you] Kem’s counts your partner’s hand only, and it was not four alike: 1 point for the others.
   *[other] { $name } rang, but their partner had no four alike: 1 point for the other team.
}
why-super-true = Super means both partners hold four alike. They do: 2 points!
why-super-false = Super needs four alike in both hands of the team. Not so: 1 point for the other team.
why-contre-true = { $who ->
    [you] You caught the others with four alike before they rang: the points are yours.
   *[other] { $name } noticed that the other team held four alike, and rang first.
}
why-contre-false = { $who ->
    [you] Neither of the others had four alike: your Contre gives them 1 point.
   *[other] { $name } fell for a bluff: no four alike over there, so 1 point for them.
}

# How a round ended
rang-after = after { NUMBER($seconds, maximumFractionDigits: 1) } s
