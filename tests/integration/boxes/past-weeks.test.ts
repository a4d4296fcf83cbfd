import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { getPastWeeks } from "#server/services/boxes/past-weeks.ts";
import { cents } from "#shared/money.ts";
import { addDays } from "#shared/time.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

/** A Monday, at noon. */
const NOW = "2026-11-23T20:00:00Z";
const THIS_MONDAY = "2026-11-23";

let market: MarketPlace;
let deps: MarketPlace["deps"];
beforeAll(async () => {
  market = await openMarketPlace();
  deps = { ...market.deps, clock: movableClock(NOW) };
});
afterAll(() => market[Symbol.asyncDispose]());

/** A household whose boxes for these days were placed; `held` maps each day to the slugs of the box's goods. */
async function placed(size: "small" | "large", held: Record<string, string[]>): Promise<void> {
  const { db } = market.database;
  const home = await household(market, deps, { plan: { size } });
  await begin(home);
  const [subscription] = await db
    .select()
    .from(boxSubscriptions)
    .where(eq(boxSubscriptions.userId, home.user.id));
  const rows = await db.select().from(boxes).where(eq(boxes.subscriptionId, subscription!.id));
  const known = await db.select({ id: products.id, slug: products.slug }).from(products);
  for (const [at, [day, slugs]] of Object.entries(held).entries()) {
    const contents = slugs.map((slug) => ({
      productId: known.find((product) => product.slug === slug)!.id,
      quantity: 1,
      price: cents(100),
    }));
    await db
      .update(boxes)
      .set({ state: "placed", dueAt: null, day, cycleDay: day, contents })
      .where(eq(boxes.id, rows[at]!.id));
  }
}

it("lists the most frequent goods of past boxes by week and size, but none of fewer than three boxes", async () => {
  const read = () => visitor(deps).call((api) => api.boxes.past());
  expect(await read()).toEqual([]);
  const lastWeek = addDays(THIS_MONDAY, -5);
  const fiveWeeksAgo = addDays(THIS_MONDAY, -33);
  const usual = ["nantes-carrots", "pasture-eggs"];
  await placed("small", { [lastWeek]: usual, [fiveWeeksAgo]: usual });
  await placed("small", { [lastWeek]: usual, [fiveWeeksAgo]: usual });
  // With only two households, each could tell what the other got.
  expect(await read()).toEqual([]);
  const large = { [lastWeek]: [...usual, "rainbow-chard"], [fiveWeeksAgo]: usual };
  await placed("large", { ...large, [THIS_MONDAY]: usual });
  expect(await read()).toEqual([]);
  await placed("small", { [lastWeek]: ["rainbow-chard"] });
  // The week's only large box is still not shown.
  expect(await read()).toMatchObject([{ sizes: [{ id: "small" }] }]);
  await placed("large", large);
  await placed("large", large);
  const names = await market.database.db
    .select({ slug: products.slug, name: products.name })
    .from(products);
  const nameOf = (slug: string) => names.find((product) => product.slug === slug)!.name;
  const [week, ...others] = await getPastWeeks(deps);
  expect(others).toEqual([]);
  expect(week).toMatchObject({
    monday: addDays(THIS_MONDAY, -7),
    sizes: [{ id: "small" }, { id: "large" }],
  });
  expect(week!.sizes[1]!.goods).toHaveLength(3);
  const { goods } = week!.sizes[0]!;
  expect(goods.slice(0, 2).toSorted()).toEqual(usual.map(nameOf).toSorted());
  expect(goods[2]).toBe(nameOf("rainbow-chard"));
});
