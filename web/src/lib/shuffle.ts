/** One's part in a shuffle that nobody can steer: first its hash, then itself (docs/chance.md). */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Commit, Open, Shuffle } from "../wire";

const PERSONALIZATION = new Uint8Array(16);
PERSONALIZATION.set(new TextEncoder().encode("singerie-commit"));

export function commitment(contribution: Uint8Array): string {
  return bytesToHex(blake2b(contribution, { dkLen: 32, personalization: PERSONALIZATION }));
}

export class Shuffler {
  private own: Uint8Array | null = null;
  /** The hash that stands in one's name is not this tab's. */
  foreign = false;

  constructor(
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {}

  /** The answer to the table's question; null where one has none to give. */
  answer(message: Shuffle, name: string): Commit | Open | null {
    if (message.step === "commit") {
      this.own = this.random();
      this.foreign = false;
      return { say: "commit", commitment: commitment(this.own) };
    }
    if (message.step !== "open" || this.own === null) return null;
    const value = this.own;
    this.own = null;
    this.foreign = message.commitments[name] !== commitment(value);
    // another tab or device of the same person was first: its part counts, this one stays secret
    return this.foreign ? null : { say: "open", value: bytesToHex(value) };
  }
}
