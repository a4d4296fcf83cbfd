import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

const GOODS = ["nantes-carrots", "red-beets", "leeks"] as const;

let market: MarketPlace;
let deps: Deps;
let ids: Map<string, number>;
beforeAll(async () => {
  market = await openMarketPlace();
  ({ deps } = market);
  const rows = await market.database.db.select().from(products);
  ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  for (const slug of GOODS) await setStock(market.database.db, slug, 900);
});
afterAll(() => market[Symbol.asyncDispose]());

type Customer = Awaited<ReturnType<typeof household>>;
type Step =
  | { kind: "add" | "takeOff"; slug: string; quantity: number }
  | { kind: "refund"; slug: string; quantity: number; payment: number }
  | { kind: "remaining"; payment: number }
  | { kind: "send" }
  | { kind: "cancel" };

const slug = fc.constantFrom(...GOODS);
const quantity = fc.integer({ min: 1, max: 3 });
const payment = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("add" as const), slug, quantity }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("takeOff" as const), slug, quantity }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("refund" as const), slug, quantity, payment }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remaining" as const), payment }) },
  { weight: 1, arbitrary: fc.constant({ kind: "send" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "cancel" as const }) },
);

/** The allowed rejections: not enough is left, or the order has ended. Anything else is an error. */
async function tryTo(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const code = String((error as { code?: unknown }).code).toLowerCase();
    if (code !== "conflict" && code !== "invalid" && code !== "bad_request") throw error;
  }
}

async function take(ana: Customer, number: string, one: Step): Promise<void> {
  const productId = "slug" in one ? (ids.get(one.slug) ?? 0) : 0;
  if (one.kind === "add") {
    const items = [{ id: productId, quantity: one.quantity }];
    const { checkoutId, revision, card } = await ana.call((api) =>
      api.orders.beginAddition({ number, items }),
    );
    await ana.call((api) => api.orders.payAddition({ checkoutId, revision, cardId: card!.id }));
  }
  if (one.kind === "takeOff") {
    const wish = { number, productId, quantity: one.quantity };
    await ana.call((api) => api.orders.takeOff(wish));
  }
  if (one.kind === "cancel") await ana.call((api) => api.orders.cancel({ number }));
  if (one.kind === "send") await sweepPayments(deps);
  if (one.kind === "refund" || one.kind === "remaining") {
    const intents = await intentsOf(number);
    const wish =
      one.kind === "remaining"
        ? ("remaining" as const)
        : { lines: [{ productId, quantity: one.quantity }], delivery: false };
    const intentId = intents[one.payment % intents.length] ?? "";
    await refundOrder(deps, null, { intentId, wish, reason: "test", cause: "poor_quality" });
  }
}

async function intentsOf(number: string): Promise<string[]> {
  const rows = await market.database.sql<{ id: string }[]>`
    select payment_intent_id as id, 0 as place, '' as checkout from orders where number = ${number}
    union all
    select a.payment_intent_id, 1, a.checkout_id::text from order_additions a
      join orders o on o.id = a.order_id where o.number = ${number}
    order by place, checkout`;
  return rows.map(({ id }) => id);
}

/**
 * For each payment, the card amount minus its refunds equals the remaining goods with their tax, to the cent, and no
 * money is anywhere else.
 */
async function expectWorth(number: string): Promise<void> {
  const { sql, db } = market.database;
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const [row] = await sql<{ charged: number; back: number; goods: number; kept: number }[]>`
    with intents as (select unnest(${await intentsOf(number)}::text[]) as id)
    select
      (select sum(amount_received_cents)::int from payments where intent_id in (select id from intents)) as charged,
      coalesce((select sum(amount_cents)::int from refunds
        where intent_id in (select id from intents) and state <> 'failed'), 0) as back,
      ${order!.subtotal + order!.tax}::int - coalesce((select sum(l.amount_cents + l.tax_cents)::int from refund_lines l
        join refunds r on r.id = l.refund_id and r.state <> 'failed' where l.order_id = ${order!.id}), 0) as goods,
      -coalesce((select sum(e.amount_cents)::int from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.order_id = ${order!.id} and e.account in ('farm_payable', 'commission', 'tax_payable', 'delivery_fees')), 0) as kept`;
  expect(row!.charged).toBe(order!.total);
  expect(row!.charged - row!.back).toBe(row!.goods);
  expect(row!.kept).toBe(row!.goods);
}

it(
  "an order is worth what was charged less what went back, whatever was added and given back",
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
        const ana = await household(market, deps);
        const number = await placedOrder(market, deps, ana, {
          goods: [{ slug: GOODS[0], quantity: 2 }],
          email: `${ana.user.username}@furrow.example`,
        });
        for (const one of steps) {
          await tryTo(() => take(ana, number, one));
          await expectWorth(number);
        }
        await sweepPayments(deps);
        await assertInvariants(market.database.sql, new Date());
      }),
      { numRuns: 25 },
    );
    expect((await everyWhy(deps)).broken).toEqual([]);
  },
);
