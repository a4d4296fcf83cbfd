/**
 * The checker's own arithmetic in whole cents, written from docs/specification.md and docs/decisions alone. Nothing below this folder
 * imports the product's code: a fault of its rules shows as a difference.
 */

export const sum = (amounts: Iterable<number>): number => {
  let all = 0;
  for (const amount of amounts) all += amount;
  return all;
};

/** A division rounded half up; neither side is negative. */
export const halfUp = (amount: number, by: number): number =>
  Math.floor((2 * amount + by) / (2 * by));

/** Basis points of an amount. */
export const ofRate = (amount: number, bps: number): number => halfUp(amount * bps, 10_000);

/** An amount shared out by weight, rounded on the running sum: the shares add up. */
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

/** What units of a discount of a whole line are for its first so many units. */
export const firstUnits = (discount: number, units: number, some: number): number =>
  discount === 0 ? 0 : halfUp(discount * some, units);

export const clamp = (amount: number, most: number): number => Math.min(Math.max(amount, 0), most);
