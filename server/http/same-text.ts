import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that timing does not reveal where two strings differ. */
export function sameText(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
