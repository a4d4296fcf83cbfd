/** A group with fewer orders than this is not shown separately, since it could identify individual households. */
export const SMALLEST_CELL = 5;

type Cell = { orders: number };

/**
 * Splits groups into those listed individually, in their original order, and those shown only in combination:
 * everything after the first `most`, and any group with fewer than `SMALLEST_CELL` orders. If the combined groups
 * still have too few orders, the smallest listed groups are merged in; otherwise the combined figure could be
 * derived by subtracting from the total.
 */
export function withoutSmallCells<Row extends Cell>(
  rows: readonly Row[],
  most: number,
): { listed: Row[]; together: Row[] } {
  const listed = rows.filter(({ orders }) => orders >= SMALLEST_CELL);
  const together = [...listed.splice(most), ...rows.filter(({ orders }) => orders < SMALLEST_CELL)];
  while (together.length > 0 && ordersOf(together) < SMALLEST_CELL && listed.length > 0) {
    const smallest = Math.min(...listed.map(({ orders }) => orders));
    const at = listed.findLastIndex(({ orders }) => orders === smallest);
    together.push(...listed.splice(at, 1));
  }
  return { listed, together };
}

function ordersOf(rows: readonly Cell[]): number {
  return rows.reduce((sum, { orders }) => sum + orders, 0);
}
