/** A line of a product that is still to be harvested. */
export type WaitingLine = {
  orderNumber: string;
  units: number;
  /** ISO instant. */
  placedAt: string;
  /** Whether it is the own order of whoever marks, who must not give money to themselves. */
  isOwn?: boolean | undefined;
};

/** How many units an order is short. */
export type LineShortage = { orderNumber: string; units: number };

/**
 * Allocates `units` missing of a product to orders, most recently placed first, so that early orders are served; the
 * marker's own come last.
 * Throws a RangeError if more units are missing than were ordered.
 */
export function shareOutShortage(lines: readonly WaitingLine[], units: number): LineShortage[] {
  const latestFirst = lines.toSorted(
    (a, b) =>
      Number(a.isOwn ?? false) - Number(b.isOwn ?? false) ||
      b.placedAt.localeCompare(a.placedAt) ||
      b.orderNumber.localeCompare(a.orderNumber, "en"),
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
