import { eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import { openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

export const CARROTS = "nantes-carrots";
export const BEETS = "red-beets";

export type QuotedCheckouts = Awaited<ReturnType<typeof openQuotedCheckouts>>;

/** A market whose shoppers get a quote for a basket, then pay it or let its hold expire. */
export async function openQuotedCheckouts() {
  const market = await openMarketPlace();
  const { db, sql } = market.database;
  return {
    market,
    quoted: async (
      ...wanted: Parameters<typeof basket> extends [unknown, ...infer Rest] ? Rest : never
    ) => {
      const shopper = visitor(market.deps);
      const input = await basket(db, ...wanted);
      const intent = await shopper.call((api) => api.checkout.createIntent(input));
      return { shopper, input, intent };
    },
    finish: (shopper: ReturnType<typeof visitor>, paymentIntentId: string) =>
      shopper.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null })),
    stockOf: async (slug: string) => {
      const [row] = await db
        .select({ onHand: stock.onHand, reserved: stock.reserved, sold: stock.sold })
        .from(stock)
        .innerJoin(products, eq(products.id, stock.productId))
        .where(eq(products.slug, slug));
      return row;
    },
    expireHold: async (checkoutId: string) => {
      await sql`
        update checkouts set hold_expires_at = now() - interval '1 second' where id = ${checkoutId}`;
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}
