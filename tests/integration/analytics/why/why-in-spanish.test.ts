import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#db/schema/orders/orders.ts";
import { speak } from "#server/language.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { businessDayAt } from "#shared/time.ts";
import { GOODS } from "#tests/support/powers/world.ts";
import {
  approveAsShown,
  deliver,
  nextRun,
  payoutsOf,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWhyMarket, rowOf, type WhyMarket } from "#tests/support/money/why-market.ts";

let at: WhyMarket;
beforeAll(async () => {
  at = await openWhyMarket();
});
afterAll(() => at[Symbol.asyncDispose]());

test("a farm's stories name goods and packs in the reader's language", async () => {
  const { sql } = at.world.market.database;
  await sql`update products set pack = '1 lb bunch' where slug = ${GOODS}`;
  const { order, line } = await sold(at.world, 20);
  await sql`update products set name_es = 'Betabeles' where slug = ${GOODS}`;
  const short = { orderNumber: order.number, productId: line.productId, units: 2, before: 0 };
  await at.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, order.id));
  await at.owner.call((api) => api.farmer.short({ ...short, reason: "weather" }));
  await sweepPayments(at.deps);
  const today = businessDayAt(at.world.clock.now());
  const ask = () =>
    at.owner.call((api) =>
      api.farmer.salesWhy({ from: today, to: today, productId: line.productId }),
    );
  const sales = await speak("es", ask);
  expect(rowOf(sales, "goods")[0]?.facts.name).toBe("Betabeles");
  expect(rowOf(sales, "farm_refund")[0]?.facts.goods[0]?.name).toBe("Betabeles");
  const packs = rowOf(sales, "goods").map(({ facts }) => facts.pack);
  expect(packs).toContain("manojo de 1 lb");
  expect(rowOf(await ask(), "goods")[0]?.facts.name).toBe(line.name);

  await deliver(at.world, order);
  await approveAsShown(at.deps, at.admin.user, (await nextRun(at.world)).id);
  const payout = (await payoutsOf(at.world, at.farmId)).at(-1)!;
  const { number } = order;
  const story = await speak("es", () =>
    at.owner.call((api) => api.farmer.payouts.why({ payoutId: payout.id, number })),
  );
  expect(rowOf(story, "goods")[0]?.facts.name).toBe("Betabeles");
  expect(rowOf(story, "farm_refund")[0]?.facts.goods[0]?.name).toBe("Betabeles");
  expect(story.events).toContainEqual(
    expect.objectContaining({
      kind: "short",
      facts: { name: "Betabeles", units: 2, reason: "weather" },
    }),
  );
});
