/** The sounds of the table, made of oscillators and noise: short, dry, wooden. */

export type SoundName =
  "bell" | "card" | "take" | "refused" | "sweep" | "tick" | "tock" | "zero" | "win" | "aww";

interface Tone {
  /** Hertz, at the beginning and at the end. */
  from: number;
  to?: number;
  /** Seconds after the sound begins, and how long. */
  at?: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}

interface Rustle {
  /** The middle of the band of noise, in hertz, at the beginning and at the end. */
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
  /** Seconds until it is loudest. */
  rise?: number;
}

class Desk {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly begin: number,
  ) {}

  tone({ from, to = from, at = 0, long, loud, wave = "sine" }: Tone): void {
    const start = this.begin + at;
    const voice = this.context.createOscillator();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, start);
    if (to !== from) voice.frequency.exponentialRampToValueAtTime(to, start + long);
    voice.connect(this.fade(start, long, loud, 0.003));
    voice.start(start);
    voice.stop(start + long);
  }

  rustle({ from, to = from, at = 0, long, loud, rise = 0.004 }: Rustle): void {
    const start = this.begin + at;
    const size = Math.ceil(this.context.sampleRate * long);
    const noise = this.context.createBuffer(1, size, this.context.sampleRate);
    const data = noise.getChannelData(0);
    for (let one = 0; one < size; one++) data[one] = Math.random() * 2 - 1;
    const source = this.context.createBufferSource();
    source.buffer = noise;
    const band = this.context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(from, start);
    if (to !== from) band.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(band);
    band.connect(this.fade(start, long, loud, rise));
    source.start(start);
    source.stop(start + long);
  }

  /** A kazoo hums one note after the other: a buzzing reed behind a small membrane. */
  kazoo(notes: readonly (readonly [from: number, to: number, long: number])[]): void {
    let at = 0;
    for (const [from, to, long] of notes) {
      this.tone({ from, to, at, long, loud: 0.16, wave: "sawtooth" });
      this.tone({ from: from * 2.01, to: to * 2.01, at, long, loud: 0.06, wave: "square" });
      at += long * 0.92;
    }
  }

  private fade(start: number, long: number, loud: number, rise: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(this.out);
    return gain;
  }
}

/** A card slapped on paper sounds a little different every time: three pitches in turn. */
const PAPER = [2100, 2500, 2900] as const;

const SOUNDS: Record<SoundName, (desk: Desk, turn: number) => void> = {
  bell: (desk) => {
    // a hotel bell: partials that do not fit, each dying sooner than the one below it
    [1, 2.41, 3.9, 5.37].forEach((partial, at) =>
      desk.tone({ from: 1480 * partial, long: 1.2 / (1 + at * 0.7), loud: 0.32 / (1 + at) }),
    );
    desk.rustle({ from: 5200, long: 0.02, loud: 0.3 });
  },
  card: (desk, turn) => {
    desk.rustle({ from: PAPER[turn % PAPER.length] ?? PAPER[0], long: 0.07, loud: 0.5 });
    desk.tone({ from: 210 + 30 * (turn % PAPER.length), to: 120, long: 0.05, loud: 0.2 });
  },
  take: (desk) => {
    desk.rustle({ from: 1500, to: 3600, long: 0.1, loud: 0.45, rise: 0.05 });
  },
  refused: (desk) => {
    desk.tone({ from: 190, to: 150, long: 0.09, loud: 0.4, wave: "triangle" });
    desk.tone({ from: 160, to: 120, at: 0.12, long: 0.1, loud: 0.4, wave: "triangle" });
  },
  sweep: (desk) => desk.rustle({ from: 700, to: 2600, long: 0.5, loud: 0.5, rise: 0.22 }),
  tick: (desk) => desk.tone({ from: 900, to: 700, long: 0.05, loud: 0.35, wave: "triangle" }),
  tock: (desk) => desk.tone({ from: 1350, to: 1000, long: 0.06, loud: 0.4, wave: "triangle" }),
  zero: (desk) => {
    desk.tone({ from: 420, to: 260, long: 0.16, loud: 0.4, wave: "triangle" });
    desk.rustle({ from: 900, long: 0.05, loud: 0.3 });
  },
  win: (desk) =>
    desk.kazoo([
      [392, 392, 0.14],
      [494, 494, 0.14],
      [587, 587, 0.14],
      [784, 800, 0.5],
    ]),
  aww: (desk) =>
    desk.kazoo([
      [440, 415, 0.26],
      [392, 290, 0.6],
    ]),
};

/** Make a sound now; `turn` counts the sounds so far. */
export function make(
  name: SoundName,
  context: BaseAudioContext,
  out: AudioNode,
  turn: number,
): void {
  SOUNDS[name](new Desk(context, out, context.currentTime + 0.005), turn);
}
