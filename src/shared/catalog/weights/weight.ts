import { catalogWords as m } from "#messages/catalog/words.ts";
import { z } from "zod";
import { cents, type Cents } from "../../money.ts";

/** A weight in whole hundredths of a pound, the resolution of a legal-for-trade scale. */
export type Weight = number & { readonly __unit: "hundredths of a pound" };

/** Hundredths of a pound per unit that packs are weighed in. */
export const WEIGHED_IN = { lb: 100, oz: 6.25 } as const satisfies Record<string, number>;

/** An upper bound for the total weight of a line, in hundredths of a pound: 10,000 lb. */
const HEAVIEST = 1_000_000;

/** Marks an integer as a weight. Throws a RangeError for fractions and negative values. */
export function weight(value: number): Weight {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a weight: ${value}`);
  return value as Weight;
}

/** The total weight; null if there are no weights, as for goods in fixed packs. */
export function sumWeights(weights: Iterable<Weight | null | undefined>): Weight | null {
  let sum: number | null = null;
  for (const one of weights) if (one != null) sum = (sum ?? 0) + one;
  return sum === null ? null : weight(sum);
}

/** `3.42 lb` */
export function formatWeight(value: Weight): string {
  return `${(value / 100).toFixed(2)} ${m.units.lb}`;
}

/** Parses pounds as a person writes them (`3.42`, `3,42 lb`); null for anything else. */
export function parsePounds(text: string): Weight | null {
  const [, whole = "", part = ""] =
    /^(\d{0,4})(?:[.,](\d{0,2}))?\s*(?:lbs?\.?)?$/i.exec(text.trim()) ?? [];
  if (whole === "" && part === "") return null;
  return weight(Number(whole) * 100 + Number(part.padEnd(2, "0")));
}

export const weightField = z.int32().min(1).max(HEAVIEST).transform(weight);

/** The measure of an order line: units or, for goods sold by weight, their maximum weight. */
export function measureOf(quantity: number, mostWeight: Weight | null): number {
  return quantity * (mostWeight ?? 1);
}

/** The price of a part of a line at the price per unit, rounded half up. */
export function priceOfMeasure(
  unitPrice: Cents,
  measure: number,
  mostWeight: Weight | null,
): Cents {
  const per = mostWeight ?? 1;
  return cents(Math.floor((2 * unitPrice * measure + per) / (2 * per)));
}

/**
 * The weight of a number of units out of what is left of a line; the last unit takes the whole remainder. Null for
 * goods not sold by weight.
 */
export function weightOfUnits(
  left: { quantity: number; weight: Weight | null },
  units: number,
): Weight | null {
  if (left.weight === null) return null;
  if (units >= left.quantity) return left.weight;
  return weight(Math.round((left.weight * units) / left.quantity));
}
