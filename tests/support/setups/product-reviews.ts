import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Deps } from "#server/deps.ts";
import { CAUSE_OF_PROBLEM } from "#shared/payments/refunds/refund-cause.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

export type ProductReviews = Awaited<ReturnType<typeof productReviews>>;

let serial = 0;

/** A farm's beets, and customers who buy and review them. The tests can replace the goods by others. */
async function productReviews(market: MarketPlace) {
  serial += 1;
  const own = serial;
  const { db, sql } = market.database;
  // A weekday at 10 in the morning in California.
  const clock = movableClock("2026-11-23T18:00:00Z");
  const deps: Deps = { ...market.deps, clock };
  const customer = (name: string, firstName: string, lastName: string) =>
    registered(deps, {
      username: `${name}${own}`,
      email: `${name}${own}@furrow.example`,
      firstName,
      lastName,
    });
  await sql`delete from settings where key = 'reviewsAtLeast'`;
  const farm = await addFarm(db, { name: `Fern Farm ${own}` });
  const slug = `beets-${own}`;
  await addProduct(db, { farmId: farm, slug, name: `Beets ${own}` });
  const at = {
    clock,
    deps,
    /** A number for names that no other test uses. */
    serial: own,
    farm,
    slug,
    product: await setStock(db, slug, 500),
    ana: await customer("ana", "Ana", "Lee"),
    customer,
    /** Buys the goods and delivers them now. */
    delivered: async (
      who: Visitor & { user: { email: string } },
      quantity = 1,
    ): Promise<string> => {
      const goods = [{ slug: at.slug, quantity }];
      const number = await placedOrder(market, deps, who, { goods, email: who.user.email });
      await markDelivered(sql, number, clock.now());
      return number;
    },
    /** Ana reports units of an order, and the team refunds them. */
    refunded: async (
      number: string,
      kind: "missing" | "quality" | "wrong_item",
      { quantity = 1, cause = CAUSE_OF_PROBLEM[kind] } = {},
    ): Promise<void> => {
      const report = { number, productId: at.product, kind, quantity };
      await at.ana.call((api) => api.orders.report(report));
      const [problem] = await sql`
        select p.id from order_problems p join orders o on o.id = p.order_id
        where o.number = ${number} and p.state = 'open'`;
      const admin = await signedInAdmin(deps);
      await admin.call((api) => api.admin.problems.refund({ id: problem!["id"], cause }));
    },
    write: (who: Visitor, rating = 5, text = "Sweet and firm.") =>
      who.call((api) => api.orders.review({ productId: at.product, rating, text })),
    /** The reviews on the product's page. */
    shown: () => visitor(deps).call((api) => api.catalog.reviews({ id: at.product, shown: 5 })),
  };
  return at;
}

/** Opens a market for the file, and begins each test with a farm's beets that nobody has reviewed. */
export function withProductReviews(
  begin: (opened: { market: MarketPlace; at: ProductReviews }) => void,
): void {
  let market: MarketPlace;
  beforeAll(async () => {
    market = await openMarketPlace();
  });
  afterAll(() => market[Symbol.asyncDispose]());
  beforeEach(async () => begin({ market, at: await productReviews(market) }));
}
