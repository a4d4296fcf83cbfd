import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { orderHistory, orderLines, type orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { noteDispute } from "#server/services/payments/disputes/note-dispute.ts";
import { giveCredit } from "#server/services/payments/credit/credits.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { cents } from "#shared/money.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";

const DISPUTED = "pm_card_createDispute";

let world: World;
let admin: Person;
let buyer: Person;
let order: typeof orders.$inferSelect;
let line: typeof orderLines.$inferSelect;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

/** A paid and delivered order of two units, with a dispute at the provider that is not yet reported. */
async function delivered(credit = 0) {
  buyer = await world.person();
  if (credit > 0) {
    const { clock, db } = world.deps;
    const gift = { userId: buyer.user.id, amount: cents(credit), key: `gift:${buyer.user.id}` };
    await db.transaction((tx) =>
      giveCredit(tx, { ...gift, reason: "goodwill", orderId: null, at: clock.now() }),
    );
  }
  order = await world.order(buyer, { card: DISPUTED, credit });
  await markDelivered(world.market.database.sql, order.number, world.clock.now());
  const [row] = await world.deps.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  line = row!;
}

async function settle(outcome: "won" | "lost") {
  const [dispute] = await world.deps.db
    .select()
    .from(disputes)
    .where(eq(disputes.intentId, order.paymentIntentId));
  await world.market.control.settleDispute(dispute!.id, outcome);
  await processReportedEvents(world.deps);
  return dispute!;
}

const onAccount = (account: string) =>
  ledgerBalance(world.market.database.sql, { intentId: order.paymentIntentId }, account);
const paid = async () =>
  (
    await world.deps.db.select().from(refunds).where(eq(refunds.intentId, order.paymentIntentId))
  ).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
const refundUnit = () =>
  refundOne(world.deps, order.number, { by: admin.user, cause: "poor_quality" });
/** The state of a dispute, as the provider would report it again. */
const partOf = (intentId: string, id: string, amount: number) => ({
  id,
  intentId,
  status: "lost",
  reason: "general",
  amount: cents(amount),
  dueBy: null,
  movements: [{ id: `txn_${id}`, amount: cents(-amount), net: cents(-amount) }],
});
/** Reports a dispute that the sandbox cannot create: a partial or a second one. */
const told = (dispute: ReturnType<typeof partOf>) =>
  noteDispute(
    { ...world.deps, payments: { ...world.deps.payments, getDispute: async () => dispute } },
    dispute.id,
  );

describe("A dispute of an order that was delivered", () => {
  it("costs the market the goods when it is lost, and the bank's fee; the farm keeps its share and no tax is owed", async () => {
    await delivered();
    await processReportedEvents(world.deps);
    const farm = await onAccount("farm_payable");
    await settle("lost");
    await processReportedEvents(world.deps);
    expect(await onAccount("market_losses")).toBe(order.subtotal);
    expect(await onAccount("disputes")).toBe(1_500);
    expect(await onAccount("farm_payable")).toBe(farm);
    expect(await onAccount("tax_payable")).toBe(0);
    expect(await onAccount("customer_refunds")).toBe(0);
    expect(await paid()).toMatchObject([
      { cause: "dispute", bearer: "market", state: "succeeded" },
    ]);
    expect(await booksDiffer(world.deps)).toEqual({ sum: 0, list: [] });
  });

  it("is borne by the farm to the cent once the team says that its goods were at fault", async () => {
    await delivered();
    await processReportedEvents(world.deps);
    await settle("lost");
    const [refund] = await paid();
    const reason = "All of it was spoiled";
    await changeBearer(world.deps, admin.user, { refundId: refund!.id, bearer: "farm", reason });
    expect(await onAccount("market_losses")).toBe(0);
    expect(await onAccount("farm_payable")).toBe(0);
    expect(await onAccount("commission")).toBe(0);
  });

  it("changes nothing when it is won", async () => {
    await delivered();
    const farm = await onAccount("farm_payable");
    await processReportedEvents(world.deps);
    await settle("won");
    expect(await onAccount("farm_payable")).toBe(farm);
    expect(await onAccount("disputes")).toBe(0);
    expect(await paid()).toEqual([]);
  });

  it("takes only the card amount when credit paid the rest: the credit is not returned as well", async () => {
    await delivered(200);
    await processReportedEvents(world.deps);
    await settle("lost");
    const [refund] = await paid();
    expect(refund).toMatchObject({ amount: order.total, credit: 0, goodwill: order.total });
    expect(await onAccount("disputes")).toBe(1_500);
    const change = {
      refundId: refund!.id,
      bearer: "farm",
      reason: "All of it was spoiled",
    } as const;
    await expect(changeBearer(world.deps, admin.user, change)).rejects.toThrow("no goods");
  });

  it("is booked even if its goods were refunded as credit before", async () => {
    await delivered();
    const report = { number: order.number, productId: line.productId, quantity: 2 };
    const wish = { kind: "quality", note: "Wilted", to: "credit" } as const;
    await world.deps.db.insert(orderHistory).values({
      orderId: order.id,
      from: "out_for_delivery",
      to: "delivered",
      actor: "system",
      cause: "driver",
      createdAt: world.clock.now(),
    });
    await world.market.database.sql`
      insert into settings (key, value, updated_at) values ('creditAtOnceCents', '0', now())`;
    await buyer.call((api) => api.orders.report({ ...report, ...wish }));
    const { rows } = await admin.call((api) => api.admin.problems.page({}));
    const id = rows.find((row) => row.orderNumber === order.number)!.id;
    await admin.call((api) => api.admin.problems.refund({ id, cause: "poor_quality" }));
    await processReportedEvents(world.deps);
    await settle("lost");
    expect(await onAccount("disputes")).toBe(1_500);
    expect((await paid()).at(-1)).toMatchObject({ cause: "dispute", amount: order.total });
  });

  it("is booked once for each dispute of the same payment", async () => {
    await delivered();
    const intentId = order.paymentIntentId;
    const [first, second] = [100, order.total - 100];
    await told(partOf(intentId, "du_first", first));
    await told(partOf(intentId, "du_first", first));
    await told(partOf(intentId, "du_second", second));
    expect((await paid()).map(({ amount }) => amount)).toEqual([first, second]);
    expect(await onAccount("disputes")).toBe(0);
  });

  it("for less than a refund that failed does not make that one good", async () => {
    await delivered();
    const { refundId } = await refundUnit();
    await noteRefund(world.deps, refundId, { id: null, state: "failed" });
    await told(partOf(order.paymentIntentId, "du_small", 100));
    expect((await paid()).at(-1)).toMatchObject({ amount: 100, replaces: null });
  });

  it("counts a waiting refund as the bank's only up to the amount it paid, however often reported", async () => {
    await delivered();
    await refundUnit();
    await refundUnit();
    const [one] = await paid();
    const dispute = partOf(order.paymentIntentId, "du_waiting", one!.amount);
    await told(dispute);
    await told(dispute);
    const states = (await paid()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["requested", "succeeded"]);
  });
});
