/** A group of fewer orders than this is not shown on its own: it would reveal single households. */
export const SMALLEST_CELL = 5;

type Cell = { orders: number };

/**
 * Parts groups into those that are shown one by one, in the order they came in, and those that are only
 * shown together: what comes after the first `most`, and whatever has fewer than `SMALLEST_CELL` orders. As
 * long as these together have so few as well, the smallest of the others joins them: else whoever knows
 * the sum of all would know them.
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
