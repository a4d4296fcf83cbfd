import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import { z } from "zod";
import { limits } from "../platform/limits.ts";
import { editKey, inventoryChange, inventoryPlace } from "./inventory.ts";

/**
 * Maximum number of cells saved by one request. Their products are locked until all are written, and checkouts of them
 * wait.
 */
const MOST_CELLS = 50;
/** Bytes of JSON that one request's cells may take, well below what the server reads. */
const MOST_BYTES = limits.apiBodyBytes / 2;

const cellEdit = z.strictObject({
  productId: z.int32().positive(),
  change: inventoryChange,
  key: editKey,
});

/** Cells that are saved together, each for itself: what is refused of one does not keep the others from being saved. */
export const cellEdits = inventoryPlace.extend({
  edits: z
    .array(cellEdit)
    .min(1, { error: () => m.chooseProduct })
    .max(MOST_CELLS, { error: () => m.mostCells(MOST_CELLS) }),
});
export type CellEdits = z.output<typeof cellEdits>;

/** What came of one cell: its row as it is saved, as somebody else saved it meanwhile, or why it is refused. */
export type CellOutcome<Row> =
  | { state: "saved"; row: Row }
  | { state: "conflict"; row: Row }
  | { state: "refused"; reason: string };

/** Splits edits into as few requests as their number and size allow, in their order. */
export function inRequests<Edit>(edits: readonly Edit[]): Edit[][] {
  const requests: Edit[][] = [];
  let bytes = 0;
  for (const edit of edits) {
    const own = new TextEncoder().encode(JSON.stringify(edit)).length + 1;
    const last = requests.at(-1);
    if (!last || last.length === MOST_CELLS || bytes + own > MOST_BYTES) {
      requests.push([edit]);
      bytes = own;
    } else {
      last.push(edit);
      bytes += own;
    }
  }
  return requests;
}
