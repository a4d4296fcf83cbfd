/** A line that waits to be harvested, of one product. */
export type WaitingLine = {
  orderNumber: string;
  units: number;
  /** ISO instant. */
  placedAt: string;
};

/** What an order does not get. */
export type LineShortage = { orderNumber: string; units: number };

/**
 * Who goes short when `units` of a product are missing: who ordered latest first, so that anyone who
 * ordered early is served. Throws a RangeError for more units than there are.
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
