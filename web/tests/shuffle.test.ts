import { expect, test } from "vitest";
import { commitment, Shuffler } from "../src/lib/shuffle";

const BYTES = new Uint8Array(32).fill(7);

test("the hash is the one of docs/chance.md", () => {
  // python -c 'from singerie.engine.chance import commitment; print(commitment(bytes([7] * 32)))'
  expect(commitment(BYTES)).toBe(
    "05a45df5fcbcbb940ead16e8cde0d845a0c0dc0cf6f81b0442ad4dc6bfa8d894",
  );
});

test("one opens what one has committed to", () => {
  const shuffler = new Shuffler(() => BYTES);
  const commit = shuffler.answer({ say: "shuffle", step: "commit", commitments: {} }, "Inès");
  expect(commit).toEqual({ say: "commit", commitment: commitment(BYTES) });
  const commitments = { Inès: commitment(BYTES) };
  const open = shuffler.answer({ say: "shuffle", step: "open", commitments }, "Inès");
  expect(open).toEqual({ say: "open", value: "07".repeat(32) });
});

test("what is not in, or not one's own, is not opened", () => {
  const shuffler = new Shuffler(() => BYTES);
  shuffler.answer({ say: "shuffle", step: "commit", commitments: {} }, "Inès");
  const commitments = { Inès: "ab".repeat(32) };
  expect(shuffler.answer({ say: "shuffle", step: "open", commitments }, "Inès")).toBe(null);
  expect(shuffler.foreign).toBe(true);
});

test("who has not committed has nothing to open", () => {
  expect(new Shuffler().answer({ say: "shuffle", step: "open", commitments: {} }, "Inès")).toBe(
    null,
  );
});
