import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that its duration does not reveal where two texts differ. */
export function sameText(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
