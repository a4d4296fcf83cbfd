import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { promotions } from "#db/schema/promotions.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { approveRun } from "#server/services/payments/payouts/decide.ts";
import { inTransaction } from "#db/transaction.ts";
import { lockOrder } from "#server/services/payments/refunds/sold.ts";
import { refundOrder, writeRefund } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { cents } from "#shared/money.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import type { WhyRow, WhyStory } from "#shared/payments/why/why.ts";
import { businessDayAt } from "#shared/time.ts";
import { basket, setStock } from "#tests/support/market/basket.ts";
import { HOUR } from "#tests/support/market/clock.ts";
import {
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payout-runs.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { GOODS, openWorld, type Person, type World } from "#tests/support/powers/world.ts";

const CANDLES = "beeswax-candles";
const NOT_FOUND = { code: "NOT_FOUND" };

let world: World;
let admin: Person;
let ana: Person;
let farmId: number;
let owner: Awaited<ReturnType<typeof readyOwner>>["owner"];
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  ana = await world.person();
  await setStock(world.deps.db, CANDLES, 500);
  farmId = await growingFarm(world);
  ({ owner } = await readyOwner(world, farmId));
  // What the market bears of refunds it pays out of its own money.
  for (let order = 0; order < 2; order += 1) await sold(world, 60);
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(async () => {
  await assertInvariants(world.market.database.sql, world.clock.now());
  expect((await everyWhy(world.deps)).broken).toEqual([]);
});

const kinds = ({ rows }: WhyStory) => rows.map(({ kind }) => kind);
const eventKinds = ({ events }: WhyStory) => events.map(({ kind }) => kind);
const rowOf = <Kind extends WhyRow["kind"]>({ rows }: WhyStory, kind: Kind) =>
  rows.filter((row): row is Extract<WhyRow, { kind: Kind }> => row.kind === kind);
const newestRefund = async (orderId: string) => {
  const rows = await world.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  return rows.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))[0]!;
};
const linesOf = (orderId: string) =>
  world.deps.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));

async function refund(intentId: string, productId: number, fault: Fault, quantity = 1) {
  world.clock.pass(60_000);
  const wish = { lines: [{ productId, quantity }], delivery: false };
  const input = { intentId, wish, reason: "As the customer wrote", ...fault };
  const { refundId } = await refundOrder(world.deps, admin.user, input);
  await sweepPayments(world.deps);
  return refundId;
}

function rate(category: TaxRate["category"], authority: string, bps: number): TaxRate {
  return { category, authority, bps, zipPrefix: "", from: "2020-01-01", to: null };
}
/** Food is free of tax, what is no food pays state and county. */
const TABLE: TaxRate[] = [
  rate("food", "State of California", 0),
  rate("merchandise", "State of California", 725),
  rate("merchandise", "Sonoma County", 100),
];

async function saveTax(taxRates: TaxRate[]): Promise<void> {
  const { tabs } = await admin.call((api) => api.admin.settings.read());
  const { version } = tabs.find(({ tab }) => tab === "tax")!;
  await admin.call((api) => api.admin.settings.save({ tab: "tax", version, values: { taxRates } }));
}

/** Ana's order of food and candles, with a code and with credit. */
async function orderWithEverything() {
  const { db } = world.deps;
  await saveTax(TABLE);
  await db.insert(promotions).values({
    code: "HARVEST10",
    kind: "percent",
    value: 1_000,
    createdAt: world.clock.now(),
  });
  await admin.call((api) =>
    api.admin.credit.give({
      id: ana.user.id,
      key: randomUUID(),
      amount: 500,
      reason: "The van was late",
    }),
  );
  const input = await basket(db, { slug: GOODS, quantity: 4 }, { slug: CANDLES, quantity: 2 });
  const delivery = { ...input.delivery, email: ana.user.email };
  const asked = { ...input, delivery, useCredit: true, promotionCode: "HARVEST10" };
  const refused = await ana
    .call((api) => api.checkout.createIntent(asked))
    .catch((error: unknown) => error);
  const { total } = (refused as { cause: { details: { total: number } } }).cause.details;
  const { paymentIntentId } = await ana.call((api) =>
    api.checkout.createIntent({ ...asked, amount: total / 100 }),
  );
  await world.market.pay(paymentIntentId);
  await finalizeIntent(world.deps, paymentIntentId, "test");
  await saveTax([]);
  const [order] = await db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));
  return order!;
}

describe("An order with a code, credit and two tax categories", () => {
  it("says where its total comes from, part by part", async () => {
    const order = await orderWithEverything();
    const story = await ana.call((api) => api.orders.why({ number: order.number }));
    expect(story.amount).toBe(order.total);
    expect(kinds(story)).toEqual([
      "goods",
      "goods",
      "code",
      "delivery",
      "tax",
      "tax",
      "tax",
      "credit",
    ]);
    expect(rowOf(story, "code")).toEqual([
      { kind: "code", cents: -order.promotion, facts: { code: "HARVEST10", bearer: "market" } },
    ]);
    expect(rowOf(story, "credit")[0]?.cents).toBe(-500);
    const taxes = rowOf(story, "tax").map(({ facts }) => [facts.authority, facts.bps, facts.on]);
    expect(taxes).toEqual(
      expect.arrayContaining([
        ["State of California", 0, ["food"]],
        ["State of California", 725, ["merchandise"]],
        ["Sonoma County", 100, ["merchandise"]],
      ]),
    );
    expect(story.events).toMatchObject([
      { kind: "ordered", facts: { number: order.number, card: order.total, credit: 500 } },
    ]);
    const team = await admin.call((api) => api.admin.orders.why({ number: order.number }));
    expect(team.rows).toEqual(story.rows);
    const intentId = order.paymentIntentId;
    const payment = await admin.call((api) => api.admin.payments.why({ intentId }));
    expect(payment.rows).toEqual(story.rows);
  });

  it("says of each part of a refund what it is for, to the card and as credit", async () => {
    const order = (
      await world.deps.db.select().from(orders).where(eq(orders.userId, ana.user.id))
    )[0]!;
    const candles = (await linesOf(order.id)).find(
      ({ taxCategory }) => taxCategory === "merchandise",
    )!;
    const refundId = await refund(order.paymentIntentId, candles.productId, {
      cause: "damaged_on_the_way",
    });
    const back = await newestRefund(order.id);
    const ask = (to: "card" | "credit") =>
      ana.call((api) => api.orders.why({ number: order.number, refundId, to }));
    const story = await ask("card");
    expect(story.amount).toBe(back.amount);
    expect(story.fault).toEqual({
      cause: "damaged_on_the_way",
      bearer: "carrier",
      bearerReason: null,
    });
    expect(kinds(story)).toEqual(["goods", "code", "tax", "tax", "other_way"]);
    expect(rowOf(story, "goods")[0]).toMatchObject({
      cents: candles.unitPrice,
      facts: { quantity: 1, unitPrice: candles.unitPrice },
    });
    expect(eventKinds(story)).toEqual(["ordered", "refunded", "credited", "sent"]);
    const asCredit = await ask("credit");
    expect(asCredit.amount).toBe(back.credit);
    const { movements } = await ana.call((api) => api.payments.credit.mine());
    const given = movements.find(({ amount }) => amount === back.credit)!;
    const movement = await ana.call((api) => api.payments.credit.why({ id: given.id }));
    expect(movement.rows).toEqual(asCredit.rows);
  });

  it("says why credit went up and down", async () => {
    const { movements } = await ana.call((api) => api.payments.credit.mine());
    const stories = [];
    for (const { id } of movements) {
      stories.push(await ana.call((api) => api.payments.credit.why({ id })));
    }
    expect(stories.map(kinds)).toEqual([
      expect.arrayContaining(["goods", "other_way"]),
      ["spent"],
      ["gift"],
    ]);
    expect(rowOf(stories[2]!, "gift")[0]?.facts.reason).toBe("The van was late");
  });
});

describe("A line that its farm could not bring", () => {
  it("is the same story for customer, farm and admin", async () => {
    const customer = await world.person();
    const order = await world.order(customer, { quantity: 4 });
    const [line] = await linesOf(order.id);
    const { productId } = line!;
    await world.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, order.id));
    await owner.call((api) =>
      api.farmer.short({
        orderNumber: order.number,
        productId,
        units: 2,
        before: 0,
        reason: "weather",
      }),
    );
    await sweepPayments(world.deps);
    const { id: refundId } = await newestRefund(order.id);
    const own = await customer.call((api) => api.orders.why({ number: order.number, refundId }));
    const today = businessDayAt(world.clock.now());
    const farms = await owner.call((api) =>
      api.farmer.salesWhy({ from: today, to: today, productId }),
    );
    const team = await admin.call((api) => api.admin.payments.whyRefund({ refundId }));
    const price = line!.unitPrice * 2;
    expect(own.fault).toMatchObject({ cause: "missing_at_harvest", bearer: "farm" });
    expect(team.fault).toEqual(own.fault);
    expect(rowOf(own, "goods")).toMatchObject([{ cents: price, facts: { quantity: 2 } }]);
    expect(team.rows).toEqual(own.rows);
    expect(rowOf(farms, "farm_refund")).toContainEqual({
      kind: "farm_refund",
      cents: expect.any(Number),
      facts: expect.objectContaining({
        cause: "missing_at_harvest",
        bearer: "farm",
        units: 2,
        price,
      }),
    });
    expect(own.events).toContainEqual({
      kind: "short",
      at: expect.any(String),
      facts: { name: line!.name, units: 2, reason: "weather" },
    });
    expect(JSON.stringify(farms)).not.toMatch(/Quiet Lane|Petaluma|@furrow/);
    expect(eventKinds(farms)).toEqual(expect.arrayContaining(["sold", "went_back"]));
  });

  it("leaves the farm its share where someone else bears it", async () => {
    const order = await world.order(await world.person(), { quantity: 2 });
    const [line] = await linesOf(order.id);
    await refund(order.paymentIntentId, line!.productId, { cause: "packed_wrong" });
    const today = businessDayAt(world.clock.now());
    const story = await owner.call((api) => api.farmer.salesWhy({ from: today, to: today }));
    const borne = rowOf(story, "farm_refund").filter(({ facts }) => facts.bearer === "market");
    expect(borne).toMatchObject([{ cents: 0, facts: { cause: "packed_wrong", units: 1 } }]);
  });
});

describe("A payout", () => {
  it("says what it is made of, and a refund after it what the next one takes off", async () => {
    const { order, line } = await sold(world, 20);
    await deliver(world, order);
    await runPayouts();
    const first = (await payoutsOf(world, farmId)).at(-1)!;
    const story = await owner.call((api) => api.farmer.payouts.why({ payoutId: first.id }));
    expect(story.amount).toBe(first.amount);
    expect(kinds(story)).toEqual(["goods", "commission"]);
    expect(rowOf(story, "commission")[0]?.facts).toEqual({
      bps: line.commissionBps,
      base: line.lineTotal,
    });
    expect(eventKinds(story)).toEqual([
      "payout_drafted",
      "payout_approved",
      "payout_sent",
      "payout_arrived",
    ]);
    await refund(order.paymentIntentId, line.productId, { cause: "poor_quality" }, 2);
    const { order: later } = await sold(world, 20);
    await deliver(world, later);
    await runPayouts();
    const second = (await payoutsOf(world, farmId)).at(-1)!;
    const next = await owner.call((api) => api.farmer.payouts.why({ payoutId: second.id }));
    expect(rowOf(next, "farm_refund")).toMatchObject([
      { facts: { cause: "poor_quality", bearer: "farm", units: 2, price: line.unitPrice * 2 } },
    ]);
    const { number } = order;
    const ofOrder = await owner.call((api) =>
      api.farmer.payouts.why({ payoutId: second.id, number }),
    );
    expect(kinds(ofOrder)).toEqual(["farm_refund"]);
    expect(ofOrder.amount).toBe(rowOf(next, "farm_refund")[0]?.cents);
    expect(eventKinds(ofOrder)).toEqual(
      expect.arrayContaining(["ordered", "delivered", "went_back"]),
    );
    const seen = await admin.call((api) => api.farmer.payouts.why({ farmId, payoutId: second.id }));
    expect(seen).toEqual(next);
  });

  it("is another farm's business only", async () => {
    const { owner: other } = await readyOwner(
      world,
      await growingFarm({ ...world, goods: { ...world.goods } }),
    );
    const [payout] = await payoutsOf(world, farmId);
    const payoutId = payout!.id;
    await expect(other.call((api) => api.farmer.payouts.why({ payoutId }))).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});

async function runPayouts(): Promise<void> {
  const run = await nextRun(world);
  if (run.state === "drafted") await approveRun(world.deps, admin.user, run.id);
  for (let round = 0; round < 2; round += 1) {
    await sweepPayments(world.deps);
    world.clock.pass(7 * HOUR);
  }
  await sweepPayments(world.deps);
}

describe("Money for no goods", () => {
  it("that the team gives is said to be so", async () => {
    const customer = await world.person();
    const order = await world.order(customer);
    await inTransaction(world.deps.db, async (tx) => {
      const locked = await lockOrder(tx, { number: order.number });
      const words = { reason: "Sorry for the wait", cause: "goodwill" as const };
      const wish = { goodwill: cents(150) };
      await writeRefund(world.deps, tx, { order: locked, actor: admin.user, wish, ...words });
    });
    const { id: refundId } = await newestRefund(order.id);
    const story = await customer.call((api) => api.orders.why({ number: order.number, refundId }));
    expect(story.fault).toMatchObject({ cause: "goodwill", bearer: "market" });
    expect(story.rows).toEqual([{ kind: "goodwill", cents: 150, facts: {} }]);
  });

  it("that came too late goes back whole, and says so", async () => {
    const customer = await world.person();
    const input = await basket(world.deps.db, { slug: GOODS, quantity: 1 });
    const { paymentIntentId: intentId } = await customer.call((api) =>
      api.checkout.createIntent(input),
    );
    await world.market.pay(intentId);
    await world.market.database.sql`
      update checkout_quotes set quote = jsonb_set(quote, '{totals,total}', '1')
      where checkout_id = (select checkout_id from payments where intent_id = ${intentId})`;
    await finalizeIntent(world.deps, intentId, "test");
    await sweepPayments(world.deps);
    const [payment] = await world.deps.db
      .select()
      .from(payments)
      .where(eq(payments.intentId, intentId));
    const story = await admin.call((api) => api.admin.payments.why({ intentId }));
    const returned = { kind: "returned", cents: payment!.amountReceived };
    expect(story.rows).toMatchObject([{ ...returned, facts: { reason: "amount_mismatch" } }]);
    expect(eventKinds(story)).toEqual(["paid", "sent"]);
    const [owed] = await world.deps.db.select().from(refunds).where(eq(refunds.intentId, intentId));
    const back = await admin.call((api) => api.admin.payments.whyRefund({ refundId: owed!.id }));
    expect(back.rows).toEqual(story.rows);
  });
});

describe("A guest", () => {
  it("is told by the order's link what an owner is told", async () => {
    const guest = visitor(world.deps);
    const goods = [{ slug: GOODS, quantity: 2 }];
    const email = "guest@furrow.example";
    const number = await placedOrder(world.market, world.deps, guest, { goods, email });
    const { token } = await guest.call((api) => api.guestOrders.open({ number }));
    const story = await visitor(world.deps).call((api) => api.guestOrders.why({ token }));
    expect(kinds(story)).toEqual(["goods", "delivery", "tax"]);
    const another = await world.order(ana);
    const [line] = await linesOf(another.id);
    const refundId = await refund(another.paymentIntentId, line!.productId, { cause: "weight" });
    const ask = guest.call((api) => api.guestOrders.why({ token, refundId }));
    await expect(ask).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("Others", () => {
  it("are not told anything", async () => {
    const order = await world.order(ana);
    const [line] = await linesOf(order.id);
    const refundId = await refund(order.paymentIntentId, line!.productId, { cause: "goodwill" });
    const stranger = await world.person();
    const { number } = order;
    const asks = [
      () => stranger.call((api) => api.orders.why({ number })),
      () => stranger.call((api) => api.orders.why({ number, refundId })),
      () => owner.call((api) => api.orders.why({ number })),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject(NOT_FOUND);
    const another = await world.order(ana);
    await expect(
      ana.call((api) => api.orders.why({ number: another.number, refundId })),
    ).rejects.toMatchObject(NOT_FOUND);
  });
});
