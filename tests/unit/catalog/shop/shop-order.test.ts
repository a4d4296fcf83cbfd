import { describe, expect, test } from "vitest";
import { type Placed, shopOrder } from "#shared/catalog/shop/shop-order.ts";
import { addDays } from "#shared/time.ts";

const DAY = "2026-11-23";
const FARMS = Array.from({ length: 60 }, (_, at) => at + 1);

const one = (id: number, facts: Partial<Placed> = {}): Placed => ({
  id,
  farmId: id,
  seasonMonths: [10, 11, 12],
  isAvailable: true,
  isFresh: false,
  featuredUntil: null,
  ...facts,
});
const inOrder = (goods: readonly Placed[], day = DAY) => {
  const order = shopOrder(goods, day);
  return goods.toSorted((a, b) => order.get(a.id)! - order.get(b.id)!).map(({ id }) => id);
};

describe("the recommended order", () => {
  test("is featured goods, then fresh and in season, in season, in stock, sold out", () => {
    const goods = [
      one(1, { isAvailable: false }),
      one(2, { seasonMonths: [6, 7] }),
      one(3),
      one(4, { isFresh: true }),
      one(5, { isAvailable: false, featuredUntil: DAY }),
      one(6, { isFresh: true, featuredUntil: addDays(DAY, -1), seasonMonths: [6] }),
    ];
    const order = inOrder(goods);
    expect(order.slice(0, 3)).toEqual([5, 4, 3]);
    expect(new Set(order.slice(3, 5))).toEqual(new Set([2, 6]));
    expect(order[5]).toBe(1);
  });

  test("gives 60 farms equal shares of the first 24 places over 60 days", () => {
    const goods = FARMS.flatMap((farmId) =>
      Array.from({ length: 1 + (farmId % 4) }, (_, nth) => one(farmId * 10 + nth, { farmId })),
    );
    const firstPages = Array.from({ length: 60 }, (_, at) =>
      inOrder(goods, addDays(DAY, at)).slice(0, 24),
    );
    const days = FARMS.map(
      (farm) => firstPages.filter((ids) => ids.some((id) => Math.floor(id / 10) === farm)).length,
    );
    expect(new Set(days)).toEqual(new Set([24]));
    for (const ids of firstPages)
      expect(new Set(ids.map((id) => Math.floor(id / 10))).size).toBe(24);
    const shown = new Set(firstPages.flat());
    expect(goods.filter(({ id }) => !shown.has(id))).toEqual([]);
    const kept = firstPages[0]!.filter((id) => firstPages[1]!.includes(id));
    expect(kept.length).toBeLessThan(17);
  });

  test.each([2, 8, 24, 60])("puts each of %i farms first once in as many days", (count) => {
    const goods = FARMS.slice(0, count).map((id) => one(id));
    const leaders = goods.map((_, at) => inOrder(goods, addDays(DAY, at))[0]);
    expect(new Set(leaders).size).toBe(count);
  });

  test("is empty for an empty shop", () => {
    expect(shopOrder([], DAY).size).toBe(0);
  });

  test("moves only the product that is featured", () => {
    const goods = FARMS.map((id) => one(id));
    const before = shopOrder(goods, DAY);
    const after = shopOrder(
      goods.map((each) => (each.id === 30 ? { ...each, featuredUntil: DAY } : each)),
      DAY,
    );
    const moved = goods.filter(({ id }) => before.get(id) !== after.get(id)).map(({ id }) => id);
    expect(moved).toEqual([30]);
    expect(new Set(after.values()).size).toBe(goods.length);
  });
});
