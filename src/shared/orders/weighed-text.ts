import { ordersWeights as m } from "#messages/orders/weights.ts";
import { formatWeight, type Weight, weight } from "../catalog/weights/weight.ts";
import { unitsToCome } from "./units-to-come.ts";

/** A line's weight data. */
export type WeighedLine = {
  quantity: number;
  freed: number;
  short: number;
  mostWeight: Weight | null;
  weighed: Weight | null;
};

/** `Actual weight 2.97 lb, maximum 4.00 lb` once a line sold by weight has been weighed; otherwise null. */
export function weighedText(line: WeighedLine): string | null {
  const { mostWeight, weighed } = line;
  const units = unitsToCome(line);
  if (mostWeight === null || weighed === null || units === 0) return null;
  const most = weight(units * mostWeight);
  const words = weighed > most ? m.heavier : m.weighed;
  return words(formatWeight(weighed), formatWeight(most));
}
