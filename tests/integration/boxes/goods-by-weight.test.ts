import { afterAll, beforeAll, expect, test } from "vitest";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { boxChoices } from "#server/services/boxes/filling/goods.ts";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { begin, firstSwappable, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

async function sellByWeight(ids: readonly number[]) {
  await market.database.sql`
    update products set pack_unit = 'lb', pack_quantity = 2, expected_weight = 170 where id = any(${[...ids]}::int[])`;
}

test("goods that are now sold by weight are not in any box, swap offer or list of goods for boxes", async () => {
  const clock = movableClock("2026-11-23T18:00:00Z");
  const deps = { ...market.deps, clock };
  const home = await household(market, deps, { plan: { size: "medium" } });
  const { chargeAt } = await begin(home);
  const { box, wanted } = await firstSwappable(home);
  const weighed = [wanted.id, ...box.contents!.slice(1).map(({ id }) => id)];
  const names = async () => (await boxChoices(deps)).map(({ id }) => id);
  const shop = async () => {
    const all = { sort: "recommended", limit: 500, box: true } as const;
    return (await listProducts(deps, all)).items.map(({ id }) => id);
  };
  expect(await names()).toEqual(expect.arrayContaining(weighed));
  expect(await shop()).toEqual(expect.arrayContaining(weighed));

  await sellByWeight(weighed);
  const isLeft = (ids: readonly number[]) => ids.filter((id) => weighed.includes(id));
  expect(isLeft(await names())).toEqual([]);
  expect(isLeft(await shop())).toEqual([]);
  const now = (await home.call((api) => api.boxes.own.read()))!.boxes[0]!;
  const out = now.contents![0]!.id;
  expect(isLeft(now.contents!.map(({ id }) => id))).toEqual([]);
  const offers = await home.call((api) => api.boxes.own.swapOffers({ id: box.id, out }));
  expect(isLeft(offers.map(({ id }) => id))).toEqual([]);
  await expect(
    home.call((api) => api.boxes.own.swap({ id: box.id, out, in: wanted.id })),
  ).rejects.toMatchObject({ code: "CONFLICT" });

  clock.pass(new Date(chargeAt).getTime() - clock.now().getTime());
  await chargeBoxes(deps);
  const placed = (await home.call((api) => api.boxes.own.read()))!.boxes[0]!;
  expect(placed.state).toBe("placed");
  expect(isLeft(placed.contents!.map(({ id }) => id))).toEqual([]);
  await assertInvariants(market.database.sql, clock.now());
});
