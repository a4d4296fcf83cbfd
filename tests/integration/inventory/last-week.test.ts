import { afterAll, beforeAll, expect, it } from "vitest";
import { weekOf } from "#shared/analytics/sales-periods.ts";
import { editsOf, takenBack } from "#shared/inventory/bulk-edit.ts";
import { planSameAsLastWeek } from "#shared/inventory/last-week.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";

let at: DeliveryDay;
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());

const shelf = () => at.fern.call((api) => api.farmer.inventory.shelf({}));
const lastWeek = () => at.fern.call((api) => api.farmer.inventory.lastWeek({}));
const setStock = (expected: number, value: number) =>
  at.fern.call((api) =>
    api.farmer.inventory.edit({
      productId: at.ids.beets,
      change: { column: "stock", expected, value },
    }),
  );

it("proposes the most a farm had of each product last week, which can be saved and undone", async () => {
  await setStock(900, 5);
  at.clock.pass(7 * 24 * HOUR);
  await setStock(5, 40);
  await setStock(40, 12);
  // This week's own movements do not count as last week's.
  expect((await lastWeek()).stock).toContainEqual({ productId: at.ids.beets, units: 900 });
  const filled = weekOf(businessDayAt(at.clock.now())).from;
  at.clock.pass(7 * 24 * HOUR);
  await setStock(12, 3);
  const found = await lastWeek();
  expect(found).toMatchObject({ from: filled, to: addDays(filled, 6) });
  expect(found.stock).toEqual([
    { productId: at.ids.beets, units: 40 },
    { productId: at.ids.leeks, units: 900 },
  ]);

  const steps = planSameAsLastWeek((await shelf()).rows, found.stock);
  const edits = editsOf(steps);
  expect(edits).toEqual([
    { productId: at.ids.beets, change: { column: "stock", expected: 3, value: 40 } },
  ]);
  await at.fern.call((api) => api.farmer.inventory.bulkEdit({ edits }));
  expect((await at.stockOf(at.ids.beets)).onHand).toBe(40);
  await at.fern.call((api) => api.farmer.inventory.bulkEdit({ edits: takenBack(edits) }));
  expect((await at.stockOf(at.ids.beets)).onHand).toBe(3);
});

it("tells a farm nothing about another's stock", async () => {
  const told = (await lastWeek()).stock.map(({ productId }) => productId);
  expect(new Set(told)).toEqual(new Set([at.ids.beets, at.ids.leeks]));
  await expect(
    at.ana.call((api) => api.farmer.inventory.lastWeek({ farmId: at.ids.farmId })),
  ).rejects.toMatchObject({ code: "FORBIDDEN" });
});
