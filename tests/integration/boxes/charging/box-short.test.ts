import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { markShort } from "#server/services/farms/harvest/shortage.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(() => assertInvariants(market.database.sql, clock.now()));

test("a short line of a box says what went back, with the box's discount taken off", async () => {
  const home = await household(market, deps);
  const { chargeAt } = await begin(home);
  clock.pass(new Date(chargeAt).getTime() - clock.now().getTime());
  await chargeBoxes(deps);
  const mine = await home.call((api) => api.boxes.own.read());
  const number = mine!.boxes[0]!.orderNumber!;
  const [order] = await deps.db.select().from(orders).where(eq(orders.number, number));
  // Of a cheap line, the discount may round to nothing.
  const [line] = await deps.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order!.id))
    .orderBy(desc(orderLines.unitPrice));
  const [farm] = await deps.db.select().from(farms).where(eq(farms.id, line!.farmId));
  await deps.db.update(orders).set({ state: "locked" }).where(eq(orders.number, number));
  const { productId } = line!;
  const marker = { id: home.user.id, username: home.user.username, role: home.user.role };
  const { amount } = await markShort(
    deps,
    { marker, farm: farm! },
    { orderNumber: number, productId, units: 1, before: 0, reason: "weather" },
  );
  const { lines, refunds } = await home.call((api) => api.orders.byNumber({ number }));
  // Price and tax without the discount.
  expect(amount).toBeLessThan(Math.round(line!.unitPrice * 1.0875));
  expect(refunds).toEqual([expect.objectContaining({ amount })]);
  expect(lines.find((one) => one.productId === productId)).toMatchObject({ shortBack: amount });
});
