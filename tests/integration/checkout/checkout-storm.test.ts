import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stock } from "#db/schema/inventory/inventory.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const SHOPPERS = 64;

/** One shopper from a separate household, from cart to order. Returns the error code if rejected. */
async function buy(input: Awaited<ReturnType<typeof basket>>, household: number): Promise<string> {
  const shopper = visitor(market.deps, `198.51.100.${household}`);
  try {
    const intent = await shopper.call((api) => api.checkout.createIntent(input));
    await market.pay(intent.paymentIntentId);
    const { paymentIntentId } = intent;
    return (await shopper.call((api) => api.checkout.processOrder({ paymentIntentId }))).status;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

it("Sixty-four shoppers for ten units buy exactly ten, and the others learn it", async () => {
  const id = await setStock(market.database.db, "red-beets", 10);
  const input = await basket(market.database.db, { slug: "red-beets", quantity: 1 });
  const results = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, household) => buy(input, household)),
  );
  expect(results.filter((result) => result === "placed")).toHaveLength(10);
  expect(results.filter((result) => result === "CONFLICT")).toHaveLength(SHOPPERS - 10);
  const [row] = await market.database.db.select().from(stock).where(eq(stock.productId, id));
  expect(row).toMatchObject({ onHand: 0, reserved: 0, sold: 10 });
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

it("Carts with the same goods in different orders never wait for each other in a ring", async () => {
  const slugs = ["parsnips", "leeks", "broccoli", "artichokes", "cauliflower"];
  for (const slug of slugs) await setStock(market.database.db, slug, 20);
  const carts = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, shopper) => {
      const turned = slugs.map(
        (_slug, index) => slugs[(index * (shopper % 4) + shopper) % slugs.length] ?? "leeks",
      );
      return basket(
        market.database.db,
        ...[...new Set(turned)].map((slug) => ({ slug, quantity: 1 })),
      );
    }),
  );
  const results = await Promise.all(carts.map(buy));
  expect(new Set(results)).toEqual(new Set(["placed", "CONFLICT"]));
  const placed = await market.database.db.select().from(orders);
  expect(placed.length).toBe(10 + results.filter((result) => result === "placed").length);
  expect(await violations(market.database.sql, new Date())).toEqual({});
});
