import { eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import type { Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import type { ProductStatus } from "#shared/catalog/catalog.ts";
import type { InventoryChange } from "#shared/inventory/inventory.ts";
import type { Cents } from "#shared/money.ts";
import { cannotWeigh, heldBelow, tooCheap } from "#shared/inventory/shelf-limits.ts";
import type { StoredProduct } from "./product-rows.ts";

type Columns = Partial<typeof products.$inferInsert>;
type Cell = Pick<InventoryChange, "column" | "value">;
/** A column of the grid and its new value. */
export type CellValue = InventoryChange extends infer Change
  ? Change extends Cell
    ? Omit<Change, "expected">
    : never
  : never;

/** Writes one cell of a locked product. Throws `invalid` for stock below the units held. */
export async function writeCell(
  tx: Tx,
  before: StoredProduct,
  change: CellValue,
  now: Date,
): Promise<void> {
  if (change.column === "stock") return moveStock(tx, before, change.value, now);
  const columns = columnsOf(before.product, change);
  await tx
    .update(products)
    .set({ ...columns, changedAt: now })
    .where(eq(products.id, before.product.id));
}

function columnsOf(
  { price, packQuantity, expectedWeight }: StoredProduct["product"],
  change: Exclude<CellValue, { column: "stock" }>,
): Columns {
  switch (change.column) {
    case "price":
      requireUnitPrice(change.value, packQuantity);
      return { price: change.value };
    case "pack":
      return { pack: change.value };
    case "measure": {
      const { quantity, unit } = change.value;
      requireUnitPrice(price, quantity);
      requireWeight({ measure: change.value, expectedWeight });
      return { packQuantity: quantity, packUnit: unit };
    }
    case "season":
      return { seasonMonths: change.value };
    case "allergens":
      return { allergensDeclared: change.value !== null, allergens: change.value ?? [] };
    case "paused":
      return { status: statusAfter(change) };
  }
}

function statusAfter({ value, draft }: Extract<CellValue, { column: "paused" }>): ProductStatus {
  if (!value) return "listed";
  return draft ? "draft" : "paused";
}

/** Throws `invalid` if the price per unit of measure is less than half a cent. */
export function requireUnitPrice(price: Cents, quantity: number): void {
  const wrong = tooCheap({ price, measure: { quantity } });
  if (wrong) throw new DomainError("invalid", wrong);
}

/** Throws `invalid` if the expected weight does not fit the pack. */
export function requireWeight(weighed: Parameters<typeof cannotWeigh>[0]): void {
  const wrong = cannotWeigh(weighed);
  if (wrong) throw new DomainError("invalid", wrong, { field: "expectedWeight" });
}

/** Books increases as received and decreases as written off, so that every change of stock has a cause. */
async function moveStock(
  tx: Tx,
  { stock: before }: StoredProduct,
  onHand: number,
  now: Date,
): Promise<void> {
  const held = heldBelow(before.reserved, onHand);
  if (held) throw new DomainError("invalid", held);
  const moved = onHand - before.onHand;
  await tx
    .update(stock)
    .set(
      moved > 0
        ? { onHand, received: before.received + moved, movedAt: now }
        : { onHand, writtenOff: before.writtenOff - moved, movedAt: now },
    )
    .where(eq(stock.productId, before.productId));
}
