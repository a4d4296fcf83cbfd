import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lockedDays } from "#db/schema/logistics.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import { emails } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import { joinFarm } from "#server/services/accounts/farm-members.ts";
import { lockOrders } from "#server/services/orders/lock-orders.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { REMIND_FROM_HOUR, remindCustomers } from "#server/services/orders/remind-customers.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { limits } from "#shared/platform/limits.ts";
import { addDays, businessDayAt, formatDayEnd, startOfBusinessDay } from "#shared/time.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { basket, delivery, setStock } from "#tests/support/market/basket.ts";
import { HOUR, type MovableClock, movableClock } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { refusingMails } from "#tests/support/servers/refusing-mails.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let ana: Visitor;
let farmId: number;
let serial = 0;
/** Each test lives in its own weeks, so that the days of one are none of another's. */
let today: string;
const CARROTS = "clock-carrots";
beforeAll(async () => {
  market = await openMarketPlace();
  const { db } = market.database;
  farmId = await addFarm(db, { name: "Clock Farm" });
  await addProduct(db, { farmId, slug: CARROTS, name: "Clock carrots", farmName: "Clock Farm" });
  await setStock(db, CARROTS, 500);
  const farmer = await registered(market.deps, {
    username: "clockfarmer",
    email: "clockfarmer@furrow.example",
  });
  await db.update(users).set({ role: "farmer" }).where(eq(users.id, farmer.user.id));
  await db.transaction((tx) => joinFarm(tx, farmer.user.id, farmId, new Date()));
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  today = addDays(businessDayAt(new Date()), serial * 30);
  clock = movableClock(new Date(startOfBusinessDay(today).getTime() + 12 * HOUR).toISOString());
  deps = { ...market.deps, clock };
  ana = await registered(deps, { username: `ana${serial}`, email: `ana${serial}@furrow.example` });
  return () => assertInvariants(market.database.sql, clock.now());
});

const buy = (day: string, quantity = 1) =>
  placedOrder(market, deps, ana, {
    goods: [{ slug: CARROTS, quantity }],
    email: `ana${serial}@furrow.example`,
    day,
  });

async function orderOf(number: string) {
  const [order] = await market.database.db.select().from(orders).where(eq(orders.number, number));
  return order!;
}

async function locksOf(number: string) {
  const { id } = await orderOf(number);
  return market.database.db
    .select()
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.to, "locked")));
}

const sheetsOf = (day: string) =>
  market.database.db
    .select()
    .from(emails)
    .where(like(emails.dedupeKey, `farm_sheet:${day}:%`))
    .orderBy(emails.createdAt, emails.dedupeKey);

/** Sets the clock to an instant. */
const goTo = (instant: Date) => clock.pass(instant.getTime() - clock.now().getTime());

describe("An order of another day", () => {
  it("stands in every table at the instant of the services' clock", async () => {
    const { id, checkoutId, paymentIntentId } = await orderOf(await buy(addDays(today, 3)));
    const rows = await market.database.sql<{ at: string }[]>`
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
    expect(new Set(rows.map(({ at }) => new Date(at).toISOString()))).toEqual(
      new Set([clock.now().toISOString()]),
    );
  });
});

describe("At the cut-off", () => {
  it("orders lock once, not a moment before midnight, and two processes at once lock each once", async () => {
    const day = addDays(today, 3);
    const number = await buy(day, 2);
    const next = await buy(addDays(day, 1));
    goTo(new Date(cutOffOf(day).getTime() - 1));
    await lockOrders(deps);
    expect((await orderOf(number)).state).toBe("placed");
    goTo(cutOffOf(day));
    const locked = await Promise.all([lockOrders(deps), lockOrders(deps)]);
    expect(locked.toSorted()).toEqual([0, 1]);
    expect(await lockOrders(deps)).toBe(0);
    expect((await orderOf(number)).state).toBe("locked");
    expect((await orderOf(next)).state).toBe("placed");
    expect(await locksOf(number)).toEqual([
      expect.objectContaining({ from: "placed", actor: "system", cause: "cut_off" }),
    ]);
    const days = await market.database.db.select().from(lockedDays).where(eq(lockedDays.day, day));
    expect(days).toEqual([{ day, lockedAt: clock.now() }]);
    const change = ana.call((api) => api.orders.cancel({ number }));
    await expect(change).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("each farm is sent its sheet once: totals, then orders with a first name and nothing more", async () => {
    const day = addDays(today, 3);
    const numbers = [await buy(day, 2), await buy(day, 3)];
    goTo(cutOffOf(day));
    await Promise.all([lockOrders(deps), lockOrders(deps)]);
    await lockOrders(deps);
    const [sheet, ...more] = await sheetsOf(day);
    expect(more).toEqual([]);
    expect(sheet).toMatchObject({ to: "clockfarmer@furrow.example", kind: "farm_sheet" });
    expect(sheet!.text).toContain("Clock carrots (1 lb): 5");
    for (const number of numbers) expect(sheet!.text).toContain(`${number} Ana`);
    for (const secret of ["Quiet", "@furrow", "Lee", "$"]) {
      expect(sheet!.text).not.toContain(secret);
    }
  });

  it("a day that was missed is made up, with its sheet", async () => {
    const day = addDays(today, 2);
    const number = await buy(day);
    goTo(new Date(cutOffOf(day).getTime() + 100 * HOUR));
    await lockOrders(deps);
    expect((await orderOf(number)).state).toBe("locked");
    expect(await sheetsOf(day)).toHaveLength(1);
  });

  it("an order that is paid after it locks by the next run, and the farm is notified of it alone, once", async () => {
    const day = addDays(today, 2);
    const early = await buy(day);
    goTo(new Date(cutOffOf(day).getTime() - HOUR));
    const late = await buy(day, 4);
    await market.database.db
      .update(orders)
      .set({ state: "canceled" })
      .where(eq(orders.number, late));
    goTo(cutOffOf(day));
    await lockOrders(deps);
    await market.database.db.update(orders).set({ state: "placed" }).where(eq(orders.number, late));
    await Promise.all([lockOrders(deps), lockOrders(deps)]);
    expect(await locksOf(late)).toHaveLength(1);
    const [sheet, supplement, ...more] = await sheetsOf(day);
    expect(more).toEqual([]);
    expect(sheet!.text).toContain(early);
    expect(supplement!.subject).toContain("More to harvest");
    expect(supplement!.text).toContain(late);
    expect(supplement!.text).not.toContain(early);
  });

  it("the sheet waits for a payment that was begun before it, and holds that order too", async () => {
    const day = addDays(today, 2);
    const early = await buy(day);
    goTo(new Date(cutOffOf(day).getTime() - HOUR / 60));
    const wanted = await basket(market.database.db, { slug: CARROTS, quantity: 4 });
    const { paymentIntentId } = await ana.call((api) =>
      api.checkout.createIntent({ ...wanted, delivery: { ...delivery, deliveryDate: day } }),
    );
    goTo(cutOffOf(day));
    expect(await lockOrders(deps)).toBe(0);
    expect(await sheetsOf(day)).toEqual([]);
    // The browser pays, and is closed before it reports back.
    await market.pay(paymentIntentId);
    clock.pass(HOUR / 12);
    expect(await lockOrders(deps)).toBe(2);
    const [sheet, ...more] = await sheetsOf(day);
    expect(more).toEqual([]);
    expect(sheet!.subject).not.toContain("More to harvest");
    expect(sheet!.text).toContain("Clock carrots (1 lb): 5");
    expect(sheet!.text).toContain(early);
  });

  it("no one who leaves without paying keeps the farms waiting for longer than goods are held", async () => {
    const day = addDays(today, 2);
    await buy(day);
    goTo(new Date(cutOffOf(day).getTime() - HOUR / 60));
    const wanted = await basket(market.database.db, { slug: CARROTS, quantity: 1 });
    await ana.call((api) =>
      api.checkout.createIntent({ ...wanted, delivery: { ...delivery, deliveryDate: day } }),
    );
    goTo(new Date(cutOffOf(day).getTime() + limits.holdMinutesWhilePaying * 60_000 - 1));
    expect(await lockOrders(deps)).toBe(0);
    clock.pass(1);
    expect(await lockOrders(deps)).toBe(1);
    await sweepPayments(deps);
  });

  it("a payment that arrives once the day has begun goes back, and one before it still counts", async () => {
    const day = addDays(today, 2);
    const paidFor = async (quantity: number) => {
      const wanted = await basket(market.database.db, { slug: CARROTS, quantity });
      const { checkoutId, paymentIntentId } = await visitor(deps).call((api) =>
        api.checkout.createIntent({ ...wanted, delivery: { ...delivery, deliveryDate: day } }),
      );
      await market.pay(paymentIntentId);
      return { checkoutId, paymentIntentId };
    };
    const [inTime, late] = [await paidFor(1), await paidFor(2)];
    goTo(new Date(startOfBusinessDay(day).getTime() - 1));
    const placed = await finalizeIntent(deps, inTime.paymentIntentId, "test");
    expect(placed).toMatchObject({ status: "placed", day });
    const confirmed = like(emails.text, `%${"orderNumber" in placed ? placed.orderNumber : ""}%`);
    const [confirmation] = await market.database.db.select().from(emails).where(confirmed);
    expect(confirmation!.text).not.toMatch(/until|change/u);
    clock.pass(1);
    const again = () => finalizeIntent(deps, late.paymentIntentId, "test");
    expect([await again(), await again()]).toMatchObject([
      { status: "refunded" },
      { status: "refunded" },
    ]);
    await sweepPayments(deps);
    const { db } = market.database;
    const back = await db.select().from(refunds).where(eq(refunds.intentId, late.paymentIntentId));
    expect(back).toMatchObject([{ reason: "order_closed", state: "succeeded" }]);
    expect(await db.$count(orders, eq(orders.checkoutId, late.checkoutId))).toBe(0);
    const key = `payment_returning:${late.paymentIntentId}`;
    const [mail] = await db.select().from(emails).where(eq(emails.dedupeKey, key));
    expect(mail!.text).toContain("too late to place your order");
  });

  it("keeps to the days that the settings give it", async () => {
    const { sql } = market.database;
    const day = addDays(today, 5);
    await sql`insert into settings (key, value, updated_at) values ('leadDays', '4', now())`;
    const number = await buy(day);
    const order = await ana.call((api) => api.orders.byNumber({ number }));
    expect(order.changeUntil).toBe(addDays(day, -4));
    const [mail] = await market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `order_placed:${(await orderOf(number)).id}`));
    expect(mail!.text).toContain(`until ${formatDayEnd(addDays(day, -4))}.`);
    goTo(startOfBusinessDay(addDays(day, -3)));
    await lockOrders(deps);
    await sql`delete from settings where key = 'leadDays'`;
    expect((await orderOf(number)).state).toBe("locked");
  });
});

describe("Before the cut-off", () => {
  const remindersOf = async (number: string) =>
    market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `order_reminder:${(await orderOf(number)).id}`));

  it("customers are reminded once, on the last day, and not at night", async () => {
    const day = addDays(today, 4);
    const number = await buy(day, 2);
    const lastDay = startOfBusinessDay(addDays(day, -2)).getTime();
    for (const early of [lastDay - HOUR, lastDay + (REMIND_FROM_HOUR - 1) * HOUR]) {
      goTo(new Date(early));
      await remindCustomers(deps);
      expect(await remindersOf(number)).toEqual([]);
    }
    goTo(new Date(lastDay + REMIND_FROM_HOUR * HOUR));
    const reminded = await Promise.all([remindCustomers(deps), remindCustomers(deps)]);
    expect(Math.max(...reminded)).toBe(1);
    expect(await remindCustomers(deps)).toBe(0);
    const [mail, ...more] = await remindersOf(number);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain(", 11:59 PM");
    expect(mail!.text).toContain("2 × Clock carrots");
    expect(mail!.text).toContain(`/dashboard/customer/orders/${number}`);
  });

  it("customers are reminded although an email before theirs cannot be written, which is tried again", async () => {
    const day = addDays(today, 4);
    const goods = [{ slug: CARROTS, quantity: 1 }];
    const numbers: string[] = [];
    for (const name of ["broken", "first", "last"])
      numbers.push(
        await placedOrder(market, deps, visitor(deps), {
          goods,
          email: `${name}${serial}@furrow.example`,
          day,
        }),
      );
    const [broken = "", ...others] = numbers;
    goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() + REMIND_FROM_HOUR * HOUR));
    {
      await using _ = await refusingMails(market.database.sql, `broken${serial}@furrow.example`);
      await expect(remindCustomers(deps)).rejects.toThrow("a customer could not be reminded");
      for (const number of others) expect(await remindersOf(number)).toHaveLength(1);
      expect(await remindersOf(broken)).toEqual([]);
    }
    expect(await remindCustomers(deps)).toBe(1);
    expect(await remindersOf(broken)).toHaveLength(1);
  });

  it("no one is reminded who does not want to be", async () => {
    const day = addDays(today, 4);
    const number = await buy(day);
    const choose = (on: boolean) =>
      ana.call((api) => api.accounts.customer.chooseMail({ kind: "order_reminder", on }));
    await choose(false);
    goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() + REMIND_FROM_HOUR * HOUR));
    expect(await remindCustomers(deps)).toBe(0);
    expect(await remindersOf(number)).toEqual([]);
    await choose(true);
    expect(await remindCustomers(deps)).toBe(1);
  });

  it("no one is reminded of an order of the last 24 hours, or of one that is canceled", async () => {
    const day = addDays(today, 3);
    const canceled = await buy(day);
    await ana.call((api) => api.orders.cancel({ number: canceled }));
    goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() - 2 * HOUR));
    const fresh = await buy(day);
    goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() + 20 * HOUR));
    await remindCustomers(deps);
    expect(await remindersOf(fresh)).toEqual([]);
    expect(await remindersOf(canceled)).toEqual([]);
  });
});
