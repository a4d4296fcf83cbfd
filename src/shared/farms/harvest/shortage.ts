/** A line of a product that is still to be harvested. */
export type WaitingLine = {
  orderNumber: string;
  units: number;
  /** ISO instant. */
  placedAt: string;
};

/** How many units an order is short. */
export type LineShortage = { orderNumber: string; units: number };

/**
 * Allocates `units` missing of a product to orders, most recently placed first, so that early orders are served.
 * Throws a RangeError if more units are missing than were ordered.
 */
export function shareOutShortage(lines: readonly WaitingLine[], units: number): LineShortage[] {
  const latestFirst = lines.toSorted(
    (a, b) =>
      b.placedAt.localeCompare(a.placedAt) || b.orderNumber.localeCompare(a.orderNumber, "en"),
  );
  let left = units;
  const short: LineShortage[] = [];
  for (const { orderNumber, units: wanted } of latestFirst) {
    const missing = Math.min(wanted, left);
    if (missing === 0) continue;
    short.push({ orderNumber, units: missing });
    left -= missing;
  }
  if (left > 0) throw new RangeError("More units are short than were ordered");
  return short;
}
