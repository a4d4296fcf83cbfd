import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { editsOf, planBulkEdit, takenBack } from "#shared/inventory/bulk-edit.ts";
import type { InventoryChange } from "#shared/inventory/inventory.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import {
  type InventoryApi,
  newProduct,
  openShelf,
  type Shelf,
  TEXTS,
} from "#tests/support/setups/shelf.ts";

let at: Shelf;
beforeAll(async () => {
  at = await openShelf();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

describe("The inventory as edited by the team", () => {
  it("changes cell by cell, and the log records the old and new value of each", async () => {
    await at.edit({ column: "price", expected: 500, value: 475 });
    await at.edit({ column: "pack", expected: "1 lb", value: "2 lb bag" });
    await at.edit({
      column: "measure",
      expected: { quantity: 1, unit: "lb" },
      value: { quantity: 2, unit: "lb" },
    });
    await at.edit({
      column: "season",
      expected: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      value: [5, 6],
    });
    await at.edit({
      column: "allergens",
      expected: [],
      value: [{ allergen: "milk", level: "may contain" }],
    });
    await at.edit({ column: "paused", expected: false, value: true });
    expect(await at.row()).toMatchObject({
      price: 475,
      pack: "2 lb bag",
      measure: { quantity: 2, unit: "lb" },
      season: [5, 6],
      allergens: [{ allergen: "milk", level: "may contain" }],
      paused: true,
    });
    expect(await at.inShop()).toEqual([]);
    expect(await at.lastEntry()).toMatchObject({
      action: "inventory.changed",
      subject_id: String(at.ids.farmId),
      detail: { product: "Rainbow chard", paused: { from: false, to: true } },
    });
    const [stored] = await at.database
      .sql`select unit_rank as price from products where id = ${at.ids.productId}`;
    expect(stored).toEqual({ price: 238 });
  });

  it("shows Spanish names to Spanish readers, in stock changes as well", async () => {
    await at.database
      .sql`update products set name_es = 'Acelgas arcoíris' where id = ${at.ids.productId}`;
    await at.edit({ column: "stock", expected: 20, value: 32 });
    const shelf = () => at.ask((api) => api.shelf({ farmId: at.ids.farmId }));
    const namesIn = async ({ rows, movements }: Awaited<ReturnType<typeof shelf>>) => [
      rows[0]!.name,
      movements[0]!.product,
    ];
    expect(await namesIn(await shelf())).toEqual(["Rainbow chard", "Rainbow chard"]);
    const inSpanish = await speak("es", shelf);
    expect(await namesIn(inSpanish)).toEqual(["Acelgas arcoíris", "Acelgas arcoíris"]);
  });

  it("records every unit that comes or goes, with its cause and who made the edit", async () => {
    await at.edit({ column: "stock", expected: 20, value: 32 });
    await at.edit({ column: "stock", expected: 32, value: 30 });
    await at.database
      .sql`update stock set on_hand = on_hand - 3, sold = sold + 3 where product_id = ${at.ids.productId}`;
    expect(await at.movements()).toEqual([
      ["sold", -3, 27, null],
      ["written_off", -2, 30, "admin"],
      ["received", 12, 32, "admin"],
    ]);
  });

  it("lets no one overwrite another person's change, and returns the current row", async () => {
    await at.edit({ column: "stock", expected: 20, value: 12 });
    const refused = await at
      .edit({ column: "stock", expected: 20, value: 40 })
      .catch((error) => error);
    expect(refused.cause).toMatchObject({
      code: "conflict",
      details: { row: { stock: 12, name: "Rainbow chard" } },
    });
    expect((await at.row()).stock).toBe(12);
    await at.edit({ column: "price", expected: 500, value: 600 });
  });

  it("gives one of two people who change the same cell at the same moment a conflict", async () => {
    const outcomes = await Promise.allSettled(
      [31, 32].map((value) => at.edit({ column: "stock", expected: 20, value })),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await at.movements()).toHaveLength(1);
  });

  it("keeps the units held by open checkouts", async () => {
    await at.database.sql`update stock set reserved = 5 where product_id = ${at.ids.productId}`;
    await expect(at.edit({ column: "stock", expected: 20, value: 4 })).rejects.toThrow(
      "5 are held in open checkouts, so stock cannot go below that",
    );
    await at.edit({ column: "stock", expected: 20, value: 5 });
  });

  it.each([
    ["stock", 20, -1, "Stock must be a whole number from 0 to 99,999"],
    ["stock", 20, 1e9, "Stock must be a whole number from 0 to 99,999"],
    ["stock", 20, 1.5, "Stock must be a whole number from 0 to 99,999"],
    ["price", 500, 0, "A price must be from $0.01 to $1,000.00"],
    ["price", 500, 0.1, "A price must be from $0.01 to $1,000.00"],
    ["price", 500, 1e9, "A price must be from $0.01 to $1,000.00"],
    ["season", [1], [], "Enter months, such as May-Oct"],
    ["pack", "1 lb", " ", "Say what one unit is, such as 1 lb"],
  ])("refuses %s %j → %j with a clear message", async (column, expected, value, message) => {
    await expect(at.edit({ column, expected, value })).rejects.toThrow(message);
  });

  it("of one farm does not give access to another farm's products", async () => {
    const other = await addFarm(at.database.db);
    const change = { column: "stock", expected: 20, value: 1 } as const;
    await expect(
      at.ask((api) => api.edit({ farmId: other, productId: at.ids.productId, change })),
    ).rejects.toThrow("This farm has no such product");
    await expect(at.ask((api) => api.shelf({ farmId: 999_999 }))).rejects.toThrow(
      "We cannot find this farm",
    );
  });
});

describe("A bulk edit", () => {
  type Edit = { productId: number; change: InventoryChange };
  const priced = (id: number, expected: number, value: number) =>
    ({ productId: id, change: { column: "price", expected, value } }) as unknown as Edit;
  const bulkEdit = (edits: Edit[]) => at.own((api) => api.bulkEdit({ edits }));
  const prices = async () => (await at.own((api) => api.shelf({}))).rows.map(({ price }) => price);
  let second: number;
  beforeEach(async () => {
    second = await addProduct(at.database.db, {
      farmId: at.ids.farmId,
      name: "Red beets",
      onHand: 20,
    });
  });

  it("is made, is recorded in one log entry, and can be undone", async () => {
    expect(await bulkEdit([priced(at.ids.productId, 500, 550), priced(second, 500, 525)])).toEqual({
      changed: 2,
    });
    expect(await prices()).toEqual([550, 525]);
    expect(await at.lastEntry()).toMatchObject({
      action: "inventory.changed",
      actor_name: "farmer",
      detail: {
        products: ["Rainbow chard: price 5.00 → 5.50", "Red beets: price 5.00 → 5.25"],
      },
    });
    await bulkEdit([priced(second, 525, 500), priced(at.ids.productId, 550, 500)]);
    expect(await prices()).toEqual([500, 500]);
    expect(await bulkEdit([priced(second, 525, 500)])).toEqual({ changed: 0 });
  });

  it("that lists drafts is undone to drafts, which shoppers cannot find", async () => {
    await at.database.sql`update products set status = 'draft' where id = ${second}`;
    await at.database.sql`update products set status = 'paused' where id = ${at.ids.productId}`;
    const { rows } = await at.own((api) => api.shelf({}));
    const edits = editsOf(planBulkEdit(rows, { kind: "paused", paused: false })) as Edit[];
    expect(await bulkEdit(edits)).toEqual({ changed: 2 });
    await bulkEdit(takenBack(edits));
    const after = await at.own((api) => api.shelf({}));
    expect(after.rows.map(({ name, paused, isDraft }) => [name, paused, isDraft])).toEqual([
      ["Rainbow chard", true, false],
      ["Red beets", true, true],
    ]);
    expect(await at.lastEntry()).toMatchObject({
      detail: {
        products: ["Rainbow chard: paused Listed → Paused", "Red beets: paused Listed → Draft"],
      },
    });
  });

  it("is all or nothing if one product was changed by someone else or cannot be changed", async () => {
    await at.edit({ column: "price", expected: 500, value: 600 });
    const both = [priced(second, 500, 525), priced(at.ids.productId, 500, 525)];
    await expect(bulkEdit(both)).rejects.toThrow("Rainbow chard has been changed in the meantime");
    await at.database
      .sql`update products set name_es = 'Acelga arcoíris' where id = ${at.ids.productId}`;
    await expect(speak("es", () => bulkEdit(both))).rejects.toThrow("Acelga arcoíris cambió");
    await at.database.sql`update products set name_es = null where id = ${at.ids.productId}`;
    await at.database.sql`update stock set reserved = 5 where product_id = ${second}`;
    const stock = { column: "stock", expected: 20, value: 2 } as const;
    const fewer = [at.ids.productId, second].map((id) => ({ productId: id, change: stock }));
    await expect(bulkEdit(fewer)).rejects.toThrow("Red beets: 5 are held in open checkouts");
    await at.database.sql`update products set name_es = 'Betabeles' where id = ${second}`;
    await expect(speak("es", () => bulkEdit(fewer))).rejects.toThrow("Betabeles: ");
    await at.database.sql`update products set name_es = null where id = ${second}`;
    expect(await prices()).toEqual([600, 500]);
    expect(await at.movements()).toEqual([]);
  });

  it("cannot change another farm's products, even together with one's own", async () => {
    const other = await addFarm(at.database.db);
    const theirs = await addProduct(at.database.db, { farmId: other, name: "Theirs" });
    const edits = [priced(at.ids.productId, 500, 1), priced(theirs, 500, 1)];
    await expect(bulkEdit(edits)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(at.own((api) => api.bulkEdit({ farmId: other, edits }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await prices()).toEqual([500, 500]);
  });

  it("Two conflicting bulk edits at the same moment do not deadlock, and only one of them succeeds", async () => {
    const up = [priced(at.ids.productId, 500, 700), priced(second, 500, 700)];
    const down = [priced(second, 500, 300), priced(at.ids.productId, 500, 300)];
    const outcomes = await Promise.allSettled([bulkEdit(up), bulkEdit(down)]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(new Set(await prices()).size).toBe(1);
  });
});

describe("A farmer", () => {
  it("edits the inventory of the linked farm, each edit under their own name", async () => {
    const { farm, rows } = await at.own((api) => api.shelf({}));
    expect(farm).toMatchObject({ id: at.ids.farmId, name: "Kestrel Bend" });
    expect(rows).toMatchObject([{ name: "Rainbow chard", stock: 20, reserved: 0, sold: 0 }]);
    const change = { column: "stock", expected: 20, value: 25 } as const;
    await at.own((api) => api.edit({ productId: at.ids.productId, change }));
    expect(await at.lastEntry()).toMatchObject({
      actor_name: "farmer",
      subject_id: String(at.ids.farmId),
    });
    expect(await at.movements()).toEqual([["received", 5, 25, "farmer"]]);
  });

  it("cannot access another farm, whether they name it or not", async () => {
    const other = await addFarm(at.database.db);
    const theirs = await addProduct(at.database.db, { farmId: other, name: "Theirs" });
    const change = { column: "stock", expected: 20, value: 0 } as const;
    const product = { productId: theirs };
    const calls: ((api: InventoryApi) => Promise<unknown>)[] = [
      (api) => api.shelf({ farmId: other }),
      (api) => api.export({ farmId: other }),
      (api) => api.product(product),
      (api) => api.product({ ...product, farmId: other }),
      (api) => api.history(product),
      (api) => api.edit({ ...product, change }),
      (api) => api.edit({ ...product, farmId: other, change }),
      (api) => api.changeTexts({ ...product, seen: {}, texts: { ...TEXTS } }),
      (api) => api.changePicture({ ...product, picture: `upload-${"0".repeat(32)}` }),
      (api) => api.add({ ...newProduct(), season: [1], farmId: other }),
    ];
    for (const call of calls) {
      await expect(at.own(call)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect((await at.own((api) => api.export({}))).includes("Theirs")).toBe(false);
  });

  it("without a farm gets a message that says so", async () => {
    await at.database.sql`delete from farm_members`;
    await expect(at.own((api) => api.shelf({}))).rejects.toThrow(
      "No farm is linked to your account yet",
    );
    await expect(at.ask((api) => api.shelf({}))).rejects.toThrow("We cannot find this farm");
  });
});

describe("The history of a product's stock", () => {
  it("is returned page by page, newest first", async () => {
    for (let n = 1; n <= 35; n += 1) {
      await at.database
        .sql`update stock set on_hand = on_hand + 1, received = received + 1 where product_id = ${at.ids.productId}`;
    }
    const first = await at.own((api) => api.history({ productId: at.ids.productId }));
    expect(first).toMatchObject({ more: true });
    expect(first.movements).toHaveLength(30);
    const before = first.movements.at(-1)!.id;
    const rest = await at.own((api) => api.history({ productId: at.ids.productId, before }));
    expect(rest.more).toBe(false);
    expect(rest.movements.map(({ onHand }) => onHand)).toEqual([25, 24, 23, 22, 21]);
  });
});
