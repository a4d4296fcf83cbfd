import { ordersWeights as m } from "#messages/orders-weights.ts";
import { formatWeight, type Weight, weight } from "../catalog/weights/weight.ts";
import { unitsToCome } from "./units-to-come.ts";

/** What is known of a line's weight. */
export type WeighedLine = {
  quantity: number;
  freed: number;
  short: number;
  mostWeight: Weight | null;
  weighed: Weight | null;
};

/** `Actual weight 2.97 lb, maximum 4.00 lb`, once a line by weight has been weighed; null before, and of fixed packs. */
export function weighedText(line: WeighedLine): string | null {
  const { mostWeight, weighed } = line;
  const units = unitsToCome(line);
  if (mostWeight === null || weighed === null || units === 0) return null;
  const most = weight(units * mostWeight);
  const words = weighed > most ? m.heavier : m.weighed;
  return words(formatWeight(weighed), formatWeight(most));
}
