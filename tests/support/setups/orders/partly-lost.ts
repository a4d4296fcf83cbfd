import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { orderLines } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";
import { deliver } from "#tests/support/market/payments/payout-runs.ts";
import { type ReportedDispute, reportDispute } from "#tests/support/money/reported-dispute.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

/** The amount of these disputes, less than any order's total. */
export const PART = 150;

let serial = 0;

export type DisputedSale = Awaited<ReturnType<typeof disputedSale>>;

/** A paid and harvested order, with the reports of disputes about it and what the team does then. */
async function disputedSale(world: World, admin: Person, quantity: number) {
  const { db } = world.deps;
  const order = await world.order(await world.person(), { quantity });
  const { paymentIntentId: intentId } = order;
  const ofOrder = eq(orderLines.orderId, order.id);
  await db.update(orderLines).set({ harvestedAt: world.clock.now() }).where(ofOrder);
  const [line] = await db.select().from(orderLines).where(ofOrder);
  const onAccount = (account: string) =>
    ledgerBalance(world.market.database.sql, { intentId }, account);
  return {
    order,
    line: line!,
    intentId,
    deliver: () => deliver(world, order),
    /** Reports a partial dispute, by default a lost one. Returns its id. */
    reported: async (dispute: Partial<ReportedDispute> = {}): Promise<string> => {
      const id = dispute.id ?? `du_part${(serial += 1)}`;
      await reportDispute(world.deps, { intentId, status: "lost", amount: PART, ...dispute, id });
      return id;
    },
    given: () =>
      db
        .select()
        .from(refunds)
        .where(eq(refunds.intentId, intentId))
        .orderBy(refunds.createdAt, refunds.amount),
    /** The total amount of refund requests to the provider. */
    sentBack: async () =>
      (await world.deps.payments.listRefunds(intentId)).reduce(
        (sum, { amount }) => sum + amount,
        0,
      ),
    stateOf: async () =>
      (await db.select().from(payments).where(eq(payments.intentId, intentId)))[0]!.state,
    /** Whether the payment waits for the team because of a failed refund. */
    isWaiting: async () =>
      (await paymentAttention(world.deps)).failed.some((row) => row.intentId === intentId),
    detail: () => getPayment(world.deps, intentId),
    refund: (wish: Parameters<typeof refundOrder>[2]["wish"]) =>
      refundOrder(world.deps, admin.user, {
        intentId,
        wish,
        reason: "It had wilted",
        cause: "poor_quality",
      }),
    units: (units: number) => ({
      lines: [{ productId: line!.productId, quantity: units }],
      delivery: false,
    }),
    cancel: () => cancelOrder(world.deps, admin.user, order.number, "They moved"),
    onAccount,
    /**
     * Asserts that nobody keeps or is owed anything for the goods, and that the bank's part is not booked as a loss.
     */
    expectNothingKept: async () => {
      const all = ["farm_payable", "commission", "goodwill", "market_losses", "customer_refunds"];
      for (const account of [...all, "tax_payable", "disputes"]) {
        expect([account, await onAccount(account)]).toEqual([account, 0]);
      }
    },
  };
}

/** Opens a world for the file, in which orders of by default two units are bought; all invariants hold afterward. */
export function withDisputedSales(
  begin: (opened: {
    world: World;
    admin: Person;
    bought: (quantity?: number) => Promise<DisputedSale>;
  }) => void,
): void {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    const admin = await world.person("admin");
    begin({ world, admin, bought: (quantity = 2) => disputedSale(world, admin, quantity) });
  });
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));
}
