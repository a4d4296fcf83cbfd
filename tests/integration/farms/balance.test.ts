import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";

let world: World;
let order: typeof orders.$inferSelect;
let share: number;
/** The farm's balance before the test. */
let before: { earned: number; pending: number };
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));
beforeEach(async () => {
  before = await getBalance(world.deps, world.goods.farmId);
  order = await world.order(await world.person());
  const [line] = await world.deps.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  share = line!.farmShare;
});

/** What the test's order has added to the farm's balance. */
async function given() {
  const now = await getBalance(world.deps, world.goods.farmId);
  return { earned: now.earned - before.earned, pending: now.pending - before.pending };
}

const deliver = (at: Date) => markDelivered(world.market.database.sql, order.number, at);

const refundUnit = () => refundOne(world.deps, order.number, { cause: "poor_quality" });
/** Milliseconds until the start of the first day on which something delivered now can be paid out. */
const untilPayable = (from: Date) =>
  startOfBusinessDay(addDays(businessDayAt(from), DEFAULT_SETTINGS.payoutDelayDays)).getTime() -
  from.getTime();

it("A share is pending until three calendar days after the delivery, and earned from then on", async () => {
  expect(await given()).toEqual({ earned: 0, pending: share });
  const arrived = world.clock.now();
  await deliver(arrived);
  expect(await given()).toEqual({ earned: 0, pending: share });
  world.clock.pass(untilPayable(arrived) - 1);
  expect(await given()).toEqual({ earned: 0, pending: share });
  world.clock.pass(1);
  expect(await given()).toEqual({ earned: share, pending: 0 });
});

it("A refund reduces the pending amount until the share is earned, and the earned amount afterward", async () => {
  const arrived = world.clock.now();
  await deliver(arrived);
  await refundUnit();
  expect(await given()).toEqual({ earned: 0, pending: Math.ceil(share / 2) });
  world.clock.pass(untilPayable(arrived));
  expect(await given()).toEqual({ earned: Math.ceil(share / 2), pending: 0 });
  await refundUnit();
  expect(await given()).toEqual({ earned: 0, pending: 0 });
});

it("A canceled order leaves nothing pending", async () => {
  await refundUnit();
  await refundUnit();
  expect(await given()).toEqual({ earned: 0, pending: 0 });
});

it("A balance does not ask order by order what was given back of deliveries that failed", async () => {
  const { sql } = world.market.database;
  await world.deps.db
    .update(orders)
    .set({ state: "failed_delivery" })
    .where(eq(orders.id, order.id));
  await sql`alter function is_given_back rename to is_out_of_reach`;
  try {
    expect(await given()).toEqual({ earned: 0, pending: share });
  } finally {
    await sql`alter function is_out_of_reach rename to is_given_back`;
  }
});
