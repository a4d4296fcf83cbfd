import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import type { InventoryChange } from "#shared/inventory/inventory.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";
import { openShelf, type Shelf } from "#tests/support/setups/shelf.ts";

let at: Shelf;
let squash: number;
let others: number;
beforeAll(async () => {
  at = await openShelf();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(async () => {
  await at.begin();
  const { farmId } = at.ids;
  squash = await addProduct(at.database.db, { farmId, slug: "squash", name: "Squash" });
  const otherFarm = await addFarm(at.database.db, { name: "Other Farm" });
  const goods = { farmId: otherFarm, slug: "others-chard", name: "Others chard" };
  others = await addProduct(at.database.db, goods);
});

type Edit = { productId: number; change: InventoryChange; key?: string };
const save = (...edits: Edit[]) => at.own((api) => api.editCells({ edits }));
const price = (productId: number, expected: number, value: number): Edit => ({
  productId,
  change: { column: "price", expected, value } as InventoryChange,
});
const stock = (expected: number, value: number, key?: string): Edit => ({
  productId: at.ids.productId,
  change: { column: "stock", expected, value },
  ...(key && { key }),
});

describe("Cells saved together", () => {
  it("come out each for itself: saved, refused with the reason, or changed by somebody else", async () => {
    await at.database.sql`update stock set reserved = 5 where product_id = ${at.ids.productId}`;
    const chard = at.ids.productId;
    const outcomes = await save(
      price(chard, 500, 475),
      stock(20, 2),
      price(squash, 450, 600),
      price(others, 500, 1),
      { productId: chard, change: { column: "pack", expected: "1 lb", value: "2 lb bag" } },
    );
    expect(outcomes).toEqual([
      { state: "saved", row: expect.objectContaining({ price: 475, pack: "2 lb bag" }) },
      { state: "refused", reason: expect.stringContaining("5") },
      { state: "conflict", row: expect.objectContaining({ price: 500, name: "Squash" }) },
      { state: "refused", reason: expect.any(String) },
      { state: "saved", row: expect.objectContaining({ price: 475, pack: "2 lb bag" }) },
    ]);
    await at.database.sql`update stock set reserved = 0 where product_id = ${chard}`;
    expect(await at.row()).toMatchObject({ price: 475, stock: 20, pack: "2 lb bag" });
    const [kept] = await at.database.db
      .select({ cents: products.price })
      .from(products)
      .where(eq(products.id, others));
    expect(kept).toEqual({ cents: 500 });
    expect(await at.lastEntry()).toMatchObject({
      action: "inventory.changed",
      detail: {
        products: [
          "Rainbow chard: price 5.00 → 4.75",
          expect.stringContaining("pack 1 lb → 2 lb bag"),
        ],
      },
    });
  });

  it("judge a second cell of the same product by what the first has changed", async () => {
    const chard = at.ids.productId;
    const [, tooCheap] = await save(price(chard, 500, 1), {
      productId: chard,
      change: {
        column: "measure",
        expected: { quantity: 1, unit: "lb" },
        value: { quantity: 900, unit: "lb" },
      },
    });
    expect(tooCheap).toMatchObject({ state: "refused" });
    expect(await at.row()).toMatchObject({ price: 1, measure: { quantity: 1, unit: "lb" } });
  });

  it("move stock once when they are sent again, also one by one after the answer was lost", async () => {
    const edit = stock(20, 12, randomUUID());
    await save(edit);
    await at.database
      .sql`update stock set on_hand = on_hand - 3, sold = sold + 3 where product_id = ${at.ids.productId}`;
    expect(await save(edit)).toMatchObject([{ state: "saved", row: { stock: 9 } }]);
    await at.own((api) => api.edit(edit));
    expect(await at.row()).toMatchObject({ stock: 9 });
    const moved = (await at.movements()).filter(([cause]) => cause === "written_off");
    expect(moved).toHaveLength(1);
  });

  it("are refused as a whole where none of the products is this farm's", async () => {
    await expect(save(price(others, 500, 1))).rejects.toMatchObject(NOT_FOUND);
  });
});
