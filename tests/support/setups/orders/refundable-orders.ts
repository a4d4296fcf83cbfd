import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";

const CARROTS = "nantes-carrots";
const BEETS = "red-beets";

/** The wish to refund units of one product. */
export const one = (productId: number, quantity = 1) => ({
  lines: [{ productId, quantity }],
  delivery: false,
});

/**
 * Opens a market for the file, in which an admin refunds paid orders; all invariants hold after each test, and at the
 * end our ledger is in step with the provider's balance, to the cent.
 */
export function withRefundableOrders() {
  let market: MarketPlace;
  const admin = { id: "", username: "admin", role: "admin" as const };
  beforeAll(async () => {
    market = await openMarketPlace();
    const [row] = await market.database.db
      .insert(users)
      .values({
        username: "refunding",
        email: "refunding@furrow.example",
        firstName: "Rae",
        lastName: "Fund",
        passwordHash: "none",
        role: "admin",
        ...written(),
      })
      .returning({ id: users.id });
    admin.id = row!.id;
  });
  afterAll(async () => {
    await using open = market;
    await sweepPayments(open.deps);
    expect(await booksDiffer(open.deps)).toEqual({ sum: 0, list: [] });
  });
  afterEach(async () => {
    expect(await violations(market.database.sql, new Date())).toEqual({});
  });

  /** A paid order of two bunches of carrots and three of beets. */
  async function order(card?: string) {
    const { db } = market.database;
    await addStock();
    const shopper = visitor(market.deps);
    const input = await basket(db, { slug: CARROTS, quantity: 2 }, { slug: BEETS, quantity: 3 });
    const intent = await shopper.call((api) => api.checkout.createIntent(input));
    await market.pay(intent.paymentIntentId, card);
    await shopper.call((api) =>
      api.checkout.processOrder({ paymentIntentId: intent.paymentIntentId, userId: null }),
    );
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.paymentIntentId, intent.paymentIntentId));
    return { ...row!, intentId: intent.paymentIntentId, carrots: input.items[0]!.id };
  }

  let stocked = false;
  async function addStock() {
    if (stocked) return;
    stocked = true;
    await setStock(market.database.db, CARROTS, 900);
    await setStock(market.database.db, BEETS, 900);
  }

  const refund = (intentId: string, wish: Parameters<typeof refundOrder>[2]["wish"]) =>
    refundOrder(market.deps, admin, {
      intentId,
      wish,
      reason: "It had wilted",
      cause: "poor_quality",
    });
  const stateOf = async (id: string) => {
    const [row] = await market.database.db.select().from(orders).where(eq(orders.id, id));
    return row?.state;
  };
  const paymentOf = (intentId: string) => getPayment(market.deps, intentId);

  return {
    get market() {
      return market;
    },
    admin,
    order,
    refund,
    stateOf,
    paymentOf,
  };
}
