import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { testDeps } from "#tests/support/deps.ts";

export const CARROTS = "nantes-carrots";
export const BEETS = "red-beets";

export type OrderAdditions = Awaited<ReturnType<typeof openOrderAdditions>>;
export type Customer = Awaited<ReturnType<typeof household>>;
type Goods = [slug: string, quantity: number][];

/**
 * A market with ample stock of carrots and beets, at noon, for tests of additions: customers with a saved card who
 * bought carrots, and the sales, payments, and refunds of what they add.
 */
export async function openOrderAdditions() {
  const market = await openMarketPlace();
  const { db } = market.database;
  const clock = clockAtNoon();
  const { renewSession } = testDeps(db, { clock }).auth;
  const deps: Deps = { ...market.deps, clock, auth: { ...market.deps.auth, renewSession } };
  const rows = await db.select().from(products);
  const ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
  const idOf = (slug: string) => ids[slug] ?? 0;
  for (const slug of [CARROTS, BEETS]) await setStock(db, slug, 900);
  const begin = (ana: Customer, number: string, ...goods: Goods) =>
    ana.call((api) =>
      api.orders.beginAddition({
        number,
        items: goods.map(([slug, quantity]) => ({ id: idOf(slug), quantity })),
      }),
    );
  type Begun = Awaited<ReturnType<typeof begin>>;
  const pay = (ana: Customer, { checkoutId, revision, card }: Begun) =>
    ana.call((api) => api.orders.payAddition({ checkoutId, revision, cardId: card?.id ?? "" }));
  return {
    market,
    deps,
    clock,
    idOf,
    begin,
    pay,
    /** A customer with a saved card who has bought two bunches of carrots. */
    customerWithOrder: async (card?: string) => {
      const ana = await household(market, deps, card ? { card } : {});
      const email = `${ana.user.username}@furrow.example`;
      const number = await placedOrder(market, deps, ana, {
        goods: [{ slug: CARROTS, quantity: 2 }],
        email,
      });
      return { ana, number };
    },
    add: async (ana: Customer, number: string, ...goods: Goods) => {
      const begun = await begin(ana, number, ...goods);
      expect(await pay(ana, begun)).toEqual({ status: "added", orderNumber: number });
      return begun;
    },
    read: (ana: Customer, number: string) => ana.call((api) => api.orders.byNumber({ number })),
    rowOf: async (number: string) =>
      (await db.select().from(orders).where(eq(orders.number, number)))[0]!,
    soldOf: async (slug: string) =>
      (
        await db
          .select()
          .from(stock)
          .where(eq(stock.productId, idOf(slug)))
      )[0]!.sold,
    /** The refunds of each payment of an order, oldest first. */
    refundsOf: async (number: string) =>
      db
        .select({ intentId: refunds.intentId, amount: refunds.amount, state: refunds.state })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(eq(orders.number, number))
        .orderBy(refunds.createdAt, refunds.intentId),
    stateOf: async (intentId: string) =>
      (await db.select().from(payments).where(eq(payments.intentId, intentId)))[0]!.state,
    mailsOf: async (kind: "order_added_to" | "payment_returning" | "refund_started") =>
      db.select().from(emails).where(eq(emails.kind, kind)),
    /** Sends the pending refunds and processes the provider's reports about them. */
    settle: async () => {
      await sweepPayments(deps);
      await sweepPayments(deps);
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}
