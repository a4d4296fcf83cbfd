import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { openShelf, type Shelf } from "#tests/support/setups/shelf.ts";

let at: Shelf;
beforeAll(async () => {
  at = await openShelf();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

const change = { column: "stock", expected: 20, value: 18 } as const;
const sell = (units: number) =>
  at.database.sql`update stock set on_hand = on_hand - ${units}, sold = sold + ${units}
    where product_id = ${at.ids.productId}`;
const causes = async () => (await at.movements()).map(([cause, units]) => [cause, units]);

describe.each([
  [
    "one cell",
    (key?: string) =>
      at.own((api) => api.edit({ productId: at.ids.productId, change, ...(key && { key }) })),
  ],
  [
    "several products",
    (key?: string) =>
      at.own((api) =>
        api.bulkEdit({
          edits: [{ productId: at.ids.productId, change }],
          ...(key && { key }),
        }),
      ),
  ],
])("Stock set in an edit of %s", (_of, edit) => {
  it("to what sales have since left is a conflict, not a write-off that already happened", async () => {
    await sell(2);
    await expect(edit()).rejects.toMatchObject({ cause: { code: "conflict" } });
    await expect(edit(randomUUID())).rejects.toMatchObject({ cause: { code: "conflict" } });
    expect(await causes()).toEqual([["sold", -2]]);
  });

  it("waits for a sale of the same stock, but not the sale for the edit", async () => {
    const { sql } = at.database;
    const { edited } = await sql.begin(async (tx) => {
      await tx`select from stock where product_id = ${at.ids.productId} for update`;
      const begun = Promise.allSettled([edit()]);
      await somethingWaits(sql);
      // What an order's lines need of the product that they refer to.
      await tx`select from products where id = ${at.ids.productId} for key share nowait`;
      return { edited: begun };
    });
    expect(await edited).toMatchObject([{ status: "fulfilled" }]);
    expect((await at.row()).stock).toBe(18);
  });

  it("is recorded once when it is sent again after a lost response, even after a sale", async () => {
    const key = randomUUID();
    await edit(key);
    await edit(key);
    await sell(1);
    await edit(key);
    await at.edit({ column: "stock", expected: 17, value: 20 });
    await edit(key);
    expect((await at.row()).stock).toBe(20);
    expect(await causes()).toEqual([
      ["received", 3],
      ["sold", -1],
      ["written_off", -2],
    ]);
    await edit(randomUUID());
    expect((await at.row()).stock).toBe(18);
  });
});
