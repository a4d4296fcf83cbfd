import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { deliverySlots } from "#db/schema/checkout/checkout.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { cancelOrder } from "#server/services/orders/cancel-order.ts";
import { listUsers } from "#server/services/accounts/admin/user-list.ts";
import { userQuery } from "#shared/accounts/user-admin.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { DAY } from "#tests/support/market/clock.ts";
import { httpClient } from "#tests/support/servers/http.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/my-orders.ts";
import { CONFLICT, NOT_FOUND } from "#tests/support/refusals.ts";

let shop: Awaited<ReturnType<typeof openMyOrders>>;
let at: MyOrders;
beforeAll(async () => {
  shop = await openMyOrders();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await shop.begin();
  return () => assertInvariants(shop.database.sql);
});

const booked = async (day: string, window: "morning" | "evening") => {
  const [slot] = await at.market.database.db
    .select()
    .from(deliverySlots)
    .where(and(eq(deliverySlots.day, day), eq(deliverySlots.window, window)));
  return slot?.booked ?? 0;
};

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

describe("Until the cut-off", () => {
  it("day and window move with the slot, and address and instructions change", async () => {
    const number = await at.ordered();
    const before = await at.asItIs(number);
    const day = addDays(before.day, 1);
    const [there, here] = [await booked(day, "evening"), await booked(before.day, "morning")];
    await at.ana.call((api) =>
      api.orders.changeDelivery({
        ...before,
        day,
        window: "evening",
        address: "9 Mill Road",
        specialInstructions: "Leave it at the gate",
      }),
    );
    expect(await at.read(at.ana, number)).toMatchObject({
      day,
      window: "evening",
      delivery: { address: "9 Mill Road", specialInstructions: "Leave it at the gate" },
    });
    expect(await booked(day, "evening")).toBe(there + 1);
    expect(await booked(before.day, "morning")).toBe(here - 1);
    const written = await at.market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectName, number));
    expect(written.map(({ action }) => action)).toEqual(["order.delivery_changed"]);
    const mails = await at.market.database.db
      .select()
      .from(emails)
      .where(
        and(eq(emails.to, `ana${at.serial}@furrow.example`), eq(emails.kind, "order_changed")),
      );
    expect(mails).toHaveLength(1);
  });

  it("a full window changes nothing", async () => {
    const number = await at.ordered();
    const before = await at.asItIs(number);
    const day = addDays(before.day, 2);
    await at.market.database.db
      .insert(deliverySlots)
      .values({ day, window: "evening", capacity: 0 })
      .onConflictDoUpdate({
        target: [deliverySlots.day, deliverySlots.window],
        set: { capacity: 0, booked: 0, held: 0 },
      });
    const refused = at.ana.call((api) =>
      api.orders.changeDelivery({ ...before, day, window: "evening", address: "Elsewhere 1" }),
    );
    await expect(refused).rejects.toMatchObject(CONFLICT);
    expect(await at.asItIs(number)).toEqual(before);
  });

  it("an address outside the delivery zips is rejected", async () => {
    const number = await at.ordered();
    const change = { ...(await at.asItIs(number)), zipCode: "10001", city: "New York" };
    await expect(at.ana.call((api) => api.orders.changeDelivery(change))).rejects.toMatchObject({
      message: expect.stringContaining("10001"),
    });
  });

  it("a unit is removed: it returns to stock and is refunded with its tax", async () => {
    const number = await at.ordered();
    const line = (await at.read(at.ana, number)).lines.find(({ quantity }) => quantity === 2)!;
    const free = async () =>
      (
        await at.market.database.db.select().from(stock).where(eq(stock.productId, line.productId))
      )[0]!.onHand;
    const onHand = await free();
    const { amount } = await at.ana.call((api) =>
      api.orders.takeOff({ number, productId: line.productId, quantity: 1 }),
    );
    expect(amount).toBe(line.unitPrice + Math.round(line.unitPrice * 0.0875));
    expect(await free()).toBe(onHand + 1);
    const order = await at.read(at.ana, number);
    expect(order.refunds).toEqual([expect.objectContaining({ amount })]);
    expect(order.lines.find(({ productId }) => productId === line.productId)?.refunded).toBe(1);
    // A retry after a lost response sends the same key; a different request has a different one.
    const key = randomUUID();
    const last = { number, productId: line.productId, quantity: 1, key };
    const once = await at.ana.call((api) => api.orders.takeOff(last));
    expect(await at.ana.call((api) => api.orders.takeOff(last))).toEqual(once);
    expect(await free()).toBe(onHand + 2);
    expect((await at.read(at.ana, number)).refunds).toHaveLength(2);
    const more = { number, productId: line.productId, quantity: 2 };
    await expect(at.ana.call((api) => api.orders.takeOff(more))).rejects.toMatchObject(CONFLICT);
  });

  it("when its last unit is removed or it is canceled, the order ends and is refunded in full", async () => {
    const number = await at.ordered();
    const { lines } = await at.read(at.ana, number);
    const listed = async () => (await at.ana.call((api) => api.orders.page({ page: 1 }))).rows[0];
    const goods: (string[] | undefined)[] = [];
    for (const { productId, quantity } of lines) {
      await at.ana.call((api) => api.orders.takeOff({ number, productId, quantity }));
      goods.push((await listed())?.goods.toSorted());
    }
    // Removed goods are no longer listed, unless nothing else is left.
    expect(goods).toEqual([[lines[1]!.name], lines.map(({ name }) => name).toSorted()]);
    const order = await at.read(at.ana, number);
    expect(order.state).toBe("canceled");
    const back = order.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    expect(back).toBe(order.totals.total);
    const second = await at.ordered();
    const productId = (await at.read(at.ana, second)).lines[0]!.productId;
    await at.ana.call((api) => api.orders.takeOff({ number: second, productId, quantity: 1 }));
    await at.ana.call((api) => api.orders.cancel({ number: second }));
    const canceled = await at.read(at.ana, second);
    expect(canceled.state).toBe("canceled");
    expect(canceled.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      canceled.totals.total,
    );
  });

  it("canceled again after a lost response, it answers as it did the first time", async () => {
    const number = await at.ordered();
    const { totals } = await at.read(at.ana, number);
    const cancel = () => at.ana.call((api) => api.orders.cancel({ number }));
    const answers = await Promise.all([cancel(), cancel()]);
    at.clock.pass(3 * DAY);
    answers.push(await cancel());
    expect(answers).toEqual([1, 2, 3].map(() => ({ state: "canceled", refunded: totals.total })));
    const { refunds, history } = await at.read(at.ana, number);
    expect(refunds.map(({ amount }) => amount)).toEqual([totals.total]);
    expect(history.map(({ to }) => to)).toEqual(["placed", "canceled"]);
    const byTheTeam = cancelOrder(
      at.deps,
      { id: randomUUID(), username: "ada" },
      number,
      "customer",
    );
    await expect(byTheTeam).rejects.toThrow("can no longer be canceled");
  });

  it("An order can be changed until the moment its cut-off begins, and not after it", async () => {
    const number = await at.ordered();
    const change = await at.asItIs(number);
    const productId = (await at.read(at.ana, number)).lines[0]!.productId;
    at.clock.pass(3 * DAY);
    const late = [
      at.ana.call((api) => api.orders.changeDelivery(change)),
      at.ana.call((api) => api.orders.takeOff({ number, productId, quantity: 1 })),
      at.ana.call((api) => api.orders.cancel({ number })),
    ];
    for (const attempt of await Promise.allSettled(late)) {
      expect(attempt).toMatchObject({ status: "rejected", reason: CONFLICT });
    }
    expect(await at.read(at.ana, number)).toMatchObject({ state: "placed", canChange: false });
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
