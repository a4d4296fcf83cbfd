import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
  const { sql } = market.database;
  await sql`insert into settings (key, value, updated_at)
    values ('windowCapacities', '{"morning": 500, "afternoon": 500, "evening": 500}', now())
    on conflict (key) do update set value = excluded.value`;
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  clock = movableClock("2026-11-23T18:00:00Z");
  deps = { ...market.deps, clock };
});
afterEach(() => assertInvariants(market.database.sql, clock.now()));
const goTo = (instant: number) => clock.pass(instant - clock.now().getTime());

async function begun(size: "small" | "medium" | "large") {
  const home = await household(market, deps, { plan: { size } });
  await begin(home);
  const boxes = async () => (await home.call((api) => api.boxes.own.read()))!.boxes;
  return { ...home, boxes };
}
type Home = Awaited<ReturnType<typeof begun>>;

/** What the household was shown and emailed the day before its next box closed, and what was then placed. */
async function nextBox({ boxes, user }: Home) {
  const next = (await boxes()).find(({ isOpen }) => isOpen)!;
  goTo(new Date(next.dueAt!).getTime() - 12 * HOUR);
  await remindOfBoxes(deps);
  const shown = (await boxes()).find(({ id }) => id === next.id)!.contents!;
  const [mail] = await market.database.sql<{ text: string }[]>`
    select text from emails where to_address = ${user.email} and dedupe_key like ${`box_reminder:${next.id}:%`}`;
  goTo(new Date(next.dueAt!).getTime());
  await chargeBoxes(deps);
  const placed = (await boxes()).find(({ id }) => id === next.id)!;
  expect(placed.state).toBe("placed");
  await planBoxes(deps);
  return { shown, mail: mail!.text, placed: placed.contents! };
}

test("a household gets the goods it was shown, and no product in three boxes in a row", async () => {
  const home = await begun("medium");
  const came: number[][] = [];
  for (let week = 0; week < 6; week += 1) {
    const { shown, mail, placed } = await nextBox(home);
    const ids = placed.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids).toEqual(shown.map(({ id }) => id).toSorted((a, b) => a - b));
    for (const { name, farmName } of placed)
      expect(mail).toMatch(new RegExp(`${name}.*${farmName}`));
    came.push(ids);
  }
  const thirds = came.flatMap((box, week) =>
    box.filter((id) => [1, 2].every((ago) => came[week - ago]?.includes(id))),
  );
  expect(thirds).toEqual([]);
  expect(new Set(came.flat()).size).toBeGreaterThan(20);
});

test("twelve boxes of one week include most farms, and no farm gets many times its share", async () => {
  const homes = [];
  for (let count = 0; count < 12; count += 1) homes.push(await begun("small"));
  const first = (await homes[0]!.boxes())[0]!;
  goTo(new Date(first.dueAt!).getTime());
  await chargeBoxes(deps);
  const farms: string[] = [];
  for (const { boxes } of homes)
    farms.push(...(await boxes())[0]!.contents!.map((one) => one.farmName));
  const units = Object.values(Object.groupBy(farms, (name) => name)).map((all) => all!.length);
  const [inSeason] = await market.database.sql<{ farms: number }[]>`
    select count(distinct farm_id)::int as farms from products
    where visible and season_months @> array[12]
      and category = any(array['vegetables', 'fruit', 'herbs', 'eggs-dairy', 'bakery', 'pantry']::category[])`;
  // In 20,000 simulations, 11 to 18 of 18 farms were included, and the largest share was 6 to 14 of 60 units.
  expect(units.length).toBeGreaterThan(0.5 * inSeason!.farms);
  expect(Math.max(...units)).toBeLessThanOrEqual(5 * (farms.length / inSeason!.farms));
});
