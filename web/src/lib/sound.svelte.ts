/** What this device lets one hear and feel. Browsers allow no sound before the first touch. */
import { recall, store } from "./storage";
import type { SoundName } from "./synth";

export type { SoundName } from "./synth";

const MUTED = "muted";
const STILL = "still";
const LOUD = 0.7;
const GESTURES = ["pointerdown", "keydown"] as const;
const BUZZES = { press: 10, refused: [20, 60, 20], bell: 60 } as const;

class Sound {
  /** The browser lets us be heard. */
  ready = $state(false);
  private silent = $state(recall(MUTED) === "yes");
  private unmoved = $state(recall(STILL) === "yes");
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private make: typeof import("./synth").make | null = null;
  private turn = 0;

  get muted(): boolean {
    return this.silent;
  }
  set muted(muted: boolean) {
    this.silent = muted;
    store(MUTED, muted ? "yes" : "no");
  }

  /** The phone is not to shake. */
  get still(): boolean {
    return this.unmoved;
  }
  set still(still: boolean) {
    this.unmoved = still;
    store(STILL, still ? "yes" : "no");
  }

  /** To be called in a gesture. */
  async unlock(): Promise<void> {
    if (this.ready || typeof AudioContext === "undefined") return;
    if (this.context === null) {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.gain.value = LOUD;
      this.out.connect(this.context.destination);
    }
    await this.context.resume();
    this.make = (await import("./synth")).make;
    this.ready = this.context.state === "running";
  }

  /** Any touch or key unlocks; the answer ends the waiting for one. */
  awaitGesture(): () => void {
    const unlock = () => void this.unlock();
    for (const gesture of GESTURES) addEventListener(gesture, unlock);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, unlock);
    };
  }

  play(name: SoundName): void {
    if (this.silent || !this.ready || !this.context || !this.out || !this.make) return;
    // after a sleep the browser may have stopped it
    if (this.context.state !== "running") void this.context.resume();
    this.make(name, this.context, this.out, this.turn++);
  }
}

export const sound = new Sound();

/** A phone shakes a little, unless its owner wants it still. */
export function buzz(kind: keyof typeof BUZZES): void {
  if (sound.still) return;
  const pattern = BUZZES[kind];
  navigator.vibrate?.(typeof pattern === "number" ? pattern : [...pattern]);
}
