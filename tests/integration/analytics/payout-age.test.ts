import { afterAll, beforeAll, expect, it } from "vitest";
import { approveRun } from "#server/services/payments/payouts/decide.ts";
import { getPayoutAge } from "#server/services/analytics/payout-age.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DAY, HOUR } from "#tests/support/market/clock.ts";
import {
  deliver,
  growingFarm,
  hear,
  nextRun,
  passToPayoutDay,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payout-runs.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** The figure, after the seconds for which it is cached. */
const age = () => {
  world.clock.pass(HOUR / 4);
  return getPayoutAge(world.deps);
};

/** An order of so many units at its door, two days after the one before. Answers when. */
async function delivered(units: number): Promise<number> {
  world.clock.pass(2 * DAY);
  const { order } = await sold(world, units);
  await deliver(world, order);
  return world.clock.now().getTime();
}

/** Sends what is due to every farm on the next payout day. */
async function payEveryone(): Promise<void> {
  const admin = await world.person("admin");
  const run = await nextRun(world);
  await approveRun(world.deps, admin.user, run.id);
  world.clock.pass(HOUR / 4);
  await sweepPayments(world.deps);
  await hear(world);
}

it("The age of farms' money is the days from delivery to payout of half of it, by the cent", async () => {
  const farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  passToPayoutDay(world);
  expect(await age()).toBeNull();
  // By the cent it is the day of the seven units; neither the first, nor the last, nor the one in the middle.
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
