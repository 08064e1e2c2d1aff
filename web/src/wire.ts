// Made by scripts/wire_types.py from the Python types. Do not edit: run it again.

/** What a value is: the kind that names it, or what it is made of. */
export type Hint =
  | string
  | { kind?: string; list?: Hint; items?: Hint[]; fields?: Record<string, Hint> };

export const VERSION = 1;
export const LONGEST_NAME = 20;

// From the page to the table

/** The first message. Without a token one watches, as the TV does. */
export interface Hello {
  say: "hello";
  v: number;
  token?: string | null;
  match?: number;
  seen?: number;
  seat?: number | null;
  id?: number;
}

/** Give a name; the answer is a token. Takes an empty seat where there is one. */
export interface Join {
  say: "join";
  name: string;
  puppet?: string;
  id?: number;
}

/** Do something in the game. */
export interface Act {
  say: "act";
  action: unknown;
  id?: number;
}

/** Take a seat: an empty one, or a bot's, also in the middle of a game. */
export interface Sit {
  say: "sit";
  seat: number;
  id?: number;
}

/** Give one's seat up, before a game. */
export interface Stand {
  say: "stand";
  id?: number;
}

/** Leave the table for good; a bot plays on. */
export interface Leave {
  say: "leave";
  id?: number;
}

/** Host: begin, or play again. Empty seats are filled with bots of this level. */
export interface Start {
  say: "start";
  level?: string;
  id?: number;
}

/** Host: a bot of this level takes the seat. */
export interface AddBot {
  say: "bot";
  seat: number;
  level: string;
  id?: number;
}

/** Host: empty the seat, before a game. */
export interface Clear {
  say: "clear";
  seat: number;
  id?: number;
}

/** Host: who sits where; ``order[n]`` is the present seat of who shall sit in seat n. */
export interface Arrange {
  say: "arrange";
  order: number[];
  id?: number;
}

/** Host: seats, and so teams, by lot. */
export interface Mix {
  say: "mix";
  id?: number;
}

/** Host: the number of seats and the options, before a game. */
export interface Choose {
  say: "choose";
  seats: number;
  options: Record<string, unknown>;
  id?: number;
}

/** Host: everything stands still. */
export interface Pause {
  say: "pause";
  id?: number;
}

/** Host: it goes on. */
export interface Resume {
  say: "resume";
  id?: number;
}

/** Host: countdowns take once or twice their time, or (0) for ever. */
export interface Timers {
  say: "timers";
  factor: 0 | 1 | 2;
  id?: number;
}

/** Host: send somebody away; a bot plays on. */
export interface Kick {
  say: "kick";
  person: number;
  id?: number;
}

/** Host: somebody else is the host now. */
export interface HandOver {
  say: "host";
  person: number;
  id?: number;
}

/** The hash of one's part in the shuffle. */
export interface Commit {
  say: "commit";
  commitment: string;
  id?: number;
}

/** One's part in the shuffle, in hexadecimal: 32 bytes. */
export interface Open {
  say: "open";
  value: string;
  id?: number;
}

export type FromClient =
  | Hello
  | Join
  | Act
  | Sit
  | Stand
  | Leave
  | Start
  | AddBot
  | Clear
  | Arrange
  | Mix
  | Choose
  | Pause
  | Resume
  | Timers
  | Kick
  | HandOver
  | Commit
  | Open;

// From the table to the page

/** Everything about the table but the game; sent whenever any of it changes. */
export interface TableInfo {
  say: "table";
  v: number;
  code: string;
  game: string;
  title: string;
  seat_counts: number[];
  options: Record<string, unknown>;
  phase: "lobby" | "over" | "play";
  dealing: boolean;
  paused: boolean;
  factor: 0 | 1 | 2;
  host: number | null;
  guests: GuestInfo[];
  chairs: ChairInfo[];
  levels: string[];
  you: number | null;
  seat: number | null;
}

export interface GuestInfo {
  person: number;
  name: string;
  puppet: string;
  connected: boolean;
}

export interface ChairInfo {
  person: number | null;
  bot: string | null;
}

/** The secret by which the table knows one from now on. Keep it; show it to nobody. */
export interface Token {
  say: "token";
  id: number;
  person: number;
  token: string;
}

/**
 * What happened, and what the viewer sees now. ``events`` end with number ``n`` of the match.
 *
 * ``fresh``: the events before are not known any more, or the viewer is new.
 */
export interface Update {
  say: "update";
  match: number;
  n: number;
  fresh: boolean;
  now: number;
  due: number | null;
  events: unknown[];
  view: unknown;
  prompt: unknown;
}

/** What one asked for has happened, and is kept. */
export interface Accepted {
  say: "accepted";
  id: number;
}

/** Nothing has changed. ``reason`` is a text id. */
export interface Refused {
  say: "refused";
  id: number;
  reason: string;
  args: Record<string, unknown>;
}

/**
 * The shuffle needs one's part: first its hash (``commit``), then itself (``open``).
 *
 * ``commitments`` are all hashes so far, by name: check that yours is among them when you open,
 * and again in the saved game.
 */
export interface Shuffle {
  say: "shuffle";
  step: string;
  commitments: Record<string, string>;
}

/** The table lets go of the connection, for this reason (a text id). */
export interface Bye {
  say: "bye";
  reason: string;
  back: boolean;
}

export type ToClient =
  | TableInfo
  | Token
  | Update
  | Accepted
  | Refused
  | Shuffle
  | Bye;

// What one is asked

/** What one seat may do now. ``ask`` is the text id of the sentence that says so. */
export interface Prompt {
  ask: string;
  forms: Form[];
}

/** One kind of action on offer. ``after``: refused as too soon before this time. */
export interface Form {
  do: string;
  fields: Record<string, Field>;
  after: number;
}

/** One of some values; ``kind`` says how to name them (card, seat, call …). */
export interface PickField {
  field: "Pick";
  values: unknown[];
  kind: string;
  reason: string;
}

/** A whole number between two bounds, both included. */
export interface RangeField {
  field: "Range";
  low: number;
  high: number;
  reason: string;
}

/** Some of the values in an order; the same one may come again. */
export interface SequenceField {
  field: "Sequence";
  values: unknown[];
  low: number;
  high: number;
  kind: string;
  reason: string;
}

/** A sign of a family; with words where it may be spoken, with text where the stage allows. */
export interface SignField {
  field: "SignField";
  signals: string[];
  words: boolean;
  text: boolean;
  forbidden: string[];
  reason: string;
}

/** A line of text with no control characters and something to read in it. */
export interface TextField {
  field: "Text";
  low: number;
  high: number;
  samples: string[];
  reason: string;
}

export type Field =
  | PickField
  | RangeField
  | SequenceField
  | SignField
  | TextField;

// The games

export type GameName = "kems";

export namespace kems {
  /** Propose a sign to the partner. */
  export interface Propose {
    do: "Propose";
    sign: string[];
  }

  /** Accept exactly this proposal of the partner's. */
  export interface Accept {
    do: "Accept";
    sign: string[];
  }

  /** Keep the sign the team has. */
  export interface Keep {
    do: "Keep";
  }

  /** Exchange a hand card for a table card. */
  export interface Swap {
    do: "Swap";
    give: number;
    take: number;
  }

  /** Nothing more to exchange with this table, named by its version. */
  export interface Done {
    do: "Done";
    table: number;
  }

  /** Ring the bell and say what for. */
  export interface Announce {
    do: "Announce";
    call: string;
  }

  /** Make a signal that everyone sees. */
  export interface Signal {
    do: "Signal";
    signal: string;
  }

  /** Say a sentence that everyone reads. */
  export interface Say {
    do: "Say";
    text: string;
  }

  /** Seen enough of the hands: on with the game. */
  export interface Ready {
    do: "Ready";
  }

  export type Action =
    | Propose
    | Accept
    | Keep
    | Swap
    | Done
    | Announce
    | Signal
    | Say
    | Ready;

  /** All cards are gathered and shuffled; the deal has passed on. */
  export interface RoundBegan {
    event: "RoundBegan";
    round: number;
    dealer: number;
    stock: number;
  }

  /** The teams that are not ready look for a sign until this time. */
  export interface HuddleBegan {
    event: "HuddleBegan";
    ready: boolean[];
    until: number | null;
  }

  export interface Proposed {
    event: "Proposed";
    seat: number;
    sign: string[];
  }

  /** A partner would keep the sign. */
  export interface KeepWanted {
    event: "KeepWanted";
    seat: number;
  }

  /** The team has this sign now; ``drawn`` when the table drew it for them. */
  export interface SignAgreed {
    event: "SignAgreed";
    team: number;
    sign: string[];
    drawn: boolean;
  }

  /** Everyone sees that a team is back from its huddle, and nothing else. */
  export interface TeamReady {
    event: "TeamReady";
    team: number;
  }

  /** Everyone has four cards. */
  export interface HandsDealt {
    event: "HandsDealt";
    stock: number;
  }

  /** A seat's own cards. Shown to it alone. */
  export interface Dealt {
    event: "Dealt";
    seat: number;
    cards: number[];
  }

  /** Four new cards lie on the table. */
  export interface Turned {
    event: "Turned";
    cards: number[];
    at: number;
  }

  /** The discard was shuffled into a new stock of so many cards. */
  export interface Reshuffled {
    event: "Reshuffled";
    stock: number;
  }

  /** A card went from a place in a hand to the table, and another the other way. */
  export interface Swapped {
    event: "Swapped";
    seat: number;
    slot: number;
    give: number;
    take: number;
    at: number;
  }

  export interface SaidDone {
    event: "SaidDone";
    seat: number;
  }

  /** The table was cleared: everyone done, too quiet, too old. */
  export interface Swept {
    event: "Swept";
    reason: string;
    until: number;
  }

  export interface Signalled {
    event: "Signalled";
    seat: number;
    signal: string;
    at: number;
  }

  export interface Said {
    event: "Said";
    seat: number;
    text: string;
    at: number;
  }

  /** The bell. What it was for stays sealed for a moment, in case two rang at once. */
  export interface Rang {
    event: "Rang";
    seat: number;
    until: number;
  }

  /** One's own announcement, until the verdict makes it public. */
  export interface CallSealed {
    event: "CallSealed";
    seat: number;
    call: string;
  }

  /** How a round ended. ``seat`` is None when nobody rang; ``fours`` is what each hand made. */
  export interface Verdict {
    event: "Verdict";
    seat: number | null;
    call: string | null;
    true: boolean;
    team: number | null;
    points: number;
    reason: string;
    calls: ([number, string])[];
    fours: (number | null)[];
    judged: (number | null)[];
    after: number[];
  }

  export interface HandsShown {
    event: "HandsShown";
    hands: number[][];
    until: number | null;
  }

  export interface SaidReady {
    event: "SaidReady";
    seat: number;
  }

  export interface GameEnded {
    event: "GameEnded";
    outcome: Outcome;
  }

  /** Winners (several share the win), the score of each seat, and why it ended, as a text id. */
  export interface Outcome {
    winners: number[];
    scores: number[];
    reason: string;
  }

  /** A person or a bot sat down in the place of whoever had this seat. */
  export interface SeatTaken {
    event: "SeatTaken";
    seat: number;
    bot: boolean;
  }

  /** Countdowns take so many times their seconds, 0 for ever; the present one began anew. */
  export interface TimersSet {
    event: "TimersSet";
    factor: number;
    at: number;
    ends_at: number | null;
  }

  /** The family of the team's signs, for the whole game. */
  export interface SignCardDrawn {
    event: "SignCardDrawn";
    team: number;
    family: string;
  }

  /** Dealt three or four alike, or both jokers: shown to all and put into the stock. */
  export interface CardsShown {
    event: "CardsShown";
    seat: number;
    slots: number[];
    cards: number[];
  }

  /** What the seat drew instead, shown to it alone. */
  export interface Redrawn {
    event: "Redrawn";
    seat: number;
    slots: number[];
    cards: number[];
  }

  export type Event =
    | RoundBegan
    | HuddleBegan
    | Proposed
    | KeepWanted
    | SignAgreed
    | TeamReady
    | HandsDealt
    | Dealt
    | Turned
    | Reshuffled
    | Swapped
    | SaidDone
    | Swept
    | Signalled
    | Said
    | Rang
    | CallSealed
    | Verdict
    | HandsShown
    | SaidReady
    | GameEnded
    | SeatTaken
    | TimersSet
    | SignCardDrawn
    | CardsShown
    | Redrawn;

  export interface KemsView {
    seat: number | null;
    options: KemsOptions;
    timers: number;
    phase: string;
    ends_at: number | null;
    round: number;
    dealer: number;
    points: number[];
    places: Place[];
    table: number[];
    hand: number[];
    version: number;
    stock: number;
    discard: number;
    tables: number;
    turned_at: number;
    moved_at: number;
    ready: boolean[];
    must_renew: boolean[];
    has_sign: boolean[];
    sign: string[] | null;
    offer: string[] | null;
    partner_offer: string[] | null;
    keeps: boolean[];
    rang: number[];
    call: string | null;
    verdict: Verdict | null;
    outcome: Outcome | null;
    sign_card: string | null;
    pointless: number;
  }

  export interface KemsOptions {
    stage: "camera" | "puppets" | "room";
    huddle_seconds: number;
    sweep_seconds: number;
    quiet_seconds: number;
    table_seconds: number;
    round_tables: number;
    showdown_seconds: number;
    signal_seconds: number;
    strict_order: boolean;
    rounds: number;
    target: number | null;
    sudden_death: boolean;
    jokers: 0 | 2;
    renew_sign: "each_round" | "never";
  }

  /** One seat as everyone sees it. */
  export interface Place {
    seat: number;
    team: number;
    bot: boolean;
    done: boolean;
    signalled_at: number;
    shown: number[];
  }

  export type View = KemsView;
  export type Options = KemsOptions;
}

/** How a secret sign is put together. */
export const SIGN = {"most": 3, "word": "word:", "text": "text:", "longest_text": 80};

export interface GameWords {
  events: Record<string, Record<string, Hint>>;
  view: Record<string, Hint>;
  kinds: string[];
  names: Record<string, string[]>;
}

export const WORDS: Record<GameName, GameWords> = {
  "kems": {
    "events": {
      "RoundBegan": {
        "round": "",
        "dealer": "seat",
        "stock": ""
      },
      "HuddleBegan": {
        "ready": {
          "list": ""
        },
        "until": "time"
      },
      "Proposed": {
        "seat": "seat",
        "sign": {
          "kind": "sign",
          "list": "signal"
        }
      },
      "KeepWanted": {
        "seat": "seat"
      },
      "SignAgreed": {
        "team": "team",
        "sign": {
          "kind": "sign",
          "list": "signal"
        },
        "drawn": ""
      },
      "TeamReady": {
        "team": "team"
      },
      "HandsDealt": {
        "stock": ""
      },
      "Dealt": {
        "seat": "seat",
        "cards": {
          "list": "card"
        }
      },
      "Turned": {
        "cards": {
          "list": "card"
        },
        "at": "time"
      },
      "Reshuffled": {
        "stock": ""
      },
      "Swapped": {
        "seat": "seat",
        "slot": "",
        "give": "card",
        "take": "card",
        "at": "time"
      },
      "SaidDone": {
        "seat": "seat"
      },
      "Swept": {
        "reason": "reason",
        "until": "time"
      },
      "Signalled": {
        "seat": "seat",
        "signal": "signal",
        "at": "time"
      },
      "Said": {
        "seat": "seat",
        "text": "",
        "at": "time"
      },
      "Rang": {
        "seat": "seat",
        "until": "time"
      },
      "CallSealed": {
        "seat": "seat",
        "call": "call"
      },
      "Verdict": {
        "seat": "seat",
        "call": "call",
        "true": "",
        "team": "team",
        "points": "",
        "reason": "reason",
        "calls": {
          "list": {
            "items": [
              "seat",
              "call"
            ]
          }
        },
        "fours": {
          "list": "character"
        },
        "judged": {
          "list": "character"
        },
        "after": {
          "list": ""
        }
      },
      "HandsShown": {
        "hands": {
          "list": {
            "list": "card"
          }
        },
        "until": "time"
      },
      "SaidReady": {
        "seat": "seat"
      },
      "GameEnded": {
        "outcome": {
          "fields": {
            "winners": {
              "list": "seat"
            },
            "scores": {
              "list": ""
            },
            "reason": "reason"
          }
        }
      },
      "SeatTaken": {
        "seat": "seat",
        "bot": ""
      },
      "TimersSet": {
        "factor": "",
        "at": "time",
        "ends_at": "time"
      },
      "SignCardDrawn": {
        "team": "team",
        "family": "family"
      },
      "CardsShown": {
        "seat": "seat",
        "slots": {
          "list": ""
        },
        "cards": {
          "list": "card"
        }
      },
      "Redrawn": {
        "seat": "seat",
        "slots": {
          "list": ""
        },
        "cards": {
          "list": "card"
        }
      }
    },
    "view": {
      "seat": "seat",
      "options": {
        "fields": {
          "stage": "",
          "huddle_seconds": "",
          "sweep_seconds": "",
          "quiet_seconds": "",
          "table_seconds": "",
          "round_tables": "",
          "showdown_seconds": "",
          "signal_seconds": "",
          "strict_order": "",
          "rounds": "",
          "target": "",
          "sudden_death": "",
          "jokers": "",
          "renew_sign": ""
        }
      },
      "timers": "",
      "phase": "phase",
      "ends_at": "time",
      "round": "",
      "dealer": "seat",
      "points": {
        "list": ""
      },
      "places": {
        "list": {
          "fields": {
            "seat": "seat",
            "team": "team",
            "bot": "",
            "done": "",
            "signalled_at": "time",
            "shown": {
              "list": "card"
            }
          }
        }
      },
      "table": {
        "list": "card"
      },
      "hand": {
        "list": "card"
      },
      "version": "",
      "stock": "",
      "discard": "",
      "tables": "",
      "turned_at": "time",
      "moved_at": "time",
      "ready": {
        "list": ""
      },
      "must_renew": {
        "list": ""
      },
      "has_sign": {
        "list": ""
      },
      "sign": {
        "kind": "sign",
        "list": "signal"
      },
      "offer": {
        "kind": "sign",
        "list": "signal"
      },
      "partner_offer": {
        "kind": "sign",
        "list": "signal"
      },
      "keeps": {
        "list": ""
      },
      "rang": {
        "list": "seat"
      },
      "call": "call",
      "verdict": {
        "fields": {
          "seat": "seat",
          "call": "call",
          "true": "",
          "team": "team",
          "points": "",
          "reason": "reason",
          "calls": {
            "list": {
              "items": [
                "seat",
                "call"
              ]
            }
          },
          "fours": {
            "list": "character"
          },
          "judged": {
            "list": "character"
          },
          "after": {
            "list": ""
          }
        }
      },
      "outcome": {
        "fields": {
          "winners": {
            "list": "seat"
          },
          "scores": {
            "list": ""
          },
          "reason": "reason"
        }
      },
      "sign_card": "family",
      "pointless": ""
    },
    "kinds": [
      "call",
      "card",
      "character",
      "family",
      "phase",
      "reason",
      "seat",
      "sign",
      "signal",
      "team",
      "time"
    ],
    "names": {
      "card": [
        "trumpet.1",
        "trumpet.2",
        "trumpet.3",
        "trumpet.4",
        "drum.1",
        "drum.2",
        "drum.3",
        "drum.4",
        "keeper.1",
        "keeper.2",
        "keeper.3",
        "keeper.4",
        "referee.1",
        "referee.2",
        "referee.3",
        "referee.4",
        "diva.1",
        "diva.2",
        "diva.3",
        "diva.4",
        "fan.1",
        "fan.2",
        "fan.3",
        "fan.4",
        "snapper.1",
        "snapper.2",
        "snapper.3",
        "snapper.4",
        "coach.1",
        "coach.2",
        "coach.3",
        "coach.4",
        "majorette.1",
        "majorette.2",
        "majorette.3",
        "majorette.4",
        "commentator.1",
        "commentator.2",
        "commentator.3",
        "commentator.4",
        "mascot.1",
        "mascot.2",
        "mascot.3",
        "mascot.4",
        "ice-cream-seller.1",
        "ice-cream-seller.2",
        "ice-cream-seller.3",
        "ice-cream-seller.4",
        "groundskeeper.1",
        "groundskeeper.2",
        "groundskeeper.3",
        "groundskeeper.4",
        "joker.1",
        "joker.2"
      ],
      "character": [
        "trumpet",
        "drum",
        "keeper",
        "referee",
        "diva",
        "fan",
        "snapper",
        "coach",
        "majorette",
        "commentator",
        "mascot",
        "ice-cream-seller",
        "groundskeeper"
      ]
    }
  }
};
