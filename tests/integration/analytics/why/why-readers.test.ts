import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { payoutRuns } from "#db/schema/payments/payouts.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { businessDayAt } from "#shared/time.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { boughtGift } from "#tests/support/market/payments/gift-cards.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { GOODS, PASSWORD } from "#tests/support/powers/world.ts";
import {
  eventKinds,
  kinds,
  openWhyMarket,
  rowOf,
  type WhyMarket,
} from "#tests/support/money/why-market.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: WhyMarket;
beforeAll(async () => {
  at = await openWhyMarket();
});
afterAll(() => at[Symbol.asyncDispose]());
afterEach(() => at.end());

describe("A refund of a farm's goods", () => {
  it("has the same story for customer, farm and admin when the farm was short", async () => {
    const customer = await at.world.person();
    const order = await at.world.order(customer, { quantity: 4 });
    const [line] = await at.linesOf(order.id);
    const { productId } = line!;
    await at.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, order.id));
    await at.owner.call((api) =>
      api.farmer.short({
        orderNumber: order.number,
        productId,
        units: 2,
        before: 0,
        reason: "weather",
      }),
    );
    await sweepPayments(at.deps);
    const { id: refundId } = await at.newestRefund(order.id);
    const own = await customer.call((api) => api.orders.why({ number: order.number, refundId }));
    const today = businessDayAt(at.world.clock.now());
    const farms = await at.owner.call((api) =>
      api.farmer.salesWhy({ from: today, to: today, productId }),
    );
    const team = await at.admin.call((api) => api.admin.payments.whyRefund({ refundId }));
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

  it("leaves the farm its share when someone else bears it", async () => {
    const order = await at.world.order(await at.world.person(), { quantity: 2 });
    const [line] = await at.linesOf(order.id);
    const set = { harvestedAt: at.world.clock.now() };
    await at.deps.db.update(orderLines).set(set).where(eq(orderLines.orderId, order.id));
    await at.refund(order.paymentIntentId, line!.productId, { cause: "packed_wrong" });
    const today = businessDayAt(at.world.clock.now());
    const story = await at.owner.call((api) => api.farmer.salesWhy({ from: today, to: today }));
    const borne = rowOf(story, "farm_refund").filter(({ facts }) => facts.bearer === "market");
    expect(borne).toMatchObject([{ cents: 0, facts: { cause: "packed_wrong", units: 1 } }]);
  });
});

describe("A payout", () => {
  it("is explained by its sales, and a later refund by what it deducts from the next payout", async () => {
    const { order, line } = await sold(at.world, 20);
    await deliver(at.world, order);
    await runPayouts();
    const first = (await payoutsOf(at.world, at.farmId)).at(-1)!;
    const story = await at.owner.call((api) => api.farmer.payouts.why({ payoutId: first.id }));
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
    await at.refund(order.paymentIntentId, line.productId, { cause: "poor_quality" }, 2);
    const { order: later } = await sold(at.world, 20);
    await deliver(at.world, later);
    await runPayouts();
    const second = (await payoutsOf(at.world, at.farmId)).at(-1)!;
    const next = await at.owner.call((api) => api.farmer.payouts.why({ payoutId: second.id }));
    expect(rowOf(next, "farm_refund")).toMatchObject([
      { facts: { cause: "poor_quality", bearer: "farm", units: 2, price: line.unitPrice * 2 } },
    ]);
    const { number } = order;
    const ofOrder = await at.owner.call((api) =>
      api.farmer.payouts.why({ payoutId: second.id, number }),
    );
    expect(kinds(ofOrder)).toEqual(["farm_refund"]);
    expect(ofOrder.amount).toBe(rowOf(next, "farm_refund")[0]?.cents);
    expect(eventKinds(ofOrder)).toEqual(
      expect.arrayContaining(["ordered", "delivered", "went_back"]),
    );
    const seen = await at.admin.call((api) =>
      api.farmer.payouts.why({ farmId: at.farmId, payoutId: second.id }),
    );
    expect(seen).toEqual(next);
  });

  it("is not found for another farm", async () => {
    const { owner: other } = await readyOwner(
      at.world,
      await growingFarm({ ...at.world, goods: { ...at.world.goods } }),
    );
    const [payout] = await payoutsOf(at.world, at.farmId);
    const payoutId = payout!.id;
    await expect(other.call((api) => api.farmer.payouts.why({ payoutId }))).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});

async function runPayouts(): Promise<void> {
  const run = await nextRun(at.world);
  if (run.state === "drafted") await approveAsShown(at.deps, at.admin.user, run.id);
  for (let round = 0; round < 2; round += 1) {
    await sweepPayments(at.deps);
    at.world.clock.pass(7 * HOUR);
  }
  await sweepPayments(at.deps);
}

describe("A guest", () => {
  it("sees the stories of their own order by its link, and of no other order", async () => {
    const guest = visitor(at.deps);
    const goods = [{ slug: GOODS, quantity: 2 }];
    const email = "guest@furrow.example";
    const number = await placedOrder(at.world.market, at.deps, guest, { goods, email });
    const { token } = await guest.call((api) => api.guestOrders.open({ number }));
    const story = await visitor(at.deps).call((api) => api.guestOrders.why({ token }));
    expect(kinds(story)).toEqual(["goods", "delivery", "tax"]);
    const another = await at.world.order(at.ana);
    const [line] = await at.linesOf(another.id);
    const refundId = await at.refund(another.paymentIntentId, line!.productId, { cause: "weight" });
    const ask = guest.call((api) => api.guestOrders.why({ token, refundId }));
    await expect(ask).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("Anyone else", () => {
  it("cannot see the stories of an order", async () => {
    const order = await at.world.order(at.ana);
    const [line] = await at.linesOf(order.id);
    const refundId = await at.refund(order.paymentIntentId, line!.productId, { cause: "goodwill" });
    const stranger = await at.world.person();
    const { number } = order;
    const asks = [
      () => stranger.call((api) => api.orders.why({ number })),
      () => stranger.call((api) => api.orders.why({ number, refundId })),
      () => at.owner.call((api) => api.orders.why({ number })),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject(NOT_FOUND);
    const another = await at.world.order(at.ana);
    await expect(
      at.ana.call((api) => api.orders.why({ number: another.number, refundId })),
    ).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("A gift card", () => {
  it("shows no refund while the payment is only disputed", async () => {
    const card = "pm_card_createDispute";
    const { intentId } = await boughtGift(at.world.market, at.deps, { amount: 2_000, card });
    await processReportedEvents(at.world.deps);
    const story = await at.admin.call((api) => api.admin.payments.why({ intentId }));
    expect(story.amount).toBe(2_000);
    expect(eventKinds(story)).toEqual(["paid"]);
  });

  it("whose rest was paid out by check is shown as paid out, not as taken back", async () => {
    const ben = await at.world.person();
    const { code } = await boughtGift(at.world.market, at.deps, { amount: 1_400 });
    await ben.call((api) => api.payments.giftCards.redeem({ code }));
    await at.admin.call((api) => api.accounts.confirmPassword({ password: PASSWORD }));
    await at.admin.call((api) =>
      api.admin.giftCards.payOut({
        id: ben.user.id,
        key: crypto.randomUUID(),
        amount: 1_400,
        reason: "Check 1204",
      }),
    );
    const { movements } = await ben.call((api) => api.payments.credit.mine());
    const out = movements.find(({ amount }) => amount < 0)!;
    const story = await ben.call((api) => api.payments.credit.why({ id: out.id }));
    expect(story.events).toMatchObject([{ kind: "paid_out", facts: { amount: 1_400 } }]);
  });
});

describe("A payout that was held when it was drafted", () => {
  it("is not shown as approved when its run is", async () => {
    const farmId = await growingFarm(at.world);
    const { owner } = await readyOwner(at.world, farmId);
    const { order } = await sold(at.world, 1);
    await deliver(at.world, order);
    await runPayouts();
    const held = (await payoutsOf(at.world, farmId)).at(-1)!;
    expect(held).toMatchObject({ state: "held", holdReason: "too_small" });
    await at.deps.db
      .update(payoutRuns)
      .set({ approvedAt: at.world.clock.now() })
      .where(eq(payoutRuns.id, held.runId));
    const story = await owner.call((api) => api.farmer.payouts.why({ payoutId: held.id }));
    expect(eventKinds(story)).toEqual(["payout_drafted", "payout_held"]);
  });
});

describe("A payout for goods sold by weight", () => {
  it("tells when they were short although they have not been weighed", async () => {
    const farmId = await growingFarm(at.world);
    const { owner } = await readyOwner(at.world, farmId);
    const { sql } = at.world.market.database;
    const [pack] = await sql`select pack_unit, pack_quantity from products where slug = ${GOODS}`;
    await sql`update products set pack_unit = 'lb', pack_quantity = 2, expected_weight = 180 where slug = ${GOODS}`;
    const { order, line } = await sold(at.world, 20);
    await sql`update products set expected_weight = null, ${sql(pack!)} where slug = ${GOODS}`;
    await at.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, order.id));
    const { number } = order;
    const reason = "weather" as const;
    const short = { orderNumber: number, productId: line.productId, units: 2, before: 0, reason };
    await owner.call((api) => api.farmer.short(short));
    await sweepPayments(at.deps);
    await deliver(at.world, order);
    const { createdAt } = await at.newestRefund(order.id);
    expect((await at.linesOf(order.id))[0]).toMatchObject({ mostWeight: 200, harvestedAt: null });
    await runPayouts();
    const { id: payoutId } = (await payoutsOf(at.world, farmId)).at(-1)!;
    const story = await owner.call((api) => api.farmer.payouts.why({ payoutId, number }));
    expect(story.events).toContainEqual({
      kind: "short",
      at: createdAt.toISOString(),
      facts: { name: line.name, units: 2, reason },
    });
  });
});
