import { catalogWords as m } from "#messages/catalog-words.ts";
import { z } from "zod";
import { cents, type Cents } from "../../money.ts";

/** A weight in whole hundredths of a pound, as a scale for trade shows it. */
export type Weight = number & { readonly __unit: "hundredths of a pound" };

/** Hundredths of a pound in one of what a pack can be weighed in. */
export const WEIGHED_IN = { lb: 100, oz: 6.25 } as const satisfies Record<string, number>;

/** More than all units of a line weigh, in hundredths of a pound: 10,000 lb. */
const HEAVIEST = 1_000_000;

/** Marks an integer as a weight. Throws a RangeError for fractions and what is below zero. */
export function weight(value: number): Weight {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a weight: ${value}`);
  return value as Weight;
}

/** What these weigh together; null for none, as of goods in fixed packs. */
export function sumWeights(weights: Iterable<Weight | null | undefined>): Weight | null {
  let sum: number | null = null;
  for (const one of weights) if (one != null) sum = (sum ?? 0) + one;
  return sum === null ? null : weight(sum);
}

/** `3.42 lb` */
export function formatWeight(value: Weight): string {
  return `${(value / 100).toFixed(2)} ${m.units.lb}`;
}

/** Reads pounds as a person writes them (`3.42`, `3,42 lb`); null for anything else. */
export function parsePounds(text: string): Weight | null {
  const [, whole = "", part = ""] =
    /^(\d{0,4})(?:[.,](\d{0,2}))?\s*(?:lbs?\.?)?$/i.exec(text.trim()) ?? [];
  if (whole === "" && part === "") return null;
  return weight(Number(whole) * 100 + Number(part.padEnd(2, "0")));
}

export const weightField = z.int32().min(1).max(HEAVIEST).transform(weight);

/** What a line of an order is measured by: units, or what these weigh at most where they are sold by weight. */
export function measureOf(quantity: number, mostWeight: Weight | null): number {
  return quantity * (mostWeight ?? 1);
}

/** What so much of a line costs at the price of a unit, rounded half up. */
export function priceOfMeasure(
  unitPrice: Cents,
  measure: number,
  mostWeight: Weight | null,
): Cents {
  const per = mostWeight ?? 1;
  return cents(Math.floor((2 * unitPrice * measure + per) / (2 * per)));
}

/**
 * The weight that a number of units is, of what is left of a line: all of it with the last of them. Null where
 * goods are not sold by weight.
 */
export function weightOfUnits(
  left: { quantity: number; weight: Weight | null },
  units: number,
): Weight | null {
  if (left.weight === null) return null;
  if (units >= left.quantity) return left.weight;
  return weight(Math.round((left.weight * units) / left.quantity));
}
