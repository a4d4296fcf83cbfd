import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lockedDays } from "#db/schema/logistics/logistics.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { limits } from "#shared/platform/limits.ts";
import { addDays, formatDayEnd, formatDayLong, startOfBusinessDay } from "#shared/time.ts";
import { basket, delivery } from "#tests/support/market/orders/basket.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { CARROTS, openOwnWeeks, type OwnWeeks } from "#tests/support/setups/orders/own-weeks.ts";

let weeks: Awaited<ReturnType<typeof openOwnWeeks>>;
let at: OwnWeeks;
beforeAll(async () => {
  weeks = await openOwnWeeks();
});
afterAll(() => weeks[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await weeks.begin();
  return () => assertInvariants(weeks.database.sql, at.clock.now());
});

async function locksOf(number: string) {
  const { id } = await at.orderOf(number);
  return at.market.database.db
    .select()
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.to, "locked")));
}

const sheetsOf = (day: string) =>
  at.market.database.db
    .select()
    .from(emails)
    .where(like(emails.dedupeKey, `farm_sheet:${day}:%`))
    .orderBy(emails.createdAt, emails.dedupeKey);

describe("An order of another day", () => {
  it("has the time of the services' clock in every table", async () => {
    const { id, checkoutId, paymentIntentId } = await at.orderOf(
      await at.buy(addDays(at.today, 3)),
    );
    const rows = await at.market.database.sql<{ at: string }[]>`
      select created_at as at from checkouts where id = ${checkoutId}
      union all select hold_expires_at - interval '15 minutes' from checkouts where id = ${checkoutId}
      union all select created_at from checkout_quotes where checkout_id = ${checkoutId}
      union all select created_at from holds where checkout_id = ${checkoutId}
      union all select created_at from payments where intent_id = ${paymentIntentId}
      union all select updated_at from payments where intent_id = ${paymentIntentId}
      union all select created_at from order_history where order_id = ${id}
      union all select created_at from ledger_transactions where order_id = ${id}
      union all select created_at from emails where dedupe_key = ${`order_placed:${id}`}
      union all (select created_at from stock_movements where cause = 'sold' order by id desc limit 1)`;
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(new Set(rows.map((row) => new Date(row.at).toISOString()))).toEqual(
      new Set([at.clock.now().toISOString()]),
    );
  });
});

describe("At the cut-off", () => {
  it("orders lock once, not a moment before midnight, even with two concurrent processes", async () => {
    const day = addDays(at.today, 3);
    const number = await at.buy(day, 2);
    const next = await at.buy(addDays(day, 1));
    at.goTo(new Date(cutOffOf(day).getTime() - 1));
    await lockOrders(at.deps);
    expect((await at.orderOf(number)).state).toBe("placed");
    at.goTo(cutOffOf(day));
    const locked = await Promise.all([lockOrders(at.deps), lockOrders(at.deps)]);
    expect(locked.toSorted()).toEqual([0, 1]);
    expect(await lockOrders(at.deps)).toBe(0);
    expect((await at.orderOf(number)).state).toBe("locked");
    expect((await at.orderOf(next)).state).toBe("placed");
    expect(await locksOf(number)).toEqual([
      expect.objectContaining({ from: "placed", actor: "system", cause: "cut_off" }),
    ]);
    const days = await at.market.database.db
      .select()
      .from(lockedDays)
      .where(eq(lockedDays.day, day));
    expect(days).toEqual([{ day, lockedAt: at.clock.now() }]);
    const change = at.ana.call((api) => api.orders.cancel({ number }));
    await expect(change).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("each farm is sent its sheet once: totals, then orders with a first name and nothing more", async () => {
    const day = addDays(at.today, 3);
    const numbers = [await at.buy(day, 2), await at.buy(day, 3)];
    at.goTo(cutOffOf(day));
    await Promise.all([lockOrders(at.deps), lockOrders(at.deps)]);
    await lockOrders(at.deps);
    const [sheet, ...more] = await sheetsOf(day);
    expect(more).toEqual([]);
    expect(sheet).toMatchObject({ to: "clockfarmer@furrow.example", kind: "farm_sheet" });
    expect(sheet!.text).toContain("Clock carrots (1 lb): 5");
    const bring = `Please bring it on ${formatDayLong(addDays(day, -1))}, in the afternoon, to Furrow depot`;
    expect(sheet!.text).toContain(`${bring}, 12 Orchard Wharf, Oakland 94607.`);
    for (const number of numbers) expect(sheet!.text).toContain(`${number} Ana`);
    for (const secret of ["Quiet", "@furrow", "Lee", "$"]) {
      expect(sheet!.text).not.toContain(secret);
    }
  });

  it("a missed day is caught up on, with its sheet", async () => {
    const day = addDays(at.today, 2);
    const number = await at.buy(day);
    at.goTo(new Date(cutOffOf(day).getTime() + 100 * HOUR));
    await lockOrders(at.deps);
    expect((await at.orderOf(number)).state).toBe("locked");
    expect(await sheetsOf(day)).toHaveLength(1);
  });

  it("an order that is paid after it locks by the next run, and the farm is notified of it alone, once", async () => {
    const day = addDays(at.today, 2);
    const early = await at.buy(day);
    at.goTo(new Date(cutOffOf(day).getTime() - HOUR));
    const late = await at.buy(day, 4);
    await at.market.database.db
      .update(orders)
      .set({ state: "canceled" })
      .where(eq(orders.number, late));
    at.goTo(cutOffOf(day));
    await lockOrders(at.deps);
    await at.market.database.db
      .update(orders)
      .set({ state: "placed" })
      .where(eq(orders.number, late));
    await Promise.all([lockOrders(at.deps), lockOrders(at.deps)]);
    expect(await locksOf(late)).toHaveLength(1);
    const [sheet, supplement, ...more] = await sheetsOf(day);
    expect(more).toEqual([]);
    expect(sheet!.text).toContain(early);
    expect(supplement!.subject).toContain("More to harvest");
    expect(supplement!.text).toContain(late);
    expect(supplement!.text).not.toContain(early);
  });

  it("the sheet waits for a payment that was begun before it, and holds that order too", async () => {
    const day = addDays(at.today, 2);
    const early = await at.buy(day);
    at.goTo(new Date(cutOffOf(day).getTime() - HOUR / 60));
    const wanted = await basket(at.market.database.db, { slug: CARROTS, quantity: 4 });
    const { paymentIntentId } = await at.ana.call((api) =>
      api.checkout.createIntent({ ...wanted, delivery: { ...delivery, deliveryDate: day } }),
    );
    at.goTo(cutOffOf(day));
    expect(await lockOrders(at.deps)).toBe(0);
    expect(await sheetsOf(day)).toEqual([]);
    // The browser pays, but is closed before it reports back.
    await at.market.pay(paymentIntentId);
    at.clock.pass(HOUR / 12);
    expect(await lockOrders(at.deps)).toBe(2);
    const [sheet, ...more] = await sheetsOf(day);
    expect(more).toEqual([]);
    expect(sheet!.subject).not.toContain("More to harvest");
    expect(sheet!.text).toContain("Clock carrots (1 lb): 5");
    expect(sheet!.text).toContain(early);
  });

  it("shoppers who leave without paying delay the farms no longer than their holds last", async () => {
    const day = addDays(at.today, 2);
    await at.buy(day);
    at.goTo(new Date(cutOffOf(day).getTime() - HOUR / 60));
    const wanted = await basket(at.market.database.db, { slug: CARROTS, quantity: 1 });
    await at.ana.call((api) =>
      api.checkout.createIntent({ ...wanted, delivery: { ...delivery, deliveryDate: day } }),
    );
    at.goTo(new Date(cutOffOf(day).getTime() + limits.holdMinutesWhilePaying * 60_000 - 1));
    expect(await lockOrders(at.deps)).toBe(0);
    at.clock.pass(1);
    expect(await lockOrders(at.deps)).toBe(1);
    await sweepPayments(at.deps);
  });

  it("a payment that arrives after the day has begun is refunded, and one before it still counts", async () => {
    const day = addDays(at.today, 2);
    const paidFor = async (quantity: number) => {
      const wanted = await basket(at.market.database.db, { slug: CARROTS, quantity });
      const { checkoutId, paymentIntentId } = await visitor(at.deps).call((api) =>
        api.checkout.createIntent({ ...wanted, delivery: { ...delivery, deliveryDate: day } }),
      );
      await at.market.pay(paymentIntentId);
      return { checkoutId, paymentIntentId };
    };
    const [inTime, late] = [await paidFor(1), await paidFor(2)];
    at.goTo(new Date(startOfBusinessDay(day).getTime() - 1));
    const placed = await finalizeIntent(at.deps, inTime.paymentIntentId, "test");
    expect(placed).toMatchObject({ status: "placed", day });
    const confirmed = like(emails.text, `%${"orderNumber" in placed ? placed.orderNumber : ""}%`);
    const [confirmation] = await at.market.database.db.select().from(emails).where(confirmed);
    expect(confirmation!.text).not.toMatch(/until|change/u);
    at.clock.pass(1);
    const again = () => finalizeIntent(at.deps, late.paymentIntentId, "test");
    expect([await again(), await again()]).toMatchObject([
      { status: "refunded" },
      { status: "refunded" },
    ]);
    await sweepPayments(at.deps);
    const { db } = at.market.database;
    const back = await db.select().from(refunds).where(eq(refunds.intentId, late.paymentIntentId));
    expect(back).toMatchObject([{ reason: "order_closed", state: "succeeded" }]);
    expect(await db.$count(orders, eq(orders.checkoutId, late.checkoutId))).toBe(0);
    const key = `payment_returning:${late.paymentIntentId}`;
    const [mail] = await db.select().from(emails).where(eq(emails.dedupeKey, key));
    expect(mail!.text).toContain("too late to place your order");
  });

  it("follows the days in the settings", async () => {
    const { sql } = at.market.database;
    const day = addDays(at.today, 5);
    await sql`insert into settings (key, value, updated_at) values ('leadDays', '4', now())`;
    const number = await at.buy(day);
    const order = await at.ana.call((api) => api.orders.byNumber({ number }));
    expect(order.changeUntil).toBe(addDays(day, -4));
    const [mail] = await at.market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `order_placed:${(await at.orderOf(number)).id}`));
    expect(mail!.text).toContain(`until ${formatDayEnd(addDays(day, -4))}.`);
    at.goTo(startOfBusinessDay(addDays(day, -3)));
    await lockOrders(at.deps);
    await sql`delete from settings where key = 'leadDays'`;
    expect((await at.orderOf(number)).state).toBe("locked");
  });
});
