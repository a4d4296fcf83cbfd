import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { getHome } from "#server/services/catalog/home.ts";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { reorderShop } from "#server/services/catalog/shop/reorder.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { DAY, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";

const FARMS = 30;

let database: FreshDatabase;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  database = await freshDatabase();
  for (let count = 0; count < FARMS; count += 1) {
    const farmId = await addFarm(database.db);
    for (let nth = 0; nth < 3; nth += 1) await addProduct(database.db, { farmId });
  }
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = testDeps(database.db, { clock });
  await database.sql`update products set featured_until = null`;
  await reorderShop(deps);
});

const firstPage = async () =>
  (await listProducts(deps, { sort: "recommended", limit: 24 })).items.map(({ id }) => id);

let serial = 0;
async function person(role: "admin" | "farmer" | "customer") {
  serial += 1;
  const name = `orders${serial}`;
  const member = await registered(deps, { username: name, email: `${name}@furrow.example` });
  await database.sql`update users set role = ${role} where id = ${member.user.id}`;
  return member;
}

async function lastProduct() {
  const [row] = await database.sql<{ productId: number; farmId: number }[]>`
    select id as "productId", farm_id as "farmId" from products order by rank desc, id desc limit 1`;
  return row!;
}

describe("the shop's recommended order", () => {
  test("features every farm within days, and shows each on the first page equally often", async () => {
    const farms = new Map<number, number>();
    const leaders = new Set<number>();
    for (let day = 0; day < FARMS; day += 1) {
      await reorderShop(deps);
      const page = await listProducts(deps, { sort: "recommended", limit: 24 });
      for (const { farmId } of page.items) farms.set(farmId, (farms.get(farmId) ?? 0) + 1);
      const { featured } = await getHome(deps);
      for (const { farmId } of featured) leaders.add(farmId);
      clock.pass(DAY);
    }
    expect([...farms.values()]).toEqual(Array.from({ length: FARMS }, () => 24));
    expect(leaders.size).toBe(FARMS);
  });

  test("writes only ranks that change, without dating the product's page as changed", async () => {
    expect(await reorderShop(deps)).toBe(0);
    const dates = () => database.sql`select id, changed_at from products order by id`;
    const before = await dates();
    const [sold] = await firstPage();
    await database.sql`update stock set on_hand = 0, written_off = received where product_id = ${sold!}`;
    expect(await reorderShop(deps)).toBeGreaterThan(0);
    expect(await dates()).toEqual(before);
    expect((await firstPage()).includes(sold!)).toBe(false);
    await database.sql`update stock set on_hand = received, written_off = 0 where product_id = ${sold!}`;
  });

  test("lists recently received goods before older ones", async () => {
    clock.pass(20 * DAY);
    await reorderShop(deps);
    const { productId } = await lastProduct();
    await database.sql`
      update stock set on_hand = on_hand + 5, received = received + 5, moved_at = ${clock.now().toISOString()}
      where product_id = ${productId}`;
    await reorderShop(deps);
    expect((await firstPage())[0]).toBe(productId);
    clock.pass(3 * DAY);
    await reorderShop(deps);
    expect((await firstPage())[0]).not.toBe(productId);
  });
});

test("goods that leave the shop lose their rank, and return at the end", async () => {
  const { items } = await listProducts(deps, { sort: "recommended", limit: 1 });
  const { id, farmId } = items[0]!;
  await database.sql`update farms set status = 'paused' where id = ${farmId}`;
  await reorderShop(deps);
  expect(await reorderShop(deps)).toBe(0);
  await database.sql`update farms set status = 'live' where id = ${farmId}`;
  const all = await listProducts(deps, { sort: "recommended", limit: 100 });
  expect(all.items.slice(-3).map((card) => card.farmId)).toEqual([farmId, farmId, farmId]);
  await reorderShop(deps);
  expect((await firstPage())[0]).toBe(id);
});

describe("featuring a product", () => {
  const until = () => addDays(businessDayAt(clock.now()), 3);

  test("lists it first in the shop and on the home page through the last day, and is audited", async () => {
    const last = await lastProduct();
    const admin = await person("admin");
    await admin.call((api) => api.admin.farms.feature({ ...last, until: until() }));
    const queues = await database.sql<{ name: string | null }[]>`
      select distinct queue_name as name from graphile_worker.jobs
      where task_identifier = 'reorder_shop'`;
    expect(queues.map(({ name }) => name)).toEqual(["reorder_shop"]);
    expect(await reorderShop(deps)).toBe(1);
    expect((await firstPage())[0]).toBe(last.productId);
    expect((await getHome(deps)).featured[0]!.id).toBe(last.productId);
    const shelf = await admin.call((api) => api.farmer.inventory.product(last));
    expect(shelf.featuredUntil).toBe(until());
    const [entry] = await database.sql`
      select action, detail, actor_id from audit_log order by id desc limit 1`;
    expect(entry).toMatchObject({
      action: "product.featured",
      actor_id: admin.user.id,
      detail: { until: until() },
    });
    clock.pass(3 * DAY);
    await reorderShop(deps);
    expect((await firstPage())[0]).toBe(last.productId);
    const featuredUntil = async () =>
      (await admin.call((api) => api.farmer.inventory.product(last))).featuredUntil;
    expect(await featuredUntil()).toBe(businessDayAt(clock.now()));
    clock.pass(DAY);
    await reorderShop(deps);
    expect((await firstPage())[0]).not.toBe(last.productId);
    expect(await featuredUntil()).toBeNull();
  });

  test("can be ended, and refuses a day in the past or too far ahead", async () => {
    const last = await lastProduct();
    const admin = await person("admin");
    const feature = (day: string | null) =>
      admin.call((api) => api.admin.farms.feature({ ...last, until: day }));
    await feature(until());
    await feature(null);
    await reorderShop(deps);
    expect((await firstPage())[0]).not.toBe(last.productId);
    const today = businessDayAt(clock.now());
    for (const day of [addDays(today, -1), addDays(today, 61)]) {
      await expect(feature(day)).rejects.toThrow("within the next 60 days");
    }
    const elsewhere = { ...last, farmId: last.farmId - 1, until: until() };
    await expect(admin.call((api) => api.admin.farms.feature(elsewhere))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("can only be done by the team (ASVS 8.2.1)", async () => {
    const last = await lastProduct();
    for (const role of ["farmer", "customer"] as const) {
      const other = await person(role);
      await expect(
        other.call((api) => api.admin.farms.feature({ ...last, until: until() })),
      ).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });
});
