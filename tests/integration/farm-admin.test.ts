import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seedDemoAccounts, DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { InventoryChange } from "#shared/inventory.ts";
import { login } from "#tests/support/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addProduct } from "#tests/support/market.ts";
import { visitor, type Visitor } from "#tests/support/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let admin: Visitor;
let farmId: number;
let productId: number;

beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  await seedDemoAccounts(deps);
  admin = visitor(deps);
  await admin.call(login("admin", DEMO_PASSWORD));
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.sql`truncate farms, products, stock, stock_movements, farmer_applications cascade`;
  farmId = await addFarm(database.db, { name: "Kestrel Bend", town: "Sebastopol" });
  productId = await addProduct(database.db, { farmId, name: "Rainbow chard", onHand: 20 });
});

const ask = <Result>(run: (api: AppCaller["farmAdmin"]) => Promise<Result>) =>
  admin.call((api) => run(api.farmAdmin));
const edit = (change: object) =>
  ask((api) => api.editInventory({ farmId, productId, change: change as InventoryChange }));
const row = async () => (await ask((api) => api.inventory({ farmId }))).rows[0]!;
const movements = async () =>
  (await ask((api) => api.inventory({ farmId }))).movements.map(({ cause, units, onHand, by }) => [
    cause,
    units,
    onHand,
    by,
  ]);
const lastEntry = async () =>
  (
    await database.sql`select action, subject_id, subject_name, actor_name, detail from audit_log order by id desc limit 1`
  )[0];
const inShop = async () =>
  (await visitor(deps).call((api) => api.catalog.list({}))).items.map(({ id }) => id);

describe("The list of farms", () => {
  it("tells products and what was sold in the last thirty days, and is searched and filtered", async () => {
    const other = await addFarm(database.db, { name: "Low Tide", town: "Marshall" });
    const { rows, total } = await ask((api) => api.page({ sort: "name", dir: "asc" }));
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { name: "Kestrel Bend", products: 1, sold: 0, status: "live" },
      { name: "Low Tide", products: 0, sold: 0 },
    ]);
    const found = async (query: object) =>
      (await ask((api) => api.page(query))).rows.map(({ id }) => id);
    expect(await found({ q: "MARSH" })).toEqual([other]);
    expect(await found({ status: "paused" })).toEqual([]);
    expect((await found({ sort: "products" }))[0]).toBe(farmId);
  });

  it("shows who waits to join, the one due first in front, with what is overdue", async () => {
    await database.sql`
      insert into farmer_applications (farm_name, family_name, email, phone, location, farm_type, years_active, acreage,
        products_grown, farming_practices, markets, certifications, selling_platforms, why_join, submitted_at, review_due_on, state)
      select 'Farm ' || n, 'Family', 'farm' || n || '@furrow.example', '1', 'Davis, CA', 'fruit', '3-5', '5-20',
        'Plums', 'Cover crops', '{}', '{}', '{}', 'Because', now(), current_date + n,
        case when n = 4 then 'approved' else 'submitted' end::application_state
      from unnest(array[3, -2, 4]) n`;
    const waiting = await ask((api) => api.waiting());
    expect(waiting.total).toBe(2);
    expect(waiting.rows.map(({ farmName, overdue }) => [farmName, overdue])).toEqual([
      ["Farm -2", true],
      ["Farm 3", false],
    ]);
  });
});

describe("A farm", () => {
  it.each(["paused", "suspended"] as const)(
    "that is %s leaves the shop at once with its reason written down, and comes back when opened",
    async (to) => {
      expect(await inShop()).toEqual([productId]);
      await ask((api) => api.move({ id: farmId, to, reason: "Storm damage" }));
      expect(await lastEntry()).toMatchObject({
        action: `farm.${to}`,
        subject_name: "Kestrel Bend",
        actor_name: "admin",
        detail: { reason: "Storm damage" },
      });
      expect(await inShop()).toEqual([]);
      const page = await visitor(deps).call((api) => api.farms.byId({ id: farmId }));
      expect(page.status).toBe(to);
      expect("products" in page).toBe(to === "paused");
      await ask((api) => api.move({ id: farmId, to: "live" }));
      expect((await lastEntry())?.["action"]).toBe("farm.opened");
      expect(await inShop()).toEqual([productId]);
    },
  );

  it("is not closed without a reason, and an unknown one is not found", async () => {
    await expect(
      ask((api) => api.move({ id: farmId, to: "suspended", reason: "" })),
    ).rejects.toThrow("Please give a reason");
    await expect(ask((api) => api.move({ id: 999_999, to: "live" }))).rejects.toThrow(
      "We do not know this farm",
    );
  });
});

describe("The inventory in the hands of the team", () => {
  it("changes cell by cell, each written down with before and after", async () => {
    await edit({ column: "price", expected: 500, value: 475 });
    await edit({ column: "pack", expected: "1 lb", value: "2 lb bag" });
    await edit({
      column: "measure",
      expected: { quantity: 1, unit: "lb" },
      value: { quantity: 2, unit: "lb" },
    });
    await edit({
      column: "season",
      expected: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      value: [5, 6],
    });
    await edit({
      column: "allergens",
      expected: [],
      value: [{ allergen: "milk", level: "may contain" }],
    });
    await edit({ column: "paused", expected: false, value: true });
    expect(await row()).toMatchObject({
      price: 475,
      pack: "2 lb bag",
      measure: { quantity: 2, unit: "lb" },
      season: [5, 6],
      allergens: [{ allergen: "milk", level: "may contain" }],
      paused: true,
    });
    expect(await inShop()).toEqual([]);
    expect(await lastEntry()).toMatchObject({
      action: "inventory.changed",
      subject_id: String(farmId),
      detail: { product: "Rainbow chard", paused: { from: false, to: true } },
    });
    const [stored] =
      await database.sql`select unit_price_cents as price from products where id = ${productId}`;
    expect(stored).toEqual({ price: 238 });
  });

  it("records every unit that comes or goes, with cause and whose edit it was", async () => {
    await edit({ column: "stock", expected: 20, value: 32 });
    await edit({ column: "stock", expected: 32, value: 30 });
    await database.sql`update stock set on_hand = on_hand - 3, sold = sold + 3 where product_id = ${productId}`;
    expect(await movements()).toEqual([
      ["sold", -3, 27, null],
      ["written_off", -2, 30, "admin"],
      ["received", 12, 32, "admin"],
    ]);
  });

  it("lets nobody overwrite what another has changed: the row as it stands comes back", async () => {
    await edit({ column: "stock", expected: 20, value: 12 });
    const refused = await edit({ column: "stock", expected: 20, value: 40 }).catch(
      (error) => error,
    );
    expect(refused.cause).toMatchObject({
      code: "conflict",
      details: { row: { stock: 12, name: "Rainbow chard" } },
    });
    expect((await row()).stock).toBe(12);
    await edit({ column: "price", expected: 500, value: 600 });
  });

  it("gives one of two who change the same cell at the same moment a conflict", async () => {
    const outcomes = await Promise.allSettled(
      [31, 32].map((value) => edit({ column: "stock", expected: 20, value })),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await movements()).toHaveLength(1);
  });

  it("keeps what open checkouts hold", async () => {
    await database.sql`update stock set reserved = 5 where product_id = ${productId}`;
    await expect(edit({ column: "stock", expected: 20, value: 4 })).rejects.toThrow(
      "5 are held in open checkouts, so stock cannot go below that",
    );
    await edit({ column: "stock", expected: 20, value: 5 });
  });

  it.each([
    ["stock", 20, -1, "Stock is a whole number from 0 to 99,999"],
    ["stock", 20, 1e9, "Stock is a whole number from 0 to 99,999"],
    ["stock", 20, 1.5, "Stock is a whole number from 0 to 99,999"],
    ["price", 500, 0, "A price is from $0.01 to $1,000.00"],
    ["price", 500, 0.1, "A price is from $0.01 to $1,000.00"],
    ["price", 500, 1e9, "A price is from $0.01 to $1,000.00"],
    ["season", [1], [], "Write months, such as May-Oct"],
    ["pack", "1 lb", " ", "Say what one is, such as 1 lb"],
  ])("refuses %s %j → %j in clear words", async (column, expected, value, message) => {
    await expect(edit({ column, expected, value })).rejects.toThrow(message);
  });

  it("of one farm does not open the products of another", async () => {
    const other = await addFarm(database.db);
    const change = { column: "stock", expected: 20, value: 1 } as const;
    await expect(
      ask((api) => api.editInventory({ farmId: other, productId, change })),
    ).rejects.toThrow("This farm has no such product");
    await expect(ask((api) => api.inventory({ farmId: 999_999 }))).rejects.toThrow(
      "We do not know this farm",
    );
  });
});
