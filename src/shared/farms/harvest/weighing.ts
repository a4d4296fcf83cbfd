import { type Weight, weight } from "../../catalog/weights/weight.ts";

/** A weight this many times the most is a slip of the finger, such as pounds without their point. */
const BEYOND = 3;

/** The highest weight that is taken for units of which each was expected to weigh so much at most. */
export function heaviest(units: number, mostWeight: Weight): Weight {
  return weight(units * mostWeight * BEYOND);
}

type Weighing = {
  /** Units to come, and the most that one of them weighs. */
  units: number;
  mostWeight: Weight;
  /** What they weigh together, and what was entered before; null before the first time. */
  weighed: Weight;
  before: Weight | null;
};

/**
 * How much less units weigh than was paid for, or than was entered before: what is more than the most was never paid
 * for. It asks for nothing but weights, so that what a bank held or failed to give back is not given a second time.
 */
export function weightLess({ units, mostWeight, weighed, before }: Weighing): Weight {
  const most = units * mostWeight;
  return weight(Math.max(0, Math.min(before ?? most, most) - weighed));
}

/**
 * The weight that is still owed of units whose difference failed to go back: what is left of their line, less what
 * those of them weigh that were not given back meanwhile.
 */
export function weightOwed(
  left: { quantity: number; weight: Weight | null },
  units: number,
  weighed: Weight,
): Weight {
  const kept = units === 0 ? 0 : Math.round((weighed * Math.min(left.quantity, units)) / units);
  return weight(Math.max(0, (left.weight ?? 0) - kept));
}
