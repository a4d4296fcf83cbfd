import { createHash } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Deterministic: the same seed and counter give the same id, so scenarios are reproducible. */
export function makeId(seed: string, counter: number, prefix: string): string {
  const bytes = createHash("sha256").update(`${seed}/${counter}/${prefix}`).digest();
  const tail = [...bytes.subarray(0, 24)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return `${prefix}_${tail}`;
}
