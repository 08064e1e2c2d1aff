# What only the page says of Kem's.

short-kems = Four alike, a secret sign, one bell.

now-take = Now tap the card you want.
now-give = Now tap the card you give.
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
