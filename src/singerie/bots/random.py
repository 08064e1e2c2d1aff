"""A bot that does anything it may, at any time: the measure of all others, and a good tester."""

from typing import Any

from singerie.bots.bot import Bot, Intent, Place, QuickDice
from singerie.engine.actions import Action
from singerie.engine.events import Event
from singerie.engine.prompts import Prompt
from singerie.engine.rules import Rules

PAUSE_MS = (200, 1500)
REACH_MS = (50, 400)


def random_action(
    rules: Rules[Any, Any, Any], prompt: Prompt, at: int, dice: QuickDice
) -> Action | None:
    """Any action on offer at this time, rare ones rarely; None if it is better to wait."""
    forms = [form for form in prompt.forms if form.after <= at]
    while forms:
        form = forms[dice.below(len(forms))]
        once_in = rules.rare.get(form.do)
        if once_in is not None and dice.below(once_in) >= len(forms):
            forms.remove(form)
            continue
        values = {name: field.sample(dice) for name, field in form.fields.items()}
        return rules.action(form.do, values)
    return None


class RandomBot:
    def __init__(self, place: Place) -> None:
        self.place = place
        self.wake: int | None = 0
        self.intent: Intent | None = None

    def see(self, event: Event, at: int) -> None:
        pass  # it looks at the table again and again anyway

    def look(self, view: Any, prompt: Prompt | None, at: int) -> None:
        dice = self.place.dice
        self.wake = at + dice.between(*PAUSE_MS)
        if prompt is None:
            return
        action = random_action(self.place.rules, prompt, at, dice)
        if action is not None:
            self.intent = Intent(action, at + dice.between(*REACH_MS))

    def refused(self, reason: str, at: int) -> None:
        pass


def make_random(place: Place) -> Bot:
    return RandomBot(place)
