/** The 32-bit FNV-1a offset basis and prime. */
const START = 0x811c9dc5;
const FACTOR = 0x01000193;

/**
 * Draws a lot: a number above 0 and below 1, uniformly distributed and deterministic for a given seed and id. Not
 * cryptographic: it decides whose turn it is, identically in the browser and on the server.
 */
export function lotOf(seed: string, id: number): number {
  let hash = START;
  for (const letter of `${seed}:${id}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FACTOR);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
}
