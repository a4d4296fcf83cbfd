import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { listUsers } from "#server/services/accounts/admin/user-list.ts";
import { userQuery } from "#shared/accounts/user-admin.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { httpClient } from "#tests/support/servers/http.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/orders/my-orders.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";

let shop: Awaited<ReturnType<typeof openMyOrders>>;
let at: MyOrders;
beforeAll(async () => {
  shop = await openMyOrders();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await shop.begin();
  return () => assertInvariants(shop.database.sql, at.clock.now());
});

describe("An order", () => {
  it("is shown to its owner, with its history and what can still be changed", async () => {
    const number = await at.ordered();
    const order = await at.read(at.ana, number);
    expect(order).toMatchObject({ number, state: "placed", canChange: true, refunds: [] });
    expect(order.history.map(({ to }) => to)).toEqual(["placed"]);
    expect(await at.ana.call((api) => api.orders.next())).toMatchObject({ number });
    const names = order.lines.map(({ name }) => name).toSorted();
    const page = await at.ana.call((api) => api.orders.page({ page: 1 }));
    expect(page).toMatchObject({ total: 1, rows: [{ number }] });
    expect(page.rows[0]?.goods.toSorted()).toEqual(names);
  });

  it("says when each line was harvested or is going to be, and nothing where nobody knows", async () => {
    const { sql } = at.market.database;
    const before = await sql`
      select id, category, keeps_days, season_months from products where slug = any(${at.goods})`;
    onTestFinished(async () => {
      for (const { id, category, keeps_days, season_months } of before) {
        await sql`update products set ${sql({ category, keeps_days, season_months })} where id = ${id}`;
      }
    });
    const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    await sql`update products set category = 'vegetables', keeps_days = 7, season_months = ${year}
      where slug = ${at.goods[0]}`;
    await sql`update products set category = 'pantry' where slug = ${at.goods[1]}`;
    const number = await at.ordered();
    const harvests = async () => {
      const { lines } = await at.read(at.ana, number);
      const known = lines.map(({ quantity, harvest }) => [quantity, harvest]);
      return Object.fromEntries(known) as Record<number, unknown>;
    };
    const { changeUntil } = await at.read(at.ana, number);
    // Two bunches of the vegetable, and one jar.
    expect(await harvests()).toEqual({
      2: { day: addDays(changeUntil, 1), isOver: false },
      1: null,
    });
    const mark = (when: Date | null) => sql`update order_lines
      set harvested_at = ${when && when.toISOString()}::text::timestamptz
      where order_id = (select id from orders where number = ${number})`;
    await mark(at.clock.now());
    expect(await harvests()).toEqual({
      2: { day: businessDayAt(at.clock.now()), isOver: true },
      1: null,
    });
    await mark(null);
    at.clock.pass(3 * DAY);
    expect(await harvests()).toEqual({ 2: null, 1: null });
  });

  it("is not found for another customer, whatever the request (ASVS 8.2.2)", async () => {
    const number = await at.ordered();
    const productId = (await at.read(at.ana, number)).lines[0]!.productId;
    const change = await at.asItIs(number);
    const attempts = [
      at.read(at.ben, number),
      at.ben.call((api) => api.orders.again({ number })),
      at.ben.call((api) => api.orders.cancel({ number })),
      at.ben.call((api) => api.orders.changeDelivery(change)),
      at.ben.call((api) => api.orders.takeOff({ number, productId, quantity: 1 })),
      at.ben.call((api) => api.orders.report({ number, productId, kind: "missing", quantity: 1 })),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: "rejected", reason: NOT_FOUND });
    }
    expect(await at.ben.call((api) => api.orders.next())).toBeNull();
  });

  it("can be ordered again, and unavailable goods are named", async () => {
    const number = await at.ordered();
    const { sql } = at.market.database;
    await sql`update stock set written_off = written_off + on_hand, on_hand = 0
      where product_id = (select id from products where slug = ${at.goods[1]})`;
    const again = await at.ana.call((api) => api.orders.again({ number }));
    await sql`update stock set on_hand = written_off, written_off = 0
      where product_id = (select id from products where slug = ${at.goods[1]})`;
    expect(again.goods.map(({ quantity }) => quantity)).toEqual([2]);
    expect(again.missing).toEqual([expect.objectContaining({ wanted: 1, left: 0 })]);
  });
});

describe("What a customer has bought", () => {
  it("is in the team's list of accounts, which can be sorted by it, without canceled orders", async () => {
    const { total } = await at.read(at.ana, await at.ordered()).then(({ totals }) => totals);
    await at.ana.call(async (api) => api.orders.cancel({ number: await at.ordered() }));
    const listed = (sort: "orders" | "spent", dir: "asc" | "desc") =>
      listUsers(at.deps, userQuery.parse({ q: `${at.serial}@furrow.example`, sort, dir })).then(
        ({ rows }) => rows.map((row) => [row.username, row.orders, row.spent]),
      );
    const [one, other] = [
      [`ana${at.serial}`, 1, total],
      [`ben${at.serial}`, 0, 0],
    ];
    expect(await listed("orders", "desc")).toEqual([one, other]);
    expect(await listed("spent", "desc")).toEqual([one, other]);
    expect(await listed("spent", "asc")).toEqual([other, one]);
  });
});

describe("The receipt", () => {
  const client = async (username: string) => {
    const someone = httpClient(at.market.app);
    await someone.post("/api/login", { username, password: "correct horse" });
    return someone;
  };

  it("is an uncacheable PDF, only for the owner (ASVS 14.3.2)", async () => {
    const number = await at.ordered();
    const url = `/receipts/${number}.pdf`;
    const own = await (await client(`ana${at.serial}`)).get(url);
    expect(own.status).toBe(200);
    expect(own.text.slice(0, 5)).toBe("%PDF-");
    expect(own.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
    });
    const others = await (await client(`ben${at.serial}`)).get(url);
    expect(others.status).toBe(404);
    expect((await httpClient(at.market.app).get(url)).status).toBe(401);
    const odd = await (await client(`ana${at.serial}`)).get("/receipts/..%2F..%2Fetc.pdf");
    expect(odd.status).toBe(404);
  });
});
