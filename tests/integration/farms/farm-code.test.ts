import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { orderLines } from "#db/schema/orders/orders.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import { getSales } from "#server/services/farms/harvest/sales.ts";
import { readStatement } from "#server/services/payments/payouts/statement.ts";
import { businessDayAt } from "#shared/time.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import {
  AT_ONCE,
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
let farmId: number;
let line: typeof orderLines.$inferSelect;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

/** Sells and delivers five units of a farm's product with one of the farm's own promotion codes, for $2.00 off. */
beforeEach(async () => {
  const { db } = world.deps;
  farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  const code = `OURS${farmId}`;
  const createdAt = world.clock.now();
  await db.insert(promotions).values({ code, kind: "amount", value: 200, farmId, createdAt });
  const goods = await db.query.products.findFirst({
    where: (product, { eq: is }) => is(product.id, world.goods.productId),
  });
  const paid = 5 * goods!.price - 200;
  const order = await world.order(await world.person(), {
    quantity: 5,
    card: AT_ONCE,
    promotion: { code, total: paid + Math.round(paid * 0.0875) },
  });
  [line] = (await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))) as [
    typeof line,
  ];
  await deliver(world, order);
});

it("a farm's statement lists goods at the price after its own promotion code", async () => {
  await nextRun(world);
  const [payout] = await payoutsOf(world, farmId);
  const { gross, commission, sum } = await readStatement(world.deps.db, payout!);
  expect(line.farmPromotion).toBe(200);
  expect(gross).toBe(line.lineTotal - 200);
  expect(commission).toBe(-line.commission);
  expect(sum).toBe(line.farmShare);
});

it("a farm's sales show goods less commission equal to its share after its own promotion code", async () => {
  const today = businessDayAt(world.clock.now());
  const farm = { id: farmId, name: "Ours", slug: "ours", status: "live" as const };
  const { total } = await getSales(world.deps, farm, { from: today, to: today });
  expect(total.goods).toBe(line.lineTotal - 200);
  expect(total.goods - total.commission).toBe(total.share);
});
