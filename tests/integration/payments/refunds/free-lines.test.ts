import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import { swapOut } from "#server/services/orders/adding/swap.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents } from "#shared/money.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { buys, linesOf, makeCode } from "#tests/support/market/codes.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

const UNITS = 2;
let at: DeliveryDay;
let giver: number;
const gifts = { farm: 0, market: 0 };
let order: typeof orders.$inferSelect;
let gift: number;
beforeAll(async () => {
  at = await openDeliveryDay();
  const { db } = at.deps;
  giver = await addFarm(db, { name: "Gift Farm" });
  const one = { farmId: giver, onHand: 0 };
  await addProduct(db, { ...one, slug: "gift-honey", name: "Gift honey" });
  await addProduct(db, { ...one, slug: "gift-herbs", name: "Gift herbs", price: cents(3) });
  gifts.farm = await setStock(db, "gift-honey", 900);
  gifts.market = await setStock(db, "gift-herbs", 900);
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());
afterEach(() => assertInvariants(at.market.database.sql, at.clock.now()));

/** An order of five beets at full price and two units made free by a code of a farm or the market. */
async function bought(bearer: "farm" | "market" = "farm"): Promise<void> {
  const farmId = bearer === "farm" ? giver : null;
  const { code } = await makeCode(at, { value: 10_000, farmId });
  const goods = [
    { slug: "own-beets", quantity: 5 },
    { slug: bearer === "farm" ? "gift-honey" : "gift-herbs", quantity: UNITS },
  ];
  const how = { email: "ana@furrow.example", promotionCode: code, day: at.day.current };
  order = await buys(at, at.ana, goods, how);
  gift = gifts[bearer];
  const lines = await linesOf(at, order.id);
  const free = lines.filter((line) => line.promotion === line.lineTotal);
  expect(free.map(({ productId }) => productId)).toEqual([gift]);
}

const units = (productId: number, quantity: number) => ({
  lines: [{ productId, quantity }],
  delivery: false,
});
const refund = (quantity: number, cause: Fault["cause"] = "poor_quality", productId = gift) =>
  refundOrder(at.deps, null, {
    intentId: order.paymentIntentId,
    wish: units(productId, quantity),
    reason: "As the customer wrote",
    cause,
  });
const refundsOf = () => at.deps.db.select().from(refunds).where(eq(refunds.orderId, order.id));
const account = (name: string) =>
  ledgerBalance(at.market.database.sql, { orderId: order.id }, name);
const stateNow = async () => (await at.orderOf(order.number)).state;
const delivered = () => markDelivered(at.market.database.sql, order.number, at.clock.now());

/** Asserts that this many units were refunded without any money for the provider to send. */
async function expectFree(back: number): Promise<void> {
  const rows = await refundsOf();
  for (const row of rows) expect(row).toMatchObject({ amount: 0, credit: 0, state: "succeeded" });
  const lines = await at.deps.db
    .select()
    .from(refundLines)
    .where(eq(refundLines.orderId, order.id));
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(back);
  expect(lines.every(({ productId }) => productId === gift)).toBe(true);
  await sweepPayments(at.deps);
  expect(await at.deps.payments.listRefunds(order.paymentIntentId)).toEqual([]);
}

/** Asserts that the order is refunded and that nobody has earned or owes anything for it. */
async function expectUndone(): Promise<void> {
  await sweepPayments(at.deps);
  expect(await stateNow()).toBe("refunded");
  for (const name of ["farm_payable", "commission", "promotions", "tax_payable"])
    expect([name, await account(name)]).toEqual([name, 0]);
  const lines = await linesOf(at, order.id);
  const kept = lines.map(({ freed, short, quantity }) => quantity - freed - short);
  expect(new Set(kept)).toEqual(new Set([0]));
}

describe("A line that a code made free", () => {
  it.each<Fault["cause"]>(["poor_quality", "packed_wrong", "damaged_on_the_way"])(
    "goes back after the delivery for %s, with nothing to send",
    async (cause) => {
      await bought("market");
      await delivered();
      const [line] = (await linesOf(at, order.id)).filter(({ productId }) => productId === gift);
      const before = { farms: await account("farm_payable"), code: await account("promotions") };
      expect(await refund(1, cause)).toMatchObject({ amount: 0 });
      expect(await refund(UNITS - 1, cause)).toMatchObject({ amount: 0 });
      await expectFree(UNITS);
      // The code costs the market that much less; the bearer pays for the goods instead.
      expect(await account("promotions")).toBe(before.code - line!.promotion);
      const farmsPart = cause === "poor_quality" ? line!.farmShare : 0;
      expect(await account("farm_payable")).toBe(before.farms + farmsPart);
      expect(await stateNow()).toBe("delivered");
      await expect(refund(1, cause)).rejects.toMatchObject({ code: "conflict" });
    },
  );

  it("costs nobody anything where its farm gave it away", async () => {
    await bought();
    await delivered();
    const before = await account("farm_payable");
    const { refundId } = await refund(UNITS);
    await expectFree(UNITS);
    expect(await account("farm_payable")).toBe(before);
    const asked = { refundId, bearer: "market" as const, reason: "It was ours" };
    await expect(changeBearer(at.deps, null, asked)).rejects.toMatchObject({ code: "conflict" });
  });

  it("goes back as well once all the money of its order has", async () => {
    await bought("market");
    await delivered();
    await refund(5, "poor_quality", at.ids.beets);
    await sweepPayments(at.deps);
    expect(await stateNow()).toBe("refunded");
    expect(await refund(UNITS)).toMatchObject({ amount: 0 });
    expect(await account("farm_payable")).toBe(0);
  });

  it.each(["farm", "market"] as const)(
    "of a code of the %s is on sale again when it goes back before the cut-off",
    async (bearer) => {
      const before = (await at.stockOf(gifts[bearer])).onHand;
      await bought(bearer);
      await refund(UNITS, "customer_changed");
      expect((await at.stockOf(gift)).onHand).toBe(before);
      await expectFree(UNITS);
      expect(await stateNow()).toBe("placed");
    },
  );

  it("is taken off by its customer, who reads that there is nothing to give back", async () => {
    await bought();
    const off = { number: order.number, productId: gift, quantity: UNITS };
    expect(await at.ana.call((api) => api.orders.takeOff(off))).toEqual({ amount: 0 });
    await expectFree(UNITS);
    const [mail] = (await at.mailsOf(order.number)).filter(({ kind }) => kind === "refund_started");
    expect(mail!.subject).toBe(`Nothing to give back of your order ${order.number}`);
    expect(mail!.text).toContain("they were free with your code");
    expect(mail!.text).not.toContain("$0.00");
  });

  it("goes short and is written off", async () => {
    await bought("market");
    await at.lock();
    const { writtenOff } = await at.stockOf(gift);
    const mark = { farmId: giver, productId: gift, orderNumber: order.number, before: 0 };
    const short = { ...mark, units: UNITS, reason: "weather" as const };
    expect(await at.ada.call((api) => api.farmer.short(short))).toEqual({ amount: 0 });
    expect((await at.stockOf(gift)).writtenOff).toBe(writtenOff + UNITS);
    await expectFree(UNITS);
    expect(await stateNow()).toBe("harvesting");
  });

  it("is swapped for other goods", async () => {
    await bought();
    const swap = { productId: gift, quantity: 1, reason: "Sugar", agreedBy: at.ada.user.id };
    await inTransaction(at.deps.db, async (tx) => {
      const [now] = await tx.select().from(orders).where(eq(orders.id, order.id)).for("update");
      await swapOut(at.deps, tx, now!, swap);
    });
    await expectFree(1);
  });

  it("is canceled with its order", async () => {
    await bought("market");
    const { number } = order;
    await at.ana.call((api) => api.orders.cancel({ number }));
    await expectUndone();
  });
});

describe("An order of which only free goods would be left", () => {
  it.each(["farm", "market"] as const)(
    "ends when its customer takes the last paid goods off, under a code of the %s",
    async (bearer) => {
      await bought(bearer);
      const { total, number } = order;
      const off = { number, productId: at.ids.beets, quantity: 5 };
      expect(await at.ana.call((api) => api.orders.takeOff(off))).toEqual({ amount: total });
      await expectUndone();
      const mails = (await at.mailsOf(number)).filter(({ kind }) => kind === "refund_started");
      expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number} is canceled`]);
    },
  );

  it("ends when the team refunds the last paid goods", async () => {
    await bought("market");
    await refund(5, "customer_changed", at.ids.beets);
    await expectUndone();
  });

  it("ends when its farm cannot bring the last paid goods; what is harvested is written off", async () => {
    await bought("market");
    await at.lock();
    const { number } = order;
    const ready = { farmId: giver, productId: gift, orderNumber: number };
    await at.ada.call((api) => api.farmer.ready(ready));
    const { writtenOff } = await at.stockOf(gift);
    const mark = { farmId: at.ids.farmId, productId: at.ids.beets, orderNumber: number, before: 0 };
    const short = { ...mark, units: 5, reason: "weather" as const };
    await at.fern.call((api) => api.farmer.short(short));
    expect((await at.stockOf(gift)).writtenOff).toBe(writtenOff + UNITS);
    await expectUndone();
    const [mail] = (await at.mailsOf(number)).filter(({ kind }) => kind === "order_short");
    expect(mail!.subject).toContain("cannot come");
  });
});

describe("A free line that its farm cannot bring", () => {
  it("gives nothing back, and the email says why", async () => {
    await bought();
    await at.lock();
    const mark = { farmId: giver, productId: gift, orderNumber: order.number, before: 0 };
    await at.ada.call((api) => api.farmer.short({ ...mark, units: UNITS, reason: "weather" }));
    const [mail] = (await at.mailsOf(order.number)).filter(({ kind }) => kind === "order_short");
    expect(mail!.text).toContain("Everything else comes as planned.");
    expect(mail!.text).toContain(
      "There is nothing to give back for it: it was free with your code",
    );
    await expectFree(UNITS);
  });
});
