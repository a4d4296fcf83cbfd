import { type Weight, weight } from "../../catalog/weights/weight.ts";

/** A weight exceeding the maximum by this factor is a typo, such as a missing decimal point. */
const BEYOND = 3;

/** The highest weight accepted for units with this maximum weight each. */
export function heaviest(units: number, mostWeight: Weight): Weight {
  return weight(units * mostWeight * BEYOND);
}

type Weighing = {
  /** Units to deliver, and the maximum weight of each. */
  units: number;
  mostWeight: Weight;
  /** Their total weight, and the weight entered before; null the first time. */
  weighed: Weight;
  before: Weight | null;
};

/**
 * How much less the units weigh than was paid for, or than the weight entered before; anything above the maximum was
 * never paid for. Depends on weights only, so that a refund the bank delayed or failed is not issued twice.
 */
export function weightLess({ units, mostWeight, weighed, before }: Weighing): Weight {
  const most = units * mostWeight;
  return weight(Math.max(0, Math.min(before ?? most, most) - weighed));
}

/**
 * The weight still owed for units whose refund failed: what is left of their line, less the weight of those units
 * that have not been refunded in the meantime.
 */
export function weightOwed(
  left: { quantity: number; weight: Weight | null },
  units: number,
  weighed: Weight,
): Weight {
  const kept = units === 0 ? 0 : Math.round((weighed * Math.min(left.quantity, units)) / units);
  return weight(Math.max(0, (left.weight ?? 0) - kept));
}
