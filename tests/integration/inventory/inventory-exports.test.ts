import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addManyProducts, addProduct } from "#tests/support/market/market.ts";
import { type InventoryFiles, openInventoryFiles } from "#tests/support/servers/inventory-files.ts";

let at: InventoryFiles;
beforeAll(async () => {
  at = await openInventoryFiles();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

describe("An exported inventory", () => {
  it("changes nothing when imported again, whatever its cells begin with", async () => {
    const names = [
      "=SUM(A1)",
      "+1 melon",
      "-2 leeks",
      "@home",
      "'=quoted",
      "''=twice",
      'with "quotes", and comma',
    ];
    for (const name of names) {
      await addProduct(at.database.db, {
        farmId: at.ids.farm,
        name,
        summary: name,
        description: `${name}\n\nA second paragraph, ünïcode 🥕`,
        ingredients: "Milk, salt",
        seasonMonths: [1, 2, 11, 12],
        allergensDeclared: false,
        packQuantity: 0.333,
        status: "draft",
      });
    }
    await addProduct(at.database.db, {
      farmId: at.ids.farm,
      status: "paused",
      category: "eggs-dairy",
      allergens: [
        { allergen: "milk", level: "contains" },
        { allergen: "tree nuts", level: "may contain" },
      ],
    });
    const before = await at.stored();
    const file = await at.exported();
    const plan = await at.check(file);
    expect(plan).toMatchObject({ added: [], changed: [], errors: [], unchanged: 10 });
    expect((await at.carryOut(file, plan)).status).toBe(200);
    expect(await at.stored()).toEqual(before);
  });

  it("contains no cell that a spreadsheet would execute, and restores each name on import", async () => {
    await addProduct(at.database.db, { farmId: at.ids.farm, name: "=cmd|'/c calc'!A1" });
    const file = await at.exported();
    const cells = file.split(/[,\r\n]/u).map((cell) => cell.replace(/^\u{FEFF}?"?/u, ""));
    expect(cells.filter((cell) => /^[=+\-@\t]/u.test(cell))).toEqual([]);
    expect(file).toContain("'=cmd|");
    const renamed = file.replace("'=cmd|'/c calc'!A1", "'=2+2");
    const plan = await at.check(renamed);
    expect(plan.changed).toMatchObject([
      { changes: [{ column: "Name", from: "=cmd|'/c calc'!A1", to: "=2+2" }] },
    ]);
  });
});

describe("An export older than a sale", () => {
  const sell = (units: number) =>
    at.database.sql`update stock set on_hand = on_hand - ${units}, sold = sold + ${units}
      where product_id = ${at.ids.chard}`;
  const onHand = async () => (await at.stored()).find(({ id }) => id === at.ids.chard)?.["on_hand"];

  it("puts no sold unit back on sale, and its other changes are made", async () => {
    const file = (await at.exported()).replaceAll(",5.00,", ",5.25,");
    await sell(3);
    const plan = await at.check(file);
    expect(plan).toMatchObject({ added: [], errors: [] });
    expect(plan.changed.flatMap(({ changes }) => changes.map(({ column }) => column))).toEqual([
      "Price",
      "Price",
    ]);
    expect((await at.carryOut(file, plan)).status).toBe(200);
    expect(await onHand()).toBe(17);
  });

  it("reports a conflict for a product whose stock was changed in it as well", async () => {
    const file = (await at.exported()).replaceAll(",20,1 lb,", ",25,1 lb,");
    await sell(3);
    const plan = await at.check(file);
    expect(plan.errors).toEqual([
      {
        line: 2,
        message: "Stock was 20 when this was exported and is 17 now. Please export again.",
      },
    ]);
    expect(plan.changed).toMatchObject([
      { name: "Lacinato kale", changes: [{ column: "Stock", from: "20", to: "25" }] },
    ]);
    expect((await at.carryOut(file, plan)).status).toBe(200);
    expect(await onHand()).toBe(17);
    expect(await at.check(`Id,Stock\n${at.ids.chard},25`)).toMatchObject({
      errors: [],
      changed: [{ changes: [{ column: "Stock", from: "17", to: "25" }] }],
    });
  });
});

describe("A farm with 500 products", () => {
  it("is read, exported, checked and imported within five seconds each, even on a busy machine", async () => {
    await addManyProducts(at.database.sql, at.ids.farm, 498);
    const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const start = performance.now();
      const result = await work();
      expect(performance.now() - start).toBeLessThan(5_000);
      return result;
    };
    await timed(() => at.farmer.get("/trpc/farmer.inventory.shelf?input={}"));
    const file = (await timed(at.exported)).replaceAll(",20,1 lb,", ",21,1 lb,");
    const plan = await timed(() => at.check(file));
    expect(plan.changed).toHaveLength(500);
    const { status } = await timed(() => at.carryOut(file, plan));
    expect(status).toBe(200);
    const [sum] = await at.database.sql`select sum(on_hand)::int as units from stock`;
    expect(sum).toEqual({ units: 500 * 21 });
  });
});
