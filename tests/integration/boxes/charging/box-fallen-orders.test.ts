import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { lastContents } from "#server/services/boxes/filling/foresee.ts";
import { getPastWeeks } from "#server/services/boxes/past-weeks.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { DAY, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
});
afterEach(() => assertInvariants(market.database.sql, clock.now()));

async function placed() {
  const home = await household(market, deps);
  const terms = await begin(home);
  const read = async () => (await home.call((api) => api.boxes.own.read()))!;
  const charge = async () => {
    clock.pass(Math.max(0, new Date(terms.chargeAt).getTime() - clock.now().getTime()));
    await chargeBoxes(deps);
  };
  const cancel = async () => {
    const number = (await read()).boxes[0]!.orderNumber!;
    await home.call((api) => api.orders.cancel({ number }));
  };
  return { ...home, read, charge, cancel };
}

test("A box whose order was canceled is shown as canceled and no longer counts as delivered", async () => {
  const home = await placed();
  await home.charge();
  expect((await home.read()).lastDay).toBe("2026-12-01");
  await home.cancel();
  const mine = await home.read();
  expect(mine.boxes[0]).toMatchObject({ state: "canceled", day: "2026-12-01" });
  expect(mine.boxes[0]!.orderNumber).not.toBeNull();
  expect(mine.lastDay).toBeNull();
  const box = await firstBox({ deps, call: home.call });
  expect(await lastContents(deps, box.subscriptionId, "2026-12-08")).toEqual([]);
  expect(await home.call((api) => api.boxes.own.cancel())).toEqual({ lastDay: null });
});

test("Past weeks leave out boxes whose order was canceled", async () => {
  const homes = [await placed(), await placed(), await placed()];
  for (const home of homes) await home.charge();
  await homes[0]!.cancel();
  clock.pass(14 * DAY);
  expect((await getPastWeeks(deps)).filter(({ monday }) => monday === "2026-11-30")).toEqual([]);
});
