import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { InventoryEdit } from "#shared/inventory/inventory.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import { lockedProduct, movedBy, movedUnder, type ShelfRow, shelfRow } from "./product-rows.ts";
import { writeCell } from "./write-cell.ts";

/**
 * Changes one cell, if it still has the value that the editor saw, and returns the new row. Edits with the same key
 * move stock only once. Throws `not_found` for a product of another farm, `conflict` with the current row, and
 * `invalid` for stock below the units held.
 */
export async function editInventory(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, productId, change, key }: InventoryEdit,
): Promise<ShelfRow> {
  return inTransaction(deps.db, async (tx) => {
    const farm = await farmFor({ db: tx }, user, farmId);
    const before = await lockedProduct(tx, farm.id, productId);
    const moved = await movedUnder(tx, key, [productId]);
    const standing = standingOf(shelfRow(before), change, moved);
    if (standing === "done") return shelfRow(before);
    if (standing === "changed") throw changedInBetween(shelfRow(before));
    await movedBy(tx, user.id, key);
    await writeCell(tx, before, change, deps.clock.now());
    await recordEdit(deps, tx, user, { farm, product: before.product.name, change });
    return shelfRow(await lockedProduct(tx, farm.id, productId));
  });
}

function changedInBetween(row: ShelfRow): DomainError {
  return new DomainError("conflict", m.changedByOther, {
    row: JSON.parse(JSON.stringify(row)),
  });
}

type Edited = {
  farm: { id: number; name: string };
  product: string;
  change: InventoryEdit["change"];
};

function recordEdit(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  user: Keeper,
  { farm, product, change: { column, expected, value } }: Edited,
): Promise<void> {
  return recordAudit(deps, tx, user, {
    action: "inventory.changed",
    subject: { kind: "farm", ...farm },
    detail: { product, [column]: { from: expected, to: value } },
  });
}

/**
 * `open` if the row still has the value that the editor saw, `done` if it already has the new one. Stock is different
 * because sales change it too: there only the edit itself is `done`, for products in `moved`, whose stock it has moved.
 */
export function standingOf(
  row: ShelfRow,
  { column, expected, value }: InventoryEdit["change"],
  moved: ReadonlySet<number>,
) {
  const isAsSeen = isSame(row[column], expected);
  const isAsWanted = isSame(row[column], value);
  const isDone = column === "stock" ? moved.has(row.id) || (isAsSeen && isAsWanted) : isAsWanted;
  if (isDone) return "done";
  return isAsSeen ? "open" : "changed";
}

/** Compares plain data with keys in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
