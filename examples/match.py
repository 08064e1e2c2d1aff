"""A match in a dozen lines: act, look, clone, imagine, replay."""

from singerie.engine.chance import chance_from
from singerie.engine.errors import Illegal
from singerie.engine.match import Match
from singerie.games.exchange.actions import Announce, Swap
from singerie.games.kems.rules import KEMS

match = Match.new(KEMS, seats=4, seed="a rainy evening")
match.wait()  # nobody agrees on a sign: the huddle ends, the cards are dealt

view = match.view(0)  # what seat 0 sees, and nothing else
print("Seat 0 holds", *(KEMS.name_of("card", card) for card in view.hand))
print("On the table", *(KEMS.name_of("card", card) for card in view.table))

for event in match.submit(0, Swap(view.hand[0], view.table[0]), at=match.state.now + 900):
    print(event)

try:
    match.submit(1, Swap(match.view(1).hand[0], view.table[0]))
except Illegal as no:
    print("Seat 1 is too late:", no.reason, no.args_for_text)

what_if = match.clone()  # a microsecond; the match knows nothing of it
what_if.submit(0, Announce("kems"))
what_if.wait()
print("And if seat 0 rang?", what_if.view(None).verdict.reason)

dream = match.imagine(0, match.recall(0), chance_from(1))  # every hidden thing drawn anew
assert dream.view(0) == match.view(0)
print("Seat 1's hand is as imagined:", dream.view(1).hand == match.view(1).hand)

again = Match.replay(KEMS, match.journal)  # the journal is the game
assert again.view(0) == match.view(0)
print("Replayed", len(match.journal.entries), "entries to the same table")
