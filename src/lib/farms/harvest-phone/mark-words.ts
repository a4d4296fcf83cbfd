import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { formatWeight } from "#shared/catalog/weights/weight.ts";
import { shortReasonWords } from "#shared/farms/harvest/short-reasons.ts";
import { formatDayLong } from "#shared/time.ts";
import type { QueuedMark } from "./harvest-memory.ts";

/** What a mark says, for its author: "Short of Leeks. 3 short. Weather. Harvest for Saturday, November 28". */
export function markWords(mark: QueuedMark): string {
  const product = mark.product ?? m.aProduct;
  return [...saidOf(mark, product), m.harvestFor(formatDayLong(mark.day))].join(". ");
}

function saidOf(mark: QueuedMark, product: string): string[] {
  switch (mark.kind) {
    case "ready":
      return [m.readyLine(product, mark.orderNumber)];
    case "notReady":
      return [m.undoLine(product, mark.orderNumber)];
    case "weigh":
      return [m.weighLine(product, mark.orderNumber), formatWeight(mark.weight)];
    case "productReady":
      return [m.allReadyOf(product)];
    case "short":
      return [m.shortLine(product, mark.orderNumber), ...missing(mark)];
    case "productShort":
      return [m.shortOf(product), ...missing(mark)];
  }
}

const missing = ({ units, reason }: Extract<QueuedMark, { units: number }>) => [
  m.unitsShort(units),
  shortReasonWords(reason),
];
