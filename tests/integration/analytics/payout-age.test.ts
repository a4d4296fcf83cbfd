import { afterAll, beforeAll, expect, it } from "vitest";
import { getPayoutAge } from "#server/services/analytics/payout-age.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DAY, HOUR } from "#tests/support/market/time/clock.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  nextRun,
  passToPayoutDay,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** The figure, read after its cache has expired. */
const age = () => {
  world.clock.pass(HOUR / 4);
  return getPayoutAge(world.deps);
};

/** Delivers an order of this many units, two days after the previous one. Returns the time in milliseconds. */
async function delivered(units: number): Promise<number> {
  world.clock.pass(2 * DAY);
  const { order } = await sold(world, units);
  await deliver(world, order);
  return world.clock.now().getTime();
}

/** Pays every farm what is due on the next payout day. */
async function payEveryone(): Promise<void> {
  const admin = await world.person("admin");
  const run = await nextRun(world);
  await approveAsShown(world.deps, admin.user, run.id);
  world.clock.pass(HOUR / 4);
  await sweepPayments(world.deps);
  await processReportedEvents(world.deps);
}

it("The payout age is the days from delivery until half of the money was paid out, by amount", async () => {
  const farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  passToPayoutDay(world);
  expect(await age()).toBeNull();
  // Weighted by amount, the order of seven units decides; not the first order, the last one or the median.
  await delivered(1);
  const deliveredAt = await delivered(7);
  await delivered(1);
  await delivered(1);
  expect(await age()).toBeNull();
  await payEveryone();
  const [payout] = await payoutsOf(world, farmId);
  expect(payout).toMatchObject({ state: "paid" });
  const days = Math.ceil((payout!.paidAt!.getTime() - deliveredAt) / DAY);
  expect(await age()).toBe(days);
  world.clock.pass(200 * DAY);
  expect(await age()).toBeNull();
});
