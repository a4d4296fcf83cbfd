import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { cents, NO_MONEY, parseDollars, toDollars } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { login, registered } from "#tests/support/market/people/accounts.ts";
import { basket, setStock } from "#tests/support/market/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { markDelivered } from "#tests/support/market/delivered-order.ts";

const CARROTS = "nantes-carrots";
const BEETS = "red-beets";

let market: MarketPlace;
let deps: Deps;
let serial = 0;
let ana: Awaited<ReturnType<typeof registered>>;
let chief: Visitor & { user: { id: string; username: string } };
beforeAll(async () => {
  market = await openMarketPlace();
  deps = market.deps;
  await setStock(market.database.db, CARROTS, 900);
  await setStock(market.database.db, BEETS, 900);
  const admin = await person("chief");
  await market.database.db.update(users).set({ role: "admin" }).where(eq(users.id, admin.user.id));
  chief = admin;
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  ana = await person(`ana${serial}`);
});
afterEach(async () => {
  expect(await violations(market.database.sql)).toEqual({});
});

const person = (username: string) =>
  registered(deps, { username, email: `${username}@furrow.example` });
const give = (amount: number, key = crypto.randomUUID(), reason = "The van was late") =>
  chief.call((api) => api.admin.credit.give({ id: ana.user.id, key, amount, reason }));
const balance = async () => (await ana.call((api) => api.payments.credit.mine())).balance;

/** Two bunches of carrots and three of beets, with the amount to pay in addition to this credit. */
async function cart(credit: number) {
  const input = await basket(
    market.database.db,
    { slug: CARROTS, quantity: 2 },
    { slug: BEETS, quantity: 3 },
  );
  const total = parseDollars(input.amount) ?? NO_MONEY;
  const left = withCredit({ ...totalsOf([], DEFAULT_RATES), total }, cents(credit)).total;
  return { ...input, amount: toDollars(left), useCredit: true, total, left };
}

const ask = (who: Visitor, { total: _, left: __, ...input }: Awaited<ReturnType<typeof cart>>) =>
  who.call((api) => api.checkout.createIntent(input));

/** Ana's paid order, partly paid with this much credit. */
async function ordered(credit: number, card?: string) {
  const { paymentIntentId: intentId } = await ask(ana, await cart(credit));
  await market.pay(intentId, card);
  await finalizeIntent(deps, intentId, "test");
  const { db } = market.database;
  const [order] = await db.select().from(orders).where(eq(orders.paymentIntentId, intentId));
  return { ...order!, intentId };
}

const refundsOf = (intentId: string) =>
  market.database.db.select().from(refunds).where(eq(refunds.intentId, intentId));
const paymentOf = async (intentId: string) =>
  (await market.database.db.select().from(payments).where(eq(payments.intentId, intentId)))[0];
const refund = (intentId: string, wish: Parameters<typeof refundOrder>[2]["wish"]) =>
  refundOrder(deps, chief.user, { intentId, wish, reason: "It had wilted", cause: "poor_quality" });
const sentToProvider = async () =>
  (await market.control.calls()).filter((call) => call.op === "refunds.create").length;

describe("Credit of the team's goodwill", () => {
  it("is given once however often it is pressed, stands in the log, and is confirmed with its reason", async () => {
    const key = crypto.randomUUID();
    await give(1_250, key);
    await give(1_250, key);
    const { movements, ...credit } = await ana.call((api) => api.payments.credit.mine());
    expect(credit.balance).toBe(1_250);
    expect(movements).toMatchObject([
      { amount: 1_250, reason: "The van was late", orderNumber: null },
    ]);
    const { db } = market.database;
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, ana.user.id));
    expect(log).toMatchObject([
      { action: "credit.given", actorId: chief.user.id, detail: { amount: 1_250 } },
    ]);
    const mails = await db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `credit_given:${key}`));
    expect(mails).toMatchObject([
      { to: ana.user.email, text: expect.stringContaining("The van was late") },
    ]);
    const seen = await chief.call((api) => api.admin.users.one({ id: ana.user.id }));
    expect(seen.credit).toBe(1_250);
  });

  it("is not told as given when its key has given something else, whose answer was lost", async () => {
    const key = crypto.randomUUID();
    const before = await balance();
    await give(1_000, key);
    const other = { code: "CONFLICT", message: expect.stringContaining("$10.00") };
    await expect(give(1_500, key)).rejects.toMatchObject(other);
    await expect(give(1_000, key, "The eggs were broken")).rejects.toMatchObject(other);
    const ben = await person("ben-gift");
    const toBen = { id: ben.user.id, key, amount: 1_000, reason: "The van was late" };
    await expect(chief.call((api) => api.admin.credit.give(toBen))).rejects.toMatchObject(other);
    await give(1_000, key);
    expect(await balance()).toBe(before + 1_000);
  });

  it("is the team's to give, with a reason, and above $200 only with the password (ASVS 8.2.1)", async () => {
    const gift = { id: ana.user.id, key: crypto.randomUUID(), amount: 500, reason: "For me" };
    await expect(ana.call((api) => api.admin.credit.give(gift))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    for (const [amount, reason] of [
      [0, "Kindness"],
      [50_001, "Kindness"],
      [1.5, "Kindness"],
      [500, " "],
    ] as const) {
      await expect(give(amount, crypto.randomUUID(), reason)).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
    const late = { ...deps, clock: { now: () => new Date(Date.now() + 11 * 60_000) } };
    const tired = visitor(late);
    tired.jar.set("session", chief.jar.get("session") ?? "");
    const large = tired.call((api) => api.admin.credit.give({ ...gift, amount: 20_001 }));
    await expect(large).rejects.toMatchObject({ cause: { code: "confirm_password" } });
    expect(await balance()).toBe(0);
  });
});

describe("An order with credit", () => {
  it("charges the card the rest, spends the credit once, and leaves what it did not need", async () => {
    await give(500);
    const { total } = await cart(0);
    const order = await ordered(500);
    await finalizeIntent(deps, order.intentId, "again");
    expect(order).toMatchObject({ credit: 500, discount: 500, total: total - 500 });
    expect(await paymentOf(order.intentId)).toMatchObject({ amountReceived: total - 500 });
    const { movements, ...left } = await ana.call((api) => api.payments.credit.mine());
    expect(left.balance).toBe(0);
    expect(movements[0]).toMatchObject({ amount: -500, orderNumber: order.number });
    const shown = await ana.call((api) => api.orders.byNumber({ number: order.number }));
    expect(shown.totals).toMatchObject({ credit: 500, discount: 500 });
  });

  it("leaves the provider's smallest charge for the card", async () => {
    await give(20_000);
    const order = await ordered(20_000);
    expect(order.total).toBe(50);
    expect(await balance()).toBe(20_000 - order.credit);
  });

  it("is refused with the true total when the browser counted on other credit", async () => {
    await give(300);
    const { total } = await cart(0);
    const wrong = ask(ana, await cart(500));
    await expect(wrong).rejects.toMatchObject({
      cause: { code: "price_changed", details: { total: total - 300 } },
    });
    const { totals } = await ask(ana, await cart(300));
    expect(totals).toMatchObject({ credit: 300, total: total - 300 });
  });

  it("needs someone who is signed in; what a guest began becomes theirs on signing in", async () => {
    await give(300);
    const guest = visitor(deps);
    await expect(ask(guest, await cart(300))).rejects.toMatchObject({
      cause: { code: "price_changed" },
    });
    const begun = await ask(guest, await cart(0));
    await guest.call(login(`ana${serial}`, "correct horse"));
    const { checkoutId, paymentIntentId } = await ask(guest, await cart(300));
    expect(checkoutId).toBe(begun.checkoutId);
    await market.pay(paymentIntentId);
    await finalizeIntent(deps, paymentIntentId, "test");
    expect(await balance()).toBe(0);
  });

  it("of two browsers at the same moment is one: the other gets its price without", async () => {
    await give(500);
    const phone = visitor(deps);
    await phone.call(login(`ana${serial}`, "correct horse"));
    const wanted = await cart(500);
    const both = await Promise.allSettled([ask(ana, wanted), ask(phone, wanted)]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((result) => result.status === "rejected");
    expect(lost?.reason).toMatchObject({
      cause: { code: "price_changed", details: { total: wanted.total } },
    });
    const won = both.find((result) => result.status === "fulfilled")!.value;
    const [later, first] = both[0]?.status === "fulfilled" ? [phone, ana] : [ana, phone];
    expect(await first.call((api) => api.payments.credit.usable())).toBe(500);
    expect(await later.call((api) => api.payments.credit.usable())).toBe(0);
    await market.pay(won.paymentIntentId);
    await finalizeIntent(deps, won.paymentIntentId, "test");
    await expect(ask(later, wanted)).rejects.toMatchObject({ cause: { code: "price_changed" } });
    const other = await ask(later, { ...(await cart(0)), amount: toDollars(wanted.total) });
    await market.pay(other.paymentIntentId);
    await finalizeIntent(deps, other.paymentIntentId, "test");
    expect(await balance()).toBe(0);
  });

  it("keeps what it was quoted before, as long as that may still be paid, and frees it when it expires", async () => {
    await give(500);
    const phone = visitor(deps);
    await phone.call(login(`ana${serial}`, "correct horse"));
    const { checkoutId } = await ask(ana, await cart(500));
    await ask(ana, { ...(await cart(0)), useCredit: false });
    expect(await phone.call((api) => api.payments.credit.usable())).toBe(0);
    const { db, sql } = market.database;
    await sql`update checkouts set hold_expires_at = now() - interval '1 minute' where id = ${checkoutId}`;
    const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    await expireCheckout(deps, checkout!);
    expect(await phone.call((api) => api.payments.credit.usable())).toBe(500);
  });
});

describe("A refund of an order that credit paid a part of", () => {
  it("gives each its share back, line by line, and in the end all of both", async () => {
    await give(500);
    const { intentId, total, id } = await ordered(500);
    const [line] = await market.database.sql<{ id: number }[]>`
      select product_id as id from order_lines where order_id = ${id} order by product_id limit 1`;
    await refund(intentId, { lines: [{ productId: line!.id, quantity: 1 }], delivery: false });
    const [first] = await refundsOf(intentId);
    expect(first!.amount).toBeGreaterThan(0);
    expect(await balance()).toBe(first!.credit);
    expect(first!.credit).toBe(Math.ceil((500 * (first!.amount + first!.credit)) / (total + 500)));
    await refund(intentId, "remaining");
    await sweepPayments(deps);
    expect(await balance()).toBe(500);
    expect(await paymentOf(intentId)).toMatchObject({ state: "refunded" });
  });

  it("by canceling returns the credit whole and the card's part to the card", async () => {
    await give(20_000);
    const { intentId, number, credit, total } = await ordered(20_000);
    await ana.call((api) => api.orders.cancel({ number }));
    await sweepPayments(deps);
    expect(await balance()).toBe(20_000);
    expect(await refundsOf(intentId)).toMatchObject([
      { amount: total, credit, state: "succeeded" },
    ]);
    const again = await ordered(20_000);
    expect(again.credit).toBe(credit);
  });

  it("that fails takes its credit back, and is made again as a whole", async () => {
    await give(500);
    const { intentId, total } = await ordered(500, "pm_card_refundFail");
    await refund(intentId, "remaining");
    await sweepPayments(deps);
    expect(await balance()).toBe(500);
    const [sent] = await refundsOf(intentId);
    await market.control.settleRefund(sent!.providerRefundId!, "failed");
    await processReportedEvents(deps);
    expect(await balance()).toBe(0);
    expect(await refund(intentId, "remaining")).toMatchObject({ amount: total + 500 });
    expect(await balance()).toBe(500);
  });
});

describe("A problem whose money the customer wants as credit", () => {
  it("gives the same sum as credit at once, counts the units as given back, and sends nothing", async () => {
    const { intentId, number } = await ordered(0);
    const { db, sql } = market.database;
    await markDelivered(sql, number);
    const read = () => ana.call((api) => api.orders.byNumber({ number }));
    const { productId } = (await read()).lines[0]!;
    const report = { number, productId, kind: "quality", quantity: 1, note: "" } as const;
    await ana.call((api) => api.orders.report({ ...report, to: "credit" }));
    const { rows } = await chief.call((api) =>
      api.admin.problems.page({ q: number, state: "open" }),
    );
    expect(rows).toMatchObject([{ to: "credit" }]);
    await sweepPayments(deps);
    const before = await sentToProvider();
    const given = await chief.call((api) =>
      api.admin.problems.refund({ id: rows[0]!.id, cause: "poor_quality" }),
    );
    await sweepPayments(deps);
    expect(given.credit).toBe(given.amount);
    expect(await balance()).toBe(given.amount);
    expect(await refundsOf(intentId)).toMatchObject([
      { amount: 0, credit: given.amount, state: "succeeded" },
    ]);
    expect(await sentToProvider()).toBe(before);
    expect(await paymentOf(intentId)).toMatchObject({ state: "succeeded" });
    const after = await read();
    expect(after.lines[0]).toMatchObject({ refunded: 1 });
    expect(after.refunds).toMatchObject([{ amount: 0, credit: given.amount }]);
    const [mail] = await db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `refund_started:${after.refunds[0]!.id}`));
    expect(mail?.text).toContain("as credit for your next order");
    expect((await ordered(given.amount)).credit).toBe(given.amount);
  });
});
