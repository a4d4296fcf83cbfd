import { catalogWeights as m } from "#messages/catalog/weights.ts";
import { type Cents, formatUsd } from "../../money.ts";
import type { PackUnit } from "./unit-price.ts";
import { type Weight, weight, WEIGHED_IN } from "./weight.ts";

/** The contents of a pack. */
type Measure = { quantity: number; unit: PackUnit };

function isWeighed(unit: PackUnit): unit is keyof typeof WEIGHED_IN {
  return unit in WEIGHED_IN;
}

/** The weight of a pack, which is the maximum for goods sold by weight; null for goods without a weight. */
export function packWeight({ quantity, unit }: Measure): Weight | null {
  if (!isWeighed(unit)) return null;
  const exact = quantity * WEIGHED_IN[unit];
  // Round half to even, matching the same calculation in the database.
  return weight(exact % 1 === 0.5 ? 2 * Math.round(exact / 2) : Math.round(exact));
}

/** `3.6 lb`, `7.4 oz`: a weight in the unit of its pack. */
function asOnPack(value: Weight, unit: PackUnit): string {
  return unit === "oz" ? m.oz(String(Math.round(value * 1.6) / 10)) : m.lb(String(value / 100));
}

type Weighed = { price: Cents; measure: Measure; expectedWeight: Weight };

/** What the page of a product sold by weight says about it: next to the price, and as one of the facts. */
export type Weighing = { short: string; name: string; text: string };

export function weighingWords({ price, measure, expectedWeight }: Weighed): Weighing {
  const usual = asOnPack(expectedWeight, measure.unit);
  const most = asOnPack(packWeight(measure) ?? expectedWeight, measure.unit);
  return {
    short: m.atMost(usual),
    name: m.byWeight,
    text: m.explained({ usual, most, price: formatUsd(price) }),
  };
}
