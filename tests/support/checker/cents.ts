/**
 * The checker's own arithmetic in whole cents, based only on docs/specification.md and docs/decisions. Nothing in
 * this folder imports the product's code, so that a fault in its rules shows as a difference.
 */

export const sum = (amounts: Iterable<number>): number => {
  let all = 0;
  for (const amount of amounts) all += amount;
  return all;
};

/** A division rounded half up; neither side is negative. */
export const halfUp = (amount: number, by: number): number =>
  Math.floor((2 * amount + by) / (2 * by));

/** The share of an amount given in basis points. */
export const ofRate = (amount: number, bps: number): number => halfUp(amount * bps, 10_000);

/** Divides an amount by weight, rounding on the running sum so that the shares add up. */
export function shares(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  let [before, seen] = [0, 0];
  return weights.map((weight) => {
    seen += weight;
    const upTo = whole === 0 ? 0 : halfUp(amount * seen, whole);
    const share = upTo - before;
    before = upTo;
    return share;
  });
}

/** The part of a line's discount that belongs to its first `some` units. */
export const firstUnits = (discount: number, units: number, some: number): number =>
  discount === 0 ? 0 : halfUp(discount * some, units);

export const clamp = (amount: number, most: number): number => Math.min(Math.max(amount, 0), most);
